/**
 * Figures that are named by what was done with the money: "$416.2 billion came in", "it costs $221 billion to make", "in the
 * red by $11.8 billion". Each asks for its amount right beside it; without one the words mean nothing of the kind.
 */
import type { FigureName } from '../statement/statement.ts'
import type { Metric } from './facts.ts'
import type { Entry } from './general-words.ts'

const figure = (name: FigureName): Metric => ({ kind: 'figure', name })

const HEDGES =
  '(?:(?:about|around|nearly|almost|roughly|some|just|only|over|under|a|more than|less than|close to|well over)\\s+)*'
const SIZE =
  '(?:[$€£¥]\\s?\\d[\\d.,]*(?:\\s?(?:thousand|million|billion|trillion|bn|mn|[KMBT])\\b)?|\\d[\\d.,]*\\s?(?:million|billion|trillion|bn|mn)s?(?: (?:US[- ])?(?:dollars|euros|pounds))?)'
/** "Every $100 that came in" is what something is told of, no amount of the company's. */
const NOT_EACH = '(?<!\\b(?:every|each) [$€£¥]\\s?1[\\d,]* )'
const CENTS = '(?:\\d[\\d.]*|[a-z]+(?:[- ][a-z]+)?) cents'
/** What may be sold, by no name of its own. */
const GOODS = '(?:goods|stuff|things|wares|merchandise|kit|products? and services?|goods and services)'

/** "… is what …", "it was … that …": the amount is said to be what somebody did, whose name may be blanked. */
const IS_WHAT = `(?:(?<=${SIZE} )(?:is|was)|(?<=${SIZE}[^.;:]{0,40}: )(?:that|this) (?:is|was)) what`
const IT_WAS = `(?<=\\bit (?:is|was) ${HEDGES}${SIZE} )`
const WHO = "(?:it|they|the [\\w’'-]+(?: [\\w’'-]+)?|[\\w&.’'-]+)"
const WHENEVER =
  '(?=[,.;:]|$| (?:last|this)\\b| (?:in|for|during|over) (?:(?:the|its|fiscal) )*(?:(?:19|20)\\d\\d|(?:first|second|third|fourth|last|latest|same|year|quarter|three|January|February|March|April|May|June|July|August|September|October|November|December)\\b|Q[1-4]))'

export const DEEDS: readonly Entry[] = [
  // "if a firm sells $416.2 billion of stuff"
  {
    pattern: new RegExp(`(?:sold|sells?|selling|shifted|shifts)(?= ${HEDGES}${SIZE}(?: worth)? of ${GOODS}\\b)`),
    metrics: [figure('total_revenue')],
    isVerb: true,
  },
  // "12.5 billion dollars that came in", "$100 taken in"
  {
    pattern: new RegExp(
      `${NOT_EACH}(?<=${SIZE} )(?:that |which )?(?:came|rolled|flowed|poured|streamed|flooded|was taken|were taken|was brought|were brought) in(?=[,.;]| and\\b| in (?:19|20)\\d\\d)`,
    ),
    metrics: [figure('total_revenue')],
  },
  // "Of the $416.2 billion it took in"
  {
    pattern: new RegExp(
      `${NOT_EACH}(?<=${SIZE} )(?:that |which )?(?:it|they|the (?:company|group|firm)|[A-Z][\\w&.’'-]*) (?:had )?(?:took in|takes in|taken in|brought in|brings in|rang up|collected)(?=[,.;]|$)`,
    ),
    metrics: [figure('total_revenue')],
  },
  // "$681.0 billion is what Walmart took in", "it was $132.2 billion that Alphabet earned"
  ...(
    [
      ['(?:took in|takes in|brought in|brings in|rang up|turned over)', 'total_revenue'],
      ['(?:earned|earns|netted|made in profit|made after tax(?:es)?)', 'net_income'],
    ] as const
  ).map(([verb, name]) => ({
    pattern: new RegExp(`(?:${IS_WHAT}|${IT_WAS}that)\\s+(?:${WHO}\\s+)?${verb}${WHENEVER}`),
    metrics: [figure(name)],
  })),
  {
    pattern: new RegExp(`what (?:it|they) sold (?:it |them )?for(?= ${HEDGES}${SIZE})`),
    metrics: [figure('total_revenue')],
  },
  {
    pattern:
      /(?:making|producing|supplying|sourcing) (?:the |its |those |these )?(?:products|goods|things|wares|merchandise)(?: (?:that )?it (?:sold|sells))?(?= costs? )/,
    metrics: [figure('cost_of_revenue')],
  },
  // "$94.0B in, $23.4B out the bottom"
  {
    pattern: new RegExp(`(?<=(?:^|[:;.] )(?:[^\\d:;.]{0,24}: )?${SIZE} )in(?=, ${SIZE} (?:out|left|kept)\\b)`),
    metrics: [figure('total_revenue')],
  },
  {
    pattern: new RegExp(`(?<=\\bin, ${SIZE} )(?:out (?:of )?the (?:bottom|other end)|left over|kept)(?=[,.;]|$)`),
    metrics: [figure('net_income')],
  },
  // "it costs $221.0 billion to make", "each dollar of sales cost 75 cents to supply"
  {
    pattern: new RegExp(
      `(?<=\\bcosts? (?:it |them |the (?:company|group|firm) |[A-Z][\\w&.’'-]* )?${HEDGES}(?:${SIZE}|${CENTS}) )to (?:make|produce|supply|stock|source|deliver|provide)(?=[,.;]|$| and\\b| what (?:it|they) sold)`,
    ),
    metrics: [figure('cost_of_revenue')],
  },
  // "finished in the red, this time by $11.8 billion"
  {
    pattern: new RegExp(
      `(?<=\\bin the red,? (?:this time |again |once more |now )?)(?:by|to the tune of)(?= ${HEDGES}${SIZE})`,
    ),
    metrics: [figure('net_income')],
    isNegated: true,
    isVerb: true,
  },
  {
    pattern: new RegExp(`${'(?<=\\bin the black,? (?:this time |again |once more |now )?)'}by(?= ${HEDGES}${SIZE})`),
    metrics: [figure('net_income')],
    isVerb: true,
  },
  // "less tax of $20.7 billion", "interest cost it $438 million"
  {
    pattern: new RegExp(`(?<=\\b(?:less|minus|after|and|plus) )tax(?:es)?(?= of ${HEDGES}${SIZE})`),
    metrics: [figure('income_tax_expense')],
  },
  {
    pattern: new RegExp(
      `(?<![\\w-] )(?:net )?interest(?= (?:cost|costs|took|takes|ate|eats|swallowed|consumed|absorbed|came to|of)\\b[^.;%]{0,40}${SIZE})`,
    ),
    metrics: [figure('other_interest_income_expense_net')],
    isNegated: true,
  },
  // "Its tax bill rose, yet the rate fell from 25.5% to 23.4%"
  {
    pattern:
      /(?<=\btax(?:es)?\b[^.;]{0,90}(?:[^.;]\.\d[^.;]{0,60})*)(?:the|its) rate(?= (?:fell|rose|was|dropped|went|climbed|came|slipped|edged|stood|is|eased)\b[^.;]{0,24}\d[\d.]*\s?(?:%|per ?cent))/,
    metrics: [{ kind: 'ratio', name: 'effective_tax_rate' }],
  },
  // "$1.57 apiece"
  {
    pattern: /(?<=\bshares\b[^;]*[$€£]\d+\.\d\d )(?:apiece|each)/,
    metrics: [figure('diluted_eps'), figure('basic_eps')],
  },
  {
    pattern:
      /(?<=\bbasic (?:earnings|eps)\b.*)dilution (?:trims|cuts|brings|takes|reduces|whittles|knocks|lowers)(?: (?:that|it|this|them))?(?: down)? to/,
    metrics: [figure('diluted_eps')],
    isVerb: true,
  },
]

const BEHIND =
  /^(?:(?:(?:(?:that|this) )?(?:is|was) what|that)\s+(?:(?:the )?[\w&.’'-]+\s+){0,2}(?:took in|takes in|brought in|brings in|rang up|turned over|earned|earns|netted|made in profit|made after tax(?:es)?)|(?:that |which )?(?:[\w&.’'-]+ ){1,2}(?:had )?(?:took in|takes in|taken in|brought in|brings in|rang up|collected)|(?:that |which )?(?:\w+ )?(?:came|rolled|flowed|poured|streamed|flooded|taken|brought) in|in|out (?:of )?the (?:bottom|other end)|left over|kept|to (?:make|produce|supply|stock|source|deliver|provide)|apiece|each)$/i
/** Whether the words say of the amount right before them what became of it. */
export const isDeedBehind = (words: string): boolean => BEHIND.test(words)

/** What people who live among figures shorten, in whole words: times, measures, the two letters of a ticker. */
import { shortCompanyName } from '../../format/company-name.ts'
import type { ChatFacts } from '../facts.ts'

type Phrase = readonly [RegExp, string]

const TIMES: readonly Phrase[] = [
  [/\b([1-4])q ?'?(?:20)?(\d\d)\b/gi, 'Q$1 20$2'],
  [/\b([1-4])q\b(?! ?\d)/gi, 'Q$1'],
  [/\b(?:6m|1h|h1) ?'?(?:20)?(\d\d)\b/gi, 'first six months of 20$1'],
  [/\b(?:9m) ?'?(?:20)?(\d\d)\b/gi, 'first nine months of 20$1'],
  [/\b6 ?m(?:o|os|ths?)?\b(?!\w)/gi, 'six months'],
  [/\b9 ?m(?:o|os|ths?)?\b(?!\w)/gi, 'nine months'],
  [/\b(q[1-4]|(?:first|second|third|fourth) quarter|first half|h1)(?: of| in|,)? this (?:fiscal )?year\b/gi, '$1'],
  [/\b(?:q'?s|qtrs)\b/gi, 'quarters'],
  [/\bqtr\b\.?|\bq(?=(?: (?:last|ly|this|of|a year|vs)\b|\s*[?.!,]|$))/gi, 'quarter'],
  [/\byrs\b\.?/gi, 'years'],
  [/\byr\b\.?/gi, 'year'],
  [/\bfys\b/gi, 'fiscal years'],
  [/\bmos\b\.?|\bmths\b/gi, 'months'],
  [/\b(?:LY|PY)\b|\b(?:vs\.?|v\.?|than|over|from|in|on) (?:ly|py)\b/g, 'last year'],
  [/\bye ?'?(?:20)?(\d\d)\b/gi, "the end of '$1"],
  [/\b(?:fye|fy) ?(?:ended? )?(?=[a-z]{3,9}[- ]'?\d\d)/gi, 'year ended '],
  [/\b(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)-'?(\d\d)\b/gi, '$1 20$2'],
  [/\b(?:year-)?end[- ]'?(\d\d)\b(?!%)/gi, "the end of '$1"],
]

const MEASURES: readonly Phrase[] = [
  [/\b(?:n\.?i\.?|NI)\b(?!\w)/g, 'net income'],
  [
    /\b(?:op(?:s|erating|er)?\.? ?(?:cash ?flow|cf|CF)|n?cfo|NCFO|cash ?flow from ops|cash from ops|ocf)\b/gi,
    'operating cash flow',
  ],
  [/\b(investing|investment|financing|fin|inv)\.? (?:cf|cash ?flow)\b/gi, '$1 cash flow'],
  [/\bpre-?tax(?: (?:inc|income|profits?|earnings|result|number|figure))?\b\.?/gi, 'income before taxes'],
  [/\bliabs?\b\.?/gi, 'liabilities'],
  [/\bdivs?\b\.?(?! yield)/gi, 'dividends'],
  [/\brevs?\b\.?/gi, 'revenue'],
  [/\bopex\b/gi, 'operating expenses'],
  [/\binventry\b|\binvty\b/gi, 'inventory'],
  [/\bs\/?e\b(?= ratio)|\bshareholder equity\b|\bstockholder equity\b/gi, "shareholders' equity"],
  [/\bSBC\b/g, 'stock-based compensation'],
  [/\bD&A\b/g, 'depreciation and amortization'],
  [/\bs&m\b/gi, 'sales and marketing'],
  [/\bg&a\b/gi, 'general and administrative'],
  [/\br ?(?:and|n|'n'|\+) ?d\b/gi, 'R&D'],
  [/\bsga\b|\bsg ?(?:and|n|\+) ?a\b/gi, 'SG&A'],
  [/\bgm\b(?! (?:foods|motors))/gi, 'gross margin'],
  [/\bst (?:debt|borrowings?)\b/gi, 'short-term debt'],
  [/\blt (?:debt|borrowings?)\b/gi, 'long-term debt'],
  [/\bst (?:inv|investments?)\b\.?/gi, 'short-term investments'],
  [/\bp\/?p&?e\b/gi, 'property, plant and equipment'],
  [/\bnci\b|\bnoncontrolling int(?:erests?)?\b\.?/gi, 'noncontrolling interests'],
  [/\bintl\b\.?|\bint'l\b/gi, 'International'],
  [/\bsegs?\b\.?/gi, 'segments'],
  [/\bdepts?\b\.?/gi, 'departments'],
  [/\bgeos?\b/gi, 'regions'],
  [/\bpct\b\.?|\bperc\b\.?/gi, 'percent'],
  [/\bbps\b/gi, 'basis points'],
  [/\bbuy[- ]backs\b|\bbuy-back\b/gi, 'buybacks'],
  [/\bbucks\b/gi, 'dollars'],
  [/(?<=\d ?)(?:bil|bill)s?\b\.?/gi, 'billion'],
  [/(?<=\d ?)(?:mil|mill)s?\b\.?/gi, 'million'],
  [/\bavgs?\b\.?/gi, 'average'],
  [/\bamts?\b\.?/gi, 'amount'],
  [/\bchgs?\b\.?/gi, 'change'],
  [/\bcurr\b\.?(?= (?:assets|liab))/gi, 'current'],
]

const MOST = '(?:(?:the )?(?:most|biggest|largest|greatest|more|fewest|least) )?(?:of )?(?:its |their )?'
/** What said by a verb is another figure than its noun: sales that were lost are no loss, shares are bought back. */
const DEEDS: readonly Phrase[] = [
  [
    /\bcash (?:(?:that )?(?:it|they|we|[\p{L}&.]+) )?(?:made|generated|brought in|earned|produced|threw off)(?: by| from| in| through)? (?:its |their |the |day-to-day )*operations\b/giu,
    'operating cash flow',
  ],
  [/\b(revenues?|sales|turnover) loss(?:es)?\b/gi, '$1 decline'],
  [
    new RegExp(
      `\\b(?:lost|loses?|losing) (?=${MOST}(?:dollars?|revenues?|sales|turnover|ground|billions?|millions?|in (?:dollars?|revenues?|sales|percent|absolute))\\b)`,
      'gi',
    ),
    'shed ',
  ],
  [
    new RegExp(`\\b(?:bought|buy|buys|buying) back (${MOST})(?:own )?(?:stock|shares)\\b`, 'gi'),
    'spent $1share repurchases',
  ],
  [/\b(spen[dt]|pa(?:y|id)) (the (?:most|least)|most|least) (?:on|for) acquisitions\b/gi, '$2 spent on acquisitions'],
  [/\bacquisitions? (?:spend(?:ing)?|outlays?|bill|cost|payments?)\b/gi, 'paid for acquisitions'],
  [/\b(?:ring|rings|rang|ringing) up(?= (?:on|in|per|each|every|for|during|a)\b|[?.!,]|$)/gi, 'take in'],
]

/** Tickers of two letters are too short for a name in a sentence; of a question in capitals they are the company. */
function withTickers(text: string, { tickers, company }: ChatFacts): string {
  return tickers
    .filter((one) => one.length === 2)
    .reduce(
      (said, one) => said.replace(new RegExp(`(?<![\\w&])\\$?${one}(?![\\w&])`, 'g'), shortCompanyName(company)),
      text,
    )
}

export const spelledShort = (text: string, facts: ChatFacts): string =>
  [...TIMES, ...MEASURES, ...DEEDS].reduce(
    (said, [pattern, plain]) => said.replace(pattern, plain),
    withTickers(text, facts),
  )

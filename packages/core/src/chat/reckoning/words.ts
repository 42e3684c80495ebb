/** The words of questions that reckon: each is what is to be done, a filler, or goes with figures of one kind alone. */

import { isColourful, isTellingVerb } from '../../figures-in-words/harmless-words.ts'

export type Op =
  | 'sum'
  | 'minus'
  | 'times'
  | 'over'
  | 'share'
  | 'of'
  | 'more'
  | 'less'
  | 'than'
  | 'beside'
  | 'up'
  | 'down'
  | 'moved'
  | 'by'
  | 'every'
  | 'negative'
  | 'positive'
  | 'and'
  | 'yes'
  | 'limit'
  | 'part'
  | 'fold'
  | 'rank'
  | 'since'

/** Phrases that are one word here, longest meaning first. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  // "Cash flow, and how much of it was capex": the whole is what was named before.
  [
    /\b(?:(?:what|which) (?:share|part|percentage|percent) of|how much of|%\s*of) (?:it|that|this|them|those|which)\b/gi,
    ' §share §of ',
  ],
  [/^if (?:you|we|one|i) (?=(?:add|sum|put|combine|take)\b)/gi, ''],
  [
    /\bworking capital(?: [^()]*\(current assets (?:less|minus) current liabilities\))?/gi,
    ' current assets §minus current liabilities ',
  ],
  [
    /\b(?:by )?how many times(?: over)?(?: as (?:large|big|much|high|great))?\b|\btimes (?:by )?how (?:much|many)\b|\bby what (?:factor|multiple)\b/gi,
    ' §times ',
  ],
  [/\bhow much (?:more|higher|larger|bigger|greater)\b/gi, ' §by §more '],
  [/\bhow much (?:less|lower|smaller|fewer)\b/gi, ' §by §less '],
  [
    /\bby how (?:much|many(?: dollars| percent| per cent)?)\b|\bby what (?:amount|percentage|percent)\b|\bhow many (?:percent|per cent)\b/gi,
    ' §by ',
  ],
  [/\b(?:divided|measured) by\b|\bper dollar of\b|\bfor (?:each|every) dollar of\b|\bto each dollar of\b/gi, ' §over '],
  [/\bin (?:relation|proportion) to\b/gi, ' §share §over '],
  [
    /\b(?:in|as)(?: an?)? (?:share|percent(?:age)?|per cent|pct|fraction|proportion|part|portion|%)(?: (?:of|to)| relative to)\b/gi,
    ' §share §over ',
  ],
  [
    /\b(?:in|as)(?: an?)? (?:percent(?:age)?|per cent|pct|fraction|proportion|%)(?: terms)?(?=\s*[?.!]*$)/gi,
    ' §share ',
  ],
  [
    /\b(?:what |which |how (?:big|large|high|great|small) (?:a |an )?)?(?:share|percent(?:age)?|per cent|pct|fraction|proportion|part|portion|slice|chunk|cut) of\b|%\s*of\b|\bhow much of\b/gi,
    ' §share §part ',
  ],
  [
    /\b(?:add(?:s|ed|ing)?|sum(?:s|med)?|t[ao]ken|put|taking) (?:up|together)\b|\b(?:sum|total) of\b|\bin (?:sum|total)\b|\ball (?:together|told|in all)\b|\btaken? together\b|\bcombin\w+\b|\baltogether\b|\bcumulative(?:ly)?\b|\bjointly\b|\bon top of\b|\bin addition to\b/gi,
    ' §sum ',
  ],
  [/\b(?:gap|difference|spread|distance|margin) between\b|\bnet of\b/gi, ' §minus '],
  [/\b(?:by|in) (?:size|amount)\b(?=\s*[?.!]*$)/gi, ' '],
  [/\b(?:up or down|down or up|from what to what|(?:since )?the year before and now)\b/gi, ' §moved '],
  [
    /\b(?:every|each) (?:single )?year\b|\b(?:(?:two|three|2|3) )?(?:years|times) (?:in a row|running|straight|on end|in succession|one after (?:the other|another))\b|\byear (?:after|by|on) year\b|\b(?:in each|over all) (?:of the )?(?:two|three|2|3)? ?years\b|\b(?:over |for |in |of )?(?:the |all )?(?:last |past )?(?:two|three|2|3) (?:fiscal )?years\b(?! (?:ago|earlier|before|back))/gi,
    ' §every ',
  ],
  [/\b(?:went|go|goes|gone|going) up\b/gi, ' §up '],
  [/\b(?:went|go|goes|gone|going) down\b/gi, ' §down '],
  [/\b(?:turn(?:ed)?|below|under) (?:negative|zero)\b|\bin the red\b/gi, ' §negative '],
  [/\b(?:above|over) zero\b|\bin the black\b/gi, ' §positive '],
]

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Say nothing of their own beside figures: who tells, how it is written, that it is. */
const IDLE = set(
  'a an the it its they their them this that these those there here is was are were be been being did does do doing done has have had having in of for on to from at with as so then also just only what which how much many i you we us me amount amounts figure figures value values reported report reports stated company firm group total totals overall please give show tell come comes came stand stands stood all alone itself compute calculate calculated work out get got gets make makes made size big large high great dollar dollars money fiscal whole entire question know look looks like who whose where',
)

const OPS: Readonly<Record<string, Op>> = Object.fromEntries(
  (
    [
      ['sum', 'plus + add added adding adds together both'],
      ['minus', 'minus − - subtract less'],
      ['times', 'times factor multiple multiply multiplied ratio cover covers covered'],
      ['over', '/ ÷'],
      ['share', 'share percent percentage pct % fraction proportion portion'],
      [
        'more',
        'more larger bigger higher greater above exceed exceeds exceeded top tops topped outweigh outweighs outweighed surpass surpassed surpasses beat beats outstrip outstripped over',
      ],
      ['less', 'smaller lower fewer below under'],
      ['than', 'than'],
      ['since', 'since'],
      ['rank', 'rank order sort ranked sorted ordered ranking'],
      ['beside', 'versus vs against compared compare compares comparison relative next'],
      [
        'up',
        'rise rose risen rising grow grew grown growing growth increase increased increasing climb climbed gain gained jump jumped up higher',
      ],
      [
        'down',
        'fall fell fallen falling decline declined declining decrease decreased decreasing drop dropped dropping shrink shrank shrunk shrinking shrinks down collapse collapsed plunge plunged slump slumped dip dipped sink sank sunk',
      ],
      ['moved', 'change changed changes move moved moves develop developed'],
      ['every', 'yearly'],
      ['fold', 'double doubled triple tripled quadruple quadrupled halve halved'],
      ['negative', 'negative'],
      ['positive', 'positive'],
      ['and', 'and , &'],
    ] as const
  ).flatMap(([op, words]) => words.split(' ').map((word): [string, Op] => [word, op])),
)

/** Verbs and nouns that go with figures of one kind: what it does there is what the figure is. */
const GUARDED: readonly (readonly [ReadonlySet<string>, RegExp])[] = [
  [
    set('spend spends spent spending cost costs paid pay pays expense expenses goes go went eat eats ate eaten'),
    /^(?:expense:|cost_of|operating_expenses|income_tax|other:(?:capital|dividends|share_repurchases|acqui|interest|taxes|stock))/,
  ],
  [
    set('bring brings brought sell sells sold revenue revenues sales take takes took in'),
    /^(?:business|geography):|^total_revenue|&| and |without|abroad/,
  ],
  [
    set(
      'return returns returned back shareholders shareholder stockholders investors owners stock acquired shares company own purchase purchases purchased bought out',
    ),
    /^other:(?:dividends|repurchases|share|stock|buy)/,
  ],
  [set('hold holds held own owns owned owe owes owed end year-end balance sheet lying around'), /^other:/],
  [set('still already'), /./],
  [set('earn earns earned profit'), /^net_income|^diluted_eps|^operating_income/],
]

/** What figures of one kind are put beside. */
const WHOLES = new Set(['total_revenue', 'net_income', 'operating_income', 'other:operating_cash_flow'])

/** @returns what a word does; null = it is not known, and the question is left to others */
export function roleOf(word: string, metrics: readonly string[]): Op | 'idle' | null {
  if (word.startsWith('§')) return word.slice(1) as Op // from PHRASES alone
  const op = OPS[word]
  if (op) return op
  if (IDLE.has(word)) return 'idle'
  const isOf = GUARDED.some(([words, kind]) => {
    const others = metrics.filter((one) => !kind.test(one))
    return words.has(word) && others.length < metrics.length && others.every((one) => WHOLES.has(one))
  })
  if (isOf || isColourful(word)) return 'idle'
  const isOfParts = metrics.some((one) => /^(?:business|geography):/.test(one))
  return !isOfParts && isTellingVerb(word, false) ? 'idle' : null
}

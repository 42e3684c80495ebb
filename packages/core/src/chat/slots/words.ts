/** Words of questions that do something with figures: each phrase is one mark here, the jargon is a figure's own name. */
import { roleOf as roleInFrame } from '../frame/words.ts'

export type Op =
  | 'plus'
  | 'minus'
  | 'over'
  | 'share'
  | 'of-it'
  | 'percent'
  | 'dollars'
  | 'up'
  | 'down'
  | 'moved'
  | 'versus'
  | 'than'
  | 'since'
  | 'more'
  | 'less'
  | 'enough'
  | 'times'
  | 'ratio'
  | 'multiple'
  | 'cover'
  | 'apart'
  | 'sum'
  | 'negative'
  | 'positive'
  | 'and'
  | 'or'
  | 'years'
  | 'of'
  | 'in'
  | 'to'
  | 'from'
  | 'by'
  | 'be'
  | 'which'
  | 'basic-share'
  | 'diluted-share'

type Phrase = readonly [RegExp, string | ((all: string, first: string) => string)]

/** Jargon, short forms and defined measures by the names of the figures that they are of. */
const FIGURES: readonly Phrase[] = [
  [/[‘’]/g, "'"],
  [/[‐-‒]/g, '-'],
  [/(?<!\bdebt)-to-(?=\p{L})/giu, ' to '],
  [/\bwhat (?:has )?hap+en+e?d to\b/gi, ' §moved '],
  // The named measure is of all debt: of one kind it is a ratio of that.
  [/\b((?:long|short)[- ]term) debt to (?=(?:total |shareholders'? )?equity\b)/gi, '$1 debt §over '],
  [/\bwhat'?s\b/gi, 'what is'],
  [
    /\b(?:ocf|cfo|cffo|op(?:erating)?\.? cash ?flows?|op(?:erating)?\.? cash|operational cash ?flows?|cash ?flows? from ops|cash from (?:ops|operations))\b/gi,
    'operating cash flow',
  ],
  [/\bfree[- ]cash[- ]?flow\b|\bfcf\b/gi, 'free cash flow'],
  [/\bdivs?\b|\bdividends? payments?\b|\bdividend(?= (?:and|plus|&|cash|sum|amount)\b)/gi, 'dividends'],
  [
    /\b(?:stock|share)[- ]based comp(?:ensation)?\b|\b(?:stock|share) comp(?:ensation)?\b|\bsbc\b/gi,
    'stock-based compensation',
  ],
  [/\bl(?:ong)?[-/ ]?t(?:erm)? (?=debt|borrowings)/gi, 'long-term '],
  [/\bs(?:hort)?[-/ ]?t(?:erm)? (?=debt|borrowings|investments)/gi, 'short-term '],
  [/\b(?:net )?(?:ppe|pp and e|property,? plant,? (?:and|&) equipment,? net)\b/gi, 'PP&E'],
  [/\b(?:d and a|dep(?:reciation)? ?(?:&|and|\+) ?amort(?:i[sz]ation)?)\b/gi, 'D&A'],
  [/\b(?:cap ?ex(?:penses)?|cap-ex|capital expenses)\b/gi, 'capex'],
  [/\bgoodwill,? and (?=intangible)/gi, 'goodwill §and '],
  [/\bgoodwill and (?=[a-z])/gi, 'goodwill §and '],
  [/\bother intangible assets\b/gi, 'intangible assets'],
  [/\b(?:the )?cash (?:&|and|\+) (?:cash )?equivalents?\b/gi, 'cash and cash equivalents'],
  [/\bcash (?:pile|hoard|stack|pot)\b/gi, 'cash'],
  [/\bcogs\b/gi, 'cost of revenue'],
  [/\bop(?:erating)? (?:income|profit)\b/gi, 'operating income'],
  [/\bfinancial liabilities\b/gi, '§odd'],
  [
    /\b(?:spent|spend|paid|pay|cash paid|money spent) (?:on|for) acquisitions\b|\bacquisitions(?: cash| spend(?:ing)?)?\b/gi,
    'paid for acquisitions',
  ],
  [/\b(?:inventory|stock) build\b/gi, 'inventory increase'],
  [
    /\b(?:securities|short-term securities)(?=.*)(?<!marketable securities)\b(?<=\b(?:excluding|excl\.?|without|ex|not counting|not including|minus the|leaving out) securities)/gi,
    'marketable securities',
  ],
]

/** A figure that leaves out what it never holds: "cash, excluding securities" is cash. */
const EXCLUDED =
  /[,(\s]*\b(?:excluding|excl\.?|without|ex|not counting|not including|but not|leaving out|other than|except(?: for)?)\b[\s-]*(?:the |any |its )?(?:(securities|marketable securities|short-term investments)|(goodwill)|(current portion|current maturities|short-term portion|current part)|(non-?controlling interests?|minority interests?|minorities)|(acquisitions))\)?/gi
const LEFT_OUT: readonly RegExp[] = [
  /\bcash(?! flow)/i,
  /\bintangible/i,
  /\blong[- ]?term debt/i,
  /\b(?:share|stock)holders?'? equity/i,
  /\bcap(?:ital expenditures|ex)\b/i,
]
/** @returns the text without what a figure leaves out anyway */
export const withoutExcluded = (text: string): string =>
  text.replace(EXCLUDED, (all, ...groups: unknown[]) => {
    const at = groups.slice(0, 5).findIndex((one) => typeof one === 'string')
    const figure = LEFT_OUT[at]
    const before = text.slice(0, text.indexOf(all))
    return figure?.test(before) ? ' ' : all
  })

const OPS: readonly Phrase[] = [
  // What one share gets of a figure.
  [
    /\b(?:per|for (?:each|every|one)|on (?:a|each) per|a|each) (basic|diluted)(?: common)?(?: share)?(?: basis)?(?= ?share| basis|\W|$)(?: shares?)?(?: basis)?/gi,
    (_all: string, which: string) => (/^b/i.test(which) ? ' §pbs ' : ' §pds '),
  ],
  [/\bhow (?:much|many) (?:is|was|are|were) (?:this|that|it|those|these) (?=§)/gi, ' §and '],
  [
    /\b(?:how (?:large|big|high|much)|what) (?:a |an )?(?:share|part|percent(?:age)?|%|fraction|portion|proportion|slice|chunk) of (?:it|that|this|them|those|these|which)\b|\bhow much of (?:it|that|this|them|those|these|which)\b|\bthereof\b|\bof which\b/gi,
    ' §of-it ',
  ],
  [
    /\b(?:how much|what) (?:is|was|are|were) (?:it|that|this) (?:as|in) (?:an? )?(?:%|percent(?:age)?|share|pct) of\b/gi,
    ' §over ',
  ],
  [
    /\b(?:in|as)(?: an?)? (?:share|percent(?:age)?|per cent|pct|fraction|proportion|part|portion|%) (?:of|to|relative to|against|vs\.?)(?= )|\b(?:in|as) ?%(?: of)?(?= )|(?:\bpct|\bpercent|%) of(?= )/gi,
    ' §share ',
  ],
  [
    /\b(?:what|which|how (?:big|large|high|great|small)(?: an?)?) (?:share|percent(?:age)?|per cent|pct|fraction|proportion|part|portion|slice|chunk|%) of\b|\bhow much (?:%|percent) of\b|\bhow much of\b|\bhow many (?:percent|per cent|%) of\b/gi,
    ' §share §of ',
  ],
  [/\b(?:the )?(?:share|percentage|fraction|proportion|portion|part) of\b/gi, ' §share §of '],
  [/\b(?:as an? |what |which )?multiple of\b/gi, ' §multiple '],
  [
    /\bhow many (?:times|x)(?: (?:over|as (?:large|big|much|high)|the size of|of))*\b|\b(?:by )?(?:what|which) factor\b|(?<=\s)(?:x|how many) times\b|\btimes how (?:much|many)\b|\b(?:is|are|was|were) how many x\b/gi,
    ' §times ',
  ],
  [
    /\b(?:in|by) (?:relation|proportion|comparison) (?:to|with)\b|\brelative to\b|\bmeasured against\b|\bset against\b|\bdivided by\b|\bout of\b|\bper dollar of\b|\bfor (?:each|every) dollar of\b/gi,
    ' §over ',
  ],
  [/\b(?:compared?|comparing) (?:with|to|against)\b|\bversus\b|\bvs\b\.?|\bagainst\b|\bas opposed to\b/gi, ' §versus '],
  [
    /\b(?:financed|funded|backed|made up|composed|represented|formed) (?:with|by|of)\b|\bmakes? up\b|\bmade up\b|\b(?:consists?|comprises?|sits?|sat|held|lies?|tied up|parked|invested) (?:in|of|as)\b|\b(?:went|goes?|gone|flowed|used) (?:to|for|on|into|towards?)\b/gi,
    ' §be ',
  ],
  [
    /\b(?:take|taking|adding|add|added|sum(?:med)?|put|lump(?:ed)?)?[ -]?(?:up )?(?:together|combined|in (?:total|sum|all)|altogether|jointly|all in)\b|\b(?:the )?(?:sum|total) of\b|\bcombined\b|\b(?:total|combined) (?:cash )?(?:payouts?|returns?|returned)\b/gi,
    ' §sum ',
  ],
  [/\b(?:gap|difference|spread|distance) between\b/gi, ' §apart '],
  [
    /(?<!§)\b(?:less|minus|net of|after deducting|after subtracting|deducting)(?= (?:the |its |total |short|long|cash|capex|capital|stock|dividends|share|buybacks?|debt|operating|free|d&a|inventor|receivables?|current|income|cost|net|property|goodwill|intangible|marketable|and ))/gi,
    ' §minus ',
  ],
  [/\b(?:in addition to|on top of|together with|along with|as well as)\b/gi, ' §plus '],
  [
    /\b(?:enough|sufficient|adequate)(?: [a-z]+)?(?: cash| money)? (?:to|for) (?:pay(?:ing)?(?: for| off| back)?|cover(?:ing)?|fund(?:ing)?|finance|meet(?:ing)?|repay(?:ing)?)\b|\b(?:enough|sufficient) for\b|\b(?:big|large) enough (?:for|to cover|to pay)\b/gi,
    ' §enough ',
  ],
  [
    /\bby how (?:much|many)(?: dollars| percent| %)?\b|\bhow (?:much|many) (?:percent|%|dollars)\b|\bby what (?:amount|percent(?:age)?|%)\b|\bby what\b/gi,
    ' ',
  ],
  [/\bhow far (?:below|above|under|over|behind|ahead of)\b/gi, ' §moved §versus '],
  [/\bhow fast\b|\bhow did\b|\bwhat happened to\b|\bhow (?:has|have)\b/gi, ' §moved '],
  [
    /\b(?:up or down|down or up|higher or lower|lower or higher|grow or shrink|rise or fall|r[io]se or f[ae]ll|increase or decrease|positive or negative|negative or positive|more or less)\b/gi,
    ' ',
  ],
  [/\b(?:go|goes|went|gone|going|come|came) (?:up|higher)\b|\bbuild-?up\b/gi, ' §up '],
  [/\b(?:go|goes|went|gone|going|come|came) (?:down|lower)\b|\bpaid down\b/gi, ' §down '],
  [/\b(?:in the red|below zero|less than zero|under water)\b/gi, ' §negative '],
  [/\b(?:in the black|above zero|more than zero)\b/gi, ' §positive '],
  [
    /\bof what (?:it|they) (?:was|were)\b|\bwhat (?:it|they) (?:was|were)(?= (?:the|a|one|last|in|at)\b)/gi,
    ' §versus ',
  ],
  [/\bto (?:its |the |their )?(?:(?:share|stock)holders|owners|investors)\b/gi, ' '],
  [/\b(?:cash )?returned to (?:the )?(?:share|stock)?(?:holders|owners|investors)\b/gi, ' returned '],
  [
    /\b(?:cash|money) (?=(?:did|does|was|were|has been|is)\b.{0,30}\breturn\w*\b)|\b(?:total )?cash (?=returned\b|return\b)/gi,
    ' §sum ',
  ],
]
const put = (said: string, pattern: RegExp, plain: Phrase[1]): string =>
  typeof plain === 'string' ? said.replace(pattern, plain) : said.replace(pattern, plain)

/** @returns the text with its measures by their plain names and what is done with them marked */
export function marked(text: string, isPrinted: (metric: string) => boolean): string {
  const named = FIGURES.reduce((said, [pattern, plain]) => put(said, pattern, plain), text)
  const measured = measures(isPrinted).reduce((said, [pattern, plain]) => put(said, pattern, plain), named)
  const shared = /\bdebts?\b/i.test(measured)
    ? measured.replace(
        /(?<=\b(?:it|this|that|thereof|is|being|was|are|of)[:,]? )(short|long)[- ]term\b(?! (?:debt|borrowings?|investments?))/gi,
        '$1-term debt',
      )
    : measured
  return OPS.reduce((said, [pattern, plain]) => put(said, pattern, plain), shared)
}

/** Measures that are made of figures; where a definition is given beside them, that counts. */
const measures = (isPrinted: (metric: string) => boolean): readonly Phrase[] => [
  [
    /\bnet debt\b/gi,
    ` total debt §minus cash ${isPrinted('other:short_term_investments') ? '§minus short-term investments ' : ''}`,
  ],
  [/\bequity ratio\b/gi, ' total equity §over total assets '],
  [/\bcapex intensity\b/gi, ' capex §over revenue '],
  [/\bpay-?out ratio\b/gi, ' dividends §over net income '],
]

/** Names of measures that are known by what they are made of. */
export const MADE = /\b(?:net debt|equity ratio|capex intensity|pay-?out ratio)\b/i

/** Names of measures that a definition beside them explains. */
export const DEFINED =
  /\b(?:(?:inventory|stock|asset|receivables?) ?turn(?:over|s)?|net debt|net cash|(?:cash|fcf|free cash flow|earnings) conversion(?: ratio| rate)?|(?:cash )?burn(?: rate)?|pay-?out(?: ratio)?|current ratio|quick ratio|acid test|equity ratio|debt ratio|debt(?:[- ]to[- ]|\/| to )equity(?: ratio)?|leverage(?: ratio)?|gearing|working capital|capex intensity|coverage|cover|solvency(?: ratio)?|liquidity(?: ratio)?|(?:free cash flow|fcf|cash) margin|leveraged|indebted|margin|ratio|after|turns?|turnover|multiple|conversion)\b/gi

const WORDS: Readonly<Record<string, Op>> = Object.fromEntries(
  (
    [
      ['plus', 'plus + add added adding'],
      ['minus', 'minus − - – — subtract'],
      ['over', '/ ÷ over'],
      ['share', 'share portion proportion fraction'],
      ['percent', 'percent percentage pct % percents'],
      ['dollars', 'dollars $ € usd euros'],
      ['versus', 'versus vs against compared compare comparison'],
      ['than', 'than'],
      ['since', 'since'],
      ['more', 'more larger bigger greater exceed exceeds exceeded higher outweigh outweighs above'],
      ['less', 'less smaller fewer lower below'],
      ['times', 'times factor x'],
      ['ratio', 'ratio'],
      ['multiple', 'multiple'],
      ['cover', 'cover covers covered coverage'],
      ['apart', 'difference gap'],
      ['negative', 'negative'],
      ['positive', 'positive'],
      ['and', 'and , & ;'],
      ['or', 'or'],
      ['of', 'of'],
      ['in', 'in within among'],
      ['to', 'to'],
      ['from', 'from between'],
      ['by', 'by via through'],
      ['be', 'is was are were be been does do did make makes made represent represents account accounts'],
      ['which', 'which'],
      ['sum', 'together total summed'],
      ['up', 'increase higher'],
    ] as const
  ).flatMap(([op, words]) => words.split(' ').map((word): [string, Op] => [word, op])),
)
/** Say nothing of their own beside figures. */
const IDLE = new Set(
  'bn bln b mn m mio mm billion billions million millions number numbers pls plz firm left got big size pile exactly please total reported thereof now still already company group overall net value amount balance spent spend spending pay paid return returned returns end both their its a the an what how much many i you me us we there with for on at as this that it they has have had did also just only give show tell get ok hi hello q figure figures running row straight yr versus expressed terms calculate can could all bank insurer retailer business corporation maker'.split(
    ' ',
  ),
)
/** Of a day's balance these move it, which its level does not tell. */
const MOVES = /^(?:spent|spend|spending|pay|paid|return|returned|returns)$/

/** @returns what a word does; null = it may be a condition */
export function roleOf(word: string, metrics: readonly string[]): Op | 'idle' | null {
  if (word === '§pbs' || word === '§pds') return word === '§pbs' ? 'basic-share' : 'diluted-share'
  if (word.startsWith('§')) return word.slice(1) as Op // from the phrases alone
  if (/^(?:two|three|four|five|\d+)$/.test(word)) return null
  const op = WORDS[word]
  if (op) return op
  if (MOVES.test(word))
    return metrics.some((one) => /^other:(?:dividends|share_rep|acqui|capital|stock)|^expense|tax/.test(one))
      ? 'idle'
      : null
  if (IDLE.has(word)) return 'idle'
  const role = roleInFrame(word, metrics, false)
  if (!role) return null
  if (role.kind === 'idle') return 'idle'
  if (role.kind === 'op' && /^(?:up|down|moved)$/.test(role.op)) return role.op as Op
  return null
}

/** What may stand before a figure's name without sorting it. */
export const BEFORE =
  /^(?:§.*|all|a|an|the|its|their|of|to|by|in|on|for|from|with|as|at|was|were|is|are|be|did|does|do|has|have|had|and|or|vs|total|net|reported|overall|company|firm|group|much|many|what|which|how|than|more|less|larger|bigger|there|between|paid|pay|spent|spend|spending|returned|return|returns|end|show|tell|me|us|give|please|pls|you|i|get|up|down|did|bn|m|million|billion|dollars|percent|percentage|pct|%|plus|minus|over|under|share|cover|covers|covered|coverage|ratio|multiple|times|x|exceed|exceeds|exceeded|both|still|already|also|just|only|this|that|these|hi|hello|ok|higher|lower|smaller|greater|above|below|against|versus|compare|compared|increase|decrease|growth|rise|fall|drop|change|moved|grow|held|hold|holds|owed|owe|owes|left|got|since|through|via|[+/÷−–—&,;:$€-])$/

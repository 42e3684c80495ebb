/**
 * A question in plainer words of the same meaning: what people say in many ways ("which slice of sales", "the heaviest
 * cost item", "cough up") becomes the one way that the reader of questions knows. Only phrases that mean one thing.
 */
import { PLAINER_ASKED, type Plainer } from './plain-asked.ts'
import { PLAINER_ONE_WAY } from './plain-one-way.ts'
import { PLAINER_OTHERS } from './plain-others.ts'
import { PLAINER_PARTS } from './plain-parts.ts'
import { PLAINER_LATE, PLAINER_TERMS } from './plain-terms.ts'
import { isOneApart } from './typos.ts'

const COUNTS = ['two', 'three', 'four', 'five']
/** "What kind of sales", "what level of revenue" ask for no share. */
const NO_SHARE =
  'kind|kinds|type|types|sort|sorts|form|level|levels|amount|sum|year|quarter|rate|growth|source|sources|range|share|is|was|are|were|did|does|about|became|becomes|happened|out|one|some|most|all|half'
const WHOLE = '(?:the |its |total |all |net |overall )*(?:sales|revenues?|turnover)'

const PLAINER: readonly Plainer[] = [
  ...PLAINER_ONE_WAY,
  ...PLAINER_ASKED,
  ...PLAINER_TERMS,
  ...PLAINER_OTHERS,
  ...PLAINER_PARTS,
  [/\b(?:pct|pcnt)\b/gi, 'percent'],
  [/\b(this|last|that|the|ago|prior|previous|same) q\b(?!\d)/gi, '$1 quarter'],
  // "Revenue went up, right?"
  [/,\s*(?:right|correct|true|yes|no|eh|huh|isn['’]t it|wasn['’]t it|didn['’]t it|did it|was it)\s*\?\s*$/gi, '?'],
  // "Which unit had the biggest drop?": how it moved, not how large it is
  [
    /\b(?:had|saw|suffered|took|showed|posted|recorded) (?:the |its )?(?:biggest|largest|steepest|sharpest|worst|deepest|greatest) (?:drop|fall|decline|decrease|slump|slide|dip)\b(?! (?:in|of) (?!sales|revenue))/gi,
    'fell most',
  ],
  [
    /\b(?:had|saw|enjoyed|showed|posted|recorded) (?:the |its )?(?:biggest|largest|steepest|sharpest|best|greatest) growth\b(?! (?:in|of) (?!sales|revenue))/gi,
    'grew fastest',
  ],
  [
    /^\s*(?:did|has|have) any(?:thing|one of them| (?:part|division|segment|product|business|line)s?)? (?:shr[iu]nk|fallen?|declined?|decreased?|drop(?:ped)?|go(?:ne)? down)\s*\?/gi,
    'which divisions declined?',
  ],
  [
    /^\s*(?:is|are|was|were) ((?:\S+ ){1,4}?)(?:up|down|higher|lower) (?:from|on|over|against|versus|vs\.?) (?:a year (?:ago|earlier|before)|(?:the )?(?:last|prior|previous) year|the year before)\s*\?/gi,
    'how did $1change?',
  ],
  [
    /\bhow much of (?:a|each|every|one) (?:dollar|euro) of (?:sales|revenues?) (?:is|was|remains|ends up as|becomes|stays as|turns into) (?:net )?(?:profit|income|earnings)\b/gi,
    'what is the net margin',
  ],
  [/\b(?:a |the )?(bigger|larger|smaller) (?:deal|thing|story|business|chunk|contributor|earner) (?=than\b)/gi, '$1 '],
  // "Where did sales fall most?" asks for a region, not for the largest
  [
    /\bwhere (?:did|have|has) (?:the |its )?(?:sales|revenues?|turnover) (?:gr[eo]wn?|risen?|increased?|climb(?:ed)?)(?: the)? (?:most|fastest)\b/gi,
    'which region grew fastest',
  ],
  [
    /\bwhere (?:did|have|has) (?:the |its )?(?:sales|revenues?|turnover) (?:fall(?:en)?|declined?|decreased?|shr[aiu]nk|dropp?(?:ed)?)(?: the)? (?:most|fastest)\b/gi,
    'which region fell most',
  ],
  [
    /\bwhere (?:did|have|has) (?:the |its )?(?:sales|revenues?|turnover) (grow|rise|increase|climb|fall|decline|decrease|shrink|drop)(?=\s*\?|$)/gi,
    'which regions did $1',
  ],
  [/\bcorporate (?=(?:income )?tax)/gi, ''],
  // "Did profit fall more than sales?" compares two changes, not two amounts
  [
    /\b(rise|grow|increase|climb|fall|drop|decline|shrink|decrease) (?:by )?more than (?!(?:last|the (?:prior|previous|year)|expected|in|a|an|twice|half|double|by)\b|[$€£¥\d])/gi,
    '$1 faster than ',
  ],
  [
    /\bwhich (region|country|segment|division|product|market|business) (?:is|was|comes?|came|ranks?|ranked) (?:in )?(second|third|fourth)\b/gi,
    'which is the $2 largest $1',
  ],
  [/\b(?:is|was|are|were) (.+?) making (?:any )?money\b/gi, 'is $1 profitable'],
  [
    /\b(?:is|was|are|were) (?:the |its )?(?:revenues?|sales|business) (?:heavily |too )?(?:concentrated|dependent|reliant) (?:in|on) (?:one|a single) (product|segment|division|region|market)\b/gi,
    'which $1 is the largest',
  ],
  [/\bwho (?:buys|pays|spends) (?:the )?most,? (?=.+ or )/gi, 'which is larger, '],
  [
    /\bwhich (?:part|corner) of the (?:world|globe) (?:pays?|buys?|spends?|brings? in)(?: (?:it|them|[A-Z]\w+))? (?:the )?most\b/gi,
    'which region is the largest',
  ],
  [
    /\b(?:what|which|how much|how (?:large|big) an?) ?(?:share|slice|part|portion|percentage|proportion|fraction)? ?of (?:the |its |their )?(?:profits?|income|earnings) (?:was |is |has |were )?(?:went|goes|go|gone|paid|taken|lost|eaten)(?: up)? (?:to|in|on|as|by|for) (?:the )?(?:income )?(?:tax(?:es|man)?)\b/gi,
    'what was the tax rate',
  ],
  [
    /\bhow much tax (?:is paid |was paid )?(?:per|on (?:each|every|a)|for (?:each|every|a)|of (?:each|every|a)) dollar of (?:pre-?tax )?(?:profit|income)\b/gi,
    'what was the tax rate',
  ],
  // "What did Google Cloud make?", "make from Graphics": what came in, which the answer calls by its name
  [/\bwhat (do|does|did) ((?:\S+ ){1,4}?)make\b(?= (?:in|last|this)\b|\s*\?|$)/gi, 'how much money $1 $2make'],
  [/\bmake (?=(?:from|with) (?!(?:each|every|one|a)\b))/gi, 'bring in '],
  [/\b(?:did|fared|does|do|performed|is doing|has done) (?:the )?best\b/gi, 'grew fastest'],
  [/\b(?:did|fared|does|do|performed|is doing|has done) (?:the )?worst\b/gi, 'grew slowest'],
  // "Did R&D exceed SG&A?": a year, an expectation or an amount to beat is none of the figures
  [
    /\b(?:did|does|do) (?!(?:they|it|we|you|the (?:company|firm))\b)((?:\S+ ){1,5}?)(?:exceed|top(?! line)|surpass|outstrip|outweigh|outsell)s? ((?!(?:last|the (?:prior|previous)|expect|estimat|forecast|guidance|consensus|a )|[$€£¥\d])(?:\S+ ?){1,5}?)\s*\?/gi,
    'is $1larger than $2?',
  ],
  [
    /^\s*(?=(?:(?:second|third|fourth)[- ])?(?:largest|biggest|smallest) (?:\w+ ){1,2}by (?:sales|revenues?)\b)/gi,
    'which is the ',
  ],
  [/\b(?:revenue|sales) (?:line|stream|source)(s?)\b/gi, 'product line$1'],
  [/\b(?:lay|laid|lays) out (?=(?:for|on)\b)/gi, 'spend '],
  [/\bhow (?:large|big) (?:is|was) (?:the |its )?(?:\w+['’]s )?balance sheet\b/gi, 'what were total assets'],
  [/,? and (?:in |for |that of )?the (?:year before|(?:prior|previous) year)(?=\s*\?)/gi, ' this year and last year'],
  [/\b(?:beat|top|exceed|surpass|outstrip)s? (?=(?:last|the (?:previous|prior)) (?:year|quarter)\b)/gi, 'change from '],
  [/^\s*how (?:was|is|did|went) (?:the|this|its) (?:quarter|year)(?: go| turn out| look)?\s*\??\s*$/gi, 'summary?'],
  [/\byearly (?=(?:net |operating )?(?:revenue|sales|turnover|profit|income))/gi, 'annual '],
  [/\byr(s?)\b/gi, 'year$1'],
  [/\bqtr(s?)\b/gi, 'quarter$1'],
  // "What do the Mac and iPad bring in together?"
  [
    /\b(?:what|how much) (?:do|did|does) ((?:the )?\S.*? and .+?) (?:bring in|take in|make|made|sell|come to|add up to) (?:together|combined|jointly|in total|between them)\b/gi,
    'what is $1 together',
  ],
  [
    /\bwhat (?:share|part|percentage|portion|proportion|slice) of (?:the |its )?(?:pre-?tax (?:income|profits?|earnings)|(?:income|profits?|earnings) before (?:income )?tax(?:es)?) (?:(?:was|is|were|has|have|gets?|got) )?(?:went|goes|paid|taken|eaten up|gone)?\s?(?:to|in|on|as|by) (?:the )?(?:income )?tax(?:es|man)?\b/gi,
    'what was the tax rate',
  ],
  [/\bhow profitable (?=(?:is|was|are|were)\b.*\bmargins?\b)/gi, 'what '],
  [/,? as (?:a|its|the) (?=(?:net|gross|operating) margin\b)/gi, ' '],
  [/\bleave(?=s? (?:over )?after\b)/gi, 'make'],
  [/\byears (?:in a row|running|on end|straight) (?=.*\b(?:los[et]|loss|unprofitable)\b)/gi, 'years '],
  [
    /\bhow (?:large|big|small|great|high) (?:a |an |of a )(?:share|slice|part|portion|chunk|percentage)\b/gi,
    'what proportion',
  ],
  [new RegExp(`\\b(?:what|which) (?!(?:${NO_SHARE})\\b)[a-z]+ of (?=${WHOLE}\\b)`, 'gi'), 'what proportion of '],
  [/\b(?:the )?(?:growth rate|rate of growth|pace of growth|growth pace)\b/gi, 'growth'],
  [/\b(strongest|best|highest|quickest)((?: [a-z]+){1,2}) (?:by|in terms of) growth\b/gi, 'fastest growing$2'],
  [/\b(weakest|worst|lowest|poorest)((?: [a-z]+){1,2}) (?:by|in terms of) growth\b/gi, 'slowest growing$2'],
  [/\b(?:heaviest|fattest|heftiest|mightiest|priciest|costliest)\b/gi, 'largest'],
  [/\b(?:tiniest|puniest|lightest|littlest)\b/gi, 'smallest'],
  [/\b(cost|expense|spending) (?:items?|lines?|blocks?|positions?|categor(?:y|ies))\b/gi, '$1'],
  [/\b([2-5]) years\b/g, ' $1 years'],
  [/\b(?:dough|moolah|bucks|quid)\b/gi, 'money'],
  [/\b(?:pull|haul|reel|draw|scoop)(?:s|ed)? in\b/gi, 'bring in'],
  [/\b(?:cough up|fork (?:over|out)|shell out|hand over|stump up|fork up)\b/gi, 'pay'],
  [
    /\bleft (?:over )?(?:of (?:sales|revenues?) )?after (?:the )?(?:cost of (?:sales|revenues?|goods sold)|cogs)\b/gi,
    'gross profit',
  ],
  [
    /\bleft (?:over )?(?:after|once) (?:all |the |everything|every )+(?:costs?|expenses?|bills?)?(?:,? (?:and|&) (?:all )?(?:the )?tax(?:es)?)?\b/gi,
    'net income',
  ],
  [/\bthe (?:take|haul|intake|takings|receipts) (?=(?:from|in|of)\b)/gi, 'the revenue '],
  ...PLAINER_LATE,
]

/** "Wich segment is the smalest": words that ask for a rank, with one slip of the finger. */
const RANKING = [
  'which',
  'smallest',
  'largest',
  'biggest',
  'highest',
  'lowest',
  'fastest',
  'slowest',
  'segment',
  'segments',
]
const superlativesMended = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])\p{Ll}{4,}(?![\p{L}\p{N}])/gu, (word) =>
    RANKING.includes(word) || NO_SLIP.has(word) ? word : (RANKING.find((one) => isOneApart(word, one)) ?? word),
  )
/** Words of their own that lie one letter away. */
const NO_SLIP = new Set(['witch', 'winch', 'while', 'fattest', 'vastest', 'nighest'])

export function plainQuestion(text: string): string {
  const out = PLAINER.reduce((said, [pattern, plain]) => said.replace(pattern, plain as string), text)
  return superlativesMended(out).replace(
    / ([2-5]) years\b/g,
    (_, digit: string) => ` ${COUNTS[Number(digit) - 2]} years`,
  )
}

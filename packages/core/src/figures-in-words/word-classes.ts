/**
 * What kind of word an unknown word is, told by its form and by where it stands. A noun or a name may make the figure
 * another's ("pension costs", "sales in India") and stays unread, and so does every word whose class is in doubt. Verbs of
 * saying and earning, degrees, particles, pronouns and asides cannot: whatever they are, the figure is the same.
 *
 * No tagger decides this: one takes "Services" and "Target" for verbs, and a name taken for a verb is a false mark.
 */
import { besideClauses } from './beside-clauses.ts'
import { freeSegments } from './clauses.ts'
import { paints } from './colour.ts'
import type { Span } from './companies.ts'
import type { DirectionToken } from './directions.ts'
import { isExpense } from './facts.ts'
import { isColourful, isTellingVerb } from './harmless-words.ts'
import { idleNegations } from './idle-negations.ts'
import type { MetricToken } from './lexicon.ts'
import { otherWay } from './money-ways.ts'
import { framesOf } from './narrators.ts'
import type { NumberToken } from './numbers.ts'
import { openSegments } from './open-segments.ts'
import type { OtherName } from './other-figure.ts'
import { officersIn } from './people.ts'
import type { PeriodToken } from './periods.ts'
import { CLAIMING } from './plain-words.ts'
import { trailingClauses } from './trailing-clauses.ts'
import { isVerbForm } from './verb-forms.ts'

/** What this file looks at of a sentence. */
interface Told {
  text: string
  passage: { inTable: boolean }
  metrics: readonly MetricToken[]
  numbers: readonly NumberToken[]
  periods: readonly PeriodToken[]
  directions: readonly DirectionToken[]
  companies: readonly Span[]
  leads?: readonly Span[]
}

/** What a verb may have behind it that belongs to it: a closed class of adverbs of place. */
const PARTICLE =
  /^(?:home|upward|upwards|onward|onwards|in|out|up|off|away|over|back|forth|along|through|aside|around|together|on|forward)$/
/** Verbs by which the amount is missed, wished, somebody else's, moved, or of another time. */
const UNREAL =
  /^(?:miss|lag|trail|owe|forecast|project|target|estimat|guid|budget|defer|impair|refund|exclud|includ|lack|need|want|wish|hop|plan|predict|expect|assum|presum|suppos|restat|adjust|normali[sz]|annuali[sz]|promis|pledg|borrow|lent|lend|repa|donat|return|distribut|repurchas|mask|conceal|hid|outlin|rais|fell|drop|cut|los|writ|wrote|sav|undershot|overst|underst|misst|misrep|divest|acquir|invest|buy|bought|sought|add|gain|increas|decreas|declin|grow|grew|rose|climb|slip|slid|sank|shr|halv|doubl|tripl|deni|deny|avoid|forfeit|forgo|forwent|escap|aim|seek|fail|struggl|attempt|tri(?:ed|es)|deduct|subtract|exce|surpass|outstrip|outpac|outs|outr|outg|outp|overt|overh|eclips|dwarf|rival|match|beat|top|leap|lead|led|follow|overs|unders|net(?:ted)?$|gross|combin|retain|accumulat|accru|capitali[sz]|amorti[sz]|depreciat|hedg|discontinu|continu|recur|defraud|spun|spin|allocat|award|transfer|swap|loan|fund|financ|insur|issu|redeem|settl|fin(?:ed|es)$|sue)/
const PRONOUN = /^(?:i|we|you|they|he|she|it|that|there|who|what|let)['’](?:d|ll|ve|re|m|s)$/i
/** Words that take back what the sentence says, wherever they stand. */
const DENYING =
  /\b(?:typos?|mistak\w+|misprint\w*|(?<!\brounding )errors?|erroneous\w*|fals(?:e|ely|ified)|incorrect\w*|wrong(?:ly)?|untrue|fake[ds]?|fictitious|fiction|myth|l(?:ies|ying|ied)|nonsense|restat\w+|misstat\w+|overstat\w+|understat\w+|den(?:ied|ies|y)|disput\w+|retract\w+|rumou?r\w*|alleged\w*|supposed\w*|bogus|hoax|imaginary|hypothetical\w*|fabricat\w+|invented|was missed|were missed|doubts?|unlikely|impossible|refut\w+|debunk\w+|mirages?|illusions?|fantas(?:y|ies)|pipe dreams?|figments?|guess(?:work|es)?|exaggerat\w+|fraudulent\w*|misl(?:ed|ead\w*)|withdr(?:ew|awn)|bust(?:ed)|nobody (?:says?|said|believes?|believed)|said (?:nobody|no one|no-one)|or so (?:it|they|he|she|the|we|some)|(?:they|he|she|some|others|bulls|bears|critics|sceptics|skeptics|rivals|people) (?:claim|claims|claimed|argue[sd]?|insist(?:s|ed)?|allege[sd]?|reckon(?:s|ed)?|believe[sd]?|swear|swore|thinks?|thought|says?|said|tell|told)|(?:headline|claim|notion|idea|belief|story|theory|suggestion|allegation|assertion|talk|gossip|legend|whisper) that)\b/i
/** Those who have to do with a company and are not the company: what they earn is theirs. */
const OTHERS_HEAD =
  /(?:^|[;:]\s+|,\s+(?:and|but|while)\s+)(?:(?:the|its|their|our|some|many|most|[A-Z]\w+['’]s)\s+)?(?:(?:share|stock)holders|investors|owners|customers|employees|workers|staff|suppliers|partners|sellers|buyers|users|rivals|competitors|peers|lenders|creditors|insiders|executives|lawyers)\s+(?!(?:are|is|was|were|will|would|can|could|may|might|should|must)\b)[a-z]+(?:ed|s|t|k|e|d|n)\s/i

/** ", which sellers earned on its marketplace", "a figure that its suppliers made", ", as its rival booked": then it is theirs. */
const MADE_BY_OTHERS =
  /(?:,\s+|\b(?:figure|sum|number|total|amount|haul)\s+)(?<said>(?:(?:which|that|as)\s+|(?=(?:its|their|the)\s))(?:[a-z][\p{L}’'-]*\s+){0,3}(?:(?!(?:is|was|has|does|this|its|always|as|bosses|executives)\b)[a-z]{3,}s|rival|competitor|peer|supplier|affiliate|subsidiary|parent|partner|predecessor)\s+(?:(?:has|had|have|also|together|jointly|really|actually)\s+)*(?:earned|made(?! (?:up for|room|way|do)\b)|booked|took in|collected|generated|reported|recorded|posted|paid|brought in|received|kept|pocketed|claimed|counted|owed))\b/u
/** ", as the plan called for", "as the company counted barter deals": measured or wished by somebody, not told by the statement. */
const MEASURED_AS =
  /\d[^,;:()]{0,24},?\s+(?<said>(?:as|after|when)\s+(?:[a-z][\p{L}’'-]*\s+){1,4}(?:called for|defines?|defined|counts?|counted|measures?|measured|calculate[sd]?|computed|reckon(?:s|ed)|budgeted|planned|promised|pledged|predicted|forecast|expected|estimated|projected|targeted|hoped|wished|wanted|restated|adjusted|stripped|deducted|excluded|removed|refunded))\b/u
/** "Profit of $3.8 billion was mostly credits": what it is made of. */
const MADE_OF =
  /\d[\d.,]*\s?(?:billion|million|trillion|bn|mn|[mb])?\s+(?<said>(?:was|is|were|are)\s+(?:mostly|mainly|largely|chiefly|entirely|partly|wholly|all|half|in (?:large |good )?part|really|actually)\s+(?!(?:flat|unchanged|stable|steady|in line|the same|level|due|driven|because|thanks|a result)\b)[a-z]+)/i

/** A word that denies the sentence, or a subject that is not the company; null = none. */
export function turnsRound(s: Told, isPerShare: boolean): string | null {
  if (s.passage.inTable) return null
  const denied = DENYING.exec(s.text)?.[0]
  if (denied) return denied
  const made = MADE_BY_OTHERS.exec(s.text) ?? MADE_OF.exec(s.text) ?? MEASURED_AS.exec(s.text)
  if (made?.groups?.said) return made.groups.said
  const way = otherWay(s)
  if (way) return way
  const others = isPerShare ? null : OTHERS_HEAD.exec(s.text)
  if (!others || asidesOf(s).some((one) => one.start < others.index + others[0].length && one.end > others.index))
    return null
  return others[0].trim()
}

/** Who writes, right before what they do. */
const NARRATOR =
  /(?:^|[\s,;:—–(])(?:I|you|one|we['’](?:d|ll|ve)|I['’](?:d|ll|ve|m)|you['’](?:d|ll|ve)|let['’]s|let me)(?:\s+(?:[a-z]+ly|just|also|even|would|might|must|can|had|have))*\s+$/i
const TOUCHED = /(?:^|[\s,;:—–(])(?:I|we|you)\s+(?:am|are|was|were|have been|had been)\s+(?:[a-z]+ly\s+)?$/i
/** What stands between a verb and its number. */
const SIZED =
  /^\s*(?:(?:a|an|up|out|in|over|about|around|nearly|almost|some|just|only|roughly|close|more|less|than|well|approximately|precisely|exactly|another|further|fully|cool|whopping|mere|total|of|the|first|last)\s+)*[−(-]?(?:[$€£¥]|US\$)?\s?$/i
const MANAGED = /\b(?:managed|able|went on|continued|helped|enough|had)\s+(?:it\s+)?to\s+$/i
/** Words that lead a verb to a number it moves to, or measures by. */
const LEADING = /\b(?:to|by|from|than|past|through|below|above|beyond|against|short|without|like|as)\b|[;:.]/i
/** What comes before a finite verb: not an article, an adjective of the figure, or a preposition. */
const NO_SUBJECT =
  /\b(?:a|an|the|its|their|this|that|these|those|our|his|her|of|from|in|at|for|by|on|with|per|before|after|excluding|including|as|to|no|any|each|every|all|some|more|less|other|and|or|but)$/i

/** The word before a place of a text, adverbs and helping verbs left out. */
function wordBefore(text: string): string {
  const rest = text.replace(
    /(?:\s+(?:[a-z]+ly|also|then|still|again|even|just|has|have|had|having|was|were|is|are|been|being|once|now|who|which|that))+\s*$/i,
    '',
  )
  return /([\p{L}\p{N}’'&.%$®™)]+)[\s,–—-]*$/u.exec(rest)?.[1] ?? ''
}

/** Words that stand between a name and its number, and what both are. */
interface Around {
  left: string
  right: string
  before: Span | undefined
  next: Span | undefined
}

function around(s: Told, word: Span): Around {
  const marks: Span[] = [...s.metrics, ...s.numbers, ...s.companies].filter((one) => one.end > one.start)
  const before = marks
    .filter((one) => one.end <= word.start)
    .sort((a, b) => a.end - b.end)
    .at(-1)
  const next = marks.filter((one) => one.start >= word.end).sort((a, b) => a.start - b.start)[0]
  return { left: s.text.slice(before?.end ?? 0, word.start), right: s.text.slice(word.end, next?.start), before, next }
}

const isSpent = ({ metrics: [one] }: MetricToken): boolean =>
  isExpense(one) || (one?.kind === 'other' && OUTLAYS.has(one.name))
const OUTLAYS: ReadonlySet<OtherName> = new Set<OtherName>([
  ...(['capital_expenditures', 'dividends_paid', 'share_repurchases', 'acquisitions'] as const),
])

/**
 * A verb that has an amount or a figure as its object, or that only says how something was told. One that stands before
 * "to" or "by" a number may tell a direction, and one between two figures may compare them.
 */
function isHarmlessVerb(s: Told, word: Span): boolean {
  const said = s.text.slice(word.start, word.end)
  if (!isTellingVerb(said, s.metrics.some(isSpent))) return false
  const { right, before, next } = around(s, word)
  const isNumber = next !== undefined && s.numbers.some((one) => one === next)
  const isMetric = next !== undefined && s.metrics.some((one) => one === next)
  const isAmount = isNumber && s.numbers.some((one) => one === next && (one.kind === 'money' || one.kind === 'count'))
  const isShare =
    isNumber &&
    s.numbers.some((one) => one === next && one.kind === 'percent') &&
    (/^\s*of\b/.test(s.text.slice(next.end)) || /\bthe (?:other|remaining)\s+$/.test(right))
  const rest = right.replace(/^\s+(?:[a-z]+)(?=\s)/, (all) => (PARTICLE.test(all.trim()) ? '' : all))
  const subject = wordBefore(s.text.slice(0, word.start))
  const hasSubject = subject !== '' && !NO_SUBJECT.test(subject)
  // "earned", "spat out $26.4 billion", "furnishes 46 % of", "wrapped up the year with $5 billion"
  const isJoined = hasSubject || /^(?:and|but|then|or)$/i.test(subject)
  if (isJoined && (isAmount || isShare) && !LEADING.test(rest)) return true
  // "managed to eke out $5 billion", "managed to scrape together net income of"
  if (MANAGED.test(s.text.slice(0, word.start)) && (isAmount || isMetric) && !LEADING.test(rest)) return true
  if (!hasSubject || !isMetric || LEADING.test(rest)) return false
  const behind = s.text.slice(next.end)
  if (s.metrics.some((one) => one === before)) return /^\s+of\s+(?:[a-z]+\s+){0,2}[$€£¥\d]/.test(behind)
  // "saw net income fall", "wrapped up its year with earnings of": not "its deferred revenue"
  return (
    !/^\s*$/.test(rest) ||
    !/ed$/.test(said) ||
    /^\s*(?:of|at|,|$)/.test(behind) ||
    s.directions.some((d) => d.start >= next.end)
  )
}

/** "a tad less than", "a smidge above", "by a country mile": how much, in words. */
const DEGREES: readonly RegExp[] = [
  // "ticked 70bps higher": the word behind the size says which way
  /(?<said>\b(?:tick|edg|inch|nudg|mov|drift|climb|step|jump|slipp?|slid)e?d)(?=\s+(?:by\s+)?(?:(?:about|some|nearly|almost|around|roughly|another)\s+)?\d[\d.,]*\s?(?:%|percent|per cent|bps|basis points|points?|pp)\s+(?:higher|lower)\b)/g,
  /(?<=\ba(?:n)?\s)(?<said>[a-z]+)(?=\s+(?:more|less|fewer|higher|lower|better|worse|above|below|under|over|shy|short|ahead|behind|larger|smaller|bigger|wider|thinner|faster|slower|up|down)\b)/g,
  /(?<=\bby\s+)(?<said>(?:a|an|some)\s+[a-z]+(?:\s+[a-z]+)?)(?=\s*(?:[,.;:!)]|$|than\b))/g,
]
const TRANSLATED: readonly RegExp[] = [
  // "in three numbers:", "$402.8 billion to be precise"
  /\b(?<said>in (?:one|two|three|four|five|six) (?:numbers|figures|lines|charts|words|sentences|bullets|bullet points))(?=\s*[:,.—–]|$)/g,
  /(?<said>\b(?:just )?in case (?:you|anyone) (?:was|were|is|are) [a-z]+)(?=\s*[.,;:!]|$)/g,
  /(?<said>\bto be (?:precise|exact))(?=\s*[.,;:!]|$)/g,
  // "in its exercise 2025": the fiscal year
  /\b(?<said>(?:in|for|of|during) (?:its|the) exercise)(?=\s(?:19|20)\d\d\b)/g,
  // "capping a year in which profit passed …"
  /(?<=,\s)(?<said>(?:capping|closing|crowning|ending|rounding off) an? (?:[a-z]+ )?year (?:in which|when|that saw))(?=\s)/g,
]
/** "CUPERTINO —", "LONDON, Nov 3 (Reuters) –": where a report was written. */
const DATELINE = /^\s*(?:\p{Lu}{3,}[\p{Lu} .,]*)(?:\([^)]{2,20}\)\s*)?\s*[—–-]+\s/u
/** A description between two commas: it begins as one of a thing, not with a preposition that picks a part. */
const APPOSED =
  /,\s+(?<said>(?:(?:the|a|an|its|home|maker|owner|seat|source|engine|cradle|heart|backbone)\s|[\p{Lu}][\p{L}&]*['’]s\s)[^,;:()\d$€£¥%]{3,60}),/gu
/** "Two lines, online stores and AWS, …": so many as are named. */
const BOTH_OF =
  /^(?<said>(?:The |Its )?(?:[Tt]wo|[Bb]oth) (?:[a-z]+ )?(?:lines|regions|segments|divisions|units|businesses|markets|countries|products|categories|expenses)),(?=\s[^,]+ and [^,]+,\s(?:together|combined|jointly|between them|taken))/
/** Who looks at figures, and no one whose figures they are. */
const ONLOOKERS =
  '(?:(?:the )?(?:investors|shareholders|stockholders|traders|markets?|shares|the stock|bulls|bears|fans|sceptics|skeptics|critics|crowd|champagne corks)|wall street|the city|everyone|everybody|nobody|champagne corks)'
/** "Investors cheered as earnings …": a clause of its own before the one that holds the figure. */
const BEFORE_AS = new RegExp(`^(?<said>${ONLOOKERS}\\s[^,;:.()\\d$€£¥%]{3,40})(?=\\s(?:as|when|because|after)\\s)`, 'i')
/** What a figure just told is thought to be: "nothing to sneeze at", "enough to make a banker blush", "a triumph". */
const THOUGHT =
  /(?<said>\s(?:(?:is|was|were|are|looks?|sounds?|feels?|seems?|remains?) (?:(?:still|quite|really|simply|just|truly|certainly|surely|frankly|also|so|very|rather|pretty|not) )*(?:nothing to (?:sneeze|sniff|scoff|laugh|sing|shout|write|be ashamed|be proud)\b[a-z ]*|no (?:small|mean|laughing|joke|mere|minor)\b[a-z ]*|(?:hard|easy|difficult|impossible|tough) to (?:argue with|ignore|overlook|miss|like|love|beat|fault|swallow|digest|complain about|quibble with)|enough to (?:make|please|satisfy|buy|pay|cheer|impress|frighten|worry)\b[a-z ]*|not bad(?: at all)?|something to (?:be proud of|behold|celebrate|write home about|shout about)|(?:quite )?(?:an? )?(?:[a-z]+ )?(?:feat|blowout|triumph|disaster|debacle|embarrassment|relief|surprise|shocker|stunner|beauty|whopper|achievement|milestone|bloodbath|mess|joy|delight|shame|pity)|(?<word>[a-z]+))|(?:would|will|could|should|might|may|must) (?:have )?(?:made?|please|delight|worry|satisfy|impress|raise|turn|surprise|disappoint|upset|thrill|shock|bring tears to|be (?:envied|applauded|celebrated|welcomed|the envy of))\b[a-z’' ]*|(?:speaks?|spoke) (?:for (?:itself|themselves)|volumes(?: (?:about|of) [a-z’' -]+)?)|(?:says?|said|tells?|told) (?:it all|a lot|plenty|a story|(?:its|their|the) own (?:story|tale)|everything)(?: (?:about|of) [a-z’' -]+)?|suggests? (?:otherwise|as much|that all is (?:not )?well)|leaves? (?:little|no) (?:room for|doubt)[a-z’' -]*|bodes? (?:well|ill)[a-z’' -]*|hints? at (?:trouble|promise|better things|worse to come)|deserves? (?:applause|praise|a (?:closer look|second look|round of applause|mention|medal)|attention)|(?:turned|raised) (?:heads|eyebrows)))(?=[.!?]?$)/
/** "You can't argue with", "shareholders will like": who looks at the figure, not who made it. */
const ONLOOKER = new RegExp(
  `^(?<said>(?:you|I|one|nobody|no one|few|anyone|everyone|${ONLOOKERS}|analysts|observers|many|some|most)(?: (?:will|would|can|could|may|might|must|should)(?: not|n['’]t)?| can['’]t| won['’]t| couldn['’]t| wouldn['’]t)(?: (?:really|surely|hardly|seriously|well|easily|certainly|possibly))? (?:argue with|ignore|miss|overlook|quibble with|complain about|sniff at|sneeze at|scoff at|love|like|admire|applaud|cheer|enjoy|welcome|find fault with|be (?:pleased|happy|thrilled|disappointed|impressed|delighted|cross|upset) (?:with|by|about)))(?=\\s(?:a|an|the|its|that)\\s)`,
  'i',
)
/** "Analysts will note that", "Pundits who wrote it off should remember": who looks on, and a verb of looking or feeling. */
const LOOKING = new RegExp(
  `^(?<said>(?:(?:the|its|their|many|some|most|few|long-suffering|nervous|seasoned|patient|even)\\s)*(?:${ONLOOKERS}|analysts|pundits|observers|optimists|pessimists|naysayers|doubters|cynics|enthusiasts|holders|readers|commentators|accountants|regulators|motorists|drivers|shoppers|consumers|customers|tourists|gamers|patients|employees|workers)(?: who [a-z ]{3,40}?)? (?:will|can|may|must|should)(?: not| never)?(?: (?:[a-z]+ly|also|even|well|still))? (?:note|notice|recall|remember|recognise|recognize|observe|appreciate|acknowledge|concede|admit|cheer|toast|applaud|celebrate|savour|savor|welcome|mourn|rue|regret|lament|grumble|sigh|shrug|raise (?:a glass|an eyebrow|eyebrows|their glasses)|drink|take (?:comfort|heart|note|solace|pride)|be (?:pleased|glad|relieved|happy|sad|sorry|dismayed|surprised|shocked|struck|impressed|thrilled|delighted|disappointed|amazed))(?: (?:that|to|at|by|with|about|in|from|over|how|of))?)(?=\\s)`,
  'i',
)
/** Words by which an aside says what the figure is of, or measured by. */
const SORTING =
  /\b(?:basis|terms|constant|currenc\w*|comparable|adjusted|adjusting|organic|underlying|excluding|including|forecast\w*|estimate\w*|expect\w*|guid\w+|consensus|restat\w+|pro[- ]forma|before|after|unless|except|without|minus|plus|(?<!-)only|discontinued|continuing|acquisitions?|divest\w+|preliminary|unaudited|adjustments?|gaap|rate|rates|segments?|division|unit|subsidiar\w+|quarterly|annual\w*|cash|costs?|tax\w*|debts?|assets?|liabilit\w+|sales|revenue|profits?|income|earnings|margins?|expenses?|per|total|half|stores?|customers?|products?|services?|domestic\w*|foreign|abroad|overseas|north|south|east|west|online|retail|wholesale|digital|quarters?|months?|weeks?|days?|season|holidays?|christmas|summer|winter|autumn|euros?|pounds?|sterling|yen|yuan|francs?|rupees?)\b/i

const LEADING_IN = /^(?:and |but )?(?:after|before|despite|amid|over) /i

/** "Cupertino, California-based Apple": where the company sits, right before its name. */
function seatsOf({ text, companies }: Told): Span[] {
  return companies.flatMap(({ start }): Span[] => {
    const seat = SEAT.exec(text.slice(0, start))
    return seat?.groups?.said ? [{ start: start - seat.groups.said.length, end: start }] : []
  })
}
const SEAT =
  /(?:^|[,;:(]\s)(?<said>(?!(?:In|At|For|From|On|By|With|Outside|Across|Within)\s)(?:\p{Lu}[\p{L}.’'-]*,?\s){0,3}\p{Lu}[\p{L}.]*(?:[ -]\p{Lu}[\p{L}.]*)?-based\s(?:(?:[a-z-]+\s){0,2}(?:giant|maker|retailer|group|company|firm)\s)?)$/u

/** "According to Apple, …": who says so is the company itself. */
const ACCORDING = /^According to /

/** Spans of a sentence that say nothing a figure could confirm or deny, whatever words stand in them. */
export function asidesOf(s: Told): Span[] {
  if (s.passage.inTable) return []
  const found: Span[] = []
  const periods = s.periods.filter((one) => !/^(?:the\s+)?Q[1-4]$/.test(s.text.slice(one.start, one.end)))
  const taken: Span[] = [...s.metrics, ...s.numbers, ...periods, ...s.directions]
  const add = (start: number, written: string, from = 0) => {
    const end = start + written.length
    const said = written.replace(/\bQ[1-4]\b/g, 'print')
    const [first = '', ...rest] = said.trim().split(/\s+/)
    const hasName = rest.some((word) => /^\p{Lu}/u.test(word) && word !== 'I') || /^\p{Lu}\p{L}*\p{Lu}/u.test(first)
    if (hasName || SORTING.test(said.slice(from)) || said.search(CLAIMING) >= 0) return
    if (taken.some((one) => one.end > one.start && one.start < end && one.end > start)) return
    found.push({ start, end })
  }
  const both = BOTH_OF.exec(s.text)?.groups?.said
  if (both) found.push({ start: 0, end: both.length })
  const onlooker = ONLOOKER.exec(s.text)?.groups?.said
  for (const said of [BEFORE_AS.exec(s.text)?.groups?.said, onlooker, LOOKING.exec(s.text)?.groups?.said])
    if (said) add(0, said)
  // Behind a figure that was told with its name: "revenue of $58.7 billion is …".
  const number = s.numbers.at(-1)
  const thought = THOUGHT.exec(s.text)
  const isWeighed = (word: string | undefined) => word === undefined || isColourful(word) || paints(word)
  if (
    thought?.groups?.said &&
    isWeighed(thought.groups.word) &&
    number &&
    number.end === thought.index &&
    s.metrics.some((one) => one.end > one.start && one.end < number.start)
  )
    add(thought.index, thought.groups.said)
  for (const { start, end, isClosed } of freeSegments(s.text)) {
    if (isClosed) found.push({ start, end })
    // What the part opens with is of its build: "after a bruising year", "before anyone pops a cork".
    else add(start, s.text.slice(start, end), LEADING_IN.exec(s.text.slice(start, end))?.[0].length)
  }
  for (const one of idleNegations(s.text))
    if (taken.every((other) => other.end <= other.start || other.end <= one.start || other.start >= one.end))
      found.push(one)
  for (const { start, end } of openSegments(s.text)) {
    const said = s.text.slice(start, end)
    const isFree = taken.every((one) => one.end <= one.start || one.end <= start || one.start >= end)
    if (isFree && !SORTING.test(said) && said.search(CLAIMING) < 0) found.push({ start, end })
  }
  for (const pattern of [...DEGREES, ...TRANSLATED])
    for (const match of s.text.matchAll(pattern)) {
      const said = match.groups?.said ?? ''
      add(match.index + match[0].lastIndexOf(said), said)
    }
  // ", home of Tide,", ", Nike's backyard,": what a thing is, said beside its name
  for (const match of s.text.matchAll(APPOSED)) {
    const said = match.groups?.said ?? ''
    const start = match.index + match[0].indexOf(said)
    const end = start + said.length
    const isBeside = [...s.metrics, ...s.companies].some((one) => one.end === match.index && one.end > one.start)
    const isFree = taken.every((one) => one.end <= one.start || one.end <= start || one.start >= end)
    const isOwn = !/^\p{Lu}/u.test(said) || s.companies.some((one) => one.start === start)
    if (isOwn && isBeside && isFree && !SORTING.test(said) && said.search(CLAIMING) < 0) found.push({ start, end })
  }
  found.push(
    ...besideClauses(s),
    ...framesOf(s).filter((one) => !SORTING.test(s.text.slice(one.start, one.end))),
    ...seatsOf(s),
    ...(s.leads ?? []),
    ...trailingClauses(s),
    ...officersIn(s.text).filter((one) =>
      taken.every((other) => other.end <= other.start || other.end <= one.start || other.start >= one.end),
    ),
  )
  const source = ACCORDING.exec(s.text)
  const name = source && s.companies.find((one) => one.start === source[0].length)
  const closing = name && /^(?:['’]s (?:filing|report|statement|release|results))?(?=,\s)/.exec(s.text.slice(name.end))
  if (name && closing) found.push({ start: 0, end: name.end + closing[0].length })
  const dateline = DATELINE.exec(s.text)
  if (dateline && /\p{Ll}/u.test(s.text)) found.push({ start: 0, end: dateline[0].length })
  return found
}

/**
 * "Revenue skidded, to $416.2 billion": a verb of its own right behind the figure, without an object. It may tell which
 * way the figure went, and nothing else in the sentence does.
 */
export function mayTellDirection(s: Told, word: Span): boolean {
  const said = s.text.slice(word.start, word.end)
  if (!isVerbForm(said) || s.directions.length > 0) return false
  const isBehind = s.metrics.some(
    (one) => one.end > one.start && one.end <= word.start && /^\s*$/.test(s.text.slice(one.end, word.start)),
  )
  return (
    isBehind &&
    /^\s*(?:[,;:.–—-]|(?:to|from|by|at|on|again|further|sharply)\b|(?:in|with|for)\b(?!\s+(?:[a-z]+\s+){0,2}[$€£¥\d])|$)/.test(
      s.text.slice(word.end),
    )
  )
}

/** Behind a verb of moving, up to the size or the mark it leads to. */
const LED_TO =
  /^\s+(?:(?:[a-z]+ly|again|right|clear|straight|well)\s+)*(?:(?:(?:by\s+)?(?:(?:about|nearly|almost|some|another|over|a)\s+)*[\d.,]+\s?(?:%|percent|per cent)\s+)?(?<way>higher|lower|ahead|up|down)\s+(?:(?:by|to|at)\s+)?|(?<mark>past|through|beyond)\s+(?:the\s+)?|(?<to>to|at)\s+)(?:(?:about|nearly|almost|some|another|over|just|a|an)\s+)*[−(-]?(?:[$€£¥]|US\$)?\s?\d/i

/**
 * "Net income waltzed 19% higher to $112.0 billion", "revenue breezed past $400 billion", "sales limped to $84.3 billion,
 * up 0.3%": how a figure moved, where other words or the two numbers say which way.
 */
function isMannerOfMoving(s: Told, word: Span): boolean {
  const said = s.text.slice(word.start, word.end)
  if (!isVerbForm(said) || /ing$/.test(said) || UNREAL.test(said)) return false
  const isBehind = s.metrics.some(
    (one) =>
      one.end > one.start &&
      one.end <= word.start &&
      /^(?:['’]s)?\s+(?:(?:has|have|had|also|again|then|still|[a-z]+ly)\s+)*$/.test(s.text.slice(one.end, word.start)),
  )
  const led = isBehind ? LED_TO.exec(s.text.slice(word.end))?.groups : undefined
  if (!led) return false
  if (led.way !== undefined || led.mark !== undefined) return true
  const [now, old] = s.numbers.filter((one) => one.start >= word.end)
  return (
    now !== undefined &&
    /^,?\s+(?:up|down|from)\s/.test(s.text.slice(now.end)) &&
    old !== undefined &&
    /^[^;:.()]*$/.test(s.text.slice(now.end, old.start))
  )
}

/**
 * Whether an unknown word can be passed over.
 * @param isRight the claim holds: then a verb that only tells it in other words leaves it right
 */
export function isPassedOver(s: Told, word: Span, isRight: boolean): boolean {
  const said = s.text.slice(word.start, word.end)
  if (PRONOUN.test(said)) return true
  if (/^\p{Lu}/u.test(said)) return false
  // "Apple's bank earned": a noun of the company's, not a verb
  if (
    s.companies.some(
      (one) =>
        /^(?:['’]s)?\s+$/.test(s.text.slice(one.end, word.start)) && /['’]s\s+$/.test(s.text.slice(0, word.start)),
    )
  )
    return false
  // "I calculated", "we'd flag": what the writer does
  if (/^[a-z]{3,}$/.test(said) && !UNREAL.test(said) && NARRATOR.test(s.text.slice(0, word.start))) return true
  const before = s.text.slice(0, word.start)
  // "We were struck by gross margin": what the writer felt
  if (isVerbForm(said) && TOUCHED.test(before) && /^\s+(?:by|at|with)\s/.test(s.text.slice(word.end))) return true
  const last = /([\p{L}]+)\s+$/u.exec(before)?.[1]?.toLowerCase() ?? ''
  // "brought home", "hauled in": a verb's own adverb, with its object behind it
  if (PARTICLE.test(said) && (isVerbForm(last) || /s$/.test(last)) && SIZED.test(around(s, word).right)) return true
  if (!isRight) return false
  if (isHarmlessVerb(s, word) || isMannerOfMoving(s, word)) return true
  // "an enormous 10 %", "a fearsome profit": weighs it
  return isColourful(said)
}

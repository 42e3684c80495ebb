/**
 * What frames a figure and is no part of its sentence: who says so ("the committee notes that", "it should be noted that"),
 * whom it is told to ("Dear fellow owners,"), and what it stood against ("despite another year of losses"). Told by the
 * build and by the classes of the dictionary: a subject with books of its own ("rivals report that") frames nothing, nor
 * does a verb by which somebody believes, hopes or denies.
 */
import type { Span } from './companies.ts'
import { isPlainAdverb } from './dictionary/dictionary.ts'
import { ADDRESSEES, SPEAKERS } from './dictionary/nouns.ts'
import { SAID, SAYING } from './dictionary/saying-verbs.ts'

interface Told {
  text: string
  metrics: readonly Span[]
  numbers: readonly Span[]
  companies: readonly Span[]
}

const any = (words: ReadonlySet<string>): string => [...words].sort((a, b) => b.length - a.length).join('|')

/** What may stand before one who speaks: nothing that makes him another's. */
const OF_SPEAKER =
  "(?:(?:the|this|our|its|their|a|an|one|many|some|most|all|every|both|attentive|careful|close|seasoned|long-standing|audit|executive|supervisory|remuneration|finance|financial|senior|managing|general|annual|quarterly|interim|latest|attached|accompanying|present|same|full|consolidated|board[’']s|committee[’']s|company[’']s|group[’']s|firm[’']s|management[’']s|chief|vice|deputy|acting) )*"
const HELPING =
  '(?:(?:would|can|could|do|does|did|may|might|will|shall|must|should|has|have|had|also|further|here|now|again|duly|wish(?:es)? to|like to|want to|is (?:pleased|proud|happy|glad|able|sorry|delighted|obliged) to|are (?:pleased|proud|happy|glad|able|sorry|delighted|obliged) to|(?<manner>[a-z]+ly)) )*'
const FEELING =
  '(?: (?:with (?:[a-z]+ )?(?:pride|satisfaction|regret|pleasure|relief|gratitude|interest|concern|delight|sorrow|approval|joy)|here|again|first|also|(?:to )?(?:us|you|readers|shareholders|the (?:reader|board|market|committee|meeting))))?'
const THAT = ',? (?:that|how)(?= )'

/** "The committee notes that", "management is pleased to report that" */
const BY_SPEAKER = new RegExp(
  `^(?:(?:and|but|so|yet|moreover|furthermore|finally|as),? )?${OF_SPEAKER}(?:${any(SPEAKERS)})(?: (?:of|to|on) (?:the |its |our )?(?:${any(SPEAKERS)}|directors))?(?: (?:itself|themselves|alike|too))? ${HELPING}(?<verb>${any(SAYING)})${FEELING}${THAT}`,
  'i',
)
/** Behind the company's name: "Apple’s management notes that", "Apple reported that" */
const BEHIND_NAME = new RegExp(
  `^(?:['’]s? (?:(?:own|latest|annual|quarterly) )*(?:${any(SPEAKERS)}))? ${HELPING}(?<verb>${any(SAYING)})${FEELING}${THAT}`,
  'i',
)
/** "It should be noted that", "it is our observation that", "it bears repeating that" */
const IMPERSONAL = new RegExp(
  `^(?:(?:and|but|so|yet),? )?(?:it (?:is|was|has been|will be|should be|must be|may be|might be|can be|ought to be|remains|deserves to be|is to be|needs to be|bears|deserves|merits) (?:(?:also|further|here|to be|well|rightly|hereby|duly|perhaps) )*(?:${any(SAID)}|(?:our|the|a|my) (?:[a-z]+ )?(?:observation|finding|conclusion|duty|pleasure to (?:say|report|note)|fact|case|matter of record)|worth(?:y| of)? (?:note|noting|mention|mentioning|repeating|recalling|remembering|recording|adding|saying|knowing|stressing|pointing out)|mention|repeating|noteworthy|notable|remarkable|striking|evident|plain|clear|apparent|obvious|interesting|telling|instructive|curious|gratifying|pleasing|sobering|encouraging)(?: (?:here|also|again|from (?:the|this|its) (?:table|chart|report|filing|statement|accounts|figures|numbers)))?|note|observe|notice|recall|remember|recognise|recognize|consider|the (?:fact|truth|record|upshot|result|gist|point|finding) is|worth noting is|suffice (?:it )?to say|needless to say)${THAT}`,
  'i',
)

/** Who is spoken to: behind a greeting anyone, alone only those who can be nothing else. */
const GREETED = new RegExp(
  `^(?:(?:dear|good (?:morning|afternoon|evening|day)|hello|hi|hey|welcome|greetings|attention|thank you|well|ok|okay|now|to)[,]? )?(?:(?:my|our|your|all|the|fellow|valued|esteemed|dear|honou?red|loyal|patient|good|kind|gentle|long-suffering|of|to|and|&) )*(?:(?:${any(ADDRESSEES)})(?:(?:,| and| &) )?(?:(?:fellow|dear|valued|all|other|my|our) )*)+(?:of (?:the |our )?(?:company|group|firm))?(?=\\s*[,:!—–])`,
  'i',
)
const GREETING =
  /\b(?:dear|morning|afternoon|evening|day|hello|hi|hey|welcome|greetings|attention|fellow|valued|esteemed|thank you)\b/i
const ALONE =
  /^(?:(?:my|dear|now|well|ok|okay),? )*(?:class|folks|guys|team|everyone|everybody|friends|ladies and gentlemen|gentlemen|ladies|colleagues|readers|listeners|people|kids|children|boys and girls|comrades|classmates|mates|pals)$/i
const CALLED_BEHIND =
  /(?<=,\s)(?:(?:my|dear|fellow|good) )*(?:class|folks|guys|everyone|everybody|friends|ladies and gentlemen|colleagues|readers|listeners|people|kids|comrades|mates|pals)(?=[.!?]*$)/i

/** What it happened against, up to the end or a mark: no name and no number stands in it. */
const DESPITE =
  /(?:^|[\s(—–-])(?<said>(?:even )?(?:despite|in spite of|notwithstanding|regardless of|irrespective of|in the (?:face|teeth) of|against (?:a|the) backdrop of)\s[^,;:.()\d$€£¥%“”"]+?)(?=\s*(?:[,;.!?)]|\s[—–-]\s|$))/gi
const LOSSES = /^(?:the |its )?(?:net )?loss(?:es)?$/i

const overlaps = (a: Span, b: Span): boolean => a.end > a.start && a.start < b.end && a.end > b.start

/** @returns the places of what frames the figures of a sentence; what else is named in them the caller looks at */
export function framesOf(s: Told): Span[] {
  return [...narrators(s), ...vocatives(s.text), ...againstWhat(s)]
}

function narrators({ text, companies }: Told): Span[] {
  const whole = BY_SPEAKER.exec(text) ?? IMPERSONAL.exec(text)
  if (whole) return isManner(whole) ? [{ start: 0, end: whole[0].length }] : []
  const first = companies.find((one) => /^(?:the |as |and |but )?$/i.test(text.slice(0, one.start)))
  const behind = first && BEHIND_NAME.exec(text.slice(first.end))
  return behind && isManner(behind) ? [{ start: 0, end: first.end + behind[0].length }] : []
}
/** "Falsely states that" frames a lie. */
const isManner = ({ groups }: RegExpExecArray): boolean =>
  groups?.manner === undefined || isPlainAdverb(groups.manner.toLowerCase())

function vocatives(text: string): Span[] {
  const found: Span[] = []
  const head = GREETED.exec(text)?.[0]
  if (head && (GREETING.test(head) || ALONE.test(head.trim()))) found.push({ start: 0, end: head.length })
  const behind = CALLED_BEHIND.exec(text)
  if (behind) found.push({ start: behind.index, end: behind.index + behind[0].length })
  return found
}

function againstWhat({ text, metrics, numbers }: Told): Span[] {
  return [...text.matchAll(DESPITE)].flatMap((match) => {
    const said = match.groups?.said ?? ''
    const start = match.index + match[0].indexOf(said)
    const one = { start, end: start + said.length }
    const isNamed = metrics.some((m) => overlaps(m, one) && !LOSSES.test(text.slice(m.start, m.end)))
    return isNamed || numbers.some((n) => overlaps(n, one)) ? [] : [one]
  })
}

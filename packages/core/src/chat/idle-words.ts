/**
 * Words of a question that ask for nothing of their own, told by where they stand: how somebody asks ("could you tell
 * me"), how a figure is felt ("how thin were the margins"), what is left of a phrase whose figure was read ("on a
 * diluted basis"). What names a thing or picks a part of one is never among them.
 */
import type { Span } from '../figures-in-words/companies.ts'
import { isPlainAdverb } from '../figures-in-words/dictionary/dictionary.ts'
import { HAVING } from '../figures-in-words/dictionary/level-verbs.ts'

/**
 * Adjectives behind "how" that ask for a size and feel it. The list is closed: any other asks for something else ("how
 * sustainable", "how hedged", "how old").
 */
const FELT =
  /^(?:fat|fatter|thin|thinner|slim|slender|skinny|lean|wide|broad|narrow|tight|high|low|lofty|healthy|unhealthy|tidy|handsome|meaty|chunky|hefty|huge|tiny|great|deep|rich|poor|heavy|light|tall|modest|impressive|solid|robust|sound|dire|awful|terrible|horrible|fine|decent|juicy|painful|rosy|grim|dismal|stellar|massive|enormous|gigantic|substantial|significant|severe|brutal|ugly|pretty|generous|stingy|meagre|meager|measly|serious|considerable|sizeable|sizable|bad|badly|big|large|small|steep|sharp|strong|weak|nice|good|well|fast|quick|quickly|slow|slowly|rapid|rapidly)$/

/** What is done with a figure of one's own, whatever it is, beside the dictionary's verbs of having it: the figure is the one named. */
const DONE_WITH =
  /^(?:swallow|stomach|endure|face|see|get|score|run|incur|suffer|absorb|shoulder|fork|cough|hand|foot|burn|blow|hit|experience|declare|announce|disclose|state|come|end|pay|cop|wear|reach|total)$/i

/** Adverbs of how somebody asks, or of a degree that is felt; "internally", "electronically" pick a part. */
const ADVERB =
  /\b(?:really|actually|exactly|currently|roughly|approximately|quickly|rapidly|slowly|sharply|steeply|badly|strongly|weakly|heavily|hugely|massively|dramatically|significantly|substantially|considerably|noticeably|markedly|slightly|finally|lately|recently|ultimately|basically|essentially|simply|honestly|truly|literally|precisely|fully|financially|nicely|poorly|kindly|steadily|briefly|possibly|perhaps|certainly|surely|overall|apparently|supposedly|roundly|handsomely|seriously|severely|greatly|vastly|clearly|evidently|obviously|incidentally|specifically|directly)\b/g

/**
 * Any other plain adverb is idle, but for one that asks: behind "how", at the end ("did it spend wisely?"), and of a course
 * or a spread.
 */
const ASKS_HOW =
  /^(?:consistent|continu\w+|constant|uninterrupted|even|equal|unequal|linear|exponential|cyclical|respective|profitab|sustainab|efficient|successful|unprofitab|typical|usual|general|normal|regular|recurrent|final|eventual)ly$/i

/** What becomes of a part of revenue that a line of costs takes. */
const TAKEN_BY =
  'eaten|swallowed|consumed|taken|absorbed|spent|used|devoured|gobbled|lost|paid|put|ploughed|plowed|devoted|dedicated|channelled|channeled|poured|sunk|invested|given|handed|claimed|eats?|goes|going|go|went|gone|flows?|flowed|sucked|wiped|chewed|munched|burnt|burned'

const PATTERNS: readonly RegExp[] = [
  // "please tell me", "could you kindly give us", "gimme", "I'd like to know", "do you happen to know"
  /^(?:[^a-z]*(?:hi|hey|hello|so|ok|okay|well|and|please|kindly|pls)\b[,\s]*)*(?<said>(?:(?:can|could|would|will) you\s+)?(?:please\s+|kindly\s+|just\s+|quickly\s+)*[a-z]+\s+(?:me|us)\b(?:\s+(?:know|see))?)/i,
  /^(?:please\s+)?(?<said>gimme|lemme see|remind me|i(?:['’]d| would) (?:like|love) to (?:know|see|hear)|i (?:want|need|wonder|was wondering)(?: to (?:know|see))?|do you (?:happen to )?know|any idea|curious)\b/i,
  /^(?<said>(?:please |kindly )?(?:provide|state|show|give|name|mention|indicate|share|quote|list|report|display|find|get|fetch|compute|calculate|work out))\b/i,
  // "how fat was the operating margin"
  /\bhow\s+(?<said>[a-z]+)\s+(?=(?:is|was|are|were|has|have)\b)/gi,
  /\bhow\s+(?<said>bad|badly|well|big|large|small|steep|sharp|strong|weak|nice|good)\s+/gi,
  /\bhow\s+(?<said>[a-z]+)\s+in the (?:red|black)\b/gi,
  // "what chunk of revenue gets eaten by R&D"
  new RegExp(
    `\\bof (?:the |its |all |total )*(?:revenues?|sales|turnover)\\s+(?<said>(?:(?:is|was|gets?|got|are|were|has|been|being)\\s+)*(?:${TAKEN_BY})(?:\\s+up)?)(?=\\s+(?:by|to|on|into)\\b)`,
    'gi',
  ),
  // "why is gross profit negative"
  /^why (?:is|was|are|were)\b.*\s(?<said>(?:so )?(?:negative|positive|low|high|small|big|large|thin|weak|strong|poor|flat))(?=\s*\?*$)/gi,
  // "is graphics still important"
  /^(?:is|was|are|were)\b.*\s(?<said>small|big|tiny|minor|important|significant|large|huge|relevant)(?=\s*(?:\?|compared|next to|beside))/gi,
  // "how much tax did they have to swallow": whatever they did with it, it is the figure named
  /\b(?:did|does|do)\s+(?:they|it|he|she|we|you|the (?:company|firm|group|business|giant|maker)|[A-Z][\w&.’']+)\s+(?:(?:have|need|get) to\s+)?(?<said>[a-z]{3,})(?=\s*(?:\?|$|(?:in|on|for|as|this|last|over|during)\b))/g,
  // "managed to grow", "tends to"
  /\b(?<said>(?:managed|manages|able|happened|appears?|appeared|seems?|seemed|got) to)\b/gi,
  // "on a diluted basis", "in percentage terms", "in absolute figures"
  /\b(?<said>on an? (?:(?:fully )?diluted|basic|percentage|reported|gaap|absolute|consolidated) basis|in (?:percent(?:age)?|absolute|dollar|money) (?:terms|figures|numbers)|in (?:percent|per cent|dollars|words|total|all))\b/gi,
  // "a bigger deal than", "a larger thing"
  /\b(?:bigger|larger|smaller|greater)\s+(?<said>deal|thing|story|chunk|slice|piece|part|source|contributor|earner|seller)\b/gi,
  // "the smallest named country", "of the reported segments"
  /\b(?<said>named|listed|individual|reported|reportable|single|separate|different|various)\s+(?=(?:countr|region|segment|division|product|line|business|market|expense|cost))/gi,
  /\b(?<said>still|already|even|yet|anyway|again|really|actually|exactly|now|ever)\b/gi,
]

/** How large a part can be felt to be; other adjectives are of the things that it sells ("how late are the planes"). */
const SIZE =
  /^(?:badly|well|steep|sharp|big|large|small|strong|weak|important|significant|tiny|huge|substantial|major|minor)$/

/** "Are the ads annoying?", "how annoying are": asked of the things that a part sells, and not of their sales. */
export function isFeltOfThing(text: string, word: string): boolean {
  if (SIZE.test(word)) return false
  const asked = text.toLowerCase()
  return (
    new RegExp(`\\b(?:is|are|was|were|looks?|feels?|seems?|sounds?|gets?|becom\\w+)\\b.*\\b${word}\\W*$`).test(asked) ||
    new RegExp(`\\bhow\\s+(?:[a-z]+ly\\s+)?${word}\\s+(?:is|are|was|were)\\b`).test(asked)
  )
}

/**
 * @param isPart the question names a part of the company, not only figures of all of it
 * @returns the places of such words; what lies in them is read
 */
export function idleWords(text: string, isPart: boolean): Span[] {
  const found: Span[] = []
  for (const pattern of PATTERNS)
    for (const match of pattern.global ? text.matchAll(pattern) : [pattern.exec(text)]) {
      const said = match?.groups?.said
      if (!match || !said) continue
      if (/^how/i.test(match[0]) && isPart && !SIZE.test(said)) continue
      if (/^(?:did|does|do)\b/.test(match[0]) && !DONE_WITH.test(said) && !HAVING.has(said)) continue
      if (/^how/i.test(match[0]) && !FELT.test(said.toLowerCase())) continue
      const start = match.index + match[0].indexOf(said)
      found.push({ start, end: start + said.length })
    }
  for (const { index, 0: said } of text.matchAll(ADVERB)) found.push({ start: index, end: index + said.length })
  for (const { index, 0: said } of text.matchAll(/(?<!\bhow\s+)\b[a-z]+ly\b(?!\W*$)/gi))
    if (isPlainAdverb(said.toLowerCase()) && !ASKS_HOW.test(said))
      found.push({ start: index, end: index + said.length })
  return found
}

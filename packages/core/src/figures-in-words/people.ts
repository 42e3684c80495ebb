/** People beside a figure, whose figures it cannot be: who says so, on whose watch it was, who presided over it. */
import type { Span } from './companies.ts'

const ROLE =
  '(?:(?:its|the|their|a|outgoing|incoming|interim|longtime|veteran|new|returning)\\s+)*(?:(?:chief|finance|financial|operating|executive|investor[- ]relations|company|group)\\s+)*(?:officer|chief|executives?|ceo|cfo|coo|chairman|chairwoman|chair|president|boss|bosses|founder|co-founder|treasurer|management|director|spokesman|spokeswoman|spokesperson|head)'
export const NAME = "(?:\\p{Lu}[\\p{L}’'.-]*)(?:\\s+\\p{Lu}[\\p{L}’'.-]*){1,3}"
const SAID =
  '(?:said|says|told (?:investors|analysts|shareholders|reporters|staff|the call)|noted|notes|added|adds|conceded?s?|reported|reports|announced|confirmed|explained|admitted|acknowledged|disclosed|wrote|crowed|boasted|beamed|sighed|remarked|shows?|showed|revealed?s?)'
/** A clause that says who said so, and where. */
export const SPEAKER = new RegExp(
  `^(?:${SAID}\\s+(?:${ROLE}(?:\\s+${NAME})?|${NAME})|(?:${ROLE}(?:\\s+${NAME})?|${NAME})\\s+${SAID})(?:\\s+(?:on|in|at|to|late|early|during)\\s+[^,]{3,40})?$`,
  'u',
)
/** "Under returning veteran Elliott Hill" behind the figure: whose watch it was. */
const WATCH = new RegExp(
  `\\bunder\\s+(?:(?:new|returning|veteran|boss|chief|executive|longtime|outgoing|its|the|CEO)\\s+)*${NAME}$`,
  'u',
)
/** "Elon Musk oversaw a year in which", "Jensen Huang presided over": a person's doing that holds the figure. */
const OVERSEEN = new RegExp(
  `(?:^|,\\s+)(?<said>${NAME}(?:, [a-z’' -]{3,40},)?\\s+(?:has |have )?(?:oversaw|overseen|presided over|can (?:point to|boast of|look back on|boast)|looked back on|closed out|capped|wrapped up|signed off)(?:\\s+(?:on\\s+)?(?:an?|another|yet another|the)\\s+(?:[a-z-]+ ){0,3}(?:year|quarter|period|spell|stretch)(?:\\s+(?:in which|when|that saw|with))?)?)(?=[\\s:])`,
  'u',
)

/** "Chief executive Elliott Hill": who it is; what he earned, owned or had is his. */
const OFFICER = new RegExp(
  `(?<!\\b(?:at|of|from|for|to|with|by) (?:the |its |their )?)\\b(?:chief executive|chief financial officer|finance chief|finance director|CEO|CFO|chairman|chairwoman|co-founder|founder|boss)(?: officer)? ${NAME}(?!['’]s?\\b)(?!\\s+(?:earned|made|took|got|received|pocketed|owns|owned|sold|bought|had|has|paid)\\b)`,
  'gu',
)
export const officersIn = (text: string): Span[] =>
  [...text.matchAll(OFFICER)].map((match) => ({ start: match.index, end: match.index + match[0].length }))

/** Behind the figure: whose watch it was. */
export function watchIn(text: string): Span | null {
  const match = WATCH.exec(text.replace(/[.!?]+$/, ''))
  return match && { start: match.index, end: match.index + match[0].length }
}

/** Before the figure: who oversaw it. */
export function overseenIn(text: string): Span | null {
  const match = OVERSEEN.exec(text)
  const said = match?.groups?.said
  if (!match || !said) return null
  const start = match.index + match[0].indexOf(said)
  return { start, end: start + said.length }
}

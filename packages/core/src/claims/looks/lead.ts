/** How far one is ahead of another, and what is said around a place in an order: "narrowly bigger", "almost the largest". */
import { type FactPeriod, metricWords } from '../../figures-in-words/facts.ts'
import type { Held, Look } from './look.ts'
import { valueIn } from './meant.ts'

const AHEAD =
  '(?:bigger|larger|smaller|greater|higher|lower|more|ahead|beat|beats|beaten|outsold|outsells|outearned|outearns|topped|exceeded|exceeds|surpassed|above|outpaced|outperformed|led|leads|behind)'
const NARROW = new RegExp(
  `\\b(?:(?:narrowly|barely|slightly|marginally|fractionally|just|only just|a (?:little|tad|touch|shade|bit|whisker|hair)) ${AHEAD}|(?:edg(?:es|ed)|nos(?:es|ed)|pipp(?:s|ed)) (?:out|past|ahead)|pipped)\\b`,
  'i',
)
const VAST = new RegExp(
  `\\b(?:(?:vastly|by far|far|massively|hugely|enormously|easily|comfortably|handily|way|miles|much|considerably) ${AHEAD}|trounc(?:es|ed)|crush(?:es|ed)|thrash(?:es|ed)|blew away)\\b`,
  'i',
)
const GIANT = /\b(?:dwarf(?:s|ed)|tower(?:s|ed) over|doubly \w+|eclips(?:es|ed))\b/i
/** Narrow is within a quarter, far is beyond an eighth, dwarfing from half as much again. */
const [CLOSE, FAR, GREAT] = [1.25, 1.15, 1.5]
const HARDLY = new RegExp(
  `\\b(?:almost|hardly|scarcely|rarely|nearly|half|in part|partly|seldom|never)\\s+${AHEAD} than\\b`,
  'i',
)

export const sizeOfLead: Look = (held) => {
  const { base, s, claims } = held
  const hardly = HARDLY.exec(s.text)
  if (hardly && !/\d|twice|half as/i.test(hardly[0])) return hardly[0]
  const fits: [RegExp, (ratio: number) => boolean][] = [
    [NARROW, (ratio) => ratio <= CLOSE],
    [VAST, (ratio) => ratio >= FAR],
    [GIANT, (ratio) => ratio >= GREAT],
  ]
  for (const [pattern, isSo] of fits) {
    const said = pattern.exec(s.text)
    if (!said) continue
    const code = claims.find(({ verdict, kind }) => verdict === 'holds' && kind !== 'period')?.period
    const period = base.periods.find((one) => one.code === code) ?? null
    const ratio = ratioAround(held, said.index, said.index + said[0].length, period)
    if (ratio !== null && !isSo(ratio)) return said[0]
  }
  return null
}

/** Of the nearest figure before and the nearest behind the word. */
function ratioAround({ base, s }: Held, from: number, to: number, period: FactPeriod | null): number | null {
  const names = s.metrics.filter((one) => one.end > one.start && one.isVerb !== true)
  const a = names.findLast((one) => one.end <= from)?.metrics[0]
  const b = names.find((one) => one.start >= to)?.metrics[0]
  if (!a || !b || metricWords(a) === metricWords(b)) return null
  const [x, y] = [a, b].map((one) => Math.abs(valueIn(base, one, period) ?? 0))
  return x && y ? Math.max(x, y) / Math.min(x, y) : null
}

const PLACE =
  '(?:largest|biggest|smallest|lowest|highest|main|leading|top|best-selling|(?:second|third|fourth)[- ](?:largest|biggest)|most|least|fastest|slowest|only)'
const NOT_PLACED =
  '(?:hardly|almost|nearly|half|rarely|scarcely|in part|partly|in (?:units|volume|theory|name)|once|formerly|previously|nominally|illegally|always|usually|historically|consistently|traditionally|often|sometimes|occasionally|virtually|practically|arguably|reportedly|secretly|unlawfully)'
const BEFORE_PLACE = new RegExp(
  `\\b${NOT_PLACED}\\s+(?:(?:the|its|a|[A-Z][\\w&.-]*(?:\\s[A-Z][\\w&.-]*)*['’]s?)\\s+)*${PLACE}\\b(?! than)`,
  'i',
)
const BEFORE_SHARE =
  /\b(?:hardly|almost|half|rarely|scarcely|usually|previously|consistently|historically|partly|in part|often|sometimes)\s+(?:accounted|accounts|made up|makes up|represent(?:s|ed)|contributed|brought in|formed)\b/i
/** Places told by an image. */
const CROWN =
  /\b(?:took the (?:crown|gold|cake)|wears? the crown|top(?:s|ped) the (?:table|list|league|chart|charts)|led the (?:pack|field)|(?:was|is) (?:the )?(?:king|queen|champion)\b|(?:the|a) (?:backbone|mainstay|heavyweight|laggard|linchpin|cornerstone)\b|bread and butter|stood alone|alone (?:grew|rose|fell|shrank|declined|gained|expanded)|alone among|the rest (?:stood|stayed|fell|shrank|rose|grew))/i

export const placed: Look = ({ s, claims }) => {
  const isTold = claims.some(({ kind, verdict }) => kind === 'comparison' && verdict === 'holds')
  return (
    BEFORE_PLACE.exec(s.text)?.[0] ??
    BEFORE_SHARE.exec(s.text)?.[0] ??
    (isTold ? null : CROWN.exec(s.text)?.[0]) ??
    (s.numbers.some(({ kind }) => kind === 'percent') && IN_DOLLARS.test(s.text) ? 'in dollars' : null)
  )
}
/** A growth in per cent is none in dollars. */
const IN_DOLLARS = /\b(?:most|fastest|margin|least)\b[^.;]*\bin dollars\b/i

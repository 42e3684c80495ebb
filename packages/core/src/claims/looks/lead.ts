/** How far one is ahead of another, and what is said around a place in an order: "narrowly bigger", "almost the largest". */
import { type FactPeriod, factOf, metricWords } from '../../figures-in-words/facts.ts'
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
    const [start, end] = [said.index, said.index + said[0].length]
    const paces = pacesHeld(held, start, end)
    const ratio = paces ?? ratioAround(held, start, end, period)
    if (ratio !== null && !isSo(ratio)) return said[0]
  }
  return null
}

/** "Just ahead of B at 16%": where their growths were held against each other, a lead of so many points. */
function pacesHeld({ s, claims }: Held, from: number, to: number): number | null {
  const [start, end] = [s.passage.at[from] ?? 0, s.passage.at[to - 1] ?? 0]
  const one = claims.find(
    ({ kind, verdict, ...at }) => kind === 'comparison' && verdict === 'holds' && at.start <= end && at.end > start,
  )
  const [a, b, more] = [...(one?.figure ?? '').matchAll(/[+−](?<size>[\d.]+)%/g)].map(
    ({ 0: text, groups }) => Number(groups?.size) * (text.startsWith('−') ? -1 : 1),
  )
  if (a === undefined || b === undefined || more !== undefined) return null
  return 1 + Math.abs(a - b) / NEAR_POINTS
}
/** So many points lie as far apart as one half does of another. */
const NEAR_POINTS = 12

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
const IN_DOLLARS = /\b(?:most|fastest|margin|least)\b(?:[^.;]|\.\d)*\bin dollars\b/i

/** How two fared, or how fast each went, where only their sizes are told. */
const FARED =
  /\b(?:(?:held|hold) up|fared?|did|coped|performed|weathered [a-z ]+) (?:far |much |a little |slightly )?(?:better|worse) than\b|\b(?:as|just as|nearly as|almost as) (?:fast|quickly|steeply|slowly|well|badly|little|often|strongly|sharply) as (?:before|ever|usual|last (?:year|time|quarter)|(?:in |it (?:was|did) (?:in )?)?the (?:year|quarter) before|a (?:year|quarter) (?:ago|before|earlier)|rivals?|the (?:market|industry)|others?|anyone)\b|\b(?:above|below|over|under|beyond|ahead of|behind|short of|in line with|better than|worse than) (?:the |its |all |analysts['’] |market )?(?:median|average|norm|mean|trend|targets?|plan|budget|forecasts?|expectations|estimates|guidance|consensus|hopes|fears|pack|field)\b|\b(?:less|more|lower|higher|bigger|smaller|greater|larger) than (?:all )?(?:its|their) (?:own )?(?:total )?(?:costs?|expenses?|spending|outlays?)\b(?! of)|\b(?:faster|slower|quicker|better|worse|more|less) than (?:ever|before|usual|expected|planned|hoped|feared|rivals?|others|anyone|anybody|the (?:market|industry|rest)|most)\b/i
export const faredBetter: Look = ({ s, claims, told }) => {
  const said = FARED.exec(s.text)
  // "Did better than the iPad, growing 12.4 % versus 5.0 %"
  const changes = told.filter(({ claim }) => claim.isChange && claim.verdict === 'holds')
  if (!said || (changes.length > 1 && / than$/i.test(said[0]))) return null
  const at = s.passage.at[said.index] ?? 0
  const isGrowth = claims.some(
    ({ kind, verdict, start, end, figure }) =>
      kind === 'comparison' &&
      verdict === 'holds' &&
      start <= at &&
      end > at &&
      ((figure?.includes('%') ?? false) || /(?:costs?|expenses?|spending|outlays?)$/i.test(said[0])),
  )
  return isGrowth ? null : said[0]
}

/** "Its biggest cost" of an expense, where what the sales cost is more. */
const COSTLIEST =
  /\b(?:biggest|largest|highest|heaviest|main|number[- ]one|top|greatest)\s+(?:single\s+)?(?:costs?|outlays?|bills?|expenditures?|cost item)\b/i
export const costliest: Look = ({ base, s, claims }) => {
  const said = COSTLIEST.exec(s.text)
  const found = claims.find(
    ({ kind, verdict, bound }) => kind === 'comparison' && verdict === 'holds' && bound?.kind === 'expense',
  )
  const period = found && base.periods.find(({ code }) => code === found.period)
  if (!said || !found?.bound || !period) return null
  const cost = period.figures.cost_of_revenue ?? 0
  return cost > (factOf(period, found.bound)?.value ?? 0) ? said[0] : null
}

/** "Services shone: operating income was …": what stands behind a part and its colon is the part's. */
const OF_PART = /^[^:]*:\s+(?:(?:its|their|the)\s+)?/
export const ofPartBefore: Look = ({ s, told }) => {
  const lead = OF_PART.exec(s.text)
  if (!lead) return null
  const part = s.metrics.find(
    (one) => one.end > one.start && one.metrics[0]?.kind === 'division' && one.end <= lead[0].length,
  )
  if (
    !part ||
    s.companies.length > 0 ||
    s.metrics.some((one) => one.end <= lead[0].length && one !== part && one.metrics[0]?.kind === 'figure')
  )
    return null
  const isWhole = told.some(
    ({ n, claim }) =>
      n.start >= lead[0].length &&
      claim.verdict === 'holds' &&
      claim.kind === 'amount' &&
      claim.bound?.kind === 'figure',
  )
  const isOfPart = told.some(({ n, claim }) => n.start >= lead[0].length && claim.bound?.kind === 'division')
  return isWhole &&
    !isOfPart &&
    !/\b(?:overall|total|group|company|altogether|in all|whole|consolidated)\b/i.test(s.text)
    ? s.text.slice(part.start, part.end)
    : null
}

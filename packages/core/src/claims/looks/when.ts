/** Within what time a figure was so: a flow "on December 31", a quarter told as a year, a change "in three months". */
import type { Look } from './look.ts'
import { levelsOf } from './meant.ts'

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const ON_DAY = new RegExp(
  `\\b(?<!(?:report|announc|publish|releas|said|fil|end|clos|disclos|present|unveil)\\w*\\b[^.;]{0,60})on\\s+(?:${MONTH} \\d{1,2}|\\d{1,2} ${MONTH})`,
  'i',
)
const DAYS =
  /^\W*(?:Tonight|Yesterday|Today|This morning|Tomorrow|Last night)\b|\b(?:yesterday|last night|this morning|tonight|tomorrow|at noon|by noon)\b/i

/** "Revenue was $416.2 billion on September 27": what flows does so over a period. */
export const flowOnDay: Look = (held) => {
  const { s } = held
  const said = ON_DAY.exec(s.text) ?? DAYS.exec(s.text)
  if (!said) return null
  const isFlow = levelsOf(held).some(({ metric }) => metric.kind !== 'other')
  return isFlow && !/\b(?:report|announc|publish|releas|said|says|filed|disclos|present|unveil)/i.test(s.text)
    ? said[0]
    : null
}

const QUARTER = /\bquarter|\bQ[1-4]\b|\bthree[- ]month|\b[1-4]Q\b|\bmonths\b|\bended\b/i
const BARE_YEAR = /^(?:(?:fiscal|FY|calendar)\s*)?(?:year\s*)?(?:19|20)\d\d(?:['’]s)?$/i
const A_YEAR = /^[^,.;]{0,40}?\b(?:a|per|each|every) year\b(?! (?:ago|earlier|before|later|after))/i

/** "Earned $7.1 billion in 2025", "earns $5.5 billion a year": of a quarter. */
export const quarterAsYear: Look = (held) => {
  const { base, s } = held
  if (base.periods[0].months !== 3 || QUARTER.test(s.text)) return null
  const levels = levelsOf(held).filter(
    ({ metric, claim }) => metric.kind !== 'other' && /Q\d$/.test(claim.period ?? ''),
  )
  const [first] = levels
  if (!first) return null
  const years = s.periods.filter(({ start, end }) => BARE_YEAR.test(s.text.slice(start, end)))
  const isOne = new Set(levels.map(({ claim }) => claim.period)).size === 1
  // "$7.1 billion, compared with $9.2 billion in 2024": the quarter's own time is not said
  if (years[0] && years.length === s.periods.length && (isOne || years.length > 1))
    return s.text.slice(years[0].start, years[0].end)
  return A_YEAR.exec(s.text.slice(first.n.end))?.[0]
}

const SOON =
  /\b(?:(?:in|within|over) (?:a few |a matter of |just |only |mere )?(?:days|weeks|months|hours|minutes|a (?:day|week|month))|(?:in|within) (?:just |only )?(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|10) (?:months|weeks|days)|overnight|from scratch|a decade (?:ago|earlier|before))\b/i

/** "Rose 55.6 % in three months": changes are measured from a year before. */
export const soon: Look = ({ s, claims, told }) => {
  const said = SOON.exec(s.text)
  if (!said) return null
  // A decade back stands in no filing.
  if (/^a decade/i.test(said[0]) && told.some(({ claim }) => claim.verdict === 'holds')) return said[0]
  const isChange = told.some(({ claim }) => claim.verdict === 'holds' && (claim.isChange || claim.kind === 'change'))
  const isMove = claims.some(({ kind, verdict }) => kind === 'direction' && verdict === 'holds')
  const isSpan = /\b(?:six|nine|twelve|6|9|12) months$/i.test(said[0])
  return (isChange || isMove) && !isSpan ? said[0] : null
}

const IN_QUARTER =
  /\b(?:in|over|during|within|for|across) (?:the|this|that) (?:\w+ )?quarter\b|\bquarterly\b|\b(?:in|over) three months\b|\bquarter[- ]on[- ]quarter\b|\bsince (?:the )?(?:last|previous|prior) quarter\b/i
const CHANGED =
  /\b(?:ris\w+|rose|gr[eo]w\w*|f[ae]ll\w*|increas\w+|decreas\w+|declin\w+|dropp\w+|climb\w+|gain\w+|jump\w+|up|down|shr[aiu]nk\w*|swell\w*|swelled|add(?:ed|s))\b/i

/** "Inventories rose 48.4 % in the quarter": a balance sheet's amounts are compared with those of the year's end. */
export const stockInQuarter: Look = ({ base, s, told, claims }) => {
  const [own] = base.periods
  const said = IN_QUARTER.exec(s.text)
  if (own.months !== 3 || /Q1$/.test(own.code) || !said || !CHANGED.test(s.text)) return null
  const isStock = (metric: string | null) =>
    metric !== null && told.some(({ claim }) => claim.bound === null && claim.metric === metric)
  const found = claims.filter(({ verdict, bound, kind }) => verdict === 'holds' && bound === null && kind !== 'period')
  const names = base.others?.filter(({ months }) => months === null).map(({ label }) => label.toLowerCase()) ?? []
  return found.some(
    ({ metric }) => isStock(metric) && names.some((one) => one.startsWith((metric ?? '').slice(0, 7).toLowerCase())),
  ) && found.some(({ kind }) => kind === 'change' || kind === 'direction')
    ? said[0]
    : null
}

const BESIDE =
  /\b(?:while|as|though|although|even as|but)\s+(?:its |the |their )?(?:costs?|expenses?|margins?|profits?|spending|workforce|headcount|staff|payroll|store (?:numbers|count)s?|stores|customers?|users?|subscribers?|prices?|volumes?|orders?|backlog|debts?|cash)\s+(?:stood still|stayed (?:flat|put)|(?:was|were) (?:flat|unchanged)|doubled|tripled|halved|shrank|grew|rose|fell|dropped|declined|jumped|vanished|collapsed)\b(?=\s*[.,;]|\s*$|\s+(?:in|over|during)\b)/i

/** "While costs stood still", "while its workforce doubled": a clause that claims as much as the figures. */
export const besideClaimed: Look = ({ s, claims }) => {
  const said = BESIDE.exec(s.text)
  if (!said) return null
  const [from, to] = [s.passage.at[said.index] ?? 0, s.passage.at[said.index + said[0].length - 1] ?? 0]
  return claims.some((one) => one.kind !== 'period' && one.start <= to && one.end > from) ? null : said[0]
}

const EACH_TIME =
  /\b(?:(?:each|every) (?:year|region|segment|country|market|division|quarter|month|line)|everywhere|across the board|(?<!rose |grew |climbed |increased )a further(?= \d)|once again|back to growth)\b/i

/** "Rose 5.1 % in each region": one change of many. */
export const eachChanged: Look = ({ s, told, claims }) => {
  const said = EACH_TIME.exec(s.text)
  if (!said || !told.some(({ claim }) => claim.verdict === 'holds' && claim.isChange)) return null
  const at = s.passage.at[said.index] ?? 0
  // "Rose each year by 5.1 %", "rose 5.1 % in each region": one size of several changes, though each of them was one
  const isOneSize = told.some(
    ({ n, claim }) =>
      claim.isChange &&
      ((n.end <= said.index && /^\s*(?:in|for|at|across|of)?\s*$/.test(s.text.slice(n.end, said.index))) ||
        (n.start > said.index &&
          /^\s*,?\s*by\s+(?:(?:about|around|some|nearly|almost|over|just|roughly|only)\s+)*$/.test(
            s.text.slice(said.index + said[0].length, n.start),
          ))),
  )
  if (isOneSize) return said[0]
  return claims.some((one) => one.kind === 'comparison' && one.start <= at && one.end > at) ? null : said[0]
}

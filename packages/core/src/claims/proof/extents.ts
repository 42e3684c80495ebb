/** How far a sentence says that its figures reach, where the periods that they were found in reach as far. */
import type { Span } from '../../figures-in-words/companies.ts'
import { type FactPeriod, metricWords } from '../../figures-in-words/facts.ts'
import { periodOf } from '../../figures-in-words/periods.ts'
import { daysBetween } from '../../format/day.ts'
import type { Proven } from './parts.ts'
import type { Told } from './tokens.ts'

/** A way from one period to another that numbers were found to tell. */
interface Way {
  from: FactPeriod
  to: FactPeriod
}

/** @returns "since 2023", "in a year", "over the three years": the words, where they are true of what was found */
export function extentsTold({ base, s, about }: Told, numbers: readonly Proven[]): Span[] {
  const ways = waysOf(numbers)
  const found: Span[] = []
  const years = ({ from, to }: Way): number => Math.round(daysBetween(from.end_date, to.end_date) / 365.25)
  const months = ({ from, to }: Way): number => Math.round(daysBetween(from.end_date, to.end_date) / 30.44)
  for (const { index, 0: said, groups } of s.text.matchAll(OVER)) {
    const counted = COUNTS.indexOf((groups?.count ?? '').toLowerCase()) + 1 || Number(groups?.count) || 1
    const wanted = groups?.half ? 6 : groups?.unit === 'months' ? counted : counted * 12
    const isRow = wanted % 12 === 0 && rowLengths(numbers).includes(wanted / 12)
    if (isRow || ways.some((way) => months(way) === wanted || (wanted % 12 === 0 && years(way) * 12 === wanted)))
      found.push({ start: index, end: index + said.length })
    // "over the three years" of which the first was where it began
    else if (
      wanted > 12 &&
      /\b(?:over|in|within|across|during)\b/i.test(said) &&
      ways.some((way) => (years(way) + 1) * 12 === wanted)
    )
      found.push({ start: index, end: index + said.length })
  }
  for (const token of s.periods) {
    const lead = /\bsince (?:fiscal )?(?:the )?$/i.exec(s.text.slice(0, token.start))
    const since = periodOf(base, token.says, about)
    if (lead && ways.some(({ from }) => from === since)) found.push({ start: lead.index, end: token.end })
  }
  return found
}

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
/** "In a year", "within twelve months", "over the last three years", "in half a year", "the past three years" */
const OVER =
  /\b(?:(?:over|in|within|across|during|through|for|of)\s+)?(?:(?:the|just|only|these|all|its)\s+)*(?:last|past|shown|reported|previous)?\s*(?:(?<half>half a) year|(?<=\b(?:in|within|over|inside|after) )(?:an?|one|a single) year(?! (?:ago|before|earlier|when|in which|of|that|later|on|prior))|(?<count>one|two|three|four|five|six|nine|twelve|[2-9]|12) (?:fiscal )?(?<unit>years|months)(?: shown| reported| told)?)(?!\s+(?:ago|earlier|before|prior|in a row|running|straight|to|ended|ending|later))\b/gi

/** From where to where: each change, and each two levels of one figure. */
function waysOf(numbers: readonly Proven[]): Way[] {
  const ways: Way[] = numbers.flatMap(({ from, period }) => (from ? [{ from, to: period }] : []))
  for (const one of numbers)
    for (const other of numbers)
      if (
        one.from === null &&
        other.from === null &&
        one.period.end_date < other.period.end_date &&
        metricWords(one.metric) === metricWords(other.metric)
      )
        ways.push({ from: one.period, to: other.period })
  return ways
}

/** Of how many years in a row each figure was told. */
function rowLengths(numbers: readonly Proven[]): number[] {
  const rows = new Map<string, Set<string>>()
  for (const { metric, period, from } of numbers) {
    if (from) continue
    const known = rows.get(metricWords(metric)) ?? new Set()
    rows.set(metricWords(metric), known.add(period.end_date))
  }
  return [...rows.values()].map(({ size }) => size)
}

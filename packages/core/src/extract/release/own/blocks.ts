/** Measures between a row of what was reported and a row of the company's own: the columns are the measures. */
import type { NonGaapMeasure } from '../../../statement/release.ts'
import type { Line } from '../../sheet/lines.ts'
import {
  bare,
  bridgeOf,
  exact,
  isOwn,
  LONGEST_QUARTER,
  lastWords,
  monthsOf,
  OF_STATEMENT,
  type OwnTable,
  roomOf,
  type Step,
  signed,
  unitOfLine,
  withoutPeriod,
} from './tables.ts'

const PERIOD_WORDS =
  /\b(?:three|months?|quarters?|years?|ended|end|january|february|march|april|may|june|july|august|september|october|november|december|as|and|certain|items)\b/g
const saysNothingElse = (label: string): boolean => bare(label).replace(PERIOD_WORDS, ' ').trim() === ''

export function measuresByBlocks(table: OwnTable): NonGaapMeasure[] {
  const { laid, lines, periods, column, money } = table
  const end = lines.findIndex((line) => isOwn(line) && saysNothingElse(line.label))
  const start = lines.findIndex(
    ({ label }) => OF_STATEMENT.test(label.replace(/non-?GAAP/gi, '')) && saysNothingElse(label),
  )
  if (start < 0 || end <= start || (periods[column]?.months ?? 3) > LONGEST_QUARTER) return []
  const names = laid.columns.map(({ head }) => withoutPeriod(head))
  if (names.length < 2 || names.some((name) => !/^[^()]*[a-z]{3}/i.test(name)) || new Set(names).size < names.length)
    return []
  return laid.columns.flatMap(({ head }, j): NonGaapMeasure[] => {
    const [from, to] = [lines[start]?.values[j] ?? null, lines[end]?.values[j] ?? null]
    if (!from || !to || from.dash || to.dash || /\bchange\b/i.test(head)) return []
    const name = lastWords(head)
    const { unit, by } = unitOfLine({ ...(lines[end] as Line), label: name, heading: '' }, to, money)
    const steps = lines.slice(start + 1, end).flatMap((line): Step[] => {
      const figure = line.values[j] ?? null
      return figure === null || figure.dash ? [] : [{ name: line.label, amount: exact(signed(figure) * by), figure }]
    })
    const sum = steps.reduce((total, { figure }) => total + signed(figure), signed(from))
    return [
      {
        measure: `${name} (${lines[end]?.label ?? ''})`,
        value: exact(signed(to) * by),
        unit,
        gaap_measure: name,
        gaap_value: exact(signed(from) * by),
        ...bridgeOf(Math.abs(sum - signed(to)) <= roomOf(to, steps.length) ? steps : [], steps),
        months: monthsOf(table, column, []),
        place: { start: to.start, end: to.end },
      },
    ]
  })
}

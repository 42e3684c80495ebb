/** Measures in columns beside what was reported, with what lies between. */
import type { NonGaapMeasure } from '../../../statement/release.ts'
import {
  bridgeOf,
  exact,
  lastWords,
  NO_MEASURE,
  type OwnTable,
  roomOf,
  type Step,
  signed,
  unitOfLine,
} from './tables.ts'

/** Columns from what was reported to the company's own, with what lies between. */
export function measuresByColumns({ laid, lines, periods, column, money }: OwnTable): NonGaapMeasure[] {
  const heads = laid.columns.map(({ head }) => head)
  const isOwnHead = (head: string) =>
    /\bnon-?gaap\b(?!\s*adj)|\bas adjusted\b|\badjusted\b(?!\s*ments)|\bcomparable\b/i.test(head)
  const first = heads.findIndex(
    (head, j) =>
      laid.columns[j]?.kind === 'amount' &&
      /\bGAAP\b|\bas reported\b|\breported\b/i.test(head.replace(/non-?GAAP/gi, '')) &&
      !isOwnHead(lastWords(head)),
  )
  if (first < 0) return []
  const last = heads.findIndex(
    (head, j) => j > first && laid.columns[j]?.kind === 'amount' && isOwnHead(lastWords(head)),
  )
  const period = periods[first]
  const main = periods[column]
  if (last < 0 || (period?.months ?? 3) !== (main?.months ?? 3)) return []
  return lines.flatMap((line): NonGaapMeasure[] => {
    const [from, to] = [line.values[first] ?? null, line.values[last] ?? null]
    if (!from || !to || from.dash || to.dash || NO_MEASURE.test(line.label) || line.label === '') return []
    const { unit, by } = unitOfLine(line, to, money)
    const steps = heads.slice(first + 1, last).flatMap((head, k): Step[] => {
      const figure = line.values[first + 1 + k] ?? null
      return figure === null || figure.dash
        ? []
        : [{ name: lastWords(head), amount: exact(signed(figure) * by), figure }]
    })
    const sum = steps.reduce((total, { figure }) => total + signed(figure), signed(from))
    const adds = steps.length > 0 && Math.abs(sum - signed(to)) <= roomOf(to, steps.length)
    if (steps.length === 0 && from.value === to.value) return []
    return [
      {
        measure: `${line.label} (${lastWords(heads[last] ?? '')})`,
        value: exact(signed(to) * by),
        unit,
        gaap_measure: line.label,
        gaap_value: exact(signed(from) * by),
        ...bridgeOf(adds ? steps : []),
        months: periods[first]?.months ?? null,
        place: { start: to.start, end: to.end },
      },
    ]
  })
}

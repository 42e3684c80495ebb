/** Measures in columns beside what was reported, with what lies between. */
import { isOverMoreShares } from '../../../statement/more-shares.ts'
import type { NonGaapMeasure } from '../../../statement/release.ts'
import {
  bridgeOf,
  exact,
  lastWords,
  monthsOf,
  NO_MEASURE,
  type OwnTable,
  roomOf,
  type Step,
  signed,
  unitOfLine,
} from './tables.ts'

/** Columns from what was reported to the company's own, with what lies between. */
export function measuresByColumns(table: OwnTable): NonGaapMeasure[] {
  const { laid, lines, money } = table
  const heads = laid.columns.map(({ head }) => head)
  const pair = reportedAndOwn(table, heads)
  if (pair === null) return []
  const { first, last } = pair
  const names = withoutShared(heads.slice(first, last).map(lastWords))
  return lines.flatMap((line): NonGaapMeasure[] => {
    const [from, to] = [line.values[first] ?? null, line.values[last] ?? null]
    if (!from || !to || from.dash || to.dash || NO_MEASURE.test(line.label) || line.label === '') return []
    const { unit, by } = unitOfLine(line, to, money)
    const steps = names.slice(1).flatMap((name, k): Step[] => {
      const figure = line.values[first + 1 + k] ?? null
      return figure === null || figure.dash
        ? []
        : [{ name, amount: signed(figure) * (LESS.test(name) ? -1 : 1), figure }]
    })
    const sum = steps.reduce((total, { amount }) => total + amount, signed(from))
    const isMade = Math.abs(sum - signed(to)) <= roomOf(to, steps.length)
    const adds = steps.length > 0 && (isMade || isOverMoreShares(signed(from), sum, signed(to), unit))
    if (steps.every(({ amount }) => amount === 0) && from.value === to.value) return []
    return [
      {
        measure: `${line.label} (${lastWords(heads[last] ?? '')})`,
        value: exact(signed(to) * by),
        unit,
        gaap_measure: line.label,
        gaap_value: exact(signed(from) * by),
        ...bridgeOf(adds ? steps.map((step) => ({ ...step, amount: exact(step.amount * by) })) : [], steps),
        months: monthsOf(table, first, [line]),
        place: { start: to.start, end: to.end },
      },
    ]
  })
}

/** Heads without the words that one head over all of them gives each ("Continuing Operations", 0000051143-24-000043). */
function withoutShared(heads: readonly string[]): string[] {
  const words = heads.map((head) => head.split(' '))
  const least = Math.min(...words.map(({ length }) => length))
  let shared = 0
  while (shared < least - 1 && words.every((one) => one[shared] === words[0]?.[shared])) shared += 1
  return words.map((one) => one.slice(shared).join(' '))
}

/** "Less FX effect" is printed as it is taken off. */
const LESS = /^less\b/i

const isOwnHead = (head: string): boolean =>
  /\bnon-?gaap\b(?!\s*adj)|\bas adjusted\b|\badjusted\b(?!\s*ments)|\bcomparable\b|\bconstant[- ]currency\b/i.test(head)

/**
 * The column of what was reported and the one of the company's own behind it, both of the quarter's length: by its head,
 * or, where a column of the same days says that it is the company's own, the quarter's (0001652044-25-000040).
 */
function reportedAndOwn(
  { laid, periods, column }: OwnTable,
  heads: readonly string[],
): { first: number; last: number } | null {
  const isAmount = (j: number) => laid.columns[j]?.kind === 'amount'
  const reported = heads.findIndex(
    (head, j) =>
      isAmount(j) &&
      /\bGAAP\b|\bas reported\b|\breported\b/i.test(head.replace(/non-?GAAP/gi, '')) &&
      !isOwnHead(lastWords(head)),
  )
  const first = reported >= 0 || isOwnHead(lastWords(heads[column] ?? '')) ? reported : column
  if (first < 0) return null
  const end = periods[first]?.end
  const isSameDay = (j: number) => {
    const other = periods[j]?.end
    return end?.year === other?.year && end?.month === other?.month && end?.day === other?.day
  }
  const last = heads.findIndex(
    (head, j) => j > first && isAmount(j) && isOwnHead(lastWords(head)) && (reported >= 0 || isSameDay(j)),
  )
  return last < 0 || (periods[first]?.months ?? 3) !== (periods[column]?.months ?? 3) ? null : { first, last }
}

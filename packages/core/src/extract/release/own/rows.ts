/** Measures of the company's own below the figures that they start from, line by line. */
import type { NonGaapMeasure } from '../../../statement/release.ts'
import { findYears } from '../../document/dates.ts'
import type { Figure } from '../../document/row.ts'
import type { Line } from '../../sheet/lines.ts'
import {
  bare,
  bridgeOf,
  exact,
  isOwn,
  NO_MEASURE,
  OF_STATEMENT,
  OWN,
  type OwnTable,
  type Step,
  signed,
  stepOf,
  unitOfLine,
} from './tables.ts'

/** Lines from a figure of the statement down to the measure. */
const LONGEST_BRIDGE = 16

export function measuresByRows({ lines, periods, column, money, year }: OwnTable): NonGaapMeasure[] {
  const at = (line: Line | undefined): Figure | null => {
    const figure = line?.values[column] ?? null
    return figure?.dash ? null : figure
  }
  return lines.flatMap((line, end): NonGaapMeasure[] => {
    const figure = at(line)
    if (figure === null || !isOwn(line) || NO_MEASURE.test(line.label) || isOfAnotherYear(line, year)) return []
    const start = startOf(lines, end, at, money)
    if (start === null) return []
    const { unit, by } = unitOfLine(line, figure, money)
    const base = lines[start.index]
    const from = at(base)
    if (!base || from === null || unitOfLine(base, from, money).unit !== unit) return []
    if (bare(nameOf(line)) === '' && bare(nameOf(base)) === '') return []
    return [
      {
        measure: nameOf(line),
        value: exact(signed(figure) * by),
        unit,
        gaap_measure: nameOf(base),
        gaap_value: exact(signed(from) * by),
        ...bridgeOf(start.steps.map((step) => ({ ...step, amount: exact(step.amount * by) }))),
        months: periods[column]?.months ?? null,
        place: { start: figure.start, end: figure.end },
      },
    ]
  })
}

/** "Three Months Ended March 31, 2021 - Adjusted" stands below the same line of the newest year (0000018230-22-000107). */
function isOfAnotherYear({ label }: Line, year: number | null): boolean {
  const [named] = findYears(label)
  return named !== undefined && year !== null && named !== year
}

/** "Non-GAAP" under the heading of its figure is named by that. */
const nameOf = ({ title, label }: Line): string =>
  /^(?:non-?gaap|gaap)\b[* ]*(?:\(.*)?$/i.test(label) && title !== '' ? `${label} ${title.toLowerCase()}` : label

interface Start {
  index: number
  /** The lines between, as printed, where they make the measure. */
  steps: readonly Step[]
}

/** A figure of a statement is called so; a company's part or place is none (0001652044-25-000040, 0001744489-24-000275). */
const OF_RESULT =
  /\b(?:revenues?|sales|income|earnings|profit|loss|costs?|expenses?|margin|EPS|cash|interest|rate|ratio|return|debt|equity|assets|book value|capital|additions|purchases|expenditures)\b/i

const PLAIN = (): 1 => 1
/** "Less: notable items" is printed without its minus. */
const LESS = ({ label }: Line): 1 | -1 => (/^less\b/i.test(label) ? -1 : 1)

/** The figure of the statement that a measure starts from: one whose lines below make it, else one of its name. */
function startOf(
  lines: readonly Line[],
  end: number,
  at: (line: Line | undefined) => Figure | null,
  money: number,
): Start | null {
  const own = lines[end]
  const target = at(own)
  if (!own || target === null) return null
  const name = bare(nameOf(own))
  const { unit } = unitOfLine(own, target, money)
  let named: number | null = null
  for (let index = end - 1; index >= Math.max(0, end - LONGEST_BRIDGE); index -= 1) {
    const line = lines[index]
    const from = at(line)
    if (!line || from === null) continue
    if (isOwn(line) && index < end - 1 && !/\bGAAP\b/.test(line.label.replace(/non-?GAAP/gi, ''))) {
      if (bare(line.label) === name) break
      continue
    }
    if (isOwn(line) || OWN.test(line.heading.split(' > ').at(-1) ?? '')) continue
    const steps =
      OF_RESULT.test(nameOf(line)) || OF_STATEMENT.test(line.label)
        ? stepsOf({ from, target, between: lines.slice(index + 1, end), at, unit })
        : null
    if (steps !== null) return { index, steps }
    if (
      named === null &&
      (bare(nameOf(line)) === name || (OF_STATEMENT.test(line.label) && isSame(bare(nameOf(line)), name)))
    )
      named = index
  }
  if (!/\bfree cash flow\b/i.test(own.label)) return named === null ? null : { index: named, steps: [] }
  const above = named ?? cashFlowAbove(lines, end)
  return above === null ? null : { index: above, steps: spentBelow({ lines, above, end, at, target }) }
}

interface Above {
  lines: readonly Line[]
  above: number
  end: number
  at: (line: Line | undefined) => Figure | null
  target: Figure
}

/** What free cash flow is by its name, the cash flow of the operations less what was bought, where the two make it. */
function spentBelow({ lines, above, end, at, target }: Above): Step[] {
  const from = at(lines[above])
  if (from === null) return []
  for (const line of lines.slice(above + 1, end)) {
    const figure = at(line)
    if (figure === null || figure.percent || !SPENT.test(line.label)) continue
    const amount = -Math.abs(figure.value)
    if (Math.abs(signed(from) + amount - signed(target)) < stepOf(target) * 0.5)
      return [{ name: line.label, amount, figure }]
  }
  return []
}

const SPENT = /\b(?:purchases of property|capital expenditures|additions to property)\b/i

interface Between {
  from: Figure
  target: Figure
  between: readonly Line[]
  at: (line: Line | undefined) => Figure | null
  unit: NonGaapMeasure['unit']
}

/** The lines between a figure and a measure where they make it; a growth in percent among amounts is none of them. */
function stepsOf({ from, target, between, at, unit }: Between): Step[] | null {
  const lines = between.flatMap((line) => {
    const figure = at(line)
    return figure === null || (unit !== '%' && (figure.percent || NO_MEASURE.test(line.label)))
      ? []
      : [{ line, figure }]
  })
  if (lines.length === 0 || lines.some(({ line }) => isOwn(line))) return null
  for (const sign of [PLAIN, LESS]) {
    const steps = lines.map(({ line, figure }) => ({ name: line.label, amount: signed(figure) * sign(line), figure }))
    const sum = steps.reduce((total, { amount }) => total + amount, signed(from))
    if (Math.abs(sum - signed(target)) < stepOf(target) * 0.5) return steps
  }
  return null
}

/** Free cash flow starts from the cash flow of the operations, whatever stands between. */
function cashFlowAbove(lines: readonly Line[], end: number): number | null {
  const at = lines.slice(0, end).findLastIndex(({ label }) => FROM_OPERATIONS.test(label) && !NO_MEASURE.test(label))
  return at < 0 || end - at > LONGEST_BRIDGE ? null : at
}

const FROM_OPERATIONS = /\boperating cash flow\b|\bcash (?:flow|provided|generated|from)\b.*\boperati(?:ng|ons)\b/i

/** One name holds the other, word by word. */
const isSame = (a: string, b: string): boolean => {
  const [few, many] = a.length < b.length ? [a, b] : [b, a]
  const words = new Set(many.split(' '))
  return few !== '' && few.split(' ').every((word) => words.has(word))
}

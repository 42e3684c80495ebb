/** The figure that a measure of the company's own starts from, and the lines that lead from the one to the other. */
import type { Figure } from '../../document/row.ts'
import type { Line } from '../../sheet/lines.ts'
import { nearestHeading } from '../../sheet/nearest-heading.ts'
import { type Between, type Step, stepsBetween } from './steps.ts'
import { bare, isOwn, NO_MEASURE, OF_STATEMENT, OWN, saysGaap, signed, stepOf, unitOfLine } from './tables.ts'

/** Lines from a figure of the statement down to the measure. */
const LONGEST_BRIDGE = 24

export interface Start {
  index: number
  /** The lines between, as printed, where they make the measure. */
  steps: readonly Step[]
}

interface Table {
  lines: readonly Line[]
  /** The measure's line. */
  end: number
  /** The figure of a line in the column that is read. */
  at: (line: Line | undefined) => Figure | null
  money: number
  /** All of the table is the company's own, but for lines that say otherwise. */
  isAllOwn: boolean
}

/** "Non-GAAP" under the heading of its figure is named by that. */
export const nameOf = ({ title, label }: Line): string =>
  /^(?:non-?gaap|gaap)\b[* ]*(?:\(.*)?$/i.test(label) && title !== '' ? `${label} ${title.toLowerCase()}` : label

/** A figure of a statement is called so; a company's part or place is none (0001652044-25-000040, 0001744489-24-000275). */
const OF_RESULT =
  /\b(?:revenues?|sales|income|earnings|profit|loss|costs?|expenses?|margin|EPS|cash|interest|rate|ratio|return|debt|equity|assets|book value|capital|additions|purchases|expenditures)\b/i

/** A line that is taken off or put on is none that a measure starts from. */
const TAKEN = /^(?:less|add|plus|minus|deduct)\b|\badjustments?\b|\b(?:impact|effects?) of\b/i

const OF_REVENUE = /\brevenues?\b|\b(?:net|total) sales\b|^sales\b/i

/** @returns null where nothing of the statement stands above the measure */
export function startOf(table: Table): Start | null {
  const { lines, end, at, money } = table
  const own = lines[end]
  const target = at(own)
  if (!own || target === null) return null
  const name = bare(nameOf(own))
  const { unit } = unitOfLine(own, target, money)
  const between = (index: number, from: Figure): Between => ({
    from,
    target,
    between: lines.slice(index + 1, end),
    at,
    unit,
  })
  const above = candidates(table, name)
  const named = above.find(({ line }) => isNamed(line, name))
  if (named)
    return { index: named.index, steps: stepsBetween({ ...between(named.index, named.from), isNamed: true }) ?? [] }
  for (const { line, index, from } of above) {
    if (!saysGaap(line) && !(OF_RESULT.test(nameOf(line)) && isFirst(lines, index))) continue
    // A part of the revenue leads to the revenue and is not what that is reported as.
    if (OF_REVENUE.test(own.label) && !OF_REVENUE.test(line.label)) continue
    const steps = stepsBetween(between(index, from))
    if (steps !== null) return { index, steps }
  }
  if (!/\bfree cash flow\b/i.test(own.label)) return null
  const cash = cashFlowAbove(lines, end)
  return cash === null ? null : { index: cash, steps: spentBelow(table, cash, target) }
}

interface Candidate {
  line: Line
  index: number
  from: Figure
}

/** Lines above a measure that may be the statement's, the nearest first, up to an earlier measure of the same name. */
function candidates({ lines, end, at, isAllOwn }: Table, name: string): Candidate[] {
  const own = lines[end]
  const found: Candidate[] = []
  const last = lastOfGroup(lines, end, name)
  for (let index = end - 1; index >= last; index -= 1) {
    const line = lines[index]
    const from = at(line)
    if (!line || from === null) continue
    if (isOwn(line) && index < end - 1 && !saysGaap(line)) {
      if (bare(line.label) === name) break
      continue
    }
    if (isOwn(line) || TAKEN.test(line.label)) continue
    const title = nearestHeading(line.heading)
    // Under the measure's own name stands what makes it.
    const isUnderOwn = OWN.test(title) && !(line.heading === own?.heading && isSame(bare(title), name))
    if ((isAllOwn || isUnderOwn) && !saysGaap(line)) continue
    found.push({ line, index, from })
  }
  return found
}

/** Where the search ends: at the heading of the measure's own lines, where its figure of the statement stands among them. */
function lastOfGroup(lines: readonly Line[], end: number, name: string): number {
  const farthest = Math.max(0, end - LONGEST_BRIDGE)
  const heading = lines[end]?.heading ?? ''
  let first = end
  while (first > farthest && lines[first - 1]?.heading === heading) first -= 1
  const group = heading === '' ? [] : lines.slice(first, end)
  return group.some((line) => !isOwn(line) && isNamed(line, name)) ? first : farthest
}

const isNamed = (line: Line, name: string): boolean =>
  !TAKEN.test(line.label) &&
  (bare(nameOf(line)) === name || (OF_STATEMENT.test(line.label) && isSame(bare(nameOf(line)), name)))

/** The first line under its heading, after a measure of the company's own, or of the table. */
function isFirst(lines: readonly Line[], index: number): boolean {
  const [before, line] = [lines[index - 1], lines[index]]
  return before === undefined || before.heading !== line?.heading || isOwn(before)
}

/** What free cash flow is by its name, the cash flow of the operations less what was bought, where the two make it. */
function spentBelow({ lines, end, at }: Table, above: number, target: Figure): Step[] {
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

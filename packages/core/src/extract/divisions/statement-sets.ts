/** The sets of divisions that the statement's own lines above total revenue make, and what stands beside sales there. */
import { isBesideSales } from '../../filing/places.ts'
import { cleanLabel } from '../sheet/lines.ts'
import type { InDocument } from '../statements/in-document.ts'
import { canBeDivision, isDeduction, isMeasure, isOdd, kindOfNames } from './names.ts'
import type { Found } from './note-sets.ts'
import { setsOf } from './sets.ts'
import type { Cell } from './slices.ts'

/** Lines that may stand beside sales in a total of revenue. */
const MOST_BESIDE = 8

/** Sales may be more than the total of revenue by so much, where a loss of affiliates or of investments stands among it. */
const MOST_OVER = 1.15

/** Where the parts of a printed sum begin, right above it; the sum's own place where it has none. */
function firstPart(rows: readonly Cell[], at: number): number {
  let sum = 0
  for (let k = at - 1; k >= 0; k -= 1) {
    sum += rows[k]?.value ?? 0
    if (at - k >= 2 && Math.abs(sum - (rows[at]?.value ?? 0)) <= at - k) return k
  }
  return at
}

/** A part of total revenue that notes may divide, in the statement's unit, with the lines that are the rest. */
export interface PartRevenue {
  value: number
  /** As it is printed, or would be. */
  text: string
  rest: Cell[]
  /** Whether the statement prints it. */
  printed: boolean
}

/** Lines of a total of revenue that no sale makes: interest, dividends, what affiliates earned, gains. */
const NO_SALE =
  /^(?:(?:net )?(?:gains?|loss(?:es)?)|other|interest|dividends?|investment|equity|(?:income|earnings) (?:from|of))\b(?!.*\b(?:sales|revenues?|fees|services?)\b)/i

/** The line of sales that is most of total revenue, and all of it but other income. */
export function partRevenues({ chosen }: InDocument, revenue: number): PartRevenue[] {
  const index = chosen.roles.revenue?.length === 1 ? chosen.roles.revenue[0]?.index : undefined
  if (index === undefined || index === 0) return []
  const rows = statementCells({ chosen }, index)
  const isMost = ({ value, label }: Cell) =>
    value >= 0.7 * revenue && value <= MOST_OVER * revenue && value !== revenue && /sales|revenue/i.test(label)
  // A total of sales before one of its lines.
  const main = rows.find((row) => isMost(row) && /^total\b/i.test(row.label)) ?? rows.find(isMost)
  const at = main ? rows.indexOf(main) : -1
  const rest = main ? [...rows.slice(0, firstPart(rows, at)), ...rows.slice(at + 1)] : rows
  const sum = rest.reduce((s, row) => s + row.value, main?.value ?? 0)
  if (rest.length === 0 || rest.length >= MOST_BESIDE || Math.abs(sum - revenue) > rows.length) return []
  const most = main ? [{ value: main.value, text: main.figure.text, rest, printed: true }] : []
  const beside = rest.filter(({ label }) => NO_SALE.test(label))
  if (beside.length === 0 || beside.length === rest.length) return most
  const value = beside.reduce((s, row) => s - row.value, revenue)
  const decimals = Math.max(...rows.map(({ figure }) => figure.decimals))
  const text = value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return [...most, { value, text, rest: beside, printed: false }]
}

/** The statement's lines before `index`, in its current column. */
function statementCells({ chosen }: Pick<InDocument, 'chosen'>, index: number): Cell[] {
  return chosen.lines.slice(0, index).flatMap((line) => {
    const figure = line.values[chosen.column]
    if (!figure || figure.percent) return []
    const label = cleanLabel(line.label)
    const value = isDeduction(label) ? -Math.abs(figure.value) : figure.value
    return [{ label, value, figure, title: line.title, indent: line.indent }]
  })
}

/** Names that say no more than that something is revenue. */
const MERE =
  /^(?:(?:net|total|gross|other|operating|all other) )*(?:sales|revenues?|income)(?: and other(?: income)?)?$|^(?:all )?others?$/i

/** The statement's own lines of revenue. */
export function statementSets({ chosen }: InDocument, revenue: number, money: number): Found[] {
  const index = chosen.roles.revenue?.at(-1)?.index
  if (index === undefined) return []
  const cells = statementCells({ chosen }, index + 1)
  if (cells.some((cell) => isBesideSales(cell.label))) return []
  const terms = chosen.roles.revenue ?? []
  // Two businesses one above the other without a total (T146): each block's line is a division, named by its heading.
  if (terms.length > 1) {
    const parts = terms.flatMap((term) => {
      const line = chosen.lines[term.index]
      const figure = line?.values[chosen.column]
      if (!line || !figure || term.sign !== 1) return []
      const label = isMeasure(line.bare) && line.title !== '' ? line.title : cleanLabel(line.label)
      return [{ label, value: figure.value, figure, title: '', indent: 0 }]
    })
    const labels = parts.map((p) => p.label)
    const kind = kindOfNames(labels, false)
    const whole = Math.abs(parts.reduce((s, p) => s + p.value, 0) * money - revenue) < money
    if (
      kind &&
      whole &&
      new Set(labels).size === labels.length &&
      labels.every((label) => canBeDivision(label) && !isOdd(label))
    ) {
      const set = { parts, residual: [], proof: 'sum' as const, by: 'rows' as const, total: null }
      return [{ ...set, kind, unit: money, of: revenue, known: false, score: 0.4 }]
    }
  }
  return setsOf(
    { by: 'rows', cells, measured: false, headed: false, current: true },
    revenue / money,
    '',
    false,
  ).flatMap((set) => {
    const labels = set.parts.map((p) => p.label)
    const kind = labels.some(isOdd) || labels.every((label) => MERE.test(label)) ? null : kindOfNames(labels, false)
    return kind ? [{ ...set, kind, unit: money, of: revenue, known: false, score: 0.4 + 0.01 * labels.length }] : []
  })
}

/** The sets of divisions that a slice of a note's table offers for a total of revenue. */
import { takenOff } from './bridges.ts'
import { canBeDivision, cleanName, isMeasure, isResidual } from './names.ts'
import type { Cell, Slice } from './slices.ts'
import { levels, NAMED_TOTAL, type Node, nameOf, sharedTitles, slack, tree } from './subtotals.ts'

/** Divisions with what is left to the total, in the unit of the table. */
export interface DivisionSet {
  parts: Cell[]
  residual: Cell[]
  /** How it is known: they make the revenue that the table prints, or make it unsaid, or make another printed total. */
  proof: 'total' | 'sum' | 'near'
  by: Slice['by']
  /** The total the table prints. */
  total: Cell | null
}

const MOST_CELLS = 120

/** The smallest printed digit of some cells, in the table's unit. */
export function stepOf(cells: readonly Cell[]): number {
  let decimals = 0
  for (const { figure } of cells) decimals = Math.max(decimals, figure.decimals)
  return 10 ** -Math.min(3, decimals)
}

const sumOf = (nodes: readonly Node[]): number => nodes.reduce((sum, node) => sum + node.cell.value, 0)

/**
 * Divisions and residual of one level, or null where the names or the values are no divisions'.
 * @param add whether lines that every division prints may be added
 */
function split(
  nodes: readonly Node[],
  shared: ReadonlySet<string>,
  revenue: number,
  add: boolean,
): { parts: Cell[]; residual: Cell[] } | null {
  const parts: Cell[] = []
  const residual: Cell[] = []
  for (const node of nodes) {
    const cell = { ...node.cell, label: nameOf(node, shared) }
    if (cell.value === 0) continue
    const other = cell.value < 0 && /^(?:all )?others?\b/i.test(cell.label) && -cell.value < 0.02 * revenue
    if (other || isResidual(cell.label) || isResidual(cell.title)) residual.push(cell)
    else parts.push(cell)
  }
  if (parts.length < 2 || parts.some((one) => !canBeDivision(one.label))) return null
  if (parts.some((one) => one.value < 0)) return null
  if (residual.some((one) => Math.abs(one.value) > 0.4 * revenue)) return null
  const names = new Set(parts.map((one) => one.label.toLowerCase()))
  if (names.size === parts.length) return { parts, residual }
  const sums = add ? summed(parts) : null
  return sums === null ? null : { parts: sums, residual }
}

/**
 * Divisions that print the same lines each under its name and no sum of them, such as home sales and foreign ones: those
 * sums (T107); null where the lines are no such lines.
 */
function summed(parts: readonly Cell[]): Cell[] | null {
  const groups = new Map<string, Cell[]>()
  for (const part of parts) groups.set(part.title, [...(groups.get(part.title) ?? []), part])
  const isName = (title: string) => canBeDivision(cleanName(title)) && !isMeasure(title.toLowerCase())
  const lists = [...groups.values()]
  const lines = new Set(parts.map(({ label }) => label))
  if (lists.length < 2 || lines.size < 2 || ![...groups.keys()].every(isName)) return null
  const isWhole = (list: readonly Cell[]) =>
    list.length === lines.size && new Set(list.map(({ label }) => label)).size === lines.size
  if (!lists.every(isWhole)) return null
  return lists.flatMap((list) => {
    const [first] = list
    const value = list.reduce((all, one) => all + one.value, 0)
    return first ? [{ ...first, label: cleanName(first.title), value, sum: list }] : []
  })
}

interface Divided {
  parts: Cell[]
  residual: Cell[]
  /** Where the top level's figures stand. */
  top: string
}

/** The levels of the shortest run of cells before `at` that makes the target, with the parts of its subtotals. */
function divideBefore(cells: readonly Cell[], at: number, target: number, step: number): Divided[] {
  let found: Divided[] = []
  let missed = 0
  for (let from = at - 2; from >= Math.max(0, at - MOST_CELLS) && missed < 16; from -= 1) {
    const next = divide(cells.slice(from, at), target, step)
    if (next.length > 0 && (found.length === 0 || next[0]?.top === found[0]?.top)) {
      found = next
      missed = 0
    } else if (found.length > 0) missed += 1
  }
  return found
}

/** All levels of the cells that make `target`. */
function divide(cells: readonly Cell[], target: number, step: number): Divided[] {
  for (const subtotals of ['named', 'first', 'last'] as const) {
    const nodes = tree(cells, step, subtotals)
    if (nodes.length < 2 || Math.abs(sumOf(nodes) - target) > slack(step, nodes.length)) continue
    const top = nodes.map((node) => node.cell.figure.start).join(' ')
    const shared = sharedTitles(nodes)
    const all = levels(nodes).filter((level) => Math.abs(sumOf(level) - target) <= slack(step, level.length))
    for (const add of [false, true]) {
      const found = all.flatMap((level) => {
        const parts = split(level, shared, target, add)
        return parts ? [{ ...parts, top }] : []
      })
      if (found.length > 0) return found
    }
  }
  return []
}

/** The sets over each cell of the slice that is the revenue; the shortest run of rows that makes it. */
function overTotal(slice: Slice, revenue: number, company: string): DivisionSet[] {
  const { cells } = slice
  const out: DivisionSet[] = []
  const step = stepOf(cells)
  for (const [at, total] of cells.entries()) {
    if (at < 2 || Math.abs(total.value - revenue) > step * 1.01) continue
    if (!isTotal(total, slice, company)) continue
    const found = divideBefore(cells, at, revenue, step)
    // What is eliminated may be printed beside divisions without it ("Revenue - Customers").
    const outside = found.length > 0 ? [] : cells.slice(0, at).filter((cell) => !isResidual(cell.label))
    if (found.length === 0 && outside.length < at) found.push(...divideBefore(outside, outside.length, revenue, step))
    // A consolidating statement has its total first too, beside the company without its subsidiaries.
    const isFirst = total.figure.start < (cells[0]?.figure.start ?? 0)
    for (const { parts, residual } of found)
      if (!isFirst || !parts.some(({ label }) => label.toLowerCase() === company))
        out.push({ parts, residual, proof: isFirst ? 'sum' : 'total', by: slice.by, total })
  }
  return out
}

/** Rows below a total that make it, where none above it do: the total of sales first, then its parts. */
function underTotal(slice: Slice, revenue: number): DivisionSet[] {
  const { cells, by } = slice
  if (by !== 'rows') return []
  const step = stepOf(cells)
  return cells.flatMap((total, at) => {
    if (Math.abs(total.value - revenue) > step * 1.01 || !isMeasure(total.label.toLowerCase())) return []
    for (let to = at + 3; to <= Math.min(cells.length, at + MOST_BELOW); to += 1) {
      const found = divide(cells.slice(at + 1, to), revenue, step)
      if (found.length > 0)
        return found.map(({ parts, residual }): DivisionSet => ({ parts, residual, proof: 'sum', by, total }))
    }
    return []
  })
}

/** Parts that are printed below what they make. */
const MOST_BELOW = 16

const isTotal = (cell: Cell, slice: Slice, company: string): boolean =>
  slice.headed ||
  NAMED_TOTAL.test(cell.label) ||
  /\btotal\b|net sales|revenue|^sales\b|^company\b|worldwide|\bas reported\b/i.test(cell.label) ||
  (company !== '' && cell.label.toLowerCase().startsWith(company)) ||
  (slice.by !== 'rows' && slice.cells.at(-1) === cell)

/** Rows of one heading, or all blocks, that make the revenue without a total of their own. */
function withoutTotal(slice: Slice, revenue: number): DivisionSet[] {
  if (!slice.current || !(slice.measured || slice.by === 'rows')) return []
  const step = stepOf(slice.cells)
  const runs: Cell[][] = []
  if (slice.by === 'rows') {
    for (const cell of slice.cells) {
      const run = runs.at(-1)
      if (run?.[0]?.title === cell.title) run.push(cell)
      else runs.push([cell])
    }
  } else runs.push([...slice.cells])
  return runs.flatMap((run) => {
    if (run.length < 2 || run.length > 30) return []
    if (slice.by === 'rows' && !/revenue|sales/i.test(run[0]?.title ?? '')) return []
    return divide(run, revenue, step).map(({ parts, residual }) => ({
      parts,
      residual,
      proof: 'sum' as const,
      by: slice.by,
      total: null,
    }))
  })
}

/** Segments with a total of their own that the statement's total differs from by a little: the rest is the residual. */
function nearTotal(slice: Slice, revenue: number): DivisionSet[] {
  if (!slice.measured || !slice.current || slice.cells.length > MOST_CELLS) return []
  const step = stepOf(slice.cells)
  const out: DivisionSet[] = []
  for (const [at, total] of slice.cells.entries()) {
    const off = Math.abs(total.value - revenue)
    if (at < 2 || off <= step * 1.01 || off > 0.05 * revenue) continue
    if (!/^total\b|\btotals?$|segment totals?|segments/i.test(total.label)) continue
    // Lines of revenue, such as premiums, are no segments.
    const sets = divideBefore(slice.cells, at, total.value, step).filter(
      ({ parts }) => !parts.some(({ label }) => isMeasure(label.toLowerCase())),
    )
    out.push(...sets.map(({ parts, residual }) => ({ parts, residual, proof: 'near' as const, by: slice.by, total })))
  }
  return out
}

/** Printed steps that a revenue must have to be divided. */
const COARSEST = 100

/** Every set that a slice offers for a revenue given in the table's unit. */
export function setsOf(slice: Slice, revenue: number, company: string, near: boolean): DivisionSet[] {
  if (slice.cells.length < 2 || slice.cells.length > 400) return []
  // So coarse a print that anything adds up to the revenue.
  if (revenue < COARSEST * stepOf(slice.cells)) return []
  const printed = [...overTotal(slice, revenue, company), ...withoutTotal(slice, revenue)]
  const turned = printed.length > 0 ? null : takenOff(slice.cells)
  const above = turned === null ? printed : overTotal({ ...slice, cells: turned }, revenue, company)
  const sets = above.length > 0 ? above : underTotal(slice, revenue)
  return near && sets.length === 0 ? nearTotal(slice, revenue) : sets
}

/** The sets of divisions that a slice of a note's table offers for a total of revenue. */
import { isPlace } from '../../filing/places.ts'
import { canBeDivision, cleanName, groupName, isMeasure, isOdd, isResidual } from './names.ts'
import type { Cell, Slice } from './slices.ts'

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

interface Node {
  cell: Cell
  children: Node[]
}

const MOST_CELLS = 120
const MOST_CHILDREN = 14
const NAMED_TOTAL = /^(?:totals?\b|consolidated\b|sub-?total)|\btotals?$|^$|\bconsolidated\b/i

/** Half a printed unit for each figure that was rounded. */
const slack = (step: number, count: number): number => step * Math.max(1.01, count * 0.6)

/** The smallest printed digit of some cells, in the table's unit. */
function stepOf(cells: readonly Cell[]): number {
  let decimals = 0
  for (const { figure } of cells) decimals = Math.max(decimals, figure.decimals)
  return 10 ** -Math.min(3, decimals)
}

const sumOf = (nodes: readonly Node[]): number => nodes.reduce((sum, node) => sum + node.cell.value, 0)

/** Which rows may be subtotals: those called so, or any, before their parts or after them. */
type Subtotals = 'named' | 'first' | 'last'

/** Subtotals take the rows before them as children (or, indented under them, the rows after). */
function tree(cells: readonly Cell[], step: number, subtotals: Subtotals): Node[] {
  const nodes: Node[] = []
  const open: { node: Node; left: number; last: number }[] = []
  for (const [at, cell] of cells.entries()) {
    const node: Node = { cell, children: [] }
    const parent = open.at(-1)
    if (parent) {
      parent.node.children.push(node)
      if (at >= parent.last) open.pop()
      continue
    }
    const ahead = subtotals === 'first' ? childrenAfter(cells, at, step) : 0
    if (ahead > 0) {
      nodes.push(node)
      open.push({ node, left: 0, last: at + ahead })
      continue
    }
    const named = NAMED_TOTAL.test(cell.label)
    const most = named || subtotals !== 'named' ? Math.min(MOST_CHILDREN, nodes.length) : 0
    let sum = 0
    for (let k = 1; k <= most; k += 1) {
      sum += nodes[nodes.length - k]?.cell.value ?? 0
      const allowed = named ? Math.min(2.01, Math.max(1.01, 0.35 * k)) : 1.01
      if (Math.abs(sum - cell.value) > step * allowed || cell.value === 0 || (!named && k > 8)) continue
      if (k < 2 && !(named && cell.label !== '')) continue
      node.children = nodes.splice(nodes.length - k)
      break
    }
    nodes.push(node)
  }
  return nodes
}

/** How many rows right after a row, set in under it, make its value. */
function childrenAfter(cells: readonly Cell[], at: number, step: number): number {
  const own = cells[at]
  if (!own) return 0
  let sum = 0
  for (let k = 1; k <= MOST_CHILDREN; k += 1) {
    const next = cells[at + k]
    if (!next || next.indent <= own.indent) return 0
    sum += next.value
    if (k >= 2 && Math.abs(sum - own.value) <= slack(step, k)) return k
  }
  return 0
}

/** The name of a group: its subtotal's, its heading's, or that of its first row where a heading holds many groups. */
function nameOf(node: Node, shared: ReadonlySet<string>): string {
  const own = node.children.length > 0 ? groupName(node.cell.label) : cleanName(node.cell.label)
  if (own !== '' && !/^(?:total|(?:net )?(?:sales|revenues?))$/i.test(own)) return own
  const first = node.children[0]?.cell
  const over = headingOf(node)
  if (over !== null) return groupName(over)
  if (node.children.length > 0 && first && shared.has(node.cell.title)) return cleanName(first.label)
  return groupName(node.cell.title) || (first && !isPlace(first.label) ? cleanName(first.label) : own)
}

/** The heading that stands over all lines of a sum without a name, and not over the sum itself ("Tobacco" of UST). */
function headingOf({ cell, children }: Node): string | null {
  const [first] = children
  const title = first?.cell.title ?? ''
  const isTheirs = title !== '' && title !== cell.title && children.every((one) => one.cell.title === title)
  return isTheirs && !isMeasure(title.toLowerCase()) && canBeDivision(title) ? title : null
}

/** Headings over more than one subtotal: they name none of them. */
function sharedTitles(nodes: readonly Node[]): Set<string> {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const { cell, children } of nodes) {
    if (children.length === 0) continue
    if (seen.has(cell.title)) shared.add(cell.title)
    seen.add(cell.title)
  }
  return shared
}

/** The levels at which a tree divides: its leaves, its leaves where every group has good names, its top. */
function levels(nodes: readonly Node[]): Node[][] {
  const expand = (node: Node, want: (children: readonly Node[]) => boolean): Node[] =>
    node.children.length > 0 && want(node.children) ? node.children.flatMap((one) => expand(one, want)) : [node]
  const names = new Map<string, number>()
  const count = (node: Node) => {
    if (node.children.length === 0) names.set(node.cell.label, (names.get(node.cell.label) ?? 0) + 1)
    for (const child of node.children) count(child)
  }
  for (const node of nodes) count(node)
  const good = (children: readonly Node[]) =>
    children.every(
      ({ cell, children: more }) =>
        more.length > 0 ||
        isResidual(cell.label) ||
        (canBeDivision(cell.label) && !isOdd(cell.label) && names.get(cell.label) === 1),
    )
  // Groups closed by a bare "Total" are of one kind: where one cannot be opened, none is.
  const bare = (node: Node) => node.children.length > 0 && groupName(node.cell.label) === ''
  const closed = nodes.some((node) => bare(node) && !good(node.children))
  const all = nodes.flatMap((node) => expand(node, () => true))
  const fine = nodes.flatMap((node) => (closed && bare(node) ? [node] : expand(node, good)))
  const half = nodes.flatMap((node) => (node.children.length > 0 ? node.children : [node]))
  return [all, fine, half, [...nodes]].filter((one, at, list) => !list.slice(0, at).some((two) => same(one, two)))
}

const same = (a: readonly Node[], b: readonly Node[]) => a.length === b.length && a.every((node, at) => node === b[at])

/** Divisions and residual of one level, or null where the names or the values are no divisions'. */
function split(
  nodes: readonly Node[],
  shared: ReadonlySet<string>,
  revenue: number,
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
  return names.size === parts.length ? { parts, residual } : null
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
    const found = levels(nodes).flatMap((level) => {
      const sum = sumOf(level)
      const parts = Math.abs(sum - target) <= slack(step, level.length) ? split(level, shared, target) : null
      return parts ? [{ ...parts, top }] : []
    })
    if (found.length > 0) return found
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
    for (const { parts, residual } of found) out.push({ parts, residual, proof: 'total', by: slice.by, total })
  }
  return out
}

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
    for (const { parts, residual } of divideBefore(slice.cells, at, total.value, step))
      out.push({ parts, residual, proof: 'near', by: slice.by, total })
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
  const sets = [...overTotal(slice, revenue, company), ...withoutTotal(slice, revenue)]
  return near && sets.length === 0 ? nearTotal(slice, revenue) : sets
}

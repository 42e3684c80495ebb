/** Which rows of a slice are subtotals of others, what each is called, and the levels at which they divide. */
import { isPlace } from '../../filing/places.ts'
import { canBeDivision, cleanName, groupName, isMeasure, isOdd, isResidual } from './names.ts'
import type { Cell } from './slices.ts'

/** A row with the rows that it sums. */
export interface Node {
  cell: Cell
  children: Node[]
}

const MOST_CHILDREN = 14

/** What totals are called; a row without any words is one too. */
export const NAMED_TOTAL = /^(?:totals?\b|consolidated\b|sub-?total)|\btotals?$|^$|\bconsolidated\b/i

/** Half a printed unit for each figure that was rounded. */
export const slack = (step: number, count: number): number => step * Math.max(1.01, count * 0.6)

/** Which rows may be subtotals: those called so, or any, before their parts or after them. */
type Subtotals = 'named' | 'first' | 'last'

/** Subtotals take the rows before them as children (or, indented under them, the rows after). */
export function tree(cells: readonly Cell[], step: number, subtotals: Subtotals): Node[] {
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
export function nameOf(node: Node, shared: ReadonlySet<string>): string {
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
export function sharedTitles(nodes: readonly Node[]): Set<string> {
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
export function levels(nodes: readonly Node[]): Node[][] {
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

/** The drawing for narrow pages, top to bottom. Source: design §9 C; the step numbers are that section's. */
import { type Attached, areaOnBand, attach, drawBands } from './bands.ts'
import { DOWNWARD_ENDS, flowGraph } from './build.ts'
import type { FlowGraph, FlowInput, FlowNode } from './graph.ts'
import { type FlowChanges, type FlowShow, type LabelText, labelText, setLabel } from './labels.ts'
import { type Box, type FlowLayout, intersects } from './layout.ts'

const BAR = 9
const ROW = 104
const GAP = 10
const LABEL_GAP = 4
/** the height in which the bands of a row bend; in less they bend each on its own way */
const LEAST_BEND = 36

interface Placed {
  node: FlowNode
  text: LabelText
  box: Box
  isEnd: boolean
  isSource: boolean
}

/** Lays a statement out for `width` pixels below 600; null where there is no flow. Divisions are bars of the page. */
export function downwardLayout(
  input: FlowInput,
  { width, show = 'amount', changes }: { width: number; show?: FlowShow; changes?: FlowChanges | undefined },
): FlowLayout | null {
  const whole = flowGraph(input, { maxEnds: DOWNWARD_ENDS, withDivisions: false })
  if (!whole) return null
  const graph = withoutIncomes(whole)
  const leftOut = whole.nodes.filter((node) => !graph.nodes.includes(node))
  const rows = rowsOf(graph, width, show, changes)
  const k = scaleOf(graph, rows, width)
  const placed = rows.flat()
  for (const one of placed) one.box.w = Math.max(1.5, one.node.value * k)
  across(graph, rows, k, width)
  spread(placed, width)
  down(graph, rows)
  for (const one of placed)
    if (one.box.x + one.text.w > width) one.box.x = Math.max(0, Math.min(one.box.x, width - one.text.w))
  clear(placed, graph)
  const top = Math.min(...placed.map((one) => labelBox(one).y))
  for (const one of placed) one.box.y += 4 - top
  const boxes = new Map(placed.map((one) => [one.node.id, one.box]))
  const bands = together(graph, attach(graph, boxes, k, 'downward'))
  const slid = slide(placed, bands, width)
  const bottom = Math.max(...placed.map((one) => Math.max(one.box.y + BAR, labelBox(one).y + one.text.h)))
  return {
    direction: 'downward',
    width,
    height: Math.ceil(bottom + 10),
    graph,
    nodes: placed.map((one) => ({
      node: one.node,
      box: one.box,
      label: setLabel(
        one.text,
        { ...labelBox(one), x: one.box.x + (slid.get(one) ?? 0) },
        'start',
        one.node.keys.length > 0 && !one.node.computed,
      ),
    })),
    bands: drawBands(graph, bands, 'downward'),
    leftOut,
  }
}

/**
 * The bands of one row bend at one height, below the lowest bar they come from and above the highest they go to, and run
 * straight before and after: side by side as they are, they never cross.
 */
function together(graph: FlowGraph, bands: readonly Attached[]): Attached[] {
  const rowOf = new Map(graph.nodes.map((node) => [node.id, node.row]))
  return bands.map((band) => {
    const row = rowOf.get(band.link.source)
    const beside = bands.filter(({ link }) => rowOf.get(link.source) === row)
    const from = Math.max(...beside.map((one) => one.from))
    const to = Math.min(...beside.map((one) => one.to))
    return to - from < LEAST_BEND ? band : { ...band, bend: { from, to } }
  })
}

const labelBox = ({ box, text, isSource }: Placed): Box => ({
  x: box.x,
  y: isSource ? box.y - LABEL_GAP - text.h : box.y + BAR + LABEL_GAP,
  w: text.w,
  h: text.h,
})

/** C1: incomes of a profit flow are left to a sentence. */
function withoutIncomes(graph: FlowGraph): FlowGraph {
  if (graph.type === 'loss') return graph
  const nodes = graph.nodes.filter((node) => node.role !== 'source')
  const kept = new Set(nodes.map((node) => node.id))
  return { ...graph, nodes, links: graph.links.filter((link) => kept.has(link.source) && kept.has(link.target)) }
}

function rowsOf(graph: FlowGraph, width: number, show: FlowShow, changes: FlowChanges | undefined): Placed[][] {
  const style = { small: true, breakAt: 112, limit: Math.min(180, width / 2), show, changes }
  const sources = new Set(graph.links.map((link) => link.source))
  const rows: Placed[][] = []
  // ranked once more: ends stand in their own row here, not in the last column
  const order = new Map(graph.nodes.map((node, index) => [node.id, index]))
  const ranked = [...graph.nodes].sort(
    (a, b) => rank(graph, a) - rank(graph, b) || (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0),
  )
  if (graph.type === 'profit') {
    const lines = ranked.filter((node) => node.role === 'line').reverse()
    let next = 0
    ranked.forEach((node, index) => {
      if (node.role === 'line') ranked[index] = lines[next++] ?? node
    })
  }
  for (const node of ranked) {
    const row = node.row
    rows[row] ??= []
    const isSource =
      node.role === 'revenue' || node.role === 'source' || (node.role === 'loss' && node.id === 'net_income')
    rows[row].push({
      node,
      text: labelText(node, graph, style),
      box: { x: 0, y: 0, w: 0, h: BAR },
      isEnd: !sources.has(node.id),
      isSource,
    })
  }
  graph.links = [...graph.links].sort((a, b) => position(ranked, a) - position(ranked, b))
  return rows.filter((row) => row !== undefined)
}

const position = (ranked: readonly FlowNode[], link: { source: string; target: string }): number =>
  ranked.findIndex((node) => node.id === link.target) * 100 + ranked.findIndex((node) => node.id === link.source)

const PROFIT = [
  'revenue',
  'subtotal',
  'net',
  'loss',
  'minority',
  'tax',
  'expense',
  'group',
  'line',
  'cost',
  'source',
  'division',
]
const LOSS = [
  'revenue',
  'cost',
  'gross',
  'group',
  'line',
  'subtotal',
  'loss',
  'netloss',
  'source',
  'minority',
  'expense',
  'tax',
  'net',
]

/** C1: left to right as A8 ranks top to bottom. */
function rank(graph: FlowGraph, node: FlowNode): number {
  if (graph.type === 'profit') return ['subtotal', 'net'].includes(node.role) ? 1 : PROFIT.indexOf(node.role)
  if (node.id === 'gross_profit') return LOSS.indexOf('gross')
  if (node.role === 'loss' && node.id === 'net_income') return LOSS.indexOf('netloss')
  return LOSS.indexOf(node.role)
}

function gapAfter(one: Placed, barWidth: number): number {
  return one.isEnd || one.isSource ? GAP : Math.max(GAP, one.text.w + 14 - barWidth)
}

/** C2: the largest scale at which every row fits. */
function scaleOf(graph: FlowGraph, rows: Placed[][], width: number): number {
  const sum = (row: Placed[]): number => row.reduce((all, one) => all + one.node.value, 0)
  const largest = (width - 4) / Math.max(...rows.map(sum))
  const cost = graph.type === 'loss' ? graph.nodes.find((node) => node.role === 'cost') : undefined
  let k = largest
  for (let cut = 0; cut < 60; cut++, k *= 0.97) {
    const indent = cost ? cost.value * k + 12 : 0
    const fits = rows.every((row) => {
      const inset = cost && !row.some((one) => one.node === cost || one.node.role === 'revenue') ? indent : 0
      return inset + rowWidth(row, k) <= width
    })
    if (fits) break
    if (k < 0.35 * largest) break
  }
  return k
}

function rowWidth(row: Placed[], k: number): number {
  let x = 0
  row.forEach((one, index) => {
    const w = Math.max(1.5, one.node.value * k)
    x += index === row.length - 1 ? Math.max(w, one.text.w) : w + gapAfter(one, w)
  })
  return x
}

/** C3: each bar under its leftmost band, right of its neighbour, left of what its row still needs. */
function across(graph: FlowGraph, rows: Placed[][], k: number, width: number): void {
  const boxes = new Map(rows.flat().map((one) => [one.node.id, one.box]))
  const costBand = graph.type === 'loss' ? rows.flat().find((one) => one.node.role === 'cost') : undefined
  for (const row of rows) {
    const attached = attach(graph, boxes, k, 'downward')
    const caps: number[] = []
    let right = width
    for (let i = row.length - 1; i >= 0; i--) {
      const one = row[i]
      if (!one) continue
      const need = i === row.length - 1 ? Math.max(one.box.w, one.text.w) : one.box.w + gapAfter(one, one.box.w)
      right -= need
      caps[i] = right
    }
    let from = 0
    row.forEach((one, index) => {
      const incoming = attached.filter((band) => band.link.target === one.node.id)
      let wanted = incoming.length > 0 ? Math.min(...incoming.map((band) => band.a)) : from
      const onLine = ['revenue', 'subtotal', 'net'].includes(one.node.role)
      if (graph.type === 'profit') wanted = onLine ? 0 : wanted + 14
      if (costBand && one.node.role === 'cost') wanted = 0
      else if (costBand && one.node.role !== 'revenue') from = Math.max(from, costBand.box.w + 12)
      const beside = one.isEnd ? besideSource(one, graph, rows) : null
      const cap = Math.min(caps[index] ?? wanted, beside ? beside.box.x - one.box.w - 4 : width)
      one.box.x = Math.max(from, Math.min(wanted, cap), 0)
      // No room left of it: then it makes room, as long as it has some itself.
      const right = one.box.x + one.box.w + 4
      if (beside && beside.box.x < right && right + Math.max(beside.box.w, beside.text.w) <= width) beside.box.x = right
      from = one.box.x + one.box.w + gapAfter(one, one.box.w)
    })
  }
}

/** The end right of a node's source: what leaves the source must not run through its band. */
function besideSource({ node }: Placed, graph: FlowGraph, rows: readonly Placed[][]): Placed | null {
  const source = graph.links.find((link) => link.target === node.id)?.source
  const row = rows.find((one) => one.some((placed) => placed.node.id === source)) ?? []
  const next = row[row.findIndex((placed) => placed.node.id === source) + 1]
  return next?.isEnd && graph.type === 'profit' && next.node !== node ? next : null
}

/** C4: sources step down to the right, ends step down to the left; a row lies under all that stands before it. */
function down(graph: FlowGraph, rows: Placed[][]): void {
  let lowest = 0
  rows.forEach((row, index) => {
    const sources = row.filter((one) => one.isSource)
    const labels = index === 0 ? 0 : Math.max(0, ...sources.map((one) => one.text.h))
    const y = index === 0 ? 0 : lowest + ROW + (graph.type === 'loss' ? labels : 0)
    let step = y
    sources.forEach((one, order) => {
      if (order > 0) step += one.text.h + 8
      one.box.y = step
      lowest = Math.max(lowest, step)
    })
    for (const one of row) {
      if (one.isSource) continue
      one.box.y = y
      if (!one.isEnd) lowest = Math.max(lowest, y)
    }
    if (row.every((one) => one.isEnd)) lowest = Math.max(lowest, y)
  })
  stairs(rows.flat(), graph)
}

/**
 * Each end lies lower than those to its right, so that their bands pass above its label. Not lower than those whose
 * band begins below it: cost of revenue stays in its row, although operating expenses go further right.
 */
function stairs(placed: readonly Placed[], graph: FlowGraph): void {
  const ends = placed.filter((one) => one.isEnd).sort((a, b) => b.box.x - a.box.x || a.node.row - b.node.row)
  ends.forEach((one, index) => {
    const isFixed = graph.type === 'profit' && one.node.role === 'cost'
    for (const other of ends.slice(0, index))
      if (isFixed && other.node.row > one.node.row) continue
      else if (beginOf(other, placed, graph) < labelBox(one).y + one.text.h)
        one.box.y = Math.max(one.box.y, other.box.y + other.text.h + 16)
  })
}

/** Where the highest band into a node begins. */
function beginOf({ node }: Placed, placed: readonly Placed[], graph: FlowGraph): number {
  const sources = new Set(graph.links.filter((link) => link.target === node.id).map(({ source }) => source))
  return Math.min(...placed.filter((one) => sources.has(one.node.id)).map(({ box }) => box.y))
}

/** An end stands right of the band that passes it on the way to a lower end, where there is room. */
function spread(placed: readonly Placed[], width: number): void {
  const ends = placed.filter((one) => one.isEnd).sort((a, b) => a.box.x - b.box.x)
  ends.forEach((one, index) => {
    for (const left of ends.slice(0, index)) {
      if (left.node.role === 'cost') continue
      const x = left.box.x + left.box.w + 4
      if (x + Math.max(one.box.w, one.text.w) <= width) one.box.x = Math.max(one.box.x, x)
    }
  })
}

/** How far a label may go right of its bar's left edge, px. */
const SLIDE = 48

/** Moves labels that lie on a foreign band to the right, off it, while they meet nothing there. */
function slide(placed: readonly Placed[], bands: readonly Attached[], width: number): Map<Placed, number> {
  const moved = new Map<Placed, number>()
  const boxOf = (one: Placed): Box => ({ ...labelBox(one), x: labelBox(one).x + (moved.get(one) ?? 0) })
  for (const one of placed) {
    const foreign = bands.filter(({ link }) => link.source !== one.node.id && link.target !== one.node.id)
    const cost = (by: number): number => {
      const box = { ...labelBox(one), x: labelBox(one).x + by }
      const meets = placed.some(
        (other) => other !== one && (intersects(box, other.box) || intersects(box, boxOf(other))),
      )
      if (box.x + box.w > width || meets) return Number.POSITIVE_INFINITY
      return foreign.reduce((sum, band) => sum + areaOnBand(turned(box), band), 0)
    }
    let best = { by: 0, cost: cost(0) }
    for (let by = 2; by <= SLIDE && best.cost > 4; by += 2) {
      const now = cost(by)
      if (now < best.cost - 4) best = { by, cost: now }
    }
    moved.set(one, best.by)
  }
  return moved
}

/** A box as `areaOnBand` sees it: along the flow first. */
const turned = ({ x, y, w, h }: Box): Box => ({ x: y, y: x, w: h, h: w })

/** C2's last resort: in a row that does not fit, what meets steps down from right to left, with all that follows it. */
function clear(placed: readonly Placed[], graph: FlowGraph): void {
  for (let round = 0; round < 60; round++) {
    const met = meeting(placed)
    if (!met) return
    const [loser, other] = met
    const by = Math.max(8, labelBox(other).y + other.text.h + 6 - Math.min(loser.box.y, labelBox(loser).y))
    const isFollowing = (one: Placed): boolean => one === loser || (one.node.row > loser.node.row && !one.isSource)
    for (const one of placed) if (isFollowing(one)) one.box.y += by
    stairs(placed, graph)
  }
}

/** The first two that meet, the one to move first: the left one, but never revenue. */
function meeting(placed: readonly Placed[]): [Placed, Placed] | null {
  for (const one of placed) {
    for (const other of placed) {
      if (one === other) continue
      const hit = intersects(labelBox(one), other.box) || intersects(labelBox(one), labelBox(other))
      if (!hit) continue
      const pair: [Placed, Placed] = one.box.x < other.box.x ? [one, other] : [other, one]
      const fixed = pair[0].node.role === 'revenue' || (pair[0].isSource && !pair[1].isSource)
      return fixed ? [pair[1], pair[0]] : pair
    }
  }
  return null
}

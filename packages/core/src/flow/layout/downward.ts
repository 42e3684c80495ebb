/** The drawing for narrow pages, top to bottom. Source: docs/income-flow.md C; the step numbers are that section's. */

import { DOWNWARD_ENDS, flowGraph } from '../graph/build.ts'
import type { FlowGraph, FlowInput, FlowNode } from '../graph/graph.ts'
import { type Attached, attach, drawBands } from './bands.ts'
import type { FlowChanges } from './change.ts'
import { BAR, costOf, gapAfter, LABEL_GAP, labelBox, type Placed, rowsOf, scaleOf } from './downward-rows.ts'
import { clear, MET, metArea, relax, slide, stairs, together } from './downward-settle.ts'
import { type FlowShow, setLabel } from './labels.ts'
import type { FlowLayout } from './layout.ts'

const ROW = 104

interface DownwardOptions {
  width: number
  show?: FlowShow
  changes?: FlowChanges | undefined
}

/**
 * Lays a statement out for `width` pixels below 600; null where there is no flow. Divisions are bars of the page. Where
 * hairlines of a loss would run behind labels, its smallest sources are left to a sentence, one after the other; where
 * they still would, operating income is left to the statement below: its expenses lead on to the loss before taxes.
 */
export function downwardLayout(input: FlowInput, options: DownwardOptions): FlowLayout | null {
  const best = bestDrawing(input, options)
  if (!best || best.area <= MET || best.layout.graph.type === 'profit' || input.operating_income === null)
    return best?.layout ?? null
  const shorter = bestDrawing({ ...input, operating_income: null }, options)
  return (shorter && shorter.area < best.area - MET ? shorter : best).layout
}

/** The drawing in which least lies on foreign bands; `area` px² of what lies on them most. */
function bestDrawing(input: FlowInput, options: DownwardOptions): { layout: FlowLayout; area: number } | null {
  const whole = flowGraph(input, { maxEnds: DOWNWARD_ENDS, withDivisions: false })
  if (!whole) return null
  const sources = whole.nodes.filter((node) => node.role === 'source').sort((a, b) => a.value - b.value)
  const least = whole.type === 'profit' ? sources.length : 0
  let best: { layout: FlowLayout; area: number } | null = null
  for (const isRelaxed of [false, true]) {
    for (let count = least; count <= sources.length && !(best && best.area <= MET); count++) {
      const leftOut = sources.slice(0, count).reverse()
      const { bands, ...layout } = layOut(without(whole, leftOut), options, isRelaxed)
      const area = metArea(layout.nodes, bands)
      if (!best || area < best.area - MET)
        best = { layout: { ...layout, bands: drawBands(layout.graph, bands, 'downward'), leftOut }, area }
    }
  }
  return best
}

/** The graph without some of its sources. */
function without(graph: FlowGraph, left: readonly FlowNode[]): FlowGraph {
  const gone = new Set(left.map((node) => node.id))
  return {
    ...graph,
    nodes: graph.nodes.filter((node) => !gone.has(node.id)),
    links: graph.links.filter((link) => !gone.has(link.source)),
  }
}

function layOut(
  graph: FlowGraph,
  { width, show = 'amount', changes }: DownwardOptions,
  isRelaxed: boolean,
): Omit<FlowLayout, 'bands' | 'leftOut'> & { bands: Attached[] } {
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
  if (isRelaxed) relax(placed, graph, k, width)
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
        { ...labelBox(one), x: labelBox(one).x + (slid.get(one) ?? 0) },
        one.isFlushRight ? 'end' : 'start',
        one.node.keys.length > 0 && !one.node.computed,
      ),
    })),
    bands,
  }
}

/** C3: each bar under its leftmost band, right of its neighbour, left of what its row still needs. */
function across(graph: FlowGraph, rows: Placed[][], k: number, width: number): void {
  const boxes = new Map(rows.flat().map((one) => [one.node.id, one.box]))
  const cost = graph.type === 'loss' ? costOf(graph) : undefined
  const costBand = rows.flat().find((one) => one.node === cost)
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
      else wanted = Math.max(wanted, besideInner(one, graph, rows))
      if (costBand && one === costBand) wanted = 0
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

/**
 * In a loss flow an end that is paid from above takes its place right of what stands between: the band to it runs
 * straight down there, past bars and labels.
 */
function besideInner(one: Placed, graph: FlowGraph, rows: readonly Placed[][]): number {
  if (!one.isEnd || one.node === costOf(graph)) return 0
  const sources = new Set(graph.links.filter((link) => link.target === one.node.id).map((link) => link.source))
  const from = rows.findIndex((row) => row.some(({ node, isSource }) => isSource && sources.has(node.id)))
  const to = rows.findIndex((row) => row.includes(one))
  if (from < 0 || sources.has('total_revenue')) return 0
  const between = rows.slice(from + 1, to).flatMap((row) => row.filter(({ isEnd, isSource }) => !isEnd && !isSource))
  return Math.max(0, ...between.map(({ box, text }) => box.x + Math.max(box.w, text.w) + LABEL_GAP))
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

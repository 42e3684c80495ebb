/** A statement → nodes and links. The statement decides the graph; places come later. Source: docs/income-flow.md A. */
import { setColumns } from './columns.ts'
import { divisionColumn, flowDivisions, sumOf } from './divisions.ts'
import { fillStage } from './fill.ts'
import type { FlowGraph, FlowInput, FlowLink, FlowNode, FlowRole } from './graph.ts'
import { rankNodes } from './rank.ts'
import { type Stage, type StagedStatement, type StageItem, stagesOf } from './stages.ts'

/** Most ends in the last column of a wide drawing; a downward one has room for fewer (docs/income-flow.md A7). */
const WIDE_ENDS = 10
export const DOWNWARD_ENDS = 8

/**
 * The income flow of a statement, or null where there is none to draw (no revenue, or nothing printed below it): the
 * table stands alone then. `withDivisions` false drops the division column (narrow drawings show bars instead).
 */
export function flowGraph(
  input: FlowInput,
  { maxEnds = WIDE_ENDS, withDivisions = true }: { maxEnds?: number; withDivisions?: boolean } = {},
): FlowGraph | null {
  const staged = stagesOf(input)
  if (!staged) return null
  const divisions = flowDivisions(input, input.unit ?? 1)
  for (let fold = 0; ; fold++) {
    const graph = draw(input, staged, divisions, withDivisions, fold === 0 ? 0 : fold + 1)
    const ends = graph.nodes.filter((node) => node.column === lastColumn(graph.nodes) && node.role !== 'revenue')
    const foldable = lineCount(staged)
    if (ends.length <= maxEnds || fold + 2 > foldable) return graph
  }
}

const lastColumn = (nodes: readonly FlowNode[]): number => Math.max(...nodes.map((node) => node.column))
const lineCount = (staged: StagedStatement): number =>
  Math.max(0, ...staged.stages.map((stage) => stage.items.filter(isLine).length))
const isLine = (item: StageItem): boolean => item.role === 'line' && item.amount < 0

function draw(
  input: FlowInput,
  staged: StagedStatement,
  divisions: FlowGraph['divisions'],
  withDivisions: boolean,
  folded: number,
): FlowGraph {
  const { revenue, type, rounding } = staged
  const top: FlowNode = {
    ...blank('total_revenue', 'Revenue', 'revenue', revenue),
    kind: 'revenue',
    keys: ['total_revenue'],
    computed: staged.revenueComputed,
  }
  const nodes: FlowNode[] = [top]
  const links: FlowLink[] = []
  let notReconciled = 0
  let previous: FlowNode | null = top
  let previousLoss: FlowNode | null = null
  for (const stage of staged.stages) {
    const made = drawStage(stage, folded, revenue, type)
    const sources = [...(previous ? [previous] : []), ...made.sources]
    const sinks = [...(previousLoss ? [previousLoss] : []), ...made.sinks]
    const short = sinks.reduce((sum, node) => sum + node.value, 0) - sources.reduce((sum, node) => sum + node.value, 0)
    if (Math.abs(short) > rounding) {
      notReconciled += Math.abs(short)
      const grey = {
        ...blank(
          `unreconciled:${stage.subtotal.id}`,
          'Not reconciled',
          short > 0 ? 'source' : 'expense',
          Math.abs(short),
        ),
        kind: 'unallocated' as const,
        computed: true,
      }
      made.nodes.push(grey)
      if (short > 0) sources.push(grey)
      else sinks.push(grey)
    }
    nodes.push(...made.nodes)
    links.push(...fillStage(ordered(sources, type, 'source'), ordered(sinks, type, 'sink'), rounding), ...made.links)
    previous = stage.subtotal.amount > 0 ? made.subtotal : null
    previousLoss = stage.subtotal.amount < 0 ? made.subtotal : null
  }
  const column = withDivisions ? divisionColumn(divisions, top, input) : { nodes: [], links: [] }
  const graph: FlowGraph = {
    type,
    currency: input.currency,
    revenue,
    nodes: [...column.nodes, ...nodes],
    links: [...column.links, ...links],
    divisions,
    unallocated: divisions.length > 0 ? revenue - sumOf(divisions) : 0,
    notReconciled,
  }
  setColumns(graph)
  graph.nodes = rankNodes(graph)
  return graph
}

function blank(id: string, name: string, role: FlowRole, value: number): FlowNode {
  return {
    id,
    name,
    kind: 'cost',
    role,
    value,
    figure: value,
    share: null,
    keys: [],
    computed: false,
    parts: [],
    column: 0,
    row: 0,
  }
}

interface DrawnStage {
  sources: FlowNode[]
  sinks: FlowNode[]
  nodes: FlowNode[]
  links: FlowLink[]
  subtotal: FlowNode | null
}

function drawStage(stage: Stage, folded: number, revenue: number, type: 'profit' | 'loss'): DrawnStage {
  const { subtotal: total } = stage
  const sources: FlowNode[] = []
  const sinks: FlowNode[] = []
  const links: FlowLink[] = []
  const lines: FlowNode[] = []
  for (const item of stage.items) {
    const node = itemNode(item, revenue)
    if (item.amount > 0) sources.push(node)
    else if (item.role === 'line') lines.push(node)
    else sinks.push(node)
  }
  const shown = foldLines(lines, folded, revenue)
  const nodes = [...sources, ...sinks, ...shown]
  if (shown.length > 1) {
    const value = shown.reduce((sum, node) => sum + node.value, 0)
    const name = total.id === 'operating_income' ? 'Operating expenses' : 'Costs and expenses'
    const group: FlowNode = {
      ...blank(`group:${total.id}`, name, 'group', value),
      share: value / revenue,
      computed: true,
    }
    sinks.push(group)
    nodes.push(group)
    links.push(...fillStage([group], shown, 0))
  } else sinks.push(...shown)
  let subtotal: FlowNode | null = null
  if (total.amount !== 0) {
    const lost = total.amount < 0
    subtotal = {
      ...blank(
        total.id,
        lost ? total.lossName : total.name,
        lost ? 'loss' : total.final ? 'net' : 'subtotal',
        Math.abs(total.amount),
      ),
      kind: lost ? 'loss' : total.kind,
      figure: total.amount,
      share: total.amount / revenue,
      keys: total.keys,
      computed: total.computed,
    }
    if (lost) sources.push(subtotal)
    else sinks.push(subtotal)
    nodes.push(subtotal)
  }
  if (type === 'profit' && sources.length === 0 && subtotal === null) return { sources, sinks, nodes, links, subtotal }
  return { sources, sinks, nodes, links, subtotal }
}

function itemNode(item: StageItem, revenue: number): FlowNode {
  const value = Math.abs(item.amount)
  const gain = item.amount > 0
  const role: FlowRole = gain ? 'source' : item.role
  return {
    ...blank(item.id, item.name, role, value),
    kind: gain && item.kind === 'cost' ? 'other' : item.kind,
    share: gain && item.kind !== 'tax' ? null : value / revenue,
    keys: item.keys,
    computed: item.computed,
  }
}

/** The smallest `count` lines as one, largest first. */
function foldLines(lines: readonly FlowNode[], count: number, revenue: number): FlowNode[] {
  const sorted = [...lines].sort((a, b) => b.value - a.value)
  if (count < 2 || sorted.length < count) return sorted
  const folded = sorted.slice(sorted.length - count)
  const value = folded.reduce((sum, node) => sum + node.value, 0)
  const other: FlowNode = {
    ...blank(`other:${folded.map((node) => node.id).join(',')}`, `Other (${count})`, 'line', value),
    share: value / revenue,
    computed: true,
    parts: folded.map((node) => ({ name: node.name, figure: node.figure, keys: node.keys })),
  }
  return [...sorted.slice(0, sorted.length - count), other]
}

const PROFIT_SOURCES: readonly FlowRole[] = ['source', 'loss', 'revenue', 'subtotal', 'net']
const LOSS_SOURCES: readonly FlowRole[] = ['revenue', 'subtotal', 'net', 'loss', 'source']
const PROFIT_SINKS: readonly FlowRole[] = [
  'loss',
  'net',
  'subtotal',
  'minority',
  'tax',
  'expense',
  'group',
  'line',
  'cost',
]
const LOSS_SINKS: readonly FlowRole[] = [
  'loss',
  'cost',
  'group',
  'line',
  'expense',
  'tax',
  'minority',
  'subtotal',
  'net',
]

/** Within the sources: minority and after-tax items, tax benefit, other incomes by size (docs/income-flow.md A5). */
const sourceRank = (node: FlowNode): number =>
  node.role !== 'source' ? 0 : /after_taxes/.test(node.id) ? 0 : node.kind === 'tax' ? 1 : 2

function ordered(nodes: readonly FlowNode[], type: 'profit' | 'loss', side: 'source' | 'sink'): FlowNode[] {
  const roles =
    side === 'source'
      ? type === 'profit'
        ? PROFIT_SOURCES
        : LOSS_SOURCES
      : type === 'profit'
        ? PROFIT_SINKS
        : LOSS_SINKS
  return [...nodes].sort(
    (a, b) =>
      roles.indexOf(a.role) - roles.indexOf(b.role) ||
      sourceRank(a) - sourceRank(b) ||
      Number(a.kind === 'unallocated') - Number(b.kind === 'unallocated') ||
      b.value - a.value,
  )
}

/** What stands under a drawn flow: bars of divisions without a column, legend, note, the list for who cannot see it. */
import { LEGEND } from '@topline/core/flow/drawing/theme.ts'
import type { FlowNode } from '@topline/core/flow/graph/graph.ts'
import type { FlowChanges } from '@topline/core/flow/layout/change.ts'
import { DIVISIONS_FROM, type FlowLayout } from '@topline/core/flow/layout/layout.ts'
import { formatCompact } from '@topline/core/format/amount.ts'
import { formatShareOfRevenue } from '@topline/core/format/percent.ts'
import { memo } from 'react'
import type { LegendRows, Tones } from './tones.ts'

/**
 * Divisions that have no column stand as bars below. Where they exceed revenue by more than 5 % they sell to each
 * other and are no parts of it: then only a narrow drawing has them.
 */
function needsBars({ graph, nodes, width }: FlowLayout): boolean {
  if (graph.divisions.length === 0 || nodes.some(isDivision)) return false
  return width < DIVISIONS_FROM || graph.unallocated >= -0.05 * graph.revenue
}

const isDivision = ({ node }: { node: FlowNode }): boolean => node.role === 'division'

interface BarsProps {
  layout: FlowLayout
  hrefFor: ((key: string) => string | null) | undefined
}

function DivisionBars({ layout, hrefFor }: BarsProps) {
  const { divisions, currency, revenue } = layout.graph
  const largest = Math.max(...divisions.map((part) => part.figure))
  return (
    <div className="flow-bars">
      <h3>Revenue by division</h3>
      <ul>
        {divisions.map((part) => {
          const href = part.keys[0] === undefined ? null : (hrefFor?.(part.keys[0]) ?? null)
          const amount = formatCompact(part.figure, currency)
          return (
            <li key={part.keys[0] ?? part.name}>
              <div className="flow-bar-row">
                <span>{part.name}</span>
                <span>
                  {href ? (
                    <a href={href} className="fig" data-in="">
                      {amount}
                    </a>
                  ) : (
                    amount
                  )}{' '}
                  {formatShareOfRevenue(part.figure / revenue)}
                </span>
              </div>
              <div className="flow-bar" style={{ width: `${(100 * part.figure) / largest}%` }} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface LegendProps {
  layout: FlowLayout
  opens: boolean
  /** the period that is outlined, and that changes are on */
  before: string | undefined
  /** how changes are drawn, where they are */
  tones: Tones | undefined
  changes: FlowChanges | undefined
}

function Legend({ layout, opens, before, tones, changes }: LegendProps) {
  const legend = tones && before ? tones.legend(layout, changes, before) : kindLegend(layout)
  return (
    <div className="flow-foot">
      <ul className="flow-legend">
        {legend.map(([kind, name]) => (
          <li key={kind}>
            <span
              className={`flow-swatch${kind === 'loss' ? ' flow-swatch-loss' : ''}`}
              style={{ backgroundColor: `var(--flow-${kind})` }}
            />
            {name}
          </li>
        ))}
        {before && layout.direction === 'wide' && (
          <li>
            <span className="flow-swatch flow-swatch-before" />
            Size in {before}
          </li>
        )}
      </ul>
      <span>
        {tones && before && `Changes are on ${before}. `}
        {footNote(layout, opens)}
      </span>
    </div>
  )
}

function kindLegend({ graph }: FlowLayout): LegendRows {
  const kinds = new Set(graph.nodes.map((node) => (isProfit(node) ? 'operating' : node.kind)))
  return LEGEND.filter(([kind]) => kinds.has(kind))
}

const isProfit = (node: FlowNode): boolean => ['gross', 'operating', 'net'].includes(node.kind)

function footNote(layout: FlowLayout, opens: boolean): string {
  const { graph, leftOut } = layout
  const hasDivisions = needsBars(layout) || layout.nodes.some(isDivision)
  const money = (value: number): string => formatCompact(value, graph.currency)
  const joins = graph.type === 'loss' ? 'makes the loss smaller' : 'joins income'
  const notes = leftOut.map((node) => `${node.name} of ${money(node.figure)} ${joins}.`)
  if (graph.unallocated < 0 && hasDivisions)
    notes.push(`Divisions are shown before unallocated items and eliminations of ${money(graph.unallocated)}.`)
  if (graph.notReconciled > 0) notes.push(`${money(graph.notReconciled)} could not be reconciled and is drawn grey.`)
  const size =
    graph.type === 'loss' ? 'A loss is drawn where the money came from.' : 'Band height is proportional to amount.'
  return [
    ...notes,
    `${graph.currency}. ${size}`,
    ...(opens ? ['Each figure opens its place in the filing.'] : []),
  ].join(' ')
}

function FlowList({ layout: { graph } }: { layout: FlowLayout }) {
  const name = (id: string): string => graph.nodes.find((node) => node.id === id)?.name ?? ''
  return (
    <ul className="sr">
      {graph.links.map((link) => (
        <li key={link.id}>
          {name(link.source)} to {name(link.target)}: {formatCompact(link.sourceValue, graph.currency)}
        </li>
      ))}
    </ul>
  )
}

/** All of it: it stands still while the drawing moves. */
export const FlowFoot = memo((props: BarsProps & LegendProps) => (
  <>
    {needsBars(props.layout) && <DivisionBars {...props} />}
    <Legend {...props} />
    <FlowList {...props} />
  </>
))

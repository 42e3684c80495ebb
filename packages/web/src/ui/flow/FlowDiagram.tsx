/** The income flow: drawing at the width there is, tooltip, legend, list of flows for those who cannot see it. */

import { LEGEND } from '@topline/core/flow/drawing/theme.ts'
import type { FlowGraph, FlowInput, FlowNode } from '@topline/core/flow/graph/graph.ts'
import { changeOfNode, type FlowChanges, outlinesBefore } from '@topline/core/flow/layout/change.ts'
import type { FlowShow } from '@topline/core/flow/layout/labels.ts'
import { DIVISIONS_FROM, type FlowLayout } from '@topline/core/flow/layout/layout.ts'
import { statementLayout } from '@topline/core/flow/layout/statement-layout.ts'
import { formatCompact } from '@topline/core/format/amount.ts'
import { formatChange, formatShareOfRevenue } from '@topline/core/format/percent.ts'
import { useMemo, useRef, useState } from 'react'
import { NARROW, useDrawnWidth, WIDE } from '../display/use-drawn-width.ts'
import { FlowDrawing } from './FlowDrawing.tsx'
import './flow.css'

interface Props {
  statement: FlowInput
  /** the computed sentence, the drawing's name */
  sentence: string
  show?: FlowShow | undefined
  changes?: FlowChanges | undefined
  hrefFor?: (key: string) => string | null
  /** what the changes are on: '2023 FY' */
  before?: string | undefined
}

export function FlowDiagram({ statement, sentence, show = 'amount', changes, hrefFor, before }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useDrawnWidth(frame)
  const [tip, setTip] = useState<{ id: string; x: number; y: number } | null>(null)
  const layouts = useMemo(
    () =>
      (width === null ? [WIDE, NARROW] : [width]).map((one) =>
        statementLayout(statement, { width: one, show, changes }),
      ),
    [statement, width, show, changes],
  )
  const layout = layouts[0]
  if (!layout) return null
  const narrow = layouts[1]
  const path = tip && pathOf(layout.graph, tip.id)
  const draw = (one: FlowLayout) => (
    <FlowDrawing
      layout={one}
      label={sentence}
      hrefFor={hrefFor}
      path={path}
      outlines={show === 'change' ? outlinesBefore(one, changes) : []}
      onPoint={(id, at) => setTip(id === null ? null : { id, ...at })}
    />
  )
  const opens = layout.graph.nodes.some(({ keys }) => keys[0] !== undefined && hrefFor?.(keys[0]))
  const withBars = needsBars(layout)
  return (
    <div className="flow flow-first" ref={frame}>
      {width === null ? (
        <>
          <div className="flow-wide-only">{draw(layout)}</div>
          {narrow && <div className="flow-narrow-only">{draw(narrow)}</div>}
        </>
      ) : (
        draw(layout)
      )}
      {tip && <FlowTip layout={layout} tip={tip} changes={changes} hrefFor={hrefFor} />}
      {withBars && <DivisionBars layout={layout} hrefFor={hrefFor} />}
      <Foot
        layout={layout}
        opens={opens}
        hasDivisions={withBars || layout.nodes.some(isDivision)}
        before={show === 'change' ? before : undefined}
      />
      <FlowList layout={layout} />
    </div>
  )
}

/**
 * Divisions that have no column stand as bars below. Where they exceed revenue by more than 5 % they sell to each
 * other and are no parts of it: then only a narrow drawing has them.
 */
function needsBars({ graph, nodes, width }: FlowLayout): boolean {
  if (graph.divisions.length === 0 || nodes.some(isDivision)) return false
  return width < DIVISIONS_FROM || graph.unallocated >= -0.05 * graph.revenue
}

const isDivision = ({ node }: { node: FlowNode }): boolean => node.role === 'division'

/** The bands that lead to what is pointed at and away from it; the rest of the drawing steps back. */
function pathOf({ links }: FlowGraph, id: string): Set<string> {
  const found = new Set<string>()
  const walk = (from: 'source' | 'target', to: 'source' | 'target', node: string): void => {
    for (const link of links) {
      if (link[to] !== node || found.has(link.id)) continue
      found.add(link.id)
      walk(from, to, link[from])
    }
  }
  const band = links.find((link) => link.id === id)
  if (band) found.add(band.id)
  walk('source', 'target', band ? band.source : id)
  walk('target', 'source', band ? band.target : id)
  return found
}

interface TipProps {
  layout: FlowLayout
  tip: { id: string; x: number; y: number }
  changes: FlowChanges | undefined
  hrefFor: Props['hrefFor']
}

function FlowTip({ layout, tip, changes, hrefFor }: TipProps) {
  const { graph } = layout
  const band = graph.links.find((link) => link.id === tip.id)
  const node = graph.nodes.find((one) => one.id === (band ? band.target : tip.id))
  const from = band && graph.nodes.find((one) => one.id === band.source)
  if (!node) return null
  const value = band ? band.sourceValue : node.figure
  const share = formatShareOfRevenue(value / graph.revenue)
  // a band that is all of its end has that end's change
  const isWhole = !band || graph.links.filter(({ target }) => target === node.id).length === 1
  const change = isWhole ? changeOfNode(node, graph, changes) : null
  const key = node.computed ? undefined : node.keys[0]
  const style = { left: Math.max(0, Math.min(tip.x + 14, layout.width - 290)), top: tip.y + 14 }
  return (
    <div className="flow-tip" style={style} aria-hidden="true">
      <strong>
        <span>{from ? `${from.name} to ${node.name}` : node.name}</span>
        <span>{formatCompact(value, graph.currency)}</span>
      </strong>
      {share && <div>{share} of revenue</div>}
      {change !== null && <div>{formatChange(change)} on the year before</div>}
      {!band && node.computed && <div>Calculated</div>}
      {!band &&
        node.parts.map((part) => (
          <div key={part.name}>
            {part.name} {formatCompact(part.figure, graph.currency)}
          </div>
        ))}
      {!band && key && hrefFor?.(key) && <div>Click the figure to see its place in the filing</div>}
    </div>
  )
}

function DivisionBars({ layout, hrefFor }: { layout: FlowLayout; hrefFor: Props['hrefFor'] }) {
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

interface FootProps {
  layout: FlowLayout
  opens: boolean
  hasDivisions: boolean
  /** the period that the changes are on, where they are shown */
  before: string | undefined
}

function Foot({ layout, opens, hasDivisions, before }: FootProps) {
  const { graph } = layout
  const kinds = new Set(graph.nodes.map((node) => (isProfit(node) ? 'operating' : node.kind)))
  return (
    <div className="flow-foot">
      <ul className="flow-legend">
        {LEGEND.filter(([kind]) => kinds.has(kind)).map(([kind, name]) => (
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
        {before && `Changes are on ${before}. `}
        {noteOf(layout, opens, hasDivisions)}
      </span>
    </div>
  )
}

const isProfit = (node: FlowNode): boolean => ['gross', 'operating', 'net'].includes(node.kind)

function noteOf({ graph, leftOut }: FlowLayout, opens: boolean, hasDivisions: boolean): string {
  const money = (value: number): string => formatCompact(value, graph.currency)
  const joins = graph.type === 'loss' ? 'makes the loss smaller' : 'joins income'
  const notes = leftOut.map((node) => `${node.name} of ${money(node.figure)} ${joins}.`)
  if (graph.unallocated < 0 && hasDivisions)
    notes.push(`Divisions are shown before unallocated items and eliminations of ${money(graph.unallocated)}.`)
  if (graph.notReconciled > 0) notes.push(`${money(graph.notReconciled)} could not be reconciled and is drawn grey.`)
  const size =
    graph.type === 'loss' ? 'A loss is drawn where the money came from.' : 'Band height is proportional to amount.'
  if (opens) return [...notes, `${graph.currency}. ${size} Each figure opens its place in the filing.`].join(' ')
  return [...notes, `${graph.currency}. ${size}`].join(' ')
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

/** The income flow: drawing at the width there is, the way of what is pointed at, its note, and what stands below. */

import type { FlowInput } from '@topline/core/flow/graph/graph.ts'
import { type FlowChanges, outlinesBefore, paintedByChange } from '@topline/core/flow/layout/change.ts'
import type { FlowShow } from '@topline/core/flow/layout/labels.ts'
import type { FlowLayout } from '@topline/core/flow/layout/layout.ts'
import { pathOf } from '@topline/core/flow/layout/path.ts'
import { statementLayout } from '@topline/core/flow/layout/statement-layout.ts'
import { useMemo, useRef, useState } from 'react'
import { NARROW, useDrawnWidth, WIDE } from '../display/use-drawn-width.ts'
import { FlowDrawing, type Pointed } from './FlowDrawing.tsx'
import { DivisionBars, FlowFoot, FlowList, needsBars } from './FlowFoot.tsx'
import { type FlowNote, noteOf } from './note.ts'
import './flow.css'

interface Props {
  statement: FlowInput
  /** the computed sentence, the drawing's name */
  sentence: string
  show?: FlowShow | undefined
  changes?: FlowChanges | undefined
  hrefFor?: (key: string) => string | null
  /** how the filing prints a figure, by its key */
  printedAs?: (key: string) => string | null
  /** what the changes are on: '2023 FY' */
  before?: string | undefined
}

export function FlowDiagram({ statement, sentence, show = 'amount', changes, hrefFor, printedAs, before }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useDrawnWidth(frame)
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const isChange = show === 'change'
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
  const path = pointed && pathOf(layout.graph, pointed.id)
  const draw = (one: FlowLayout) => (
    <FlowDrawing
      layout={isChange ? paintedByChange(one, changes) : one}
      label={sentence}
      hrefFor={hrefFor}
      path={path}
      outlines={isChange ? outlinesBefore(one, changes) : []}
      pointed={pointed}
      onPoint={setPointed}
    />
  )
  const opens = layout.graph.nodes.some(({ keys }) => keys[0] !== undefined && hrefFor?.(keys[0]))
  const note = pointed && noteOf(layout, pointed.id, { changes, isChange, printedAs })
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
      {pointed && note && <FlowTip note={note} at={pointed} width={layout.width} opens={opens} />}
      <p className="sr" aria-live="polite">
        {pointed?.by === 'focus' && note && [note.name, note.amount, ...note.lines].join(', ')}
      </p>
      {needsBars(layout) && <DivisionBars layout={layout} hrefFor={hrefFor} />}
      <FlowFoot layout={layout} opens={opens} before={isChange ? before : undefined} changes={changes} />
      <FlowList layout={layout} />
    </div>
  )
}

interface TipProps {
  note: FlowNote
  at: { x: number; y: number }
  width: number
  opens: boolean
}

function FlowTip({ note, at, width, opens }: TipProps) {
  const style = { left: Math.max(0, Math.min(at.x + 14, width - 290)), top: at.y + 14 }
  return (
    <div className="flow-tip" style={style} aria-hidden="true">
      <strong>
        <span>{note.name}</span>
        <span>{note.amount}</span>
      </strong>
      {note.lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {opens && note.lines.some((line) => line.startsWith('Printed')) && (
        <div>Click the figure to see its place in the filing</div>
      )}
    </div>
  )
}

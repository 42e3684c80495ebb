/** The income flow: drawing at the width there is, the way of what is pointed at, its note, and what stands below. */

import type { FlowInput } from '@topline/core/flow/graph/graph.ts'
import type { FlowChanges } from '@topline/core/flow/layout/change.ts'
import type { FlowShow } from '@topline/core/flow/layout/labels.ts'
import type { FlowLayout } from '@topline/core/flow/layout/layout.ts'
import { statementLayout } from '@topline/core/flow/layout/statement-layout.ts'
import { formatCompact } from '@topline/core/format/amount.ts'
import type { Provenance } from '@topline/core/statement/statement.ts'
import { type ComponentType, type ReactNode, Suspense, useId, useMemo, useRef, useState } from 'react'
import { useAfter } from '../display/use-after.ts'
import { NARROW, useDrawnWidth, WIDE } from '../display/use-drawn-width.ts'
import { FlowDrawing, type MovedFlow, type Pointed } from './FlowDrawing.tsx'
import { FlowFoot } from './FlowFoot.tsx'
import type { ProofProps } from './proof/Proof.tsx'
import type { Tones } from './tones.ts'
import './flow.css'

interface Props {
  statement: FlowInput
  /** the computed sentence, the drawing's name */
  sentence: string
  show?: FlowShow | undefined
  changes?: FlowChanges | undefined
  hrefFor?: (key: string) => string | null
  /** where the filing prints its figures */
  places?: Provenance | undefined
  /** what the changes are on: '2023 FY' */
  before?: string | undefined
  /** how changes are drawn; absent = none are shown */
  tones?: Tones | undefined
  /** the drawing while it is moved through periods; null = it stands as `statement` has it */
  moved?: MovedFlow | null | undefined
  /** stands between the drawing and its legend */
  under?: ReactNode
  /** shows where a pressed bar is printed; absent = a press opens the filing */
  proof?: FlowProof | undefined
}

export interface FlowProof {
  /** of the filing that prints the figures */
  accession: string
  Strip: ComponentType<ProofProps>
}

type Pointing = typeof import('./pointing.tsx')

export function FlowDiagram(props: Props) {
  const { statement, sentence, show = 'amount', changes, hrefFor, places, before, moved, under, proof } = props
  const frame = useRef<HTMLDivElement>(null)
  const width = useDrawnWidth(frame)
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const [pointing, setPointing] = useState<Pointing | null>(null)
  const [proved, setProved] = useState<string | null>(null)
  const stripId = useId()
  const awake = () => void (pointing ?? import('./pointing.tsx').then(setPointing))
  const isChange = show === 'change'
  const tones = isChange ? props.tones : undefined
  const isMoved = Boolean(moved)
  const standing = useMemo(
    () => (isMoved ? null : statementLayout(statement, { width: width ?? WIDE, show, changes })),
    [statement, width, show, changes, isMoved],
  )
  const layout = moved?.target ?? standing
  // The same while only the pointer moves: a layout that is new is moved to.
  const painted = useMemo(() => (layout && tones ? tones.painted(layout, changes) : layout), [layout, tones, changes])
  const opens = layout?.graph.nodes.some(({ keys }) => keys[0] !== undefined && hrefFor?.(keys[0])) ?? false
  const isOutlined = isChange || isMoved
  const foot = useAfter(
    useMemo(
      () => layout && { layout, hrefFor, opens, before: isOutlined ? before : undefined, tones, changes },
      [layout, hrefFor, opens, isOutlined, before, tones, changes],
    ),
  )
  if (!layout) return null
  const path = pointed && pointing ? pointing.pathOf(layout.graph, pointed.id) : null
  const draw = (one: FlowLayout) => (
    <FlowDrawing
      layout={one === layout ? (painted ?? one) : tones ? tones.painted(one, changes) : one}
      label={sentence}
      moved={moved}
      hrefFor={hrefFor}
      path={path}
      outlines={moved?.outlines ?? tones?.outlines(one, changes) ?? []}
      pointed={pointed}
      onPoint={setPointed}
      onKey={pointing?.moveFocus}
      proof={proof && { proved, stripId, onProve: setProved }}
    />
  )
  const shown = layout.graph.nodes.find(({ id }) => id === proved)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it loads what its links and bars answer with
    <div className="flow flow-first" ref={frame} onPointerEnter={awake} onFocus={awake}>
      {/* The same element from the first sight on: nothing is drawn twice, and nothing that is focused goes. */}
      <div className={width === null ? 'flow-wide-only' : undefined}>{draw(layout)}</div>
      {width === null && !isMoved && (
        <Suspense>
          <Narrow statement={statement} show={show} changes={changes} draw={draw} />
        </Suspense>
      )}
      <div aria-live="polite">
        {pointed && pointing && pointed.id !== proved && (
          <pointing.FlowTip layout={layout} pointed={pointed} opens={opens} options={{ changes, isChange, places }} />
        )}
      </div>
      {proof && shown && (
        <Suspense>
          <proof.Strip
            id={stripId}
            accession={proof.accession}
            name={shown.name}
            amount={formatCompact(shown.figure, layout.graph.currency)}
            place={shown.keys[0] === undefined ? undefined : places?.[shown.keys[0]]}
            onClose={() => setProved(null)}
            onBack={() => frame.current?.querySelector<SVGElement>(`[data-node="${CSS.escape(shown.id)}"]`)?.focus()}
          />
        </Suspense>
      )}
      {under}
      {foot && <FlowFoot {...foot} />}
    </div>
  )
}

interface NarrowProps extends Pick<Props, 'statement' | 'changes'> {
  show: FlowShow
  draw: (layout: FlowLayout) => ReactNode
}

/**
 * The drawing of a phone, until the width is measured. A part of its own: the browser lays it out in a task beside that
 * of the wide one, and not at all where the width is known before its turn.
 */
function Narrow({ statement, show, changes, draw }: NarrowProps) {
  const layout = useMemo(() => statementLayout(statement, { width: NARROW, show, changes }), [statement, show, changes])
  return layout && <div className="flow-narrow-only">{draw(layout)}</div>
}

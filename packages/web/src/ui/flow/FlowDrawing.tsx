/** A laid-out flow as SVG: bands, bars, labels. No arithmetic, no places decided here. */

import type { FlowLayout, LaidBand, LaidNode } from '@topline/core/flow/layout/layout.ts'
import type { Outline } from '@topline/core/flow/layout/outlines.ts'
import type { FlowPath } from '@topline/core/flow/layout/path.ts'
import { Fragment, type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef } from 'react'

/** What is pointed at: the id of a node or a band, and where its note stands, px from the drawing's corner. */
export interface Pointed {
  id: string
  x: number
  y: number
  /** the pointer passes, the keyboard is there, or a press holds it until Escape */
  by: 'pointer' | 'focus' | 'press'
}

/** A drawing that somebody else lays out and moves. */
export interface MovedFlow {
  /** of `statement` */
  target: FlowLayout
  /** the bars of the year before */
  outlines: readonly Outline[]
  /** that the drawing takes at least, in its own units, so that what is below stands still */
  height: number
  /** it is laid out anew and stands at once */
  jumps: boolean
  onDrawn: DrawnAs
}

/** Told of each layout that the page has drawn, before it is seen. */
export type DrawnAs = (svg: SVGSVGElement, layout: FlowLayout, jumps: boolean) => void

interface Props {
  layout: FlowLayout
  /** the computed sentence, as the drawing's name */
  label: string
  hrefFor?: ((key: string) => string | null) | undefined
  pointed: Pointed | null
  onPoint: (pointed: Pointed | null) => void
  onKey: ((event: KeyboardEvent<SVGSVGElement>, layout: FlowLayout) => void) | undefined
  /** the way of what is pointed at; null = nothing is */
  path: FlowPath | null
  /** bars of the year before, as outlines */
  outlines: readonly Outline[]
  /** a press shows the printed row beside the drawing, instead of opening the filing */
  proof?: Proving | undefined
  /** how it is moved through periods; null = it stands */
  moved: MovedFlow | null | undefined
}

interface Proving {
  /** the bar whose row is shown */
  proved: string | null
  /** of what shows it */
  stripId: string
  onProve: (id: string | null) => void
}

export function FlowDrawing({ layout, label, hrefFor, pointed, onPoint, onKey, path, outlines, proof, moved }: Props) {
  const svg = useRef<SVGSVGElement>(null)
  const { onDrawn, jumps = true, height = layout.height } = moved ?? {}
  useLayoutEffect(() => {
    if (svg.current) onDrawn?.(svg.current, layout, jumps)
  }, [layout, jumps, onDrawn])
  const id = useId().replace(/[^\w-]/g, '')
  const isDown = layout.direction === 'downward'
  const isHeld = pointed !== null && pointed.by !== 'pointer'
  const point = (what: string, by: Pointed['by']) => (event: MouseEvent<SVGGElement>) => {
    const frame = event.currentTarget.ownerSVGElement?.getBoundingClientRect()
    if (frame && !(isHeld && by === 'pointer'))
      onPoint({ id: what, by, x: event.clientX - frame.left, y: event.clientY - frame.top })
  }
  const press = (what: string) => (event: MouseEvent<SVGGElement>) => {
    // A key presses without a place: what it is on stays as the focus shows it.
    if (event.detail > 0) point(what, 'press')(event)
    // Another window, another tab: the link's own.
    if (!proof || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    proof.onProve(proof.proved === what ? null : what)
  }
  const focus = (laid: LaidNode, drawing: SVGSVGElement | null) => {
    onPoint(focused(laid, drawing ? drawing.getBoundingClientRect().width / layout.width : 1))
    if (proof?.proved != null) proof.onProve(laid.node.id)
  }
  const keyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.key === 'Escape') {
      onPoint(null)
      proof?.onProve(null)
    } else if (event.key === 'Tab' && !event.shiftKey && proof?.proved != null) {
      const first = document.getElementById(proof.stripId)?.querySelector<HTMLElement>('[data-first]')
      if (!first) return
      event.preventDefault()
      first.focus()
    } else onKey?.(event, layout)
  }
  const leave = () => !isHeld && onPoint(null)
  const stateOf = (kind: keyof FlowPath, of: string) => (path ? (path[kind].has(of) ? ' is-active' : ' is-away') : '')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset; an image may hold no links
    <svg
      ref={svg}
      className={`flow-drawing ${isDown ? 'flow-narrow' : 'flow-wide'}`}
      viewBox={`0 0 ${layout.width} ${height}`}
      width={layout.width}
      height={height}
      role="group"
      aria-label={label}
      onKeyDown={keyDown}
      onBlur={() => pointed?.by === 'focus' && onPoint(null)}
    >
      <defs>
        <pattern id={`${id}hatch`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1.2" height="7" fill="var(--flow-loss)" fillOpacity="0.55" />
        </pattern>
        {layout.bands.map((band) => (
          <Gradient key={band.link.id} id={gradientId(id, band)} band={band} isDown={isDown} />
        ))}
      </defs>
      {layout.bands.map((band) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the same words are in the list of flows
        <g
          key={band.link.id}
          className={`flow-band${stateOf('bands', band.link.id)}`}
          data-band={band.link.id}
          data-to={band.to}
          onMouseMove={point(band.link.id, 'pointer')}
          onMouseLeave={leave}
        >
          <path d={band.path} fill={`url(#${gradientId(id, band)})`} />
          {band.hatched && <path d={band.path} fill={`url(#${id}hatch)`} />}
        </g>
      ))}
      {layout.nodes.map((laid) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: what it says is reached by its link and the arrow keys
        <g
          key={laid.node.id}
          className={`flow-node${stateOf('nodes', laid.node.id)}`}
          onMouseMove={point(laid.node.id, 'pointer')}
          onMouseLeave={leave}
          onClick={press(laid.node.id)}
          onFocus={(event) => focus(laid, event.currentTarget.ownerSVGElement)}
        >
          <Reached laid={laid} href={hrefOf(laid, hrefFor)} proof={proof} />
        </g>
      ))}
      {outlines.map(({ id: node, box }) => (
        <rect key={node} className="flow-before" x={box.x} y={box.y} width={box.w} height={box.h} rx={2} />
      ))}
    </svg>
  )
}

/** Under its label, so that neither the bar nor its words are covered. @param scale px of a unit of the drawing */
const focused = ({ node, label: { box } }: LaidNode, scale: number): Pointed => ({
  id: node.id,
  by: 'focus',
  x: box.x * scale,
  y: (box.y + box.h) * scale,
})

/** A bar that opens its place is a link; any other is reached by the arrow keys alone. */
function Reached({ laid, href, proof }: Pick<Props, 'proof'> & { laid: LaidNode; href: string | null }) {
  const { node } = laid
  const isShown = proof?.proved === node.id
  const drawn = <NodeMarks laid={laid} isLink={href !== null} />
  if (href !== null)
    return (
      <a
        href={href}
        data-in=""
        data-node={node.id}
        aria-expanded={proof && isShown}
        aria-controls={isShown ? proof.stripId : undefined}
      >
        {drawn}
      </a>
    )
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: focused by the arrow keys, and nothing to press
    <g data-node={node.id} tabIndex={-1} role="img" aria-label={`${node.name} ${laid.label.value.text}`}>
      {drawn}
    </g>
  )
}

const gradientId = (id: string, band: LaidBand): string => `${id}${band.link.id.replace(/[^\w-]/g, '_')}`

function hrefOf({ node }: LaidNode, hrefFor: Props['hrefFor']): string | null {
  const key = node.keys[0]
  return key === undefined ? null : (hrefFor?.(key) ?? null)
}

function Gradient({ id, band, isDown }: { id: string; band: LaidBand; isDown: boolean }) {
  const axis = isDown ? { x1: 0, x2: 0, y1: band.start, y2: band.end } : { y1: 0, y2: 0, x1: band.start, x2: band.end }
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" {...axis}>
      <stop stopColor={`var(--flow-${band.from})`} />
      <stop offset="1" stopColor={`var(--flow-${band.to})`} />
    </linearGradient>
  )
}

function NodeMarks({ laid: { node, box, label }, isLink }: { laid: LaidNode; isLink: boolean }) {
  const { value, share, underline } = label
  return (
    <>
      <rect
        x={box.x}
        y={box.y}
        width={box.w}
        height={box.h}
        rx={Math.min(1.5, box.h / 2, box.w / 2)}
        fill={`var(--flow-${node.kind})`}
      />
      <g className="flow-label">
        {/* The spaces are not drawn: they part the words of the link's name. */}
        {label.name.map((line) => (
          <Fragment key={line.y}>
            <text className="flow-name" x={line.x} y={line.y} fontSize={label.nameSize} textAnchor={label.anchor}>
              {line.text}
            </text>{' '}
          </Fragment>
        ))}
        <text
          className={`flow-value${node.figure < 0 ? ' is-loss' : ''}`}
          x={value.x}
          y={value.y}
          fontSize={label.valueSize}
          textAnchor={label.anchor}
        >
          {value.text}
        </text>{' '}
        {share && (
          <text className="flow-share" x={share.x} y={share.y} fontSize={label.shareSize} textAnchor={label.anchor}>
            {share.text}
          </text>
        )}
        {isLink && underline && (
          <line className="flow-underline" x1={underline.x1} x2={underline.x2} y1={underline.y} y2={underline.y} />
        )}
      </g>
    </>
  )
}

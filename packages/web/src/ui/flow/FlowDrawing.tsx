/** A laid-out flow as SVG: bands, bars, labels. No arithmetic, no places decided here. */
import type { Box, FlowLayout, LaidBand, LaidNode } from '@topline/core/flow/layout/layout.ts'
import { Fragment, type MouseEvent, useId } from 'react'

interface Props {
  layout: FlowLayout
  /** the computed sentence, as the drawing's name */
  label: string
  hrefFor?: ((key: string) => string | null) | undefined
  /** what the pointer or focus is on: a node's or a band's id, and where */
  onPoint?: ((id: string | null, at: { x: number; y: number }) => void) | undefined
  /** the bands of the pointed path; null = nothing is pointed at */
  path?: ReadonlySet<string> | null
  /** bars of the year before, as outlines */
  outlines?: readonly { id: string; box: Box }[]
}

export function FlowDrawing({ layout, label, hrefFor, onPoint, path, outlines = [] }: Props) {
  const id = useId().replace(/[^\w-]/g, '')
  const isDown = layout.direction === 'downward'
  const point = (what: string | null) => (event: MouseEvent<SVGGElement>) => {
    const frame = event.currentTarget.ownerSVGElement?.getBoundingClientRect()
    onPoint?.(what, frame ? { x: event.clientX - frame.left, y: event.clientY - frame.top } : { x: 0, y: 0 })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset; an image may hold no links
    <svg
      className={`flow-drawing ${isDown ? 'flow-narrow' : 'flow-wide'}`}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width}
      height={layout.height}
      role="group"
      aria-label={label}
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
          className={`flow-band${path ? (path.has(band.link.id) ? ' is-active' : ' is-away') : ''}`}
          onMouseMove={point(band.link.id)}
          onMouseLeave={point(null)}
        >
          <path d={band.path} fill={`url(#${gradientId(id, band)})`} />
          {band.hatched && <path d={band.path} fill={`url(#${id}hatch)`} />}
        </g>
      ))}
      {layout.nodes.map((laid) => {
        const href = hrefOf(laid, hrefFor)
        const drawn = <NodeMarks laid={laid} isLink={href !== null} />
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the same words are in the list of flows
          <g key={laid.node.id} onMouseMove={point(laid.node.id)} onMouseLeave={point(null)}>
            {href === null ? (
              drawn
            ) : (
              <a href={href} data-in="">
                {drawn}
              </a>
            )}
          </g>
        )
      })}
      {outlines.map(({ id: node, box }) => (
        <rect key={node} className="flow-before" x={box.x} y={box.y} width={box.w} height={box.h} rx={2} />
      ))}
    </svg>
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
    </>
  )
}

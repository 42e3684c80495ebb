/** A laid-out cash bridge as SVG: bars, the levels between, names and values. No arithmetic, no places decided here. */

import type { Box } from '@topline/core/flow/layout/layout.ts'
import { type BridgeLayout, endBox, type LaidBar, type LaidSection } from '@topline/core/pictures/bridge/layout.ts'
import { SECTION_NAMES } from '@topline/core/pictures/bridge/section-names.ts'
import { BAR_COLOUR } from '@topline/core/pictures/drawing/colours.ts'
import { TINT } from '@topline/core/pictures/towers/layout.ts'
import { useId } from 'react'
import { Hatch } from './Hatch.tsx'
import { type Opening, OpenLink, Opens } from './Opens.tsx'
import { PictureText } from './PictureText.tsx'

interface Props extends Opening {
  layout: BridgeLayout
  /** the computed sentence, as the drawing's name */
  label: string
}

export function BridgeDrawing({ layout, label, ...opening }: Props) {
  const id = useId().replace(/[^\w-]/g, '')
  const { bars, levels, zero, sections, free } = layout
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset; an image may hold no links
    <svg
      className="picture-drawing"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width}
      height={layout.height}
      role="group"
      aria-label={label}
    >
      <defs>
        <Hatch id={`${id}rest`} colour="var(--flow-unallocated)" />
      </defs>
      <line className="picture-zero" {...zero} />
      {levels.map((line) => (
        <line key={`${line.x1} ${line.y1}`} className="picture-level" {...line} />
      ))}
      {bars.map((laid) => (
        <Marks key={laid.bar.id} laid={laid} direction={layout.direction} hatch={`url(#${id}rest)`} opening={opening} />
      ))}
      {sections.map((one) => (
        <SectionMarks key={one.section} laid={one} opening={opening} />
      ))}
      {free && (
        <g>
          <path className="picture-bracket" d={free.path} />
          <PictureText lines={free.label} />
        </g>
      )}
    </svg>
  )
}

interface MarksProps {
  laid: LaidBar
  direction: BridgeLayout['direction']
  hatch: string
  opening: Opening
}

function Marks({ laid, direction, hatch, opening }: MarksProps) {
  const { bar, name, value, underline } = laid
  return (
    <Opens one={bar} opening={opening}>
      <Reach box={laid.reach} />
      <Shape laid={laid} direction={direction} hatch={hatch} />
      <PictureText lines={name} />
      <PictureText lines={[value]} />
      {underline && opening.hrefFor(bar.place) !== null && <line className="picture-underline" {...underline} />}
    </Opens>
  )
}

/** A bar: hatched where nothing explains it, outlined where it is the company's own measure. */
function Shape({ laid, direction, hatch }: Omit<MarksProps, 'opening'>) {
  const { bar, box } = laid
  const colour = `var(--flow-${BAR_COLOUR[bar.kind]})`
  const size = { x: box.x, y: box.y, width: box.w, height: box.h }
  if (bar.kind === 'unexplained') return <rect className="picture-hatched" {...size} fill={hatch} stroke={colour} />
  if (bar.kind === 'own') return <rect className="picture-own" {...size} stroke={colour} />
  const end = endBox(laid, direction)
  return (
    <>
      <rect className="picture-tint" {...size} fill={colour} fillOpacity={TINT} />
      <rect x={end.x} y={end.y} width={end.w} height={end.h} rx={1} fill={colour} />
    </>
  )
}

/** A finger's place: what it hits counts as on what it is drawn with. */
const Reach = ({ box: { x, y, w, h } }: { box: Box }) => (
  <rect className="picture-reach" x={x} y={y} width={w} height={h} />
)

interface SectionProps {
  laid: LaidSection
  opening: Opening
}

function SectionMarks({ laid: { section, isOpen, label, total, bracket, place, reach }, opening }: SectionProps) {
  const href = opening.hrefFor(place)
  return (
    <g>
      {bracket && <path className="picture-leader" d={bracket} />}
      <OpenLink
        id={section}
        isOpen={isOpen}
        name={`${isOpen ? 'Close' : 'Open'} ${SECTION_NAMES[section].toLowerCase()}`}
        opening={opening}
      >
        <Reach box={reach} />
        <PictureText lines={[label]} />
      </OpenLink>
      {total && (
        <g>
          {href === null ? (
            <PictureText lines={[total]} />
          ) : (
            <a href={href} data-in="" aria-label={`${SECTION_NAMES[section]} ${total.runs[0]?.text}`}>
              <PictureText lines={[total]} />
            </a>
          )}
        </g>
      )}
    </g>
  )
}

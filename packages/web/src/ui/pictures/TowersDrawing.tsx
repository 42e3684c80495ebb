/** Laid-out towers as SVG: blocks, labels, last year's outlines. No arithmetic, no places decided here. */
import { FAMILY_COLOUR } from '@topline/core/pictures/drawing/colours.ts'
import {
  drawnBox,
  edgeBox,
  type LaidBlock,
  type LaidTower,
  TINT,
  type TowersLayout,
} from '@topline/core/pictures/towers/layout.ts'
import type { Block } from '@topline/core/pictures/towers/sheet.ts'
import { useId } from 'react'
import { Hatch } from './Hatch.tsx'
import { type Opening, Opens } from './Opens.tsx'
import { PictureText } from './PictureText.tsx'

interface Props extends Opening {
  layout: TowersLayout
  /** the computed sentence, as the drawing's name */
  label: string
}

export function TowersDrawing({ layout, label, ...opening }: Props) {
  const id = useId().replace(/[^\w-]/g, '')
  const { direction, sides, net, ground } = layout
  return (
    <svg
      className="picture-drawing"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width}
      height={layout.height}
      role={direction === 'rows' ? 'img' : 'group'}
      aria-label={label}
    >
      <defs>
        <Hatch id={`${id}lack`} colour="var(--flow-loss)" />
        <Hatch id={`${id}rest`} colour="var(--flow-unallocated)" />
      </defs>
      {sides.flatMap(({ side, ghosts }) =>
        ghosts.map(({ x, y, w, h }) => (
          <rect key={`${side}${x} ${y}`} className="picture-before" x={x} y={y} width={w} height={h} />
        )),
      )}
      {sides.map((tower) => (
        <Tower key={tower.side} tower={tower} direction={direction} id={id} opening={opening} />
      ))}
      {ground && <line className="picture-axis" x1={ground.x1} x2={ground.x2} y1={ground.y} y2={ground.y} />}
      {net && (
        <g>
          <path className="picture-bracket" d={net.path} />
          <PictureText lines={net.label} />
        </g>
      )}
    </svg>
  )
}

interface TowerProps {
  tower: LaidTower
  direction: TowersLayout['direction']
  id: string
  opening: Opening
}

function Tower({ tower, direction, id, opening }: TowerProps) {
  return (
    <g>
      <PictureText lines={tower.head} />
      {tower.blocks.map((laid) => (
        <Opens key={laid.block.id} one={direction === 'rows' ? lying(laid.block) : laid.block} opening={opening}>
          <Marks laid={laid} side={tower.side} direction={direction} id={id} opening={opening} />
        </Opens>
      ))}
    </g>
  )
}

/** Lying blocks are small and lead nowhere: the rows of the table below them do. */
const lying = (block: Block): Block => ({ ...block, place: null, parts: [] })

interface MarksProps extends Pick<TowerProps, 'direction' | 'id'> {
  laid: LaidBlock
  side: LaidTower['side']
  opening: Opening
}

function Marks({ laid: { block, box, label, underline, leader }, side, direction, id, opening }: MarksProps) {
  const drawn = drawnBox(box, direction)
  const edge = edgeBox(drawn, side, direction)
  const colour = `var(--flow-${FAMILY_COLOUR[block.family]})`
  const size = { x: drawn.x, y: drawn.y, width: drawn.w, height: drawn.h }
  const isHatched = block.family === 'deficit' || block.family === 'unexplained'
  return (
    <>
      <rect className="picture-under" {...size} />
      {isHatched ? (
        <rect
          className="picture-hatched"
          {...size}
          fill={`url(#${id}${block.family === 'deficit' ? 'lack' : 'rest'})`}
          stroke={colour}
        />
      ) : (
        <>
          <rect className="picture-tint" {...size} fill={colour} fillOpacity={TINT} />
          <rect x={edge.x} y={edge.y} width={edge.w} height={edge.h} rx={1} fill={colour} />
        </>
      )}
      {leader && <path className="picture-leader" d={leader} />}
      <PictureText lines={label} />
      {underline && opening.hrefFor(block.place) !== null && (
        <line className="picture-underline" x1={underline.x1} x2={underline.x2} y1={underline.y} y2={underline.y} />
      )}
    </>
  )
}

/** Columns of what became of every hundred of revenue: drawing, and the same in words. */
import type { WireCell } from '@topline/core/api/wire.ts'
import { formatPerShare } from '@topline/core/format/amount.ts'
import type { HundredColumn, HundredPart } from '@topline/core/pictures/hundred/hundred.ts'
import { type HundredLayout, hundredLayout, type LaidColumn, SEEN } from '@topline/core/pictures/hundred/layout.ts'
import { TINT } from '@topline/core/pictures/towers/layout.ts'
import { type ReactNode, useId, useMemo, useRef } from 'react'
import { NARROW, useDrawnWidth } from '../display/use-drawn-width.ts'
import { Hatch } from './Hatch.tsx'
import { PictureText } from './PictureText.tsx'
import './pictures.css'

interface Props {
  columns: readonly HundredColumn[]
  /** the drawing's name */
  label: string
  /** the address of a cell */
  hrefFor(cell: WireCell): string | null
  /** width drawn before the browser has measured, px */
  wide: number
}

export function HundredColumns({ columns, label, hrefFor, wide }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useDrawnWidth(frame)
  const layouts = useMemo(
    () => (width === null ? [wide, NARROW] : [width]).map((one) => hundredLayout(columns, one)),
    [columns, width, wide],
  )
  const [layout, narrow] = layouts
  if (!layout) return null
  const draw = (one: HundredLayout) => <Drawing layout={one} label={label} hrefFor={hrefFor} />
  return (
    <div className="picture" ref={frame}>
      {width === null ? (
        <>
          <div className="picture-wide-only">{draw(layout)}</div>
          {narrow && <div className="picture-narrow-only">{draw(narrow)}</div>}
        </>
      ) : (
        draw(layout)
      )}
      <Foot columns={columns} />
      <ul className="sr">
        {columns.map((column) => (
          <li key={column.code}>{inWords(column)}</li>
        ))}
      </ul>
    </div>
  )
}

const shareText = (share: number, currency: string): string => formatPerShare(Math.round(share * 100) / 100, currency)

function inWords({ year, parts, kept, point }: HundredColumn): string {
  const spent = parts
    .filter(({ id }) => id !== 'kept')
    .map(({ name, share }) => `${name} ${shareText(share, point.currency)}`)
  return `${year}: ${spent.join(', ')}; ${kept < 0 ? 'lost' : 'kept'} ${shareText(Math.abs(kept), point.currency)}`
}

interface DrawingProps extends Pick<Props, 'label' | 'hrefFor'> {
  layout: HundredLayout
}

function Drawing({ layout, label, hrefFor }: DrawingProps) {
  const id = useId().replace(/[^\w-]/g, '')
  const { columns, hundred, kept, names } = layout
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
        <Hatch id={`${id}loss`} colour="var(--flow-loss)" />
        <Hatch id={`${id}over`} colour="var(--flow-other)" />
      </defs>
      {columns.map((column) => (
        <Column key={column.column.code} laid={column} id={id} hrefFor={hrefFor} />
      ))}
      {kept && <path className="picture-kept" d={kept} />}
      {hundred && (
        <g>
          <line className="picture-level" strokeDasharray="4 3" x1={0} x2={hundred.end} y1={hundred.y} y2={hundred.y} />
          {hundred.label && <PictureText lines={[hundred.label]} />}
        </g>
      )}
      {names.map(({ text, leader }) => (
        <g key={text[0]?.runs[0]?.text}>
          {leader && <path className="picture-leader" d={leader} />}
          <PictureText lines={text} />
        </g>
      ))}
    </svg>
  )
}

interface ColumnProps extends Pick<Props, 'hrefFor'> {
  laid: LaidColumn
  id: string
}

function Column({ laid: { column, parts, over, loss, year }, id, hrefFor }: ColumnProps) {
  const { point } = column
  return (
    <g>
      {parts.map(({ part, box, value }) => (
        <Part key={part.id} part={part} column={column} href={part.cell && hrefFor(part.cell)}>
          <rect
            className="picture-tint"
            x={box.x}
            y={box.y}
            width={box.w}
            height={box.h}
            fill={`var(--flow-${part.colour})`}
            fillOpacity={TINT}
          />
          <rect x={box.x} y={box.y} width={4} height={box.h} fill={`var(--flow-${part.colour})`} />
          {value && <PictureText lines={[value]} />}
        </Part>
      ))}
      {over && (
        <rect
          className="picture-over"
          x={over.x}
          y={over.y}
          width={over.w}
          height={over.h}
          fill={`url(#${id}${column.kept < 0 ? 'loss' : 'over'})`}
        />
      )}
      {loss && <PictureText lines={[loss]} />}
      {point.accession_number ? (
        <a href={`/filing/${point.accession_number}`} data-in="" aria-label={`${column.year}, open the filing`}>
          <PictureText lines={[year]} />
        </a>
      ) : (
        <PictureText lines={[year]} />
      )}
    </g>
  )
}

interface PartProps {
  part: HundredPart
  column: HundredColumn
  href: string | null
  children: ReactNode
}

function Part({ part, column, href, children }: PartProps) {
  const words = `${part.name}, ${column.year}: ${shareText(part.share, column.point.currency)} of every hundred`
  // A title within the link would count as text that its name has to repeat.
  if (href !== null)
    return (
      <a href={href} data-in="" aria-label={`${words}, open in filing`}>
        {children}
      </a>
    )
  return (
    <g>
      <title>{words}</title>
      {children}
    </g>
  )
}

const OVER = 'Above the line: spent beyond revenue'

/** Wide, the parts are named beside the newest column: only what lies above the line is left to tell. */
function Foot({ columns }: Pick<Props, 'columns'>) {
  const found = new Map<string, HundredPart>()
  for (const { parts } of columns) for (const part of parts) found.set(part.id, part)
  const isLoss = columns.some(({ kept }) => kept < 0)
  const isOver = columns.some(({ over }) => over > SEEN)
  return (
    <div className="picture-foot">
      <ul>
        {[...found.values()].map(({ id, name, colour }) => (
          <li key={id} className="picture-narrow-only">
            <span className="picture-swatch" style={{ backgroundColor: `var(--flow-${colour})` }} />
            {name}
          </li>
        ))}
        {isOver && (
          <li>
            <span
              className="picture-swatch"
              data-look="hatched"
              style={{ backgroundColor: `var(--flow-${isLoss ? 'loss' : 'other'})` }}
            />
            {OVER}
          </li>
        )}
      </ul>
    </div>
  )
}

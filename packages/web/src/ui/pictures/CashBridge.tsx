/** The bridge of the cash flows: drawing, legend, and the levels in words for those who cannot see it. */
import type { WireCashFlow } from '@topline/core/api/other-statements.ts'
import { formatCompact } from '@topline/core/format/amount.ts'
import type { Bar, Bridge, Section } from '@topline/core/pictures/bridge/cash.ts'
import type { BridgeLayout } from '@topline/core/pictures/bridge/layout.ts'
import { bridgeLayout } from '@topline/core/pictures/bridge/statement-layout.ts'
import { BAR_COLOUR } from '@topline/core/pictures/drawing/colours.ts'
import { useMemo, useRef } from 'react'
import { NARROW, useDrawnWidth, WIDE } from '../display/use-drawn-width.ts'
import { BlockLines } from './BlockLines.tsx'
import { BridgeDrawing } from './BridgeDrawing.tsx'
import type { Opening } from './Opens.tsx'
import './pictures.css'

interface Props extends Opening {
  flows: WireCashFlow
  /** the computed sentence, the drawing's name */
  sentence: string
  /** the sections drawn by their parts */
  open: readonly Section[]
}

export function CashBridge({ flows, sentence, open, ...opening }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useDrawnWidth(frame)
  const layouts = useMemo(
    () => (width === null ? [WIDE, NARROW] : [width]).flatMap((one) => bridgeLayout(flows, one, open) ?? []),
    [flows, width, open],
  )
  const [layout, narrow] = layouts
  if (!layout) return null
  const draw = (one: BridgeLayout) => <BridgeDrawing layout={one} label={sentence} {...opening} />
  return (
    <div className="picture picture-first" ref={frame}>
      {width === null ? (
        <>
          <div className="picture-wide-only">{draw(layout)}</div>
          {narrow && <div className="picture-narrow-only">{draw(narrow)}</div>}
        </>
      ) : (
        draw(layout)
      )}
      {layout.bridge.bars
        .filter(({ id, parts }) => parts.length > 0 && opening.opened.includes(id))
        .map((bar) => (
          <BlockLines key={bar.id} one={bar} currency={flows.currency} whole={null} hrefFor={opening.hrefFor} />
        ))}
      <Foot bridge={layout.bridge} />
      <ul className="sr">
        {layout.bridge.bars.map((bar) => (
          <li key={bar.id}>{inWords(bar, layout.bridge.currency)}</li>
        ))}
      </ul>
    </div>
  )
}

function inWords({ kind, name, amount, to }: Bar, currency: string): string {
  const money = (value: number) => formatCompact(value, currency)
  if (kind === 'cash') return `${name}: ${money(amount)}`
  return `${name}: ${money(amount)}, which leaves ${money(to)}`
}

const LEGEND: readonly (readonly [Bar['kind'], string])[] = [
  ['cash', 'Cash'],
  ['in', 'Came in'],
  ['out', 'Went out'],
  ['unexplained', 'Not explained'],
]

function Foot({ bridge }: { bridge: Bridge }) {
  const kinds = new Set(bridge.bars.map(({ kind }) => kind))
  return (
    <div className="picture-foot">
      <ul>
        {LEGEND.filter(([kind]) => kinds.has(kind)).map(([kind, name]) => (
          <li key={kind}>
            <span
              className="picture-swatch"
              data-look={kind === 'unexplained' ? 'hatched' : undefined}
              style={{ backgroundColor: `var(--flow-${BAR_COLOUR[kind]})` }}
            />
            {name}
          </li>
        ))}
      </ul>
      <span>{bridge.currency}. Bar length is proportional to amount. Each figure opens its place in the filing.</span>
    </div>
  )
}

/** From last year's net income to this year's: the sentence, the bridge, each step a link to its cell. */
import type { FilingChanges } from '@topline/core/api/filings/changes.ts'
import { formatCompact } from '@topline/core/format/amount.ts'
import { changeLayout } from '@topline/core/pictures/change/income-change.ts'
import type { Place } from '@topline/core/statement/statement.ts'
import { useMemo, useRef, useState } from 'react'
import { NARROW, useDrawnWidth, WIDE } from '../../ui/display/use-drawn-width.ts'
import { sourceHref } from '../../ui/figure/Figure.tsx'
import { BlockLines } from '../../ui/pictures/BlockLines.tsx'
import { BridgeDrawing } from '../../ui/pictures/BridgeDrawing.tsx'
import '../../ui/pictures/pictures.css'
import { DrawingFault } from '../filing/DrawingFault.tsx'

interface Props {
  accession: string
  bridge: NonNullable<FilingChanges['bridge']>
}

export function ChangePicture({ accession, bridge }: Props) {
  const { bars, currency, before_accession: before, sentence } = bridge
  const frame = useRef<HTMLDivElement>(null)
  const width = useDrawnWidth(frame)
  const [opened, setOpened] = useState<readonly string[]>([])
  const [first, narrow] = useMemo(() => {
    const drawn = { currency, bars: [...bars], open: [], openable: [], free: null }
    return (width === null ? [WIDE, NARROW] : [width]).map((one) => changeLayout(drawn, one))
  }, [bars, currency, width])
  if (!first) return null
  const hrefFor = (place: Place | null) => sourceHref(place === bars[0]?.place ? before : accession, place)
  const opening = {
    hrefFor,
    opened,
    onOpen: (id: string) => setOpened(opened.includes(id) ? [] : [id]),
    addressOf: () => '#bridge',
  }
  return (
    <DrawingFault text="Error drawing the bridge">
      <div className="picture" ref={frame}>
        {width === null ? (
          <>
            <div className="picture-wide-only">
              <BridgeDrawing layout={first} label={sentence} {...opening} />
            </div>
            {narrow && (
              <div className="picture-narrow-only">
                <BridgeDrawing layout={narrow} label={sentence} {...opening} />
              </div>
            )}
          </>
        ) : (
          <BridgeDrawing layout={first} label={sentence} {...opening} />
        )}
        {bars
          .filter(({ id }) => opened.includes(id))
          .map((bar) => (
            <BlockLines key={bar.id} one={bar} currency={currency} whole={null} hrefFor={hrefFor} />
          ))}
        <div className="picture-foot">
          <span>
            {currency}. Green adds to net income, clay takes from it; hatched is what the lines of both years do not
            tell. Each figure opens its place in the filing.
          </span>
        </div>
        <ul className="sr">
          {bars.map(({ id, kind, name, amount, to }) => (
            <li key={id}>
              {name}: {formatCompact(amount, currency)}
              {kind !== 'cash' && `, which leaves ${formatCompact(to, currency)}`}
            </li>
          ))}
        </ul>
      </div>
    </DrawingFault>
  )
}

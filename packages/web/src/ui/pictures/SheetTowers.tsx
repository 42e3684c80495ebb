/** The two towers of a balance sheet: drawing, legend, and the lines of what is opened. */
import type { WireBalanceSheet } from '@topline/core/api/other-statements.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { FAMILY_COLOUR } from '@topline/core/pictures/drawing/colours.ts'
import type { TowersLayout } from '@topline/core/pictures/towers/layout.ts'
import type { Block, Family, Towers } from '@topline/core/pictures/towers/sheet.ts'
import { towersLayout } from '@topline/core/pictures/towers/statement-layout.ts'
import { useMemo, useRef } from 'react'
import { NARROW, useDrawnWidth, WIDE } from '../display/use-drawn-width.ts'
import { BlockLines, TowersTable } from './BlockLines.tsx'
import type { Opening } from './Opens.tsx'
import { TowersDrawing } from './TowersDrawing.tsx'
import './pictures.css'

interface Props extends Opening {
  sheet: WireBalanceSheet
  /** the computed sentence, the drawing's name */
  sentence: string
}

export function SheetTowers({ sheet, sentence, ...opening }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useDrawnWidth(frame)
  const layouts = useMemo(
    () => (width === null ? [WIDE, NARROW] : [width]).flatMap((one) => towersLayout(sheet, one) ?? []),
    [sheet, width],
  )
  const [layout, narrow] = layouts
  if (!layout) return null
  const { towers } = layout
  const draw = (one: TowersLayout) => <TowersDrawing layout={one} label={sentence} {...opening} />
  const blocks = [...towers.owns, ...towers.owes]
  const open = blocks.filter(({ id, parts }) => parts.length > 0 && opening.opened.includes(id))
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
      <div className="picture-wide-only">
        {open.map((block) => (
          <BlockLines
            key={block.id}
            one={block}
            currency={towers.currency}
            whole={towers.assets}
            hrefFor={opening.hrefFor}
          />
        ))}
      </div>
      <div className="picture-narrow-only">
        <TowersTable sides={(narrow ?? layout).sides} towers={towers} opening={opening} />
      </div>
      <Foot towers={towers} />
    </div>
  )
}

const LEGEND: readonly (readonly [Family, string])[] = [
  ['cash', 'Cash'],
  ['current', 'Other current assets'],
  ['lasting', 'Lasting assets'],
  ['debt', 'Debt'],
  ['liability', 'Other liabilities'],
  ['between', 'Others’ equity'],
  ['equity', 'Equity'],
  ['deficit', 'Lacking'],
  ['unexplained', 'Not explained'],
]

function Foot({ towers }: { towers: Towers }) {
  const families = new Set([...towers.owns, ...towers.owes].map(({ family }: Block) => family))
  return (
    <div className="picture-foot">
      <ul>
        {LEGEND.filter(([family]) => families.has(family)).map(([family, name]) => (
          <li key={family}>
            <span
              className="picture-swatch"
              data-look={family === 'deficit' || family === 'unexplained' ? 'hatched' : undefined}
              style={{ backgroundColor: `var(--flow-${FAMILY_COLOUR[family]})` }}
            />
            {name}
          </li>
        ))}
        {towers.ghost && (
          <li>
            <span className="picture-swatch" data-look="before" />
            {formatDate(towers.ghost.as_of)}
          </li>
        )}
      </ul>
      <span>{towers.currency}. Areas are proportional to amounts. Each figure opens its place in the filing.</span>
    </div>
  )
}

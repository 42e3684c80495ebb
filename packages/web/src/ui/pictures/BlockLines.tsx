/** Blocks of the towers as rows: the lines of one that is opened, and on narrow pages all of them in the order drawn. */
import { formatShareOfRevenue } from '@topline/core/format/percent.ts'
import { FAMILY_COLOUR } from '@topline/core/pictures/drawing/colours.ts'
import { HEADS, type LaidTower } from '@topline/core/pictures/towers/layout.ts'
import type { Part, Towers } from '@topline/core/pictures/towers/sheet.ts'
import { Fragment } from 'react'
import { Amount } from '../figure/Figure.tsx'
import type { Opening } from './Opens.tsx'

interface LinesProps extends Pick<Opening, 'hrefFor'> {
  one: { name: string; parts: readonly Part[] }
  currency: string
  /** what the lines are told as parts of; null = no share is told */
  whole: number | null
}

/** The lines that a block or a bar is the sum of, each opening its cell. */
export function BlockLines({ one, ...about }: LinesProps) {
  return (
    <table className="picture-lines picture-strip">
      <caption>{one.name}</caption>
      <tbody>
        {one.parts.map((part) => (
          <PartRow key={`${part.name} ${part.amount}`} part={part} {...about} />
        ))}
      </tbody>
    </table>
  )
}

function PartRow({ part, currency, whole, hrefFor }: { part: Part } & Omit<LinesProps, 'one'>) {
  return (
    <tr className="picture-part">
      <th scope="row">{part.name}</th>
      <td>
        <Amount value={part.amount} currency={currency} label={part.name} href={hrefFor(part.place)} />
      </td>
      {whole !== null && <td>{formatShareOfRevenue(part.amount / whole)}</td>}
    </tr>
  )
}

interface TableProps {
  sides: readonly LaidTower[]
  towers: Towers
  opening: Opening
}

/** Every block under the name of its tower; one of several lines opens them. */
export function TowersTable({ sides, towers, opening }: TableProps) {
  return (
    <table className="picture-lines">
      <caption className="sr">What it owns and whose it is, in the order drawn</caption>
      {sides.map(({ side, blocks }) => (
        <tbody key={side}>
          <tr className="picture-whose">
            <th scope="rowgroup" colSpan={3}>
              {HEADS[side]}
            </th>
          </tr>
          {blocks.map(({ block }) => {
            const isOpen = opening.opened.includes(block.id)
            return (
              <Fragment key={block.id}>
                <tr>
                  <th scope="row">
                    <span className="picture-named">
                      <span
                        className="picture-swatch"
                        data-look={block.family === 'deficit' ? 'hatched' : undefined}
                        style={{ backgroundColor: `var(--flow-${FAMILY_COLOUR[block.family]})` }}
                      />
                      {block.parts.length === 0 ? (
                        block.name
                      ) : (
                        <button type="button" aria-expanded={isOpen} onClick={() => opening.onOpen(block.id)}>
                          {block.name}
                        </button>
                      )}
                    </span>
                  </th>
                  <td>
                    <Amount
                      value={block.figure}
                      currency={towers.currency}
                      label={block.name}
                      href={opening.hrefFor(block.place)}
                      tintLoss={block.family === 'deficit'}
                    />
                  </td>
                  <td>{block.family === 'deficit' ? null : formatShareOfRevenue(block.figure / towers.assets)}</td>
                </tr>
                {isOpen &&
                  block.parts.map((part) => (
                    <PartRow
                      key={`${part.name} ${part.amount}`}
                      part={part}
                      currency={towers.currency}
                      whole={towers.assets}
                      hrefFor={opening.hrefFor}
                    />
                  ))}
              </Fragment>
            )
          })}
        </tbody>
      ))}
    </table>
  )
}

/** A statement and notes typed as filed, put together as a document in which notes are looked for. */
import type { Figures } from '../../statement/statement.ts'
import { readCover } from '../document/cover.ts'
import { likelyTables } from '../document/likely-tables.ts'
import { tableRanges } from '../document/table-ranges.ts'
import { Lines } from '../document/text/lines.ts'
import { figuresOf } from '../roles/figures.ts'
import { type PrintedFigures, printedFigures } from '../shown.ts'
import type { InDocument } from '../statements/in-document.ts'
import { readStatement } from '../statements/recognise.ts'
import { asHtml, type Printed } from '../traps/typeset.fixture.ts'

/** A document whose first table is the statement; `more`, `before`: what follows it and stands before it, in HTML. */
export function inDocument(printed: Printed, more: string, before = ''): InDocument {
  const bytes = Buffer.from(asHtml(printed).replace('</body>', `${more}</body>`).replace('<table>', `${before}<table>`))
  const cover = readCover(bytes, {})
  const ranges = tableRanges(bytes)
  const [grid] = likelyTables(bytes, ranges.slice(0, 1), 1)
  const chosen = grid === undefined ? null : readStatement(grid, cover)
  if (chosen === null) throw new Error('the table is no statement')
  return { bytes, cover, chosen, ranges, text: new Lines('') }
}

/** A note's table in the notation of `Printed.lines`, below a paragraph. */
export function noteOf(words: string, lines: string): string {
  const html = asHtml({ form: '10-K', ended: '', company: '', title: '', units: '', lines })
  return `<p>${words}</p>${html.slice(html.indexOf('<table>'), html.indexOf('</table>'))}</table>`
}

/** The figures of the statement, with their places. */
export function figuresIn({ chosen }: InDocument, money: number): PrintedFigures {
  return printedFigures(
    figuresOf(chosen, chosen.column, money, () => money),
    money,
  )
}

/** Figures of which only some are known. */
export const figuresWith = (known: Partial<Figures>): Figures =>
  ({
    net_income: null,
    basic_eps: null,
    diluted_eps: null,
    weighted_avg_shares_basic: null,
    weighted_avg_shares_diluted: null,
    ...known,
  }) as Figures

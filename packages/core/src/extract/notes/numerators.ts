/** The income that EPS is computed with, where only a note prints it (T81). */
import { ofClass } from '../../qc/exact-eps.ts'
import type { Figures, Place, Provenance } from '../../statement/statement.ts'
import type { Grid } from '../document/row.ts'
import type { InDocument } from '../statements/in-document.ts'
import { incomesOfNote } from './adjusted-income.ts'
import { EPS_EXHIBIT, noteGrids } from './grids.ts'
import { readNote } from './note-table.ts'

/** What a table that computes EPS speaks of. */
const PER_SHARE = /per (?:common )?share|computing|numerator|common (?:share|stock)holders/i
/** EPS is rounded to half of this. */
const EPS_STEP = 0.01

/** A figure's own cell as printed; null for a computed figure. */
const printOf = (place: Place | undefined): string | null =>
  place !== undefined && 'text' in place ? place.text.replace(/[$()\s]/g, '') : null

/**
 * Incomes, in whole units of the currency, that a note's table prints in the column of the period together with net
 * income or the count of shares, and that over the statement's count of shares of the kind give its EPS to the last digit, where net income does
 * not (Tesla, 0001628280-25-003063: "Net income used in computing basic net income per share"; American Express, annual report for 2009:
 * after preferred dividends; Wachovia, 0000950144-96-001190: "Adjusted net income" with the interest of convertible notes, of the diluted kind).
 * None where EPS is net income over the shares.
 * @param money one printed amount in whole units
 */
export function numeratorsOfNotes(
  evidence: InDocument,
  figures: Figures,
  provenance: Provenance,
  money: number,
  kind: 'basic' | 'diluted' = 'basic',
): number[] {
  const count = `weighted_avg_shares_${kind}` as const
  const { net_income: net, [`${kind}_eps` as const]: eps, [count]: shares } = figures
  if (net === null || eps === null || shares === null || shares <= 0) return []
  // The income of one class says nothing of the others' (0001652044-24-000022).
  if (ofClass(provenance[count])) return []
  const [income, texts] = [[provenance.net_income], [provenance.net_income, provenance[count]]].map((places) =>
    places.map(printOf).filter((text): text is string => text !== null && text.length > 2),
  )
  if (income === undefined || texts === undefined) return []
  const gives = (income: number) => Math.abs(income / shares - eps) <= EPS_STEP / 2 + money / 2 / shares
  if (gives(net)) return []
  const found = (grids: readonly Grid[], own: readonly string[]) =>
    grids.flatMap((grid) => {
      const note = readNote(grid, evidence)
      return note === null ? [] : incomesOfNote(note, { net, texts: own, money }).filter(gives)
    })
  // An exhibit is the statement's where it begins with its net income, not where it counts the same shares.
  const ofExhibit = found(noteGrids(evidence, income, PER_SHARE, EPS_EXHIBIT), income)
  return [...new Set([...found(noteGrids(evidence, texts, PER_SHARE), texts), ...ofExhibit])]
}

/** The income that EPS is computed with, where only a note prints it (T81). */
import { ofClass } from '../../qc/exact-eps.ts'
import type { Figures, Place, Provenance } from '../../statement/statement.ts'
import { times } from '../shown.ts'
import type { InDocument } from '../statements/in-document.ts'
import { noteGrids } from './grids.ts'
import { readNote } from './note-table.ts'

/** What a table that computes EPS speaks of. */
const PER_SHARE = /per (?:common )?share|computing|numerator|common (?:share|stock)holders/i
const INCOME = /\b(?:net income|net loss|income|earnings|loss|numerator|available|attributable|allocable)\b/
const NO_INCOME = /\bshares outstanding\b|\baverage\b|\bdilutive\b|comprehensive/
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
  const places = [provenance.net_income, provenance[count]]
  const texts = places.map(printOf).filter((text) => text !== null && text.length > 2) as string[]
  const gives = (income: number) => Math.abs(income / shares - eps) <= EPS_STEP / 2 + money / 2 / shares
  if (gives(net)) return []
  const grids = noteGrids(evidence, texts, PER_SHARE)
  const found = grids.flatMap((grid) => {
    const note = readNote(grid, evidence)
    if (note === null) return []
    const { lines, column } = note
    const amounts = lines.flatMap(({ bare, values }) => {
      const figure = values[column]
      return figure && !figure.percent && figure.decimals < 2 ? [{ bare, value: times(figure.value, money) }] : []
    })
    const isOurs = lines.some(({ values }) => texts.includes(values[column]?.text.replace(/[$()\s]/g, '') ?? ''))
    if (!isOurs) return []
    return amounts
      .filter(({ bare, value }) => INCOME.test(bare) && !NO_INCOME.test(bare) && gives(value))
      .map(({ value }) => value)
  })
  return [...new Set(found)]
}

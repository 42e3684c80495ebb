/** The figures of a statement that stand in the filing, in the order of the statement. */
import type { WireStatement } from '@topline/core/api/wire.ts'
import { formatCell, formatPerShare, formatShares } from '@topline/core/format/amount.ts'
import { formatPercent } from '@topline/core/format/percent.ts'
import type { Cell, Evidence, Place } from '@topline/core/statement/statement.ts'
import { sourceHref } from '../../ui/figure/Figure.tsx'
import { statementRows } from '../filing/statement-rows.ts'

export interface SourceFigure {
  key: string
  label: string
  text: string
  isTotal: boolean
  /** null: calculated or not located */
  href: string | null
  cell: Cell | null
  isComputed: boolean
  /** other places of the document that print it, or another number in its stead */
  again: Evidence[]
}

const cellOf = (place: Place | null | undefined): Cell | null => (place && !('computed' in place) ? place : null)

/** Empty where the viewer may not see the statement. */
export function sourceFigures(statement: WireStatement | null): SourceFigure[] {
  if (!statement?.user_has_permission_to_view) return []
  const { accession_number: accession, provenance = {} } = statement
  const evidence = statement.evidence ?? []
  const rows = statementRows(statement)
    .flatMap((group) => group.rows)
    .filter((row) => row.value !== null)
    .map((row) => ({
      key: row.key,
      label: row.label,
      text:
        row.kind === 'amount'
          ? formatCell(row.value)
          : row.kind === 'per-share'
            ? formatPerShare(row.value)
            : row.kind === 'shares'
              ? formatShares(row.value)
              : formatPercent(row.value),
      isTotal: row.isTotal === true,
      href: sourceHref(accession, row.place),
      cell: cellOf(row.place),
      again: evidence.filter(({ figure }) => figure === row.key),
      isComputed: row.kind === 'margin' || (row.place !== null && row.place !== undefined && 'computed' in row.place),
    }))
  const divisions = (['business_segments', 'geographical_segments'] as const).flatMap((group) =>
    (statement[group]?.divisions ?? []).flatMap((division, index) => {
      const key = `${group}.divisions[${index}].revenue`
      const place = provenance[key]
      if (division.revenue === null) return []
      return [
        {
          key,
          label: division.label,
          text: formatCell(division.revenue),
          isTotal: false,
          href: sourceHref(accession, place),
          cell: cellOf(place),
          again: [],
          isComputed: place !== undefined && 'computed' in place,
        },
      ]
    }),
  )
  return [...rows, ...divisions]
}

/** The figures with a place, and which of them the address names, by its cell or another of its places (-1: none). */
export function located(
  figures: readonly SourceFigure[],
  at: string | null,
  doc: string | null,
): { all: SourceFigure[]; current: number } {
  const all = figures.filter((figure) => figure.href !== null)
  const stands = (place: { start: number | null; end: number | null; document?: string | undefined }) =>
    `${place.start}-${place.end}` === at && (place.document ?? null) === doc
  const own = all.findIndex(({ cell }) => cell !== null && stands(cell))
  const current = own >= 0 ? own : all.findIndex(({ again }) => again.some(({ place }) => stands(place)))
  return { all, current }
}

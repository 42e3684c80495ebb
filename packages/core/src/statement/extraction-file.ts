/** An extraction as the one line of JSON that `topline extract` prints and the reading page saves. */
import type { FullExtraction } from './other-statements.ts'
import type { ExtractionFailure, Provenance } from './statement.ts'

type Others = Pick<FullExtraction, 'balance_sheet' | 'cash_flow'>

/**
 * One object of JSON: what was read, its quality checks, and the places of all figures under one roof (`provenance`),
 * without the engine's trace. A failure is `{file, ok: false, error}`.
 *
 * @param file what the document is called
 */
export function extractionJson(file: string, result: FullExtraction | ExtractionFailure): string {
  if (!result.ok) return JSON.stringify({ file, ...result })
  const { trace: _, balance_sheet, cash_flow, release, ...shown } = result
  const others = { balance_sheet, cash_flow }
  const provenance = { ...placesOf(result.provenance, others), ...releasePlaces(release) }
  return JSON.stringify({ file, ...shown, ...withoutPlaces(others), ...withoutColumnPlaces(release), provenance })
}

/**
 * The places of the three statements under one roof: those of the balance sheet and the cash flows by their statement's
 * name. Comparative columns keep their own places, in `prior_periods`.
 */
function placesOf(provenance: Provenance, others: Others): Provenance {
  const named = Object.entries(others).flatMap(([name, statement]) =>
    Object.entries(statement?.provenance ?? {}).map(([figure, place]) => [`${name}.${figure}`, place] as const),
  )
  return { ...provenance, ...Object.fromEntries(named) }
}

/** Places of a release's further columns, by their names: `release.year_to_date.total_revenue`. */
function releasePlaces(release: FullExtraction['release']): Provenance {
  const named = COLUMNS.flatMap((name) =>
    Object.entries(release?.[name]?.provenance ?? {}).map(
      ([figure, place]) => [`release.${name}.${figure}`, place] as const,
    ),
  )
  return Object.fromEntries(named)
}

const COLUMNS = ['year_to_date', 'prior_year'] as const

function withoutColumnPlaces(release: FullExtraction['release']) {
  if (!release) return {}
  const bare = COLUMNS.map((name) => [name, release[name] && { ...release[name], provenance: undefined }] as const)
  return { release: { ...release, ...Object.fromEntries(bare) } }
}

const withoutPlaces = ({ balance_sheet, cash_flow }: Others) => ({
  balance_sheet: balance_sheet && { ...balance_sheet, provenance: undefined },
  cash_flow: cash_flow && { ...cash_flow, provenance: undefined },
})

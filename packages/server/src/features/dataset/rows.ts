/** Stored rows as rows of the data set. Pure: what a filing holds goes in, what each table gets of it comes out. */
import type { OtherKind, PrintedLine } from '@topline/core/statement/other-statements.ts'
import type { Guidance, NonGaapMeasure, ReleaseColumn, ReleaseParts } from '@topline/core/statement/release.ts'
import type {
  Evidence,
  OperatingExpense,
  Place,
  Provenance,
  QcReport,
  SegmentGroup,
} from '@topline/core/statement/statement.ts'
import type {
  filings,
  otherStatements,
  otherVintages,
  statementDetails,
  statements,
  vintages,
} from '../../db/schema.ts'
import type { TableName } from './tables.ts'

export type Value = string | number | boolean | Date | null | undefined
export type Row = Readonly<Record<string, Value>>
/** Where rows go. */
export type Put = (table: TableName, row: Row) => void

type FilingRow = typeof filings.$inferSelect
/** Without the columns of earlier periods, which vintages hold, and how the filing was read. */
type Detail = Omit<typeof statementDetails.$inferSelect, 'prior_periods' | 'extraction_info'>
type OtherRow = Omit<typeof otherStatements.$inferSelect, 'prior_periods'>

/** A filing with what is current of it. */
export interface StoredFiling {
  filing: FilingRow
  statement: typeof statements.$inferSelect | null
  detail: Detail | null
  others: readonly OtherRow[]
  other_vintages: readonly (typeof otherVintages.$inferSelect)[]
}

interface Key {
  accession_number: string
  cik: string
}

/** All rows of one filing but the vintages of its income statement, which may be of filings that are not stored. */
export function filingRows({ filing, statement, detail, others, other_vintages }: StoredFiling, put: Put): void {
  const key: Key = { accession_number: filing.accession_number, cik: filing.cik }
  put('filings', { ...filing, tickers: null, items: null, logo_info: null })
  if (statement) put('statements', { ...statement, ...key, months: statement.period_in_months })
  // What a statement holds as JSON was checked by its shape when it was stored.
  if (detail) {
    putDivisions(key, 'business', detail.business_segments as SegmentGroup | null, put)
    putDivisions(key, 'geographical', detail.geographical_segments as SegmentGroup | null, put)
    for (const [position, { name, category, amount }] of (detail.operating_expenses as OperatingExpense[]).entries()) {
      const at = (detail.provenance as Provenance)[`operating_expenses[${position}].amount`]
      putLine(key, { statement: 'income_statement', position, section: category, label: name, amount }, at, put)
    }
    putPlaces(key, 'income_statement', detail.provenance as Provenance, put)
    putChecks(key, 'income_statement', detail.qc as QcReport | null, put)
    putEvidence(key, detail.evidence as Evidence[] | null, put)
    if (detail.release) putRelease(key, detail.release as unknown as ReleaseParts, put)
  }
  for (const other of others) putOther(key, other, put)
  for (const vintage of other_vintages) {
    const table = vintage.kind === 'balance_sheet' ? 'balance_sheet_vintages' : 'cash_flow_vintages'
    put(table, { ...vintage.figures, ...vintage, figures: null, as_of: vintage.end_date })
  }
}

/** A period of an income statement as one filing gave it. */
export const vintageRow = (row: Omit<typeof vintages.$inferSelect, 'provenance'>): Row => ({
  ...row,
  months: row.period_in_months,
})

function putOther(key: Key, other: OtherRow, put: Put): void {
  const { kind, figures, lines, provenance, qc, ...rest } = other
  put(TABLE_OF[kind], { ...figures, ...rest, ...key, as_of: rest.end_date })
  for (const [position, line] of ((lines ?? []) as PrintedLine[]).entries()) {
    const { label, section, amount, place } = line
    putLine(key, { statement: kind, position, section, label, amount }, place, put)
  }
  putPlaces(key, kind, (provenance ?? {}) as Provenance, put)
  putChecks(key, kind, qc as QcReport | null, put)
}
const TABLE_OF = { balance_sheet: 'balance_sheets', cash_flow: 'cash_flows' } as const satisfies Record<
  OtherKind,
  TableName
>

function putDivisions(key: Key, kind: string, group: SegmentGroup | null, put: Put): void {
  if (!group) return
  for (const [position, division] of group.divisions.entries()) {
    put('divisions', { ...key, ...division, kind, position, is_remainder: false })
  }
  const revenue = group.revenue_not_allocated_to_divisions_net
  const cost = group.cost_of_revenue_not_allocated_to_divisions_net
  const rest = group.operating_expense_or_income_not_allocated_to_divisions_net
  const left = [
    { label: revenue?.description, revenue: revenue?.value },
    { label: cost?.description, cost_of_revenue: cost?.value },
    { label: rest?.description, operating_income: rest?.value },
  ]
  for (const { label, ...amounts } of left) {
    if (Object.values(amounts).every((amount) => amount === undefined)) continue
    put('divisions', { ...key, ...amounts, kind, position: null, label, is_remainder: true })
  }
}

type CellPlace = Exclude<Place, { computed: true }>

const cellsOf = (place: Place): CellPlace[] => ('computed' in place ? place.parts.flatMap(cellsOf) : [place])
const firstCell = (place: Place): CellPlace | undefined => cellsOf(place)[0]
const bytesOf = (
  cell: { start: number | null; end: number | null; document?: string | undefined } | null | undefined,
) => ({
  document: cell?.document ?? null,
  start_byte: cell?.start ?? null,
  end_byte: cell?.end ?? null,
})

interface Line {
  statement: string
  position: number
  section: string | null | undefined
  label: string
  amount: number | null
}

// Rows of lines, places and checks are nine in ten of all: written out, they cost half of what spread ones do.

function putLine(key: Key, line: Line, place: Place | null | undefined, put: Put): void {
  const cell = place ? firstCell(place) : undefined
  put('lines', {
    accession_number: key.accession_number,
    cik: key.cik,
    statement: line.statement,
    position: line.position,
    section: line.section,
    label: line.label,
    amount: line.amount,
    document: cell?.document,
    start_byte: cell?.start,
    end_byte: cell?.end,
  })
}

function putPlaces(key: Key, statement: string, provenance: Provenance, put: Put): void {
  for (const [figure, place] of Object.entries(provenance)) {
    const rule = 'computed' in place ? place.rule : null
    for (const [part, cell] of cellsOf(place).entries()) {
      put('places', {
        accession_number: key.accession_number,
        cik: key.cik,
        statement,
        figure,
        part,
        rule,
        label: cell.label,
        text: cell.text,
        concept: cell.concept,
        document: cell.document,
        start_byte: cell.start,
        end_byte: cell.end,
      })
    }
  }
}

function putChecks(key: Key, statement: string, qc: QcReport | null, put: Put): void {
  for (const test of qc?.tests ?? []) {
    put('checks', {
      accession_number: key.accession_number,
      cik: key.cik,
      statement,
      name: test.name,
      description: test.description,
      passed: test.passed,
      necessary: test.necessary,
      accepted: test.accepted !== undefined,
      rationale: test.rationale,
      left: test.left,
      right: test.right,
      tolerance: test.tolerance,
    })
  }
}

function putEvidence(key: Key, found: Evidence[] | null, put: Put): void {
  for (const { place, ...one } of found ?? []) put('evidence', { ...key, ...bytesOf(place), ...one })
}

function putRelease(key: Key, { year_to_date, prior_year, non_gaap, guidance }: ReleaseParts, put: Put): void {
  for (const [column, period] of Object.entries({ year_to_date, prior_year })) {
    if (period) put('release_columns', { ...columnOf(period), ...key, column })
  }
  for (const [position, measure] of non_gaap.entries()) putMeasure(key, position, measure, put)
  for (const [position, said] of guidance.entries()) put('release_guidance', { ...key, ...guidanceOf(said), position })
}

const columnOf = ({
  operating_expenses: _,
  business_segments: _b,
  geographical_segments: _g,
  provenance: _p,
  ...row
}: ReleaseColumn) => row
const guidanceOf = ({ place, ...said }: Guidance) => ({ ...said, ...bytesOf(place) })

/** A row for each adjustment with its own place; one row, with the measure's place, where there are none. */
function putMeasure(key: Key, position: number, measure: NonGaapMeasure, put: Put): void {
  // What is quoted is no data.
  const { adjustments, adjustment_places, quoted: _, place, ...rest } = measure
  if (!adjustments || adjustments.length === 0) {
    put('release_measures', { ...key, ...rest, ...bytesOf(place), position, step: null })
    return
  }
  for (const [step, [adjustment, adjustment_value]] of adjustments.entries()) {
    const at = bytesOf(adjustment_places?.[step])
    put('release_measures', { ...key, ...rest, ...at, position, step, adjustment, adjustment_value })
  }
}

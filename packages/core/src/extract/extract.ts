/** The whole extraction: the best evidence in the document, then QC (decision 215). */
import { periodDays } from '../filing/period-end.ts'
import { qcReport } from '../qc/report.ts'
import { state } from '../qc/test.ts'
import type {
  Extraction,
  ExtractionFailure,
  ExtractionHints,
  ExtractionResult,
  QcTest,
} from '../statement/statement.ts'
import type { Bytes } from './bytes.ts'
import { readTags } from './from-tags.ts'
import type { Reading } from './reading.ts'
import { isTagged } from './tags/scan.ts'
import { printedDivisions, readTables } from './untagged.ts'

/** Larger documents are refused before anything is read. */
export const MAX_DOCUMENT_BYTES = 64 * 1024 * 1024

/**
 * Reads one document: tags where it has them, its tables otherwise, or the engine the caller asks for. Never throws
 * for what a document holds; an answer without statement says why. Pure: the same bytes give the same result.
 */
export function extractFiling(bytes: Bytes, hints: ExtractionHints = {}): ExtractionResult {
  if (bytes.length > MAX_DOCUMENT_BYTES)
    return failure('too-large', `The document has ${bytes.length} bytes; ${MAX_DOCUMENT_BYTES} are read at most`)
  if (bytes.length === 0) return failure('not-a-filing', 'The document is empty')
  const engine = hints.engine ?? 'auto'
  const tagged = engine !== 'tables' && isTagged(bytes)
  if (engine === 'tags' && !tagged) return failure('not-tagged', 'The document has no inline XBRL')
  if (!tagged) return finish(readTables(bytes, hints))
  const read = readTags(bytes, hints)
  return finish('ok' in read ? read : withPrintedDivisions(read, bytes, hints))
}

/** Divisions of the same revenue that no dimension tells but the notes' tables print. */
function withPrintedDivisions(read: Reading, bytes: Bytes, hints: ExtractionHints): Reading {
  const { income_statement: s } = read
  if (s.business_segments !== null && s.geographical_segments !== null) return read
  const known = { figures: s, provenance: read.provenance, end_date: s.end_date, unit: s.revenue_units_number }
  const printed = printedDivisions(bytes, hints, known)
  if (printed === null) return read
  const statement = { ...s }
  const provenance = { ...read.provenance }
  const trace = [...read.trace]
  for (const kind of ['business', 'geographical'] as const) {
    const name = `${kind}_segments` as const
    const group = printed[kind]
    if (statement[name] !== null || group === null) continue
    statement[name] = group
    trace.push(`${name}: ${group.divisions.length} from the tables`)
    for (const [key, place] of Object.entries(printed.places)) if (key.startsWith(`${name}.`)) provenance[key] = place
  }
  return { ...read, income_statement: statement, provenance, trace }
}

function finish(read: Reading | ExtractionFailure): ExtractionResult {
  if ('ok' in read) return read
  const {
    checks = [],
    evidence = null,
    revenue_confirmed = false,
    unit: _unit,
    column_proof: _column,
    ...reading
  } = read
  return {
    ok: true,
    ...reading,
    evidence,
    qc: qcReport({ ...reading, evidence }, [
      ...checks,
      ...unnamedForm(reading),
      ...unnamedRevenue(reading, revenue_confirmed),
      ...borrowedShares(reading),
      ...misplacedTax(reading),
    ]),
  }
}

/** What a reading tells the outside. */
type Answer = Omit<Extraction, 'ok' | 'qc' | 'evidence'>

/**
 * Where the document does not say its form, nothing tells a quarter from the year to date beside it: half a year or
 * nine months may be the wrong column.
 */
function unnamedForm({ form_type, income_statement: s }: Answer): QcTest[] {
  if (form_type !== null || s.start_date === null) return []
  const days = periodDays(s.start_date, s.end_date)
  return [
    state(
      'period_is_usual_without_form',
      'Without a form the period is a quarter or a year',
      (days >= 60 && days <= 135) || (days >= 340 && days <= 380),
      `no form in the document: ${s.start_date} to ${s.end_date} are ${days} days`,
    ),
  ]
}

/** A total without a name is revenue only where the costs below it say so: it may be the total of the costs. */
function unnamedRevenue({ provenance, income_statement: s }: Answer, confirmed: boolean): QcTest[] {
  const place = provenance.total_revenue
  if (place === undefined || 'computed' in place || place.label !== '') return []
  return [
    state(
      'unnamed_revenue_is_confirmed',
      'Revenue from a line without a name is confirmed by gross profit, operating expenses or the result they leave',
      confirmed || s.gross_profit !== null || s.operating_expenses.length > 0,
      'the line that stands for revenue has no name, and nothing below it is taken from it',
    ),
  ]
}

/** Diluted EPS that differs from basic needs a count of its own: the basic one stands in only where both EPS agree. */
function borrowedShares({ provenance, income_statement: s }: Answer): QcTest[] {
  const basic = provenance.weighted_avg_shares_basic
  const diluted = provenance.weighted_avg_shares_diluted
  if (!basic || !diluted || 'computed' in basic || 'computed' in diluted || basic.start !== diluted.start) return []
  if (s.basic_eps === null || s.diluted_eps === null) return []
  return [
    state(
      'one_share_count_means_one_eps',
      'Basic and diluted shares from one cell go with equal EPS',
      Math.abs(s.basic_eps - s.diluted_eps) < 0.011,
      `one count of shares for basic EPS ${s.basic_eps} and diluted EPS ${s.diluted_eps}`,
    ),
  ]
}

/** Words for taxes on income, also with one letter damaged. */
const TAX_WORDS = /\bincome tax(es)?\b|\b(?:provision|benefit) (?:\(\w+\) )?for\b|\b(?:.axes|t.xes|ta.es|tax.s|taxe.)$/i

/** A line of income taxes among what comes after them: its tag or its name is damaged, and the tax is missing. */
function misplacedTax({ provenance, income_statement: s }: Answer): QcTest[] {
  const place = provenance.other_income_expense_after_taxes
  if (place === undefined || s.income_tax_expense !== null) return []
  const labels = ('computed' in place ? place.parts : [place]).flatMap((part) => ('label' in part ? [part.label] : []))
  const tax = labels.find((label) => TAX_WORDS.test(label) && !/\b(net of|before|after|losses|credit)\b/i.test(label))
  return [
    state(
      'taxes_stand_in_their_place',
      'No line of income taxes is counted among the items after taxes',
      tax === undefined,
      tax === undefined ? 'none of the items after taxes is a tax' : `“${tax}” is counted after taxes`,
    ),
  ]
}

const failure = (code: string, message: string): ExtractionFailure => ({ ok: false, error: { code, message } })

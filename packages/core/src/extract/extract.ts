/** The whole extraction: the best evidence in the document, then QC (decision 47). */
import { periodDays } from '../format/day.ts'
import { confirmationAgain } from '../qc/document-agrees.ts'
import { inUnitOf } from '../qc/other-statements.ts'
import { qcReport } from '../qc/report.ts'
import { state } from '../qc/test.ts'
import { agreementsOf, withAgreements } from '../statement/agreements.ts'
import type { FullExtraction, OtherStatements } from '../statement/other-statements.ts'
import type { Extraction, ExtractionFailure, ExtractionHints, QcTest } from '../statement/statement.ts'
import type { Bytes } from './bytes.ts'
import { isTagged } from './document/prefixes.ts'
import { readTags } from './from-tags.ts'
import type { Reading } from './reading.ts'
import { readTables } from './untagged.ts'

/** Larger documents are refused before anything is read. */
const MAX_DOCUMENT_BYTES = 64 * 1024 * 1024

/**
 * Reads one document: tags where it has them, its tables otherwise, or the engine the caller asks for. Never throws
 * for what a document holds; an answer without statement says why. Pure: the same bytes give the same result.
 */
export function extractFiling(bytes: Bytes, hints: ExtractionHints = {}): FullExtraction | ExtractionFailure {
  if (bytes.length > MAX_DOCUMENT_BYTES)
    return failure('too-large', `The document has ${bytes.length} bytes; ${MAX_DOCUMENT_BYTES} are read at most`)
  if (bytes.length === 0) return failure('not-a-filing', 'The document is empty')
  const engine = hints.engine ?? 'auto'
  const tagged = engine !== 'tables' && isTagged(bytes)
  if (engine === 'tags' && !tagged) return failure('not-tagged', 'The document has no inline XBRL')
  return finish(tagged ? readTags(bytes, hints) : readTables(bytes, hints))
}

function finish(read: Reading | ExtractionFailure): FullExtraction | ExtractionFailure {
  if ('ok' in read) return read
  const {
    checks = [],
    evidence = null,
    revenue_confirmed = false,
    unit: _unit,
    column_proof: _column,
    others = NOT_LOOKED_FOR,
    release_months = 3,
    ...reading
  } = read
  const { income_statement, provenance } = reading
  // Cash flows whose own checks fail may be another column's, or another company's.
  const cash_flow = others.cash_flow?.qc.passed ? others.cash_flow : null
  const three = { ...others, income: { ...income_statement, provenance }, cash_flow }
  const all = evidence && withAgreements(evidence, agreementsOf(three))
  const again = confirmationAgain(checks, all)
  const qc = qcReport({ ...reading, evidence: all }, [
    ...checks.map((check) => again.find(({ name }) => name === check.name) ?? check),
    ...unnamedForm(reading),
    ...incomeToDate(reading, others.cash_flow),
    ...lengthOfRelease(reading, release_months),
    ...unnamedRevenue(reading, revenue_confirmed),
    ...borrowedShares(reading),
    ...misplacedTax(reading),
  ])
  return {
    ok: true,
    ...(reading.release ? { kind: 'release' as const } : {}),
    ...reading,
    ...others,
    balance_sheet: others.balance_sheet && inUnitOf(others.balance_sheet, qc.tests),
    cash_flow: others.cash_flow && inUnitOf(others.cash_flow, qc.tests),
    evidence: all,
    qc,
  }
}

/** Of a reading by other means than the document's own tables. */
const NOT_LOOKED_FOR: OtherStatements = {
  balance_sheet: null,
  cash_flow: null,
  absent: { balance_sheet: 'it was not looked for', cash_flow: 'it was not looked for' },
}

/** What a reading tells the outside. */
type Answer = Omit<Extraction, 'ok' | 'qc' | 'evidence'> & { release?: object }

/**
 * Where the document does not say its form, nothing tells a quarter from the year to date beside it: half a year or
 * nine months may be the wrong column.
 */
function unnamedForm({ form_type, release, income_statement: s }: Answer): QcTest[] {
  if (form_type !== null || s.start_date === null || release) return []
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

/** Days by which a year to date is longer than its last quarter, weeks aside. */
const LONGER = 40

/**
 * A quarter whose net income is that with which the cash flows of the year to date begin is the column beside it: heads that
 * slid over the columns of a text say so nowhere else.
 */
function incomeToDate({ income_statement: s }: Answer, flows: OtherStatements['cash_flow']): QcTest[] {
  if (!flows || !s.net_income || s.start_date === null || flows.end_date !== s.end_date) return []
  if (flows.net_income !== s.net_income || periodDays(flows.start_date, s.start_date) <= LONGER) return []
  return [
    state(
      'net_income_is_not_of_the_year_to_date',
      'The cash flows of a longer period do not begin with the same net income',
      false,
      `the cash flows from ${flows.start_date} begin with the net income that was read from ${s.start_date}`,
    ),
  ]
}

const LENGTHS = [
  { months: 3, name: 'a quarter', least: 60, most: 135 },
  { months: 6, name: 'half a year', least: 165, most: 200 },
  { months: 12, name: 'a year', least: 340, most: 380 },
] as const

/**
 * A release is of a quarter, also where it closes a year, unless its company tells of halves or years alone: anything longer
 * is the column beside it.
 */
function lengthOfRelease({ release, income_statement: s }: Answer, months: number): QcTest[] {
  const length = LENGTHS.find((one) => one.months === months)
  if (!release || s.start_date === null || length === undefined) return []
  const days = periodDays(s.start_date, s.end_date)
  return [
    state(
      'release_is_of_a_quarter',
      `The main period of a release is ${length.name}`,
      days >= length.least && days <= length.most,
      `${s.start_date} to ${s.end_date} are ${days} days`,
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

const TAX_WORDS = /\bincome tax(es)?\b|\b(?:provision|benefit) (?:\(\w+\) )?for\b|\btaxes$/i

/** A line of income taxes among what comes after them: the tax is missing in its own place. */
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

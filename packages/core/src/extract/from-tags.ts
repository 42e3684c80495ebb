/** The tags engine: inline XBRL facts → the statement of the current period, its places, and the comparatives. */

import { formBase } from '../filing/identity.ts'
import { fiscalYearByEnd, periodDays, periodMonths } from '../filing/period-end.ts'
import { documentTests } from '../qc/document-says.ts'
import type {
  ExtractionFailure,
  ExtractionHints,
  Figures,
  IncomeStatement,
  PriorPeriod,
  Provenance,
  QcTest,
} from '../statement/statement.ts'
import type { Bytes } from './bytes.ts'
import { readSegments } from './divisions/from-axes.ts'
import { evidenceOfFacts } from './evidence/tagged/again.ts'
import { agreementCheck } from './evidence/tagged/agreement.ts'
import { commonCheck } from './evidence/tagged/incomes.ts'
import { ownersCheck } from './evidence/tagged/owners.ts'
import { yearToDateCheck } from './evidence/tagged/year-to-date.ts'
import type { Reading } from './reading.ts'
import { readBridges } from './roles/tagged/bridges.ts'
import type { Entry, Picked } from './roles/tagged/entry.ts'
import { mainLines } from './roles/tagged/main.ts'
import { mendShares, perShareFigures } from './roles/tagged/per-share.ts'
import { coverPeriod } from './statements/tagged/cover-period.ts'
import { dashedTax } from './statements/tagged/dashes.ts'
import { entryOf } from './statements/tagged/entry.ts'
import { findFace, linesOf, noteLines } from './statements/tagged/face.ts'
import { currentSpan, fiscalNames, type Span, same } from './statements/tagged/period.ts'
import { readCover } from './tags/cover.ts'
import { type Fact, type Facts, readFacts } from './tags/facts.ts'
import { intactCheck, wholeCheck } from './tags/intact.ts'
import type { Face } from './tags/tables.ts'

const UNIT_NAMES = new Map([
  [0, 'units'],
  [3, 'thousands'],
  [6, 'millions'],
  [9, 'billions'],
])

/** Reads a tagged document. Fails with `no-income-statement` where no table prints one for the current period. */
export function readTags(bytes: Bytes, hints: ExtractionHints): Reading | ExtractionFailure {
  const facts = readFacts(bytes)
  if (facts === null) return { ok: false, error: { code: 'not-tagged', message: 'The document has no inline XBRL' } }
  const cover = readCover(facts.texts, hints)
  const identity = { form_type: cover.form, cik: cover.cik, company: cover.company }
  const period = coverPeriod(facts, cover)
  const known = period === undefined ? {} : { income_statement: period }
  const fail = (message: string): ExtractionFailure => ({
    ok: false,
    error: { code: 'no-income-statement', message },
    ...identity,
    ...known,
  })
  const span = currentSpan(facts, cover)
  if (span === null) return fail('no income statement in this document: no result is tagged for its period')
  const current = (fact: Fact) => same(span, fact) && fact.period.dims.size === 0
  const face = findFace(facts, current)
  if (face === null) return fail('no income statement in this document: no table prints one for its period')

  const read = readPeriod(facts, face, span, true)
  const money = face.rows
    .flatMap((row) => row.facts)
    .filter((fact) => same(span, fact) && /^[A-Z]{3}$/.test(fact.measure))
  const currency = most(money.map((fact) => fact.measure)) ?? 'USD'
  const scale = most(money.filter((fact) => !fact.nil).map((fact) => fact.scale)) ?? 0
  const names = fiscalNames(cover, span)
  const segments = readSegments(facts, face, span, read.revenue, unitOfScale(scale))
  const statement: IncomeStatement = {
    ...read.figures,
    currency,
    start_date: span.start,
    end_date: span.end,
    period_in_months: periodMonths(span.start, span.end),
    fiscal_year: names.year,
    fiscal_period: names.period,
    operating_expenses: read.expenses,
    business_segments: segments.business,
    geographical_segments: segments.geographical,
    revenue_units: UNIT_NAMES.get(scale) ?? 'units',
    revenue_units_number: UNIT_NAMES.has(scale) ? 10 ** scale : 1,
    fiscal_year_start_or_end_reported: cover.yearEnd !== null,
    fiscal_year_start: dayAfter(cover.yearEnd),
  }
  const says = {
    period_end: cover.periodEnd,
    currency,
    fiscal_year: cover.fiscalYear,
    fiscal_period: cover.fiscalPeriod === names.period ? cover.fiscalPeriod : null,
  }
  const trace = [
    `current period ${span.start} to ${span.end}: ${periodDays(span.start, span.end)} days, ends with the cover's period`,
    cover.fiscalYear === null
      ? 'fiscal year by the rule for the end of the year'
      : `fiscal year ${names.year} as the cover names it`,
    `statement in ${face.tables.length === 1 ? 'one table' : `${face.tables.length} tables`} from byte ${face.tables[0]?.start ?? 0}`,
    ...segments.trace,
  ]
  return {
    engine: 'tags',
    ...identity,
    income_statement: statement,
    provenance: { ...read.provenance, ...segments.provenance },
    prior_periods: priorPeriods(facts, face, span, names, currency),
    evidence: evidenceOfFacts(facts, read.figures, read.provenance),
    checks: [
      ...read.checks,
      intactCheck(facts, face),
      wholeCheck(facts, face, Object.values(read.provenance)),
      ...documentTests(says, statement),
      ...yearToDateChecks(facts, face, span, cover.form, read.figures),
      ...segments.checks,
    ],
    trace,
  }
}

const unitOfScale = (scale: number): number => 10 ** scale

function most<T>(values: readonly T[]): T | null {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  let best: T | null = null
  for (const [value, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = value
  return best
}

function dayAfter(monthDay: string | null): string | null {
  if (monthDay === null) return null
  const next = new Date(Date.UTC(2001, Number(monthDay.slice(0, 2)) - 1, Number(monthDay.slice(3)) + 1))
  return Number.isNaN(next.getTime()) ? null : next.toISOString().slice(5, 10)
}

interface PeriodReading {
  revenue: Picked | null
  figures: Figures
  provenance: Provenance
  expenses: IncomeStatement['operating_expenses']
  checks: QcTest[]
}

const UNPRINTED = { label: '', heading: '' }

function readPeriod(facts: Facts, face: Face, span: Span, withNotes: boolean): PeriodReading {
  const matches = (fact: Fact) => same(span, fact)
  const lines = linesOf(facts, face.rows, matches)
  const main = mainLines(lines, (from, to) => dashedTax(facts, face, from, to))
  const bridges = readBridges(lines, main)
  let notes: Entry[] | null = null
  const sources = {
    face: lines,
    notes: () => {
      notes ??= withNotes ? noteLines(facts, face, matches) : []
      return notes
    },
    hidden: facts.list
      .filter((fact) => fact.hidden && matches(fact))
      .flatMap((fact) => entryOf(facts, fact, UNPRINTED, -1) ?? []),
  }
  const per = mendShares(perShareFigures(sources), main.net?.value ?? null, unitOfLines(lines))
  const picked: Record<keyof Figures, Picked | null> = {
    total_revenue: main.revenue,
    cost_of_revenue: main.cost,
    gross_profit: main.gross,
    operating_income: main.operating,
    other_interest_income_expense_net: bridges.interest,
    other_income_expense_net: bridges.other,
    income_before_taxes: main.beforeTax,
    income_tax_expense: main.tax,
    other_investment_income_expense_after_taxes: bridges.investment,
    other_income_expense_after_taxes: bridges.after,
    net_income: main.net,
    ...per,
  }
  const provenance: Provenance = {}
  const figures: Partial<Figures> = {}
  for (const [name, one] of Object.entries(picked) as [keyof Figures, Picked | null][]) {
    figures[name] = one === null ? null : one.value
    if (one !== null) provenance[name] = one.place
  }
  bridges.expenses.forEach(({ picked: one }, at) => {
    provenance[`operating_expenses[${at}].amount`] = one.place
  })
  // Every key of `picked` was copied above.
  return {
    revenue: main.revenue,
    figures: figures as Figures,
    provenance,
    expenses: bridges.expenses.map(({ expense }) => expense),
    checks: [
      ...bridges.checks,
      ...(withNotes
        ? [
            ownersCheck(facts, span, lines, main.net),
            ...commonCheck(facts, lines, span, {
              figures: figures as Figures,
              provenance,
              unit: 10 ** unitOfLines(lines),
            }),
          ]
        : []),
      agreementCheck(facts, Object.values(picked)),
    ],
  }
}

/** The scale that most money lines of the statement are printed in. */
function unitOfLines(lines: readonly Entry[]): number {
  return most(lines.filter((line) => /^[A-Z]{3}$/.test(line.measure)).map((line) => line.scale)) ?? 0
}

/** Comparative columns of like length on the face (decision 209), newest first, at most ten. */
function priorPeriods(
  facts: Facts,
  face: Face,
  span: Span,
  names: { year: number; period: IncomeStatement['fiscal_period'] },
  currency: string,
): PriorPeriod[] {
  const spans = new Map<string, Span>()
  const days = periodDays(span.start, span.end)
  for (const fact of face.rows.flatMap((row) => row.facts)) {
    const { start, end, dims } = fact.period
    if (start === null || dims.size > 0 || end >= span.start) continue
    if (Math.abs(periodDays(start, end) - days) <= 25) spans.set(`${start} ${end}`, { start, end })
  }
  const sorted = [...spans.values()].sort((a, b) => (a.end < b.end ? 1 : -1)).slice(0, 10)
  return sorted.flatMap((prior) => {
    const { figures, provenance } = readPeriod(facts, face, prior, false)
    if (figures.net_income === null && figures.total_revenue === null) return []
    const yearsBack = Math.round(periodDays(prior.end, span.end) / 365.25)
    const whole = Math.abs(periodDays(prior.end, span.end) / 365.25 - yearsBack) < 0.1
    return [
      {
        ...figures,
        currency,
        start_date: prior.start,
        end_date: prior.end,
        period_in_months: periodMonths(prior.start, prior.end),
        fiscal_year: whole ? names.year - yearsBack : fiscalYearByEnd(prior.end),
        fiscal_period: whole ? names.period : null,
        provenance,
      },
    ]
  })
}

function yearToDateChecks(facts: Facts, face: Face, span: Span, form: string | null, figures: Figures): QcTest[] {
  const check = formBase(form ?? '') === '10-Q' ? yearToDateCheck(facts, face, span, figures) : null
  return check === null ? [] : [check]
}

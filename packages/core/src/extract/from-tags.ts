/** Tagged documents: inline XBRL facts → the statement of the current period, its places, and the comparatives. */
import { formBase } from '../filing/identity.ts'
import { periodDays } from '../format/day.ts'
import type { OtherStatements } from '../statement/other-statements.ts'
import type { ExtractionFailure, ExtractionHints, Figures, QcTest } from '../statement/statement.ts'
import type { Bytes } from './bytes.ts'
import { divisionsOfTagged } from './divisions/of-tagged.ts'
import type { Cover as PrintedCover } from './document/cover.ts'
import { parseYmd } from './document/dates.ts'
import { pagesOfTables } from './document/table-pages.ts'
import { evidenceOfFacts } from './evidence/tagged/again.ts'
import { agreementCheck } from './evidence/tagged/agreement.ts'
import { commonOf, taggedIncomes } from './evidence/tagged/incomes.ts'
import { ownersOf } from './evidence/tagged/owners.ts'
import { yearToDateCheck } from './evidence/tagged/year-to-date.ts'
import { resultsAround } from './other-checks.ts'
import { type OtherPages, otherStatements } from './other-statements.ts'
import type { Reading } from './reading.ts'
import { type Known, readingTests } from './reading-checks.ts'
import { wholeRevenueTests } from './roles/revenue/whole-revenue.ts'
import { sheetOf } from './roles/tagged/sheet.ts'
import { type Amount, money as isMoney, type Picked } from './sheet/amount.ts'
import { printedFigures } from './shown.ts'
import { type Period, statementOf } from './statement.ts'
import { taggedCoverPeriod } from './statements/tagged/cover-period.ts'
import { findFace, linesOf } from './statements/tagged/face.ts'
import { likelyPages, tagsOf } from './statements/tagged/other-statements.ts'
import { currentSpan, fiscalNames, type Span, same } from './statements/tagged/period.ts'
import { columnOf, most, periodOf, priorPeriods, scaleOf } from './tagged-periods.ts'
import { readTaggedCover, type TaggedCover } from './tags/cover.ts'
import { type Facts, factValue, readFacts } from './tags/facts.ts'
import { intactCheck, wholeCheck } from './tags/intact.ts'
import type { Face } from './tags/tables.ts'

/** Reads a tagged document. Fails with `no-income-statement` where no table prints one for the current period. */
export function readTags(bytes: Bytes, hints: ExtractionHints): Reading | ExtractionFailure {
  const facts = readFacts(bytes)
  if (facts === null) return { ok: false, error: { code: 'not-tagged', message: 'The document has no inline XBRL' } }
  const cover = readTaggedCover(facts.texts, hints)
  const span = currentSpan(facts, cover)
  if (span === null) return without(facts, cover, 'no result is tagged for its period')
  const face = findFace(facts, (fact) => same(span, fact) && fact.period.dims.size === 0)
  if (face === null) return without(facts, cover, 'no table prints one for its period')
  return readStatement(facts, cover, span, face)
}

/** The answer to a document without an income statement, with what its cover says. */
function without(facts: Facts, cover: TaggedCover, why: string): ExtractionFailure {
  const period = taggedCoverPeriod(facts, cover)
  return {
    ok: false,
    error: { code: 'no-income-statement', message: `no income statement in this document: ${why}` },
    ...filerOf(cover),
    ...(period === undefined ? {} : { income_statement: period }),
  }
}

const filerOf = ({ form, cik, company }: TaggedCover) => ({ form_type: form, cik, company })

function readStatement(facts: Facts, cover: TaggedCover, span: Span, face: Face): Reading {
  const lines = linesOf(facts, face.rows, (fact) => same(span, fact))
  const read = columnOf(facts, face, span, true)
  const currency = most(lines.filter(isMoney).map(({ measure }) => measure)) ?? 'USD'
  const scale = scaleOf(lines)
  const printed = printedFigures(read.picked, read.unit)
  const names = fiscalNames(cover, span)
  const money = SCALES.includes(scale) ? 10 ** scale : 1
  const revenue = read.picked.total_revenue ?? null
  const printedCover = asPrinted(cover, span)
  const divisions = divisionsOfTagged({
    facts,
    face,
    span,
    revenue,
    printed,
    cover: printedCover,
    unit: 10 ** scale,
    money,
  })
  const { income_statement, provenance } = statementOf({
    period: periodOf(span, names, currency),
    printed,
    expenses: read.expenses,
    divisions,
    money,
    yearEnd: cover.yearEnd,
  })
  const known: Known = {
    sums: read.sums,
    says: {
      period_end: cover.periodEnd,
      currency,
      fiscal_year: cover.fiscalYear,
      fiscal_period: cover.fiscalPeriod === names.period ? cover.fiscalPeriod : null,
    },
    owners: ownersOf(facts, span, lines, read.picked.net_income ?? null),
    common: commonOf(lines),
    eps: taggedIncomes(facts, span, printed),
  }
  const prior_periods = priorPeriods(facts, face, span, names, currency)
  return {
    engine: 'tags',
    ...filerOf(cover),
    income_statement,
    provenance,
    prior_periods,
    evidence: evidenceOfFacts(facts, printed.figures, printed.provenance),
    checks: [
      ...read.checks,
      ...revenueTests(lines, revenue),
      ...readingTests(known, { income_statement, provenance, prior_periods }),
      agreementCheck(facts, Object.values(read.picked)),
      intactCheck(facts, face),
      wholeCheck(facts, face, Object.values(printed.provenance)),
      ...yearToDateChecks(facts, face, span, cover.form, printed.figures),
    ],
    others: othersOf(facts, face, span, cover, printed.figures, {
      ...periodOf(span, names, currency),
      money: 10 ** scale,
    }),
    trace: [
      `current period ${span.start} to ${span.end}: ${periodDays(span.start, span.end)} days, ends with the cover's period`,
      cover.fiscalYear === null
        ? 'fiscal year by the rule for the end of the year'
        : `fiscal year ${names.year} as the cover names it`,
      `statement in ${face.tables.length === 1 ? 'one table' : `${face.tables.length} tables`} from byte ${face.tables[0]?.start ?? 0}`,
      ...divisions.trace,
    ],
  }
}

/** Whether the lines that were added as revenue are all of its lines. */
function revenueTests(lines: readonly Amount[], revenue: Picked | null): QcTest[] {
  const sheet = sheetOf(lines.filter(isMoney))
  const starts = new Set(revenue?.lines.map(({ cell }) => cell.start))
  const taken = sheet.lines.flatMap(({ fact }, i) => (fact && starts.has(fact.cell.start) ? [i] : []))
  return wholeRevenueTests(sheet, taken)
}

/** The balance sheet and the cash flows of the period. */
function othersOf(
  facts: Facts,
  { all, tables }: Face,
  { start, end }: Span,
  cover: TaggedCover,
  figures: Figures,
  period: Period & { money: number },
): OtherStatements {
  const ranges = all.map((table) => ({ start: table.start, end: table.end }))
  const pages: OtherPages = {
    balance_sheet: pagesOfTables(facts.bytes, ranges, 'balance_sheet', likelyPages(all, end, 'balance_sheet')),
    cash_flow: pagesOfTables(facts.bytes, ranges, 'cash_flow', likelyPages(all, end, 'cash_flow')),
  }
  const profits = ['us-gaap:ProfitLoss', 'ifrs-full:ProfitLoss', 'us-gaap:NetIncomeLoss'].flatMap((name) =>
    (facts.byName.get(name) ?? []).flatMap((fact) =>
      same({ start, end }, fact) && fact.period.dims.size === 0 ? (factValue(facts.bytes, fact) ?? []) : [],
    ),
  )
  const beside = {
    ...period,
    months: period.period_in_months,
    net_income: figures.net_income,
    results: [...resultsAround(figures), ...profits],
    at: tables[0]?.start ?? null,
    company: null,
  }
  return otherStatements(facts.bytes, pages, {
    cover: { form: cover.form, end: null, transition: null },
    beside,
    tags: { balance_sheet: tagsOf(facts, 'balance_sheet'), cash_flow: tagsOf(facts, 'cash_flow') },
  })
}

/** The cover as tables without tags are read by it: the period is known. */
function asPrinted({ form, cik, company, yearEnd }: TaggedCover, span: Span): PrintedCover {
  const [month, day] = (yearEnd ?? '').split('-').map(Number)
  const end = parseYmd(span.end)
  return { form, cik, company, end, transition: null, yearEnd: month && day ? { month, day } : null, text: '' }
}

/** Powers of ten with a name: what statements are printed in. */
const SCALES: readonly number[] = [0, 3, 6, 9]

function yearToDateChecks(facts: Facts, face: Face, span: Span, form: string | null, figures: Figures): QcTest[] {
  const check = formBase(form ?? '') === '10-Q' ? yearToDateCheck(facts, face, span, figures) : null
  return check === null ? [] : [check]
}

import { confirmationTest } from '../qc/document-agrees.ts'
import { RELEASE_REFUSALS } from '../statement/release-refusals.ts'
import type { ExtractionFailure, ExtractionHints, Figures, Place, QcTest } from '../statement/statement.ts'
import type { Bytes } from './bytes.ts'
import { type Believed, believed } from './choose/believed.ts'
import { completeTests, copyTests, fuller, isOfAnother, ledTests, parentTests, reachTests } from './choose/complete.ts'
import { beforeTaxTests, netSalesTests, revenueTests } from './choose/lost-rows.ts'
import { lineOrderTests } from './choose/out-of-order.ts'
import type { Cover } from './document/cover.ts'
import { type Day, ymdOf } from './document/dates.ts'
import type { ReleaseHead } from './document/release-head.ts'
import { pagesOfTables } from './document/table-pages.ts'
import { pagesOfText } from './document/text-pages.ts'
import { coverSharesTests, meansSharesOf } from './evidence/cover-shares.ts'
import { epsPrintedTests } from './evidence/eps-printed.ts'
import { headlineEvidence } from './evidence/headline.ts'
import { inUnits, unitsOf } from './evidence/in-units.ts'
import { orderOfOthersTests } from './evidence/order.ts'
import { inUnitOfOthers, unitTests } from './evidence/unit.ts'
import { currencyTests, headUnitTests, holdsStatements, rivalTests, sameUnitTests } from './evidence/weigh.ts'
import { coverPeriod, evaluate } from './from-tables.ts'
import { resultsAround } from './other-checks.ts'
import { type OtherPages, otherStatements } from './other-statements.ts'
import type { Reading } from './reading.ts'
import { releaseColumns } from './release/columns.ts'
import { guidanceOf } from './release/guidance.ts'
import { isKeyFigures, keyFigureTests } from './release/key-figures.ts'
import { nonGaapOf } from './release/non-gaap.ts'
import { agreesWith, ownInsteadTests } from './release/own/agrees.ts'
import { heldTogether } from './release/own/together.ts'
import { refusalOf } from './release/refusals.ts'
import { readTold } from './release/told.ts'
import { wholeRevenueTests } from './roles/revenue/whole-revenue.ts'
import { Sheet } from './roles/sheet.ts'
import { cellsOf, times } from './shown.ts'
import { around, type Candidates, statementCandidates, UNSAID, type Untagged } from './statements/candidates.ts'
import { ENOUGH_POINTS, type Statement, stepOf } from './statements/recognise.ts'
import { sumsBesideTests } from './statements/sums-beside.ts'

/** Columns of a table that are tried as the current one. */
const COLUMNS_TRIED = 2

/** The reading that one candidate gives. */
export const readingOf = (document: Untagged, chosen: Statement): Reading =>
  evaluate({ ...around(document, chosen), chosen })

/**
 * Reads the income statement of a filing without tags: HTML tables, or plain text aligned by spaces. Tags of inline
 * filings are not looked at. Amounts in whole units of the currency; null where the document prints none or where the
 * evidence disagrees. Fails with `no-income-statement` where no table is a statement of operations.
 * Source: decisions 48 to 51.
 */
export function readTables(bytes: Bytes, hints: ExtractionHints): Reading | ExtractionFailure {
  const candidates = statementCandidates(bytes, hints, COLUMNS_TRIED)
  const { document, statements, all } = candidates
  const best = chosenOf(candidates)
  if (best !== null && !isUndatedRelease(document.cover, best.statement)) {
    const { statement, read } = inUnitOfCover(
      document,
      inUnitOfOthers(around(document, best.statement), best.statement, best.evidence),
      best.statement,
    )
    const source = around(document, statement)
    const reading = withEvidence(read, { ...best, statement }, document)
    const { basic_eps, diluted_eps } = reading.income_statement
    const incomplete = completeTests(statement, all, basic_eps !== null)
    // A combined report prints the parent's EPS beside a subsidiary that has none (0000899652-96-000083).
    const isCombined = statements.some(isOfAnother)
    const lacksEps = incomplete.length === 0 && basic_eps === null && diluted_eps === null && !isCombined
    const isAgain = (reading.evidence ?? []).some(({ figure, agrees }) => figure === 'total_revenue' && agrees)
    const checks = [
      ...(reading.checks ?? []),
      ...incomplete,
      ...(lacksEps ? epsPrintedTests(source, statement.grid) : []),
      ...ledTests(statement),
      ...reachTests(statement),
      ...beforeTaxTests(statement),
      ...netSalesTests(statement),
      ...lineOrderTests(statement),
      ...revenueTests(statement, all, isAgain),
      ...parentTests(statement),
      ...copyTests(statement),
      ...best.names,
      ...sumsBesideTests(statement),
      ...(document.cover.release === undefined ? [] : keyFigureTests(statement, reading)),
      ...orderOfOthersTests(source, statement),
      ...coverSharesTests(document.cover.text, reading.income_statement),
      ...wholeRevenueTests(
        sheetOf(statement),
        (statement.roles.revenue ?? []).map(({ index }) => index),
      ),
    ]
    const others = othersOf(document, reading, statement)
    const { own = [], ...release } = releaseOf(document, reading, statements)
    return { ...reading, checks: [...checks, ...own], others, ...release }
  }
  const { cover } = document
  const told = readTold(bytes, cover)
  if (told !== null)
    return {
      ...told,
      release: {
        ...releaseColumns(told, () => null),
        non_gaap: told.release?.non_gaap ?? [],
        guidance: cover.release ? guidanceOf(bytes, cover.release) : [],
      },
    }
  return {
    ok: false,
    error: { code: 'no-income-statement', message: whyNone(bytes, cover) },
    form_type: cover.form,
    cik: cover.cik,
    company: cover.company,
    ...(cover.end ? { income_statement: coverPeriod(bytes, cover, cover.end) } : {}),
  }
}

/**
 * The reading that is believed. A release whose letter begins with a table of key figures without EPS prints them in full
 * further on, among lines of its balance sheet (0000000000-22-970001).
 */
function chosenOf({ document, statements, all }: Candidates): Believed | null {
  const judge = (some: readonly Statement[]) => believed((statement) => around(document, statement), some)
  const best = judge(plausible(document.cover, statements, all))
  const whole = best === null || document.cover.release === undefined ? null : fuller(best.statement, all)
  return whole === null ? best : judge([whole])
}

/** Of a release in the words for what it is. */
const whyNone = (bytes: Bytes, { release }: Cover): string =>
  release === undefined ? 'No income statement in this document' : RELEASE_REFUSALS[refusalOf(bytes)]

/**
 * The tables that look enough like a statement. Of a release and a 10-Q those of a quarter, where there are any: the cash
 * flows are those of the year so far and confirm its statement, which may have a table of its own beside the quarter's
 * (T14). Where a release prints none, its key figures: revenue, net income and earnings per share in one table.
 */
function plausible(
  { release, form }: Cover,
  statements: readonly Statement[],
  all: Iterable<Statement>,
): readonly Statement[] {
  const enough = statements.filter(({ score }) => score >= ENOUGH_POINTS)
  if (release === undefined && !isQuarterly(form)) return enough
  const longest = Math.max(LONGEST_QUARTER, (release?.months ?? 0) + 1)
  const quarters = enough.filter(({ periods, column }) => (periods[column]?.months ?? 3) <= longest)
  if (enough.length > 0 || release === undefined) return quarters.length > 0 ? quarters : enough
  return [...all].filter(isKeyFigures)
}

const isQuarterly = (form: string | null): boolean => form !== null && /^10-Q/i.test(form)

/** 17 weeks are four months. */
const LONGEST_QUARTER = 4

/** "3 Months Ended December" and years in a table of an exhibit (0000092122-05-000042): without its letter it has no quarter. */
const isUndatedRelease = ({ release, end }: Cover, { periods, column }: Statement): boolean =>
  release !== undefined && end === null && (periods[column]?.end ?? null) === null

/** What a release tells beyond the statement that was read; nothing of another document. */
function releaseOf(
  document: Untagged,
  reading: Reading,
  statements: readonly Statement[],
): Pick<Reading, 'release' | 'release_months'> & { own?: readonly QcTest[] } {
  if (document.cover.release === undefined) return {}
  const end = reading.income_statement.end_date
  const longer = statements.find(
    ({ score, periods, column }) =>
      score >= ENOUGH_POINTS &&
      (periods[column]?.months ?? 0) > Math.max(LONGEST_QUARTER, reading.income_statement.period_in_months ?? 0) &&
      ymdOf(periods[column]?.end ?? NO_DAY) === end,
  )
  const { fiscal_year, fiscal_period } = reading.income_statement
  const quarter = Number(fiscal_period?.slice(1)) as ReleaseHead['quarter']
  const head = { ...document.cover.release, year: fiscal_year, quarter: quarter || null }
  const columns = releaseColumns(reading, () => (longer ? readingOf(document, longer) : null))
  const all = nonGaapOf(document.bytes, document.cover, reading.income_statement.revenue_units_number)
  const measures = all.filter((one) => agreesWith(one, reading, columns.year_to_date))
  const read = [reading.income_statement, ...(columns.year_to_date === null ? [] : [columns.year_to_date])]
  return {
    own: ownInsteadTests(all, reading),
    release_months: document.cover.release.months,
    release: {
      ...columns,
      non_gaap: heldTogether(measures, read),
      guidance: guidanceOf(document.bytes, head),
    },
  }
}

const NO_DAY: Day = { year: 0, month: 1, day: 1 }

/**
 * A statement that prints no unit, in the one unit that makes net income over EPS the whole shares that it counts itself, or about those that the cover
 * counts, where the unit of other tables does not: those may print the same amounts rounded, or be headed for their share counts.
 * @param unsaid the statement as it stands in the document, before a unit was taken from elsewhere
 */
function inUnitOfCover(document: Untagged, statement: Statement, unsaid: Statement): Read {
  const given = { statement, read: readingOf(document, statement) }
  if (unsaid.unit.place !== null) return given
  const readIn = (money: number): Read => {
    const place = money === 1 ? null : ('elsewhere' as const)
    const one = { ...unsaid, unit: { ...unsaid.unit, units: { ...unsaid.unit.units, money }, place } }
    return { statement: one, read: readingOf(document, one) }
  }
  const { money } = statement.unit.units
  const tests = coverSharesTests(document.cover.text, given.read.income_statement)
  const isOff = isOffByUnits(given.read.income_statement)
  if (tests.every(({ passed }) => passed) && !isOff) return given
  const [only, second] = [1, ...UNSAID.map(([unit]) => unit)]
    .filter((unit) => unit !== money)
    .map(readIn)
    .filter(({ read }) =>
      isOff ? read.unit?.source === 'proven' : meansSharesOf(document.cover.text, read.income_statement),
    )
  return only !== undefined && second === undefined ? only : given
}

/** Whether net income over EPS is another unit's worth of the shares that the statement counts. */
const isOffByUnits = ({ net_income: net, basic_eps: eps, weighted_avg_shares_basic: shares }: Figures): boolean => {
  const ratio = net && eps && shares ? (eps * shares) / net : 1
  return UNSAID.some(([unit]) => Math.abs(ratio / unit - 1) <= OFF_BY_UNITS)
}

/** EPS of a few cents is rounded to so much of it. */
const OFF_BY_UNITS = 0.1

/** A statement with what was read of it. */
interface Read {
  statement: Statement
  read: Reading
}

/** The column that is read, as its lines are asked. */
const sheetOf = ({ lines, column }: Statement): Sheet => new Sheet(lines, column, stepOf(lines, column))

const RESULT = /\b(?:income|loss|earnings|profit)\b/

/** First byte of a figure's cell. */
const startOf = (place: Place | undefined): number | null =>
  place === undefined ? null : (cellsOf(place)[0]?.start ?? null)

/** The balance sheet and the cash flows beside an income statement. */
function othersOf(
  { bytes, cover, ranges, lines }: Untagged,
  { income_statement: s, provenance }: Reading,
  statement: Statement,
) {
  function* of(kind: 'balance_sheet' | 'cash_flow') {
    yield* pagesOfTables(bytes, ranges, kind)
    if (lines.length > 0) yield* pagesOfText(lines, kind)
  }
  const pages: OtherPages = { balance_sheet: of('balance_sheet'), cash_flow: of('cash_flow') }
  const printed = statement.lines.flatMap(({ bare, values }) =>
    RESULT.test(bare) ? times(values[statement.column]?.value ?? Number.NaN, s.revenue_units_number) || [] : [],
  )
  const beside = {
    ...s,
    months: s.period_in_months,
    results: [...resultsAround(s), ...printed],
    money: s.revenue_units_number,
    at: startOf(provenance.net_income),
    company: cover.company,
  }
  return otherStatements(bytes, pages, { cover, beside, tags: null })
}

/** The reading with what the rest of the document says of it. */
function withEvidence(
  reading: Reading,
  { statement, evidence: printed, rival }: Believed,
  { bytes, cover, text }: Untagged,
): Reading {
  const { income_statement: s } = reading
  const again = inUnits(printed, { money: s.revenue_units_number, shares: shareUnit(statement, s) })
  const told = cover.release ? headlineEvidence(bytes, s) : []
  const evidence = [...again, ...told].sort((a, b) => a.place.start - b.place.start)
  const checks = [
    ...(reading.checks ?? []),
    ...unitTests(statement),
    confirmationTest(evidence, holdsStatements(bytes)),
    ...sameUnitTests(unitsOf(printed), s.revenue_units_number),
    ...headUnitTests({ bytes, text }, statement.grid, {
      money: s.revenue_units_number,
      isPrinted: statement.unit.place !== null,
      units: unitsOf(printed),
    }),
    ...currencyTests(bytes, statement.grid, s.currency),
    ...rivalTests(rival, statement, cover.company),
  ]
  return { ...reading, evidence, checks }
}

/** What one printed count of the statement is in whole shares. */
function shareUnit({ lines, roles, column }: Statement, figures: Figures): number {
  const { basicShares, dilutedShares } = roles.perShare
  const [index, read] =
    basicShares === null
      ? [dilutedShares, figures.weighted_avg_shares_diluted]
      : [basicShares, figures.weighted_avg_shares_basic]
  const printed = index === null ? 0 : Math.abs(lines[index]?.values[column]?.value ?? 0)
  return printed === 0 || read === null ? 1 : 10 ** Math.round(Math.log10(read / printed))
}

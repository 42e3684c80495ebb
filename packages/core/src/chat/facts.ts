/**
 * What the chat may say in figures: the statement, its comparative columns, its divisions, what follows from them by
 * arithmetic, each with its place. Answers name figures by these, never by typing them.
 */
import { comparativePeriod, ownPeriod } from '../figures-in-words/base.ts'
import { type FactBase, type FactPeriod, factOf, type Metric, metricWords } from '../figures-in-words/facts.ts'
import { type Lexicon, lexiconOf } from '../figures-in-words/lexicon.ts'
import type { OtherName } from '../figures-in-words/other-figure.ts'
import { isPlainWord } from '../figures-in-words/plain-words.ts'
import { periodDays } from '../format/day.ts'
import { UNSCALED } from '../statement/figure-sets.ts'
import { growth, margin } from '../statement/margins.ts'
import { periodCode } from '../statement/period-code.ts'
import {
  FIGURE_NAMES,
  type IncomeStatement,
  type PriorPeriod,
  type Provenance,
  type QcReport,
} from '../statement/statement.ts'
import type { ChatFact, FactKind } from './fact.ts'
import { type CommonMetric, METRIC_LABEL } from './metrics.ts'
import type { OfFiling } from './other-statements/column.ts'
import { type OtherFact, type OtherSource, otherFacts, otherRefusals } from './other-statements/facts.ts'
import { placed } from './places.ts'

/** One filing's statement with its places. */
interface StatementSource {
  accession_number: string
  statement: IncomeStatement
  provenance: Provenance
}

export interface ChatSource extends StatementSource {
  cik?: string | undefined
  company: string
  /** as the register has them; absent = none is known */
  tickers?: readonly string[]
  form_type: string
  filing_date: string
  prior_periods: readonly PriorPeriod[]
  qc: QcReport | null
  /** the filing of the same period a year before, for its divisions and lines; null = not stored or not visible */
  year_before: StatementSource | null
  /** the balance sheet and the cash flows of the filing, as far as the viewer may see them; absent = not known */
  others?: OtherSource
}

export interface ChatFacts {
  company: string
  /** as the register has them */
  tickers: readonly string[]
  form_type: string
  filing_date: string
  accession_number: string
  /** of the company; absent = its page is not known here */
  cik?: string | undefined
  /** '2024 FY', and the same period a year before */
  period: string
  period_before: string
  start_date: string | null
  end_date: string
  currency: string
  units: { name: string; number: number }
  facts: ChatFact[]
  /** of the balance sheet and the cash flows; empty = none is known */
  others: OtherFact[]
  /** why figures that are computed from them are not told */
  refusals: Readonly<Partial<Record<OtherName, string>>>
  /** the same for the reader of sentences */
  base: FactBase
  lexicon: Lexicon
  qc: QcReport | null
}

export function chatFacts(source: ChatSource): ChatFacts {
  const { statement } = source
  const period = periodCode(statement)
  const period_before = yearBefore(period)
  const make = new FactMaker()
  addFigures(make, source, period)
  for (const prior of source.prior_periods) addPrior(make, source, prior, period)
  addLines(make, source, period)
  if (source.year_before && periodCode(source.year_before.statement) === period_before) {
    addLines(make, source.year_before, period_before, source.statement)
  }
  // What the year before's own filing does not tell, this one's comparative columns may.
  for (const prior of source.prior_periods) addPriorLines(make, source, prior, period)
  addDerived(make, period, period_before)
  const of = ofFiling(source, period)
  const others = source.others ? otherFacts(source.others, of) : []
  const base: FactBase = { ...baseOf(source, period), others: others.filter(({ kind }) => kind === 'amount') }
  return {
    company: source.company,
    tickers: source.tickers ?? [],
    form_type: source.form_type,
    filing_date: source.filing_date,
    accession_number: source.accession_number,
    cik: source.cik,
    period,
    period_before,
    start_date: statement.start_date,
    end_date: statement.end_date,
    currency: statement.currency,
    units: { name: statement.revenue_units, number: statement.revenue_units_number },
    facts: make.facts,
    others,
    refusals: source.others ? otherRefusals(source.others, of) : {},
    base,
    lexicon: lexiconOf(base, { isQuestion: true }),
    qc: source.qc,
  }
}

/** The filing as the figures of the other statements need it. */
function ofFiling({ statement, provenance, accession_number, others }: ChatSource, period: string): OfFiling {
  const { start_date, end_date, currency } = statement
  return {
    ...{ accession_number, period, end_date, business: others?.business ?? 'other' },
    income: {
      ...{ figures: statement, provenance, currency },
      days: start_date === null ? null : periodDays(start_date, end_date),
    },
  }
}

/** The name a fact has here for what the reader of sentences calls a metric. */
export function metricKey(metric: Metric): string {
  if (metric.kind === 'figure') return metric.name
  if (metric.kind === 'ratio') return metric.name === 'effective_tax_rate' ? 'tax_rate' : metric.name
  if (metric.kind === 'expenses') return 'operating_expenses'
  if (metric.kind === 'expense') return `expense:${metric.name}`
  return metric.kind === 'division' ? metric.label : metricWords(metric)
}

/** The name of the fact that a metric has in a filing: divisions by their group. */
export function factKey(base: FactBase, metric: Metric): string {
  if (metric.kind !== 'division') return metricKey(metric)
  const [own] = base.periods
  const isIn = (group: 'business' | 'geographical') =>
    base.periods.some((one) => one[group].some((part) => part.label === metric.label))
  const group =
    own.business.some((one) => one.label === metric.label) || !isIn('geographical') ? 'business' : 'geography'
  const of = { revenue: '', operating_income: '-income', cost_of_revenue: '-cost' }[metric.quantity]
  return `${group}${of}:${metric.label}`
}

/** Facts that a question puts together: a sum of parts, a share of a figure, in every period that has them. */
export function madeFacts(facts: ChatFacts, metrics: readonly Metric[]): ChatFact[] {
  const [first] = facts.facts
  if (!first) return []
  return metrics.flatMap((metric, at) => {
    const values = facts.base.periods.flatMap((period) => {
      const fact = factOf(period, metric)
      return fact ? [{ period: period.code, value: fact.value, rule: fact.rule }] : []
    })
    const own: Omit<ChatFact, 'id' | 'period' | 'value' | 'rule' | 'kind'> = {
      ...{ metric: metricKey(metric), label: capital(metricWords(metric)), currency: facts.currency },
      ...{ accession_number: facts.accession_number, href: null, printed: null },
    }
    const kind = metric.kind === 'share' ? ('ratio' as const) : ('amount' as const)
    const made = values.map((one, i): ChatFact => ({ ...own, ...one, kind, id: `m${at}.${i}` }))
    const [now, old] = [facts.period, facts.period_before].map((code) => made.find((one) => one.period === code))
    const change = now && old && kind === 'amount' ? growth(now.value, old.value) : null
    if (now && change !== null)
      made.push({ ...now, id: `m${at}.g`, kind: 'growth', value: change, rule: `${now.period} ÷ ${old?.period} − 1` })
    const revenue = now && facts.facts.find((one) => one.metric === 'total_revenue' && one.period === now.period)
    if (now && revenue && metric.kind === 'sum' && revenue.value > 0)
      made.push({
        ...now,
        id: `m${at}.s`,
        kind: 'share',
        value: now.value / revenue.value,
        rule: `${now.rule} ÷ revenue`,
      })
    return made
  })
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The statement, its comparative columns of the same length, and the divisions of the year before. */
function baseOf(source: ChatSource, period: string): FactBase {
  const { statement, provenance, accession_number } = source
  const own = ownPeriod(statement, provenance, accession_number)
  const before = source.year_before
  const lines = before && periodCode(before.statement) === yearBefore(period) ? before.statement : null
  const priors = source.prior_periods
    .filter((one) => one.period_in_months === statement.period_in_months && one.currency === statement.currency)
    .map((prior): FactPeriod => {
      const code = priorCode(source, prior)
      const found = { ...comparativePeriod(prior, accession_number), code }
      if (!lines || code !== yearBefore(period)) return found
      return {
        ...found,
        expenses: lines.operating_expenses.length > 0 ? lines.operating_expenses : found.expenses,
        business: lines.business_segments?.divisions ?? found.business,
        geographical: lines.geographical_segments?.divisions ?? found.geographical,
      }
    })
  return {
    company: source.company,
    tickers: (source.tickers ?? []).filter((one) => one.length > 2 && !isPlainWord(one)),
    currency: statement.currency,
    unit: statement.revenue_units_number,
    filing_date: source.filing_date,
    periods: [own, ...priors.filter((one) => one.code !== period)],
  }
}

/** A comparative column's name, as the filer counts its years. */
const priorCode = (source: ChatSource, prior: PriorPeriod): string =>
  periodCode({
    ...prior,
    fiscal_year_start_or_end_reported: source.statement.fiscal_year_start_or_end_reported,
    fiscal_year_start: source.statement.fiscal_year_start,
  })

/** '2024 FY' → '2023 FY'. */
function yearBefore(period: string): string {
  return period.replace(/^\d{4}/, (year) => String(Number(year) - 1))
}

class FactMaker {
  readonly facts: ChatFact[] = []
  private readonly known = new Set<string>()
  add(fact: Omit<ChatFact, 'id'>): void {
    const key = `${fact.metric}|${fact.kind}|${fact.period}`
    if (this.known.has(key) || !Number.isFinite(fact.value)) return
    this.known.add(key)
    // Last: what is derived is made from a fact that has an id of its own.
    this.facts.push({ ...fact, id: `f${this.facts.length + 1}` })
  }
  find(metric: string, period: string, kind?: FactKind): ChatFact | undefined {
    return this.facts.find((f) => f.metric === metric && f.period === period && (kind === undefined || f.kind === kind))
  }
}

const kindOf = (name: string): FactKind =>
  name.endsWith('_eps') ? 'per-share' : UNSCALED.has(name as never) ? 'shares' : 'amount' // a name of any figure

function addFigures(make: FactMaker, source: StatementSource, period: string): void {
  for (const name of FIGURE_NAMES) {
    const value = source.statement[name]
    if (value === null || !(name in METRIC_LABEL)) continue
    make.add({
      metric: name,
      label: METRIC_LABEL[name as CommonMetric], // just seen to be one
      kind: kindOf(name),
      period,
      value,
      currency: source.statement.currency,
      accession_number: source.accession_number,
      ...placed(source.accession_number, source.provenance[name]),
    })
  }
}

/** A comparative column: named as the filer names it, of the same length as the statement's own period. */
function addPrior(make: FactMaker, source: ChatSource, prior: PriorPeriod, current: string): void {
  if (prior.period_in_months !== source.statement.period_in_months || prior.currency !== source.statement.currency)
    return
  const period = priorCode(source, prior)
  if (period === current) return
  for (const name of FIGURE_NAMES) {
    const value = prior[name]
    if (value === null || value === undefined || !(name in METRIC_LABEL)) continue
    make.add({
      metric: name,
      label: METRIC_LABEL[name as CommonMetric], // just seen to be one
      kind: kindOf(name),
      period,
      value,
      currency: prior.currency,
      accession_number: source.accession_number,
      ...placed(source.accession_number, prior.provenance?.[name]),
    })
  }
}

/** Lines and divisions of a comparative column; they have the names of the filing's own period. */
function addPriorLines(make: FactMaker, source: ChatSource, prior: PriorPeriod, current: string): void {
  if (prior.period_in_months !== source.statement.period_in_months || prior.currency !== source.statement.currency)
    return
  const period = priorCode(source, prior)
  if (period === current) return
  const { operating_expenses = [], business_segments = null, geographical_segments = null } = prior
  const statement = { ...source.statement, operating_expenses, business_segments, geographical_segments }
  addLines(make, { ...source, statement, provenance: prior.provenance ?? {} }, period, source.statement)
}

/** Lines and divisions under the names of one statement: filers change their capitals from year to year. */
function namesOf({
  operating_expenses,
  business_segments,
  geographical_segments,
}: IncomeStatement): Map<string, string> {
  const groups = [business_segments, geographical_segments].flatMap((group) => group?.divisions ?? [])
  const names = [...operating_expenses.map((one) => one.name), ...groups.map((one) => one.label)]
  return new Map(names.map((name) => [name.toLowerCase(), name]))
}

/** Expense lines, divisions and regions. @param named whose spelling of names is kept */
function addLines(make: FactMaker, source: StatementSource, period: string, named = source.statement): void {
  const { statement, provenance, accession_number } = source
  const names = namesOf(named)
  const nameOf = (label: string) => names.get(label.toLowerCase()) ?? label
  const add = (metric: string, label: string, value: number | null, path: string): void => {
    if (value === null) return
    const place = placed(accession_number, provenance[path])
    make.add({ metric, label, kind: 'amount', period, value, currency: statement.currency, accession_number, ...place })
  }
  statement.operating_expenses.forEach((line, i) => {
    add(`expense:${nameOf(line.name)}`, nameOf(line.name), line.amount, `operating_expenses[${i}].amount`)
  })
  for (const [prefix, group, key] of [
    ['business', statement.business_segments, 'business_segments'],
    ['geography', statement.geographical_segments, 'geographical_segments'],
  ] as const) {
    group?.divisions.forEach((division, i) => {
      const label = nameOf(division.label)
      add(`${prefix}:${label}`, label, division.revenue, `${key}.divisions[${i}].revenue`)
      add(
        `${prefix}-income:${label}`,
        `${label} operating income`,
        division.operating_income,
        `${key}.divisions[${i}].operating_income`,
      )
    })
  }
}

const figureText = (fact: ChatFact): string => fact.printed ?? String(fact.value)

function addDerived(make: FactMaker, period: string, before: string): void {
  const periods = [...new Set(make.facts.map((fact) => fact.period))]
  for (const one of periods) {
    addRatios(make, one)
    addTotalExpenses(make, one)
  }
  for (const fact of [...make.facts]) {
    if (fact.period !== period || fact.kind === 'growth' || fact.kind === 'share') continue
    const old = make.find(fact.metric, before, fact.kind)
    const change = old && fact.kind !== 'ratio' ? growth(fact.value, old.value) : null
    if (old && change !== null) {
      const rule = `${figureText(fact)} ÷ ${figureText(old)} − 1`
      make.add({ ...fact, kind: 'growth', value: change, href: null, printed: null, rule })
    }
  }
  for (const one of periods) {
    const revenue = make.find('total_revenue', one)
    if (!revenue || revenue.value <= 0) continue
    for (const fact of make.facts.filter(
      (f) => f.period === one && f.kind === 'amount' && f.metric !== 'total_revenue',
    )) {
      const rule = `${figureText(fact)} ÷ ${figureText(revenue)}`
      make.add({ ...fact, kind: 'share', value: fact.value / revenue.value, href: null, printed: null, rule })
    }
  }
}

function addRatios(make: FactMaker, period: string): void {
  const ratio = (metric: CommonMetric, part: CommonMetric, whole: CommonMetric): void => {
    const a = make.find(part, period, 'amount')
    const b = make.find(whole, period, 'amount')
    const value = a && b && b.value > 0 ? margin(a.value, b.value) : null
    if (!a || !b || value === null) return
    const rule = `${figureText(a)} ÷ ${figureText(b)}`
    make.add({ ...a, metric, label: METRIC_LABEL[metric], kind: 'ratio', value, href: null, printed: null, rule })
  }
  ratio('gross_margin', 'gross_profit', 'total_revenue')
  ratio('operating_margin', 'operating_income', 'total_revenue')
  ratio('net_margin', 'net_income', 'total_revenue')
  ratio('tax_rate', 'income_tax_expense', 'income_before_taxes')
}

/** The sum of the lines, only where gross profit less operating income says that none is missing. */
function addTotalExpenses(make: FactMaker, period: string): void {
  const lines = make.facts.filter((f) => f.period === period && f.metric.startsWith('expense:'))
  const gross = make.find('gross_profit', period)
  const operating = make.find('operating_income', period)
  const [first] = lines
  // A statement without a gross profit takes its lines from revenue.
  const whole = gross ?? make.find('total_revenue', period)
  if (!first || !whole || !operating) return
  const value = lines.reduce((sum, line) => sum + line.value, 0)
  if (Math.abs(whole.value - operating.value - value) > Math.abs(value) * 1e-4) return
  const rule = lines.map(figureText).join(' + ')
  make.add({
    ...first,
    metric: 'operating_expenses',
    label: METRIC_LABEL.operating_expenses,
    value,
    href: null,
    printed: null,
    rule,
  })
}

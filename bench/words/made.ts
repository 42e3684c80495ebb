/**
 * Sentences made of the figures that the samples print: every line of every sample in every build below, right, and wrong
 * by another amount or by exchanging the two years. A person writes what is hard; this finds what is common.
 */
import { checkClaims } from '@topline/core/claims/check.ts'
import { type FactPeriod, yearBefore } from '@topline/core/figures-in-words/facts.ts'
import { growth } from '@topline/core/statement/margins.ts'
import { readFiling } from './read.ts'
import { FILINGS, type FilingName } from './sets.ts'

/** One figure of two periods in words; builds name its parts. */
type Words = Readonly<
  Record<
    'The' | 'the' | 'C' | 'now' | 'old' | 'g' | 'sg' | 'diff' | 'went' | 'gone' | 'up' | 'noun' | 'more' | 'share',
    string
  >
>

/** {now} and {old} are amounts, {g} the growth without a sign, {sg} with one, {diff} the change in amount. */
export const BUILDS = [
  '{The} was {now}, against {old} the year before.',
  'Having been {old} a year earlier, {the} was {now}.',
  '{The} was recorded at {now}, a {g} year-over-year {noun}.',
  '{g} was the {noun} in {the}.',
  '{The} saw a {g} {noun} to {now}.',
  '{C} put {the} at {now}, {up} {g} on the year.',
  'According to {C}, {the} {went} {g} to {now}.',
  '{The} {went} to US{now} from US{old}.',
  '{The} of {now} was {g} {more} than the {old} of a year earlier.',
  '{The} came to {now} ({old} the year before).',
  '{The}: {now} (prior year: {old}).',
  '{The} {went} {g} to {now} from {old}.',
  '{The} {went} to {now}, a {noun} of {g} on the year.',
  '{The} of {now} was {g} {more} than the year before.',
  'At {now}, {the} was {g} {more} than a year earlier.',
  'The company reported {the} of {now}, {up} {g} from {old}.',
  '{C} posted a {g} {noun} in {the} to {now}.',
  '{The}, which had been {old} a year earlier, {went} to {now}.',
  '{The} {went} by {g}, or {diff}.',
  '{The} {went} by {diff} to {now}.',
  'With {the} of {now}, {C} beat nobody but itself.',
  '- {The}: {now} ({sg})',
  '{The} {now} vs {old}',
  '{C} {the} {now} vs {old} yr ago',
  'In its filing, {C} put {the} at {now}.',
  '{C} said {the} was {now}, according to a filing on Thursday.',
  'For the record, {the} was {now}.',
  'We see {the} of {now} ({sg} y/y) as solid.',
  '{The} went from {old} to {now}.',
  'From {old} the year before, {the} {went} to {now}.',
  'Last year it was {old}; now {the} is {now}.',
  '{The}? {now}. A year ago? {old}.',
  '{now}: that is what {the} came to.',
  '{The} was {now}, while a year earlier it had been {old}.',
  'The figure for {the} is {now}.',
  '{The} stood at {now} at the end of the period, after {old} a year before.',
  '{The} equals {share} of revenue.',
  '{The}, at {share} of sales, was {now}.',
  '{share} of revenue, or {now}: that was {the}.',
  '{The} ({share} of revenue) {went} {g}.',
  '{The} {went} {g} in the period, reaching {now}.',
  '{The} has {gone} {g} since the year before and is now {now}.',
  '{The} now stands at {now}; it was {old}.',
  '{The} was {old} a year ago and is {now} today.',
  '{C}: {the} {now}, {up} {g}; a year ago {old}.',
  '{C} had {the} of {now}. That is {g} {more} than a year earlier.',
  '{C} had {the} of {now}, as against {old}.',
  '{C} managed {the} of {now} (prior year {old}, {sg}).',
  'As you can see in the table, {the} {went} from {old} to {now}, i.e. by {g}.',
  '{The}: {old} → {now} ({sg})',
  '{The} {went} {g}, which means it is now {now}.',
  'In percent, {the} {went} {g}; in dollars, by {diff}.',
  'Compared with the year before, {the} {went} by {g} to {now}.',
  'Against {old} the year before, {the} of {now} is a {noun} of {g}.',
  '{The} {went}: {now} after {old}.',
  '{The} reached {now}, or {share} of revenue.',
  '{The} amounted to {now}, which is {share} of revenue.',
  '{now} of {the}. {old} the year before.',
  'Good evening. {The} at {C} was {now}.',
  'Dear shareholders, {the} {went} to {now} this year, from {old}.',
  'BREAKING: {C} {the} {now}',
  '$TICK {the} {now} ({old}) {sg}',
  '{The} totaled {now}, compared to {old}, a {noun} of {diff}, or {g}.',
  '{The} {went} {diff}, or {g}, to {now}.',
  '{The} was {now}. It was {old} the year before.',
  '{The} came in {g} {more} than the year before, at {now}.',
  'Whoever looks at {the} sees {now} where there was {old}.',
  '{C} reported a {g} {noun} in {the}, to {now}.',
  '{C} reported {the} {up} {g} at {now}.',
] as const

const NAMES: Readonly<Record<FilingName, string>> = {
  ...{ apple: 'Apple', apple_quarter: 'Apple', alphabet: 'Alphabet', amazon: 'Amazon', boeing: 'Boeing' },
  ...{ coca_cola: 'Coca-Cola', mastercard: 'Mastercard', nike: 'Nike', nvidia: 'Nvidia', procter: 'P&G' },
  ...{ tesla: 'Tesla', walmart: 'Walmart', aegon: 'Aegon', american_express: 'American Express', aurora: 'Aurora' },
  ...{ exxon: 'Exxon', home_depot: 'Home Depot', johnson: 'J&J', meta: 'Meta', moderna: 'Moderna' },
  ...{ unitedhealth: 'UnitedHealth', webster: 'Webster' },
}

interface Line {
  the: string
  now: number
  old: number
  revenue: number
  isRevenue: boolean
}

const FIGURES = [
  ['total_revenue', 'revenue'],
  ['operating_income', 'operating income'],
  ['net_income', 'net income'],
  ['gross_profit', 'gross profit'],
  ['income_before_taxes', 'income before taxes'],
  ['cost_of_revenue', 'cost of revenue'],
  ['income_tax_expense', 'the tax bill'],
] as const
/** Changes that are printed as nothing, and names that two lines share. */
const LEAST = 0.012
const SHARED_NAME = /^(?:other|rest|united|japan|asia)|total|, net$/i

function linesOf(own: FactPeriod, before: FactPeriod): Line[] {
  const revenue = own.figures.total_revenue ?? 0
  const line = (the: string, now: number | null | undefined, old: number | null | undefined): Line[] =>
    now && old && now > 0 && old > 0 && Math.abs(growth(now, old) ?? 0) >= LEAST
      ? [{ the, now, old, revenue, isRevenue: the === 'revenue' }]
      : []
  const parts = [...own.business, ...own.geographical].filter(({ label }) => !SHARED_NAME.test(label))
  const older = [...before.business, ...before.geographical]
  return [
    ...FIGURES.flatMap(([name, the]) => line(the, own.figures[name], before.figures[name])),
    ...own.expenses
      .filter(({ name }) => !/other|net/i.test(name))
      .flatMap(({ name, amount }) =>
        line(name.toLowerCase(), amount, before.expenses.find((one) => one.name === name)?.amount),
      ),
    ...parts.flatMap(({ label, revenue: now }) =>
      line(`revenue of ${label}`, now, older.find((one) => one.label === label)?.revenue),
    ),
  ]
}

const amount = (value: number): string =>
  Math.abs(value) >= 1e9
    ? `$${(Math.abs(value) / 1e9).toFixed(1)} billion`
    : `$${(Math.abs(value) / 1e6).toFixed(0)} million`
const percent = (value: number): string => `${(100 * Math.abs(value)).toFixed(1)}%`

function wordsOf({ the, revenue }: Line, company: string, now: number, old: number, change: number): Words {
  const isUp = change > 0
  return {
    ...{ The: the.charAt(0).toUpperCase() + the.slice(1), the, C: company, now: amount(now), old: amount(old) },
    ...{ g: percent(change), sg: `${isUp ? '+' : '-'}${percent(change)}`, diff: amount(now - old) },
    ...{ went: isUp ? 'rose' : 'fell', gone: isUp ? 'risen' : 'fallen', up: isUp ? 'up' : 'down' },
    ...{ noun: isUp ? 'rise' : 'drop', more: isUp ? 'more' : 'less', share: percent(now / revenue) },
  }
}

const filled = (build: string, words: Words): string =>
  build.replace(/\{(\w+)\}/g, (_, name: string) => words[name as keyof Words]) // builds name parts only

export interface MadeScore {
  right: number
  /** right ones with a figure called wrong, as written */
  contradicted: string[]
  open: number
  wrong: number
  /** wrong ones of which everything holds, as written */
  passed: string[]
}

/** @param names of the samples to make sentences of */
export function scoreMade(names: readonly FilingName[] = Object.keys(FILINGS) as FilingName[]): MadeScore {
  const score: MadeScore = { right: 0, contradicted: [], open: 0, wrong: 0, passed: [] }
  for (const name of names) {
    const { base } = readFiling(name)
    const [own] = base.periods
    const before = yearBefore(base, own)
    // The builds write amounts in dollars.
    if (!before || base.currency !== 'USD') continue
    const verdicts = (text: string) =>
      checkClaims(base, text).flatMap(({ kind, verdict }) => (kind === 'period' ? [] : [verdict]))
    for (const line of linesOf(own, before)) {
      const change = growth(line.now, line.old) ?? 0
      const told = (now: number, old: number, g: number) => wordsOf(line, NAMES[name], now, old, g)
      const twisted = [told(line.now * 1.13, line.old, change), told(line.old, line.now, -change)]
      for (const build of BUILDS) {
        if (line.isRevenue && build.includes('{share}')) continue
        const text = filled(build, told(line.now, line.old, change))
        const found = verdicts(text)
        score.right += 1
        if (found.includes('wrong')) score.contradicted.push(`${name}: ${text}`)
        else if (found.length === 0 || found.includes('unresolved')) score.open += 1
        for (const words of twisted) {
          const other = filled(build, words)
          if (other === text) continue
          const said = verdicts(other)
          score.wrong += 1
          if (said.length > 0 && said.every((one) => one === 'holds')) score.passed.push(`${name}: ${other}`)
        }
      }
    }
  }
  return score
}

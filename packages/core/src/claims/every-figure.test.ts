/**
 * Every figure of a statement, told in every plain way: right as it is printed, and never confirmed with another size, sign,
 * unit, currency or year.
 */
import { describe, expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import { type FactPeriod, factOf, type Metric } from '../figures-in-words/facts.ts'
import { checkClaims } from './check.ts'

const [NOW, BEFORE] = MADE.periods
const figure = (name: Extract<Metric, { kind: 'figure' }>['name']): Metric => ({ kind: 'figure', name })
const part = (label: string): Metric => ({ kind: 'division', label, quantity: 'revenue' })

/** Amounts with the names that sentences give them. */
const AMOUNTS: readonly (readonly [name: string, metric: Metric])[] = [
  ['Revenue', figure('total_revenue')],
  ['Net sales', figure('total_revenue')],
  ['Cost of revenue', figure('cost_of_revenue')],
  ['Gross profit', figure('gross_profit')],
  ['Operating income', figure('operating_income')],
  ['Operating profit', figure('operating_income')],
  ['Income before taxes', figure('income_before_taxes')],
  ['Pre-tax income', figure('income_before_taxes')],
  ['Net income', figure('net_income')],
  ['Net profit', figure('net_income')],
  ['Research and development', { kind: 'expense', name: 'Research and development' }],
  ['iPhone revenue', part('iPhone')],
  // in small letters any services may be meant
  ['Revenue of Services', part('Services')],
  ['Sales in Europe', part('Europe')],
  ['Revenue from Japan', part('Japan')],
]
const knownValue = (metric: Metric, period: FactPeriod | undefined): number => {
  const found = period && factOf(period, metric)
  if (!found) throw new Error('not in the statement')
  return found.value
}
/** In billions with one digit behind the point. */
const billions = (value: number): string => (value / 1e9).toFixed(1)

const numbers = (text: string) =>
  checkClaims(MADE, text)
    .filter(({ kind }) => kind === 'amount' || kind === 'change')
    .map(({ verdict }) => verdict)

const WAYS: readonly ((name: string, amount: string) => string)[] = [
  (name, amount) => `${name} was ${amount}.`,
  (name, amount) => `${name} came to ${amount} in 2024.`,
  (name, amount) => `In fiscal 2024, ${name.charAt(0).toLowerCase()}${name.slice(1)} reached ${amount}.`,
  (name, amount) => `- **${name}:** ${amount}`,
  (name, amount) => `| | 2024 |\n|---|---|\n| ${name} | ${amount} |`,
]

describe.each(AMOUNTS)('%s', (name, metric) => {
  const value = knownValue(metric, NOW)
  it('holds as it is printed, however it is told', () => {
    for (const way of WAYS)
      expect([way(name, ''), numbers(way(name, `$${billions(value)} billion`))]).toEqual([way(name, ''), ['holds']])
  })
  it('holds in millions, in trillions and to the dollar', () => {
    for (const amount of [
      `$${Math.round(value / 1e6).toLocaleString('en-US')} million`,
      `$${(value / 1e12).toFixed(4)} trillion`,
      `$${value.toLocaleString('en-US')}`,
    ])
      expect([amount, numbers(`${name} was ${amount}.`)]).toEqual([amount, ['holds']])
  })
  it.each<[string, (value: number) => string]>([
    ['a tenth more', (amount) => `$${billions(amount * 1.1)} billion`],
    ['a tenth less', (amount) => `$${billions(amount * 0.9)} billion`],
    ['one in the last digit', (amount) => `$${billions(amount + 1e8)} billion`],
    ['millions for billions', (amount) => `$${billions(amount)} million`],
    ['trillions for billions', (amount) => `$${billions(amount)} trillion`],
    ['euros', (amount) => `€${billions(amount)} billion`],
    ['yen in words', (amount) => `${billions(amount)} billion yen`],
    ['the other sign', (amount) => `−$${billions(amount)} billion`],
  ])('does not hold with %s', (_, written) => {
    for (const way of WAYS) expect(numbers(way(name, written(value)))).not.toContain('holds')
  })
})

describe('of the year before', () => {
  const known = AMOUNTS.filter(([, metric]) => BEFORE && factOf(BEFORE, metric) !== null)
  it.each(known)('%s', (name, metric) => {
    const [now, before] = [knownValue(metric, NOW), knownValue(metric, BEFORE)]
    const said = (value: number, year: number) => numbers(`${name} was $${billions(value)} billion in ${year}.`)
    expect(said(before, 2023)).toEqual(['holds'])
    // unless both round to the same
    if (billions(now) !== billions(before)) {
      expect(said(now, 2023)).toEqual(['wrong'])
      expect(said(before, 2024)).toEqual(['wrong'])
    }
    expect(said(now, 2021)).not.toContain('holds')
  })

  it.each(known)('the change of %s', (name, metric) => {
    const [now, before] = [knownValue(metric, NOW), knownValue(metric, BEFORE)]
    const percent = Math.abs((now / before - 1) * 100).toFixed(1)
    const [right, wrong] = now > before ? ['rose', 'fell'] : ['fell', 'rose']
    expect(numbers(`${name} ${right} ${percent}%.`)).toEqual(['holds'])
    expect(numbers(`${name} ${wrong} ${percent}%.`)).not.toContain('holds')
    expect(numbers(`${name} ${right} ${(Number(percent) + 7).toFixed(1)}%.`)).not.toContain('holds')
    const amount = Math.abs(now - before)
    expect(numbers(`${name} ${right} by $${billions(amount)} billion.`)).toEqual(['holds'])
    expect(numbers(`${name} ${right} by $${billions(amount * 3)} billion.`)).not.toContain('holds')
    const move = now > before ? 'up' : 'down'
    const both = `${name} was $${billions(now)} billion, ${move} from $${billions(before)} billion.`
    expect(numbers(both)).toEqual(['holds', 'holds'])
  })
})

describe('a figure that is told of another', () => {
  const pairs = AMOUNTS.flatMap(([name, metric], i) => {
    const [, other] = AMOUNTS[(i + 4) % AMOUNTS.length] ?? []
    return other ? [[name, metric, other] as const] : []
  })
  it.each(pairs)('%s', (name, metric, other) => {
    const [own, foreign] = [knownValue(metric, NOW), knownValue(other, NOW)]
    if (billions(own) !== billions(foreign))
      expect(numbers(`${name} was $${billions(foreign)} billion.`)).toEqual(['wrong'])
  })
})

describe('with a word that makes it another', () => {
  it.each(['Adjusted', 'Organic', 'Segment', 'Domestic', 'Deferred', 'Comparable', 'Pro forma'])('%s', (word) => {
    for (const [name, metric] of AMOUNTS.slice(0, 10)) {
      const text = `${word} ${name.charAt(0).toLowerCase()}${name.slice(1)} was $${billions(knownValue(metric, NOW))} billion.`
      expect([text, numbers(text).includes('holds')]).toEqual([text, false])
    }
  })
})

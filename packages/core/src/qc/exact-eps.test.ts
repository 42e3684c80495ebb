import { expect, test } from 'vitest'
import type { Figures, Place, PriorPeriod, Provenance } from '../statement/statement.ts'
import { type EpsIncomes, exactEpsTests } from './exact-eps.ts'

const EMPTY: Figures = {
  total_revenue: null,
  cost_of_revenue: null,
  gross_profit: null,
  operating_income: null,
  other_interest_income_expense_net: null,
  other_income_expense_net: null,
  income_before_taxes: null,
  income_tax_expense: null,
  other_investment_income_expense_after_taxes: null,
  other_income_expense_after_taxes: null,
  net_income: null,
  basic_eps: null,
  diluted_eps: null,
  weighted_avg_shares_basic: null,
  weighted_avg_shares_diluted: null,
}
const place = (text: string, label = 'Basic'): Place => ({ label, text, concept: null, start: 0, end: text.length })
const given = (more: Partial<EpsIncomes>): EpsIncomes => ({
  incomes: [],
  ofAllOwners: [],
  deductions: [],
  additions: [],
  summed: false,
  speaksOf: () => false,
  ...more,
})

/** EPS and shares as printed; shares in millions. */
function read(
  basic: [eps: string, shares: string] | null,
  diluted: [eps: string, shares: string] | null,
  label?: string,
): [Figures, Provenance] {
  const figures = { ...EMPTY }
  const provenance: Provenance = {}
  for (const [kind, one] of [
    ['basic', basic],
    ['diluted', diluted],
  ] as const) {
    if (one === null) continue
    figures[`${kind}_eps`] = Number(one[0])
    figures[`weighted_avg_shares_${kind}`] = Number(one[1].replaceAll(',', '')) * 1e6
    provenance[`${kind}_eps`] = place(one[0])
    provenance[`weighted_avg_shares_${kind}`] = place(one[1], label)
  }
  return [figures, provenance]
}
const verdicts = (
  incomes: Partial<EpsIncomes>,
  [figures, provenance]: [Figures, Provenance],
  unit = 1e6,
  priors: PriorPeriod[] = [],
) =>
  exactEpsTests(given(incomes), figures, provenance, { unit, priors }).map((one) =>
    one.passed ? 'explained' : one.necessary ? 'contradicted' : 'may be unprinted',
  )

// Johnson & Johnson, 10-K for 2024: net earnings 14,066, average shares 2,407.3 and 2,429.4 million.
const JOHNSON = { incomes: [14_066e6] }

test('net income over the shares is the EPS to its last digit', () => {
  expect(verdicts(JOHNSON, read(['5.84', '2,407.3'], ['5.79', '2,429.4']))).toEqual(['explained', 'explained'])
})

test('one changed digit of an EPS is no income over these shares', () => {
  expect(verdicts(JOHNSON, read(['5.85', '2,407.3'], ['5.79', '2,429.4']))).toEqual(['contradicted', 'explained'])
  expect(verdicts(JOHNSON, read(['5.84', '2,407.3'], ['5.89', '2,429.4']))).toEqual(['explained', 'contradicted'])
})

test('a document that speaks of preferred dividends or convertible notes does not excuse a changed digit', () => {
  const speaksOf = () => true
  const both = read(['5.14', '2,407.3'], ['5.79', '2,429.4'])
  expect(verdicts({ ...JOHNSON, speaksOf }, both)).toEqual(['contradicted', 'explained'])
})

// Procter & Gamble, 10-K for fiscal 2024: net earnings 14,879, preferred dividends 284, which dilution spares.
test('preferred dividends come off before basic EPS only', () => {
  const printed = read(['6.18', '2,360.1'], ['6.02', '2,471.9'])
  expect(verdicts({ incomes: [14_879e6], deductions: [284e6] }, printed)).toEqual(['explained', 'explained'])
  const unprinted = { incomes: [14_879e6], speaksOf: (what: string) => what === 'preferred' }
  expect(verdicts(unprinted, printed)).toEqual(['may be unprinted', 'explained'])
})

// Procter & Gamble, 10-Q for March 2025: net earnings 3,769 and 3,754, preferred dividends are printed in no line of
// the statement.
test('what is printed nowhere was printed nowhere before; a changed digit of a count has no such past', () => {
  const [figures, provenance] = read(['1.56', '2,360.5'], ['1.52', '2,472.0'])
  const before = { ...figures, net_income: 3_754e6, provenance } as unknown as PriorPeriod
  const preferred = { incomes: [3_769e6], speaksOf: (what: string) => what === 'preferred' }
  const of = (basic: [string, string]) => {
    const [now, places] = read(basic, ['1.54', '2,449.8'])
    return verdicts(preferred, [{ ...now, net_income: 3_769e6 }, places], 1e6, [before])[0]
  }
  expect(of(['1.58', '2,347.2'])).toBe('may be unprinted')
  expect(of(['1.58', '2,377.2'])).toBe('contradicted')
})

// Procter & Gamble, 10-K for fiscal 2025 (0000080424-25-000076): its preferred dividends of 292 are tagged, its counts stand in a note
// without those of other years.
test('preferred dividends that are printed are not printed nowhere', () => {
  const of = (shares: string) =>
    verdicts(
      { incomes: [15_974e6], deductions: [292e6], speaksOf: () => true },
      read(['6.67', shares], ['6.51', '2,454.4']),
    )
  expect(of('2,350.1')).toEqual(['explained', 'explained'])
  expect(of('2,380.1')).toEqual(['contradicted', 'explained'])
})

// UnitedHealth, 10-Q for June 2023 (0000731766-23-000053): 5,657, of which 183 are the minority's.
test('basic EPS is never computed with the share of the minority', () => {
  const of = (shares: string) => verdicts({ incomes: [5_474e6], ofAllOwners: [5_657e6] }, read(['5.89', shares], null))
  expect(of('930')).toEqual(['explained'])
  expect(of('960')).not.toEqual(['explained'])
})

// ExxonMobil, 10-Q for June 2025 (0000034088-25-000042): 7,082 over 4,331 million shares, one figure for both.
test('nothing unprinted is added to income, but to that of primary EPS', () => {
  const of = (shares: string, end: string) => {
    const [figures, places] = read(['1.64', shares], ['1.64', shares])
    return exactEpsTests(given({ incomes: [7_082e6, 7_354e6] }), figures, places, { unit: 1e6, end }).map((one) => [
      one.passed,
      one.necessary,
    ])
  }
  expect(of('4,331', '2025-06-30')[0]).toEqual([true, true])
  expect(of('4,631', '2025-06-30')[0]).toEqual([false, true])
  expect(of('4,631', '1995-06-30')[0]).toEqual([false, false])
})

// Westwood One, 10-K for 1993 (0000950148-94-000045): a loss of 23,909 over 15,153 thousand shares; the note prints 14,906 too.
test('nothing is added to a loss, which nothing dilutes', () => {
  const of = (shares: string) => {
    const [figures, places] = read(['-1.58', shares], ['-1.58', shares])
    return exactEpsTests(given({ incomes: [-23_909e3] }), figures, places, { unit: 1e3, end: '1993-11-30' }).map(
      ({ passed, necessary }) => [passed, necessary],
    )
  }
  expect(of('15.153')[0]).toEqual([true, true])
  expect(of('14.906')[0]).toEqual([false, true])
})

// Travelers, 10-Q for September 2023: net income 404; 3 go to participating share-based awards, printed in a note.
test('both kinds after the same unprinted share of participating securities are a warning', () => {
  expect(verdicts({ incomes: [404e6] }, read(['1.75', '228.8'], ['1.74', '231.1']))).toEqual([
    'may be unprinted',
    'may be unprinted',
  ])
  expect(verdicts({ incomes: [404e6] }, read(['1.25', '228.8'], ['1.74', '231.1']))[0]).toBe('contradicted')
})

test('interest of convertible notes is added back for diluted EPS', () => {
  const printed = read(['2.00', '100.0'], ['1.93', '109.0'])
  expect(verdicts({ incomes: [200e6], additions: [10e6] }, printed)).toEqual(['explained', 'explained'])
  expect(verdicts({ incomes: [200e6] }, printed)[1]).toBe('contradicted')
  const unprinted = { incomes: [200e6], speaksOf: (what: string) => what === 'convertible' }
  expect(verdicts(unprinted, printed)[1]).toBe('may be unprinted')
})

// TEGNA, 10-K for 2015: 459,522 thousand over 224,688 thousand shares is 2.045; 1.58 and 0.46 are printed, and 2.04.
test('a sum of rounded parts may be one off in its last digit', () => {
  const printed = read(['2.04', '224.688'], null)
  expect(verdicts({ incomes: [459.522e6], summed: true }, printed, 1e3)).toEqual(['explained'])
  expect(verdicts({ incomes: [459.522e6] }, printed, 1e3)).toEqual(['may be unprinted'])
})

test('shares of one class go with the income of that class, or say nothing', () => {
  const printed = read(['1.45', '5,931'], null, 'Basic, Class A')
  expect(verdicts({ incomes: [18_368e6] }, printed)).toEqual([])
  expect(verdicts({ incomes: [18_368e6], ofClass: [8_591e6] }, printed)).toEqual(['explained'])
  expect(verdicts({ incomes: [18_368e6], ofClass: [8_591e6] }, read(['1.75', '5,931'], null, 'Class A'))).toEqual([
    'contradicted',
  ])
})

// C3.ai, 10-K for fiscal 2024 (0001628280-24-028786): a loss of 279,696 thousand, one count for all of its shares.
test('shares of all classes by their names are all shares', () => {
  const label = 'Weighted-average shares attributable to Class A and Class B common stockholders'
  const of = (eps: string) => verdicts({ incomes: [-279.696e6] }, read([eps, '119.362'], null, label), 1e3)
  expect(of('-2.34')).toEqual(['explained'])
  expect(of('-2.64')).toEqual(['contradicted'])
  expect(
    verdicts({ incomes: [-279.696e6] }, read(['-2.34', '119.362'], null, 'Class A, and shares of trusts')),
  ).toEqual([])
})

// Amazon, 10-K for 2023 (0001018724-24-000008): 30,425 over 10,492 million shares, in 2022 a loss of 2,722 and in 2021 33,364.
test('a year with hardly any income says nothing of what was printed nowhere', () => {
  const prior = (net: number, eps: number, shares: number) =>
    ({
      ...EMPTY,
      net_income: net * 1e6,
      diluted_eps: eps,
      weighted_avg_shares_diluted: shares * 1e6,
      provenance: { diluted_eps: place(eps.toFixed(2)) },
    }) as unknown as PriorPeriod
  const of = (eps: string, priors: PriorPeriod[]) => {
    const [now, places] = read(['2.95', '10,304'], [eps, '10,492'])
    const speaking = { incomes: [30_425e6], speaksOf: (what: string) => what === 'convertible' }
    return verdicts(speaking, [{ ...now, net_income: 30_425e6 }, places], 1e6, priors)[1]
  }
  const [loss, profit] = [prior(-2_722, -0.27, 10_189), prior(33_364, 3.24, 10_296)]
  expect(of('2.90', [loss, profit])).toBe('explained')
  expect(of('2.93', [loss])).toBe('may be unprinted')
  expect(of('2.93', [loss, profit])).toBe('contradicted')
})

// AEGON, 20-F for 2000 (0000928385-01-500187): net income of 2,066 over 1,315.4 million shares; diluted EPS is 1.55.
test('one cell for both kinds is basic EPS alone, where only that is explained by it', () => {
  const of = (start: number) => {
    const [now, places] = read(['1.57', '1,315.4'], ['1.57', '1,331.7'])
    const diluted = { ...place('1.57'), start } as Place
    const speaking = { incomes: [2_066e6], speaksOf: () => true }
    return verdicts(speaking, [
      { ...now, net_income: 2_066e6 },
      { ...places, diluted_eps: diluted },
    ])
  }
  expect(of(0)).toEqual(['explained', 'contradicted'])
  expect(of(9)).toEqual(['explained', 'may be unprinted'])
})

test('nothing is said where EPS, shares or incomes are missing', () => {
  expect(verdicts({}, read(['5.84', '2,407.3'], null))).toEqual([])
  const [figures, provenance] = read(['5.84', '2,407.3'], null)
  expect(
    exactEpsTests(given(JOHNSON), { ...figures, weighted_avg_shares_basic: null }, provenance, { unit: 1e6 }),
  ).toEqual([])
})

test('the record holds both numbers and what rounding allows', () => {
  const [one] = exactEpsTests(given(JOHNSON), ...read(['5.85', '2,407.3'], null), { unit: 1e6 })
  expect(one).toMatchObject({
    name: 'basic_eps_is_explained',
    passed: false,
    left: 5.84306,
    right: 5.85,
    rationale: '14,066,000,000 ÷ 2,407,300,000 = 5.84306; basic EPS is 5.85; no printed income comes nearer',
  })
  expect(one?.tolerance).toBeCloseTo(0.0054, 3)
})

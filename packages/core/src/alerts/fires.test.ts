import { describe, expect, it } from 'vitest'
import { type AlertFacts, firedBy, isStillOpen } from './fires.ts'
import { ALERT_QUANTITIES } from './quantities.ts'
import { type AlertCondition, alertRule, needsOf } from './rule.ts'
import { conditionWords, eventWords } from './words.ts'

/** Apple's 10-K of fiscal 2019, 0000320193-19-000119: the year and the one before, in whole dollars. */
const YEAR: AlertFacts = {
  accession_number: '0000320193-19-000119',
  base_form: '10-K',
  is_release: false,
  statement: {
    period_code: '2019 FY',
    currency: 'USD',
    qc_passed: true,
    figures: {
      total_revenue: 260_174e6,
      gross_profit: 98_392e6,
      net_income: 55_256e6,
      gross_margin: 98_392 / 260_174,
      diluted_eps: 11.89,
      'cash_flow.operating_cash_flow': 69_391e6,
      free_cash_flow: 58_896e6,
    },
    prior: {
      total_revenue: 265_595e6,
      gross_profit: 101_839e6,
      net_income: 59_531e6,
      gross_margin: 101_839 / 265_595,
      diluted_eps: 11.91,
      'cash_flow.operating_cash_flow': 77_434e6,
    },
    restated: [],
  },
}
const parse = (when: object): AlertCondition => alertRule.parse({ about: { kind: 'all' }, when }).when
const fired = (when: object, facts = YEAR) => firedBy(parse(when), facts)
const change = (quantity: string, direction: string, points: number) => ({
  kind: 'change',
  quantity,
  direction,
  points,
})
const growth = (quantity: string, side: string, percent: number) => ({ kind: 'growth', quantity, side, percent })
const value = (quantity: string, side: string, limit: number, currency: string | null = null) => ({
  ...{ kind: 'value', quantity, side, value: limit, currency },
})

describe('rules of figures', () => {
  it('fire past their limit and not at it', () => {
    expect(fired(change('gross_margin', 'falls', 0.5))).toMatchObject({ change: expect.closeTo(-0.00526, 5) })
    expect(fired(change('gross_margin', 'falls', 0.53))).toBeNull()
    expect(fired(change('gross_margin', 'rises', 0))).toBeNull()
    expect(fired(growth('total_revenue', 'below', -2))).toMatchObject({ key: 'statement:0000320193-19-000119' })
    expect(fired(growth('total_revenue', 'below', -2.1))).toBeNull()
    expect(fired(growth('net_income', 'above', -8))).not.toBeNull()
    expect(fired(value('diluted_eps', 'above', 11.89))).toBeNull()
    expect(fired(value('diluted_eps', 'below', 11.9, 'USD'))).not.toBeNull()
    expect(fired(value('free_cash_flow', 'above', 58e9))).not.toBeNull()
    expect(fired(growth('cash_flow.operating_cash_flow', 'below', -10))).not.toBeNull()
    expect(fired(value('gross_margin', 'below', 38))).not.toBeNull()
  })
  it('count in decimals: two points are not more than two', () => {
    const at = (figures: object, prior: object): AlertFacts => ({
      ...YEAR,
      statement: { ...YEAR.statement, figures, prior } as NonNullable<AlertFacts['statement']> as never,
    })
    const margins = at({ gross_margin: 0.4 }, { gross_margin: 0.42 })
    expect(fired(change('gross_margin', 'falls', 2), margins)).toBeNull()
    expect(fired(change('gross_margin', 'falls', 1.99), margins)).not.toBeNull()
    expect(fired(growth('total_revenue', 'above', 10), at({ total_revenue: 110 }, { total_revenue: 100 }))).toBeNull()
  })
  it('do not fire on what is not known, on another currency, and on a change from a loss', () => {
    const bare = { ...YEAR, statement: null }
    for (const when of [value('total_revenue', 'above', 0), growth('total_revenue', 'below', 100)])
      expect(fired(when, bare)).toBeNull()
    expect(fired(value('balance_sheet.inventories', 'above', 0))).toBeNull()
    expect(fired(value('total_revenue', 'above', 0, 'EUR'))).toBeNull()
    const loss = { ...YEAR, statement: { ...YEAR.statement, prior: { net_income: -5 } } as never }
    expect(fired(growth('net_income', 'above', 0), loss)).toBeNull()
  })
})

describe('rules of events', () => {
  const restated = (...found: [string, number, number][]): AlertFacts => ({
    ...YEAR,
    statement: {
      ...YEAR.statement,
      restated: found.map(([field, old_value, new_value]) => ({
        ...{ period_code: '2018 FY', currency: 'USD', field, old_value, new_value },
      })),
    } as never,
  })
  it('tell the largest restatement beyond the limit', () => {
    const facts = restated(['net_income', 100, 102], ['total_revenue', 1000, 1005])
    expect(fired({ kind: 'restatement', percent: 1 }, facts)).toMatchObject({
      ...{ key: 'restatement:0000320193-19-000119', quantity: 'net_income', prior: 100, value: 102 },
    })
    expect(fired({ kind: 'restatement', percent: 2 }, facts)).toBeNull()
    expect(fired({ kind: 'restatement', percent: 1, figure: 'total_revenue' }, facts)).toBeNull()
    expect(fired({ kind: 'restatement', percent: 5 }, restated(['net_income', 0, 3]))).not.toBeNull()
  })
  it('tell checks, reports and releases', () => {
    expect(fired({ kind: 'quality', outcome: 'passed' })).toMatchObject({ period_code: '2019 FY' })
    expect(fired({ kind: 'quality', outcome: 'failed' })).toBeNull()
    expect(fired({ kind: 'filing', forms: ['10-Q'] })).toBeNull()
    expect(fired({ kind: 'filing' })).toMatchObject({ key: 'filing:0000320193-19-000119' })
    const release = { ...YEAR, base_form: '8-K', is_release: true, statement: null }
    expect([fired({ kind: 'release' }, release), fired({ kind: 'filing' }, release)]).toEqual([
      expect.objectContaining({ key: 'filing:0000320193-19-000119' }),
      null,
    ])
    expect(fired({ kind: 'release' })).toBeNull()
    expect(fired({ kind: 'late', days: 3 })).toBeNull()
  })
})

describe('what a rule may say', () => {
  it.each([
    [{ kind: 'value', quantity: 'constructor', side: 'above', value: 1 }],
    [{ kind: 'value', quantity: 'total_revenue', side: 'above', value: Number.POSITIVE_INFINITY }],
    [growth('gross_margin', 'above', 1)],
    [growth('free_cash_flow', 'above', 1)],
    [change('total_revenue', 'falls', 1)],
    [change('gross_margin', 'falls', -1)],
    [{ kind: 'restatement', percent: 1, figure: 'diluted_eps' }],
    [{ kind: 'late', days: 1.5 }],
    [{ kind: 'eval', code: '1' }],
  ])('refuses %j', (when) => expect(alertRule.safeParse({ about: { kind: 'all' }, when }).success).toBe(false))

  it('names every quantity once', () =>
    expect(new Set(ALERT_QUANTITIES.map((one) => one.name)).size).toBe(ALERT_QUANTITIES.length))
  it('asks for what it measures alone', () => {
    expect(needsOf(parse(value('free_cash_flow', 'above', 0)))).toEqual({ figures: true, others: true })
    expect(needsOf(parse(change('net_margin', 'falls', 0)))).toEqual({ figures: true, others: false })
    expect(needsOf(parse({ kind: 'release' }))).toEqual({ figures: false, others: false })
  })
})

describe('words', () => {
  const said = (when: object, facts = YEAR) => {
    const event = fired(when, facts)
    return [conditionWords(parse(when)), event && eventWords(parse(when), event, null)]
  }
  it('say the rule and what fired', () => {
    expect(said(change('gross_margin', 'falls', 0.5))).toEqual([
      'Gross margin falls by more than 0.5 points',
      'Gross margin 37.8%, 0.5 points less than a year before (2019 FY)',
    ])
    expect(said(growth('total_revenue', 'below', -2))).toEqual([
      'Total revenue on the year before is below −2%',
      'Total revenue $260.17B, 2.0% less than a year before (2019 FY)',
    ])
    expect(said(value('total_revenue', 'above', 250e9, 'USD'))).toEqual([
      'Total revenue is above $250.00B',
      'Total revenue $260.17B (2019 FY)',
    ])
    expect(said({ kind: 'quality', outcome: 'passed' })).toEqual([
      'A statement passes its quality checks',
      'A statement passes its quality checks (2019 FY)',
    ])
    expect(said({ kind: 'filing', forms: ['10-K', '10-Q'] })).toEqual([
      'A 10-K or 10-Q is filed',
      'A 10-K or 10-Q is filed',
    ])
    expect(conditionWords(parse({ kind: 'late', days: 1 }))).toBe('A report is more than 1 day late')
  })
})

describe('what fired', () => {
  const { statement } = YEAR
  const restated = {
    period_code: '2018 FY',
    field: 'net_income',
    currency: 'USD',
    old_value: 1e9,
    new_value: 2e9,
  } as const
  const now = (more: Partial<NonNullable<AlertFacts['statement']>>): AlertFacts => ({
    ...YEAR,
    statement: statement && { ...statement, ...more },
  })
  const isOpen = (when: object, later: AlertFacts | null, at = now({ restated: [restated] })) => {
    const event = firedBy(parse(when), at)
    if (!event) throw new Error('did not fire')
    return isStillOpen(parse(when), event, later)
  }

  it('is told with its figures as long as all of them are open', () => {
    const grows = growth('total_revenue', 'below', -2)
    expect([isOpen(grows, YEAR), isOpen(grows, now({ prior: {} })), isOpen(grows, now({ figures: {} }))]).toEqual([
      true,
      false,
      false,
    ])
    expect(isOpen(value('total_revenue', 'above', 1), now({ prior: {} }))).toBe(true)
    const flows = value('cash_flow.operating_cash_flow', 'above', 1)
    expect([isOpen(flows, YEAR), isOpen(flows, now({ figures: { total_revenue: 1 } }))]).toEqual([true, false])
    const again = { kind: 'restatement', percent: 1 }
    expect([isOpen(again, now({ restated: [restated] })), isOpen(again, YEAR)]).toEqual([true, false])
    const checks = { kind: 'quality', outcome: 'passed' }
    expect([isOpen(checks, YEAR), isOpen(checks, now({ qc_passed: null }))]).toEqual([true, false])
    for (const when of [grows, flows, again, checks]) expect(isOpen(when, null)).toBe(false)
    expect(isOpen({ kind: 'filing' }, null)).toBe(true) // everybody may know of a filing
  })
})

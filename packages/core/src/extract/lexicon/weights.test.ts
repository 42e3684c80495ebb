/** How entries count against each other, whatever they say; and the kinds that concepts give. */
import { describe, expect, it } from 'vitest'
import { conceptKind } from './concept-kind.ts'
import * as concepts from './concepts.ts'
import { type Entry, type Form, type Kind, speakAgainst, speakFor } from './entry.ts'
import { kindBy } from './lexicon.ts'

const form = (words: RegExp, more: Partial<Form> = {}): Form => ({
  words,
  takes: '',
  leaves: '',
  filing: null,
  ...more,
})
const kind = (entries: readonly Entry[], bare: string, { words = bare, heading = '' } = {}) =>
  kindBy(entries)({ bare, words, heading })

describe('entries', () => {
  const NET = speakFor('net', 10, [form(/net income/)])
  const MINORITY = speakFor('minority', 20, [form(/minority/)])

  it('give the kind of the greatest weight, in whatever order they are written', () => {
    for (const all of [
      [...NET, ...MINORITY],
      [...MINORITY, ...NET],
    ]) {
      expect(kind(all, 'net income of minority owners')).toBe('minority')
      expect(kind(all, 'net income')).toBe('net')
    }
  })
  it('give none where no words are known', () => {
    expect(kind([...NET, ...MINORITY], 'sundry')).toBeNull()
    expect(kind([], 'net income')).toBeNull()
  })
  it('take a kind away whatever speaks for it, and leave the others', () => {
    const all = [...NET, ...MINORITY, ...speakAgainst('minority', [form(/before/)])]
    expect(kind(all, 'net income before minority')).toBe('net')
    expect(kind(all, 'minority')).toBe('minority')
    // nothing speaks for the kind: nothing is taken
    expect(kind(speakAgainst('net', [form(/net/)]), 'net income')).toBeNull()
  })
  it('of the same weight go by their order', () => {
    const [cost, gross] = [speakFor('cost', 10, [form(/sales/)]), speakFor('gross', 10, [form(/sales/)])]
    expect(kind([...cost, ...gross], 'sales')).toBe('cost')
    expect(kind([...gross, ...cost], 'sales')).toBe('gross')
  })
  it('look within brackets only where they say so', () => {
    const bracketed = speakFor('operating', 10, [form(/\(income\)/, { bracketed: true })])
    expect(kind(bracketed, 'loss from operations', { words: 'loss (income) from operations' })).toBe('operating')
    expect(kind(speakFor('operating', 10, [form(/\(income\)/)]), 'loss', { words: 'loss (income)' })).toBeNull()
  })
  it('need the heading that they name', () => {
    const under = speakFor('cost', 10, [form(/materials/, { under: { words: /cost of sales/, prints: '' } })])
    expect(kind(under, 'materials', { heading: 'cost of sales' })).toBe('cost')
    expect(kind(under, 'materials', { heading: 'expenses' })).toBeNull()
    expect(kind(under, 'labor', { heading: 'cost of sales' })).toBeNull()
  })
})

describe('concepts', () => {
  it.each<[string, Kind | null]>([
    ['us-gaap:GrossProfit', 'gross'],
    ['us-gaap:OperatingIncomeLoss', 'operating'],
    ['ifrs-full:ProfitLossFromOperatingActivities', 'operating'],
    ['ifrs-full:ProfitLossBeforeTax', 'pretax'],
    ['us-gaap:IncomeTaxExpenseBenefit', 'tax'],
    ['us-gaap:NetIncomeLoss', 'net'],
    ['us-gaap:ProfitLoss', 'net'],
    ['us-gaap:NetIncomeLossAvailableToCommonStockholdersBasic', 'attributable'],
    ['us-gaap:NetIncomeLossAttributableToParentDiluted', 'attributable'],
    ['us-gaap:NetIncomeLossAttributableToNoncontrollingInterest', 'minority'],
    ['us-gaap:MinorityInterestDecreaseFromDeconsolidation', 'minority'],
    ['us-gaap:PreferredStockDividendsIncomeStatementImpact', 'preferred'],
    // which revenue, and which cost, words and places tell
    ['us-gaap:Revenues', null],
    ['us-gaap:CostOfRevenue', null],
    // a company's own
    ['aapl:NetIncomeLoss', null],
    ['NetIncomeLoss', null],
    ['dei:NetIncomeLoss', null],
  ])('%s is %s', (concept, wanted) => expect(conceptKind(concept)).toBe(wanted))

  it.each<[string, string, boolean]>([
    ['us-gaap:Revenues', 'Revenues', true],
    ['ifrs-full:Revenue', 'Revenue', true],
    ['srt:RevenueByMajor', 'RevenueByMajor', true],
    ['aapl:Revenues', 'Revenues', false],
    ['us-gaap-sup:Revenues', 'Revenues', false],
    ['Revenues', 'Revenues', false],
  ])('%s is %s, of a standard taxonomy: %s', (name, own, is) => {
    expect(concepts.local(name)).toBe(own)
    expect(concepts.isStandard(name)).toBe(is)
  })

  it('are named once in each list, and in one of those that exclude each other', () => {
    const { REVENUE, COST, EXPENSES, GROSS_PROFIT, OPERATING_INCOME, BEFORE_TAX, TAX, NET_INCOME } = concepts
    const lists = [REVENUE, COST, EXPENSES, GROSS_PROFIT, OPERATING_INCOME, BEFORE_TAX, TAX, NET_INCOME]
    const all = lists.flat()
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([])
    for (const list of [concepts.EPS_BASIC, concepts.EPS_DILUTED, concepts.SHARES_BASIC, concepts.SHARES_DILUTED])
      expect(new Set(list).size).toBe(list.length)
  })
})

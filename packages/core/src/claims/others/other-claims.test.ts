import { expect, it } from 'vitest'
import type { FactBase } from '../../figures-in-words/facts.ts'
import { THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { checkClaims } from '../check.ts'
import { figure } from './amounts.fixture.ts'

const BASE: FactBase = {
  ...THREE_YEARS,
  others: [
    ...figure('total_assets', 'Total assets', 300, 280),
    ...figure('cash_and_equivalents', 'Cash and cash equivalents', 40, 30),
    ...figure('capital_expenditures', 'Capital expenditures', 8, 10),
    ...figure('operating_cash_flow', 'Operating cash flow', 20, 18),
    ...figure('dividends_paid', 'Dividends paid', 3, 2.5),
    ...figure('share_repurchases', 'Share repurchases', 6, 12),
    ...figure('total_debt', 'Debt', 90, 80),
    ...figure('total_liabilities', 'Total liabilities', 310, 270),
    ...figure('short_term_investments', 'Short-term investments', 12, 10),
  ],
}
const verdicts = (text: string) => checkClaims(BASE, text).map((one) => one.verdict)

it.each([
  'Total assets were $300.0 billion.',
  'At year-end Acme held $40.0 billion in cash.',
  'Capital expenditures came to $8.0 billion, down from $10.0 billion a year earlier.',
  'Acme spent $8.0 billion on capital expenditures in 2025.',
  'Operating cash flow: $20.0 billion, versus $18.0 billion.',
  'Its total assets were $280.0 billion in 2024.',
  'Acme paid $3.0 billion in dividends and spent $6.0 billion on buybacks.',
  'Acme returned $6.0 billion through share repurchases and a mere $3.0 billion in dividends.',
  'Shareholders received $3.0 billion in dividends, up 20%.',
  'Buybacks halved to $6.0 billion; the year before they were $12.0 billion.',
  'Total assets rose 7% to $300.0 billion.',
  'Debt has climbed to $90.0 billion from $80.0 billion.',
  'Acme owes $90.0 billion of debt.',
  'Acme sits on $52.0 billion of cash and short-term investments.',
  'Acme owes $90.0 billion, against $80.0 billion a year before.',
  'Acme owes $310.0 billion.',
  'Capex $8.0 billion vs $10.0 billion',
  'From $280.0 billion, total assets rose to $300.0 billion.',
  '$6.0 billion went on buybacks and $3.0 billion on dividends.',
  'Operating cash flow was up 11% at $20.0 billion.',
  'Total assets: $300.0 billion (2024: $280.0 billion).',
  'There was $40.0 billion of cash in the till at year-end.',
  'Total assets of $300.0 billion fall short of total liabilities of $310.0 billion.',
  'Its capital expenditures of $8.0 billion were 20% lower than the year before.',
  'Total assets topped $290 billion.',
  'Acme bought back $6.0 billion of its stock and paid $3.0 billion in dividends, for a total of $9.0 billion.',
  'Its $40.0 billion of cash is 44% of its total debt of $90.0 billion.',
  'Total assets rose 7% to $300.0 billion, outpacing revenue.',
  'Total assets grew from $280.0 billion to $300.0 billion over the course of 2025.',
  'Capital expenditures were $8.0 billion, a little less than the $10.0 billion of 2024.',
  'Acme handed $9.0 billion back to its owners: $6.0 billion via buybacks and $3.0 billion in dividends.',
  'Its liabilities exceed its assets by $10.0 billion.',
  'Acme poured $8.0 billion into property and equipment, 20% less than in 2024.',
  'Capital expenditures were $8.0 billion, two billion dollars less than a year ago.',
  'Acme repurchased $6.0 billion of its own stock and paid $3.0 billion of dividends.',
  'Buybacks and dividends together came to $9.0 billion.',
  'Acme ended 2025 with $40.0 billion in cash and $90.0 billion in debt.',
  'Capex at Acme was $8.0 billion.',
  'For the year, operating cash flow was $20.0 billion.',
  'Its balance sheet shows total assets of $300.0 billion and total liabilities of $310.0 billion.',
  'Total assets were $300.0 billion at the end of December.',
  'Acme had $40.0 billion of cash when the year ended.',
  'Net income was $9.0 billion and operating cash flow came to $20.0 billion.',
  'Operating cash flow, at $20.0 billion, grew 11% from $18.0 billion.',
  'Capital expenditures took $8.0 billion of the $20.0 billion in operating cash flow.',
  'Buybacks cost Acme $6.0 billion, and dividends another $3.0 billion.',
  'Acme returned $9.0 billion to shareholders over the year: $6.0 billion through buybacks and $3.0 billion in dividends.',
  'Acme spent $9.0 billion on buybacks and dividends.',
  'Total liabilities of $310.0 billion exceed total assets of $300.0 billion.',
  'Total assets, $300.0 billion, are 7.5 times cash of $40.0 billion.',
  'Cash of $40.0 billion makes up 13% of total assets.',
  'Between cash and short-term investments, Acme holds $52.0 billion.',
  'Operations generated $20.0 billion in cash, of which $8.0 billion went into capital expenditures.',
  'Operating cash flow was $20.0 billion, and two fifths of it went into capital expenditures.',
  'Capital expenditures of $8.0 billion did not keep Acme from paying $3.0 billion in dividends.',
  'After paying $3.0 billion in dividends and $6.0 billion for its own shares, Acme had $40.0 billion in cash left.',
  'Acme is saddled with $90.0 billion in debt, though cash and short-term investments together come to $52.0 billion.',
  'Acme ended December with $40.0 billion in cash, up from $30.0 billion twelve months earlier.',
])('verifies a figure of the balance sheet or the cash flows: %s', (text) => {
  const found = verdicts(text)
  expect([...new Set(found)]).toEqual(['holds'])
})

it.each([
  'Total assets were $310.0 billion.',
  'Total assets were €300.0 billion.',
  'Total assets were $300.0 billion in 2024.',
  'Operating cash flow was $20.0 billion, down from $18.0 billion.',
  'Total assets were $90.0 billion.',
  'Acme paid $6.0 billion in dividends and spent $3.0 billion on buybacks.',
  'Total assets fell 7% to $300.0 billion.',
  'Total assets rose 17% to $300.0 billion.',
  'Operating cash flow was $20.0 billion; the year before it was $16.0 billion.',
])('contradicts what they print otherwise: %s', (text) => {
  expect(verdicts(text)).toContain('wrong')
})

it.each([
  'Restricted cash was $40.0 billion.',
  'Cash in Ireland was $40.0 billion.',
  'Globex had cash of $40.0 billion.',
  'Cash was expected to be $40.0 billion.',
  'Total assets excluding goodwill were $300.0 billion.',
  'Total assets were not $300.0 billion.',
  'Acme paid $40.0 billion of cash.',
  'Acme holds $90.0 billion of debt.',
  'Acme owes $40.0 billion in cash.',
  'Acme repaid $90.0 billion of debt.',
  'Acme spent $8.0 billion on capital expenditures in Ireland.',
  'Acme’s suppliers owe $90.0 billion of debt.',
  'Acme consumed $20.0 billion of cash in its operations.',
  'Debt was $90.0 billion at the end of 2019.',
  'Debt was $90.0 billion at the end of March.',
  'Acme repurchased $6.0 billion of debt.',
  'Cash used in operations was $20.0 billion.',
  'Acme paid $3.0 billion in dividends to preferred holders.',
  'Acme paid $3.0 billion in dividends in the quarter.',
  'For the quarter, operating cash flow was $20.0 billion.',
  'Capital expenditures were $8.0 billion quarterly.',
  'Cash was $41.0 billion.',
  'Current liabilities were $300.0 billion.',
  'Goodwill was $300.0 billion.',
  'Operations consumed $20.0 billion in cash.',
  'Dividends took $3.0 billion of the $6.0 billion in share repurchases.',
  'Cash of $40.0 billion makes up half of total debt.',
  'Dividends cost its suppliers $3.0 billion.',
  'Acme ended March with $40.0 billion in cash.',
  'Acme set aside $3.0 billion for dividends.',
  'Operating cash flow was $20.0 billion after capital expenditures of $8.0 billion.',
  'Between cash and receivables, Acme holds $52.0 billion.',
  'With $40.0 billion of cash, its suppliers are hardly short of money.',
])('leaves open what is built otherwise or may mean another line: %s', (text) => {
  const found = verdicts(text)
  expect(found.length).toBeGreaterThan(0)
  expect([...new Set(found)]).toEqual(['unresolved'])
})

it.each([
  ['With $40.0 billion of cash, Acme is hardly short of money.', 'Acme is hardly short of money.'],
  ['Acquisitions aside, total assets were $300.0 billion.', null],
  ['Total assets rose to $300.0 billion after the acquisition of Globex.', 'after the acquisition of Globex.'],
  ['Capital expenditures fell to $8.0 billion as builders downed their tools.', 'as'],
])('marks what no figure confirms as not checked: %s', (text, open) => {
  const claims = checkClaims(BASE, text)
  const left = claims.filter(({ verdict }) => verdict === 'unresolved')
  if (open === null) return expect(left).toHaveLength(claims.length)
  expect(claims.some(({ verdict }) => verdict === 'holds')).toBe(true)
  expect(left.map((one) => one.text)).toEqual([open])
})

it('contradicts a share of one figure in another that differs', () =>
  expect(verdicts('Total assets, $300.0 billion, are five times total liabilities of $310.0 billion.')).toContain(
    'wrong',
  ))

it.each([
  ['a number behind “to”', 'Total assets grew from $280.0 billion to $310.0 billion in 2025.'],
  [
    'a year before that was less',
    'Capital expenditures were $8.0 billion, a little more than the $10.0 billion of 2024.',
  ],
  [
    'parts told in the place of each other',
    'Acme handed $9.0 billion back to its owners: $3.0 billion via buybacks and $6.0 billion in dividends.',
  ],
  ['an amount that is owed for neither', 'Acme owes $95.0 billion.'],
  ['another year before', 'Capex $8.0 billion vs $11.0 billion'],
  ['a rise that was a fall', 'From $280.0 billion, total assets fell to $300.0 billion.'],
  ['amounts in the place of each other', '$3.0 billion went on buybacks and $6.0 billion on dividends.'],
  [
    'a total that is none',
    'Acme bought back $6.0 billion of its stock and paid $3.0 billion in dividends, for a total of $10.0 billion.',
  ],
  ['a mark that was not passed', 'Total assets topped $310 billion.'],
  ['sides exchanged', 'Total liabilities of $310.0 billion fall short of total assets of $300.0 billion.'],
  ['a comparison with no year', 'Its capital expenditures of $8.0 billion were 20% lower than planned.'],
  ['a share that is another', 'Its $40.0 billion of cash is 54% of its total debt of $90.0 billion.'],
  ['a pace that was not so', 'Total assets rose 7% to $300.0 billion, slower than revenue.'],
  ['what was taken out in the reason', 'Total assets rose 7% to $300.0 billion thanks to deals, excluding leases.'],
  ['somebody it is owed to', 'Acme owes $90.0 billion to suppliers.'],
])('confirms no sentence with %s: %s', (_, text) => {
  const found = verdicts(text)
  expect(found.length === 0 || found.some((one) => one !== 'holds')).toBe(true)
})

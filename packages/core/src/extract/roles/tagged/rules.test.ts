/** Each rule of lines that know their concept, by lines that filings print: what it finds, and what it leaves. */
import { describe, expect, it } from 'vitest'
import type { Amount } from '../../sheet/amount.ts'
import type { CostAsked } from '../asked.ts'
import { COST_RULES } from '../costs/cost.ts'
import { mainRoles, ROLE_RULES } from '../main.ts'
import { NET_RULES } from '../results/net-income.ts'
import { OPERATING_RULES } from '../results/operating.ts'
import { REVENUE_RULES } from '../revenue/revenue.ts'
import type { Sheet, Term } from '../sheet.ts'
import { sheetOf } from './sheet.ts'

/** `label | concept | value` in millions, a member of the product axis after the concept; headings end in a colon. */
function printed(text: string): Sheet {
  let heading = ''
  const amounts = text
    .trim()
    .split('\n')
    .flatMap((line, row): Amount[] => {
      const [label = '', tag, value] = line.split('|').map((part) => part.trim())
      if (tag === undefined) {
        heading = label.replace(/:$/, '')
        return []
      }
      const [concept = '', member] = tag.split(' ')
      const cell = { label, text: value ?? '', start: row, end: row + 1 }
      const dims = new Map(member === undefined ? [] : [['srt:ProductOrServiceAxis', member]])
      const name = concept.includes(':') ? concept : `us-gaap:${concept}`
      const amount = { label, heading, value: Number(value) * 1e6, row, concept: name, dims }
      return [{ ...amount, measure: 'USD', scale: 6, bracketed: false, cell }]
    })
  return sheetOf(amounts)
}

const labels = (sheet: Sheet, term: Term | null | undefined) =>
  term?.map(({ index }) => `${sheet.lines[index]?.title || '-'}: ${sheet.lines[index]?.label}`) ?? null

/** Apple Inc., 10-K 2024 (0000320193-24-000123). */
const APPLE = `
Net sales:
Products | RevenueFromContractWithCustomerExcludingAssessedTax us-gaap:ProductMember | 294866
Services | RevenueFromContractWithCustomerExcludingAssessedTax us-gaap:ServiceMember | 96169
Total net sales | RevenueFromContractWithCustomerExcludingAssessedTax | 391035
Cost of sales:
Products | CostOfGoodsAndServicesSold us-gaap:ProductMember | 185233
Services | CostOfGoodsAndServicesSold us-gaap:ServiceMember | 25119
Total cost of sales | CostOfGoodsAndServicesSold | 210352
Gross margin | GrossProfit | 180683
Operating income | OperatingIncomeLoss | 123216
Income before provision for income taxes | IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest | 123485
Provision for income taxes | IncomeTaxExpenseBenefit | 29749
Net income | NetIncomeLoss | 93736
`
/** Comcast Corporation, 10-K 2023 (0001166691-24-000011). */
const COMCAST = `
Revenue | Revenues | 121572
Costs and Expenses:
Programming and production | cmcsa:ProgrammingAndProductionCosts | 36762
Total costs and expenses | CostsAndExpenses | 98258
Operating income | OperatingIncomeLoss | 23314
Income before income taxes | IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest | 20478
Income tax expense | IncomeTaxExpenseBenefit | 5371
Net income | ProfitLoss | 15107
Less: Net income (loss) attributable to noncontrolling interests | NetIncomeLossAttributableToNoncontrollingInterest | -282
Net income attributable to Comcast Corporation | NetIncomeLoss | 15388
`
const without = (text: string, ...lines: RegExp[]) =>
  text
    .split('\n')
    .filter((line) => !lines.some((one) => one.test(line)))
    .join('\n')

describe('revenue', () => {
  it.each([
    ['tagged, and called a total of revenue', APPLE, ['Net sales: Total net sales']],
    ['the largest line tagged as revenue', COMCAST, ['-: Revenue']],
    ['lines tagged as revenue of parts', without(APPLE, /^Total net/), ['Net sales: Products', 'Net sales: Services']],
    [
      'tagged as revenue net of interest',
      COMCAST.replace('| Revenues', '| RevenuesNetOfInterestExpense'),
      ['-: Revenue'],
    ],
    ['tagged as revenue net of interest', COMCAST, null],
    [
      "tagged as a lender's net interest and other income",
      'Net interest income | InterestIncomeExpenseNet | 20\nTotal noninterest income | NoninterestIncome | 5',
      ['-: Net interest income', '-: Total noninterest income'],
    ],
  ])('%s', (why, text, found) => {
    const sheet = printed(text)
    const { length } = sheet.lines
    const asked = { ceiling: length, operating: null, wall: length, region: sheet.filled(0, length) }
    const rule = REVENUE_RULES.find((one) => one.why === why)
    expect(labels(sheet, rule?.find(sheet, asked)[0])).toEqual(found)
  })
})

describe('cost of revenue', () => {
  it.each([
    ['the tagged line that leads to gross profit', APPLE, ['Cost of sales: Total cost of sales']],
    [
      'the tagged lines that lead to gross profit',
      without(APPLE, /^Total cost/),
      ['Cost of sales: Products', 'Cost of sales: Services'],
    ],
    ['a tagged line called a total of costs', APPLE, ['Cost of sales: Total cost of sales']],
    ['tagged lines under a heading of costs', without(APPLE, /^Gross/), ['Cost of sales: Total cost of sales']],
    ['tagged as cost of revenue', APPLE, ['Cost of sales: Total cost of sales']],
    ['tagged as cost of revenue of parts', APPLE, ['Cost of sales: Products', 'Cost of sales: Services']],
    ['tagged as cost of revenue', COMCAST, null],
    ['tagged lines called costs of something', COMCAST, null],
    [
      'tagged lines called costs of something',
      'Revenue | Revenues | 90\nCosts of content | made:CostOfContent | 30\nMarketing | MarketingExpense | 5',
      ['-: Costs of content'],
    ],
  ])('%s', (why, text, found) => {
    const sheet = printed(text)
    const roles = mainRoles(sheet)
    const [gross] = sheet.of(['gross'])
    const asked: CostAsked = {
      from: 0,
      ceiling: roles.operating ?? sheet.lines.length,
      sales: sheet.valueOf(roles.revenue),
      revenue: roles.revenue,
      gross: gross === undefined ? null : [{ index: gross, sign: 1 }],
    }
    const rule = COST_RULES.find((one) => one.why === why)
    expect(labels(sheet, rule?.find(sheet, asked)[0]?.cost)).toEqual(found)
  })
})

describe('results', () => {
  const asked = { below: [], netLines: [], attributed: [], minorities: [], tax: null, comprehensive: 99, limit: 99 }

  it.each([
    ["tagged as the owners' net income", COMCAST, 'Net income attributable to Comcast Corporation'],
    ['tagged as net income of all', COMCAST, 'Net income'],
    ['tagged as another net income', without(COMCAST, /\| (?:NetIncomeLoss|ProfitLoss) \|/), null],
    [
      "tagged as the owners' share of profit",
      'Owners of the parent | ifrs-full:ProfitLossAttributableToOwnersOfParent | 7',
      'Owners of the parent',
    ],
    [
      "tagged as common shareholders', and the owners'",
      COMCAST.replace('| NetIncomeLoss |', '| NetIncomeLossAvailableToCommonStockholdersBasic |'),
      'Net income attributable to Comcast Corporation',
    ],
    ['called a result below the one before taxes', COMCAST.replace('| ProfitLoss |', '| cmcsa:Result |'), 'Net income'],
  ])('%s', (why, text, label) => {
    const sheet = printed(text)
    const pretax = sheet.of(['pretax'])[0] ?? null
    const found = NET_RULES.find((one) => one.why === why)?.find(sheet, { ...asked, pretax, operating: null })[0]
    expect(found === null || found === undefined ? null : sheet.lines[found]?.label).toBe(label)
  })

  it.each([
    ['tagged as operating income', APPLE, 'Operating income'],
    [
      'called so, and tagged as the result before taxes',
      without(APPLE, /^Operating income/).replace('Income before provision for income taxes', 'Operating income'),
      'Operating income',
    ],
    ['called so, and tagged as the result before taxes', APPLE, null],
  ])('%s', (why, text, label) => {
    const sheet = printed(text)
    const pretax = sheet.of(['pretax'])[0] ?? null
    const rule = OPERATING_RULES.find((one) => one.why === why)
    const found = rule?.find(sheet, { pretax, ceiling: sheet.lines.length, above: null })[0]
    expect(found === null || found === undefined ? null : sheet.lines[found]?.label).toBe(label)
  })
})

it.each([
  [
    'Apple',
    APPLE,
    { revenue: 391035e6, cost: 210352e6, gross: 180683e6, operating: 123216e6, tax: 29749e6, net: 93736e6 },
  ],
  [
    'Comcast',
    COMCAST,
    { revenue: 121572e6, cost: Number.NaN, gross: Number.NaN, operating: 23314e6, tax: 5371e6, net: 15388e6 },
  ],
])('%s: all together, in any order of the rules', (_, text, figures) => {
  const sheet = printed(text)
  const reversed = {
    ...ROLE_RULES,
    revenue: [...ROLE_RULES.revenue].reverse(),
    cost: [...ROLE_RULES.cost].reverse(),
    operating: [...ROLE_RULES.operating].reverse(),
    net: [...ROLE_RULES.net].reverse(),
  }
  for (const rules of [ROLE_RULES, reversed]) {
    const { revenue, cost, operating, tax, net } = mainRoles(sheet, rules)
    expect({
      revenue: sheet.valueOf(revenue),
      cost: sheet.valueOf(cost.cost),
      gross: sheet.valueOf(cost.gross),
      operating: sheet.value(operating),
      tax: sheet.valueOf(tax),
      net: sheet.value(net),
    }).toEqual(figures)
  }
})

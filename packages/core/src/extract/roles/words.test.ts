/** Lines that are told by words and arithmetic alone, as filings print them. */
import { expect, it } from 'vitest'
import type { Line } from '../sheet/lines.ts'
import { worded } from '../sheet/lines.ts'
import { findRoles } from './find.ts'
import type { Term } from './sheet.ts'

const FIGURE = { left: 0, right: 0, start: 0, end: 0, percent: false, decimals: 0, text: '', dash: false }
const ROW = { start: 0, end: 0, label: '', indent: 0, figures: [], phrases: [] }

/** `label | value`, a loss in brackets; headings end in a colon. */
function rolesOf(text: string) {
  let heading = ''
  const lines = text
    .trim()
    .split('\n')
    .flatMap((printed): Line[] => {
      const [label = '', value] = printed.split('|').map((part) => part.trim())
      if (value === undefined) {
        heading = label.replace(/:$/, '')
        return []
      }
      const negative = value.startsWith('(')
      const amount = Number(value.replace(/[(),]/g, '')) * (negative ? -1 : 1)
      const figure = { ...FIGURE, value: amount, negative, decimals: value.split('.')[1]?.length ?? 0 }
      return [{ ...worded(label, heading), indent: 0, values: [figure], row: ROW }]
    })
  const { cost, gross, operating } = findRoles(lines, 0, 1)
  const said = (index: number) => `${lines[index]?.label} ${Math.abs(lines[index]?.values[0]?.value ?? 0)}`.trim()
  const terms = (term: Term | null) => term?.map(({ index }) => said(index)) ?? null
  return { cost: terms(cost), gross: terms(gross), operating: operating === null ? null : said(operating) }
}

it('a total of costs that leaves the gross profit is the cost, not the sum of its parts (0000320193-24-000123)', () => {
  const apple = `
Net sales:
Products | 294,866
Services | 96,169
Total net sales | 391,035
Cost of sales:
Products | 185,233
Services | 25,119
Total cost of sales | 210,352
Gross margin | 180,683
Operating expenses:
Research and development | 31,370
Selling, general and administrative | 26,097
Total operating expenses | 57,467
Operating income | 123,216
Other income/(expense), net | 269
Income before provision for income taxes | 123,485
Provision for income taxes | 29,749
Net income | 93,736
`
  expect(rolesOf(apple)).toMatchObject({ cost: ['Total cost of sales 210352'], gross: ['Gross margin 180683'] })
})

it('a gross profit without a name is what a total of costs alone leaves (0000012927-24-000010)', () => {
  const boeing = `
Sales of products | 65,581
Sales of services | 12,213
Total revenues | 77,794
Cost of products | (59,864)
Cost of services | (10,206)
Total costs and expenses | (70,070)
 | 7,724
Income/(loss) from operating investments, net | 46
General and administrative expense | (5,168)
Research and development expense, net | (3,377)
Gain on dispositions, net | 2
Loss from operations | (773)
Other income, net | 1,227
Interest and debt expense | (2,459)
Loss before income taxes | (2,005)
Income tax (expense)/benefit | (237)
Net loss | (2,242)
`
  expect(rolesOf(boeing)).toEqual({
    cost: ['Total costs and expenses 70070'],
    gross: ['7724'],
    operating: 'Loss from operations 773',
  })
})

it('a gross profit that no cost leads to stands for itself (IBM, release for September 2024, 0000051143-24-000043)', () => {
  const ibm = `
Revenue by segment:
Software | 6,524
Consulting | 5,152
Infrastructure | 3,042
Financing | 181
Other | 68
TOTAL REVENUE | 14,968
GROSS PROFIT | 8,420
Expense and other income:
S,G&A | 4,911
R,D&E | 1,876
Intellectual property and custom development income | (238)
Other (income) and expense | 2,244
Interest expense | 429
TOTAL EXPENSE AND OTHER INCOME | 9,222
INCOME/(LOSS) FROM CONTINUING OPERATIONS BEFORE INCOME TAXES | (802)
Provision for/(Benefit from) income taxes | (485)
INCOME/(LOSS) FROM CONTINUING OPERATIONS | (317)
NET INCOME/(LOSS) | (330)
`
  expect(rolesOf(ibm)).toMatchObject({ cost: null, gross: ['GROSS PROFIT 8420'] })
})

it('operating income without a name is what revenue and expenses without names leave (0000917337-96-000005)', () => {
  const woodbury = `
Operating Revenues:
Local service | 3,090,758
Network service | 8,591,136
Other | 970,328
Provision for uncollectibles (deduction) | (59,365)
 | 12,592,857
Operating Expenses:
Maintenance | 2,902,074
Depreciation and amortization | 2,791,605
General office | 1,268,579
Commercial | 1,377,052
Other | 906,922
 | 9,246,232
 | 3,346,625
Other Income:
Rental of telephone equipment and other, net | 358,759
Interest | 129,163
 | 487,922
 | 3,834,547
Interest expense | 827,011
Income before income taxes | 3,007,536
Income taxes | 1,175,726
Net income | 1,831,810
`
  expect(rolesOf(woodbury).operating).toBe('3346625')
})

it('a total of costs of revenue is the cost where no gross profit is printed (ADP, 10-K for 2025, 0000000000-25-810011)', () => {
  const adp = `
Revenues:
Revenues, other than interest on funds held for clients and PEO revenues | 12,692.2
Interest on funds held for clients | 1,189.1
PEO revenues | 6,679.6
TOTAL REVENUES | 20,560.9
Costs of revenues:
Operating expenses | 9,622.7
Research and development | 988.6
Depreciation and amortization | 486.0
TOTAL COSTS OF REVENUES | 11,097.3
Selling, general, and administrative expenses | 4,051.7
Interest expense | 455.9
TOTAL EXPENSES | 15,604.9
Other (income)/expense, net | (354.1)
EARNINGS BEFORE INCOME TAXES | 5,310.1
Provision for income taxes | 1,230.4
NET EARNINGS | 4,079.7
`
  expect(rolesOf(adp).cost).toEqual(['TOTAL COSTS OF REVENUES 11097.3'])
})

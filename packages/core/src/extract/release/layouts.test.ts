import { describe, expect, it } from 'vitest'
import type { FullExtraction } from '../../statement/other-statements.ts'
import { extractFiling } from '../extract.ts'

/** Apple's third quarter of fiscal 2025 and its nine months as released (0000320193-25-000071), set in layouts of other companies. */
const ROWS: readonly (readonly [label: string, ...amounts: string[]])[] = [
  ['Total net sales', '94,036', '85,777', '313,695', '296,105'],
  ['Total cost of sales', '50,318', '46,099', '166,835', '159,301'],
  ['Gross margin', '43,718', '39,678', '146,860', '136,804'],
  ['Research and development', '8,866', '8,006', '25,684', '23,605'],
  ['Selling, general and administrative', '6,650', '6,320', '20,553', '19,574'],
  ['Total operating expenses', '15,516', '14,326', '46,237', '43,179'],
  ['Operating income', '28,202', '25,352', '100,623', '93,625'],
  ['Other income/(expense), net', '(171)', '142', '(698)', '250'],
  ['Income before provision for income taxes', '28,031', '25,494', '99,925', '93,875'],
  ['Provision for income taxes', '4,597', '4,046', '15,381', '14,875'],
  ['Net income', '23,434', '21,448', '84,544', '79,000'],
  ['Basic earnings per share', '1.57', '1.40', '5.64', '5.13'],
  ['Diluted earnings per share', '1.57', '1.40', '5.62', '5.11'],
  ['Shares used in computing basic earnings per share', '14,902,886', '15,287,521', '14,992,898', '15,401,047'],
  ['Shares used in computing diluted earnings per share', '14,948,179', '15,348,175', '15,051,726', '15,463,175'],
]
/** The quarter, the one of the year before, the nine months and those of the year before. */
type Column = 0 | 1 | 2 | 3

const LETTER =
  '<p>Exhibit 99.1</p><p>Apple reports third quarter results</p><p>CUPERTINO, CALIFORNIA, July 31, 2025. Apple today announced financial results for its fiscal 2025 third quarter ended June 28, 2025.</p>'
const UNIT =
  '<p>CONDENSED CONSOLIDATED STATEMENTS OF OPERATIONS</p><p>(In millions, except number of shares, which are reflected in thousands, and per-share amounts)</p>'

const cells = (texts: readonly string[], span = 1) => texts.map((text) => `<td colspan="${span}">${text}</td>`).join('')

/** A release with these rows of heads over these columns. */
function set(heads: readonly string[], columns: readonly Column[], letter = LETTER): FullExtraction {
  const body = ROWS.map(
    ([label, ...amounts]) => `<tr><td>${label}</td>${cells(columns.map((j) => amounts[j] ?? ''))}</tr>`,
  )
  const head = heads.map((row) => `<tr><td></td>${row}</tr>`)
  const result = extractFiling(
    Buffer.from(`<html><body>${letter}${UNIT}<table>${head.join('')}${body.join('')}</table></body></html>`),
  )
  if (!result.ok) throw new Error(result.error.message)
  return result as FullExtraction
}

const QUARTER = {
  start_date: '2025-03-30',
  end_date: '2025-06-28',
  fiscal_year: 2025,
  fiscal_period: 'Q3',
  net_income: 23_434e6,
}
const NINE = { months: 9, net_income: 84_544e6, diluted_eps: 5.62 }
const BEFORE = { net_income: 21_448e6, diluted_eps: 1.4 }
const DATES = ['June 28, 2025', 'June 29, 2024']

describe('the quarter of a release in made layouts', () => {
  it.each<[why: string, heads: string[], columns: Column[], toDate: object | null]>([
    [
      'nine months first',
      [cells(['Nine Months Ended', 'Three Months Ended'], 2), cells([...DATES, ...DATES])],
      [2, 3, 0, 1],
      NINE,
    ],
    ['quarters by their numbers', [cells(['3Q25', '3Q24'])], [0, 1], null],
    ['the current quarter last', [cells(["Q3'24", "Q3'25"])], [1, 0], null],
    ['fiscal quarters and years to date', [cells(['Q3 FY25', 'Q3 FY24', 'YTD FY25', 'YTD FY24'])], [0, 1, 2, 3], NINE],
    [
      '“Year-to-Date” over days',
      [cells(['Quarter Ended', 'Year-to-Date'], 2), cells([...DATES, ...DATES])],
      [0, 1, 2, 3],
      NINE,
    ],
  ])('%s', (_, heads, columns, toDate) => {
    const { income_statement, release, qc } = set(heads, columns)
    expect(income_statement).toMatchObject(QUARTER)
    expect(release?.prior_year).toMatchObject(BEFORE)
    if (toDate === null) expect(release?.year_to_date).toBeNull()
    else expect(release?.year_to_date).toMatchObject(toDate)
    expect(qc.tests.filter(({ passed }) => !passed)).toEqual([])
  })
  it('is found in a letter that soon mentions a report', () => {
    const letter = `${LETTER}<p>Risks are told in our Annual Report on Form 10-K for the fiscal year ended September 28, 2024.</p>`
    expect(set([cells(['Three Months Ended'], 2), cells(DATES)], [0, 1], letter).income_statement).toMatchObject(
      QUARTER,
    )
  })
  it('may have the quarter before behind the year before, and not in the place of its own', () => {
    const order = (...days: string[]) => {
      const { qc } = set([cells(['Three Months Ended'], 3), cells(days)], [0, 1, 2])
      return qc.tests.find(({ name }) => name === 'columns_stand_in_order')?.passed
    }
    expect(order('June 28, 2025', 'June 29, 2024', 'March 29, 2025')).toBe(true)
    expect(order('March 29, 2025', 'June 29, 2024', 'June 28, 2025')).toBe(false)
  })
})

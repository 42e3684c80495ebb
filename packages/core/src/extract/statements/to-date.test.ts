import { describe, expect, it } from 'vitest'
import { extractFiling } from '../extract.ts'
import { readPrinted } from '../traps/printed.fixture.ts'
import { asHtml, asText, type Printed } from '../traps/typeset.fixture.ts'

/** International Business Machines, 10-Q of June 2025 (0000051143-25-000052). */
const IBM = `
^ Three Months Ended June 30, | < | Six Months Ended June 30, | <
^: (Dollars in millions except per share amounts) | 2025 | 2024 | 2025 | 2024
Revenue:
Services | $7,682 | $7,405 | $14,962 | $14,876
Sales | 9,129 | 8,195 | 16,199 | 14,994
Financing | 166 | 169 | 357 | 361
Total revenue | 16,977 | 15,770 | 31,519 | 30,231
Cost:
Services | 5,280 | 5,126 | 10,282 | 10,365
Sales | 1,630 | 1,607 | 3,034 | 2,988
Financing | 90 | 86 | 194 | 186
Total cost | 7,001 | 6,820 | 13,511 | 13,539
Gross profit | 9,977 | 8,950 | 18,008 | 16,692
Income from continuing operations before income taxes | 2,597 | 2,219 | 3,755 | 3,293
Provision for income taxes | 404 | 389 | 507 | (112)
Net income | $2,194 | $1,834 | $3,249 | $3,439
Basic earnings per share | $2.36 | $1.99 | $3.50 | $3.74
Weighted-average shares | 930.8 | 920.3 | 929.4 | 918.7
`
const quarterly = (company: string, lines: string): Printed => ({
  form: '10-Q',
  ended: 'June 30, 2025',
  company,
  title: 'CONSOLIDATED INCOME STATEMENT (UNAUDITED)',
  units: '(in millions, except per share amounts)',
  lines,
})
const testOf = (printed: Printed, set: (one: Printed) => string) =>
  readPrinted(set(printed)).qc.tests.find(({ name }) => name === 'quarter_is_part_of_the_year_to_date')

describe.each([
  ['html', asHtml],
  ['text', asText],
] as const)('a quarter beside its year to date (%s)', (_, set) => {
  it('has other figures', () => {
    expect(testOf(quarterly('IBM', IBM), set)).toMatchObject({ passed: true })
  })

  it('does not pass with the figures of the year to date', () => {
    const copied = IBM.replaceAll(/^([^^|]+\|) [^|]+\|([^|]+)\|([^|]+)\|/gm, '$1$3|$2|$3|')
    expect(copied).toContain('Total revenue | 31,519 | 15,770 | 31,519 |')
    expect(testOf(quarterly('IBM', copied), set)).toMatchObject({ passed: false, necessary: true })
  })

  it('says nothing of a company that began in it', () => {
    const began = IBM.replace('Six Months Ended June 30, | <', 'April 1, 2025 (inception) to June 30, 2025 | <')
    expect(testOf(quarterly('IBM', began), set)).toBeUndefined()
  })
})

it('is not read from the first half, whose head names it a half (Ford, 10-Q of June 2023, 0000037996-23-000050)', () => {
  const lines = (quarter: (figure: string) => string) => `
^ For the periods ended June 30, | < | < | <
^ 2024 | 2025 | 2024 | 2025
^ Second Quarter | < | First Half | <
Total revenues | $40,190 | ${quarter('$44,954')} | $74,666 | $86,428
Cost of sales | 33,191 | ${quarter('37,471')} | 62,227 | 72,140
Selling, administrative, and other expenses | 2,759 | 2,750 | 5,499 | 5,256
Ford Credit interest, operating, and other expenses | 1,372 | 2,272 | 2,729 | 4,458
Total costs and expenses | 37,322 | 42,493 | 70,455 | 81,854
Operating income/(loss) | 2,868 | ${quarter('2,461')} | 4,211 | 4,574
Income/(Loss) before income taxes | 791 | ${quarter('2,288')} | (3,057) | 4,447
Provision for/(Benefit from) income taxes | 153 | ${quarter('272')} | (576) | 768
Net income/(loss) | 638 | 2,016 | (2,481) | 3,679
Basic income/(loss) per share | $0.17 | ${quarter('$0.48')} | $(0.61) | $0.92
Basic shares | 4,021 | ${quarter('4,003')} | 4,014 | 3,996
`
  const read = (quarter: (figure: string) => string) => {
    const result = extractFiling(Buffer.from(asHtml(quarterly('FORD MOTOR COMPANY', lines(quarter)))), {})
    return result.ok ? result.income_statement.total_revenue : null
  }
  expect(read((figure) => figure)).toBe(44_954e6)
  expect(read(() => '')).toBeNull()
})

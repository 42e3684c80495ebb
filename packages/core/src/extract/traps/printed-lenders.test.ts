/** Banks whose lines go by the names that banks give them; the figures are made. */
import { expect, it } from 'vitest'
import { readPrinted } from './printed.fixture.ts'
import { asHtml, asText } from './typeset.fixture.ts'

const NAMES = {
  interest: 'Total interest income',
  expense: 'Total interest expense',
  net: 'Net interest income',
  after: 'Net interest income after provision for loan losses',
  heading: 'Noninterest income:',
  other: 'Total noninterest income',
}

const bank = (names: Partial<typeof NAMES>) => {
  const is = { ...NAMES, ...names }
  return {
    form: '10-K' as const,
    ended: 'December 31, 1997',
    company: 'MADE BANCORP',
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    units: '(In thousands, except per share amounts)',
    lines: `
^ Years Ended December 31, | <
^ 1997 | 1996
Interest income:
  Interest and fees on loans | 98,110 | 91,330
  Interest on investment securities | 21,330 | 20,110
    ${is.interest} | 119,440 | 111,440
Interest expense:
  Interest on deposits | 45,110 | 42,220
  Interest on borrowings | 6,110 | 5,880
    ${is.expense} | 51,220 | 48,100
    ${is.net} | 68,220 | 63,340
Provision for loan losses | 7,110 | 6,550
    ${is.after} | 61,110 | 56,790
${is.heading}
  Service charges | 8,220 | 7,770
  Other | 10,110 | 9,550
    ${is.other} | 18,330 | 17,320
Noninterest expense:
  Salaries | 31,220 | 29,330
  Other | 24,110 | 22,880
    Total noninterest expense | 55,330 | 52,210
Income before income taxes | 24,110 | 21,900
Income taxes | 7,110 | 6,440
Net income | 17,000 | 15,460
Net income per share | 1.90 | 1.74
Average shares outstanding | 8,932 | 8,890
`,
  }
}

it.each<Partial<typeof NAMES>>([
  { net: 'Net interest margin' },
  { net: 'Net interest earnings' },
  { net: 'Net interest income before provision for loan losses' },
  { net: '', after: '' },
  { interest: '', expense: '', other: '' },
  { other: 'Total' },
  { other: 'Total operating income' },
  { heading: 'Fees and other income:', other: 'Total fees and other income' },
])('adds net interest income and all other income of a bank with %j', (names) => {
  for (const document of [asHtml(bank(names)), asText(bank(names))]) {
    const { income_statement: one } = readPrinted(document)
    expect(one).toMatchObject({ total_revenue: 86_550e3, income_before_taxes: 24_110e3, net_income: 17_000e3 })
  }
})

it('knows no revenue of a lender by its interest alone', () => {
  const { income_statement: one } = readPrinted(asHtml(bank({ heading: 'Sundries:', other: 'Sum of sundries' })))
  expect(one.total_revenue).toBeNull()
})

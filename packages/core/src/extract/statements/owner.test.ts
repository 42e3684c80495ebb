import { expect, test } from 'vitest'
import { areStrangers, isOfFamily, nameAbove, sameCompany } from './owner.ts'

const over = (before: string) => nameAbove({ kind: 'text', before, rows: [], start: 0, end: 0 })

test.each([
  ['UNION LIGHT HEAT & POWER CO', 'THE UNION LIGHT, HEAT AND POWER COMPANY', true],
  ['WITTER DEAN CORNERSTONE FUND III', 'DEAN WITTER CORNERSTONE FUND III', true],
  ['VARITY CORP', 'Varity Corporation and subsidiaries', true],
  ['UNION LIGHT HEAT & POWER CO', 'THE CINCINNATI GAS & ELECTRIC COMPANY', false],
  ['ZIEGLER COMPANIES INC', 'ZIEGLER MORTGAGE SECURITIES, INC. II', false],
  ['WITTER DEAN CORNERSTONE FUND III', 'DEAN WITTER CORNERSTONE FUND II', false],
])('%s and %s: the same company is %s', (one, other, same) => expect(sameCompany(one, other)).toBe(same))

test('the name of a company above a title, never a title or a unit', () => {
  expect(over('PSI ENERGY, INC. | | CONSOLIDATED STATEMENTS OF INCOME')).toBe('PSI ENERGY, INC.')
  expect(over('38 | | CONSOLIDATED STATEMENTS OF INCOME | (in thousands)')).toBeNull()
})

test('the accountants who signed the report above a statement are not the company it is of', () => {
  // United Air Lines, 10-K for 1995 (0000101001-96-000003), signed by others.
  const under = (name: string) =>
    `${name} | | Chicago, Illinois | February 28, 1996 | | STATEMENT OF CONSOLIDATED OPERATIONS`
  expect(over(under('COOPERS & LYBRAND L.L.P.'))).toBeNull()
  expect(over(under('MILLER, COOPER & CO.'))).toBeNull()
  expect(over('ARTHUR ANDERSEN & CO. | | CONSOLIDATED STATEMENTS OF INCOME')).toBeNull()
  const company = 'UNITED AIR LINES, INC. AND SUBSIDIARY COMPANIES'
  expect(over(`${under('COOPERS & LYBRAND L.L.P.')} | ${company} | STATEMENT`)).toBe(company)
  expect(over('UNIVERSAL CO. | Chicago, Illinois | STATEMENTS OF INCOME | Year ended June 30, 1995')).toBe(
    'UNIVERSAL CO.',
  )
})

test.each([
  ['UNITED STATES CELLULAR CORP', 'BATON ROUGE MSA LIMITED PARTNERSHIP', true],
  ['SEAGATE TECHNOLOGY PUBLIC LIMITED COMPANY', 'SEAGATE TECHNOLOGY PLC', false],
  ['COMMONWEALTH INCOME & GROWTH FUND V', 'Growth Fund V', false],
  ['UNOCAL CORP', 'CONSOLIDATED EARNINGS                           UNOCAL CORPORATION', false],
  ['155 East Tropicana Finance Corp.', '(A Nevada Limited-Liability Company)', false],
  ['UNITED STATES CELLULAR CORP', 'THE COMPANY', false],
  ['V BAND CORPORATION', 'VBAND CORPORATION AND SUBSIDIARIES', false],
  ['U S TRUST CORP /NY', 'UST CORP', true],
])('%s and %s: strangers is %s', (one, other, strange) => expect(areStrangers(one, other)).toBe(strange))

test.each([
  ['ZIEGLER MORTGAGE SECURITIES, INC. II', 'ZIEGLER COMPANIES INC', true],
  ['26   VARCO INTERNATIONAL, INC. AND SUBSIDIARIES', 'VARCO INTERNATIONAL INC', false],
  ['CONSOLIDATED BALANCE SHEET  UNOCAL CORPORATION', 'UNOCAL CORP', false],
  ['Growth Fund V', 'COMMONWEALTH INCOME & GROWTH FUND V', false],
  ['(A NEVADA LIMITED-LIABILITY COMPANY)', '155 East Tropicana Finance Corp.', false],
])('“%s” over a statement of %s: another of the family is %s', (name, company, is) =>
  expect(isOfFamily(name, company)).toBe(is),
)

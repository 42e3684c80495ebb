/** Balance sheets as they were filed, read from their lines alone. */
import { Buffer } from 'node:buffer'
import { expect, it } from 'vitest'
import { readCover } from '../../document/cover.ts'
import { Lines } from '../../document/text/lines.ts'
import { stretchFrom } from '../../document/text/stretch.ts'
import { sheetOf } from '../../sheet/printed-sheet.ts'
import { entriesOf } from '../sheet-lines.ts'
import {
  ELLINGTON,
  UMB,
  UNION_LIGHT,
  UNITIL,
  VALUE_PROPERTY,
  VOLUNTEER,
  WACKENHUT,
  WEIRTON,
} from './as-filed.fixture.ts'
import { type BalanceSheetRoles, findBalanceSheet } from './find.ts'

/** What is found in the first column, in printed units. */
function rolesOf(text: string): BalanceSheetRoles | null {
  const lines = new Lines(text)
  const grid = stretchFrom(lines, 0, /balance sheets?/i)
  const sheet = grid === null ? null : sheetOf([grid], readCover(Buffer.from(text), {}))
  if (sheet === null) throw new Error('no sheet')
  return findBalanceSheet(entriesOf(sheet, 0, null), 1)
}
const read = (text: string): Record<string, number> =>
  Object.fromEntries(Object.entries(rolesOf(text)?.fields ?? {}).map(([name, found]) => [name, found.value]))

it('reads redeemable stock with what is taken off it as one, by the total of liabilities above (0000849979-96-000001)', () =>
  expect(read(WEIRTON)).toMatchObject({
    cash_and_equivalents: 131811,
    receivables: 150213,
    total_liabilities: 1099525,
    temporary_equity: 15868,
    shareholders_equity: 198628,
    long_term_debt: 407869,
  }))

it('reads repurchase agreements as the liabilities that they are, and no stock to be repurchased (0000000000-22-810001)', () => {
  const found = read(ELLINGTON)
  expect(found).toMatchObject({ total_liabilities: 1_444_241, total_equity: 154_225, total_assets: 1_598_466 })
  expect(found).not.toHaveProperty('temporary_equity')
})

it('leaves nothing between printed totals that are all of the assets, whatever a line is called', () => {
  // The same sheet with a name of stock on its first liability.
  const found = read(ELLINGTON.replace(/^Repurchase agreements {3}/m, 'Redeemable capital notes'))
  expect(found).toMatchObject({ total_liabilities: 1_444_241, total_equity: 154_225 })
  expect(found).not.toHaveProperty('temporary_equity')
})

it('takes no total of other credits for equity where a capitalization comes first (0000899652-96-000083)', () =>
  expect(read(UNION_LIGHT)).toMatchObject({
    property_net: 243231,
    current_assets: 48208,
    current_liabilities: 79812,
    short_term_debt: 15000,
    long_term_debt: 54377,
    total_liabilities: 189315,
    shareholders_equity: 110482,
  }))

it('takes no property before depreciation for what is left after it (0000912057-95-001626)', () => {
  expect(WACKENHUT).toMatch(/30,826/)
  // What is left is misread, and then lost.
  expect(read(WACKENHUT.replace('30,826', '30,226')).property_net).toBeUndefined()
  expect(read(WACKENHUT.replace('30,826', '      ')).property_net).toBeUndefined()
})

it('gives a line whose words stand in the margin alone those words (0000912057-95-001626)', () =>
  expect(read(WACKENHUT)).toMatchObject({
    receivables: 100425,
    property_net: 30826,
    long_term_debt: 38991,
    temporary_equity: 8258,
    total_liabilities: 147040,
    shareholders_equity: 57459,
  }))

it('reads captions over several full lines (0000950144-96-001457)', () =>
  expect(read(VOLUNTEER)).toMatchObject({
    short_term_investments: 505000,
    property_net: 46915000,
    short_term_debt: 297000,
    long_term_debt: 18512000,
    total_liabilities: 27165000,
    shareholders_equity: 32975000,
  }))

it('counts preferred stock that is not redeemed to equity, and captions to the figures above them (0000755001-96-000005)', () =>
  expect(read(UNITIL)).toMatchObject({
    property_net: 129494461,
    short_term_debt: 3994000,
    long_term_debt: 62211000,
    temporary_equity: 3773900,
    shareholders_equity: 63894789 + 225000,
  }))

it('takes for neither debt nor equity what printed totals of both leave (0000950131-96-001177)', () =>
  expect(read(UMB)).toMatchObject({
    short_term_debt: 501,
    long_term_debt: 40736,
    total_liabilities: 5658888,
    temporary_equity: 46481,
    shareholders_equity: 575959,
  }))

it('counts for a sheet that the claims on its assets are as much as they (0000950131-96-001177)', () => {
  const points = (text: string) => rolesOf(text)?.frame.points ?? 0
  expect(UMB).toMatch(/6,281,328[^\n]*\n*$/)
  expect(points(UMB)).toBeGreaterThan(points(UMB.replace(/6,281,328(?=[^\n]*\n*$)/, '6,281,382')))
})

it('takes the larger of two amounts that are printed twice without a caption for total assets (0000912057-95-011788)', () =>
  expect(read(VALUE_PROPERTY)).toMatchObject({
    cash_and_equivalents: 9977000,
    total_assets: 232329000,
    long_term_debt: 109975000 + 17535000,
    total_liabilities: 132255000,
    shareholders_equity: 100074000,
  }))

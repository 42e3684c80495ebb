/** Statements of cash flows as they were filed, read from their lines alone. */
import { Buffer } from 'node:buffer'
import { expect, it } from 'vitest'
import { readCover } from '../../document/cover.ts'
import { Lines } from '../../document/text/lines.ts'
import { pagesOfText } from '../../document/text-pages.ts'
import { sheetOf } from '../../sheet/printed-sheet.ts'
import { entriesOf } from '../sheet-lines.ts'
import { TWIN_DISC, VARIAN, VARITY, VOLT } from './as-filed.fixture.ts'
import { type CashFlowRoles, findCashFlow } from './find.ts'

/** The readings of the first column of all pages, as they are tried. */
function readings(text: string): CashFlowRoles[] {
  const cover = readCover(Buffer.from(text), {})
  return [...pagesOfText(new Lines(text), 'cash_flow')].flatMap(({ pages }) => {
    const sheet = sheetOf(pages, cover)
    const roles = sheet === null ? null : findCashFlow(entriesOf(sheet, 0, null), 1)
    return roles === null ? [] : [roles]
  })
}

/** The fields in printed units of the first reading whose lines make the totals of all three sections. */
function read(text: string): Record<string, number> {
  const roles = readings(text).find(({ sums }) => Object.values(sums).filter((sum) => sum !== null).length === 3)
  return Object.fromEntries(Object.entries(roles?.fields ?? {}).map(([name, found]) => [name, found.value]))
}

it('reads operations that are told at the end (0000891618-94-000265)', () =>
  expect(read(VARIAN)).toMatchObject({
    net_income: 79358,
    depreciation_amortization: 48029 + 4484,
    operating_cash_flow: 120251,
    capital_expenditures: -62584,
    net_change_in_cash: 5565,
  }))

it('reads a change whose caption ends beside the figures (0000950130-95-000737)', () =>
  expect(read(VARITY)).toMatchObject({
    operating_cash_flow: 99.9,
    capital_expenditures: -154.9,
    exchange_rate_effect: 3.4,
    net_change_in_cash: 95.8,
    cash_at_end: 147,
  }))

it('reads each page by its own columns, and no head of a page as a line (0000950123-95-000109)', () => {
  expect(read(VOLT)).toMatchObject({
    operating_cash_flow: 14513000,
    investing_cash_flow: -1228000,
    financing_cash_flow: -36348000,
    net_change_in_cash: -24032000,
  })
  const [first] = readings(VOLT)
  expect(first?.sums.financing).toBeNull()
})

it('keeps the headings of sections that hold the words of the title (0000100378-95-000013)', () => {
  const headings = [...pagesOfText(new Lines(TWIN_DISC), 'cash_flow')].flatMap(({ pages }) => {
    const sheet = sheetOf(pages, readCover(Buffer.from(TWIN_DISC), {}))
    return sheet?.lines.find(({ bare }) => bare === 'dividends paid')?.heading ?? []
  })
  expect(headings[0]).toMatch(/^cash flows from financing activities/)
  expect(read(TWIN_DISC)).toMatchObject({
    net_income: 5672,
    acquisitions: -3172,
    dividends_paid: -1951,
    share_repurchases: -586,
    exchange_rate_effect: 131,
    cash_at_end: 3741,
  })
})

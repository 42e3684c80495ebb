/** Pages of a statement in plain text whose columns stand elsewhere, of made figures. */
import { expect, it } from 'vitest'
import { pagesOfText } from '../text-pages.ts'
import { Lines } from './lines.ts'
import { stretchFrom } from './stretch.ts'

const line = (label: string, now: string, before: string, width = 40) =>
  `${label.padEnd(width)}${now.padStart(12)}${before.padStart(12)}`

const ASSETS = (width?: number) =>
  ['Cash', 'Receivables', 'Inventories', 'Total current assets', 'Property, net', 'Total assets'].map((label, at) =>
    line(label, `1,${at}00`, `2,${at}00`, width),
  )
const CLAIMS = (width?: number) =>
  [
    'Accounts payable',
    'Total current liabilities',
    'Long-term debt',
    'Retained earnings',
    'Total liabilities and equity',
  ].map((label, at) => line(label, `3,${at}00`, `4,${at}00`, width))

const rightsOf = (text: string) =>
  stretchFrom(new Lines(text), 0, /balance sheets?/i)?.rows.map(({ figures }) => figures.map(({ right }) => right)) ??
  []

it.each([30, 60])('sets the figures of a second page under those of the first, %d characters wide', (width) => {
  const text = ['BALANCE SHEETS', ...ASSETS(), '<PAGE>', ...CLAIMS(width)].join('\n')
  const filled = rightsOf(text).filter(({ length }) => length > 0)
  expect(filled).toHaveLength(11)
  expect(new Set(filled.map(String)).size).toBe(1)
})

it('leaves columns of one page where they stand', () => {
  const text = ['BALANCE SHEETS', ...ASSETS(), ...CLAIMS(60)].join('\n')
  expect(
    new Set(
      rightsOf(text)
        .filter(({ length }) => length > 0)
        .map(String),
    ).size,
  ).toBe(2)
})

it('leaves a page with other columns', () => {
  const three = CLAIMS(60).map((one) => `${one}       5,000`)
  const text = ['BALANCE SHEETS', ...ASSETS(), '<PAGE>', ...three].join('\n')
  const filled = rightsOf(text).filter(({ length }) => length > 0)
  expect(filled.at(-1)?.[0]).not.toBe(filled[0]?.[0])
})

it('begins a balance sheet without a title on its own page, not with the statement before', () => {
  const income = ['Revenues', 'Cost of sales', 'Gross margin', 'Expenses', 'Net income'].map((label) =>
    line(label, '9,100', '9,000'),
  )
  const text = [...income, '<PAGE>', ...ASSETS(), ...CLAIMS()].join('\n')
  const firsts = [...pagesOfText(new Lines(text), 'balance_sheet')].map(({ pages: [first] }) => first?.rows[0]?.label)
  expect(firsts).toContain('Cash')
})

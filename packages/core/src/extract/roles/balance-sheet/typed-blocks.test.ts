/** Blocks of a balance sheet in the ways they are typed, of made figures: one way each. */
import { Buffer } from 'node:buffer'
import { describe, expect, it } from 'vitest'
import { readCover } from '../../document/cover.ts'
import { Lines } from '../../document/text/lines.ts'
import { stretchFrom } from '../../document/text/stretch.ts'
import { sheetOf } from '../../sheet/printed-sheet.ts'
import { entriesOf } from '../sheet-lines.ts'
import { findBalanceSheet } from './find.ts'

/** A line with the amounts of two years. */
const line = (label: string, now: string, before: string) =>
  `${label.padEnd(46)}${now.padStart(12)}${before.padStart(12)}`

const CURRENT = [line('Cash', '400', '300'), line('Accounts receivable', '900', '700')]
const CURRENT_LIABILITIES = [line('Accounts payable', '350', '250'), line('Accrued expenses', '150', '150')]

interface Blocks {
  current?: readonly string[]
  currentTotal?: string
  /** In the place of property. */
  noncurrent?: readonly string[]
  longTerm?: readonly string[]
  currentLiabilities?: readonly string[]
  currentOwed?: string
  /** Between liabilities and equity. */
  between?: readonly string[]
  equity?: readonly [now: string, before: string]
}

/** What is found on a balance sheet with total assets of 2,000. `cashAtEnd`: of its cash flows. */
function read(blocks: Blocks, cashAtEnd: number | null = null): Record<string, number> {
  const [now, before] = blocks.equity ?? ['1,500', '1,200']
  const text = `
                     CONSOLIDATED BALANCE SHEETS
                                                     December 31,
${line('', '1997', '1996')}
ASSETS
${(blocks.current ?? CURRENT).join('\n')}
${line(blocks.currentTotal ?? 'Total current assets', '1,300', '1,000')}
${(blocks.noncurrent ?? [line('Property, plant and equipment, net', '700', '600')]).join('\n')}
${line('Total assets', '2,000', '1,600')}
LIABILITIES AND STOCKHOLDERS' EQUITY
${(blocks.currentLiabilities ?? CURRENT_LIABILITIES).join('\n')}
${line(blocks.currentOwed ?? 'Total current liabilities', '500', '400')}
${[...(blocks.longTerm ?? []), ...(blocks.between ?? [])].join('\n')}
Stockholders' equity:
${line('Common stock', '100', '100')}
${line('Retained earnings', String(Number(now.replace(',', '')) - 100), String(Number(before.replace(',', '')) - 100))}
${line("Total stockholders' equity", now, before)}
${line("Total liabilities and stockholders' equity", '2,000', '1,600')}
`
  return fieldsOf(text, cashAtEnd)
}

const fieldsOf = (text: string, cashAtEnd: number | null = null): Record<string, number> =>
  Object.fromEntries(Object.entries(rolesOf(text, cashAtEnd)?.fields ?? {}).map(([name, { value }]) => [name, value]))

function rolesOf(text: string, cashAtEnd: number | null = null) {
  const grid = stretchFrom(new Lines(text), 0, /balance sheets?/i)
  const sheet = grid === null ? null : sheetOf([grid], readCover(Buffer.from(text), {}))
  if (sheet === null) throw new Error('no sheet')
  return findBalanceSheet(entriesOf(sheet, 0, null), 1, cashAtEnd)
}

describe('receivables', () => {
  const cash = line('Cash', '400', '300')
  it('printed gross and net count once, by what the allowance leaves', () => {
    const lines = [
      line('Accounts receivable', '1,000', '760'),
      line('Less allowance for doubtful accounts', '(100)', '(60)'),
    ]
    expect(read({ current: [cash, ...lines, line('Net accounts receivable', '900', '700')] }).receivables).toBe(900)
  })
  it('are net where the caption of the allowance broke in capitals', () => {
    const lines = ['RECEIVABLES:', line('  TRADE', '1,000', '760'), '  LESS ALLOWANCE FOR DOUBTFUL']
    expect(
      read({ current: [cash, ...lines, line('  ACCOUNTS', '(100)', '(60)'), line('', '900', '700')] }).receivables,
    ).toBe(900)
  })
  it.each(['Trade debtors', 'Debtors', 'Contracts receivable, including retainage', 'Accounts rec., less reserve'])(
    'are called “%s” too',
    (label) => expect(read({ current: [cash, line(label, '900', '700')] }).receivables).toBe(900),
  )
  it('are no contracts of a finance company', () =>
    expect(read({ current: [cash, line('Retail installment contracts receivable', '900', '700')] })).not.toHaveProperty(
      'receivables',
    ))
})

describe('short-term investments', () => {
  const invested = line('Short-term investments', '100', '80')
  const others = line('Accounts receivable', '800', '620')
  it('are a line of the current assets', () =>
    expect(read({ current: [line('Cash', '400', '300'), invested, others] }).short_term_investments).toBe(100))
  it('are none where they are part of the cash', () => {
    const current = [line('Cash', '300', '220'), invested, line('Total cash and cash equivalents', '400', '300')]
    const found = read({ current: [...current, line('Accounts receivable', '900', '700')] })
    expect(found.cash_and_equivalents).toBe(400)
    expect(found).not.toHaveProperty('short_term_investments')
  })
  it.each([
    ['Short-term investments', 400],
    ['Other short-term investments', 400],
    ['Investments', undefined],
    ['Federal funds sold and other short-term investments', undefined],
    ['Interest-bearing deposits and short-term investments', undefined],
  ])('of a sheet without current assets: “%s” %s', (label, amount) => {
    const text = `
                     CONSOLIDATED BALANCE SHEETS
                                                     December 31,
${line('', '1997', '1996')}
ASSETS
${line('Cash and due from banks', '600', '500')}
${line(label, '400', '300')}
${line('Loans, net', '1,000', '800')}
${line('Total assets', '2,000', '1,600')}
LIABILITIES AND STOCKHOLDERS' EQUITY
${line('Deposits', '1,500', '1,200')}
${line("Total stockholders' equity", '500', '400')}
${line("Total liabilities and stockholders' equity", '2,000', '1,600')}
`
    expect(fieldsOf(text).short_term_investments).toBe(amount)
  })
})

describe('receivables of trade', () => {
  const cash = line('Cash', '400', '300')
  const trade = line('  Trade', '850', '650')
  const allowance = (now: string, before: string) => line('  Less allowance for doubtful accounts', now, before)
  const others = line('  Other', '100', '80')

  it('have the allowance taken off that stands below others', () => {
    const lines = ['Accounts receivable:', trade, others, line('', '950', '730'), allowance('(50)', '(30)')]
    expect(read({ current: [cash, ...lines, line('', '900', '700')] }).receivables).toBe(800)
  })
  it('also where it is printed without brackets', () => {
    const lines = ['Accounts receivable:', trade, others, line('', '950', '730'), allowance('50', '30')]
    expect(read({ current: [cash, ...lines, line('', '900', '700')] }).receivables).toBe(800)
  })
  it('have nothing taken off again that their caption says is taken off', () => {
    const lines = ['Accounts receivable:', line('  Trade, less allowances', '850', '650'), line('  Other', '50', '50')]
    expect(read({ current: [cash, ...lines] }).receivables).toBe(850)
  })
  it('stand for themselves where a total holds others too', () => {
    const lines = [
      'Receivables:',
      line('  Customers, less allowances', '850', '650'),
      line('  Affiliated companies', '50', '50'),
    ]
    expect(read({ current: [cash, ...lines, line('  Total receivables', '900', '700')] }).receivables).toBe(850)
  })
  it('are their total where that holds nothing else', () => {
    const lines = ['Receivables:', line('  Trade', '950', '730'), allowance('(50)', '(30)')]
    expect(read({ current: [cash, ...lines, line('  Total receivables', '900', '700')] }).receivables).toBe(900)
  })
})

it('takes stocks among current assets for inventories', () =>
  expect(read({ current: [line('Cash', '400', '300'), line('Stocks', '900', '700')] }).inventories).toBe(900))

it('takes a total of current assets by its heading’s words', () =>
  expect(read({ currentTotal: 'Current assets' }).current_assets).toBe(1300))

it('joins a caption that goes on below its figures, further in and in small letters', () => {
  const equipment = [
    line('Spare parts, materials and', '900', '700'),
    '    supplies, less allowance for',
    '    obsolescence',
  ]
  expect(read({ current: [line('Cash', '400', '300'), ...equipment] }).inventories).toBe(900)
})

it('joins a caption in capitals that goes on with a small word', () => {
  const broken = ['CASH, INCLUDING INTEREST-BEARING DEPOSITS', line('OF $1,204', '400', '300')]
  expect(read({ current: [...broken, line('ACCOUNTS RECEIVABLE', '900', '700')] }).cash_and_equivalents).toBe(400)
})

describe('long-term debt', () => {
  const equity = ['1,200', '1,000'] as const
  it('is a debt with its own part that is due now, where nothing else says what is due', () => {
    const lines = [line('Debt, including current maturities', '300', '200')]
    const found = read({ currentOwed: 'Deferred revenue', longTerm: lines, equity })
    expect(found.long_term_debt).toBe(300)
    expect(found).not.toHaveProperty('short_term_debt')
  })
  it('is the total of its block, also where a line of that is not called a debt', () => {
    const lines = [
      'Long-term debt:',
      line('  Senior notes', '200', '150'),
      line('  Bank credit agreement', '100', '50'),
    ]
    expect(read({ longTerm: [...lines, line('', '300', '200')], equity }).long_term_debt).toBe(300)
  })
  it('is the total of its block less what is due now', () => {
    const lines = [
      'Long-term debt:',
      line('  Senior notes', '200', '150'),
      line('  Other', '130', '80'),
      line('', '330', '230'),
    ]
    const last = [line('  Less current maturities', '(30)', '(30)'), line('Total long-term debt', '300', '200')]
    expect(read({ longTerm: [...lines, ...last], equity }).long_term_debt).toBe(300)
  })
  it('of two loans alike is both of them', () => {
    const lines = [line('First mortgage bonds', '150', '100'), line('Senior notes', '150', '100')]
    expect(read({ longTerm: lines, equity }).long_term_debt).toBe(300)
  })
  it('is its only printed total', () =>
    expect(read({ longTerm: [line('Total long-term debt', '300', '200')], equity }).long_term_debt).toBe(300))
  it('less its current part is owed later, without a total of current liabilities too', () => {
    const found = read({
      currentTotal: 'Other assets',
      current: [line('Cash', '400', '300')],
      currentOwed: 'Other liabilities',
      longTerm: [line('Long-term debt, less current maturities', '300', '200')],
      equity,
    })
    expect(found.long_term_debt).toBe(300)
    expect(found).not.toHaveProperty('short_term_debt')
  })
  it('and loans due now are not told apart by a total without a caption', () => {
    const found = read({
      currentTotal: '',
      currentLiabilities: [line('Notes payable', '350', '250'), line('Accounts payable', '150', '150')],
      currentOwed: '',
      longTerm: [line('Senior notes', '300', '200')],
      equity,
    })
    expect(found).not.toHaveProperty('short_term_debt')
    expect(found).not.toHaveProperty('long_term_debt')
  })
})

it('places the partners of an operating partnership between liabilities and equity', () => {
  const longTerm = [line('Total liabilities', '500', '400')]
  const between = [line("Limited partners' interest in operating partnership", '300', '200')]
  expect(read({ longTerm, between, equity: ['1,200', '1,000'] })).toMatchObject({
    total_liabilities: 500,
    temporary_equity: 300,
    total_equity: 1200,
  })
})

describe('stock between liabilities and equity', () => {
  const equity = ['1,200', '1,000'] as const
  it('is told by the heading over its series', () => {
    const series = ['Redeemable preferred stock:', line('  Series A, 1,000 shares', '200', '150')]
    const found = read({ between: [...series, line('  Series B, 500 shares', '100', '50')], equity })
    expect(found).toMatchObject({ temporary_equity: 300, total_liabilities: 500, total_equity: 1200 })
  })
  it('is told by a caption that broke before its last word, in capitals', () => {
    const minority = ['MINORITY INTEREST IN CONSOLIDATED COMPANIES AND', line('SUBSIDIARIES', '300', '200')]
    expect(read({ between: minority, equity })).toMatchObject({ temporary_equity: 300, total_liabilities: 500 })
  })
  it('does not take what stands under it for stock', () => {
    const lines = ['Redeemable preferred stock:', line('  Accrued pension cost', '300', '200')]
    expect(read({ between: lines, equity })).not.toHaveProperty('temporary_equity')
  })
})

it('reads the line after the head that a page repeats by its own words', () => {
  const page = [
    '<PAGE>',
    '               CONSOLIDATED BALANCE SHEETS (CONTINUED)',
    '                                           December 31,',
  ]
  const found = read({ currentLiabilities: [...CURRENT_LIABILITIES, ...page, line('', '1997', '1996')] })
  expect(found.current_liabilities).toBe(500)
})

describe('receivables of trade beside others', () => {
  const cash = line('Cash', '400', '300')
  it('stand for themselves where a total holds notes, under no heading of their own (0000320515-96-000005)', () =>
    expect(
      read({
        current: [
          cash,
          line('Receivables, net of allowance: Trade', '600', '500'),
          line('Related parties', '200', '150'),
          line('Notes receivable', '100', '50'),
          line('Total receivables', '900', '700'),
        ],
      }),
    ).toMatchObject({ receivables: 600 }))

  it('are the total where nothing else is in it', () =>
    expect(
      read({
        current: [
          cash,
          line('Accounts receivable, billed', '600', '500'),
          line('Unbilled', '300', '200'),
          line('Total receivables', '900', '700'),
        ],
      }),
    ).toMatchObject({ receivables: 900 }))
})

it('takes of the customers of a block what stands among other receivables', () => {
  const lines = ['Receivables:', line('  Notes', '100', '50'), line('  Wholesale customers', '600', '500')]
  const rest = [line('  Joint owners', '200', '150'), line('  Total receivables', '900', '700')]
  expect(read({ current: [line('Cash', '400', '300'), ...lines, ...rest] }).receivables).toBe(600)
})

it('takes receivables of trade, not others that are called receivables too', () => {
  const lines = [line('Accounts receivable, net', '600', '500'), line('Program receivables', '300', '200')]
  expect(read({ current: [line('Cash', '400', '300'), ...lines] }).receivables).toBe(600)
})

it('adds what stands under a heading of intangible assets, whatever it is called', () => {
  const heading = ['Intangible assets:', line('  Goodwill', '300', '300'), line('  Workforce', '100', '100')]
  const found = read({ noncurrent: [...heading, line('  Customer base', '300', '200')] })
  expect(found).toMatchObject({ goodwill: 300, intangibles: 400 })
})

it('puts stock that its holders may give back outside equity', () => {
  const between = [line('Common stock subject to put rights', '300', '200')]
  expect(read({ between, equity: ['1,200', '1,000'] })).toMatchObject({ temporary_equity: 300, total_liabilities: 500 })
})

describe('a block of long-term debt whose heading says what is not in it (0000276104-96-000004)', () => {
  const notes = [
    line('Long-term debt, less current portion Revolving debt', '200', '200'),
    line('9 1/8% Senior Notes due 2003', '100', '50'),
    line('Other', '20', '10'),
  ]
  it('is its total, with the lines that are no debt by their words', () =>
    expect(
      read({
        longTerm: [...notes, line('Total long-term debt, less current portion', '320', '260')],
        equity: ['1,180', '940'],
      }),
    ).toMatchObject({ long_term_debt: 320, total_equity: 1180, total_liabilities: 820 }))

  it('is no total of it that holds what is due now', () =>
    expect(
      read({
        longTerm: [
          line('Term loan', '200', '200'),
          line('Current portion of term loan', '100', '50'),
          line('Total long-term debt', '300', '250'),
        ],
        equity: ['1,200', '950'],
      }).long_term_debt,
    ).not.toBe(300))
})

describe('totals called no more than “Total”', () => {
  it('are those of the current blocks that the captions of their first lines begin (0000950123-95-000109)', () => {
    const found = read({
      current: [line('CURRENT ASSETS Cash', '400', '300'), line('Accounts receivable', '900', '700')],
      currentTotal: 'Total',
      currentLiabilities: [
        line('CURRENT LIABILITIES Notes payable to banks', '350', '250'),
        line('Accrued expenses', '150', '150'),
      ],
      currentOwed: 'Total',
    })
    expect(found).toMatchObject({ current_assets: 1300, current_liabilities: 500, short_term_debt: 350 })
  })
})

it('takes for cash the line under “Cash” that the cash flows end with (0000102420-96-000003)', () => {
  const current = [
    'Cash:',
    line('  On hand and in demand accounts', '400', '300'),
    line('  Held in escrow', '900', '700'),
  ]
  expect(read({ current }, 400)).toMatchObject({ cash_and_equivalents: 400 })
})

// The captions of 0000755001-96-000005 go on below their figures; without indents they run into the next line.
it('places redeemable preferred stock outside equity also where “non-redeemable” of the line above runs into it', () =>
  expect(
    fieldsOf(`
                     CONSOLIDATED BALANCE SHEETS
                                                     December 31,
${line('', '1997', '1996')}
ASSETS
${line('Utility plant, net', '2,000', '1,600')}
${line('Total assets', '2,000', '1,600')}
CAPITALIZATION AND LIABILITIES
Capitalization:
${line('Common stock equity', '900', '700')}
${line('Preferred stock,', '100', '100')}
Non-redeemable, non-cumulative
${line('Preferred stock, redeemable,', '300', '200')}
Cumulative
${line('Long-term debt', '300', '300')}
${line('Total capitalization', '1,600', '1,300')}
Current liabilities:
${line('Accounts payable', '300', '200')}
${line('Accrued expenses', '100', '100')}
${line('Total current liabilities', '400', '300')}
${line('Total capitalization and liabilities', '2,000', '1,600')}
`),
  ).toMatchObject({ temporary_equity: 300, total_equity: 1000 }))

const SHEET = (assets: string, claims: string) => `
                     CONSOLIDATED BALANCE SHEETS
                                                     December 31,
${line('', '1997', '1996')}
${line('Cash', '400', '300')}
${line('Accounts receivable', '500', '400')}
${line('Inventories', '400', '300')}
${line('Property, net', '700', '600')}
${line(assets, '2,000', '1,600')}
${line('Accounts payable', '500', '400')}
${line('Long-term debt', '300', '200')}
${line('Common stock', '200', '200')}
${line('Retained earnings', '1,000', '800')}
${line(claims, '2,000', '1,600')}
`

it('takes for its totals the largest amount that stands twice, whatever it is called, where the lines above make it', () => {
  expect(fieldsOf(SHEET('Resources', 'Funded by'))).toMatchObject({ total_assets: 2000, long_term_debt: 300 })
  expect(rolesOf(SHEET('Resources', 'Funded by').replace('700', '690'))).toBeNull()
})

it('tells a further sheet that runs into it by claims of another amount', () => {
  const sheet = SHEET('Total assets', 'Total liabilities and equity')
  expect(rolesOf(sheet)?.otherClaims).toBe(false)
  const further = [line('Debt of the parent', '40', '30'), line('Total liabilities and equity', '90', '80')].join('\n')
  expect(rolesOf(`${sheet.trimEnd()}\n${further}\n`)?.otherClaims).toBe(true)
})

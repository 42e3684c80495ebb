/** What leads from income before taxes to the owners' net income: statements as printed (accession number with each). */
import { describe, expect, it } from 'vitest'
import { type Printed, sheetOf } from '../as-filed.fixture.ts'
import type { Term } from '../sheet.ts'
import { pickAfter } from './after-tax.ts'

/** Reads the lines after tax; the results are told by their labels. */
function after(printed: readonly Printed[], { pretax, tax, net }: { pretax: string; tax?: string; net: string }) {
  const sheet = sheetOf(printed)
  const at = (label: string) => {
    const index = printed.findIndex(([own]) => own === label)
    if (index < 0) throw new Error(`no line is called ${label}`)
    return index
  }
  const term: Term | null = tax === undefined ? null : [{ index: at(tax), sign: 1 }]
  const found = pickAfter(sheet, { pretax: at(pretax), tax: term, net: at(net), less: null })
  const named = (lines: Term | null) => lines?.map(({ index, sign }) => [printed[index]?.[0], sign]) ?? null
  return { ...found, tax: named(found.tax), lines: named(found.block.term), fits: found.block.fits }
}

const TAX = 'Provision for income taxes'
const PRETAX = 'Income before income taxes'
const NET = 'Net income'

describe('the tax', () => {
  it('takes away where its caption says so and the next result is what it leaves', () => {
    const read = after(
      [
        [PRETAX, '8,994'],
        [TAX, '3,148'],
        [NET, '5,846'],
      ],
      { pretax: PRETAX, tax: TAX, net: NET },
    )
    expect(read).toMatchObject({ tax: [[TAX, 1]], lines: [], fits: true, proofs: 2, notes: [] })
  })

  it('adds where a benefit is printed as positive', () => {
    const label = 'Benefit (provision) for income taxes'
    const loss = after(
      [
        ['Loss before income taxes', '(500)'],
        [label, '180'],
        ['Net loss', '(320)'],
      ],
      {
        pretax: 'Loss before income taxes',
        tax: label,
        net: 'Net loss',
      },
    )
    expect(loss).toMatchObject({ tax: [[label, -1]], fits: true, proofs: 2 })
    const profit = after(
      [
        [PRETAX, '500'],
        [label, '(180)'],
        [NET, '320'],
      ],
      { pretax: PRETAX, tax: label, net: NET },
    )
    expect(profit).toMatchObject({ tax: [[label, -1]], fits: true, proofs: 2 })
  })

  it('printed in brackets is an expense where it leads on so', () => {
    const label = 'Income tax expense'
    const read = after(
      [
        [PRETAX, '500'],
        [label, '(180)'],
        [NET, '320'],
      ],
      { pretax: PRETAX, tax: label, net: NET },
    )
    expect(read).toMatchObject({ tax: [[label, -1]], proofs: 2 })
  })

  it('printed in brackets is a benefit where only that leads on', () => {
    // AMD, 10-K for 2022 (0000002488-23-000047), without its equity income.
    const label = 'Income tax provision (benefit)'
    const read = after(
      [
        [PRETAX, '1,184'],
        [label, '(122)'],
        [NET, '1,306'],
      ],
      { pretax: PRETAX, tax: label, net: NET },
    )
    expect(read).toMatchObject({ tax: [[label, 1]], fits: true })
  })

  it('that leads nowhere is told', () => {
    const read = after(
      [
        [PRETAX, '8,994'],
        [TAX, '3,148'],
        [NET, '5,999'],
      ],
      { pretax: PRETAX, tax: TAX, net: NET },
    )
    expect(read).toMatchObject({ fits: false, proofs: 0, notes: ['tax does not lead from pre-tax to net income'] })
  })

  it('is not asked for where none is printed', () => {
    const read = after(
      [
        [PRETAX, '320'],
        [NET, '320'],
      ],
      { pretax: PRETAX, net: NET },
    )
    expect(read).toMatchObject({ tax: null, lines: [], fits: true, proofs: 0, notes: [] })
  })
})

describe('lines below the tax', () => {
  it('lead to the owners with the signs that make net income', () => {
    const read = after(
      [
        [PRETAX, '1,000'],
        [TAX, '300'],
        ['Income from continuing operations', '700'],
        ['Loss from discontinued operations, net of tax', '(55)'],
        [NET, '645'],
      ],
      { pretax: PRETAX, tax: TAX, net: NET },
    )
    expect(read).toMatchObject({ fits: true, lines: [['Loss from discontinued operations, net of tax', 1]] })
  })

  it('take the share of the minority off, bracketed or not', () => {
    const lines = (share: string): Printed[] => [
      [PRETAX, '1,000'],
      [TAX, '300'],
      ['Net income including noncontrolling interests', '700'],
      ['Net income attributable to noncontrolling interests', share],
      ['Net income attributable to the company', '640'],
    ]
    for (const share of ['60', '(60)']) {
      const read = after(lines(share), { pretax: PRETAX, tax: TAX, net: 'Net income attributable to the company' })
      expect(read.fits, share).toBe(true)
      expect(read.block.total, share).toBe(-60)
    }
  })

  it('add where the share of the minority is a loss', () => {
    // Comcast, 10-K for 2023 (0001166691-24-000011): their share is (282), the company's income larger than the whole.
    const read = after(
      [
        [PRETAX, '20,478'],
        ['Income tax expense', '(5,371)'],
        ['Net income', '15,107'],
        ['Less: Net income (loss) attributable to noncontrolling interests', '(282)'],
        ['Net income attributable to Comcast Corporation', '15,388'],
      ],
      { pretax: PRETAX, tax: 'Income tax expense', net: 'Net income attributable to Comcast Corporation' },
    )
    expect(read.fits).toBe(true)
    expect(read.block.total).toBe(282)
  })

  it('may be income of investments, which stands after the tax', () => {
    // AMD, 10-K for 2022 (0000002488-23-000047): equity income in investee 14.
    const read = after(
      [
        ['Income (loss) before income taxes and equity income', '1,184'],
        ['Income tax provision (benefit)', '(122)'],
        ['Equity income in investee', '14'],
        [NET, '1,320'],
      ],
      {
        pretax: 'Income (loss) before income taxes and equity income',
        tax: 'Income tax provision (benefit)',
        net: NET,
      },
    )
    expect(read).toMatchObject({ fits: true, lines: [['Equity income in investee', 1]] })
  })

  it('may stand between income before taxes and the tax', () => {
    const read = after(
      [
        [PRETAX, '1,000'],
        ['Minority interest', '(40)'],
        [TAX, '300'],
        [NET, '660'],
      ],
      { pretax: PRETAX, tax: TAX, net: NET },
    )
    expect(read).toMatchObject({ fits: true, lines: [['Minority interest', 1]] })
  })

  it('are none where a line there is no share of others', () => {
    const read = after(
      [
        [PRETAX, '1,000'],
        ['Restructuring charge', '(40)'],
        [TAX, '300'],
        [NET, '660'],
      ],
      { pretax: PRETAX, tax: TAX, net: NET },
    )
    expect(read.fits).toBe(false)
  })

  it('that do not add up are told with what they miss between', () => {
    const read = after(
      [
        [PRETAX, '1,000'],
        [TAX, '300'],
        ['Extraordinary loss', '(90)'],
        [NET, '500'],
      ],
      { pretax: PRETAX, tax: TAX, net: NET },
    )
    expect(read.block).toMatchObject({ fits: false, from: 700, to: 500 })
    expect(read.lines?.map(([label]) => label)).toEqual(['Extraordinary loss'])
  })
})

describe('the share of the minority that net income still holds', () => {
  it('is one of the lines, and comes off what they lead to', () => {
    const printed: Printed[] = [
      [PRETAX, '1,000'],
      [TAX, '300'],
      [NET, '700'],
      ['Net income attributable to noncontrolling interests', '60'],
    ]
    const found = pickAfter(sheetOf(printed), {
      pretax: 0,
      tax: [{ index: 1, sign: 1 }],
      net: 2,
      less: [{ index: 3, sign: -1 }],
    })
    expect(found.block).toMatchObject({ fits: true, from: 700, to: 640, total: -60, term: [{ index: 3, sign: -1 }] })
  })
})

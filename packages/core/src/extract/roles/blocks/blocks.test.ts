/** The blocks between the main lines, by statements as filings print them: read alike with their tags and without. */
import { describe, expect, it } from 'vitest'
import type { Amount } from '../../sheet/amount.ts'
import { mainRoles } from '../main.ts'
import { Sheet, type Term } from '../sheet.ts'
import { sheetOf } from '../tagged/sheet.ts'
import { blocksOf } from './blocks.ts'

/** `label | concept | value` in millions; headings end in a colon. */
function tagged(text: string): Sheet {
  let heading = ''
  const amounts = text
    .trim()
    .split('\n')
    .flatMap((line, row): Amount[] => {
      const [label = '', tag, text] = line.split('|').map((part) => part.trim())
      if (tag === undefined) {
        heading = label.replace(/:$/, '')
        return []
      }
      const concept = tag.includes(':') ? tag : `us-gaap:${tag}`
      const cell = { label, text: text ?? '', start: row, end: row + 1 }
      const amount = { label, heading, value: Number(text) * 1e6, row, concept, dims: new Map<string, string>() }
      return [{ ...amount, measure: 'USD', scale: 6, bracketed: Number(text) < 0, cell }]
    })
  return sheetOf(amounts)
}
/** The same lines without what their tags say. */
const printed = (sheet: Sheet): Sheet =>
  new Sheet(
    sheet.lines.map(({ fact: _, ...line }) => line),
    0,
    sheet.step,
  )

function read(sheet: Sheet) {
  const named = (term: Term | null | undefined) =>
    term?.map(({ index, sign }) => [sheet.lines[index]?.label, (sign * sheet.value(index)) / 1e6]) ?? null
  const { expenses, between, after, interest, other, otherAfter } = blocksOf(sheet, mainRoles(sheet))
  return {
    expenses: named(expenses?.term),
    interest: named(interest),
    other: named(other),
    otherAfter: named(otherAfter),
    fits: [expenses, between, after].map((block) => block?.fits ?? null),
  }
}

const TAX = 'Income tax expense | IncomeTaxExpenseBenefit'
const PRETAX =
  'Income before income taxes | IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest'

/** Comcast Corporation, 10-K 2023 (0001166691-24-000011): its rounded costs make 98,259, its total is 98,258. */
const COMCAST = `
Revenue | Revenues | 121572
Costs and Expenses:
Programming and production | cmcsa:ProgrammingAndProductionCosts | 36762
Marketing and promotion | MarketingExpense | 7971
Other operating and administrative | cmcsa:OtherOperatingAndAdministrativeExpenses | 39190
Depreciation | Depreciation | 8854
Amortization | AmortizationOfIntangibleAssets | 5482
Total costs and expenses | CostsAndExpenses | 98258
Operating income | OperatingIncomeLoss | 23314
Interest expense | InterestExpense | 4087
Investment and other income (loss), net | NonoperatingIncomeExpense | 1252
${PRETAX} | 20478
${TAX} | 5371
Net income | ProfitLoss | 15107
Less: Net income (loss) attributable to noncontrolling interests | NetIncomeLossAttributableToNoncontrollingInterest | -282
Net income attributable to Comcast Corporation | NetIncomeLoss | 15388
`

describe.each([
  ['tagged', (text: string) => tagged(text)],
  ['printed', (text: string) => printed(tagged(text))],
] as const)('the blocks of %s lines', (_, sheet) => {
  it('are their lines without totals and results, as they move the result below', () => {
    const found = read(sheet(COMCAST))
    expect(found.expenses?.map(([name]) => name)).not.toContain('Total costs and expenses')
    expect(found.expenses).toContainEqual(['Amortization', -5482])
    expect(found.interest).toEqual([['Interest expense', -4087]])
    expect(found.other).toEqual([['Investment and other income (loss), net', 1252]])
    expect(found.otherAfter?.map(([, amount]) => amount)).toEqual([282])
    expect(found.fits).toEqual([true, true, true])
  })

  it('have the signs of their words where no sum tells them', () => {
    const found = read(sheet(COMCAST.replace('| 7971', '| 9971').replace('| 1252', '| 9252')))
    expect(found.fits).toEqual([false, false, true])
    expect(found.expenses).toContainEqual(['Marketing and promotion', -9971])
    expect(found.interest).toBeNull()
  })

  it('are none where expenses must make income before taxes and do not', () => {
    const bank = `
Revenue | Revenues | 100
Salaries and benefits | LaborAndRelatedExpense | 40
Occupancy | OccupancyNet | 10
${PRETAX} | 50
${TAX} | 10
Net income | NetIncomeLoss | 40
`
    expect(read(sheet(bank))).toMatchObject({ fits: [true, null, true] })
    const blocks = (text: string) => blocksOf(sheet(text), mainRoles(sheet(text)))
    expect(blocks(bank)).toMatchObject({ mustAddUp: true, expenses: { from: 100e6, to: 50e6, total: -50e6 } })
    expect(blocks(bank.replace('| 10\n', '| 14\n')).expenses?.fits).toBe(false)
  })
})

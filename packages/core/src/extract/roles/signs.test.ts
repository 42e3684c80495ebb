import { expect, it } from 'vitest'
import { captionSign, conceptSign } from './signs.ts'

it.each([
  ['Interest income', 1],
  ['Interest expense, net of interest income', -1],
  ['Interest income (expense), net', 1],
  ['(Gain) loss on sale of property', -1],
  ['Gain (loss) on sale of property', 1],
  ['Losses (gains) on investments', -1],
  ['Recovery of credit losses', 1],
  ['Provision (benefit) for credit losses', -1],
  ['Loss on sale of income property', -1],
  ['Equity in earnings (losses) of affiliates', 1],
  ['Write-down of inventories', -1],
  ['Salaries and employee benefits expense', -1],
])('“%s” moves income by %i', (label, sign) => {
  const caption = { words: label.toLowerCase(), heading: '' }
  expect(captionSign(caption)).toBe(sign)
  // Under a name of the company's own the same words say the same.
  expect(conceptSign('acme:CustomItem', label, '')).toEqual({ sign, loose: true })
})

it('leaves to the list what neither the caption nor its heading says', () => {
  const other = { words: 'other, net', heading: '' }
  expect([captionSign(other), captionSign(other, -1)]).toEqual([1, -1])
  expect(captionSign({ ...other, heading: 'other deductions' })).toBe(-1)
})

it('holds the sign of a concept of the taxonomies for certain', () => {
  expect(conceptSign('us-gaap:InterestExpense', 'Interest', '')).toEqual({ sign: -1, loose: false })
  expect(conceptSign('us-gaap:OtherNonoperatingIncomeExpense', 'Other', '')).toEqual({ sign: 1, loose: false })
  expect(conceptSign('us-gaap:PublicUtilitiesAllowanceForFundsUsedDuringConstruction', 'Allowance', '')).toMatchObject({
    sign: 1,
  })
})

import { expect, it } from 'vitest'
import { BANK_INCOME, expensesEnd, minoritySign, needsOtherRevenue, OTHER_REVENUE } from './shared-proofs.ts'

it('adds other revenues only where gross profit needs them, however the costs are printed', () => {
  const amounts = { first: 1000, other: [50], costs: [600, 100], unit: 1 }
  expect(needsOtherRevenue({ ...amounts, gross: 350 })).toBe(true)
  expect(needsOtherRevenue({ ...amounts, costs: [-600, -100], gross: 350 })).toBe(true)
  // What rounding makes of five figures: 1,000 + 50 − 600 − 100 may be 351 and no more.
  expect(needsOtherRevenue({ ...amounts, gross: 351 })).toBe(true)
  expect(needsOtherRevenue({ ...amounts, gross: 352 })).toBe(false)
  expect(needsOtherRevenue({ ...amounts, gross: 300 })).toBe(false)
  expect(needsOtherRevenue({ ...amounts, other: [], gross: 300 })).toBe(false)
})

it("takes the minority's share off net income where preferred dividends then lead to common income", () => {
  const amounts = { net: 500, preferred: [20], unit: 1 }
  expect(minoritySign({ ...amounts, minority: 30, common: 450 })).toBe(-1)
  // Printed in brackets it is added, and a minority's loss raises what is the owners'.
  expect(minoritySign({ ...amounts, minority: -30, common: 450 })).toBe(1)
  expect(minoritySign({ ...amounts, minority: 30, common: 510 })).toBe(1)
  expect(minoritySign({ ...amounts, minority: 30, common: 430 })).toBeNull()
  expect(minoritySign({ ...amounts, preferred: [], minority: 30, common: 470 })).toBeNull()
})

it.each([
  ['Net operating income before provision for loan losses', BANK_INCOME, true],
  ['Total net banking income', BANK_INCOME, true],
  ['Operating income', BANK_INCOME, false],
  ['Other operating revenues', OTHER_REVENUE, true],
  ['Total other revenues', OTHER_REVENUE, false],
])('“%s” is read by its name', (label, words, isRead) => expect(words.test(label)).toBe(isRead))

it.each([
  ['operating income, whatever its lines make', 5, 9, { end: 5, mustAddUp: false }],
  ['income before taxes where no operating income is printed, if they make it', null, 9, { end: 9, mustAddUp: true }],
  ['nothing where neither is printed', null, null, null],
])('expenses lead to %s', (_, operating, pretax, end) => expect(expensesEnd(operating, pretax)).toEqual(end))

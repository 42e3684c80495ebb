/** How filings write currencies beside amounts, and labels that end in a number of their own. */
import { describe, expect, it } from 'vitest'
import { isCurrency, withSigns } from './currency-signs.ts'
import { OWN_NUMBER } from './own-number.ts'

describe('a sign that is typed as a name', () => {
  it.each([
    ['(pound)m', '£m'],
    ['(POUNDS)m', '£m'],
    ['(euro) million', '€ million'],
    ['(Yen) 12', '¥ 12'],
    ['(Y)12 and (Y)13', '¥12 and ¥13'],
    ['(yes) (eurozone) (p)', '(yes) (eurozone) (p)'],
    ['pound', 'pound'],
    ['', ''],
  ])('%s', (text, signs) => expect(withSigns(text)).toBe(signs))
})

describe('what may stand alone between a label and its figure', () => {
  it.each(
    'US$ C$ CDN$ HK$ NT$ A$ NZ$ S$ R$ MX$ Ch$ AR$ £ € ¥ (pound) (euro) USD EUR GBP RMB DM FF SEK NOK NOK( Rs. Rs Yen Y Won US$( £('.split(
      ' ',
    ),
  )('%s', (text) => expect(isCurrency(text)).toBe(true))

  it.each(['', '$', '(', '12', 'A', 'USD 12', 'usd', 'Wonder', 'N', 'pound', 'RMB million', '1Y', '£££'])(
    'not "%s"',
    (text) => expect(isCurrency(text)).toBe(false),
  )
})

describe('a number that belongs to its name (T36)', () => {
  it.each([
    'Class 2',
    'Phase 1',
    'Level 3',
    'Series 12',
    'Tier 1',
    'fiscal 1995',
    'Note 4',
    'Q4',
    'Segment 2',
    'Zone 51',
  ])('%s', (name) => expect(OWN_NUMBER.test(name)).toBe(true))
  it.each(['Americas 1', 'Net sales 2', 'Class', 'Class 2 shares', 'Outclass 2', 'Class  2'])('not %s', (name) =>
    expect(OWN_NUMBER.test(name)).toBe(false),
  )
})

import { expect, it } from 'vitest'
import { lineName } from './names.ts'

it('drops the number of a note and other marks from the name of a line', () => {
  // General Electric, 10-Q of September 30, 2023, and how other filers write the same.
  expect(
    [
      'Debt extinguishment costs (Note 20)',
      'Other costs and expenses (Notes 13 and 21)',
      'Interest expense [Note 7]',
      'Cost of sales (1)',
      'Other income (a)',
      'Operating costs:',
    ].map(lineName),
  ).toEqual([
    'Debt extinguishment costs',
    'Other costs and expenses',
    'Interest expense',
    'Cost of sales',
    'Other income',
    'Operating costs',
  ])
  expect(lineName('Interest and other (net)')).toBe('Interest and other (net)')
})

it('shortens what has a common short form', () => {
  expect(lineName('Selling, general and administrative expenses')).toBe('SG&A')
  expect(lineName('Sales, general & administrative')).toBe('SG&A')
  expect(lineName('Research and development')).toBe('R&D')
  // Boeing, 10-K for 2024.
  expect(lineName('Research and development expense, net')).toBe('R&D')
  expect(lineName('General and administrative expense')).toBe('General and administrative')
})

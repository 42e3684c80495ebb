/** Parts and businesses by no name of the statement: what they made is not what the company made. */
import { expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import { checkClaims } from './check.ts'

const verdicts = (text: string) => checkClaims(MADE, text).map((one) => one.verdict)

it.each([
  'The division earned $93.7 billion.',
  'The unit had sales of $391.0 billion.',
  'The region had sales of $391.0 billion.',
  'One product brought in $391.0 billion.',
  'A fast-growing market brought in $391.0 billion.',
  'The glove business made $93.7 billion.',
  'The car business brought in $391.0 billion.',
  'The virtual reality business earned $93.7 billion.',
  'Sales to businesses were $391.0 billion.',
  'Sales to foreign governments were $391.0 billion.',
  'Revenue per product was $391.0 billion.',
  'Apple Pay brought in $391.0 billion.',
  'Revenue of $391.0 billion came entirely from services.',
  'Net income of $93.7 billion made it the most profitable company.',
])('is not the company’s: %s', (text) => expect(verdicts(text)).not.toContain('holds'))

it.each(['The iPhone remains the star. The product brought in $201.2 billion.', 'The division earned $12.5 billion.'])(
  'is not held against the company’s: %s',
  (text) => expect(verdicts(text)).not.toContain('wrong'),
)

it.each([
  'Services grew, and the segment brought in $96.2 billion.',
  'The business brought in $391.0 billion.',
  'The company made $93.7 billion.',
  'The iPhone maker earned $93.7 billion.',
])('is told of a part that was named, or of all of it: %s', (text) => expect(verdicts(text)).toContain('holds'))

it('takes a growth “a year” for no growth of one year', () => {
  expect(verdicts('Revenue grew 2.0% a year.')).not.toContain('holds')
  expect(verdicts('Revenue grew 2.0% from a year ago.')).toContain('holds')
})

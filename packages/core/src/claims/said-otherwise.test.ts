/** Words of a sentence that do not fit its figures, each beside the right sentence that it was made of. */
import { describe, expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import type { FactBase } from '../figures-in-words/facts.ts'
import { THREE_LOSSES, THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'
import { allHold, CAUSES_TOO } from './verified.fixture.ts'

const isVerified = (base: FactBase, text: string): boolean => allHold(base, text, CAUSES_TOO)

describe.each<[what: string, base: FactBase, right: string, wrong: readonly string[]]>([
  ['a loss of a profit', MADE, 'Operating income: $123.2bn.', ['Operating loss: $123.2bn.']],
  ['a loss of a profit', MADE, 'Profit after tax was $93.7 billion.', ['Loss after tax was $93.7 billion.']],
  [
    'a profit of a loss',
    THREE_LOSSES,
    'Acme lost $9.0 billion, more than the $6.0 billion it lost in 2024.',
    ['Acme lost $9.0 billion, more than the $6.0 billion it earned in 2024.'],
  ],
  [
    'a quarter of a year',
    MADE,
    'Services had a good year: sales up 13%.',
    ['Services had a good quarter: sales up 13%.'],
  ],
  [
    'a quarter of a year',
    MADE,
    'Cost of revenue was $210.4 billion, 2% less than last year.',
    ['Cost of revenue was $210.4 billion, 2% less than last quarter.'],
  ],
  [
    'the other way',
    THREE_YEARS,
    'Revenue was $90.0 billion, 18% less than in 2024.',
    ['Revenue was $90.0 billion, 18% more than in 2024.'],
  ],
  ['the other way', THREE_YEARS, 'Revenue down 18%, net income down 36%.', ['Revenue down 18%, net income up 36%.']],
  ['at cost', MADE, 'Revenue came to $391.0 billion.', ['Revenue at cost came to $391.0 billion.']],
  [
    'somebody’s beside the name',
    MADE,
    'Revenue came to $391.0 billion.',
    ['Revenue customers came to $391.0 billion.', 'Revenue per store came to $391.0 billion.'],
  ],
  [
    'another whole',
    MADE,
    'The iPhone accounts for one in every two dollars of sales.',
    ['The iPhone accounts for one in every two dollars of operating income.'],
  ],
  [
    'another whole',
    MADE,
    'Apple turned 24 cents of every revenue dollar into net income.',
    [
      'Apple turned 24 cents of every net income dollar into net income.',
      'Apple turned 24 cents of every revenue dollar into revenue.',
    ],
  ],
  [
    'somebody else’s',
    MADE,
    'Net income, helped by $269 million of other income, was $93.7 billion.',
    ['Net income, helped by Samsung’s other income of $269 million, was $93.7 billion.'],
  ],
  [
    'a number on the other side of its name',
    MADE,
    'Net income came to $93.7 billion and diluted earnings per share to $6.08.',
    ['Net income came to $6.08 and diluted earnings per share to $93.7 billion.'],
  ],
  [
    'another year',
    THREE_YEARS,
    'Acme earned $9.0 billion in 2025, about two thirds of what it made in 2024.',
    ['Acme earned $9.0 billion in 2025, about two thirds of what it made in 2023.'],
  ],
  [
    'another basis',
    MADE,
    'Net income fell 3% to $93.7 billion, and diluted earnings were $6.08 per share.',
    ['Net income fell 3% to $93.7 billion, and basic earnings were $6.08 per share.'],
  ],
  [
    'a part that is not read',
    MADE,
    'Diluted EPS of $6.08 was below the $6.13 of 2023.',
    ['Diluted EPS of $6.08 was about a tenth of the $6.13 of 2023.'],
  ],
  [
    'another year of one side',
    MADE,
    'The Americas brought in $65.7 billion more than Europe did.',
    [
      'The Americas brought in $65.7 billion more than Europe did in 2023.',
      'The Americas brought in $65.7 billion more than Europe did a year earlier.',
    ],
  ],
  [
    'a part in words',
    MADE,
    'Operating income rose by $8.9 billion.',
    [
      'Operating income rose by $8.9 billion, of which lower research costs explain most.',
      'Operating income rose by $8.9 billion, and a lower tax bill accounted for most of it.',
    ],
  ],
  [
    'a dollar of something else',
    MADE,
    'Taxes took 8 cents of every dollar.',
    ['Taxes took 8 cents of every dollar earned as profit.'],
  ],
  ['a figure by another name', MADE, 'Revenue was $391.0 billion.', ['Gross revenue was $391.0 billion.']],
  [
    'a figure by another name',
    MADE,
    'Net income was $93.7 billion.',
    ['Net income attributable to noncontrolling interests was $93.7 billion.'],
  ],
  ['a mark that was missed', MADE, 'Revenue hit the $391.0 billion mark.', ['Revenue missed the $391.0 billion mark.']],
  [
    'all but one',
    MADE,
    'The iPhone brought in $201.2 billion.',
    [
      'All products but the iPhone brought in $201.2 billion.',
      'Everything except the iPhone brought in $201.2 billion.',
    ],
  ],
  ['a bound', MADE, 'Diluted EPS was no less than $6.00.', ['Diluted EPS was no more than $6.00.']],
  [
    'an unread kind in a comparison',
    THREE_YEARS,
    'The three-year total of net income is $35.0 billion.',
    [
      'The three-year total of net income per store is $35.0 billion.',
      'The three-year total of adjusted net income is $35.0 billion.',
      'The three-year total of Samsung’s net income is $35.0 billion.',
    ],
  ],
  [
    'the years told the wrong way round',
    THREE_YEARS,
    'Revenue: $90.0 billion after $110.0 billion.',
    ['Revenue: $110.0 billion after $90.0 billion.'],
  ],
  [
    'no time and no change',
    MADE,
    'Net margin lost 1.3 points.',
    ['Net margin earned 1.3 points.', 'Net margin made 1.3 points.'],
  ],
  [
    'less than a fold',
    THREE_LOSSES,
    'Net loss was $9.0 billion.',
    ['Net loss less than doubled to $9.0 billion.', 'Net profit was $9.0 billion.'],
  ],
])('%s', (_, base, right, wrong) => {
  it.each(wrong)('is not verified: %s', (text) => expect(isVerified(base, text)).toBe(false))
  it('leaves the right one as it is', () => {
    expect(isVerified(base, right)).toBe(true)
  })
})

it.each([
  [MADE, 'Gross margin rose to 46.2%, and the net margin gave up 130 basis points.'],
  [MADE, 'Net margin slipped from 25.3% to 24.0% – a loss of 130 basis points.'],
  [THREE_LOSSES, 'Acme was left with less: revenue was $90.0 billion.'],
])('takes no word for another thing that is none', (base, text) => {
  expect(checkClaims(base, text).some(({ note }) => note?.includes('does not fit'))).toBe(false)
})
it('does not contradict what somebody was left with', () => {
  const found = checkClaims(MADE, 'After paying $29.7 billion in tax, Apple was left with $93.7 billion.')
  expect(found.map(({ verdict }) => verdict)).not.toContain('wrong')
})

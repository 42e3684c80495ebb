import { expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import { THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'

it.each([
  'Dividends of $5.20 per share and $4.52 per share were paid in 2025 and 2024, respectively.',
  'BDX loss from operations was $527 million in 2025, compared with earnings from operations of $71 million in 2024.',
  'Revenue decreased, primarily due to lower fees of $2.7 million.',
  'Operating income decreased 25%, partially offset by savings of $12 million.',
  'The segment had an operating loss of $44.8 million in 2025.',
  'In 2025, the revenue from these customers was $5.6 billion.',
  'During 2025, we recorded a loss of $1.2 billion.',
  'Net income of $1.37 billion in the first nine months of 2025 decreased from net income of $2.02 billion in the same period of 2024.',
  'Product gross profit was $5.1 billion.',
  // a section of a segment: none of the numbers is the statement's
  'Revenue increased 4.5 percent, or $2.8 billion, from 2024.',
  'Revenue decreased 9%, primarily driven by lower volume.',
  'Operating income grew 8%, reflecting effective pricing and a 2-percentage-point impact of prior-year impairments, partially offset by rent.',
  'Revenue was $90.0 billion, down 18% from a year ago and down 6% sequentially.',
  'During 2025, our turnover rate was approximately 8.9%.',
  'Cost of Pumps revenue decreased $2.4 billion, or 9%, in 2025.',
  'Pumps and other revenue increased $2.2 billion, or 27%, in 2025.',
  'Other non-operating income was $132 million.',
  'Net income of $9.0 billion raised the mood.',
  'Revenue fell everywhere, and most of all in Pipes.',
  'Revenue decreased 18.1% from $110.0 billion to $90.0 billion.',
  'A loss of $6.3 billion was recorded.',
  'Before interest, Acme made $12.0 billion; after it, $9.0 billion.',
  'Every dollar of revenue cost Acme $1.03 to produce.',
  'Net income has slipped in two years, from $12.0 billion to $9.0 billion.',
  'Net income fell by about two fifths.',
  'Revenue missed last year’s $110.0 billion by $20.0 billion.',
  'Net income all but halved in 2025, to $9.0 billion.',
])('contradicts nothing of what it does not hold: %s', (text) => {
  expect(checkClaims(THREE_YEARS, text).filter((one) => one.verdict === 'wrong')).toEqual([])
})

it('leaves open an amount that lies between two levels as they were rounded', () => {
  const said = (rise: string) =>
    checkClaims(MADE, `Gross profit rose ${rise} to $180.7 billion from $169.1 billion.`).find(
      ({ text }) => text === rise,
    )
  expect(said('$11.5 billion')?.verdict).toBe('holds')
  expect(said('$11.6 billion')?.verdict).toBe('unresolved')
  expect(said('$11.7 billion')?.verdict).toBe('wrong')
})

it.each(['Product gross profit was $180.7 billion.', 'Segment revenue was $391.0 billion.'])(
  'confirms no figure of the whole for a part without a name: %s',
  (text) => {
    const claims = checkClaims(MADE, text)
    expect(claims.length).toBeGreaterThan(0)
    expect(claims.filter((one) => one.verdict === 'holds')).toEqual([])
  },
)

it.each([
  ['Revenue was $95.0 billion in 2025, compared with $110.0 billion in 2024.', '$95.0 billion'],
  ['Revenue fell to $90.0 billion, and net income to $4.0 billion.', '$4.0 billion'],
  ['Net income fell 36% to $9.0 billion from $15.5 billion, due to lower prices.', '$15.5 billion'],
  ['Net income has slipped in two years, from $13.0 billion to $9.0 billion.', '$13.0 billion'],
  ['Net income fell by about a quarter.', 'a quarter'],
  ['Net income all but tripled in 2025.', 'all but tripled'],
])('goes on contradicting what is understood: %s', (text, wrong) => {
  const found = checkClaims(THREE_YEARS, text).filter((one) => one.verdict === 'wrong')
  expect(found.map((one) => one.text)).toEqual([wrong])
})

it('leaves open which profit is kept of a dollar after some costs', () => {
  const found = checkClaims(THREE_YEARS, 'Acme kept 46 cents of each dollar of sales after the cost of what it sold.')
  expect(found.filter((one) => one.verdict === 'wrong')).toEqual([])
})

/** Sentences of several facts, read piece by piece; and what one piece holds over the next. */
import { expect, it } from 'vitest'
import { MADE } from '../../figures-in-words/base.fixture.ts'
import type { FactBase, OtherFigure } from '../../figures-in-words/facts.ts'
import { checkClaims } from '../check.ts'
import { allHold } from '../verified.fixture.ts'

/** Of Apple's statements of fiscal 2024 (accession number 0000320193-24-000123), in billions of dollars. */
const AMOUNTS: readonly (readonly [OtherFigure['name'], string, number, number])[] = [
  ['share_repurchases', 'Repurchases of common stock', 94.949, 77.55],
  ['dividends_paid', 'Payments for dividends', 15.234, 15.025],
  ['capital_expenditures', 'Payments for acquisition of property, plant and equipment', 9.447, 10.959],
  ['inventories', 'Inventories', 7.286, 6.331],
]
const BASE: FactBase = {
  ...MADE,
  others: AMOUNTS.flatMap(([name, label, ...values]) =>
    values.map((value, at): OtherFigure => {
      const year = 2024 - at
      const end_date = year === 2024 ? '2024-09-28' : '2023-09-30'
      return {
        name,
        label,
        period: `${year} FY`,
        value: value * 1e9,
        currency: 'USD',
        end_date,
        months: name === 'inventories' ? null : 12,
      }
    }),
  ),
}
const isVerified = (text: string) => allHold(BASE, text)

it.each([
  'Apple returned $94.9 billion through buybacks, spending another $15.2 billion on dividends.',
  'After spending $94.9 billion on buybacks, Apple ended fiscal 2024 with inventories of $7.3 billion, up from $6.3 billion.',
  'Having booked $391.0 billion in sales, Apple earned $93.7 billion in net income and spent $31.4 billion on research and development.',
  'Inventories of $7.3 billion were up from $6.3 billion, while capital expenditures dropped by $1.5 billion to $9.4 billion.',
  'Revenue rose 2.0% to $391.0 billion, even though iPhone sales climbed only 0.3% to $201.2 billion and Services sales advanced 12.9% to $96.2 billion.',
])('reads each fact by itself: %s', (text) => expect(isVerified(text)).toBe(true))

it.each([
  'Apple returned $94.9 billion through buybacks, spending another $16.2 billion on dividends.',
  'Capital expenditures fell to $9.4 billion and inventories to $7.3 billion.',
  'Inventories rose to $7.3 billion and capital expenditures to $9.4 billion in fiscal 2024.',
  'In 2023, Apple spent $77.6 billion on buybacks, and capital expenditures were $9.4 billion.',
  'Services grew 12.9%, with revenue of $391.0 billion.',
  'Services grew 12.9%, earning $93.7 billion.',
  'Services spent $31.4 billion on research and development, while capital expenditures dropped to $9.4 billion.',
  'Microsoft spent $94.9 billion on buybacks, while capital expenditures dropped to $9.4 billion.',
  'If you leave out buybacks of $94.9 billion, capital expenditures dropped to $9.4 billion.',
  'Capital expenditures dropped to $9.4 billion, with Services a distant fifth at $96.2 billion.',
  'Capital expenditures dropped two years in a row, to $9.4 billion; so have R&D costs, to $31.4 billion.',
  'Both inventories of $7.3 billion and capital expenditures of $9.4 billion rose.',
])('but not where a piece takes its verb, its part, its year or its company from another: %s', (text) =>
  expect(isVerified(text)).toBe(false),
)

it.each([
  'In Europe, sales were $101.3 billion, and operating income was $123.2 billion.',
  'In Europe, sales were $101.3 billion, while R&D came to $31.4 billion.',
  'In Europe, Apple had sales of $101.3 billion, while spending $31.4 billion on R&D.',
  'A year earlier, revenue was $383.3 billion, and net income was $93.7 billion.',
  'Revenue was $391.0 billion and net income was $97.0 billion a year earlier.',
  'Revenue was $391.0 billion and net income was $97.0 billion in 2023.',
  'Operating income rose 7.8%, with iPhone at $201.2 billion and Services at $96.2 billion.',
  'Services grew 12.9% to $96.2 billion, and gross margin was 46.2%.',
])('leaves open what a place, a time or a measure of another clause may be said of: %s', (text) =>
  expect(isVerified(text)).toBe(false),
)

it.each([
  'In Europe, sales were $101.3 billion, while the company’s R&D came to $31.4 billion.',
  'In 2023, revenue was $383.3 billion, and net income was $97.0 billion.',
  'Revenue was $383.3 billion and net income was $97.0 billion in 2023.',
  'Revenue rose 2.0%, with iPhone at $201.2 billion and Services at $96.2 billion.',
  'Services grew 12.9% to $96.2 billion, and net income fell 3.4% to $93.7 billion.',
])('and nothing where it is said of what: %s', (text) => expect(isVerified(text)).toBe(true))

it('calls nothing wrong that a time at the end of the sentence makes right', () => {
  const told = checkClaims(BASE, 'Revenue was $383.3 billion and net income was $97.0 billion a year earlier.')
  expect(told.map(({ verdict }) => verdict)).not.toContain('wrong')
})

it('calls no amount wrong that may be of the part behind it', () => {
  const told = checkClaims(BASE, 'With $96.2 billion of sales, Services dwarfed what the Mac and the iPad make.')
  expect(told.map(({ verdict }) => verdict)).not.toContain('wrong')
})

it('calls nothing wrong that the filing prints under a name of its own', () => {
  const [now, ...before] = BASE.periods
  const [one] = now.geographical
  const places = [
    ['United States', 167],
    ['Non-U.S.', 200],
  ].map(([label, revenue]) => ({ ...one, label, revenue: Number(revenue) * 1e9 }))
  const base = { ...BASE, periods: [{ ...now, geographical: places }, ...before] } as FactBase
  const told = checkClaims(base, 'Outside the United States Apple sold for $200.0 billion.')
  expect(told.map(({ verdict }) => verdict)).not.toContain('wrong')
})

it('places the claims of a piece where they stand in the text', () => {
  const text = 'After spending $94.9 billion on buybacks, Apple ended fiscal 2024 with inventories of $7.3 billion.'
  for (const { start, end, text: said, kind } of checkClaims(BASE, text))
    if (kind === 'amount') expect(text.slice(start, end)).toBe(said)
})

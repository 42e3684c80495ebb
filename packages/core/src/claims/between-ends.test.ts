/** What is told from one named amount to another: of these ends, of the amounts beside it, of the whole that is named. */
import { describe, expect, it } from 'vitest'
import type { FactBase, FactPeriod } from '../figures-in-words/facts.ts'
import { THREE_LOSSES, THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'

const told = (text: string, base = THREE_YEARS) =>
  checkClaims(base, text).filter(({ kind }) => kind !== 'period' && kind !== 'cause')
const isVerified = (text: string, base = THREE_YEARS): boolean => {
  const claims = told(text, base)
  return claims.length > 0 && claims.every(({ verdict }) => verdict === 'holds')
}
const isDenied = (text: string): boolean => told(text).some(({ verdict }) => verdict === 'wrong')

describe('a change between two named years', () => {
  it.each([
    'Revenue fell from $100 billion in 2023 to $90 billion in 2025, a fall of 18%.',
    'Revenue fell to $90 billion in 2025 from $100 billion in 2023, down 18%.',
    'Revenue was $90 billion in 2025 against $100 billion in 2023, a fall of 18%.',
    'Revenue shrank 18% from $100 billion in 2023 to $90 billion in 2025.',
    "Pumps' revenue fell from $58 billion in 2023 to $50 billion in 2025, a decline of 17%.",
    'Net income fell from $12 billion in 2023 to $9 billion in 2025, a fall of 36%.',
  ])('is none of the last year: %s', (text) => {
    expect(isDenied(text)).toBe(true)
  })

  it('has no percentage from a loss to a profit', () => {
    const [now, last] = THREE_YEARS.periods
    const turned: FactPeriod = { ...now, figures: { ...now.figures, net_income: 28e9 } }
    const base: FactBase = {
      ...THREE_YEARS,
      periods: [turned, ...[last, THREE_LOSSES.periods[2]].flatMap((one) => one ?? [])],
    }
    const said = 'Net income rose from a loss of $7 billion in 2023 to $28 billion in 2025'
    expect(isVerified(`${said}.`, base)).toBe(true)
    expect(isVerified(`${said}, an increase of 100%.`, base)).toBe(false)
  })

  it('is none of the last year, of a loss', () => {
    const claims = told(
      'Acme’s net loss widened from $7 billion in 2023 to $9 billion in 2025, a rise of 50%.',
      THREE_LOSSES,
    )
    expect(claims.some(({ verdict }) => verdict === 'wrong')).toBe(true)
  })

  it.each([
    'Revenue fell from $100 billion in 2023 to $90 billion in 2025, a fall of 10%.',
    'Revenue shrank 10% from $100 billion in 2023 to $90 billion in 2025.',
    'Net income fell from $12 billion in 2023 to $9 billion in 2025, a fall of 25%.',
    // the last year, as it says itself
    'Revenue fell from $100 billion in 2023 to $90 billion in 2025, down 18% from 2024.',
    'Revenue fell from $110 billion in 2024 to $90 billion in 2025, a fall of 18%.',
  ])('is verified of its own ends: %s', (text) => {
    expect(isVerified(text)).toBe(true)
  })

  it('tells which way it went from the end that is named', () => {
    expect(isDenied('Revenue rose from $100 billion in 2023 to $110 billion in 2024.')).toBe(false)
    const claim = told('Revenue fell from $100 billion in 2023 to $90 billion in 2025.').find(
      ({ kind }) => kind === 'direction',
    )
    expect(claim?.verdict).toBe('holds')
    expect(claim?.figure).toBe('−10.0%')
  })

  it('is left to each word that leads to one of them', () => {
    expect(isDenied('Revenue fell back to $90 billion in 2025 after rising to $110 billion in 2024.')).toBe(false)
  })

  it.each([
    'Revenue fell 18% to $90 billion in 2025, down from $100 billion in 2023.',
    'Revenue, $100 billion in 2023, was $90 billion in 2025 – an 18% decline.',
  ])('may be of the last year where the words leave it open: %s', (text) => {
    expect(isVerified(text)).toBe(false)
    expect(isDenied(text)).toBe(false)
  })
})

describe('a part in words of an amount that stands beside it', () => {
  it.each([
    'Pumps brought in $50 billion in 2025, less than half of the $60 billion of 2024.',
    'Valves brought in $30 billion in 2025, more than two thirds of the $50 billion of Pumps.',
    'Revenue fell from $110 billion in 2024 to $90 billion in 2025, a fall of a third.',
    'Net income fell from $14 billion in 2024 to $9 billion in 2025, a tenth less.',
    'Pumps brought in $50 billion in 2025, three times as much as the $30 billion of Valves.',
    'Revenue was $90 billion in 2025, 18% less than the $100 billion of 2023.',
    'Pumps was the largest segment in 2025 at $50 billion, less than half of the $60 billion of 2024.',
  ])('is denied by the two: %s', (text) => {
    expect(isDenied(text)).toBe(true)
  })

  it.each([
    'Pumps brought in $50 billion in 2025, more than half of the $60 billion of 2024.',
    'Net income fell from $14 billion in 2024 to $9 billion in 2025, a third less.',
    'Revenue was $90 billion in 2025, 10% less than the $100 billion of 2023.',
    'Pipes brought in $10 billion in 2025, two thirds of the $15 billion of 2024.',
    'Revenue was $90 billion, a quarter in which Acme sold Pumps for $50 billion.',
    'Revenue was $90 billion in 2025, not half of the $110 billion of 2024.',
  ])('is not: %s', (text) => {
    expect(isDenied(text)).toBe(false)
  })
})

describe('the whole of a share', () => {
  it.each([
    'Valves brought in 33 cents of every dollar that Acme took in from Pumps in 2025.',
    'Net income was 10 cents of every dollar of gross profit in 2025.',
    "Net income was 10 cents of every dollar of Acme's gross profit in 2025.",
    "Net income was 10 cents of every dollar of Acme's costs in 2025.",
  ])('is what stands behind it: %s', (text) => {
    expect(isVerified(text)).toBe(false)
  })

  it('is read behind the name of the company', () => {
    expect(isVerified("Net income was 10 cents of every dollar of Acme's revenue in 2025.")).toBe(true)
    expect(isVerified('Net income was 17 cents of every dollar of gross profit in 2025.')).toBe(true)
  })
})

it('is held of the first figure alone where the second is said to be so too', () => {
  const first = 'Revenue of $110 billion in 2024 was the highest of the three years'
  expect(isVerified(`${first}.`)).toBe(true)
  expect(isVerified(`${first}, and so were Pumps at $60 billion.`)).toBe(false)
})

it('is of the part whose revenue stands before it', () => {
  const text = 'Pipes was small: $10 billion of revenue in 2025, down from $15 billion, and all the rest grew.'
  expect(isDenied(text)).toBe(false)
})

describe('a place among years', () => {
  it.each([
    'Revenue of $90 billion was its second-lowest in three years.',
    'Revenue of $90 billion was the second highest of the three years.',
  ])('is not the edge: %s', (text) => {
    expect(isDenied(text)).toBe(true)
  })

  it('is counted from the edge that is named', () => {
    expect(isVerified('Revenue of $90 billion was its third-highest in three years.')).toBe(true)
  })
})

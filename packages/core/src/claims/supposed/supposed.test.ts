/** Numbers that are read with all that their sentence names, and what is near to them and is not told. */
import { describe, expect, it } from 'vitest'
import { MADE } from '../../figures-in-words/base.fixture.ts'
import type { FactBase } from '../../figures-in-words/facts.ts'
import { THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { allHold } from '../verified.fixture.ts'

const isVerified = (base: FactBase, text: string): boolean => allHold(base, text)
/** The sentences of a list that are shown with verified marks alone. */
const verified = (base: FactBase, texts: readonly string[]): string[] => texts.filter((text) => isVerified(base, text))

describe('two numbers of two things', () => {
  const RIGHT = [
    'Net income fell short of operating income: $9.0 billion against $12.0 billion.',
    'Pumps sold more than Valves: $50.0 billion against $30.0 billion.',
    'Revenue in 2025 was below that of 2023: $90.0 billion against $100.0 billion.',
  ]
  it.each(RIGHT)('%s', (text) => expect(isVerified(THREE_YEARS, text)).toBe(true))
  it('keeps the order of the names, and what the words say of them', () => {
    const WRONG = [
      'Net income fell short of operating income: $12.0 billion against $9.0 billion.',
      'Net income exceeded operating income: $9.0 billion against $12.0 billion.',
      'Net income fell short of planned operating income: $9.0 billion against $12.0 billion.',
      'Net income fell short of operating income in Japan: $9.0 billion against $12.0 billion.',
      'Net income fell short of the operating income of Globex: $9.0 billion against $12.0 billion.',
      'In 2024 net income fell short of operating income: $9.0 billion against $12.0 billion.',
      'Pumps sold less than Valves: $50.0 billion against $30.0 billion.',
      'Valves sold more than Pumps: $30.0 billion against $50.0 billion.',
      'Valves sold more than Pumps: $50.0 billion against $30.0 billion.',
      'Revenue in 2025 was below that of 2023: $100.0 billion against $90.0 billion.',
      'Revenue in 2025 was below that of 2023: $90.0 billion against $110.0 billion.',
      'Revenue in 2025 was above that of 2023: $90.0 billion against $100.0 billion.',
      'Revenue in 2023 was below that of 2025: $90.0 billion against $100.0 billion.',
      'Revenue in 2023 was below that of 2025: $100.0 billion against $90.0 billion.',
    ]
    expect(verified(THREE_YEARS, WRONG)).toEqual([])
  })
})

describe('the difference between two figures', () => {
  const RIGHT = [
    'Net income fell short of operating income by $29.5 billion.',
    'Gross profit exceeded operating income by $57.5 billion.',
    'Net income was $29.5 billion less than operating income.',
  ]
  it.each(RIGHT)('%s', (text) => expect(isVerified(MADE, text)).toBe(true))
  it('knows which is more, and which two', () => {
    const WRONG = [
      'Net income exceeded operating income by $29.5 billion.',
      'Operating income fell short of net income by $29.5 billion.',
      'Net income fell short of gross profit by $29.5 billion.',
      'Net income fell short of operating income by $3.3 billion.',
      'Net income in 2023 fell short of operating income by $29.5 billion.',
      'Net income fell short of planned operating income by $29.5 billion.',
      'Net income fell short of operating income in Europe by $29.5 billion.',
      'Net income never fell short of operating income by $29.5 billion.',
      'Adjusted net income fell short of operating income by $29.5 billion.',
      'Globex’s net income fell short of operating income by $29.5 billion.',
      'Net income was $29.5 billion more than operating income.',
      'Net income of the holding company fell short of operating income by $29.5 billion.',
      'Net income customers fell short of operating income by $29.5 billion.',
      'Net income at cost fell short of operating income by $29.5 billion.',
      'Net income a month fell short of operating income by $29.5 billion.',
    ]
    expect(verified(MADE, WRONG)).toEqual([])
  })
})

describe('a change, and what a part had in it', () => {
  it.each([
    'Of the $7.8 billion rise in sales, Services contributed $11.0 billion.',
    'Of the $7.8 billion rise in sales, $11.0 billion came from Services.',
  ])('%s', (text) => expect(isVerified(MADE, text)).toBe(true))
  it('is told of the changes of both', () => {
    const WRONG = [
      'Of the $7.8 billion rise in sales, Services contributed $96.2 billion.',
      'Of the $7.8 billion rise in sales, iPhone contributed $11.0 billion.',
      'Of the $7.8 billion fall in sales, Services contributed $11.0 billion.',
      'Of the $7.8 billion rise in profit, Services contributed $11.0 billion.',
      'Of the $7.8 billion rise in orders, Services contributed $11.0 billion.',
      'Of the $7.8 billion rise in sales in Japan, Services contributed $11.0 billion.',
      'Of the $11.0 billion rise in sales, Services contributed $7.8 billion.',
    ]
    expect(verified(MADE, WRONG)).toEqual([])
  })
})

describe('a part of a whole', () => {
  it.each([
    'The iPhone lost ground: its share of sales fell to 51.4%.',
    'Services rose as a share of sales to 24.6%.',
    'The group spent 54 cents of every dollar on its cost of revenue.',
    'The iPhone makes up more than half of everything the company takes in.',
    'Less than three fifths of revenue, 57.3%, was earned outside the Americas.',
  ])('%s', (text) => expect(isVerified(MADE, text)).toBe(true))
  it('is of that whole, of that part, and went that way', () => {
    const WRONG = [
      'The iPhone lost ground: its share of profit fell to 51.4%.',
      'The iPhone gained ground: its share of sales rose to 51.4%.',
      'The iPhone lost ground: its share of the market fell to 51.4%.',
      'The Mac lost ground to the iPhone: its share of sales fell to 51.4%.',
      'The iPhone lost ground: its share of sales in China fell to 51.4%.',
      'Services fell as a share of sales to 24.6%.',
      'Services rose as a share of product sales to 24.6%.',
      'Services bookings rose as a share of sales to 24.6%.',
      'Services rose as a share of sales by 24.6%.',
      'The group saved 54 cents of every dollar on its cost of revenue.',
      'The group spent 54 cents of every tax dollar on its cost of revenue.',
      'The iPhone eats up more than half of everything the company spends.',
      'Less than three fifths of revenue, 57.3%, was earned in the Americas.',
      'Refunds for Services were 24.6% of sales.',
      'Services cost 24.6% of the total.',
    ]
    expect(verified(MADE, WRONG)).toEqual([])
  })
})

describe('a number told as the one before it', () => {
  it('grew as much as is said of the first', () => {
    expect(isVerified(MADE, 'Services was up 13%, with the iPhone behind at 0.3%.')).toBe(true)
    expect(
      verified(MADE, [
        'Services was up 13%, with the iPhone behind at 3%.',
        'Services was down 13%, with the iPhone behind at 0.3%.',
        'The iPhone was up 0.3%, with Services behind at 13%.',
        'Services was up 13%, with iPhone users behind at 0.3%.',
      ]),
    ).toEqual([])
  })
  it('has the sign of its name', () => {
    expect(isVerified(MADE, 'Other income, net, was $269 million.')).toBe(true)
    expect(isVerified(MADE, 'Other expense, net, was $269 million.')).toBe(false)
  })
})

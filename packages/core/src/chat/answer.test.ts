/** Answers put together of words and figures, each figure cited once. */
import { describe, expect, it } from 'vitest'
import { AnswerText, answerText, factText } from './answer.ts'
import type { ChatFact } from './fact.ts'
import { find, labelOf, nameOf, sayChange } from './fact-words.ts'
import type { ChatFacts } from './facts.ts'
import { placed } from './places.ts'

const fact = (more: Partial<ChatFact> = {}): ChatFact => ({
  ...{ id: 'f1', metric: 'total_revenue', label: 'Total revenue', kind: 'amount', period: '2024 FY' },
  ...{ value: 391_035_000_000, currency: 'USD', accession_number: '0000320193-24-000123' },
  ...{ href: '/source/x?at=1-2', printed: '391,035', rule: null },
  ...more,
})
const BEFORE = fact({ id: 'f2', period: '2023 FY', value: 383_285_000_000, printed: '383,285' })
const GROWTH = fact({
  id: 'f3',
  kind: 'growth',
  value: 0.0202,
  printed: null,
  href: null,
  rule: '391,035 ÷ 383,285 − 1',
})
const FACTS = {
  ...{ facts: [GROWTH, fact(), BEFORE], period: '2024 FY', period_before: '2023 FY' },
} as unknown as ChatFacts // of which these alone are read

describe('factText', () => {
  it.each<[Partial<ChatFact>, string]>([
    [{}, '$391.04B'],
    [{ value: -11_817_000_000 }, '−$11.82B'],
    [{ currency: 'EUR' }, '€391.04B'],
    [{ kind: 'per-share', value: 6.08 }, '$6.08'],
    [{ kind: 'shares', value: 15_408_095_000 }, '15,408.1 M'],
    [{ kind: 'ratio', value: 0.2409 }, '24.1%'],
    [{ kind: 'growth', value: -0.034 }, '−3.4%'],
    [{ kind: 'multiple', value: 1.5 }, '1.50'],
  ])('%o is %s', (more, text) => expect(factText(fact(more))).toBe(text))
})

describe('AnswerText', () => {
  it('cites a figure once however often it is said', () => {
    const text = new AnswerText().say('Revenue was ', fact(), ', yes ', fact(), '; before ', BEFORE, '.')
    expect(text.parts.map(({ citation, state }) => [citation, state])).toEqual([
      [null, 'plain'],
      [0, 'verified'],
      [null, 'plain'],
      [0, 'verified'],
      [null, 'plain'],
      [1, 'verified'],
      [null, 'plain'],
    ])
    expect(text.citations.map(({ label, text: said, kind }) => [label, said, kind])).toEqual([
      ['Total revenue, 2024 FY', '391,035', 'figure'],
      ['Total revenue, 2023 FY', '383,285', 'figure'],
    ])
  })

  it('tells a calculated figure by its rule, and a change or share by what it is', () => {
    const text = new AnswerText().say(GROWTH, fact({ id: 'f4', kind: 'share', value: 0.246, rule: '96,169 ÷ 391,035' }))
    expect(text.citations).toEqual([
      { kind: 'calculated', label: 'Total revenue, change, 2024 FY', text: '391,035 ÷ 383,285 − 1', href: null },
      {
        ...{ kind: 'calculated', label: 'Total revenue, share of revenue, 2024 FY', text: '96,169 ÷ 391,035' },
        href: '/source/x?at=1-2',
      },
    ])
  })

  it('says a figure without its sign where the words tell it', () => {
    const text = new AnswerText().say('fell ').sayUnsigned(fact({ kind: 'growth', value: -0.034 }))
    expect(answerText(text)).toBe('fell 3.4%')
  })

  it('joins what another said, citing what both cite once', () => {
    const first = new AnswerText().say(fact())
    const second = new AnswerText().say('before: ', BEFORE, ', now: ', fact())
    expect(first.join(second).parts.map(({ citation }) => citation)).toEqual([0, null, 1, null, 0])
    expect(first.citations).toHaveLength(2)
    expect(answerText(first)).toBe('$391.04Bbefore: $383.29B, now: $391.04B')
  })

  it('cites arithmetic and pages once each', () => {
    const text = new AnswerText()
    expect([
      text.citeCalculated('Sum', '1 + 2'),
      text.citeCalculated('Sum', '1 + 2'),
      text.citeCalculated('Sum', '1 + 3'),
    ]).toEqual([...[0, 0, 1]])
    text.citePage('Company page', '/company/1').citePage('Company page', '/company/1')
    expect(text.citations).toHaveLength(3)
  })

  it('answers with nothing unsupported unless it is told', () => {
    expect(new AnswerText().answer()).toEqual({
      parts: [],
      citations: [],
      unsupported: [],
      passages: [],
      suggestions: [],
    })
    expect(new AnswerText().answer({ unsupported: ['$5'] }).unsupported).toEqual(['$5'])
  })
})

describe('facts by name', () => {
  it('are found by metric, period and kind; changes and shares only where asked for', () => {
    expect(find(FACTS, 'total_revenue', '2024 FY')?.id).toBe('f1')
    expect(find(FACTS, 'total_revenue', '2023 FY')?.id).toBe('f2')
    expect(find(FACTS, 'total_revenue', '2024 FY', 'growth')?.id).toBe('f3')
    expect(find(FACTS, 'total_revenue', '2022 FY')).toBeUndefined()
    expect(find(FACTS, 'net_income', '2024 FY')).toBeUndefined()
  })

  it.each<[Partial<ChatFact>, string]>([
    [{}, 'Total revenue'],
    [{ metric: 'net_income', label: 'Net income', value: 1 }, 'Net income'],
    [{ metric: 'net_income', label: 'Net income', value: -1 }, 'Net loss'],
    [{ metric: 'operating_income', label: 'Operating income', value: -1 }, 'Operating loss'],
    // a gross profit below nothing has no other name
    [{ metric: 'gross_profit', label: 'Gross profit', value: -1 }, 'Gross profit'],
    [{ metric: 'business:iPhone', label: 'iPhone' }, 'iPhone revenue'],
    [{ metric: 'geography:Europe', label: 'Europe' }, 'Europe revenue'],
    [{ metric: 'expense:Marketing', label: 'Marketing' }, 'Marketing'],
  ])('%o is called %s', (more, name) => expect(nameOf(fact(more))).toBe(name))

  it('have a label of their own, or the words of their name', () => {
    expect(labelOf(FACTS, 'total_revenue')).toBe('Total revenue')
    expect(labelOf(FACTS, 'income_tax_expense')).toBe('Income taxes')
    expect(labelOf(FACTS, 'business:Vision Pro')).toBe('Vision Pro')
  })
})

describe('a change in words', () => {
  const said = (a: ChatFact, b: ChatFact) => {
    const text = new AnswerText()
    sayChange(text, FACTS, a, b)
    return answerText(text)
  }
  it.each<[string, ChatFact, ChatFact, string]>([
    [
      'with its growth where that is a fact',
      fact(),
      BEFORE,
      'Total revenue rose 2.0%, from $383.29B in 2023 FY to $391.04B in 2024 FY, a rise of $7.75B.',
    ],
    [
      'over other years, where it is computed from the two',
      fact({ period: '2022 FY' }),
      BEFORE,
      'Total revenue rose 2.0%, from $383.29B in 2023 FY to $391.04B in 2022 FY, a rise of $7.75B.',
    ],
    [
      'downward',
      fact({ metric: 'x', value: 1e9 }),
      fact({ metric: 'x', value: 2e9, period: '2023 FY' }),
      'Total revenue fell from $2.00B in 2023 FY to $1.00B in 2024 FY, a fall of $1.00B.',
    ],
    [
      'that is none',
      fact({ value: 1e9 }),
      fact({ value: 1e9, period: '2023 FY' }),
      'Total revenue did not change: $1.00B in 2024 FY and 2023 FY.',
    ],
    [
      'through nothing, by the figure’s own name',
      fact({ metric: 'net_income', label: 'Net income', value: 1e9 }),
      fact({ metric: 'net_income', label: 'Net income', value: -2e9, period: '2023 FY' }),
      'Net income rose from −$2.00B in 2023 FY to $1.00B in 2024 FY, a rise of $3.00B.',
    ],
  ])('%s', (_, a, b, text) => expect(said(a, b)).toBe(text))
})

describe('the place of a figure', () => {
  const cell = (text: string) => ({ label: '', text, start: 10, end: 17 })
  it('opens at its cell', () => {
    expect(placed('0000320193-24-000123', cell('391,035'))).toEqual({
      ...{ href: '/source/0000320193-24-000123?at=10-17', printed: '391,035', rule: null },
    })
  })
  it('is printed but opens nothing where it was not located', () => {
    expect(placed('0000320193-24-000123', { ...cell('391,035'), start: null })).toMatchObject({
      ...{ href: null, printed: '391,035' },
    })
  })
  it('is unknown without one', () => {
    expect(placed('0000320193-24-000123', undefined)).toEqual({ href: null, printed: null, rule: null })
  })
  it('of a calculated figure is its rule with the printed figures in it', () => {
    const computed = {
      computed: true as const,
      rule: 'total_revenue − cost_of_revenue',
      parts: [cell('10'), cell('4')],
    }
    expect(placed('x', computed).rule).toBe('10 − 4')
    // what is not printed itself keeps its name
    expect(placed('x', { ...computed, parts: [cell('10'), computed] }).rule).toBe('total revenue − cost of revenue')
    expect(placed('x', { ...computed, parts: [cell('10')] }).rule).toBe('total revenue − cost of revenue')
  })
})

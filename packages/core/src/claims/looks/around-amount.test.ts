/** Words around right amounts that make others of them, right beside wrong; and what is told besides them. */
import { describe, expect, it } from 'vitest'
import { MADE } from '../../figures-in-words/base.fixture.ts'
import type { FactBase } from '../../figures-in-words/facts.ts'
import { THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { checkClaims } from '../check.ts'
import { allHold, CAUSES_TOO } from '../verified.fixture.ts'

const isVerified = (base: FactBase, text: string): boolean => allHold(base, text, CAUSES_TOO)

describe.each<[what: string, base: FactBase, right: readonly string[], wrong: readonly string[]]>([
  [
    'of which whole, in which money, how counted',
    MADE,
    [
      'Net income was 24.0% of revenue in fiscal 2024.',
      'Apple kept 24.0 cents of each dollar of revenue in fiscal 2024.',
      'Apple earned $6.11 a share, or $6.08 diluted, in fiscal 2024.',
      'Apple had 15.4 billion diluted shares in fiscal 2024.',
    ],
    [
      "Net income was 24.0% of everyone's revenue in fiscal 2024.",
      'Net income was 24.0% of revenue growth in fiscal 2024.',
      'Net income was up 24.0% of revenue in fiscal 2024.',
      'Apple kept 24.0 cents of each euro of revenue in fiscal 2024.',
      'Apple earned $6.08 a share, or $6.11 diluted, in fiscal 2024.',
      'Apple earned $6.08 a share more in fiscal 2024.',
      'Apple paid $6.08 a share in fiscal 2024.',
      'Apple had 15.4 billion diluted shares outstanding at the end of fiscal 2024.',
      'Apple sold 15.4 billion diluted shares in fiscal 2024.',
      "Apple's parent had net income of $93.7 billion in fiscal 2024.",
      'The Finnish phone maker had revenue of $391.0 billion in fiscal 2024.',
    ],
  ],
  [
    'which way it went',
    THREE_YEARS,
    [
      'Acme reported a shrinking net income of $9.0 billion in 2025.',
      'Acme made even net income of $9.0 billion in 2025.',
      'Revenue was in decline, at $90.0 billion in 2025.',
      'Revenue collapsed to $90.0 billion in 2025.',
    ],
    [
      'Acme reported a steady net income of $9.0 billion in 2025.',
      'Acme reported a growing net income of $9.0 billion in 2025.',
      'Acme went from strength to strength with revenue of $90.0 billion in 2025.',
      'Acme broke even with net income of $9.0 billion in 2025.',
      'Acme finally turned a profit, $9.0 billion, in 2025.',
      'Net income bottomed out at $9.0 billion in 2025.',
      'Pumps shone: operating income was $12.0 billion in 2025.',
      'Acme declined net income of $9.0 billion in 2025.',
      'Acme passed up net income of $9.0 billion in 2025.',
      'Pumps ate up $50.0 billion in 2025.',
    ],
  ],
])('%s', (_, base, right, wrong) => {
  it.each(right)('right: %s', (text) => expect(isVerified(base, text)).toBe(true))
  it.each(wrong)('not: %s', (text) => expect(isVerified(base, text)).toBe(false))
})

describe('what is told besides the figures', () => {
  it.each([
    ['Apple, which makes cars, had net income of $93.7 billion in fiscal 2024.', 'which makes cars'],
    ['Long unprofitable, Apple had net income of $93.7 billion in fiscal 2024.', 'Long unprofitable'],
    ['In its first year, Apple had net income of $93.7 billion in fiscal 2024.', 'In its first year'],
    ['Apple, founded in Finland, had net income of $93.7 billion in fiscal 2024.', 'founded in Finland'],
    ['Net income was $93.7 billion in fiscal 2024, and everybody was happy.', 'and everybody was happy'],
    ["The world's largest company had net income of $93.7 billion in fiscal 2024.", "The world's largest company"],
  ])('is not checked: %s', (text, part) => {
    const claims = checkClaims(MADE, text).filter(({ kind }) => kind !== 'period')
    expect(claims.filter(({ verdict }) => verdict === 'holds')).not.toEqual([])
    expect(claims.filter(({ verdict }) => verdict === 'unresolved').map((one) => one.text)).toEqual([part])
  })

  it('is none where it says nothing of its own', () =>
    expect(
      checkClaims(MADE, 'Still, Apple had net income of $93.7 billion in fiscal 2024.').filter(
        ({ kind }) => kind === 'cause',
      ),
    ).toEqual([]))
})

describe.each<[what: string, base: FactBase, right: readonly string[], wrong: readonly string[]]>([
  [
    'that it was so',
    MADE,
    [
      'Apple made net income of $93.7 billion in fiscal 2024.',
      'Apple managed to make net income of $93.7 billion in fiscal 2024.',
      'Revenue rose 2.0% in fiscal 2024.',
      'Revenue rose 2.0% from fiscal 2023.',
      'Apple turned revenue of $391.0 billion into net income of $93.7 billion in fiscal 2024.',
      "Apple's revenue was $391.0 billion in fiscal 2024. That is a lot.",
    ],
    [
      'Apple was to make net income of $93.7 billion in fiscal 2024.',
      'Apple nearly made net income of $93.7 billion in fiscal 2024.',
      'Revenue nearly rose 2.0% in fiscal 2024.',
      'Revenue rose 2.0% from fiscal 2024.',
      'Most of the revenue rose 2.0% in fiscal 2024.',
      'Some of the revenue was $391.0 billion in fiscal 2024.',
      'Revenue from new customers was $391.0 billion in fiscal 2024.',
      'Every company had revenue of $391.0 billion in fiscal 2024.',
      'She made net income of $93.7 billion in fiscal 2024.',
      'A weak dollar took Apple’s revenue to $391.0 billion in fiscal 2024.',
      'Apple’s “revenue” was $391.0 billion in fiscal 2024.',
      'Apple’s revenue was $391.0 billion in fiscal 2024, but it made no profit.',
      'Apple’s customers are rich: they made net income of $93.7 billion in fiscal 2024.',
      'Apple turned net income of $93.7 billion into revenue of $391.0 billion in fiscal 2024.',
      'Apple’s revenue ceiling was $391.0 billion in fiscal 2024.',
      'Apple’s revenue was $391.0 billion in fiscal 2024. That is false.',
      'Apple’s revenue was $391.0 billion in fiscal 2024. Just kidding.',
    ],
  ],
])('%s', (_, base, right, wrong) => {
  it.each(right)('right: %s', (text) => expect(isVerified(base, text)).toBe(true))
  it.each(wrong)('not: %s', (text) => expect(isVerified(base, text)).toBe(false))
})

import { describe, expect, it } from 'vitest'
import { companySentence, type SentencePiece } from './company-sentence.ts'

// Apple 0000320193-25-000079, Boeing 0000012927-25-000015.
const APPLE = {
  period_code: '2025 FY',
  currency: 'USD',
  total_revenue: 416_161e6,
  net_income: 112_010e6,
  basic_eps: 7.49,
  diluted_eps: 7.46,
}
const BOEING = {
  ...APPLE,
  ...{ period_code: '2024 FY', total_revenue: 66_517e6, net_income: -11_817e6, basic_eps: -18.36, diluted_eps: -18.36 },
}
const text = (pieces: SentencePiece[] | null) =>
  pieces?.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
const figures = (pieces: SentencePiece[] | null) =>
  pieces?.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.figure]))

describe('the sentence at the head of a company', () => {
  it('says what was kept of revenue, and for a share', () => {
    const pieces = companySentence('Apple Inc.', APPLE)
    expect(text(pieces)).toBe('In fiscal 2025 Apple kept $112.01B of $416.16B in revenue, $7.46 a share.')
    expect(figures(pieces)).toEqual(['net_income', 'total_revenue', 'diluted_eps'])
  })

  it('says what was lost', () => {
    expect(text(companySentence('The Boeing Company', BOEING))).toBe(
      'In fiscal 2024 Boeing lost $11.82B on $66.52B in revenue, $18.36 a share.',
    )
  })

  it('takes the basic figure where no diluted one is printed, and none of the other sign', () => {
    expect(figures(companySentence('Apple Inc.', { ...APPLE, diluted_eps: null }))).toContain('basic_eps')
    expect(text(companySentence('Apple Inc.', { ...APPLE, diluted_eps: -0.02 }))).toBe(
      'In fiscal 2025 Apple kept $112.01B of $416.16B in revenue.',
    )
  })

  it('is none without revenue or net income', () => {
    expect(companySentence('Apple Inc.', { ...APPLE, total_revenue: 0 })).toBeNull()
    expect(companySentence('Apple Inc.', { ...APPLE, net_income: null })).toBeNull()
  })
})

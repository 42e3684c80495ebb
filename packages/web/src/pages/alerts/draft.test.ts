import type { AlertRule } from '@topline/core/alerts/rule.ts'
import { alertRule } from '@topline/core/alerts/rule.ts'
import { describe, expect, it } from 'vitest'
import { bodyOf, type Draft, draftOf, FIRST, KINDS, ruleOf } from './draft.ts'

const rule = (more: Partial<Draft>) => ruleOf({ ...FIRST, ...more })

describe('the rule of a form', () => {
  it('is one that the server takes, for every kind', () => {
    for (const { value } of KINDS)
      expect([value, alertRule.safeParse(rule({ kind: value })).success]).toEqual([value, true])
    expect(rule({})).toEqual({
      about: { kind: 'followed' },
      when: { kind: 'change', quantity: 'gross_margin', direction: 'falls', points: 2 },
    })
  })
  it('reads what is typed, and says what is missing', () => {
    expect(rule({ kind: 'value', number: '1,500,000' })).toMatchObject({ when: { value: 1_500_000, currency: 'USD' } })
    expect(rule({ kind: 'value', valued: 'net_margin', number: '-3' })).toMatchObject({ when: { currency: null } })
    for (const more of [{ number: '' }, { number: 'x' }, { number: '-1' }, { about: 'company' as const }])
      expect(typeof rule(more)).toBe('string')
    expect(rule({ kind: 'late', number: '1.5' })).toBe('Days are a whole number up to 90')
    expect(rule({ kind: 'release', number: '' })).toMatchObject({ when: { kind: 'release' } })
  })
  it('of a stored alert comes back as it was, with what the form does not offer', () => {
    const { when: first } = rule({}) as AlertRule
    const rules: AlertRule[] = [
      ...KINDS.map(({ value }) => rule({ kind: value, about: 'company', cik: '320193' }) as AlertRule),
      { about: { kind: 'list', slug: 'shared_x' }, when: { kind: 'filing', forms: ['10-K', '20-F'] } },
      {
        about: { kind: 'all' },
        when: { kind: 'value', quantity: 'free_cash_flow', side: 'below', value: -1.5e9, currency: null },
      },
      {
        about: { kind: 'followed' },
        when: { kind: 'value', quantity: 'total_revenue', side: 'above', value: 1e12, currency: 'KRW' },
      },
      { about: { kind: 'all' }, when: { kind: 'restatement', percent: 0.5, figure: 'net_income' } },
    ]
    const stored = { ...{ id: 1, about_text: '', fired: 0, rests: false, created_at: '', events: [] }, text: 'says it' }
    for (const one of rules) {
      const ways = { by_mail: false, webhook_id: 7, is_active: false }
      const draft = draftOf({ ...stored, ...one, ...ways, name: 'Mine' })
      expect(bodyOf(ruleOf(draft) as AlertRule, draft)).toEqual({ ...one, ...ways, name: 'Mine' })
    }
    // A name that the rule gave follows the rule.
    const ways = { by_mail: true, webhook_id: null, is_active: true }
    expect(draftOf({ ...stored, ...ways, about: { kind: 'all' }, when: first, name: 'says it' }).name).toBe('')
  })
})

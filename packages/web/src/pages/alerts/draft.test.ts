import { alertRule } from '@topline/core/alerts/rule.ts'
import { describe, expect, it } from 'vitest'
import { type Draft, FIRST, KINDS, ruleOf } from './draft.ts'

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
})

import { describe, expect, it } from 'vitest'
import type { Viewer } from '../access/access.ts'
import { limitOf, readLimits } from './limits.ts'

const viewer = (more: Partial<Viewer>): Viewer => ({
  id: 1,
  is_admin: false,
  subscription_status: null,
  service_name: null,
  ...more,
})

describe('limits by plan', () => {
  it('are read in one form alone', () => {
    expect(readLimits('free 3, Hobby 25, Pro 100')).toEqual({ free: 3, hobby: 25, pro: 100 })
    for (const text of ['', '3', 'free 3', 'free -1, hobby 2, pro 3', 'pro 3, hobby 2, free 1'])
      expect(readLimits(text), text).toBeNull()
  })
  it('go by the plan that is active', () => {
    const limits = { free: 1, hobby: 2, pro: 3 }
    const of = (more: Partial<Viewer>, mode?: 'open') => limitOf(limits, viewer(more), mode)
    expect(of({})).toBe(1)
    expect(of({ subscription_status: 'past_due', service_name: 'Pro' })).toBe(1)
    expect(of({ subscription_status: 'active', service_name: 'Hobby' })).toBe(2)
    expect(of({ subscription_status: 'active', service_name: 'Pro' })).toBe(3)
    expect(of({ is_admin: true })).toBe(3)
    expect(of({}, 'open')).toBe(3)
  })
})

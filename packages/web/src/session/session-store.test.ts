import { expect, it } from 'vitest'
import { sessionMark } from './session-store.ts'

const user = {
  id: 1,
  name: 'Ada',
  email: 'ada@example.com',
  picture_url: null,
  is_admin: false,
  subscription_status: null,
  service_name: null,
  payment_period: null,
}

it('tells apart what changes what a person sees, and nothing else', () => {
  const mark = sessionMark(user)
  expect(sessionMark({ ...user, name: 'Ada L.', picture_url: 'https://example.com/a.png' })).toBe(mark)
  const others = [
    null,
    { ...user, id: 2 },
    { ...user, is_admin: true },
    { ...user, subscription_status: 'active' },
    { ...user, service_name: 'Pro' as const },
  ]
  expect(new Set([mark, ...others.map(sessionMark)]).size).toBe(6)
})

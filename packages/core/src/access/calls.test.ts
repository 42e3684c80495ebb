import { describe, expect, it } from 'vitest'
import type { Viewer } from './access.ts'
import { CALL_RULES, decideCall } from './calls.ts'

const person = (more: Partial<Viewer>): Viewer => ({
  id: 1,
  is_admin: false,
  subscription_status: null,
  service_name: null,
  ...more,
})
const viewers: (Viewer | null)[] = [
  null,
  person({}),
  person({ subscription_status: 'past_due', service_name: 'Pro' }),
  person({ subscription_status: 'active', service_name: 'Hobby' }),
  person({ subscription_status: 'active', service_name: 'Pro' }),
  person({ is_admin: true }),
]

describe('decideCall', () => {
  const each = (call: string) =>
    viewers.map((viewer) => decideCall(CALL_RULES.get(call) ?? 'admin', viewer)).map((d) => (d === 'ok' ? '+' : d))
  it('keeps administration for admins', () =>
    expect(each('POST /api/admin/users/:id/admin')).toEqual(['sign-in', ...Array(4).fill('admin-only'), '+']))
  it('keeps analyses and chat for Pro', () =>
    expect(each('POST /api/filing/:accession/message')).toEqual([
      'sign-in',
      'subscribe',
      'subscribe',
      'subscribe-pro',
      '+',
      '+',
    ]))
  it('lets everybody signed in read their settings, active subscribers change them', () => {
    expect(each('GET /api/email-reports/preferences')).toEqual(['sign-in', '+', '+', '+', '+', '+'])
    expect(each('PUT /api/email-reports/preferences')).toEqual(['sign-in', 'subscribe', 'subscribe', '+', '+', '+'])
  })
  it('has no plans in open mode, yet administration stays with admins', () => {
    expect(viewers.map((viewer) => decideCall('subscriber', viewer, 'open'))).toEqual([
      'sign-in',
      ...Array(5).fill('ok'),
    ])
    expect(viewers.map((viewer) => decideCall('qc', viewer, 'open'))).toEqual(Array(6).fill('ok'))
    expect(viewers.map((viewer) => decideCall('admin', viewer, 'open'))[4]).toBe('admin-only')
  })
})

it('has no row twice', () => {
  expect(CALL_RULES.size).toBe(new Set(CALL_RULES.keys()).size)
  expect([...CALL_RULES.keys()].filter((call) => !/^(GET|POST|PUT|PATCH|DELETE) (\/|\*)/.test(call))).toEqual([])
})

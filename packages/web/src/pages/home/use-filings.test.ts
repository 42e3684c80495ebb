import type { Filing } from '@topline/core/api/wire.ts'
import { expect, it } from 'vitest'
import { awaits } from './use-filings.ts'

const person = (id: number) => ({ user: { id } as never, isAdmin: false, hasAccess: true })
const queuedBy = (user_id: number | null) =>
  ({ hasUnconcludedAnalysis: true, analysis_request: { user_id } }) as unknown as Filing

it('waits for the requests of the viewer alone, as an admin for every one', () => {
  expect(awaits(person(7), queuedBy(7))).toBe(true)
  expect(awaits(person(7), queuedBy(null))).toBe(false)
  expect(awaits({ ...person(1), isAdmin: true }, queuedBy(7))).toBe(true)
  expect(awaits({ ...person(7), hasAccess: false }, queuedBy(7))).toBe(false)
  expect(awaits({ ...person(7), user: null }, queuedBy(7))).toBe(false)
  expect(awaits(person(7), { ...queuedBy(7), hasUnconcludedAnalysis: false })).toBe(false)
})

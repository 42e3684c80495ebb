import { expect, it } from 'vitest'
import { detailGate, GATE_TEXT } from './visibility.ts'

const free = { protected: false, showcase: false, is_under_revision: false, user_has_permission_to_view: true }
const anonymous = { user: null, isAdmin: false, hasAccess: false, isOpenSite: false }
const reader = { ...anonymous, user: {} }
const subscriber = { ...reader, hasAccess: true }
const admin = { ...subscriber, isAdmin: true }

it('asks in the order protected, signed out, under revision', () => {
  const all = { ...free, protected: true, is_under_revision: true, user_has_permission_to_view: false }
  expect(detailGate(all, anonymous)).toBe('protected')
  expect(detailGate(all, reader)).toBe('protected')
  expect(detailGate(all, subscriber)).toBe('under-revision')
  expect(detailGate(all, admin)).toBeNull()
  expect(detailGate({ ...free, is_under_revision: true }, anonymous)).toBe('sign-in')
})

it('opens a free one to whoever is signed in, a showcase to everybody', () => {
  expect(detailGate(free, anonymous)).toBe('sign-in')
  expect(detailGate(free, reader)).toBeNull()
  expect(detailGate({ ...free, showcase: true, protected: true }, anonymous)).toBeNull()
  expect(detailGate(free, { ...anonymous, isOpenSite: true, hasAccess: true })).toBeNull()
})

it('says the literal texts', () => {
  expect(Object.values(GATE_TEXT)).toEqual([
    'Income statement is protected. Please subscribe to view.',
    'Sign in to view for free.',
    'Income statement is still under revision. Please check back later.',
  ])
})

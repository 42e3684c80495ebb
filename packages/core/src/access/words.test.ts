import { expect, it } from 'vitest'
import { statementAccess } from './access.ts'
import { GATE_TEXT, gateText, hiddenWords, rowAccess, toldFlags } from './words.ts'

const free = { protected: false, showcase: false, is_under_revision: false, failed_quality_check: false }
const person = { id: 1, is_admin: false, subscription_status: null, service_name: null } as const
const hobby = { ...person, subscription_status: 'active', service_name: 'Hobby' } as const
const admin = { ...person, is_admin: true }
type Flags = Partial<typeof free> | { failed_quality_check: null }
const accessOf = (viewer: Parameters<typeof statementAccess>[0], flags: Flags) =>
  statementAccess(viewer, toldFlags({ ...free, ...flags }))

it('has one wording for one state of the figures, whoever looks', () => {
  const said = (flags: Flags) => [null, person, hobby].map((viewer) => hiddenWords(accessOf(viewer, flags).figures))
  expect(said({ is_under_revision: true })).toEqual(Array(3).fill('Under revision'))
  expect(said({ is_under_revision: true, protected: true })).toEqual(Array(3).fill('Under revision'))
  expect(said({ failed_quality_check: null })).toEqual(Array(3).fill('Under revision'))
  expect(said({ protected: true }).slice(0, 2)).toEqual(Array(2).fill('Subscribe to view'))
})

it('calls a row free only for whoever reads free ones alone', () => {
  expect([false, true].map((hasPlan) => rowAccess(accessOf(person, {}), hasPlan))).toEqual(['Free to view', null])
  expect(rowAccess(accessOf(person, { protected: true }), false)).toBe('Subscribe to view')
  expect(rowAccess(accessOf(hobby, { is_under_revision: true }), true)).toBe('Under revision')
})

it('says the texts in the place of the detail in one order: under revision, protected, signed out', () => {
  const said = (viewer: Parameters<typeof statementAccess>[0], flags: Flags) =>
    GATE_TEXT[accessOf(viewer, flags).detail]
  const all = { protected: true, is_under_revision: true }
  expect(said(null, all)).toBe('Income statement is still under revision. Please check back later.')
  expect(said(hobby, all)).toBe('Income statement is still under revision. Please check back later.')
  expect(said(null, { protected: true })).toBe('Income statement is protected. Please subscribe to view.')
  expect(said(null, {})).toBe('Sign in to view for free.')
  expect(said(person, {})).toBeNull()
  expect(said(null, { showcase: true, protected: true })).toBeNull()
  expect(said(admin, all)).toBeNull()
})

it('names the statement that is closed, and asks for a sign-in in the same words for each', () => {
  expect(gateText('subscribe', 'Balance sheet')).toBe('Balance sheet is protected. Please subscribe to view.')
  expect(gateText('sign-in', 'Cash flow')).toBe(GATE_TEXT['sign-in'])
  expect(gateText('ok', 'Cash flow')).toBeNull()
})

import { expect, it } from 'vitest'
import { canViewDetail } from './access.ts'
import { figuresDecision, GATE_TEXT, hiddenWords, toldFlags } from './words.ts'

const free = { protected: false, showcase: false, is_under_revision: false, failed_quality_check: false }
const person = { id: 1, is_admin: false, subscription_status: null, service_name: null } as const
const hobby = { ...person, subscription_status: 'active', service_name: 'Hobby' } as const
const admin = { ...person, is_admin: true }

it('has one wording for one state of the figures, whoever looks', () => {
  const said = (flags: Partial<typeof free> | { failed_quality_check: null }) =>
    [null, person, hobby].map((viewer) => hiddenWords(figuresDecision(viewer, { ...free, ...flags })))
  expect(said({ is_under_revision: true })).toEqual(Array(3).fill('Under revision'))
  expect(said({ is_under_revision: true, protected: true })).toEqual(Array(3).fill('Under revision'))
  expect(said({ failed_quality_check: null })).toEqual(Array(3).fill('Under revision'))
  expect(said({ protected: true }).slice(0, 2)).toEqual(Array(2).fill('Subscribe to view'))
})

it('says the texts in the place of the detail in one order: under revision, protected, signed out', () => {
  const said = (viewer: Parameters<typeof canViewDetail>[0], flags: Partial<typeof free>) =>
    GATE_TEXT[canViewDetail(viewer, toldFlags({ ...free, ...flags }))]
  const all = { protected: true, is_under_revision: true }
  expect(said(null, all)).toBe('Income statement is still under revision. Please check back later.')
  expect(said(hobby, all)).toBe('Income statement is still under revision. Please check back later.')
  expect(said(null, { protected: true })).toBe('Income statement is protected. Please subscribe to view.')
  expect(said(null, {})).toBe('Sign in to view for free.')
  expect(said(person, {})).toBeNull()
  expect(said(null, { showcase: true, protected: true })).toBeNull()
  expect(said(admin, all)).toBeNull()
})

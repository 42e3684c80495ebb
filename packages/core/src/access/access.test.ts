import { describe, expect, it } from 'vitest'
import {
  canAdminister,
  canCompare,
  canRequestAnalysis,
  canViewDetail,
  canViewFigures,
  canViewFlow,
  canViewQc,
  type Decision,
  type StatementFlags,
  type Viewer,
} from './access.ts'

const person = (more: Partial<Viewer>): Viewer => ({
  id: 1,
  is_admin: false,
  subscription_status: null,
  service_name: null,
  ...more,
})
/** anonymous, logged in, past due, Hobby, Pro, admin: the columns of the access matrix */
const viewers: (Viewer | null)[] = [
  null,
  person({}),
  person({ subscription_status: 'past_due', service_name: 'Pro' }),
  person({ subscription_status: 'active', service_name: 'Hobby' }),
  person({ subscription_status: 'active', service_name: 'Pro' }),
  person({ is_admin: true }),
]
const statement = (more: Partial<StatementFlags> = {}): StatementFlags => ({
  protected: false,
  showcase: false,
  is_under_revision: false,
  is_checked: true,
  ...more,
})
const each = (decide: (viewer: Viewer | null) => Decision) => viewers.map(decide)

describe('access matrix', () => {
  it('shows free figures to everybody', () =>
    expect(each((v) => canViewFigures(v, statement()))).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'ok']))
  it('hides protected figures without an active subscription', () =>
    expect(each((v) => canViewFigures(v, statement({ protected: true })))).toEqual([
      'sign-in',
      'subscribe',
      'subscribe',
      'ok',
      'ok',
      'ok',
    ]))
  it('hides figures under revision from all but admins', () =>
    expect(each((v) => canViewFigures(v, statement({ is_under_revision: true })))).toEqual([
      ...Array(5).fill('under-revision'),
      'ok',
    ]))
  it('hides figures without a QC report from all but admins', () =>
    expect(each((v) => canViewFigures(v, statement({ is_checked: false })))).toEqual([
      ...Array(5).fill('being-checked'),
      'ok',
    ]))
  it('asks for a sign-in for the detail of a free statement', () =>
    expect(each((v) => canViewDetail(v, statement()))).toEqual(['sign-in', 'ok', 'ok', 'ok', 'ok', 'ok']))
  it('asks for a subscription for the detail of a protected one, also of visitors', () =>
    expect(each((v) => canViewDetail(v, statement({ protected: true })))).toEqual([
      'subscribe',
      'subscribe',
      'subscribe',
      'ok',
      'ok',
      'ok',
    ]))
  it.each([canViewFigures, canViewDetail, canViewFlow])(
    'says that it is under revision or being checked before it asks for anything: %o',
    (decide) => {
      for (const more of [{}, { protected: true }, { showcase: true }]) {
        expect(each((v) => decide(v, statement({ ...more, is_under_revision: true }))).slice(0, 5)).toEqual(
          Array(5).fill('under-revision'),
        )
        expect(each((v) => decide(v, statement({ ...more, is_checked: false }))).slice(0, 5)).toEqual(
          Array(5).fill('being-checked'),
        )
      }
    },
  )
  it('keeps the flow for subscribers', () =>
    expect(each((v) => canViewFlow(v, statement()))).toEqual(['sign-in', 'subscribe', 'subscribe', 'ok', 'ok', 'ok']))
  it('opens a showcase statement to everybody', () => {
    expect(each((v) => canViewFlow(v, statement({ showcase: true })))).toEqual(Array(6).fill('ok'))
    expect(each((v) => canViewDetail(v, statement({ showcase: true })))).toEqual(Array(6).fill('ok'))
  })
  it('keeps QC for subscribers', () =>
    expect(each(canViewQc)).toEqual(['sign-in', 'subscribe', 'subscribe', 'ok', 'ok', 'ok']))
  it('keeps requests for Pro', () =>
    expect(each(canRequestAnalysis)).toEqual(['sign-in', 'subscribe', 'subscribe', 'subscribe-pro', 'ok', 'ok']))
  it('lets anybody signed in compare two, subscribers more', () => {
    expect(each((v) => canCompare(v, 2))).toEqual(['sign-in', 'ok', 'ok', 'ok', 'ok', 'ok'])
    expect(each((v) => canCompare(v, 3))).toEqual(['sign-in', 'subscribe', 'subscribe', 'ok', 'ok', 'ok'])
  })
  it('keeps administration for admins', () =>
    expect(each(canAdminister)).toEqual(['sign-in', 'admin-only', 'admin-only', 'admin-only', 'admin-only', 'ok']))
  it('has no plans in open mode, yet administration stays with admins', () => {
    expect(each((v) => canViewFlow(v, statement({ protected: true }), 'open'))).toEqual(Array(6).fill('ok'))
    expect(each((v) => canViewDetail(v, statement(), 'open'))).toEqual(Array(6).fill('ok'))
  })
})

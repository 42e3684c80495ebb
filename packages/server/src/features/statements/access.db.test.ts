/** Every viewer, every state of a statement, every answer that holds it: one decision and one text, in one order. */
import type { Decision, StatementAccess } from '@topline/core/access/access.ts'
import { GATE_TEXT, hiddenWords } from '@topline/core/access/words.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { filings, statements } from '../../db/schema.ts'
import { APPLE, SEEDED, seed } from './seed.fixture.ts'

const PERSONAS = ['free', 'past_due', 'hobby', 'pro', 'admin'] as const
type Who = (typeof PERSONAS)[number] | 'visitor'
const EVERYBODY: readonly Who[] = ['visitor', ...PERSONAS]
const SUBSCRIBERS: ReadonlySet<Who> = new Set(['hobby', 'pro', 'admin'])

interface State {
  protected: boolean
  showcase: boolean
  is_under_revision: boolean
  /** null = its checks have not run */
  qc_passed: boolean | null
}
const BOTH = [false, true] as const
const STATES: readonly State[] = [
  ...BOTH.flatMap((isProtected) =>
    BOTH.flatMap((showcase) =>
      BOTH.flatMap((is_under_revision) =>
        [true, null].map((qc_passed) => ({ protected: isProtected, showcase, is_under_revision, qc_passed })),
      ),
    ),
  ),
  { protected: false, showcase: false, is_under_revision: false, qc_passed: false },
  { protected: true, showcase: false, is_under_revision: false, qc_passed: false },
]

/** The texts in the order in which they were decided, said anew: admins, under revision, protected, signed out. */
function pageText(who: Who, s: State): string | null {
  if (who === 'admin') return null
  if (s.is_under_revision || s.qc_passed === null)
    return 'Income statement is still under revision. Please check back later.'
  if (s.showcase) return null
  if (s.protected && !SUBSCRIBERS.has(who)) return 'Income statement is protected. Please subscribe to view.'
  return who === 'visitor' ? 'Sign in to view for free.' : null
}
/** What stands in the place of a figure in a list, a card, a table; null = the figure. */
function cellText(who: Who, s: State): string | null {
  const text = pageText(who, s)
  if (text === null || text === 'Sign in to view for free.') return null
  return text.includes('under revision') ? 'Under revision' : 'Subscribe to view'
}
/** The answer to reading the statement itself. */
function readAnswer(who: Who, s: State): [status: number, detail: string | undefined] {
  const text = pageText(who, s)
  if (text === null) return [200, undefined]
  if (text === 'Sign in to view for free.') return [401, DETAIL.notAuthenticated]
  return [403, !s.is_under_revision && s.qc_passed === null ? DETAIL.beingChecked : DETAIL.accessDenied]
}
/** The income flow is for subscribers, and for everybody on a showcase. */
const opensFlow = (who: Who, s: State) => pageText(who, s) === null && (s.showcase || SUBSCRIBERS.has(who))

let database: Database
let test: TestApp
const as: Partial<Record<Who, Record<string, string>>> = { visitor: fromOurPage }
beforeAll(async () => {
  database = await openTestDatabase()
  await seed(database)
  test = await startTestApp(database)
  for (const persona of PERSONAS) as[persona] = await test.signIn(persona)
})
afterAll(async () => {
  await test.close()
  await database.close()
})

const SHOWN = SEEDED.q3
let calls = 0
async function get(who: Who, url: string) {
  const remoteAddress = `127.8.${(++calls >> 8) & 255}.${calls & 255}`
  return test.app.inject({ url, headers: as[who] ?? fromOurPage, remoteAddress })
}
interface Told {
  access: StatementAccess
  total_revenue: number | null
  user_has_permission_to_view: boolean
  provenance?: unknown
}
const rowOf = (rows: { accession_number: string; income_statement: Told }[]): Told => {
  const found = rows.find((row) => row.accession_number === SHOWN)?.income_statement
  if (!found) throw new Error('The statement is in no row')
  return found
}

async function saidOf(who: Who) {
  const [recent, ofCompany, filing, context, read, flow, place, series] = await Promise.all([
    get(who, '/api/filings/recent?limit=50'),
    get(who, `/api/company/${APPLE}/income-statement?limit=50`),
    get(who, `/api/filing/${SHOWN}`),
    get(who, `/api/filing/${SHOWN}/context`),
    get(who, `/api/income-statement/${SHOWN}`),
    get(who, `/api/income-statement/${SHOWN}/sankey`),
    get(who, `/api/filing/${SHOWN}/place?figure=total_revenue`),
    get(who, `/api/company/${APPLE}/series?period=quarterly`),
  ])
  const whole: Told = context.json().filing.income_statement
  const point = series.json().points.find((one: { period_code: string }) => one.period_code === '2019 Q3')
  return {
    told: [rowOf(recent.json()), rowOf(ofCompany.json()), filing.json().income_statement as Told, whole],
    hasDetail: whole.provenance !== undefined,
    hasChange: context.json().change !== null,
    read: [read.statusCode, read.json().detail] as const,
    flow: flow.statusCode,
    place: place.statusCode,
    point: point.hidden
      ? hiddenWords(point.under_revision ? 'under-revision' : 'subscribe')
      : point.total_revenue === null
        ? 'nothing'
        : null,
  }
}

it('says the same on every page, list and call, for everybody, in every state', { timeout: 120_000 }, async () => {
  const wrong: unknown[] = []
  const decisions = new Set<Decision>()
  for (const state of STATES) {
    const { is_under_revision, qc_passed, ...flags } = state
    await database.db.update(filings).set(flags).where(eq(filings.accession_number, SHOWN))
    await database.db
      .update(statements)
      .set({ is_under_revision, qc_passed })
      .where(eq(statements.accession_number, SHOWN))
    for (const who of EVERYBODY) {
      const said = await saidOf(who)
      const cell = cellText(who, state)
      const differs = said.told.filter(
        (one) =>
          GATE_TEXT[one.access.detail] !== pageText(who, state) ||
          (one.access.figures === 'ok' ? null : hiddenWords(one.access.figures)) !== cell ||
          (one.access.flow === 'ok') !== opensFlow(who, state) ||
          one.user_has_permission_to_view !== (cell === null) ||
          (one.total_revenue === null) !== (cell !== null),
      )
      for (const { access } of said.told) for (const one of Object.values(access)) decisions.add(one)
      const rest = {
        read: said.read,
        flow: said.flow === 200,
        place: said.place === 200,
        point: said.point,
        hasDetail: said.hasDetail,
      }
      const should = {
        read: readAnswer(who, state),
        flow: opensFlow(who, state),
        place: cell === null,
        point: cell,
        hasDetail: pageText(who, state) === null,
      }
      if (differs.length > 0 || JSON.stringify(rest) !== JSON.stringify(should) || (cell !== null && said.hasChange))
        wrong.push({ who, state, differs, rest, should })
    }
  }
  expect(wrong).toEqual([])
  expect(STATES.length * EVERYBODY.length).toBe(108)
  expect([...decisions].sort()).toEqual(['being-checked', 'ok', 'sign-in', 'subscribe', 'under-revision'])
})

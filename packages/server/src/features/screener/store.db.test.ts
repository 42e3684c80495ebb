import { ANY_SUBSCRIBER, type Looking } from '@topline/core/access/access.ts'
import { NO_SCREEN, type Screen } from '@topline/core/screen/screen.ts'
import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { companies, screenedPeriods } from '../../db/schema.ts'
import { searchText } from '../records/companies.ts'
import { screenCompanies } from './service.ts'

const SUBSCRIBER: Looking = { viewer: ANY_SUBSCRIBER, mode: 'plans' }
const VISITOR: Looking = { viewer: null, mode: 'plans' }
const TODAY = '2026-03-01'
const WHERE: Screen['where'] = [{ name: 'net_margin', from: null, to: null }]

const texts: string[] = []
describeOnBoth(
  'companies that the screener keeps in memory',
  ({ database }) => {
    const period = (cik: string, sight: 'open' | 'subscriber', net_margin: number | null, hidden = false) => {
      const of = { cik, basis: 'year' as const, sight, period_code: '2025 FY', end_date: '2025-12-31', currency: 'USD' }
      return { ...of, form: '10-K', from_release: false, failed_quality_check: false, hidden, net_margin }
    }
    const add = async (cik: string, name: string, margin: number) => {
      const { db } = database()
      await db.insert(companies).values({ cik, name, tickers: [], search: searchText(name, []) })
      await db.insert(screenedPeriods).values([period(cik, 'open', margin), period(cik, 'subscriber', margin)])
    }
    beforeAll(async () => {
      for (const [i, name] of ['Alpha', 'Beta', 'Gamma'].entries()) await add(String(i + 1), name, (i + 1) / 10)
    })
    const ask = async (looking: Looking, patch: Partial<Screen> = {}) => {
      texts.length = 0
      const screen = { ...NO_SCREEN, where: WHERE, ...patch }
      const page = { skip: 0, limit: 50 }
      const answer = await screenCompanies(database().db, looking, screen, { page, today: TODAY, histograms: true })
      return {
        found: answer.companies.map(({ name, values }) => [name, values.net_margin]),
        closed: answer.closed,
        /** statements that looked through periods of companies */
        read: texts.filter((text) => text.includes('"screened_periods"')).length,
      }
    }
    const all = [
      ['Gamma', 0.3],
      ['Beta', 0.2],
      ['Alpha', 0.1],
    ]

    it('are read once, and again only where something of them was written', async () => {
      expect(await ask(SUBSCRIBER)).toMatchObject({ found: all, read: 1 })
      expect(await ask(SUBSCRIBER)).toMatchObject({ found: all, read: 0 })
      await add('4', 'Delta', 0.15)
      const after = [...all.slice(0, 2), ['Delta', 0.15], ...all.slice(2)]
      expect(await ask(SUBSCRIBER)).toMatchObject({ found: after, read: 1 })
      expect(await ask(SUBSCRIBER)).toMatchObject({ found: after, read: 0 })
    })

    it('show a figure and a name as soon as they are committed, and nothing that was not', async () => {
      const { db } = database()
      const isBeta = eq(screenedPeriods.cik, '2')
      await database()
        .inTx(async (tx) => {
          await tx.update(screenedPeriods).set({ net_margin: 0.99 }).where(isBeta)
          throw new Error('taken back')
        })
        .catch(() => {})
      expect((await ask(SUBSCRIBER)).found).toContainEqual(['Beta', 0.2])
      await db.update(screenedPeriods).set({ net_margin: 0.25 }).where(isBeta)
      await db.update(companies).set({ name: 'Beta Corp', sic: '3571' }).where(eq(companies.cik, '2'))
      expect((await ask(SUBSCRIBER)).found).toContainEqual(['Beta Corp', 0.25])
      expect((await ask(SUBSCRIBER, { sic: '35' })).found).toEqual([['Beta Corp', 0.25]])
    })

    it('are gone at once for those to whom they are closed', async () => {
      const { db } = database()
      expect((await ask(VISITOR)).found).toContainEqual(['Gamma', 0.3])
      await db
        .update(screenedPeriods)
        .set({ hidden: true, net_margin: null })
        .where(and(eq(screenedPeriods.cik, '3'), eq(screenedPeriods.sight, 'open')))
      const visitor = await ask(VISITOR)
      expect(visitor.found.map(([name]) => name)).toEqual(['Beta Corp', 'Delta', 'Alpha'])
      expect(visitor.closed).toBe(1)
      expect((await ask(SUBSCRIBER)).found).toContainEqual(['Gamma', 0.3])
    })

    it('end with their period', async () => {
      await database().db.delete(screenedPeriods).where(eq(screenedPeriods.cik, '1'))
      expect((await ask(SUBSCRIBER)).found.map(([name]) => name)).toEqual(['Gamma', 'Beta Corp', 'Delta'])
    })

    it('are asked for by many at once, each with what was committed before it asked', async () => {
      const { db } = database()
      const answers = await Promise.all(
        Array.from({ length: 20 }, async (_, i) => {
          const margin = 0.4 + i / 1000
          await db.update(screenedPeriods).set({ net_margin: margin }).where(eq(screenedPeriods.cik, '4'))
          const { found } = await ask(SUBSCRIBER)
          return { margin, seen: Number(found.find(([name]) => name === 'Delta')?.[1]) }
        }),
      )
      // Later ones may have written meanwhile; what stood before an own write was seen by nobody.
      expect(answers.every(({ seen }) => seen >= 0.4)).toBe(true)
      expect((await ask(SUBSCRIBER)).found[0]?.[0]).toBe('Delta')
    })
  },
  { onQuery: (text) => texts.push(text) },
)

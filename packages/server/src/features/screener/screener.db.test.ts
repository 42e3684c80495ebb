import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { companies, companyListMembers, companyLists, screenedPeriods } from '../../db/schema.ts'
import { searchText } from '../records/companies.ts'

const MORE: Readonly<Record<string, { form: string; total_assets?: number; current_ratio?: number }>> = {
  1: { form: '10-K', total_assets: 350e9, current_ratio: 0.9 },
  2: { form: '10-K', total_assets: 90e9, current_ratio: 4 },
  3: { form: '20-F' },
  4: { form: '10-K', total_assets: 3e9, current_ratio: 1.5 },
  5: { form: '10-Q' },
}
/** cik, name, currency, sic, end, revenue, net margin, growth; the visitor sees the first three alone. */

const MADE = [
  ['1', 'Alpha', 'USD', '3571', '2025-09-30', 400e9, 0.24, 0.02],
  ['2', 'Beta', 'USD', '3674', '2025-06-30', 50e9, 0.55, 1.14],
  ['3', 'Gamma', 'EUR', '2834', '2025-12-31', 60e9, 0.35, 0.21],
  ['4', 'Delta', 'USD', '2834', '2022-12-31', 1e9, 0.31, -0.1],
  ['5', 'Epsilon', 'USD', null, '2025-12-31', 2e9, null, null],
] as const

describeOnBoth('the screener', ({ database }) => {
  let test: TestApp
  let subscriber: Record<string, string>
  beforeAll(async () => {
    const { db } = database()
    await db.insert(companies).values(
      MADE.map(([cik, name, , sic]) => ({
        cik,
        name,
        sic,
        tickers: [name.slice(0, 2)],
        search: searchText(name, []),
      })),
    )
    const rows = MADE.flatMap(([cik, , currency, , end_date, total_revenue, net_margin, total_revenue_growth], i) =>
      (['open', 'subscriber'] as const).map((sight) => {
        const hidden = sight === 'open' && i > 2
        const { form = null, ...more } = MORE[cik] ?? {}
        const values = hidden ? {} : { total_revenue, net_margin, total_revenue_growth, ...more }
        const of = { cik, basis: 'year' as const, sight, period_code: '2025 FY', end_date, currency, form }
        return { ...of, accession_number: null, from_release: false, failed_quality_check: false, hidden, ...values }
      }),
    )
    await db.insert(screenedPeriods).values(rows)
    const quarters = rows.filter(({ cik }) => cik === '1').map((row) => ({ ...row, basis: 'quarter' as const }))
    await db.insert(screenedPeriods).values(quarters)
    const [list] = await db.insert(companyLists).values({ name: 'Chips', slug: 'chips' }).returning()
    await db.insert(companyListMembers).values(['1', '2'].map((cik) => ({ list_id: list?.id ?? 0, cik })))
    test = await startTestApp(database(), { env: { DEMO: '1' }, now: () => new Date('2026-03-01T12:00:00Z') })
    subscriber = await test.signIn('hobby')
  })
  afterAll(() => test.close())

  async function ask(query: string, headers: Record<string, string> = subscriber) {
    const answer = await test.app.inject({ url: `/api/screener?${query}`, headers })
    expect(answer.statusCode, answer.body).toBe(200)
    const body = answer.json()
    return { ...body, names: body.companies.map(({ name }: { name: string }) => name) }
  }

  it('answers companies that hold all conditions, sorted by the last one', async () => {
    const found = await ask('where=total_revenue_growth:0..,net_margin:0.2..')
    expect(found.names).toEqual(['Beta', 'Gamma', 'Alpha'])
    expect(found).toMatchObject({ total: 3, known: 5, closed: 0, compared_currency: null })
    expect(found.counts).toEqual([
      { condition: 'total_revenue_growth', alone: 3 },
      { condition: 'net_margin', alone: 4 },
    ])
    expect(found.companies[0].values).toEqual({ total_revenue_growth: 1.14, net_margin: 0.55 })
    expect((await ask('where=net_margin:0.24..0.35&sort=company')).names).toEqual(['Alpha', 'Delta', 'Gamma'])
    expect((await ask('sort=-period')).names.slice(0, 2)).toEqual(['Gamma', 'Epsilon'])
    // Who has no such figure stands last, and holds no condition on it.
    expect((await ask('where=net_margin')).names.at(-1)).toBe('Epsilon')
  })

  it('compares amounts in one currency and says whom that leaves out', async () => {
    const found = await ask('where=total_revenue:10e9..')
    expect(found.names).toEqual(['Alpha', 'Beta'])
    expect(found).toMatchObject({ compared_currency: 'USD', currency_chosen: false, other_currencies: 1 })
    const euros = await ask('where=total_revenue:10e9..&currency=eur')
    expect(euros).toMatchObject({ names: ['Gamma'], currency_chosen: true, other_currencies: 0 })
  })

  it.each([
    ['form=10-K', ['Alpha', 'Beta', 'Delta']],
    ['form=20-F', ['Gamma']],
    ['form=10-Q', ['Epsilon']],
    ['currency=eur', ['Gamma']],
    ['currency=USD', ['Alpha', 'Beta', 'Delta', 'Epsilon']],
    ['list=chips', ['Alpha', 'Beta']],
    ['list=nobody', []],
    ['sic=28', ['Delta', 'Gamma']],
    ['sic=2', ['Delta', 'Gamma']],
    ['sic=3571', ['Alpha']],
    ['age=12', ['Alpha', 'Beta', 'Epsilon', 'Gamma']],
    ['age=3', ['Epsilon', 'Gamma']],
    ['where=total_revenue:50e9..100e9&currency=USD', ['Beta']],
    ['where=total_revenue:..2e9', ['Delta', 'Epsilon']],
    ['where=total_revenue_growth:0.2..', ['Beta', 'Gamma']],
    ['where=net_margin:0.24..0.31', ['Alpha', 'Delta']],
    ['where=current_ratio:1.5..', ['Beta', 'Delta']],
    ['where=current_ratio:..1.2', ['Alpha']],
    ['where=total_assets:..100e9', ['Beta', 'Delta']],
    ['where=net_margin:0.3..,current_ratio:1.5..&sic=36&form=10-K', ['Beta']],
    ['basis=quarter', ['Alpha']],
    ['basis=ttm', []],
  ])('narrows by %s', async (query, names) => {
    const found = await ask(`${query}&sort=company`)
    expect([found.names, found.total]).toEqual([names, names.length])
  })

  it('tells of an empty result what each condition leaves, alone and left out', async () => {
    const { total, counts } = await ask('where=net_margin:0.5..&sic=28&age=12')
    expect(total).toBe(0)
    expect(counts).toEqual([
      { condition: 'net_margin', alone: 1, without: 1 },
      { condition: 'sic', alone: 2, without: 1 },
      { condition: 'age', alone: 4, without: 0 },
    ])
  })

  it('lets nobody try conditions on what is closed to them', async () => {
    const visitor = await ask('where=net_margin:0.3..', {})
    expect(visitor).toMatchObject({ names: ['Beta', 'Gamma'], known: 5, closed: 2, counts: [{ alone: 2 }] })
    // Delta's margin is 31 %: wherever the bound lies, a visitor's answer does not tell on which side.
    const [below, above] = [await ask('where=net_margin:0.309..0.4', {}), await ask('where=net_margin:0.311..0.4', {})]
    expect(below).toEqual(JSON.parse(JSON.stringify(above).replaceAll('0.311', '0.309')))
    const drawn = async (query: string) => (await ask(`histograms&${query}`, {})).histograms
    const [{ bins }] = await drawn('where=net_margin')
    expect(bins.reduce((sum: number, n: number) => sum + n, 0)).toBe(3)
    expect((await ask('where=net_margin:0.3..')).names).toEqual(['Beta', 'Gamma', 'Delta'])
    const page = await ask('sort=company', {})
    expect(page.names).toEqual(['Alpha', 'Beta', 'Gamma'])
  })

  it('draws histograms over what is asked beside figures', async () => {
    const { histograms } = await ask('histograms&where=net_margin:0.9..,total_revenue')
    expect(histograms[0]).toMatchObject({ name: 'net_margin', currency: null })
    expect(histograms[0].bins).toHaveLength(56)
    // 0.24 of -0.4 to 1 is the step at 25 of 56
    expect(histograms[0].bins[25]).toBe(1)
    // Sorted by an amount, companies in dollars are compared: not Gamma; Epsilon has no margin.
    expect(histograms[0].bins.reduce((sum: number, n: number) => sum + n, 0)).toBe(3)
    expect(histograms[1].currency).toBe('USD')
    expect(histograms[1].bins.reduce((sum: number, n: number) => sum + n, 0)).toBe(4)
  })

  it('pages without overlap and refuses what it cannot read', async () => {
    const first = await ask('where=net_margin&limit=2')
    const second = await ask('where=net_margin&limit=2&skip=2')
    expect([...first.names, ...second.names]).toEqual(['Beta', 'Gamma', 'Delta', 'Alpha'])
    const refused = await test.app.inject({ url: '/api/screener?where=colour:1..,net_margin:2..1&age=old' })
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ detail: 'Nothing is screened by colour; and 2 more' })
    expect(refused.json().errors.map((one: { field: string }) => one.field)).toEqual(['where', 'where', 'age'])
  })

  it('is exported as CSV, XLSX and Parquet, with the same companies', async () => {
    const get = async (file: string, headers = subscriber) =>
      test.app.inject({ url: `/api/screener.${file}?where=net_margin:0.3..`, headers })
    const csv = (await get('csv')).body.trim().split('\r\n')
    expect(csv[0]).toContain('cik,company,tickers')
    expect(csv.slice(1).map((line) => line.split(',')[1])).toEqual(['Beta', 'Gamma', 'Delta'])
    expect((await get('csv', {})).body).not.toContain('Delta')
    expect((await get('xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK')
    const dir = mkdtempSync(join(tmpdir(), 'topline-screen-'))
    const path = join(dir, 'screener.parquet')
    writeFileSync(path, (await get('parquet')).rawPayload)
    const duck = await (await DuckDBInstance.create()).connect()
    const read = await duck.runAndReadAll(`select company, net_margin from '${path}'`)
    duck.closeSync()
    rmSync(dir, { recursive: true })
    expect(read.getRows()).toEqual([
      ['Beta', 0.55],
      ['Gamma', 0.35],
      ['Delta', 0.31],
    ])
  })

  it('keeps screens under names, each for its owner alone', async () => {
    const other = await test.signIn('free')
    const call = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object, headers = subscriber) =>
      test.app.inject({ method, url: `/api/screens${path}`, headers, ...(payload ? { payload } : {}) })
    const made = await call('POST', '', { name: ' Rich ', query: 'where=net_margin:0.3..&basis=year&skip=3' })
    expect(made.statusCode, made.body).toBe(201)
    expect(made.json()).toMatchObject([{ name: 'Rich', query: 'where=net_margin:0.3..', total: 3 }])
    await call('POST', '', { name: 'Rich', query: 'where=net_margin:0.5..' })
    expect((await call('GET')).json()).toMatchObject([{ name: 'Rich', total: 1 }])
    expect((await call('GET', '', undefined, other)).json()).toEqual([])
    expect((await call('POST', '', { name: 'Wrong', query: 'where=colour:1..' })).statusCode).toBe(422)
    const [{ id }] = (await call('GET')).json()
    expect((await call('DELETE', `/${id}`, undefined, other)).statusCode).toBe(404)
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204)
    expect((await test.app.inject('/api/screens')).statusCode).toBe(401)
  })
})

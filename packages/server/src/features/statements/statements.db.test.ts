import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { APPLE, BERKSHIRE, SEEDED, seed } from './seed.fixture.ts'

const queries: string[] = []

describeOnBoth(
  'calls on companies, filings and statements',
  ({ database }) => {
    let test: TestApp
    const as: Record<string, Record<string, string>> = { anonymous: fromOurPage }
    beforeAll(async () => {
      await seed(database())
      test = await startTestApp(database(), { env: { DEMO: '1' } })
      for (const persona of ['free', 'hobby', 'pro', 'admin'] as const) as[persona] = await test.signIn(persona)
    })
    afterAll(() => test.close())
    beforeEach(() => {
      queries.length = 0
    })
    const get = (url: string, who = 'anonymous') => test.app.inject({ url, headers: as[who] ?? {} })
    const post = (url: string, who: string, payload: object = {}) =>
      test.app.inject({ method: 'POST', url, headers: as[who] ?? {}, payload })
    const detail = (answer: { statusCode: number; json(): { detail: string } }) => [
      answer.statusCode,
      answer.json().detail,
    ]

    it('lists recent filings with the figures the viewer may see', async () => {
      const answer = await get('/api/filings/recent?limit=4&include_qc_results=true&include_qc_reports=true')
      expect(answer.headers['x-total-count']).toBe('8')
      expect(answer.headers.link).toBe(
        '</api/filings/recent?limit=4&include_qc_results=true&include_qc_reports=true&skip=4>; rel="next"',
      )
      const [year, , q2] = answer.json()
      expect(year).toMatchObject({ accession_number: SEEDED.year, cik: APPLE, hasUnconcludedAnalysis: false })
      expect(year.income_statement).toMatchObject({
        total_revenue: 260_174,
        revenue_units_number: 1_000_000,
        diluted_eps: 11.89,
        period_code: '2019 FY',
        user_has_permission_to_view: true,
        failed_quality_check: false,
      })
      expect(year.income_statement.qc).toBeUndefined()
      // The protected quarter: nothing but its shell. Its Q4 would be the year less three quarters.
      expect(year.income_statement.deduced_q4_total_revenue).toBeNull()
      expect(q2.income_statement).toMatchObject({
        period_code: '2019 Q2',
        user_has_permission_to_view: false,
        total_revenue: null,
        net_income: null,
        net_margin: null,
        fiscal_year: null,
        protected: true,
      })
      expect(answer.body).not.toMatch(/58015|11561/)
    })

    it('shows QC and the deduced Q4 to subscribers', async () => {
      const [year] = (
        await get(`/api/company/${APPLE}/income-statement?include_qc_results=1&include_qc_reports=1`, 'hobby')
      ).json()
      expect(year.income_statement.qc).toEqual({ passed: true })
      expect(year.income_statement.qc_report.tests).toHaveLength(1)
      expect(year.income_statement.deduced_q4_total_revenue).toBe(260_174 - 84_310 - 58_015 - 53_809)
      expect(year.income_statement.deduced_q4_net_income).toBe(55_256 - 19_965 - 11_561 - 10_044)
    })

    it('takes three queries at most for a list, the session aside', async () => {
      for (const url of ['/api/filings/recent?limit=40', `/api/company/${APPLE}/income-statement`, '/api/companies/']) {
        queries.length = 0
        await get(url)
        // What tells whether a kept answer still holds is none of them.
        const asked = queries.filter((text) => !text.includes('pg_current_snapshot'))
        expect(asked.length, url).toBeLessThanOrEqual(3)
      }
    })

    it('puts figures that the viewer may not see last, in date order', async () => {
      const keys = (answer: { json(): { accession_number: string }[] }) => answer.json().map((f) => f.accession_number)
      const sorted = await get('/api/filings/recent?sort=total_revenue&limit=100')
      expect(keys(sorted)).toEqual([
        SEEDED.showcase,
        SEEDED.year,
        SEEDED.q1,
        SEEDED.failed,
        SEEDED.q3,
        SEEDED.q2,
        SEEDED.revision,
        SEEDED.bare,
      ])
      expect(keys(await get('/api/filings/recent?sort=total_revenue&limit=3&skip=4'))).toEqual([
        SEEDED.q3,
        SEEDED.q2,
        SEEDED.revision,
      ])
      expect(keys(await get('/api/filings/recent?sort=total_revenue&limit=100', 'pro')).slice(-2)).toEqual([
        SEEDED.revision,
        SEEDED.bare,
      ])
    })

    it('refuses pages that are none', async () => {
      for (const bad of ['limit=-1', 'limit=abc', 'skip=-1', 'limit=1.5', 'limit=401', 'limit=10&limit=20']) {
        const answer = await get(`/api/filings/recent?${bad}`)
        expect(answer.statusCode, bad).toBe(422)
        expect(answer.json().errors.length).toBeGreaterThan(0)
      }
    })

    it('gives the detail of a free statement after signing in, of a protected one to subscribers', async () => {
      const free = `/api/income-statement/${SEEDED.year}`
      expect(detail(await get(free))).toEqual([401, 'Not authenticated'])
      const read = await get(free, 'free')
      expect(read.json()).toMatchObject({
        total_revenue: 260_174,
        operating_expenses: [{ name: 'R&D', amount: 4_257 }],
        business_segments: { divisions: [{ label: 'iPhone', revenue: 260_174 }] },
        provenance: { total_revenue: { text: '1', start: 100 } },
        evidence: null,
      })
      expect(read.headers['cache-control']).toBe('private, no-store')
      expect((await get(`/api/income-statement/${read.json().id}?absolute=true`, 'free')).json()).toMatchObject({
        total_revenue: 260_174e6,
        revenue_units_number: 1,
        diluted_eps: 11.89,
      })
      const closed = `/api/income-statement/${SEEDED.q2.replaceAll('-', '')}`
      for (const who of ['anonymous', 'free']) expect(detail(await get(closed, who))).toEqual([403, 'Access denied'])
      for (const who of ['hobby', 'pro', 'admin']) expect((await get(closed, who)).json().total_revenue).toBe(58_015)
      expect((await get(`/api/income-statement/${SEEDED.showcase}`)).json().total_revenue).toBe(265_595)
      for (const who of ['anonymous', 'free', 'pro'])
        expect(detail(await get(`/api/income-statement/${SEEDED.revision}`, who))).toEqual([403, 'Access denied'])
      expect((await get(`/api/income-statement/${SEEDED.revision}`, 'admin')).json().is_under_revision).toBe(true)
      for (const key of ['nonsense', '0000000000-00-000000', '999999'])
        expect(detail(await get(`/api/income-statement/${key}`, 'admin'))).toEqual([404, 'Income statement not found'])
    })

    it('gives QC reports to subscribers, and runs the tests again for admins', async () => {
      const url = `/api/income-statement/${SEEDED.failed}/qc`
      expect(detail(await get(url))).toEqual([401, 'Not authenticated'])
      expect(detail(await get(url, 'free'))).toEqual([403, 'Active subscription required'])
      expect((await get(url, 'hobby')).json()).toMatchObject({ passed: false })
      for (const key of [SEEDED.bare, '0000000000-00-000000', 'nonsense'])
        expect(detail(await get(`/api/income-statement/${key}/qc`, 'hobby'))).toEqual([404, 'QC report not found'])
      expect((await get(`${url}?force=true`, 'pro')).statusCode).toBe(403)
      const again = (await get(`${url}?force=true`, 'admin')).json()
      expect(again.passed).toBe(false)
      expect(again.tests.length).toBeGreaterThan(1)
      const groups = (await get('/api/qc-tests', 'admin')).json()
      expect(groups.analysed).toBe(7)
      expect(groups.groups.find((g: { test: string }) => g.test === 'made_up')).toMatchObject({
        count: 1,
        percentage: 14.3,
        filings: [{ accession_number: SEEDED.failed }],
      })
      const dry = await post('/api/update-qc-reports?dry_run=true', 'admin', { accession_numbers: [SEEDED.year] })
      expect(dry.json()).toMatchObject({ checked: 1 })
    })

    it('finds companies by ticker, prefix, word and part, with special characters as they are', async () => {
      const names = async (search: string, more = '') =>
        (await get(`/api/companies/?search=${encodeURIComponent(search)}${more}`))
          .json()
          .map((c: { name: string }) => c.name)
      expect(await names('aapl')).toEqual(['Apple Inc.'])
      expect(await names('apple')).toEqual(['Apple Inc.', "O'Brien 100% Pineapple_Co"])
      expect(await names('brk.b')).toEqual(['Berkshire Hathaway Inc.'])
      expect(await names('brk b')).toEqual(['Berkshire Hathaway Inc.'])
      expect(await names('hatha')).toEqual(['Berkshire Hathaway Inc.'])
      expect(await names('100%')).toEqual(["O'Brien 100% Pineapple_Co"])
      for (const nothing of ['%', '_', '\\', 'zzqqxxzz', "a' OR '1'='1", '💩']) expect(await names(nothing)).toEqual([])
      expect(await names('msft')).toEqual([])
      expect(await names('msft', '&lookup=true')).toEqual(['Microsoft Corp'])
      expect((await get('/api/company/789019')).json()).toMatchObject({
        name: 'Microsoft Corp',
        stored: false,
        filings: [],
      })
      expect((await get(`/api/companies/?search=${'a'.repeat(5000)}`)).statusCode).toBe(422)
    })

    it('shows companies with their newest filing, lists with their companies', async () => {
      const [apple, berkshire] = (await get('/api/companies/')).json()
      expect(apple.filings.map((f: { accession_number: string }) => f.accession_number)).toEqual([SEEDED.year])
      expect(berkshire).toMatchObject({ cik: BERKSHIRE, filings: [] })
      const list = await get('/api/list/big?limit=1')
      expect(list.json()).toMatchObject({ slug: 'big', companies: [{ cik: APPLE }] })
      expect(list.headers['x-total-count']).toBe('2')
      expect((await get('/api/lists/')).json()[0]).toMatchObject({ name: 'Big', slug: 'big', companies_count: 2 })
      expect((await get(`/api/company/000${APPLE}`)).json()).toMatchObject({ cik: APPLE, lists: [{ slug: 'big' }] })
      for (const url of [
        '/api/company/9999999999',
        '/api/company/9999999999/lists',
        '/api/company/9999999999/income-statement',
      ])
        expect(detail(await get(url))).toEqual([404, 'Company not found'])
      expect((await get('/api/list/none')).statusCode).toBe(404)
    })

    it('finds a filing by number, by ticker or CIK with year and quarter', async () => {
      expect((await get(`/api/filing/${SEEDED.q1.replaceAll('-', '')}`)).json().accession_number).toBe(SEEDED.q1)
      expect((await get('/api/filing/aapl/2019/q1')).json().accession_number).toBe(SEEDED.q1)
      expect((await get(`/api/filing/${APPLE}/2019/Q4`)).json().accession_number).toBe(SEEDED.year)
      expect(detail(await get('/api/filing/aapl/1950/Q1'))).toEqual([404, 'Filing not found'])
      expect(detail(await get('/api/filing/aapl/24/Q1'))).toEqual([
        422,
        'Invalid year format. Please use a 4-digit year',
      ])
      expect((await get('/api/filing/aapl/2019/Q5')).json().detail).toMatch(/^Invalid quarter format/)
      expect((await get('/api/filing/nonsense')).statusCode).toBe(422)
      expect(detail(await get('/api/filing/0000000000-00-000000'))).toEqual([404, 'Filing not found'])
    })

    it('hides a protected period from a series, derived points included', async () => {
      const series = (await get(`/api/company/${APPLE}/series?period=quarterly`)).json()
      const point = (code: string, of = series) =>
        of.points.find((p: { period_code: string }) => p.period_code === code)
      expect(point('2019 Q2')).toMatchObject({ hidden: true, total_revenue: null, diluted_eps: null })
      expect(point('2019 Q4')).toMatchObject({ hidden: true, deduced: true, total_revenue: null })
      expect(point('2019 Q1')).toMatchObject({ hidden: false, total_revenue: 84_310e6 })
      const whole = (await get(`/api/company/${APPLE}/series?period=quarterly`, 'hobby')).json()
      expect(point('2019 Q4', whole)).toMatchObject({ deduced: true, total_revenue: 64_040e6, net_income: 13_686e6 })
      expect((await get(`/api/company/${APPLE}/restatements`)).json()).toMatchObject({ restatements: [] })
    })

    it('tells a price, with P/E where both stand on one basis', async () => {
      expect((await get('/api/stock-price/aapl')).json()).toMatchObject({ price: 293.65, pe: 24.7, source: 'sample' })
      expect(detail(await get('/api/stock-price/ZZQQXX'))).toEqual([404, 'Stock price not found'])
    })

    it('lets Pro ask for analyses, and admins cancel them', async () => {
      const body = { accession_numbers: [SEEDED.bare] }
      expect(detail(await post('/api/filing/request-analyses', 'anonymous', body))).toEqual([
        401,
        'Authentication required',
      ])
      expect(detail(await post('/api/filing/request-analyses', 'free', body))).toEqual([
        403,
        'Active subscription required',
      ])
      expect(detail(await post('/api/filing/request-analyses', 'hobby', body))).toEqual([
        403,
        'Pro subscription required',
      ])
      const made = (await post('/api/filing/request-analyses', 'pro', body)).json()
      expect(made).toMatchObject([{ accession_number: SEEDED.bare, status: 'pending' }])
      expect((await post('/api/filing/request-analyses', 'pro', body)).json()).toEqual([])
      expect((await get(`/api/filing/${SEEDED.bare}`)).json()).toMatchObject({
        hasUnconcludedAnalysis: true,
        analysis_request: { status: 'pending', user: null, user_id: null },
      })
      expect((await get('/api/analysis-requests?status=Pending', 'pro')).json()).toHaveLength(1)
      expect((await get('/api/analysis-requests', 'free')).json()).toEqual([])
      expect((await get('/api/stats')).json().analysis_requests.pending).toBe(1)
      const ongoing = (await get('/api/filings/ongoing-analyses', 'admin')).json()
      expect(ongoing.counts).toMatchObject({ started: 0, stale: 0, pending: 1, required: 1 })
      expect(ongoing.required[0].accession_number).toBe(SEEDED.failed)
      expect(detail(await post(`/api/filing/${SEEDED.bare}`, 'pro', { accession_number: SEEDED.q1 }))).toEqual([
        422,
        'The body names another filing',
      ])
      const gone = await post('/api/filing/delete-analyses', 'admin', { accession_numbers: [SEEDED.bare, SEEDED.q1] })
      expect(gone.json()).toEqual({ deleted_count: 1, not_found: [SEEDED.q1] })
      expect((await post('/api/filings/request-analysis', 'admin')).json()).toMatchObject({ created_count: 1 })
      expect((await post('/api/filings/delete-pending-requests', 'admin')).json()).toEqual({ deleted_count: 1 })
      expect((await get('/api/stats')).json().analysis_requests.pending).toBe(0)
    })

    it('protects at once, and keeps the counters', async () => {
      const stats = async () => (await get('/api/stats')).json().income_statements
      const before = await stats()
      expect(before).toEqual({ passing_qc: 6, protected_passing_qc: 1, not_passing_qc: 1 })
      const url = `/api/income-statement/${SEEDED.showcase}/protected`
      expect((await post(url, 'pro', { protected: true })).statusCode).toBe(403)
      expect((await post(url, 'admin', { protected: true })).json()).toMatchObject({ protected: true, showcase: false })
      expect(detail(await get(`/api/income-statement/${SEEDED.showcase}`, 'free'))).toEqual([403, 'Access denied'])
      expect(await stats()).toMatchObject({ protected_passing_qc: 2 })
      await post(url, 'admin', { protected: false })
      expect(await stats()).toEqual(before)
    })

    it('keeps what a logo is for admins, and takes no image from elsewhere', async () => {
      const url = `/api/company/${BERKSHIRE}/logo_info`
      const info = { url: null, is_logo: false, includes_name: false, alt_text: 'A mark' }
      expect((await get(`/api/filing/${SEEDED.q1}/logo_info`)).json()).toBeNull()
      expect((await post(url, 'anonymous', info)).statusCode).toBe(401)
      expect((await post(url, 'pro', info)).statusCode).toBe(403)
      expect((await post(url, 'admin', info)).json()).toEqual(info)
      expect((await get(`/api/company/${BERKSHIRE}`)).json().logo_info).toEqual(info)
      for (const bad of ['javascript:alert(1)', 'https://elsewhere.example/a.png', `/logos/${'0'.repeat(64)}`])
        expect((await post(url, 'admin', { ...info, url: bad })).statusCode, bad).toBe(422)
      expect(detail(await post(`/api/filing/0000000000-00-000000/logo_info`, 'admin', info))).toEqual([
        404,
        'Filing not found',
      ])
      expect((await get(`/logos/${'0'.repeat(64)}`)).statusCode).toBe(404)
    })

    it('writes feeds, a sitemap and CSV with what the reader may see', async () => {
      const feed = await get('/feed.xml')
      expect(feed.headers['content-type']).toMatch(/^application\/atom\+xml/)
      expect(feed.body).toContain('Revenue $260.17B, net income $55.26B.')
      expect(feed.body).not.toMatch(/58\.0[12]B|11\.56B|61\.14B/)
      expect((await get('/company/9999999999/feed.xml')).statusCode).toBe(404)
      expect((await get('/sitemap.xml')).body).toContain(`/filing/${SEEDED.year}</loc>`)
      const csv = await get(`/api/company/${APPLE}/income-statement.csv`)
      expect(csv.headers['content-disposition']).toMatch(/^attachment/)
      expect(csv.body).toMatch(/260174000000/)
      expect(csv.body).not.toMatch(/58015/)
      const workbook = await get(`/api/company/${APPLE}/income-statement.xlsx`)
      expect(workbook.headers['content-type']).toMatch(/spreadsheetml/)
      expect(workbook.rawPayload.subarray(0, 2).toString()).toBe('PK')
      expect((await get('/api/blogs')).json()).toEqual({ total: 0, skip: 0, limit: 20, has_more: false, posts: [] })
    })
  },
  { onQuery: (text) => queries.push(text) },
)

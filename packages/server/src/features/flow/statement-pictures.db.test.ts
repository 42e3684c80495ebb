/** The pictures of balance sheets and cash flows: what they are, and for whom. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { extractFiling } from '@topline/core/extract/extract.ts'
import { BALANCE_SHEET_FIGURES, CASH_FLOW_FIGURES } from '@topline/core/statement/other-statements.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { otherStatements } from '../../db/schema.ts'
import { SEEDED, seed } from '../statements/seed.fixture.ts'

const SAMPLE = new URL('../../../../../samples/filings/0000320193-24-000123/aapl-20240928.htm.gz', import.meta.url)
const SHEET = (accession: string) => `/api/balance-sheet/${accession}/towers`
const FLOWS = (accession: string) => `/api/cash-flow/${accession}/bridge`

const UNKNOWN = Object.fromEntries(BALANCE_SHEET_FIGURES.map((name) => [name, null]))

describeOnBoth('calls for the pictures of statements', ({ database }) => {
  let test: TestApp
  const as: Record<string, Record<string, string>> = { visitor: fromOurPage }
  beforeAll(async () => {
    await seed(database())
    test = await startTestApp(database(), { env: { DEMO: '1' } })
    for (const persona of ['free', 'hobby', 'admin'] as const) as[persona] = await test.signIn(persona)
    // The statements of a real filing in the place of the made ones.
    const read = extractFiling(gunzipSync(readFileSync(SAMPLE)), {})
    if (!read.ok || !read.balance_sheet || !read.cash_flow) throw new Error('the sample is not read')
    const { balance_sheet: sheet, cash_flow: flows } = read
    for (const [kind, statement, names] of [
      ['balance_sheet', sheet, BALANCE_SHEET_FIGURES],
      ['cash_flow', flows, CASH_FLOW_FIGURES],
    ] as const) {
      const figures = Object.fromEntries(Object.entries(statement).filter(([name]) => names.includes(name as never)))
      const { lines, provenance, prior_periods } = statement
      await database()
        .db.update(otherStatements)
        .set({ figures, lines, provenance, prior_periods })
        .where(and(eq(otherStatements.accession_number, SEEDED.year), eq(otherStatements.kind, kind)))
    }
  })
  afterAll(() => test.close())
  const get = (url: string, who = 'visitor') => test.app.inject({ url, headers: as[who] ?? {} })

  it('draw the statement with its filing, the same bytes twice', async () => {
    const towers = await get(`${SHEET(SEEDED.year)}.svg`, 'free')
    expect(towers.headers['content-type']).toBe('image/svg+xml')
    expect(towers.headers['content-disposition']).toBe('attachment')
    for (const words of [
      'Balance sheet, 2019 FY, from the 10-K',
      'Vendor non-trade receivables',
      '$364.98B',
      'Net debt',
    ])
      expect(towers.body).toContain(words)
    expect((await get(`${SHEET(SEEDED.year)}.svg`, 'free')).body).toBe(towers.body)
    const bridge = (await get(`${FLOWS(SEEDED.year)}.svg`, 'free')).body
    expect(bridge).toContain('Free cash flow')
    expect(bridge).not.toContain('Buybacks')
    const opened = (await get(`${FLOWS(SEEDED.year)}.svg?open=financing,nothing`, 'free')).body
    expect(opened).toContain('Buybacks')
    expect(opened).not.toContain('Free cash flow')
  })

  it('are squares and take a palette, as the flow’s do', async () => {
    for (const [file, own] of [
      [SHEET(SEEDED.year), '#d9730d'],
      [FLOWS(SEEDED.year), '#d9730d'],
    ] as const) {
      const svg = (await get(`${file}.svg?shape=square&palette=blue-orange&patterns=1`, 'free')).body
      expect(svg).toContain(`Source: 10-K of Apple Inc., filed Oct 31, 2019, ${SEEDED.year}`)
      expect(svg).toContain(`<rect width="2.4" height="6" fill="${own}"/>`)
      const png = (await get(`${file}.png?shape=square`, 'free')).rawPayload
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1080])
      const usual = (await get(`${file}.svg`, 'free')).body
      expect((await get(`${file}.svg?palette=nonsense&patterns=nonsense&shape=nonsense`, 'free')).body).toBe(usual)
    }
  })

  it('are pictures of the width that is asked for', async () => {
    for (const url of [SHEET(SEEDED.year), FLOWS(SEEDED.year)]) {
      const first = await get(`${url}.png?width=800`, 'free')
      expect(first.headers['content-type']).toBe('image/png')
      expect([first.rawPayload.subarray(1, 4).toString(), first.rawPayload.readUInt32BE(16)]).toEqual(['PNG', 800])
      expect((await get(`${url}.png?width=800`, 'free')).rawPayload.equals(first.rawPayload)).toBe(true)
      expect((await get(`${url}.png?width=90`, 'free')).statusCode).toBe(422)
    }
  })

  it('are for whoever may read the statement, and for nobody else', async () => {
    for (const accession of Object.values(SEEDED)) {
      for (const who of ['visitor', 'free', 'hobby', 'admin']) {
        for (const [call, picture] of [
          ['balance-sheet', SHEET(accession)],
          ['cash-flow', FLOWS(accession)],
        ] as const) {
          const read = await get(`/api/${call}/${accession}`, who)
          if (read.statusCode === 200) continue
          for (const ending of ['svg', 'png']) {
            const drawn = await get(`${picture}.${ending}`, who)
            expect([accession, who, drawn.statusCode, drawn.json().detail]).toEqual([
              accession,
              who,
              read.statusCode,
              read.json().detail,
            ])
          }
        }
      }
    }
    expect((await get(`${SHEET(SEEDED.year)}.svg`)).statusCode).toBe(401)
  })

  it('leave out last year where its period is closed to the viewer', async () => {
    const own = and(eq(otherStatements.accession_number, SEEDED.q3), eq(otherStatements.kind, 'balance_sheet'))
    const held = { ...UNKNOWN, total_assets: 60e9, total_liabilities: 40e9, shareholders_equity: 20e9 }
    const column = { ...held, as_of: '2019-03-30', provenance: {} }
    await database()
      .db.update(otherStatements)
      .set({ figures: held, lines: [], prior_periods: [column] })
      .where(own)
    const outlines = async (who: string) =>
      (await get(`${SHEET(SEEDED.q3)}.svg`, who)).body.match(/fill="none" stroke="#7f8b9b"/g)?.length ?? 0
    // The second quarter is protected.
    expect([await outlines('hobby'), await outlines('free')]).toEqual([3, 0])
  })

  it('say that there is none, and that too little is printed for one', async () => {
    expect((await get(`${FLOWS(SEEDED.q1)}.svg`, 'free')).json().detail).toBe('Cash flow not found')
    const own = and(eq(otherStatements.accession_number, SEEDED.q2), eq(otherStatements.kind, 'balance_sheet'))
    await database().db.update(otherStatements).set({ figures: UNKNOWN }).where(own)
    expect((await get(`${SHEET(SEEDED.q2)}.png`, 'hobby')).json()).toMatchObject({
      detail: 'Balance sheet not found',
      reason: 'it prints too few figures for a drawing',
    })
  })
})

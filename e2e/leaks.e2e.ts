/**
 * Every page and every data address of the router by an administrator, then by a visitor, over the samples: no figure
 * that only the first may read stands in what the second gets (decisions 32 and 59). Filings themselves are public, so
 * the pages that show a document are left out.
 */
import { type APIRequestContext, expect, test } from '@playwright/test'
import { url } from './site.ts'

interface Row {
  accession_number: string
  company: { cik: string; tickers: string[] }
  income_statement: {
    protected: boolean
    showcase: boolean
    is_under_revision: boolean
    total_revenue: number | null
    net_income: number | null
    period_code: string
  } | null
}

/** A figure as pages may print it: with and without separators. Short ones could stand for anything. */
function forms(value: number | null): string[] {
  if (value === null || Math.abs(value) < 10_000 || !Number.isInteger(value)) return []
  const digits = String(Math.abs(value))
  return [digits, Math.abs(value).toLocaleString('en-US')]
}

const isHidden = ({ income_statement: s }: Row) => s !== null && ((s.protected && !s.showcase) || s.is_under_revision)

async function rowsOf(request: APIRequestContext): Promise<Row[]> {
  const answer = await request.get(url('/api/filings/recent?limit=400'))
  return (await answer.json()) as Row[]
}

test('no page gives a visitor what only an administrator may read', async ({ playwright }) => {
  test.setTimeout(120_000)
  const visitor = await playwright.request.newContext()
  const admin = await playwright.request.newContext()
  await admin.post(url('/auth/demo'), { data: { persona: 'admin' }, headers: { origin: url('') } })
  const rows = await rowsOf(admin)
  const hidden = rows.filter(isHidden)
  expect(hidden.length).toBeGreaterThan(2)
  const open = rows
    .filter((row) => !isHidden(row))
    .flatMap(({ income_statement: s }) => [...forms(s?.total_revenue ?? null), ...forms(s?.net_income ?? null)])
  const free = new Set(open)
  const secrets = [
    ...new Set(
      hidden.flatMap(({ income_statement: s }) => [
        ...forms(s?.total_revenue ?? null),
        ...forms(s?.net_income ?? null),
      ]),
    ),
  ].filter((form) => !free.has(form))
  expect(secrets.length).toBeGreaterThan(4)

  const ciks = [...new Set(hidden.map((row) => row.company.cik))].slice(0, 6)
  const paths = [
    '/',
    '/lists',
    '/companies',
    '/blogs',
    '/pricing',
    '/accuracy',
    '/feed.xml',
    '/sitemap.xml',
    ...ciks.flatMap((cik) => [`/company/${cik}`, `/company/${cik}/feed.xml`, `/company/${cik}/restatements`]),
    ...(ciks.length > 1 ? [`/companies/compare/${ciks[0]}/${ciks[1]}`] : []),
    ...hidden.slice(0, 8).map((row) => `/filing/${row.accession_number}`),
  ]
  const data = paths
    .filter((path) => !path.endsWith('.xml'))
    .map((path) => (path === '/' ? '/_root.data' : `${path}.data`))
  const leaks: string[] = []
  let shown = 0
  for (const path of [...paths, ...data]) {
    const first = await (await admin.get(url(path))).text()
    if (secrets.some((secret) => first.includes(secret))) shown++
    const answer = await visitor.get(url(path))
    const second = `${JSON.stringify(answer.headers())}\n${await answer.text()}`
    const found = secrets.filter((secret) => new RegExp(`(?<![\\d,.])${secret}(?![\\d,]|\\.\\d)`).test(second))
    if (found.length > 0) leaks.push(`${path}: ${found.join(' ')}`)
  }
  expect(leaks).toEqual([])
  expect(shown).toBeGreaterThan(5)
  await visitor.dispose()
  await admin.dispose()
})

/** What the filing's page says for each decision that its answer carries, beside the ways out that it offers. */
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { DECISIONS, type Decision } from '@topline/core/access/access.ts'
import { GATE_TEXT } from '@topline/core/access/words.ts'
import type { WireStatement } from '@topline/core/api/wire.ts'
import { FIGURE_NAMES } from '@topline/core/statement/statement.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { type FilingData, FilingView } from './Page.tsx'

const closed = (decision: Decision): WireStatement => ({
  ...(Object.fromEntries(FIGURE_NAMES.map((name) => [name, null])) as Pick<
    WireStatement,
    (typeof FIGURE_NAMES)[number]
  >),
  id: 1,
  accession_number: '0000320193-19-000066',
  operating_expenses: null,
  gross_margin: null,
  operating_margin: null,
  net_margin: null,
  revenue_units: 'millions',
  revenue_units_number: 1e6,
  currency: 'USD',
  period_in_months: 3,
  start_date: '2018-12-30',
  end_date: '2019-03-30',
  fiscal_year: null,
  fiscal_period: 'Q2',
  period_code: '2019 Q2',
  fiscal_year_start_or_end_reported: true,
  fiscal_year_start: '09-29',
  extracted_at: '2019-05-01T00:00:00.000Z',
  version: 1,
  protected: decision === 'subscribe',
  showcase: false,
  is_under_revision: decision === 'under-revision',
  user_has_permission_to_view: false,
  access: { figures: decision, detail: decision, flow: decision },
  breakdown_of_revenue_by_business_divisions_reported: false,
  business_segments: null,
  segmentation_of_revenue_by_geographical_divisions_reported: false,
  geographical_segments: null,
  deduced_q4_total_revenue: null,
  deduced_q4_net_income: null,
  failed_quality_check: decision === 'being-checked' ? null : false,
})

const dataOf = (decision: Decision): FilingData => ({
  filing: {
    accession_number: '0000320193-19-000066',
    filing_date: '2019-05-01',
    form_type: '10-Q',
    period_end: '2019-03-30',
    file_number: null,
    htm_url: null,
    logo_info: null,
    cik: '320193',
    company: { cik: '320193', name: 'Apple Inc.', tickers: ['AAPL'] },
    income_statement: closed(decision),
    analysis_request: null,
    hasUnconcludedAnalysis: false,
  },
  lists: [],
  previous: null,
  next: null,
  year_before: null,
  release: null,
  others: [],
  change: null,
  blogs: { is: 'here', value: { posts: [], total: 0, skip: 0, limit: 6, has_more: false } },
  origin: 'http://localhost',
})

async function shown(data: FilingData): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([
    {
      path: '/',
      loader: () => data,
      element: (
        <QueryClientProvider client={new QueryClient()}>
          <MantineProvider>
            <FilingView {...data} />
          </MantineProvider>
        </QueryClientProvider>
      ),
    },
  ])
  const context = await query(new Request('http://localhost/'))
  if (context instanceof Response) throw new Error(`${context.status}`)
  const page = <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} />
  return renderToStaticMarkup(page)
    .replace(/<(script|style).*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

/** No statement asks for Pro. */
const CLOSED = DECISIONS.filter((decision) => GATE_TEXT[decision] !== null && decision !== 'subscribe-pro')

it.each(CLOSED)('says for %s its own text and no other', async (decision) => {
  const text = await shown(dataOf(decision))
  const said = new Set(CLOSED.flatMap((one) => (text.includes(GATE_TEXT[one] ?? '-') ? [GATE_TEXT[one]] : [])))
  expect([...said]).toEqual([GATE_TEXT[decision]])
  // Nothing is sold or asked for where it would open nothing.
  const isRevised = decision === 'under-revision' || decision === 'being-checked'
  expect([text.includes('View Plans'), text.includes('Read the document')]).toEqual([
    decision === 'subscribe',
    isRevised,
  ])
})

it('says that related posts could not be loaded, with the request to name', async () => {
  const text = await shown({
    ...dataOf('sign-in'),
    blogs: { is: 'failed', why: { detail: 'Away', request_id: 'r-17' } },
  })
  expect(text).toContain('Error loading related blog posts')
  expect(text).toContain('r-17')
  expect(await shown({ ...dataOf('sign-in'), blogs: { is: 'refused' } })).not.toContain('related blog posts')
})

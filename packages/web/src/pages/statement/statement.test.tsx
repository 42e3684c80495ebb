/** What stands in the place of a balance sheet that is not there: the reason, or that it could not be loaded. */
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { FilingContext } from '@topline/core/api/filings/filing-context.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { BALANCE_SHEET_GROUPS } from './rows.ts'
import { StatementPage } from './StatementPage.tsx'

const around: FilingContext = {
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
    income_statement: null,
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
}
type Shown = Parameters<typeof StatementPage>[0]['statement']

async function shown(statement: Shown): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([
    {
      path: '/',
      element: (
        <QueryClientProvider client={new QueryClient()}>
          <MantineProvider>
            <StatementPage
              title="Balance sheet"
              path="balance-sheet"
              groups={BALANCE_SHEET_GROUPS}
              around={around}
              statement={statement}
            />
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

it('says why there is none', async () => {
  const reason = 'no table of this document is a balance sheet of the company'
  const text = await shown({ is: 'missing', reason })
  expect(text).toContain('No balance sheet here')
  expect(text).toContain('No table of this document is a balance sheet of the company.')
  expect(await shown({ is: 'missing' })).toContain('This filing has not been analysed.')
  expect(await shown({ is: 'refused' })).toContain('It is not open to your account.')
  expect(await shown({ is: 'refused', reason: 'its 9 months hold a quarter that is not open to you' })).toContain(
    'Its 9 months hold a quarter that is not open to you.',
  )
})

it('says that it could not be loaded, with the request to name', async () => {
  const text = await shown({ is: 'failed', why: { detail: 'Away', request_id: 'r-17' } })
  expect(text).toContain('Error loading the balance sheet')
  expect(text).toContain('r-17')
})

it('draws the figures beside those of the newest period before, in the order of the print', async () => {
  const place = { label: 'Total assets', text: '364,980', start: 1, end: 8 }
  const column = (end_date: string, total_assets: number) => ({
    start_date: null,
    end_date,
    total_assets,
    provenance: { total_assets: place },
  })
  const columns = [column('2024-09-28', 364_980), column('2022-09-24', 1), column('2023-09-30', 352_583)]
  const none = { steps: [], filings: 0, hidden: false }
  const derived = [
    { ...none, name: 'current_ratio', label: 'Current ratio', unit: 'multiple', value: 0.867, why: null, filings: 1 },
    {
      ...none,
      name: 'debt_to_equity',
      label: 'Debt to equity',
      unit: 'multiple',
      value: null,
      why: 'Shareholders’ equity is negative',
    },
    {
      ...none,
      name: 'return_on_average_assets',
      label: 'Return on average assets',
      unit: 'ratio',
      value: null,
      why: null,
      hidden: true,
    },
  ]
  const value = { columns, currency: 'USD', lines: [], failed_quality_check: true, derived } as unknown as Extract<
    Shown,
    { is: 'here' }
  >['value'] // the other figures are not printed
  const text = await shown({ is: 'here', value })
  expect(text).toMatch(/Sep 28, 2024.*Sep 30, 2023.*Assets.*Total assets.*364,980.*352,583.*\+3\.5%/)
  expect(text).not.toContain('Sep 24, 2022')
  expect(text).toContain('This statement failed a quality check')
  expect(text).toMatch(/Derived.*Current ratio 0\.87×.*Return on average assets Subscribe to view.*Not given: 1/)
  expect(text).toContain('Debt to equity. Shareholders’ equity is negative.')
})

it('tells a failed check with both numbers and leads to the cells of its figures', async () => {
  const cell = (label: string, text: string, start: number) => ({ label, text, start, end: start + text.length })
  const columns = [
    {
      start_date: null,
      end_date: '2024-09-28',
      total_assets: 364_980e6,
      provenance: {
        total_assets: cell('Total assets', '364,980', 10),
        total_equity: cell('Total equity', '56,950', 40),
      },
    },
  ]
  const qc_report = {
    passed: false,
    tests: [
      {
        name: 'balance_sheet_identity',
        description: 'Total assets are liabilities, temporary equity and equity',
        passed: false,
        necessary: true,
        rationale: 'total assets 364,980, claims on them 56,950',
        left: 364_980e6,
        right: 56_950e6,
        difference: 308_030e6,
        tolerance: 1e6,
      },
    ],
  }
  const value = {
    columns,
    currency: 'USD',
    lines: [],
    derived: [],
    failed_quality_check: true,
    qc_report,
  } as unknown as Extract<Shown, { is: 'here' }>['value'] // the other figures are not printed
  const text = await shown({ is: 'here', value })
  expect(text).toContain('1 of 1 checks fails')
  expect(text).toMatch(/Not met: Assets are liabilities and equity together.*critical.*364,980.*56,950.*308,030/)
  expect(text).toMatch(/In the filing: +Total assets +Total equity/)
  expect(text).not.toContain('Accept finding')
})

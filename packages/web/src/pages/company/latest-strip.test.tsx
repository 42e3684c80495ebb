import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Company, Series } from '@topline/core/api/wire.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LatestStrip } from './LatestStrip.tsx'

const company = { cik: '320193', tickers: [] as string[] } as Company // the other fields are not read
const NEXT = { form_type: '10-Q', period_code: '2025 Q1', date: '2025-01-31' }

/** Apple's year to September 28, 2024, with what is expected after it. */
const year = (next_report: Series['next_report']) =>
  ({
    points: [
      {
        period_code: '2024 FY',
        end_date: '2024-09-28',
        currency: 'USD',
        total_revenue: 391_035e6,
        net_income: 93_736e6,
        diluted_eps: 6.08,
      },
    ],
    next_report,
  }) as Series // nor these

const shown = (next: Series['next_report']): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LatestStrip company={company} annual={year(next)} quarters={null} price={null} />
    </QueryClientProvider>,
  ).replace(/<[^>]+>/g, ' ')

it('announces no report for a day that is over', () => {
  const coming = shown({ ...NEXT, passed: false })
  expect(coming).toContain('Next report expected about Jan 31, 2025 (10-Q for 2025 Q1): an estimate')
  expect(coming).not.toContain('not stored yet')
  const late = shown({ ...NEXT, passed: true })
  expect(late).toContain('A 10-Q for 2025 Q1 was expected about Jan 31, 2025 and is not stored yet.')
  expect(late).not.toContain('Next report')
  expect(shown(null)).not.toContain('expected')
})

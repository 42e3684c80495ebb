/** The numbers of the statistics strip, from counters that their changes keep (decision 34). */
import { stats } from '@topline/core/api/wire.ts'
import type { AppContext } from '../../context.ts'
import { counters } from '../../db/schema.ts'
import { KEPT } from '../../http/answers/kept-answers.ts'
import type { App } from '../../http/app-types.ts'
import type { CounterName } from '../records/counters.ts'

export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/api/stats',
    { config: KEPT, schema: { summary: 'Counts of the site', response: { 200: stats } } },
    async () => {
      const rows = await ctx.db.select().from(counters)
      const count = (name: CounterName) => rows.find((row) => row.name === name)?.n ?? 0
      return {
        companies: { total: count('companies') },
        filings: { total: count('filings') },
        analysis_requests: { pending: count('analysis_requests.pending') },
        income_statements: {
          passing_qc: count('statements.passing'),
          protected_passing_qc: count('statements.protected_passing'),
          not_passing_qc: count('statements.not_passing'),
        },
      }
    },
  )
}

/** The link preview of a post: what everybody may see of it and of its statement, whoever asks (decisions 59 and 61). */

import type { Looking } from '@topline/core/access/access.ts'
import { maySeeFigures } from '@topline/core/access/periods.ts'
import { postCardSvg } from '@topline/core/flow/drawing/post-card.ts'
import { formatCompact } from '@topline/core/format/amount.ts'
import { readingMinutes } from '@topline/core/format/duration.ts'
import { formatPercent } from '@topline/core/format/percent.ts'
import { marginsOf } from '@topline/core/statement/margins.ts'
import { lineName } from '@topline/core/words/line-names.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS } from '../../http/gate/limits.ts'
import { faceOf } from '../posts/face.ts'
import { filingsOfPosts, postByKey } from '../posts/queries.ts'
import { findStatement } from '../statements/queries.ts'
import type { Pictures } from './pictures.ts'

export function postCardRoutes(app: App, ctx: AppContext, pictures: Pictures): void {
  const visitor: Looking = { viewer: null, mode: ctx.settings.ACCESS }

  app.get(
    '/og/blog/:file',
    {
      config: { limit: LIMITS.pictures },
      schema: {
        summary: 'The link preview of a published post, by its number',
        params: z.object({ file: z.string().regex(/^\d{1,9}\.png$/, 'the number of a post and .png') }),
      },
    },
    async (request, reply) => {
      const row = await postByKey(ctx.db, request.params.file.slice(0, -4))
      if (row?.status !== 'published') throw notFound('Picture not found')
      const own = await filingsOfPosts(ctx.db, [row.id])
      const [first] = own
      const { title } = faceOf(row, own, visitor)
      const svg = postCardSvg({
        company: first?.company_name ?? 'Topline',
        subtitle: first ? [first.period_code, first.form_type].filter(Boolean).join(', ') : 'Blog',
        title,
        figures: first ? await openFigures(first.accession_number) : [],
        foot: `${readingMinutes(row.total_words)} min read. Every figure opens its place in the filing.`,
      })
      return reply
        .header('cache-control', 'public, max-age=300')
        .type('image/png')
        .send(await pictures.card(svg))
    },
  )

  /** None of a statement that visitors may not see, or that failed its checks (decision 52). */
  async function openFigures(accession_number: string) {
    const found = await findStatement(ctx.db, { accession_number })
    if (found?.row.qc_passed !== true || !maySeeFigures(found.row, visitor)) return []
    const { total_revenue, net_income, currency } = found.row
    const { net_margin } = marginsOf(found.row)
    return [
      ...(total_revenue === null ? [] : [{ label: 'Revenue', value: formatCompact(total_revenue, currency) }]),
      ...(net_income === null
        ? []
        : [{ label: lineName('net_income', net_income), value: formatCompact(net_income, currency) }]),
      ...(net_margin === null || net_margin < 0 ? [] : [{ label: 'Net margin', value: formatPercent(net_margin) }]),
    ]
  }
}

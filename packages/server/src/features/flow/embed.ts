/** The flow for other sites. Framed there it knows no session: only what everybody may see, whoever asks. */
import { readFile } from 'node:fs/promises'
import type { Looking } from '@topline/core/access/access.ts'
import { accessionParam } from '@topline/core/api/keys.ts'
import type { EmbedFlow } from '@topline/core/flow/drawing/embed.ts'
import { flowGraph } from '@topline/core/flow/graph/build.ts'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { App } from '../../http/app-types.ts'
import { FONTS } from '../../http/typeface.ts'
import { getStatement } from '../statements/service.ts'
import { publicCardFacts } from './card-facts.ts'
import { renderEmbed } from './embed-page.ts'
import { embedPeriods } from './embed-periods.ts'
import { SCHEMES } from './embed-style.ts'
import { drawingQuery, flowShow, periodCode } from './picture-query.ts'

const query = drawingQuery.omit({ shape: true }).extend({
  period: periodCode,
  show: flowShow,
  scheme: z.enum(SCHEMES).default('auto').catch('auto').describe('auto: as the reader’s screen is'),
})

export function embedRoutes(app: App, ctx: AppContext): void {
  const visitor: Looking = { viewer: null, mode: ctx.settings.ACCESS }
  const pageOf = (accession: string) => new URL(`/filing/${accession}`, ctx.settings.PUBLIC_URL).href

  app.get(
    '/embed/filing/:accession',
    {
      schema: {
        summary: 'The income flow as a page for other sites, to be moved through its periods',
        params: z.object({ accession: accessionParam }),
        querystring: query,
      },
    },
    async (request, reply) => {
      const { accession } = request.params
      const { period, show, scheme, palette, patterns } = request.query
      const found = await getStatement(ctx.db, accession, visitor)
      const facts = publicCardFacts(found, visitor.mode)
      const look = { palette, patterns: patterns === '1' }
      const periods =
        facts.statement && flowGraph(facts.statement)
          ? await embedPeriods(ctx.db, found, facts.statement, { visitor, show, pageOf })
          : []
      const at = periods.findIndex(({ code }) => code === (period ?? facts.period))
      const own = periods.findIndex(({ code }) => code === facts.period)
      const flow: EmbedFlow = { company: facts.company, show, patterns: look.patterns, at: at < 0 ? own : at, periods }
      const why = found.row.qc_passed === false ? 'failed' : facts.statement ? 'undrawn' : 'closed'
      return reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(
          renderEmbed({
            ...{ company: facts.company, period: facts.period, form: facts.form },
            ...{ why, look, scheme, nonce: request.nonce, href: pageOf(accession) },
            flow: periods.length > 0 ? flow : null,
          }),
        )
    },
  )

  app.get(
    '/embed/fonts/:name',
    { schema: { hide: true, params: z.object({ name: z.enum([FONTS.regular, FONTS.bold]) }) } },
    async (request, reply) =>
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        // A sandboxed frame has no origin of its own; the typeface is for everybody.
        .header('access-control-allow-origin', '*')
        .type('font/ttf')
        .send(await readFile(new URL(`../../../assets/fonts/${request.params.name}`, import.meta.url))),
  )
}

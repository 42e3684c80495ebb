/** Link previews of a filing as its page is addressed: the flow of a period, its shares or changes, what changed. */
import type { Looking } from '@topline/core/access/access.ts'
import { accessionParam } from '@topline/core/api/keys.ts'
import { ogCardSvg } from '@topline/core/flow/drawing/card.ts'
import { changeCardSvg } from '@topline/core/pictures/drawing/link-cards.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS } from '../../http/gate/limits.ts'
import { bridgeForCard } from '../changes/service.ts'
import { filingOf } from '../filing-context/around.ts'
import { filingsOfCompany } from '../filing-context/queries.ts'
import { filingContext } from '../filing-context/service.ts'
import { type FoundStatement, findStatement } from '../statements/queries.ts'
import { getStatement } from '../statements/service.ts'
import { publicCardFacts } from './card-facts.ts'
import { flowShow, periodCode } from './picture-query.ts'
import type { Pictures } from './pictures.ts'

const params = z.object({
  file: z
    .string()
    .regex(/\.png$/)
    .transform((name) => name.slice(0, -4))
    .pipe(accessionParam),
})
/** As the page's address has them. */
const state = z.object({ period: periodCode, show: flowShow })

export function filingCardRoutes(app: App, ctx: AppContext, pictures: Pictures): void {
  /** Machines fetch it and show it to others: what everybody may see, whoever asks. */
  const visitor: Looking = { viewer: null, mode: ctx.settings.ACCESS }
  const send = async (reply: FastifyReply, svg: string) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('image/png')
      .send(await pictures.card(svg))

  app.get(
    '/og/filing/:file',
    {
      config: { limit: LIMITS.pictures },
      schema: {
        summary: 'The link preview of a filing, of any period and state of its flow',
        params,
        querystring: state,
      },
    },
    async (request, reply) => {
      const own = await getStatement(ctx.db, request.params.file, visitor)
      const { period, show } = request.query
      const found = period === undefined ? own : ((await ofPeriod(own, period)) ?? own)
      const facts = publicCardFacts(found, visitor.mode)
      const isChange = show === 'change' && facts.statement !== null
      const change = isChange ? (await filingContext(ctx.db, found.row.accession_number, visitor)).change : null
      // Where no change is for everybody the amounts stand, as on the page.
      const shown = show === 'change' && !change ? 'amount' : show
      const { changes, code: before, sentences: [changed] = [] } = change ?? {}
      return send(reply, ogCardSvg(facts, { show: shown, changes, before, changed }))
    },
  )

  app.get(
    '/og/changes/:file',
    {
      config: { limit: LIMITS.pictures },
      schema: { summary: 'The link preview of what changed since the year before', params },
    },
    async (request, reply) => {
      const found = await getStatement(ctx.db, request.params.file, visitor)
      const facts = publicCardFacts(found, visitor.mode)
      const told = found.row.qc_passed === true ? await bridgeForCard(ctx.db, found, visitor) : null
      const svg = told?.bridge
        ? changeCardSvg(facts, told.bridge, told.before)
        : ogCardSvg({ ...facts, statement: null })
      return send(reply, svg)
    },
  )

  /** The statement that the page shows of a period; null where none is stored. */
  async function ofPeriod({ row }: FoundStatement, code: string): Promise<FoundStatement | null> {
    const filing = filingOf(await filingsOfCompany(ctx.db, row.cik), code)
    return filing && findStatement(ctx.db, { accession_number: filing.accession_number })
  }
}

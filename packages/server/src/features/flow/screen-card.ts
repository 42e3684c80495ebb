/** The link preview of a screen: its conditions in words, how many companies hold them for everybody, and the first ones. */
import type { Looking } from '@topline/core/access/access.ts'
import { formatCount } from '@topline/core/format/amount.ts'
import { shortCompanyName } from '@topline/core/format/company-name.ts'
import { utcDate } from '@topline/core/format/day.ts'
import { screenCardSvg } from '@topline/core/pictures/drawing/link-cards.ts'
import { comparedCurrency, hasBounds } from '@topline/core/screen/screen.ts'
import { conditionInWords } from '@topline/core/screen/words.ts'
import type { AppContext } from '../../context.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS } from '../../http/gate/limits.ts'
import { screenParameters } from '../screener/asked.ts'
import { askedScreen, screenCompanies } from '../screener/service.ts'
import type { SendCard } from './link-card.ts'

const NAMED = 5

export function screenCardRoutes(app: App, ctx: AppContext, send: SendCard): void {
  const visitor: Looking = { viewer: null, mode: ctx.settings.ACCESS }
  app.get(
    '/og/screener.png',
    {
      config: { limit: LIMITS.pictures },
      schema: { summary: 'The link preview of a screen', querystring: screenParameters },
    },
    async (request, reply) => {
      const { query } = request
      const screen = askedScreen((name) => query[name as keyof typeof query])
      const asked = { page: { skip: 0, limit: NAMED }, today: utcDate(ctx.now()), histograms: false }
      const { total, companies } = await screenCompanies(ctx.db, visitor, screen, asked)
      const { currency } = comparedCurrency(screen)
      const conditions = screen.where.filter(hasBounds).map((one) => conditionInWords(one, currency))
      const figures = [{ label: total === 1 ? 'Company' : 'Companies', value: formatCount(total) }]
      const names = companies.map(({ name }) => shortCompanyName(name)).join(', ')
      const shown = conditions.length > 0 ? conditions : ['All companies by figures, growth and margins']
      return send(reply, screenCardSvg(shown, figures, names === '' ? 'No company holds all of it.' : names))
    },
  )
}

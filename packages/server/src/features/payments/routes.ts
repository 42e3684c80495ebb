/** The subscription of the signed-in user (spec §7, decision 124). */
import { DETAIL } from '@topline/core/api/details.ts'
import { user } from '@topline/core/api/wire.ts'
import type { AppContext } from '../../context.ts'
import type { App } from '../../http/app-types.ts'
import { AppError } from '../../http/errors.ts'

/** The stored facts of `/auth/me`; all null without a subscription. */
const subscription = user.pick({ subscription_status: true, service_name: true, payment_period: true })

export function routes(app: App, _ctx: AppContext): void {
  app.get(
    '/payment/subscription',
    { schema: { summary: 'The subscription of the signed-in user', response: { 200: subscription } } },
    async (request) => {
      if (!request.user) throw new AppError('unauthenticated', DETAIL.authenticationRequired)
      const { subscription_status, service_name, payment_period } = request.user
      return { subscription_status, service_name, payment_period }
    },
  )
}

/** The language model of this installation, as the settings say. */
import type { AppContext } from '../../context.ts'
import { type LiveOptions, liveModel } from './live.ts'
import type { Model } from './model.ts'

/**
 * Cheap: nothing is loaded or asked before the first call.
 * @returns null where no model is configured (decision 38)
 */
export function openModel(
  ctx: Pick<AppContext, 'settings' | 'db' | 'inTx' | 'now' | 'log'>,
  options: LiveOptions = {},
): Model | null {
  return ctx.settings.LLM_PROVIDER === '' ? null : liveModel(ctx, options)
}

/**
 * Publishing a social post (decision 139): through X where it is configured, else here alone: its address is then the
 * post's own page, and the compose window is offered beside it.
 */
import type { AppContext } from '../../context.ts'

/** What became of it. 'unknown': sent, and no answer came; it may be out. */
export type Published =
  | { state: 'published'; url: string }
  | { state: 'unknown' }
  | { state: 'refused'; reason: string }

export interface Publisher {
  publish(text: string): Promise<Published>
}

/** Null where X is not configured. */
export type OpenPublisher = (ctx: AppContext) => Promise<Publisher | null>

export const openPublisher: OpenPublisher = async () => null

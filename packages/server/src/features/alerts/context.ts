/** What the work of alerts is handed. */
import type { AppContext } from '../../context.ts'

export type AlertContext = Pick<AppContext, 'db' | 'inTx' | 'settings' | 'now' | 'jobs' | 'sessionSecret'>

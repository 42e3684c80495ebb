/**
 * The features this site is made of: one line each. `features` mounts routes, `featureJobs` starts handlers and
 * schedules in a process that works.
 */
import type { AppContext } from './context.ts'
import { startJobs as accountJobs } from './features/accounts/jobs.ts'
import { routes as accounts } from './features/accounts/routes.ts'
import type { Feature } from './http/app-types.ts'

export const features: readonly Feature[] = [accounts]

export const featureJobs: readonly ((ctx: AppContext) => Promise<void>)[] = [accountJobs]

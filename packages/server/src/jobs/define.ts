/**
 * Definitions of jobs, apart from their handlers: whoever sends a job needs its name and shape, not its code.
 * Payloads are ids, not objects; a handler may run twice.
 */
import type { z } from 'zod'

export interface JobDefinition<P extends object> {
  name: string
  payload: z.ZodType<P>
  /** further attempts after the first failed; the last error is kept with the job */
  retryLimit: number
  /** seconds a run may take before it counts as lost */
  expireInSeconds: number
  /** handlers of one process that may run at the same time */
  concurrency: number
}

const defined = new Map<string, JobDefinition<never>>()

/**
 * @param options.name unique, kebab-case
 */
export function defineJob<P extends object>(
  options: Pick<JobDefinition<P>, 'name' | 'payload'> & Partial<JobDefinition<P>>,
): JobDefinition<P> {
  const job = { retryLimit: 2, expireInSeconds: 900, concurrency: 1, ...options }
  if (defined.has(job.name)) throw new Error(`Job ${job.name} is defined twice`)
  defined.set(job.name, job as unknown as JobDefinition<never>) // the registry forgets the payload's type
  return job
}

/** Every job defined by the modules loaded so far. */
export function definedJobs(): JobDefinition<never>[] {
  return [...defined.values()]
}

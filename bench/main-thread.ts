/** Tasks of a page's main thread, in processor time: what other programs take of the machine is not in it. */
import type { Browser, Page } from '@playwright/test'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** microseconds of the thread's own time: what other programs take of the machine is not in it */
  tdur?: number
  args?: { name?: string }
}

/** Tasks of the page's main thread while `work` is done, milliseconds of processor time each. */
export async function tasksOf(in_: Browser, page: Page, work: () => Promise<void>): Promise<number[]> {
  await in_.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await work()
  const { traceEvents } = JSON.parse((await in_.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const mains = traceEvents.filter((event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain')
  const tasks = traceEvents.filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask')
  const busiest = mains
    .map((main) => tasks.filter((task) => task.pid === main.pid && task.tid === main.tid))
    .map((own) => own.filter(({ name }) => name === own[0]?.name).map(({ tdur = 0 }) => tdur / 1000))
    .toSorted((one, other) => sumOf(other) - sumOf(one))[0]
  if (!busiest || busiest.length === 0) throw new Error('The trace holds no task of the page')
  return busiest
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

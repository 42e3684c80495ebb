/** `topline worker`: runs the jobs, serves nothing. Needs PostgreSQL: the embedded database belongs to `serve`. */
import { openContext, startWorker } from '../../app.ts'
import { loadSettings } from '../../read-settings.ts'
import { endSoon, stopSignal } from '../stop-signal.ts'
import { makeCommand, parseArguments } from '../usage.ts'

export async function workerCommand(argv: string[]): Promise<number> {
  const command = makeCommand('topline worker', 'A worker alone; the pages are served by another process.', [
    'DATABASE_URL=postgres://… topline worker',
  ])
  if (!parseArguments(command, argv)) return 0
  const stopped = stopSignal()
  const { ctx, close } = await openContext(loadSettings())
  try {
    await startWorker(ctx)
    process.stderr.write('The worker is running.\n')
    await stopped
  } finally {
    await close()
  }
  endSoon(0)
  return 0
}

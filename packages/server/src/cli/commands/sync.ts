/** `topline sync`: one round of new filings, as the schedule does. */
import { loadSettings } from '../../read-settings.ts'
import { withProgress } from '../progress.ts'
import { makeCommand, parseArguments } from '../usage.ts'
import { runCommand } from '../with-database.ts'

export async function syncCommand(argv: string[]): Promise<number> {
  const command = makeCommand('topline sync', "One round of new filings from EDGAR's current feed and daily indexes.", [
    'topline sync',
    'topline sync --known --no-analyse',
  ])
    .option('--known', 'only companies that are stored already')
    .option('--no-analyse', 'only store')
    .option('--json', 'one JSON object a line')
  const parsed = parseArguments(command, argv)
  if (!parsed) return 0
  const { known = false, analyse, json = false } = parsed.opts<{ known?: boolean; analyse: boolean; json?: boolean }>()
  const { output, stop } = withProgress('Filings')
  try {
    return await runCommand(loadSettings(), 'sync', { known, analyse, json }, output)
  } finally {
    stop()
  }
}

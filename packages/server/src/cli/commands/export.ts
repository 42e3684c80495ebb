/** `topline export --parquet FOLDER`: the data set, whole or what changed; with the server running and without. */
import { resolve } from 'node:path'
import { loadSettings } from '../../read-settings.ts'
import { withProgress } from '../progress.ts'
import { makeCommand, parseArguments, UsageError } from '../usage.ts'
import { runCommand } from '../with-database.ts'

export async function exportCommand(argv: string[]): Promise<number> {
  const command = makeCommand(
    'topline export',
    'Statements, divisions, places, checks, vintages and releases as Parquet files.',
    ['topline export --parquet data', 'topline export --parquet data --since last'],
  )
    .requiredOption('--parquet <folder>', 'an empty folder, or one with a data set of Topline')
    .option('--since <when>', "only partitions that changed since: a date, an instant, or 'last' for the export before")
  const parsed = parseArguments(command, argv)
  if (!parsed) return 0
  const { parquet, since } = parsed.opts<{ parquet: string; since?: string }>()
  const args = { folder: resolve(parquet), since: sinceOf(since) }
  const { output, stop } = withProgress('export')
  try {
    return await runCommand(loadSettings(), 'export', args, output)
  } finally {
    stop()
  }
}

/** @throws UsageError for what is no moment */
function sinceOf(since: string | undefined): string | null {
  if (since === undefined) return null
  if (since === 'last') return since
  const ms = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(since) ? Date.parse(since) : Number.NaN
  if (Number.isNaN(ms))
    throw new UsageError(`--since takes a date (2026-11-24), an instant (2026-11-24T06:00:00Z) or last, not ${since}`)
  return new Date(ms).toISOString()
}

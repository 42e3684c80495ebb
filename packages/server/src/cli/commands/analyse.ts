/** `topline analyse --missing`: what stored filings lack. */
import { loadSettings } from '../../read-settings.ts'
import { withProgress } from '../progress.ts'
import { makeCommand, parseArguments, UsageError } from '../usage.ts'
import { runCommand } from '../with-database.ts'

export async function analyseCommand(argv: string[]): Promise<number> {
  const command = makeCommand(
    'topline analyse',
    'What is missing of stored filings: statements of filings that nobody analysed yet, and the balance sheets and cash flows of those that were read before these were kept. Their income statements stay as they are. May be ended and called again.',
    ['topline analyse --missing'],
  )
    .option('--missing', 'whatever is missing; nothing else can be chosen yet')
    .option('--json', 'one JSON object a line')
  const parsed = parseArguments(command, argv)
  if (!parsed) return 0
  const { missing = false, json = false } = parsed.opts<{ missing?: boolean; json?: boolean }>()
  if (!missing || parsed.args.length > 0) throw new UsageError('topline analyse needs --missing and takes no names')
  const { output, stop } = withProgress('Filings')
  try {
    return await runCommand(loadSettings(), 'analyse', { json }, output)
  } finally {
    stop()
  }
}

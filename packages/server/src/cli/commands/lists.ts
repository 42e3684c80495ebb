/** `topline lists apply FILE`: company lists from a YAML file. */
import { readFileSync } from 'node:fs'
import { reasonIn } from '../../file-reason.ts'
import { loadSettings } from '../../read-settings.ts'
import { StartError } from '../../start-error.ts'
import { makeCommand, parseArguments, UsageError } from '../usage.ts'
import { runCommand } from '../with-database.ts'

export async function listsCommand(argv: string[]): Promise<number> {
  const command = makeCommand('topline lists', 'Adds, changes and removes company lists as a YAML file says.', [
    'topline lists apply samples/lists.yaml --dry-run',
  ])
    .argument('<action>', 'apply')
    .argument('<file>', 'lists: [{slug, name, description, companies: [CIK or ticker], remove: true}]')
    .option('--dry-run', 'say what would change and change nothing')
    .option('--json', 'one JSON object a line')
  const parsed = parseArguments(command, argv)
  if (!parsed) return 0
  const [action, file = ''] = parsed.args
  if (action !== 'apply') throw new UsageError('topline lists takes apply')
  const { dryRun = false, json = false } = parsed.opts<{ dryRun?: boolean; json?: boolean }>()
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    throw new StartError(`${file} cannot be read: ${reasonIn(cause)}`, { cause })
  }
  return runCommand(loadSettings(), 'lists', { text, dryRun, json })
}

/** `topline backup FILE`: everything into one archive; with the server running and without. */
import { resolve } from 'node:path'
import { loadSettings } from '../../read-settings.ts'
import { makeCommand, parseArguments } from '../usage.ts'
import { runCommand } from '../with-database.ts'

export async function backupCommand(argv: string[]): Promise<number> {
  const command = makeCommand('topline backup', 'Database, documents and secrets into one archive.', [
    'topline backup topline.backup',
  ])
    .argument('<file>', 'where to write it; an existing file is replaced once the new one is whole')
    .option('--skip-damaged', 'leave stored documents out that cannot be read, and name them')
  const parsed = parseArguments(command, argv)
  if (!parsed) return 0
  const { skipDamaged = false } = parsed.opts<{ skipDamaged?: boolean }>()
  return runCommand(loadSettings(), 'backup', { file: resolve(parsed.args[0] ?? ''), skip_damaged: skipDamaged })
}

/** `topline backup FILE`: everything into one archive; with the server running and without. */
import { resolve } from 'node:path'
import { loadSettings } from '../settings.ts'
import { makeCommand, parseArguments } from './usage.ts'
import { runCommand } from './with-database.ts'

export async function backupCommand(argv: string[]): Promise<number> {
  const command = makeCommand('topline backup', 'Database, documents and secrets into one archive.', [
    'topline backup topline.backup',
  ]).argument('<file>', 'where to write it; an existing file is replaced once the new one is whole')
  const parsed = parseArguments(command, argv)
  if (!parsed) return 0
  return runCommand(loadSettings(), 'backup', { file: resolve(parsed.args[0] ?? '') })
}

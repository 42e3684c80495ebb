/** `topline restore FILE`: an archive into an empty installation, on either database. The server must not run. */
import { resolve } from 'node:path'
import { openDb } from '../../db/open.ts'
import { restore } from '../../features/backup/restore.ts'
import { loadSettings } from '../../read-settings.ts'
import { makeCommand, parseArguments } from '../usage.ts'
import { toTerminal } from '../with-database.ts'

export async function restoreCommand(argv: string[]): Promise<number> {
  const command = makeCommand('topline restore', 'An archive into an empty installation.', [
    'DATA_DIR=./new topline restore topline.backup',
  ]).argument('<file>', 'an archive of `topline backup`')
  const parsed = parseArguments(command, argv)
  if (!parsed) return 0
  const settings = loadSettings()
  await restore(settings, (migrate) => openDb({ ...settings, migrate }), resolve(parsed.args[0] ?? ''), toTerminal)
  return 0
}

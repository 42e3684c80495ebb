/** `topline migrate`: brings the database to this version and ends. */
import { migrationState } from '../../db/migrate.ts'
import { openDb } from '../../db/open.ts'
import { loadSettings } from '../../read-settings.ts'
import { makeCommand, parseArguments } from '../usage.ts'

export async function migrateCommand(argv: string[]): Promise<number> {
  const command = makeCommand('topline migrate', 'Brings the database to this version.', ['topline migrate'])
  if (!parseArguments(command, argv)) return 0
  const database = await openDb(loadSettings())
  try {
    const { applied } = await migrationState((text) => database.exec(text))
    process.stdout.write(`The database has all ${applied} migrations\n`)
  } finally {
    await database.close()
  }
  return 0
}

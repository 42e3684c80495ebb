/**
 * Commands that need the database, one line each, loaded when asked for. The command line runs them itself, or the
 * running server does it for the command line when the embedded database is taken.
 */
import type { Commands } from './command-runner.ts'

export const commands: Commands = {
  'login-link': async () => (await import('./features/accounts/commands.ts')).loginLink,
  admin: async () => (await import('./features/accounts/commands.ts')).admin,
  ingest: async () => (await import('./features/ingest/commands.ts')).ingestCommand,
  analyse: async () => (await import('./features/missing/commands.ts')).analyseMissing,
  sync: async () => (await import('./features/ingest/commands.ts')).syncCommand,
  extract: async () => (await import('./cli/extract-with-model.ts')).extractCommand,
  lists: async () => (await import('./features/ingest/commands.ts')).listsCommand,
  backup: async () => (await import('./features/backup/command.ts')).backup,
  export: async () => (await import('./features/dataset/command.ts')).exportDataset,
  'check-documents': async () => (await import('./features/backup/command.ts')).checkStored,
}

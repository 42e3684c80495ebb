/**
 * Commands that need the database, one line each, loaded when asked for. The command line runs them itself, or the
 * running server does it for the command line when the embedded database is taken.
 */
import type { AppContext } from './context.ts'

/** Where a command writes: lines, to the caller's stdout and stderr. */
export interface CommandOutput {
  out(line: string): void
  err(line: string): void
}
/** Does the command with the open database and gives its exit code: 0 done, 1 could not be done. */
export type CommandRunner = (ctx: AppContext, args: Record<string, unknown>, output: CommandOutput) => Promise<number>

export const commands: Readonly<Record<string, () => Promise<CommandRunner>>> = {
  'login-link': async () => (await import('./features/accounts/commands.ts')).loginLink,
  admin: async () => (await import('./features/accounts/commands.ts')).admin,
  ingest: async () => (await import('./features/filings/commands.ts')).ingestCommand,
  sync: async () => (await import('./features/filings/commands.ts')).syncCommand,
  extract: async () => (await import('./clients/llm/extract-command.ts')).extractCommand,
  lists: async () => (await import('./features/filings/commands.ts')).listsCommand,
  backup: async () => (await import('./features/backup/command.ts')).backup,
  'check-documents': async () => (await import('./features/backup/command.ts')).checkStored,
}

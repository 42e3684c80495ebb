/** What a command that needs the database is, wherever it runs. */
import type { AppContext } from './context.ts'

/** Where a command writes: lines, to the caller's stdout and stderr. */
export interface CommandOutput {
  out(line: string): void
  err(line: string): void
}
/** Does the command with the open database and gives its exit code: 0 done, 1 could not be done. */
export type CommandRunner = (ctx: AppContext, args: Record<string, unknown>, output: CommandOutput) => Promise<number>

/** Commands by name, loaded when asked for. */
export type Commands = Readonly<Record<string, () => Promise<CommandRunner>>>

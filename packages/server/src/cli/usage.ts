/** Wrong usage: one line and exit code 2. */
import { Command, CommanderError } from 'commander'

export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A command that throws instead of ending the process, writes help to stdout and mistakes to stderr. */
export function makeCommand(name: string, summary: string, examples: readonly string[] = []): Command {
  const command = new Command(name).description(summary).exitOverride().showHelpAfterError(false)
  if (examples.length > 0) command.addHelpText('after', `\nExamples:\n${examples.map((e) => `  ${e}`).join('\n')}`)
  return command
}

/** Parses what follows the command's name. @returns null when help was shown */
export function parseArguments(command: Command, argv: readonly string[]): Command | null {
  try {
    return command.parse([...argv], { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return null
    throw new UsageError('') // commander has printed the line
  }
}

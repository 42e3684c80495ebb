import { z } from 'zod'
import { StartError } from '../start-error.ts'
import { UsageError } from './usage.ts'

/**
 * Tells on stderr why a command failed: one clear line for what the user can put right, the whole error for what is
 * ours.
 *
 * @returns the exit code
 */
export function tellFault(error: unknown): number {
  if (error instanceof UsageError) {
    if (error.message) process.stderr.write(`${error.message}\n`)
    return 2
  }
  if (error instanceof z.ZodError) {
    const issue = error.issues[0]
    process.stderr.write(`${issue?.path.join('.')} ${issue?.message}\n`)
    return 2
  }
  if (error instanceof StartError || (error instanceof Error && error.name === 'AppError')) {
    process.stderr.write(`${error.message}\n`)
    return 1
  }
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  return 1
}

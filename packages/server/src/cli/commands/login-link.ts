/** `topline login-link EMAIL`: a one-time sign-in address, audited. */
import { loadSettings } from '../../read-settings.ts'
import { makeCommand, parseArguments } from '../usage.ts'
import { runCommand } from '../with-database.ts'

export async function loginLinkCommand(argv: string[]): Promise<number> {
  const command = makeCommand('topline login-link', 'A one-time sign-in address, good for 15 minutes.', [
    'topline login-link ada@example.com',
  ]).argument('<email>', 'whose account it opens; made when there is none')
  const parsed = parseArguments(command, argv)
  if (!parsed) return 0
  return runCommand(loadSettings(), 'login-link', { email: parsed.args[0] })
}

/** `topline admin grant|revoke EMAIL`, audited. */
import { loadSettings } from '../../read-settings.ts'
import { makeCommand, parseArguments, UsageError } from '../usage.ts'
import { runCommand } from '../with-database.ts'

export async function adminCommand(argv: string[]): Promise<number> {
  const command = makeCommand('topline admin', 'Grants or revokes the admin role.', [
    'topline admin grant ada@example.com',
    'topline admin revoke ada@example.com',
  ])
    .argument('<action>', 'grant or revoke')
    .argument('<email>', 'whose account')
  const parsed = parseArguments(command, argv)
  if (!parsed) return 0
  const [action, email] = parsed.args
  if (action !== 'grant' && action !== 'revoke') throw new UsageError('topline admin takes grant or revoke')
  return runCommand(loadSettings(), 'admin', { email, grant: action === 'grant' })
}

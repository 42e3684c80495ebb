/** What `login-link` and `admin` do, in the process that has the database open. */
import { z } from 'zod'
import type { CommandRunner } from '../../command-runner.ts'
import { makeLoginLink, setAdmin } from './service.ts'

const email = z.email('should be an e-mail address')

export const loginLink: CommandRunner = async (ctx, args, { out, err }) => {
  out(await makeLoginLink(ctx, z.object({ email }).parse(args).email))
  err('This address works once, for 15 minutes.')
  return 0
}

export const admin: CommandRunner = async (ctx, args, { out }) => {
  const { email: address, grant } = z.object({ email, grant: z.boolean() }).parse(args)
  const user = await setAdmin(ctx, address, grant)
  out(`${user.email} is ${user.is_admin ? 'an admin' : 'no admin'} now`)
  return 0
}

import type { AppContext } from '../../context.ts'
import type { UserRow } from '../../http/viewer/session.ts'
import { writeAudit } from '../accounts/audit.ts'
import { getUser } from '../accounts/queries.ts'
import { endSessionsOf } from '../accounts/sessions.ts'

/**
 * Ends all sessions of a person; audited.
 * @returns how many there were
 * @throws AppError 'User not found'
 */
export async function signOutUser(ctx: Pick<AppContext, 'inTx'>, by: UserRow, id: number): Promise<number> {
  return ctx.inTx(async (tx) => {
    const person = await getUser(tx, id)
    const ended = await endSessionsOf(tx, id)
    await writeAudit(tx, {
      user_id: by.id,
      actor: by.email,
      action: 'user.sign-out',
      subject: person.email,
      detail: { ended },
    })
    return ended
  })
}

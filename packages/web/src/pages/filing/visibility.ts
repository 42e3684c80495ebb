import type { WireStatement } from '@topline/core/api/wire.ts'

const SIGN_IN_FREE = 'Sign in to view for free.'
const PROTECTED = 'Income statement is protected. Please subscribe to view.'
const UNDER_REVISION = 'Income statement is still under revision. Please check back later.'

export type DetailGate = 'protected' | 'sign-in' | 'under-revision'

/** The flags of a statement the gate rests on. */
type Flags = Pick<WireStatement, 'protected' | 'showcase' | 'is_under_revision' | 'user_has_permission_to_view'>
interface Reader {
  user: unknown
  isAdmin: boolean
  hasAccess: boolean
  isOpenSite: boolean
}

/**
 * Why the statement's detail is not shown, in the order of decision 71: protected, then signed out, then under
 * revision (which also stands for "being checked", decision 69). null = shown. Admins bypass all.
 */
export function detailGate(statement: Flags, reader: Reader): DetailGate | null {
  if (reader.isAdmin) return null
  if (statement.protected && !statement.showcase && !reader.hasAccess) return 'protected'
  if (reader.user === null && !statement.showcase && !reader.isOpenSite) return 'sign-in'
  if (statement.is_under_revision || !statement.user_has_permission_to_view) return 'under-revision'
  return null
}

export const GATE_TEXT: Record<DetailGate, string> = {
  protected: PROTECTED,
  'sign-in': SIGN_IN_FREE,
  'under-revision': UNDER_REVISION,
}

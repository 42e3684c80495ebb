/** Pages for signed-in people and administrators (decision 18). */
import type { User } from '@topline/core/api/wire.ts'
import { type RouterContextProvider, redirect } from 'react-router'
import { orNothing } from '../api/answer.ts'
import { getMe } from '../api/client.ts'
import { fetchContext } from '../context.ts'

const GUARDED = /^\/(account|alerts|following|ongoing-analyses|admin)(\/|$)/

export const isGuarded = (pathname: string): boolean => GUARDED.test(pathname)

type Context = Readonly<RouterContextProvider>

/** For a loader. @throws a redirect to / without a session; ApiError where that cannot be told */
export async function requireSignedIn(context: Context): Promise<User> {
  const user = await orNothing(getMe(context.get(fetchContext)))
  if (!user) throw redirect('/')
  return user
}

/** For a loader. @throws a redirect to / for everybody but administrators */
export async function requireAdmin(context: Context): Promise<User> {
  const user = await requireSignedIn(context)
  if (!user.is_admin) throw redirect('/')
  return user
}

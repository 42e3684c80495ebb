import { type LoaderFunctionArgs, redirect } from 'react-router'
import { getMe } from '../api/client.ts'
import { fetchContext } from '../context.ts'

/** The loader's fetch for an admin; everybody else goes home. */
export async function requireAdmin({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  const f = context.get(fetchContext)
  const user = await getMe(f)
  if (!user?.is_admin) throw redirect('/')
  return f
}

/** What the form needs: the statement, and the unit that the filing prints. */
import { data, type LoaderFunctionArgs } from 'react-router'
import { orNothing } from '../../api/answer.ts'
import { getFiling, getStatement } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import type { Fetch } from '../../context.ts'
import { requireAdmin } from '../../session/require-admin.ts'

/** @throws a redirect for everybody but admins, 404 where there is no such statement, 503 where it cannot be told */
export async function loadCorrection<T>(args: LoaderFunctionArgs, get: (f: Fetch, accession: string) => Promise<T>) {
  const f = await requireAdmin(args)
  const accession = args.params.accession ?? ''
  const gone = (error: unknown) => {
    throw data(null, { status: error instanceof ApiError && error.status < 500 ? 404 : 503 })
  }
  const [filing, statement, income] = await Promise.all([
    getFiling(f, accession).catch(gone),
    get(f, accession).catch(gone),
    orNothing(getStatement(f, accession)).catch(gone),
  ])
  return { filing, statement, income }
}

import { normalAccession } from '@topline/core/filing/identity.ts'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { part, subject } from '../../api/answer.ts'
import { getRelease } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { type Fetch, fetchContext } from '../../context.ts'

/**
 * What the pages of a release show, and one of its other statements.
 *
 * @param path under the release's own address; '' = its first page
 * @throws a redirect to the report where the number is one, 404 where there is none, 503 where it cannot be told
 */
export async function loadRelease<T>(
  { context, params, request }: LoaderFunctionArgs,
  path: '' | '/balance-sheet' | '/cash-flow',
  get: (f: Fetch, accession: string) => Promise<T>,
) {
  const f = context.get(fetchContext)
  const given = params.accession ?? ''
  const accession = normalAccession(given)
  if (accession === null) throw data(null, { status: 404 })
  if (accession !== given) throw redirect(`/release/${accession}${path}`, 301)
  const [release, other] = await Promise.all([
    getRelease(f, accession).catch((error: unknown) => {
      // Reports have a page of their own, which says too where there is none of this number.
      if (error instanceof ApiError && error.status === 404) throw redirect(`/filing/${accession}${path}`, 302)
      return subject(Promise.reject(error))
    }),
    part(get(f, accession)),
  ])
  return { release, other, origin: new URL(request.url).origin }
}

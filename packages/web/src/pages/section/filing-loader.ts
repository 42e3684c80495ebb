/** The filing behind one of its document views; the document itself is fetched by the browser. */
import type { Filing } from '@topline/core/api/wire.ts'
import { normalAccession } from '@topline/core/filing/identity.ts'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { getFiling } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { fetchContext } from '../../context.ts'

/** @throws Response 301 for a number without dashes, 404 for an unknown one, 503 when the call failed */
export async function loadFiling(args: LoaderFunctionArgs, view: 'bts' | 'bts_selector'): Promise<{ filing: Filing }> {
  const given = args.params.accession ?? ''
  const accession = normalAccession(given)
  if (accession === null) throw data(null, { status: 404 })
  if (accession !== given) throw redirect(`/filing/${accession}/${view}${new URL(args.request.url).search}`, 301)
  const filing = await getFiling(args.context.get(fetchContext), accession).catch((error: unknown) => {
    throw data(null, { status: error instanceof ApiError && error.status === 404 ? 404 : 503 })
  })
  return { filing }
}

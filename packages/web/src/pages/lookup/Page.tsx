import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router'
import { findFiling } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { fetchContext } from '../../context.ts'
import { NotFound } from '../../shell/NotFound.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { loadFiling } from '../filing/load.ts'
import { type FilingData, FilingView, filingMeta } from '../filing/Page.tsx'
import { readLookup } from './parameters.ts'

type Found = { shown: FilingData; text: null } | { shown: null; text: string }

/** The filing of a ticker's period, shown in place under its readable address; asked once, never again on failure (spec §2). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { ticker, year, quarter, problem } = readLookup(params)
  const missing = (text: string, status: number) => data<Found>({ shown: null, text }, { status })
  if (problem !== null) return missing(problem, 404)
  const f = context.get(fetchContext)
  try {
    const filing = await findFiling(f, ticker, year, quarter)
    const shown = await loadFiling(f, filing.accession_number, new URL(request.url).origin)
    return data<Found>({ shown, text: null })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      return missing(`Attempted to find filing for ${ticker} from ${quarter} ${year}`, 404)
    }
    const isAnswer = error instanceof ApiError && error.status >= 400 && error.status < 500
    return missing(isAnswer ? error.detail : 'An unexpected error occurred', isAnswer ? 404 : 503)
  }
}

/** Canonical is the address by accession number (decision 112). */
export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData?.shown ? filingMeta(loaderData.shown) : [{ title: 'Filing Not Found | Topline' }]

export default function LookupPage() {
  const found = useLoaderData<Found>()
  const navigate = useNavigate()
  if (found.shown) return <FilingView {...found.shown} />
  return (
    <NotFound title="Filing Not Found" text={found.text}>
      <p style={{ display: 'flex', gap: 8, marginTop: 20 }}>
        <LinkButton primary to="/">
          Go to Home
        </LinkButton>
        <Button onClick={() => navigate(-1)}>Go Back</Button>
      </p>
    </NotFound>
  )
}

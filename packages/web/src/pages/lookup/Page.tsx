import { formatDate } from '@topline/core/format/date.ts'
import { data, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router'
import { here, part } from '../../api/answer.ts'
import { findFiling, getCompanies, getCompany } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { type Fetch, fetchContext } from '../../context.ts'
import { NotFound } from '../../shell/NotFound.tsx'
import { Button, LinkButton } from '../../ui/controls/Button.tsx'
import { loadFiling } from '../filing/load.ts'
import { type FilingData, FilingView, filingMeta } from '../filing/Page.tsx'
import s from './lookup.module.css'
import { readLookup } from './parameters.ts'

/** The company's newest filing, where the one that was asked for is not there. */
interface Nearest {
  accession: string
  name: string
  period: string
}
type Found = { shown: FilingData; text: null; nearest: null } | { shown: null; text: string; nearest: Nearest | null }

/** The filing of a ticker's period, shown in place under its readable address; asked once, never again on failure. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { ticker, year, quarter, problem } = readLookup(params)
  const missing = (text: string, status: number, nearest: Nearest | null = null) =>
    data<Found>({ shown: null, text, nearest }, { status })
  if (problem !== null) return missing(problem, 404)
  const f = context.get(fetchContext)
  try {
    const filing = await findFiling(f, ticker, year, quarter)
    const shown = await loadFiling(f, filing.accession_number, new URL(request.url).origin)
    return data<Found>({ shown, text: null, nearest: null })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      // Only a way on: the page says without it that nothing was found.
      const nearest = here(await part(newestOf(f, ticker)))
      return missing(`Attempted to find filing for ${ticker} from ${quarter} ${year}`, 404, nearest)
    }
    const isAnswer = error instanceof ApiError && error.status >= 400 && error.status < 500
    return missing(isAnswer ? error.detail : 'An unexpected error occurred', isAnswer ? 404 : 503)
  }
}

/** @param ticker or a CIK, as the address names the company; null = nothing of it is stored */
async function newestOf(f: Fetch, ticker: string): Promise<Nearest | null> {
  const company = /^\d+$/.test(ticker)
    ? await getCompany(f, String(Number(ticker)))
    : (await getCompanies(f, { search: ticker, limit: 5 })).rows.find((one) => one.tickers.includes(ticker))
  const filing = company?.filings?.[0]
  if (!company || !filing) return null
  const period = filing.income_statement?.period_code ?? `${filing.form_type}, ${formatDate(filing.filing_date)}`
  return { accession: filing.accession_number, name: company.name, period }
}

/** Canonical is the address by accession number (decision 29). */
export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData?.shown ? filingMeta(loaderData.shown, location.search) : [{ title: 'Filing Not Found | Topline' }]

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
      {found.nearest && (
        <p className={s.nearest}>
          Newest filing of this company:{' '}
          <Link to={`/filing/${found.nearest.accession}`}>
            {found.nearest.name}, {found.nearest.period}
          </Link>
        </p>
      )}
    </NotFound>
  )
}

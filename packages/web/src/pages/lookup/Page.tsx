import { data, type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router'
import { findFiling } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { fetchContext } from '../../context.ts'
import { NotFound } from '../../shell/NotFound.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { readLookup } from './parameters.ts'

/** Finds the filing of a ticker's period and goes to it; asked once, never again on failure (spec §2). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { ticker, year, quarter, problem } = readLookup(params)
  if (problem !== null) return data({ text: problem }, { status: 404 })
  try {
    const filing = await findFiling(context.get(fetchContext), ticker, year, quarter)
    return redirect(`/filing/${filing.accession_number}`)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      return data({ text: `Attempted to find filing for ${ticker} from ${quarter} ${year}` }, { status: 404 })
    }
    const isAnswer = error instanceof ApiError && error.status >= 400 && error.status < 500
    return data({ text: isAnswer ? error.detail : 'An unexpected error occurred' }, { status: isAnswer ? 404 : 503 })
  }
}

export default function LookupPage() {
  const { text } = useLoaderData<{ text: string }>()
  const navigate = useNavigate()
  return (
    <NotFound title="Filing Not Found" text={text}>
      <p style={{ display: 'flex', gap: 8, marginTop: 20 }}>
        <LinkButton primary to="/">
          Go to Home
        </LinkButton>
        <Button onClick={() => navigate(-1)}>Go Back</Button>
      </p>
    </NotFound>
  )
}

/** A filing with its business terms marked (decision 45). */
import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { browserFetch } from '../../api/call.ts'
import { getBusinessTerms } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { Spinner } from '../../ui/controls/Spinner.tsx'
import { ErrorBox } from '../../ui/display/State.tsx'
import { FilingHead, MarkedDocument } from '../section/DocumentView.tsx'
import { loadFiling } from '../section/filing-loader.ts'
import s from '../section/section.module.css'

export { FilingErrors as ErrorBoundary } from '../section/FilingErrors.tsx'

export const loader = (args: LoaderFunctionArgs) => loadFiling(args, 'bts')

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: `Business terms: ${loaderData.filing.company.name} ${loaderData.filing.form_type} | Topline` },
        { name: 'robots', content: 'noindex' },
      ]
    : []

export default function BusinessTermsPage() {
  const { filing } = useLoaderData<typeof loader>()
  const terms = useQuery({
    queryKey: keys.businessTerms(filing.accession_number),
    queryFn: () => getBusinessTerms(browserFetch, filing.accession_number),
    gcTime: 60_000,
  })
  return (
    <main id="main" className={s.page}>
      <div className={s.head}>
        <FilingHead filing={filing} />
      </div>
      {terms.isPending && (
        <div className={s.state}>
          <Spinner label="Loading filing details..." />
        </div>
      )}
      {terms.error && (
        <div className={s.state}>
          <ErrorBox text="Error loading filing details" error={terms.error} onRetry={() => void terms.refetch()} />
        </div>
      )}
      {terms.data && <MarkedDocument filing={filing} answer={terms.data} />}
    </main>
  )
}

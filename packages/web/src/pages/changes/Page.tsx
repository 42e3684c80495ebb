/** What changed since the year before: net income line by line, and the words of the report paragraph by paragraph. */
import type { FilingChanges } from '@topline/core/api/filings/changes.ts'
import type { Filing } from '@topline/core/api/wire.ts'
import { normalAccession } from '@topline/core/filing/identity.ts'
import { shortCompanyName } from '@topline/core/format/company-name.ts'
import { formatDate } from '@topline/core/format/date.ts'
import {
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { part, subject } from '../../api/answer.ts'
import { getFiling, getFilingChanges, getTextChanges } from '../../api/client.ts'
import { fetchContext } from '../../context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { FormBadge } from '../../ui/display/Badge.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import { Empty, FailedPart } from '../../ui/display/State.tsx'
import { useAddress } from '../../ui/table/use-address.ts'
import { PictureFiles } from '../filing/PictureFiles.tsx'
import { StatementGate } from '../filing/StatementGate.tsx'
import { ChangePicture } from './ChangePicture.tsx'
import s from './changes.module.css'
import { TextChanges } from './TextChanges.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const f = context.get(fetchContext)
  const given = params.accession ?? ''
  const accession = normalAccession(given)
  if (accession === null) throw data(null, { status: 404 })
  const { origin, search, searchParams } = new URL(request.url)
  if (accession !== given) throw redirect(`/filing/${accession}/changes${search}`, 301)
  const [filing, changes, text] = await Promise.all([
    subject(getFiling(f, accession)),
    part(getFilingChanges(f, accession)),
    part(getTextChanges(f, accession, searchParams.get('section'))),
  ])
  return { filing, changes, text, origin }
}

/** The words that are looked for are found in the browser; another section is asked for. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOther = currentUrl.searchParams.get('section') !== nextUrl.searchParams.get('section')
  return isOther || (currentUrl.search === nextUrl.search && defaultShouldRevalidate)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { filing, origin } = loaderData
  const name = [filing.company.name, filing.income_statement?.period_code, filing.form_type].filter(Boolean).join(' ')
  return pageMeta({
    origin,
    path: `/filing/${filing.accession_number}/changes`,
    title: `What changed: ${name}`,
    description: `${name}: net income since the year before line by line, risk factors, discussion and notes paragraph by paragraph.`,
    type: 'article',
    image: filing.income_statement ? `/og/changes/${filing.accession_number}.png` : `/og/company/${filing.cik}.png`,
  })
}

export default function ChangesPage() {
  const { filing, changes, text } = useLoaderData<typeof loader>()
  const [params, patch] = useAddress()
  const before = changes.is === 'here' ? changes.value.year_before : null
  const { accession_number: accession } = filing
  return (
    <main id="main" className="page">
      <header className={s.header}>
        <Monogram cik={filing.cik} name={filing.company.name} logo={filing.logo_info} size={36} />
        <div>
          <p className={s.crumb}>
            <Link to={`/filing/${accession}`}>
              {[shortCompanyName(filing.company.name), filing.income_statement?.period_code].filter(Boolean).join(', ')}
            </Link>
            <FormBadge form={filing.form_type} />
          </p>
          <h1>What changed{before?.period_code && ` since ${before.period_code}`}</h1>
        </div>
      </header>
      <p className={s.lead}>
        {before ? (
          <>
            Beside <Link to={`/filing/${before.accession_number}`}>the {before.form_type}</Link> filed{' '}
            {formatDate(before.filing_date)}. Computed and compared word by word, nothing is generated.
          </>
        ) : (
          'The filing of the same period a year before is not stored, so its words cannot be compared.'
        )}
      </p>
      {changes.is === 'here' ? (
        <Bridge filing={filing} changes={changes.value} />
      ) : (
        changes.is === 'failed' && <FailedPart text="Error loading the bridge" why={changes.why} />
      )}
      <section aria-labelledby="words" className={s.part}>
        <h2 id="words">In words</h2>
        {text.is === 'here' && text.value.year_before && (
          <TextChanges
            key={text.value.section}
            accession={accession}
            text={text.value}
            query={params.get('q') ?? ''}
            onQuery={(query) => patch({ q: query === '' ? null : query })}
          />
        )}
        {text.is === 'here' && !text.value.year_before && (
          <Empty
            text="Last year’s filing is not stored"
            hint="Risk factors, discussion and notes are compared once it is."
          />
        )}
        {text.is === 'missing' && <Empty text="The document is not stored" />}
        {text.is === 'failed' && <FailedPart text="Error comparing the documents" why={text.why} />}
      </section>
    </main>
  )
}

function Bridge({ filing, changes: { bridge } }: { filing: Filing; changes: FilingChanges }) {
  const statement = filing.income_statement
  if (statement && statement.access.detail !== 'ok')
    return <StatementGate filing={filing} decision={statement.access.detail} title="Net income, line by line" />
  return (
    <section aria-labelledby="bridge" className={s.part}>
      <div className={s.head}>
        <div>
          <h2 id="bridge">Net income, line by line</h2>
          {bridge && <p className={s.sentence}>{bridge.sentence}</p>}
        </div>
        {bridge && (
          <div className="no-print">
            <PictureFiles of="the bridge" files={`/api/filing/${filing.accession_number}/changes`} />
          </div>
        )}
      </div>
      {bridge ? (
        <ChangePicture accession={filing.accession_number} bridge={bridge} />
      ) : (
        <p className="muted">
          {statement
            ? 'Net income of the year before is not known, not open to you, or stands in another currency.'
            : 'No income statement has been read from this filing.'}
        </p>
      )}
    </section>
  )
}

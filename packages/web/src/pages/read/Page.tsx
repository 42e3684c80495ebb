/** `/read`: any filing, read in the reader's own browser by the site's engine; nothing of it is sent. */
import type { Filing } from '@topline/core/api/wire.ts'
import { shortCompanyName } from '@topline/core/format/company-name.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useRouteLoaderData } from 'react-router'
import { here, part } from '../../api/answer.ts'
import { getFiling } from '../../api/client.ts'
import { fetchContext } from '../../context.ts'
import type { RootData } from '../../session/viewer.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { DropField } from './DropField.tsx'
import { Progress } from './Progress.tsx'
import s from './read.module.css'
import type { Refusal } from './reading.ts'
import { useReader } from './use-reader.ts'

/** Comes after the page itself, and before it is asked for. */
const ResultView = lazy(() => import('./ResultView.tsx'))

/** One with tags, one of HTML alone, one of plain text. */
const SAMPLES = [
  ['0001045810-26-000021', 'tagged'],
  ['0001047469-02-007674', 'HTML without tags'],
  ['0000040545-94-000003', 'plain text'],
] as const

interface Sample {
  accession: string
  label: string
  kind: string
}

const labelOf = ({ company, form_type, filing_date }: Filing): string =>
  `${shortCompanyName(company.name)} ${form_type}, ${filing_date.slice(0, 4)}`

export async function loader({ context, request }: LoaderFunctionArgs) {
  const f = context.get(fetchContext)
  const found = await Promise.all(
    SAMPLES.map(async ([accession, kind]): Promise<Sample | null> => {
      const filing = here(await part(getFiling(f, accession)))
      return filing && { accession, kind, label: labelOf(filing) }
    }),
  )
  return { samples: found.filter((one) => one !== null), origin: new URL(request.url).origin }
}

/** Nothing is asked for again while the page is open. */
export const shouldRevalidate = () => false

export const meta = ({ loaderData }: { loaderData?: { origin: string } }) =>
  pageMeta({
    origin: loaderData?.origin ?? '',
    path: '/read',
    title: 'Read any filing in your browser',
    description:
      'Drop an SEC filing: its statement with every figure at its place, read in your browser, sent nowhere.',
  })

export default function ReadPage() {
  const { samples } = useLoaderData<typeof loader>()
  const nonce = (useRouteLoaderData('root') as RootData | undefined)?.nonce ?? '' // undefined only when the loader failed
  const { reading, isReady, read, refuse, clear } = useReader(nonce)
  const navigate = useNavigate()
  const isWhole = useLoadedUpFront() && isReady
  /** The cell of one document is no cell of the next. */
  const begin = (name: string, file: Blob | Promise<Blob>) => {
    if (window.location.hash !== '') void navigate('/read', { replace: true })
    read(name, file)
  }
  if (reading.is === 'read')
    return (
      <main id="main" className={`page ${s.page}`}>
        <Suspense>
          <ResultView
            result={reading.result}
            done={reading.done}
            onAnother={() => {
              void navigate('/read', { replace: true })
              clear()
            }}
          />
        </Suspense>
      </main>
    )
  const isBusy = reading.is === 'reading'
  return (
    <main id="main" className={`page ${s.page}`} data-ready={isWhole || undefined}>
      <h1>Read any filing in your browser</h1>
      <p className={s.lead}>Drop an SEC filing here; it is read in your browser and sent nowhere.</p>
      <DropField onFile={begin} onRefused={refuse} isBusy={isBusy}>
        {reading.is === 'reading' && <Progress name={reading.name} done={reading.done} onCancel={clear} />}
        {reading.is === 'refused' && <WhyNot refusal={reading.refusal} />}
        {reading.is === 'empty' && (
          <div className={s.words}>
            <p className={s.title}>Drop a filing</p>
            <p>An annual or quarterly report or an earnings release as EDGAR keeps it: .htm, .html or .txt, also .gz</p>
          </div>
        )}
      </DropField>
      {samples.length > 0 && (
        <section aria-labelledby="samples" className={s.samples}>
          <h2 id="samples">Or try one of these</h2>
          <ul>
            {samples.map(({ accession, label, kind }) => (
              <li key={accession}>
                <Button
                  reason={isBusy ? 'Another filing is being read' : null}
                  onClick={() => begin(label, sample(accession))}
                >
                  {label}
                </Button>
                <small>{kind}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={s.curious}>
        The engine is part of this page{isWhole ? ' and is loaded: it also works without a connection' : ''}. It is the
        one that reads every filing of the site, and tests its own reading. <Link to="/">See what it has read</Link>
      </p>
    </main>
  )
}

function WhyNot({ refusal }: { refusal: Refusal }) {
  return (
    <div role="alert" className={s.words}>
      {refusal.name && <p>{refusal.name}</p>}
      <p className={s.title}>{refusal.text}</p>
      {refusal.hint && <p>{refusal.hint}</p>}
    </div>
  )
}

/** @throws where the server does not answer with it */
async function sample(accession: string): Promise<Blob> {
  const answer = await fetch(`/api/filing/${accession}/as-filed`)
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`)
  return answer.blob()
}

/** What other pages load when it is used comes at once here: afterwards there may be no connection. */
function useLoadedUpFront(): boolean {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    Promise.all([
      import('./ResultView.tsx'),
      import('../filing/sheet.ts'),
      import('../../ui/export/table-file.ts'),
      import('../../ui/arithmetic/Tree.tsx'),
      import('../../ui/flow/pointing.tsx'),
    ]).then(
      () => setHere(true),
      () => setHere(false),
    )
  }, [])
  return isHere
}

/** How right the engine is: counts, never only a percentage; every miss is listed (design §14 Accuracy). */

import type { AccuracyAnswer } from '@topline/core/api/accuracy.ts'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { getAccuracy } from '../../api/client.ts'
import { fetchContext } from '../../context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { FormBadge } from '../../ui/Badge.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Empty, ErrorBox } from '../../ui/State.tsx'
import s from './accuracy.module.css'
import { Board } from './Board.tsx'
import { Heading, Share } from './parts.tsx'
import { siteSheet } from './sheets.ts'
import { Unseen } from './Unseen.tsx'

interface Data {
  answer: AccuracyAnswer | null
  origin: string
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Data> {
  const answer = await getAccuracy(context.get(fetchContext)).catch(() => null)
  return { answer, origin: new URL(request.url).origin }
}

export const meta = ({ loaderData }: { loaderData?: Data }) =>
  pageMeta({
    origin: loaderData?.origin ?? '',
    path: '/accuracy',
    title: 'Accuracy',
    description: 'Figures read by people from real filings, compared with what the engine finds in them.',
    image: '/og/page/accuracy.png',
  })

export default function AccuracyPage() {
  const { answer } = useLoaderData<Data>()
  const { revalidate } = useRevalidator()
  return (
    <main id="main" className="page">
      <h1 className={s.title}>Accuracy</h1>
      <p className={s.lead}>
        Figures read by people from real filings, compared with what the engine finds in the same documents, first for
        filings it was not tuned to. A figure that the filing does not print counts as right only when nothing is shown.
      </p>
      {answer === null && <ErrorBox text="Error loading accuracy" onRetry={() => void revalidate()} />}
      {answer?.unseen && <Unseen file={answer.unseen} />}
      {answer?.board === null && (
        <Empty text="No hand-read statements are installed here" hint="They come with the samples." />
      )}
      {answer?.board && <Board board={answer.board} />}
      {answer && answer.site.length > 0 && <Site rows={answer.site} />}
    </main>
  )
}

function Site({ rows }: { rows: AccuracyAnswer['site'] }) {
  return (
    <>
      <Heading title="Statements of this site that pass their checks" sheet={() => siteSheet(rows)} />
      <DataTable
        caption="Statements of this site that pass their checks"
        rows={rows}
        rowKey={(row) => `${row.form_type} ${row.engine}`}
        columns={[
          { key: 'form', head: 'Form', cell: (row) => <FormBadge form={row.form_type} /> },
          { key: 'engine', head: 'Engine', cell: (row) => row.engine },
          {
            key: 'passing',
            head: 'Pass',
            align: 'right',
            cell: (row) => <Share right={row.passing_qc} judged={row.statements} />,
          },
        ]}
      />
    </>
  )
}

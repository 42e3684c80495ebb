/** How right the engine is: counts, never only a percentage; every miss is listed. */

import type { AccuracyAnswer } from '@topline/core/api/accuracy/accuracy.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { here, type Part, part } from '../../api/answer.ts'
import { getAccuracy } from '../../api/client.ts'
import { fetchContext } from '../../context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { FormBadge } from '../../ui/display/Badge.tsx'
import { Empty, NotHere } from '../../ui/display/State.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import s from './accuracy.module.css'
import { Board } from './Board.tsx'
import { Heading, Share } from './parts.tsx'
import { siteSheet } from './sheets.ts'
import { Unseen } from './Unseen.tsx'

interface Data {
  read: Part<AccuracyAnswer>
  origin: string
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Data> {
  const read = await part(getAccuracy(context.get(fetchContext)))
  return { read, origin: new URL(request.url).origin }
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
  const { read } = useLoaderData<Data>()
  const answer = here(read)
  return (
    <main id="main" className="page">
      <h1 className={s.title}>Accuracy</h1>
      <p className={s.lead}>
        Figures read by people from real filings, compared with what the engine finds in the same documents, first for
        filings it was not tuned to. A figure that the filing does not print counts as right only when nothing is shown.
      </p>
      {read.is !== 'here' && <NotHere part={read} text="Error loading accuracy" />}
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

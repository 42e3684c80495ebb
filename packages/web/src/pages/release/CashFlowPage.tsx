import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { getCashFlow } from '../../api/client.ts'
import { CashPicture } from '../statement/PictureSection.tsx'
import { CASH_FLOW_GROUPS } from '../statement/rows.ts'
import { flowsShown } from '../statement/shown.ts'
import { loadRelease } from './load.ts'
import { releaseMeta } from './meta.ts'
import { OtherStatement } from './OtherStatement.tsx'

export { ReleaseErrors as ErrorBoundary } from './ReleaseErrors.tsx'

export const loader = (args: LoaderFunctionArgs) => loadRelease(args, '/cash-flow', getCashFlow)

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? releaseMeta(loaderData.release, loaderData.origin, '/cash-flow', 'Cash flow') : []

export default function CashFlowPage() {
  const { release, other } = useLoaderData<typeof loader>()
  return (
    <OtherStatement
      release={release}
      title="Cash flow"
      path="cash-flow"
      groups={CASH_FLOW_GROUPS}
      statement={flowsShown(other)}
      picture={other.is === 'here' ? <CashPicture filing={release.filing} flows={other.value} /> : null}
    />
  )
}

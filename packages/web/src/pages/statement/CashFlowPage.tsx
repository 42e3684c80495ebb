import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { getCashFlow } from '../../api/client.ts'
import { loadStatement, statementMeta } from './load.ts'
import { CashPicture } from './PictureSection.tsx'
import { CASH_FLOW_GROUPS } from './rows.ts'
import { StatementPage } from './StatementPage.tsx'
import { flowsShown } from './shown.ts'

export { FilingErrors as ErrorBoundary } from '../section/FilingErrors.tsx'

export const loader = (args: LoaderFunctionArgs) => loadStatement(args, 'cash-flow', getCashFlow)

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? statementMeta(loaderData, 'cash-flow', 'Cash flow') : []

export default function CashFlowPage() {
  const { statement, ...about } = useLoaderData<typeof loader>()
  const picture = statement.is === 'here' ? <CashPicture filing={about.around.filing} flows={statement.value} /> : null
  return (
    <StatementPage
      title="Cash flow"
      path="cash-flow"
      groups={CASH_FLOW_GROUPS}
      statement={flowsShown(statement)}
      picture={picture}
      {...about}
    />
  )
}

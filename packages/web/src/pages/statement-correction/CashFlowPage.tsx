import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { getCashFlow } from '../../api/client.ts'
import { CASH_FLOW_GROUPS } from '../statement/rows.ts'
import { CorrectionPage } from './CorrectionPage.tsx'
import { loadCorrection } from './load.ts'

export { CorrectionErrors as ErrorBoundary } from './CorrectionErrors.tsx'

export const loader = (args: LoaderFunctionArgs) => loadCorrection(args, getCashFlow)
export const meta = () => [{ title: 'Correct cash flows | Topline' }, { name: 'robots', content: 'noindex' }]

export default function CashFlowCorrection() {
  const { statement, ...about } = useLoaderData<typeof loader>()
  return (
    <CorrectionPage
      kind="cash_flow"
      statement={statement}
      groups={CASH_FLOW_GROUPS}
      period={statement.end_date}
      {...about}
    />
  )
}

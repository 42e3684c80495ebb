import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { getBalanceSheet } from '../../api/client.ts'
import { BALANCE_SHEET_GROUPS } from '../statement/rows.ts'
import { CorrectionPage } from './CorrectionPage.tsx'
import { loadCorrection } from './load.ts'

export { CorrectionErrors as ErrorBoundary } from './CorrectionErrors.tsx'

export const loader = (args: LoaderFunctionArgs) => loadCorrection(args, getBalanceSheet)
export const meta = () => [{ title: 'Correct a balance sheet | Topline' }, { name: 'robots', content: 'noindex' }]

export default function BalanceSheetCorrection() {
  const { statement, ...about } = useLoaderData<typeof loader>()
  return (
    <CorrectionPage
      kind="balance_sheet"
      statement={statement}
      groups={BALANCE_SHEET_GROUPS}
      period={statement.as_of}
      {...about}
    />
  )
}

import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { getBalanceSheet } from '../../api/client.ts'
import { loadStatement, statementMeta } from './load.ts'
import { SheetPicture } from './PictureSection.tsx'
import { BALANCE_SHEET_GROUPS } from './rows.ts'
import { StatementPage } from './StatementPage.tsx'
import { sheetShown } from './shown.ts'

export { FilingErrors as ErrorBoundary } from '../section/FilingErrors.tsx'

export const loader = (args: LoaderFunctionArgs) => loadStatement(args, 'balance-sheet', getBalanceSheet)

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? statementMeta(loaderData, 'balance-sheet', 'Balance sheet') : []

export default function BalanceSheetPage() {
  const { statement, ...about } = useLoaderData<typeof loader>()
  const picture = statement.is === 'here' ? <SheetPicture filing={about.around.filing} sheet={statement.value} /> : null
  return (
    <StatementPage
      title="Balance sheet"
      path="balance-sheet"
      groups={BALANCE_SHEET_GROUPS}
      statement={sheetShown(statement)}
      picture={picture}
      {...about}
    />
  )
}

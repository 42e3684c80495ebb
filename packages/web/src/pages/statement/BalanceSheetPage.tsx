import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { getBalanceSheet } from '../../api/client.ts'
import { loadStatement, statementMeta } from './load.ts'
import { SheetPicture } from './PictureSection.tsx'
import { BALANCE_SHEET_GROUPS } from './rows.ts'
import { StatementPage } from './StatementPage.tsx'

export { FilingErrors as ErrorBoundary } from '../section/FilingErrors.tsx'

export const loader = (args: LoaderFunctionArgs) => loadStatement(args, 'balance-sheet', getBalanceSheet)

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? statementMeta(loaderData, 'balance-sheet', 'Balance sheet') : []

export default function BalanceSheetPage() {
  const { statement, ...about } = useLoaderData<typeof loader>()
  const shown =
    statement.is === 'here'
      ? {
          ...statement,
          value: { ...statement.value, columns: [statement.value, ...statement.value.prior_periods].map(columnOf) },
        }
      : statement
  const picture = statement.is === 'here' ? <SheetPicture filing={about.around.filing} sheet={statement.value} /> : null
  return (
    <StatementPage
      title="Balance sheet"
      path="balance-sheet"
      groups={BALANCE_SHEET_GROUPS}
      statement={shown}
      picture={picture}
      {...about}
    />
  )
}

const columnOf = <C extends { as_of: string }>(column: C) => ({ ...column, start_date: null, end_date: column.as_of })

import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { getBalanceSheet } from '../../api/client.ts'
import { SheetPicture } from '../statement/PictureSection.tsx'
import { BALANCE_SHEET_GROUPS } from '../statement/rows.ts'
import { sheetShown } from '../statement/shown.ts'
import { loadRelease } from './load.ts'
import { releaseMeta } from './meta.ts'
import { OtherStatement } from './OtherStatement.tsx'

export { ReleaseErrors as ErrorBoundary } from './ReleaseErrors.tsx'

export const loader = (args: LoaderFunctionArgs) => loadRelease(args, '/balance-sheet', getBalanceSheet)

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? releaseMeta(loaderData.release, loaderData.origin, '/balance-sheet', 'Balance sheet') : []

export default function BalanceSheetPage() {
  const { release, other } = useLoaderData<typeof loader>()
  return (
    <OtherStatement
      release={release}
      title="Balance sheet"
      path="balance-sheet"
      groups={BALANCE_SHEET_GROUPS}
      statement={sheetShown(other)}
      picture={other.is === 'here' ? <SheetPicture filing={release.filing} sheet={other.value} /> : null}
    />
  )
}

import type { ReleaseAnswer } from '@topline/core/api/filings/release.ts'
import type { ComponentProps } from 'react'
import s from '../filing/filing.module.css'
import { StatementTabs } from '../filing/StatementTabs.tsx'
import { StatementPart } from '../statement/StatementPage.tsx'
import { ReleaseHead, ReleaseSteps } from './ReleaseHead.tsx'

type Props<Name extends string> = Omit<ComponentProps<typeof StatementPart<Name>>, 'filing'> & {
  release: ReleaseAnswer
}

/** The balance sheet or the cash flows of a release, under its own head. */
export function OtherStatement<Name extends string>({ release, ...about }: Props<Name>) {
  return (
    <main id="main" className={`page ${s.page}`}>
      <ReleaseHead release={release} />
      <ReleaseSteps release={release} />
      <StatementTabs accession={release.filing.accession_number} under="release" />
      <StatementPart filing={release.filing} {...about} />
    </main>
  )
}

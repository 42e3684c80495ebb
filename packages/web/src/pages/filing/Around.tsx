import type { FilingContext, FilingName } from '@topline/core/api/filings/filing-context.ts'
import { formatDate } from '@topline/core/format/date.ts'
import type { Comparison } from '@topline/core/words/comparison.ts'
import { Link } from 'react-router'
import { Icon } from '../../ui/controls/Icon.tsx'
import s from './around.module.css'

type Around = Pick<FilingContext, 'previous' | 'next' | 'year_before'>

const words = (filing: FilingName): string => filing.period_code ?? formatDate(filing.filing_date)

/** The company's filing before and after this one, and the same period a year before. */
export function FilingSteps({ around: { previous, next, year_before: yearBefore } }: { around: Around }) {
  if (!previous && !next) return null
  return (
    <nav className={`${s.steps} no-print`} aria-label="Filings of this company">
      {previous && (
        <Link to={`/filing/${previous.accession_number}`} rel="prev">
          <span className={s.back}>
            <Icon name="right" size={12} />
          </span>
          Earlier: {words(previous)}
        </Link>
      )}
      {yearBefore && yearBefore.accession_number !== previous?.accession_number && (
        <Link to={`/filing/${yearBefore.accession_number}`}>A year before: {words(yearBefore)}</Link>
      )}
      {next && (
        <Link to={`/filing/${next.accession_number}`} rel="next" className={s.next}>
          Later: {words(next)} <Icon name="right" size={12} />
        </Link>
      )}
    </nav>
  )
}

/** Revenue, margin and what moved it most, in plain sentences: arithmetic, never generated text. */
export function WhatChanged({ compared }: { compared: Comparison }) {
  if (compared.sentences.length === 0) return null
  return (
    <section aria-labelledby="changed" className={s.changed}>
      <h2 id="changed">What changed since {compared.code}</h2>
      <ul>
        {compared.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

import { formatDate } from '@topline/core/format/date.ts'
import { Link } from 'react-router'
import { Icon } from '../../ui/Icon.tsx'
import s from './around.module.css'
import type { Compared } from './compared.ts'
import type { NamedFiling } from './load.ts'

interface Around {
  previous: NamedFiling | null
  next: NamedFiling | null
  yearBefore: NamedFiling | null
}

/** A code as it is, a filing date as a date. */
const words = (filing: NamedFiling): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(filing.code) ? formatDate(filing.code) : filing.code

/** The company's filing before and after this one, and the same period a year before. */
export function FilingSteps({ around: { previous, next, yearBefore } }: { around: Around }) {
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
export function WhatChanged({ compared }: { compared: Compared }) {
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

import type { FilingContext, FilingName, ToldFigure, WireComparison } from '@topline/core/api/filings/filing-context.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { changedWords, nearDate } from '@topline/core/words/released-and-filed.ts'
import { Link } from 'react-router'
import { Calculated } from '../../ui/arithmetic/Calculated.tsx'
import { type Figures, toldCalculation } from '../../ui/arithmetic/calculation.ts'
import { cellHref } from '../../ui/arithmetic/cell-href.ts'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Figure } from '../../ui/figure/Figure.tsx'
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

/** The earnings release that came before this report, and what the report changed of it. */
export function ReleasedBefore({ release, filed }: { release: FilingContext['release']; filed: string }) {
  if (!release) return null
  const { compared, changed } = release
  const said = compared === null || changed === null || compared === 0 ? null : changedWords({ compared, changed })
  return (
    <p className={s.released}>
      <Link to={`/release/${release.accession_number}`}>Released {nearDate(release.filing_date, filed)}</Link>
      {said && (
        <Badge tone={changed === 0 ? 'ok' : 'warn'}>
          <Link to={`/release/${release.accession_number}#differences`} className={s.verdict}>
            {said}
          </Link>
        </Badge>
      )}
    </p>
  )
}

interface Changed {
  compared: WireComparison
  /** whose filing it is, and what the amounts of the page are shown in */
  context: Figures
  accession: string
}

/** Revenue, margin, what moved it most and cash, in plain sentences: arithmetic, never generated text. */
export function WhatChanged({ compared, context, accession }: Changed) {
  const { sentences, cash } = compared
  if (sentences.length === 0 && cash === null) return null
  return (
    <section aria-labelledby="changed" className={s.changed}>
      <h2 id="changed">What changed since {compared.code}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {cash && (
          <li>
            {cash.parts.map((part) =>
              typeof part === 'string' ? part : <Told key={part.label + part.text} figure={part} context={context} />,
            )}
          </li>
        )}
      </ul>
      <Link to={`/filing/${accession}/changes`} className={s.more}>
        Line by line, and in words <Icon name="right" size={12} />
      </Link>
    </section>
  )
}

/** A figure of a sentence: it opens its cell, or shows the cells it is made of. */
function Told({ figure, context }: { figure: ToldFigure; context: Figures }) {
  const { label, text, cells } = figure
  const [only] = cells
  if (only && cells.length === 1 && only.cell.rule === null) {
    const { cell } = only
    return <Figure text={text} name={`${label}, ${cell.period_code}, ${text}`} href={cellHref(cell, context.cik)} />
  }
  return <Calculated text={text} name={`${label}, ${text}`} build={() => toldCalculation(figure, context)} />
}

import type { GuidanceHeld, ReleaseAnswer } from '@topline/core/api/filings/release.ts'
import { periodWords } from '@topline/core/format/period-words.ts'
import { positionWords } from '@topline/core/pictures/release/guided-range.ts'
import { plainName } from '@topline/core/pictures/release/own-names.ts'
import { againstWords, guidedNumber, rangeWords } from '@topline/core/words/release.ts'
import { Card } from '../../ui/display/Card.tsx'
import { Figure, sourceHref } from '../../ui/figure/Figure.tsx'
import { placeHref } from './place-href.ts'
import r from './release.module.css'

/** What the company expects: measure, period, range, how it stands to the last one, and the sentence as printed. */
export function GuidanceCard({ release: { guidance, filing, statement } }: { release: ReleaseAnswer }) {
  const currency = statement?.currency ?? 'USD'
  return (
    <Card title="What the company expects">
      <ul className={r.guidance}>
        {guidance.map((one) => (
          <li key={`${one.measure} ${one.period} ${one.quote}`}>
            <Guided one={one} accession={filing.accession_number} currency={currency} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Guided({ one, accession, currency }: { one: GuidanceHeld; accession: string; currency: string }) {
  const { measure, period, unit, quote, place, against, outcome } = one
  const text = rangeWords(one, currency)
  const change = againstWords(against, unit, currency)
  const actual = outcome && guidedNumber(outcome.actual, unit, currency)
  return (
    <>
      <div className={r.guided}>
        <b>{plainName(measure)}</b> <span>{periodWords(period)}</span>
      </div>
      {text !== null && (
        <div className={r.guidedRange}>
          <Figure text={text} name={`${plainName(measure)}, ${period}, ${text}`} href={sourceHref(accession, place)} />
        </div>
      )}
      {change && <p className={r.against}>{change.charAt(0).toUpperCase() + change.slice(1)}</p>}
      {outcome && actual !== null && (
        <p className={r.against}>
          Came out at{' '}
          <Figure
            text={actual}
            name={`${plainName(measure)}, came out at ${actual}`}
            href={placeHref(outcome.accession_number, outcome.place)}
          />
          , {positionWords(outcome.position, { low: one.low ?? one.point, high: one.high ?? one.point })}
        </p>
      )}
      <blockquote className={r.quote}>{quote.replace(BULLET, '')}</blockquote>
    </>
  )
}

/** Before a line of a list. */
const BULLET = /^[■▪•●◦–-]\s*/

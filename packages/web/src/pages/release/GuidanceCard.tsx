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
        {bySentence(guidance).map((told, at, all) => (
          <li key={`${told[0].period} ${told[0].quote}`}>
            {told[0].period !== all[at - 1]?.[0].period && (
              <p className={r.guidedPeriod}>{periodWords(told[0].period)}</p>
            )}
            {told.map((one) => (
              <Guided
                key={`${one.measure} ${one.low} ${one.high}`}
                one={one}
                accession={filing.accession_number}
                currency={currency}
              />
            ))}
            <blockquote className={r.quote}>{told[0].quote.replace(BULLET, '')}</blockquote>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type Told = [GuidanceHeld, ...GuidanceHeld[]]

/** One sentence may tell several measures, which follow each other: it is quoted once below them. */
function bySentence(guidance: readonly GuidanceHeld[]): Told[] {
  const found: Told[] = []
  for (const one of guidance) {
    const last = found.at(-1)
    if (last && last[0].quote === one.quote && last[0].period === one.period) last.push(one)
    else found.push([one])
  }
  return found
}

function Guided({ one, accession, currency }: { one: GuidanceHeld; accession: string; currency: string }) {
  const { measure, period, unit, place, against, outcome } = one
  const name = plainName(measure)
  const text = rangeWords(one, currency)
  const change = againstWords(against, unit, currency)
  const actual = outcome && guidedNumber(outcome.actual, unit, currency)
  return (
    <div className={r.guided}>
      <div className={r.guidedHead}>
        <b>{name}</b>
        {text !== null && (
          <span className={r.guidedRange}>
            <Figure text={text} name={`${name}, ${period}, ${text}`} href={sourceHref(accession, place)} />
          </span>
        )}
      </div>
      {change && <p className={r.against}>{change}</p>}
      {outcome && actual !== null && (
        <p className={r.against}>
          Came out at{' '}
          <Figure
            text={actual}
            name={`${name}, came out at ${actual}`}
            href={placeHref(outcome.accession_number, outcome.place)}
          />
          , {positionWords(outcome.position, { low: one.low ?? one.point, high: one.high ?? one.point })}
        </p>
      )}
    </div>
  )
}

/** Before a line of a list. */
const BULLET = /^[■▪•●◦–-]\s*/

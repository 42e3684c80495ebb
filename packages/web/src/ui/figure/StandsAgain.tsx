import { placeName, standsAgain } from '@topline/core/statement/evidence.ts'
import type { Evidence } from '@topline/core/statement/statement.ts'
import { Link } from 'react-router'
import { sourceHref } from './Figure.tsx'
import s from './stands-again.module.css'

interface Props {
  accession: string
  /** of one figure */
  figure: string
  evidence: readonly Evidence[]
  /** the figure's name before the sentence, where it is not plain from what stands around */
  name?: string
  /** the place that is open: `start-end` */
  at?: string | null
}

/** The name of a place; where several have one name, which of them. */
function nameOfPlace(all: readonly Evidence[], at: number): string {
  const names = all.map(placeName)
  const name = names[at] ?? ''
  const same = names.filter((one) => one === name).length
  const nth = names.slice(0, at + 1).filter((one) => one === name).length
  return same > 1 ? `${name} ${nth}` : name
}

/** "Stands again in 5 places", each opening its cell; places that print another number are told apart by words. */
export function StandsAgain({ accession, figure, evidence, name, at }: Props) {
  const own = evidence.filter((one) => one.figure === figure)
  const sentence = standsAgain(own, figure)
  if (own.length === 0) return null
  return (
    <div className={s.again}>
      <span className={s.sentence}>
        {name && <b>{name} </b>}
        {sentence ? (name ? sentence.toLowerCase() : sentence) : 'Other numbers stand elsewhere'}
      </span>
      <ul className={s.places}>
        {own.map((one, i) => (
          <li key={one.place.start}>
            <Link
              to={sourceHref(accession, one.place) ?? ''}
              replace={at !== undefined}
              className={one.agrees ? s.place : s.against}
              aria-current={at === `${one.place.start}-${one.place.end}` ? 'true' : undefined}
            >
              {nameOfPlace(own, i)}
              {!one.agrees && <> prints {one.text}</>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

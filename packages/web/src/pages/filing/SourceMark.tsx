import type { Place } from '@topline/core/statement/statement.ts'
import { Link } from 'react-router'
import { Drop } from '../../ui/controls/Drop.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Figure, sourceHref } from '../../ui/figure/Figure.tsx'
import s from './filing.module.css'

interface Props {
  accession: string
  place: Place | undefined
  label: string
}

/** The mark at a row's end: document = in the filing, italic f = calculated (opens the arithmetic), none = not located. */
export function SourceMark({ accession, place, label }: Props) {
  const href = sourceHref(accession, place)
  if (href) {
    return (
      <Link to={href} className={s.mark} aria-label={`${label}: place in the filing`} tabIndex={-1}>
        <Icon name="document" size={14} />
      </Link>
    )
  }
  if (!place || !('computed' in place)) return null
  return (
    <Drop
      label={`How ${label} is calculated`}
      width={320}
      control={(props) => (
        <button type="button" className={s.formula} aria-label={`How ${label} is calculated`} {...props}>
          f
        </button>
      )}
    >
      <div className={s.arithmetic}>
        <b>{label}</b>
        <p>{place.rule}</p>
        <Operands accession={accession} parts={place.parts} />
      </div>
    </Drop>
  )
}

/** Every operand down to a cell of the filing. */
function Operands({ accession, parts }: { accession: string; parts: Place[] }) {
  return (
    <ul>
      {parts.map((part, i) =>
        'computed' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the operands of one formula never change place
          <li key={i}>
            <span>{part.rule}</span>
            <Operands accession={accession} parts={part.parts} />
          </li>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={i}>
            <span>{part.label}</span>
            <Figure text={part.text} name={`${part.label}, ${part.text}`} href={sourceHref(accession, part)} />
          </li>
        ),
      )}
    </ul>
  )
}

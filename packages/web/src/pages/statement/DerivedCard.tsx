import type { WireDerived } from '@topline/core/api/cells.ts'
import type { Filing } from '@topline/core/api/wire.ts'
import { Derived } from '../../ui/arithmetic/Derived.tsx'
import { Card } from '../../ui/display/Card.tsx'
import s from '../filing/filing.module.css'
import p from './statement.module.css'

interface Props {
  derived: readonly WireDerived[]
  filing: Filing
  currency: string
  /** what the amounts of the page are shown in */
  unit: { unit: number; text: string }
  /** the period of the statement, as its head has it */
  period: string
}

/** What follows from the statement and the others of the same filing; each figure shows its arithmetic when pressed. */
export function DerivedCard({ derived, filing, currency, unit, period }: Props) {
  if (derived.length === 0) return null
  const context = { cik: filing.cik, currency, unit }
  const none = derived.filter(({ value, hidden }) => value === null && !hidden)
  const given = derived.filter((figure) => !none.includes(figure))
  return (
    <Card title="Derived" aside={<span className={s.units}>{unit.text}</span>}>
      {given.length > 0 && (
        <dl className={p.derived}>
          {given.map((figure) => (
            <div key={figure.name}>
              <dt>{figure.label}</dt>
              <dd>
                <Derived figure={figure} code={period} context={context} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {none.length > 0 && (
        <details className={p.none}>
          <summary>Not given: {none.length}</summary>
          <ul>
            {none.map(({ name, label, why }) => (
              <li key={name}>
                <b>{label}.</b> {why}.
              </li>
            ))}
          </ul>
        </details>
      )}
      {given.length > 0 && (
        <p className={s.small}>Calculated, not printed in any filing. Press a figure to see from what.</p>
      )}
    </Card>
  )
}

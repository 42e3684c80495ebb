import type { WireDerived } from '@topline/core/api/cells.ts'
import { NOT_MEANINGFUL } from '@topline/core/format/percent.ts'
import { HiddenPeriod } from '../display/State.tsx'
import { Calculated } from './Calculated.tsx'
import { type DerivedContext, derivedCalculation, derivedText } from './derived-calculation.ts'

interface Props {
  figure: WireDerived
  /** of the period, as the column or the page names it */
  code: string
  context: DerivedContext
}

/** A derived figure, which shows its arithmetic when pressed; in its place where there is none, why. */
export function Derived({ figure, code, context }: Props) {
  const { label, value, hidden, why } = figure
  if (hidden) return <HiddenPeriod point={{}} />
  if (value === null) {
    const isRefused = why !== null && !why.startsWith('Not printed')
    return (
      <span title={why ?? undefined}>
        <span aria-hidden="true">{isRefused ? NOT_MEANINGFUL : '-'}</span>
        <span className="sr">{why ?? 'not known'}</span>
      </span>
    )
  }
  const text = derivedText(figure, context)
  return (
    <Calculated
      text={text}
      name={`${label}, ${code}, ${text}`}
      build={() => derivedCalculation(figure, code, context)}
    />
  )
}

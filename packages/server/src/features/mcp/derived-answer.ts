import type { WireDerived } from '@topline/core/api/cells.ts'
import { sourceHref } from '@topline/core/filing/source-href.ts'

/** A derived figure as its arithmetic in words, with the link to each cell behind it. */
export const derivedAnswer = ({ name, value, unit, hidden, why, steps }: WireDerived, site: string) => ({
  name,
  value,
  unit,
  ...(hidden ? { hidden } : {}),
  ...(why === null ? {} : { why }),
  calculated: steps.map((one) => `${one.op} ${one.label} ${one.value}`.trim()).join(' '),
  cells: steps.flatMap(({ cells }) =>
    cells.map(({ label, cell }) => ({
      label,
      period: cell.period_code,
      value: cell.value,
      source: cell.at === null ? null : `${site}${sourceHref(cell.accession_number, placeAt(cell))}`,
    })),
  ),
})

const placeAt = ({ at, document }: WireDerived['steps'][number]['cells'][number]['cell']) => {
  const [start = 0, end = 0] = (at ?? '').split('-').map(Number)
  return { start, end, document }
}

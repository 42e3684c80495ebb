import { isScreenQuantity, SCREEN_BASES } from '@topline/core/screen/quantities.ts'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { here, part } from '../../api/answer.ts'
import { getSeries } from '../../api/client.ts'
import { fetchContext } from '../../context.ts'
import { cellHref } from '../../ui/arithmetic/cell-href.ts'
import { keyOf } from './cells.ts'

/** `/screener/cell/year/320193/total_assets`: on to the cell of the figure, or to the company's table where it has none. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { cik = '', name = '' } = params
  const basis = SCREEN_BASES.find((one) => one === params.basis) ?? 'year'
  const table = `/company/${encodeURIComponent(cik)}${basis === 'year' ? '' : '?view=quarterly'}`
  if (!/^\d{1,10}$/.test(cik) || !isScreenQuantity(name)) throw redirect('/screener')
  const key = keyOf(name)
  const asked = { period: basis === 'year' ? 'annual' : 'quarterly', detail: true, quantities: 'all' } as const
  const series = here(await part(getSeries(context.get(fetchContext), cik, asked)))
  const cell = series?.points.at(-1)?.cells?.[key]
  const [only] = cell?.parts ?? []
  if (!cell) return redirect(table)
  // One that the engine computed opens at the first of its parts.
  return redirect(cellHref(cell.at === null && only ? { ...cell, at: only.at, document: only.document } : cell, cik))
}

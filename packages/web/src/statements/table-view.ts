/** How a table of statements is shown, as the address says it: a link shows the next person the same. Pure. */
import { BASE_FORMS, type BaseForm } from '../ui/display/Badge.tsx'
import type { Sort } from '../ui/table/DataTable.tsx'
import type { ShownColumns } from './ColumnMenu.tsx'

export interface TableView {
  sort: Sort
  hiddenForms: ReadonlySet<BaseForm>
  bounds: { min: number | null; max: number | null }
  shown: ShownColumns
}

const SORTS = ['company', 'filing_date', 'total_revenue', 'net_income', 'version'] as const
const FIRST: Sort = { key: 'filing_date', order: 'desc' }
const COLUMNS = ['net_margin', 'version', 'qc'] as const
const DEFAULT_COLUMNS = 'net_margin'

const bound = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null

export function readTableView(params: { get(name: string): string | null }): TableView {
  const key = params.get('sort')
  const hidden = (params.get('hidden') ?? '').split(',')
  const columns = (params.get('columns') ?? DEFAULT_COLUMNS).split(',')
  const sorted = SORTS.find((known) => known === key)
  return {
    sort: sorted ? { key: sorted, order: params.get('sorted') === 'asc' ? 'asc' : 'desc' } : FIRST,
    hiddenForms: new Set(BASE_FORMS.filter((form) => hidden.includes(form))),
    bounds: { min: bound(params.get('min')), max: bound(params.get('max')) },
    shown: {
      net_margin: columns.includes('net_margin'),
      version: columns.includes('version'),
      qc: columns.includes('qc'),
    },
  }
}

/** The address parameters of a view; defaults stay out of it. */
export function writeTableView({ sort, hiddenForms, bounds, shown }: TableView): Record<string, string | null> {
  const isFirst = sort.key === FIRST.key && sort.order === FIRST.order
  const columns = COLUMNS.filter((name) => shown[name]).join(',')
  return {
    sort: isFirst ? null : sort.key,
    sorted: isFirst ? null : sort.order,
    hidden: hiddenForms.size === 0 ? null : BASE_FORMS.filter((form) => hiddenForms.has(form)).join(','),
    min: bounds.min === null ? null : String(bounds.min),
    max: bounds.max === null ? null : String(bounds.max),
    columns: columns === DEFAULT_COLUMNS ? null : columns,
  }
}

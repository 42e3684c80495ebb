import { BASE_FORMS, type BaseForm } from '../../ui/display/Badge.tsx'
import type { Sort } from '../../ui/table/DataTable.tsx'

/** The table's state as it stands in the address; defaults are left out. */
export interface TableState {
  sort: Sort
  forms: readonly BaseForm[]
  /** bounds of the statement version, null = open */
  min: number | null
  max: number | null
}

const SORT_KEYS = ['company', 'filing_date', 'total_revenue', 'net_income', 'version'] as const
export const DEFAULT_SORT: Sort = { key: 'filing_date', order: 'desc' }

function isSortKey(key: string | null): key is (typeof SORT_KEYS)[number] {
  return SORT_KEYS.some((known) => known === key)
}

/** A bound as typed: a whole number of 1 or more, else null. */
export function readBound(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text.trim()) ? Number(text) : null
}

/** What the address says; anything it cannot mean counts as not said. */
export function readTableState(params: URLSearchParams): TableState {
  const key = params.get('sort')
  const order = params.get('order')
  const forms = params.get('forms')
  return {
    sort: isSortKey(key) ? { key, order: order === 'asc' ? 'asc' : 'desc' } : DEFAULT_SORT,
    forms: forms === null ? BASE_FORMS : BASE_FORMS.filter((form) => forms.split(',').includes(form)),
    min: readBound(params.get('min')),
    max: readBound(params.get('max')),
  }
}

/** The address of a state; other parameters of `base` are kept. */
export function writeTableState(state: TableState, base: URLSearchParams = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams(base)
  for (const name of ['sort', 'order', 'forms', 'min', 'max']) params.delete(name)
  if (state.sort.key !== DEFAULT_SORT.key || state.sort.order !== DEFAULT_SORT.order) {
    params.set('sort', state.sort.key)
    params.set('order', state.sort.order)
  }
  if (state.forms.length < BASE_FORMS.length) params.set('forms', state.forms.join(','))
  if (state.min !== null) params.set('min', String(state.min))
  if (state.max !== null) params.set('max', String(state.max))
  return params
}

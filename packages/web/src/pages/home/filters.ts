import type { Filing } from '@topline/core/api/wire.ts'
import { BASE_FORMS, type BaseForm, baseForm } from '../../ui/display/Badge.tsx'
import type { TableState } from './address.ts'

/** Auto-load goes on below this many rows, the button up to the maximum (decision 71). */
const AUTO_ROWS = 100
export const MAX_ROWS = 400
export const PAGE_ROWS = 40

/** 'Max below Min' keeps the filter from applying (decision 71); null = the bounds can be used. */
export function boundsError(min: number | null, max: number | null): string | null {
  return min !== null && max !== null && max < min ? 'Max must be at least Min' : null
}

/** The loaded rows that pass the filters: form by its base, version within the bounds. */
export function visibleFilings(rows: readonly Filing[], state: TableState): Filing[] {
  const bounded = (state.min !== null || state.max !== null) && boundsError(state.min, state.max) === null
  return rows.filter((filing) => {
    const form = baseForm(filing.form_type)
    if (form !== null && !state.forms.includes(form)) return false
    if (form === null && state.forms.length === 0) return false
    if (!bounded) return true
    const version = filing.income_statement?.version
    if (version === undefined) return false
    return version >= (state.min ?? 1) && version <= (state.max ?? Number.POSITIVE_INFINITY)
  })
}

/** The badges to offer: the first two always, 20-F only when such a filing is loaded (decision 71). */
export function offeredForms(rows: readonly Filing[], on: readonly BaseForm[] = BASE_FORMS): BaseForm[] {
  const has20F = rows.some((filing) => baseForm(filing.form_type) === '20-F')
  return BASE_FORMS.filter((form) => form !== '20-F' || has20F || !on.includes('20-F'))
}

/** What the table has loaded so far decides how more is loaded. */
export type More = 'auto' | 'button' | 'maximum' | 'end'
export function howToLoadMore(loaded: number, total: number | null): More {
  if (loaded >= MAX_ROWS) return 'maximum'
  if (total !== null && loaded >= total) return 'end'
  return loaded < AUTO_ROWS ? 'auto' : 'button'
}

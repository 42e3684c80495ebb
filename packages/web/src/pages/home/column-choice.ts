import { useEffect, useMemo, useState } from 'react'
import { useAddress } from '../../ui/table/use-address.ts'

export const COLUMN_NAMES = {
  actions: 'Actions',
  company: 'Company',
  form: 'Form',
  filing_date: 'Filing Date',
  period: 'Period',
  revenue: 'Revenue',
  net_income: 'Net Income',
  version: 'Version',
  qc_results: 'QC',
} as const
export type ColumnKey = keyof typeof COLUMN_NAMES
export const COLUMN_KEYS = Object.keys(COLUMN_NAMES) as ColumnKey[] // the keys of the record above
const DEFAULT_COLUMNS: readonly ColumnKey[] = COLUMN_KEYS.filter((k) => k !== 'version' && k !== 'qc_results')

const STORE = 'topline-home-columns'

/** What local storage or the address holds, as columns; anything unreadable is the default. */
function readColumns(stored: string | null): readonly ColumnKey[] {
  if (stored === null) return DEFAULT_COLUMNS
  const named = stored.split(',')
  const found = COLUMN_KEYS.filter((key) => named.includes(key))
  return found.length > 0 ? found : DEFAULT_COLUMNS
}

/**
 * The visible columns, kept in local storage (decision 71); an address that names them wins, so that a link shows the
 * same table. The first render without either uses the default, as the server does.
 */
export function useColumnChoice() {
  const [params, patch] = useAddress()
  const [kept, setKept] = useState<readonly ColumnKey[]>(DEFAULT_COLUMNS)
  useEffect(() => setKept(readColumns(localStorage.getItem(STORE))), [])
  const named = params.get('columns')
  const visible = useMemo(() => (named === null ? kept : readColumns(named)), [named, kept])
  return {
    visible,
    isDefault: visible.join() === DEFAULT_COLUMNS.join(),
    toggle(key: ColumnKey) {
      const next = COLUMN_KEYS.filter((k) => (k === key ? !visible.includes(k) : visible.includes(k)))
      if (next.length === 0) return
      localStorage.setItem(STORE, next.join(','))
      setKept(next)
      patch({ columns: next.join() === DEFAULT_COLUMNS.join() ? null : next.join(',') })
    },
    reset() {
      localStorage.removeItem(STORE)
      setKept(DEFAULT_COLUMNS)
      patch({ columns: null })
    },
  }
}

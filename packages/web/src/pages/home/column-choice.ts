import { useEffect, useState } from 'react'

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

/** What local storage holds, as columns; anything unreadable is the default. */
function readColumns(stored: string | null): readonly ColumnKey[] {
  if (stored === null) return DEFAULT_COLUMNS
  const named = stored.split(',')
  const found = COLUMN_KEYS.filter((key) => named.includes(key))
  return found.length > 0 ? found : DEFAULT_COLUMNS
}

/** The visible columns, kept in local storage (decision 52). The server and the first render use the default. */
export function useColumnChoice() {
  const [visible, setVisible] = useState<readonly ColumnKey[]>(DEFAULT_COLUMNS)
  useEffect(() => setVisible(readColumns(localStorage.getItem(STORE))), [])
  return {
    visible,
    isDefault: visible.join() === DEFAULT_COLUMNS.join(),
    toggle(key: ColumnKey) {
      const next = COLUMN_KEYS.filter((k) => (k === key ? !visible.includes(k) : visible.includes(k)))
      if (next.length === 0) return
      localStorage.setItem(STORE, next.join(','))
      setVisible(next)
    },
    reset() {
      localStorage.removeItem(STORE)
      setVisible(DEFAULT_COLUMNS)
    },
  }
}

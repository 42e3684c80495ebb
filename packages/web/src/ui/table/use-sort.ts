import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { nextSort, type Sort } from './DataTable.tsx'
import { useAsked } from './use-address.ts'

interface Found {
  sort: Sort
  onSort: (key: string) => void
}

/** The sort of an address (`sort`, `order`), `first` where it names none of `keys`. */
export function readSort(params: { get(name: string): string | null }, keys: readonly string[], first: Sort): Sort {
  const key = params.get('sort')
  if (key === null || !keys.includes(key)) return first
  return { key, order: params.get('order') === 'asc' ? 'asc' : 'desc' }
}

/** Keeps the sort in the address: sorting reloads from the top (decision 28). */
export function useSort(keys: readonly string[], first: Sort): Found {
  const [params, setParams] = useSearchParams()
  const sort = useMemo(() => readSort(params, keys, first), [params, keys, first])
  const asked = useAsked()
  const onSort = (key: string) => {
    const next = nextSort(readSort(asked(), keys, first), key, key === 'company' ? 'asc' : 'desc')
    setParams({ sort: next.key, order: next.order }, { replace: true, preventScrollReset: true })
  }
  return { sort, onSort }
}

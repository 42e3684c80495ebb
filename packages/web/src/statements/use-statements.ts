import type { Filing } from '@topline/core/api/wire.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserFetch, type Rows } from '../api/call.ts'
import { getCompanyStatements } from '../api/client.ts'

const PAGE = 50

export interface Source {
  cik: string
  rows: readonly Filing[]
  /** null = not known yet */
  total: number | null
}

const isDone = (source: Source): boolean => source.total !== null && source.rows.length >= source.total

interface Loading {
  rows: readonly Filing[]
  loaded: number
  total: number | null
  done: boolean
  /** 'all' while everything is being loaded */
  busy: 'no' | 'page' | 'all'
  error: unknown
  more: () => Promise<void>
  all: () => Promise<void>
  stop: () => void
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Statements of one or several companies, in pages of 50. `all` goes on until everything is there or `stop` is called
 * (decision 71), waiting `pauseMs` between pages (0 on a company, 100 on a comparison).
 */
export function useStatements(first: readonly Source[], pauseMs: number): Loading {
  const [sources, setSources] = useState<readonly Source[]>(first)
  const [busy, setBusy] = useState<Loading['busy']>('no')
  const [error, setError] = useState<unknown>(null)
  const now = useRef(sources)
  const stopped = useRef(false)
  useEffect(() => {
    now.current = first
    setSources(first)
    return () => {
      stopped.current = true
    }
  }, [first])

  const page = useCallback(async () => {
    const fresh = await Promise.all(
      now.current.map(async (source): Promise<Source> => {
        if (isDone(source)) return source
        const answer: Rows<Filing> = await getCompanyStatements(browserFetch, source.cik, {
          skip: source.rows.length,
          limit: PAGE,
          include_qc_results: true,
        })
        const known = new Set(source.rows.map((f) => f.accession_number))
        const rows = [...source.rows, ...answer.rows.filter((f) => !known.has(f.accession_number))]
        return { ...source, rows, total: answer.rows.length < PAGE ? rows.length : answer.total }
      }),
    )
    now.current = fresh
    setSources(fresh)
  }, [])

  const run = useCallback(
    async (kind: 'page' | 'all') => {
      stopped.current = false
      setBusy(kind)
      setError(null)
      try {
        do {
          await page()
          if (pauseMs > 0 && kind === 'all') await wait(pauseMs)
        } while (kind === 'all' && !stopped.current && !now.current.every(isDone))
      } catch (failed) {
        setError(failed)
      }
      setBusy('no')
    },
    [page, pauseMs],
  )
  const more = useCallback(() => run('page'), [run])
  const all = useCallback(() => run('all'), [run])
  const totals = sources.map((s) => s.total)
  return {
    rows: sources.flatMap((s) => s.rows),
    loaded: sources.reduce((sum, s) => sum + s.rows.length, 0),
    total: totals.every((t) => t !== null) ? totals.reduce((sum: number, t) => sum + (t ?? 0), 0) : null,
    done: sources.every(isDone),
    busy,
    error,
    more,
    all,
    stop: () => {
      stopped.current = true
    },
  }
}

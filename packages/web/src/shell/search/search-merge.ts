import type { Company } from '@topline/core/api/wire.ts'

/** One row of the search results. */
export interface Hit {
  cik: string
  name: string
  tickers: string[]
  /** false = known from the register alone */
  stored: boolean
}

/** Waiting time after the last key before a search starts, milliseconds. */
export const SEARCH_PAUSE_MS = 500
export const NOTHING_FOUND = 'No companies found. Try searching by the ticker symbol (e.g. "TM" instead of "Toyota").'

const isStored = (c: Company) => c.stored !== false

/**
 * Local and register answers as one list, one row a CIK; the register wins for name and tickers (decision 35).
 * Stored companies keep the places they had when they came alone: the register only adds rows below, so the active
 * row never moves. `null` = that answer has not come yet.
 */
export function mergeHits(local: readonly Company[] | null, register: readonly Company[] | null): Hit[] {
  const fromRegister = new Map((register ?? []).map((c) => [c.cik, c]))
  const hits: Hit[] = []
  const seen = new Set<string>()
  for (const own of local ?? []) {
    if (seen.has(own.cik)) continue
    seen.add(own.cik)
    const other = fromRegister.get(own.cik)
    const tickers = other && other.tickers.length > 0 ? other.tickers : own.tickers
    hits.push({ cik: own.cik, name: other?.name ?? own.name, tickers, stored: isStored(own) })
  }
  for (const other of register ?? []) {
    if (seen.has(other.cik)) continue
    seen.add(other.cik)
    hits.push({ cik: other.cik, name: other.name, tickers: other.tickers, stored: other.stored === true })
  }
  return hits
}

/** The hit whose ticker is exactly `text` (dot, dash and space count alike), which Enter opens at once. */
export function exactTicker(hits: readonly Hit[], text: string): Hit | null {
  const plain = (t: string) => t.toUpperCase().replace(/[.\- ]/g, '')
  const wanted = plain(text.trim())
  if (wanted === '') return null
  return hits.find((hit) => hit.tickers.some((ticker) => plain(ticker) === wanted)) ?? null
}

/** The active row after an arrow key, round the ends; -1 = none yet. */
export function moveActive(active: number, count: number, step: 1 | -1): number {
  if (count === 0) return -1
  return (active + step + count) % count
}

/**
 * Share splits found in a company's own reports (decision 65): when a later filing gives the same period with the
 * same net income but other shares and EPS, the ratio is a split. Series put every EPS on one basis with them.
 */

import type { Ymd } from './statement.ts'
import type { PeriodVintages, Vintage } from './vintages.ts'

export interface Split {
  /** new shares for one old share: 4 for a 4-for-1, 0.1 for a 1-for-10 reverse split */
  factor: number
  /** first filing known to report on the new basis */
  from: Ymd
  /** last filing known to report on the old basis */
  after: Ymd
  /** which figures showed it, in words */
  source: string
}

/** Ratios that companies split by; anything else is a restatement. */
const WHOLE = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 35, 40, 50, 60, 75, 80, 100, 150, 200, 250, 500, 1000]
const KNOWN = [...WHOLE, 3 / 2, 4 / 3, 5 / 2, 5 / 4, 6 / 5, ...WHOLE.map((n) => 1 / n), 2 / 3]
const WITHIN = 0.02

/** Splits, earliest first. Several periods that show one split make one entry. */
export function findSplits(periods: readonly PeriodVintages[]): Split[] {
  const seen: Split[] = []
  for (const period of periods) {
    for (const [older, newer] of pairs(period.vintages)) {
      const factor = splitBetween(older, newer)
      if (factor === null) continue
      seen.push({
        factor,
        after: older.filing_date,
        from: newer.filing_date,
        source: `${period.code}: EPS ${printed(older)} in ${older.accession_number}, ${printed(newer)} in ${newer.accession_number}`,
      })
    }
  }
  const splits: Split[] = []
  for (const s of seen.sort((a, b) => (a.from < b.from ? -1 : 1))) {
    // The same split shown by another period: the two stretches of time in which it happened overlap.
    const same = splits.find((k) => k.factor === s.factor && s.after < k.from && k.after < s.from)
    if (!same) splits.push(s)
    else {
      if (s.from < same.from) same.from = s.from
      if (s.after > same.after) same.after = s.after
    }
  }
  return splits.sort((a, b) => (a.from < b.from ? -1 : 1))
}

/** Vintages of the same period one after the other, those without EPS or in another currency left out. */
function pairs(vintages: readonly Vintage[]): [Vintage, Vintage][] {
  const usable = vintages.filter((v) => epsOf(v) !== null)
  return usable.slice(1).flatMap((newer, i): [Vintage, Vintage][] => {
    const older = usable[i]
    return older && older.currency === newer.currency ? [[older, newer]] : []
  })
}

/** The split factor between two reports of one period, or null when there is none or the figures were restated. */
function splitBetween(older: Vintage, newer: Vintage): number | null {
  const before = epsOf(older)
  const after = epsOf(newer)
  if (before === null || after === null || before * after <= 0) return null
  const income = ratio(older.figures.net_income, newer.figures.net_income)
  if (income !== null && Math.abs(income - 1) > WITHIN) return null
  const shares = ratio(sharesOf(newer), sharesOf(older))
  if (shares !== null) {
    const factor = nearest(shares)
    return factor !== null && roundsTo(before, after, factor) ? factor : null
  }
  // Without shares the EPS must be large enough that rounding to cents cannot make a ratio by itself.
  if (income === null || Math.min(Math.abs(before), Math.abs(after)) < 0.2) return null
  return nearest(before / after)
}

function nearest(value: number): number | null {
  const best = KNOWN.reduce((a, b) => (Math.abs(b / value - 1) < Math.abs(a / value - 1) ? b : a), 1)
  return best !== 1 && Math.abs(best / value - 1) <= WITHIN ? best : null
}

/** EPS printed in cents: before ÷ factor may be half a cent (and the older half cent ÷ factor) away. */
function roundsTo(before: number, after: number, factor: number): boolean {
  const room = Math.max(0.0051 + 0.0051 / factor, Math.abs(after) * WITHIN)
  return Math.abs(before / factor - after) <= room
}

function epsOf(v: Vintage): number | null {
  return v.figures.diluted_eps ?? v.figures.basic_eps ?? null
}

function sharesOf(v: Vintage): number | null {
  return v.figures.weighted_avg_shares_diluted ?? v.figures.weighted_avg_shares_basic ?? null
}

function ratio(a: number | null | undefined, b: number | null | undefined): number | null {
  return a == null || b == null || a === 0 || b === 0 ? null : a / b
}

function printed(v: Vintage): string {
  return String(epsOf(v))
}

/**
 * What an EPS of this vintage is multiplied by to stand on the share basis of the newest report.
 * A filing between the last one on the old basis and the first on the new one is placed by its share count.
 *
 * @param neighbours vintages of the company, for that placing
 */
export function epsFactor(v: Vintage, splits: readonly Split[], neighbours: readonly Vintage[] = []): number {
  let factor = 1
  for (const split of splits) if (isBefore(v, split, neighbours)) factor /= split.factor
  return factor
}

function isBefore(v: Vintage, split: Split, neighbours: readonly Vintage[]): boolean {
  if (v.filing_date <= split.after) return true
  if (v.filing_date >= split.from) return false
  const own = sharesOf(v)
  const old = neighbours.findLast((n) => n.filing_date <= split.after && sharesOf(n) !== null)
  const known = old ? sharesOf(old) : null
  if (own === null || known === null) return true
  // On the new basis the count is `factor` times the old one; half way on a log scale decides.
  return Math.abs(Math.log(own / known)) < Math.abs(Math.log(own / (known * split.factor)))
}

/** Without a split or a sale of the company, share counts move less than this from one report to the next known one. */
const STEADY = 1.2

/**
 * The first filing from which on the share basis is known without a gap; EPS of filings before it cannot be put on
 * today's basis, because a split in the gap would have gone unseen. null = no gap at all.
 *
 * Two filings in a row are bridged by a period that filings on either side report alike (or with a split between),
 * else by share counts that hardly differ.
 */
export function basisKnownSince(periods: readonly PeriodVintages[]): Ymd | null {
  const bridges = periods.flatMap((p) => pairs(p.vintages).filter(([older, newer]) => compares(older, newer)))
  const all = periods.flatMap((p) => p.vintages).filter((v) => epsOf(v) !== null)
  const dates = [...new Set(all.map((v) => v.filing_date))].sort()
  const sharesOn = new Map<Ymd, number>()
  for (const v of [...all].sort((a, b) => (a.end_date < b.end_date ? -1 : 1))) {
    const shares = sharesOf(v)
    if (shares !== null && shares > 0) sharesOn.set(v.filing_date, shares)
  }
  for (let i = dates.length - 1; i > 0; i--) {
    const [before, after] = [dates[i - 1], dates[i]]
    if (before === undefined || after === undefined) break
    if (bridges.some(([older, newer]) => older.filing_date <= before && newer.filing_date >= after)) continue
    const change = ratio(sharesOn.get(after), sharesOn.get(before))
    if (change === null || change > STEADY || change < 1 / STEADY) return after
  }
  return null
}

/** Whether two reports of one period tell if a split lies between them. */
function compares(older: Vintage, newer: Vintage): boolean {
  if (splitBetween(older, newer) !== null) return true
  const shares = ratio(sharesOf(newer), sharesOf(older))
  if (shares !== null) return shares <= STEADY && shares >= 1 / STEADY
  const [before, after] = [epsOf(older), epsOf(newer)]
  return before !== null && after !== null && roundsTo(before, after, 1)
}

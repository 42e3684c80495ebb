/** The share counts of a printed statement: what they are printed in, whose EPS they give, and those that only notes print. */
import type { Figure } from './document/row.ts'
import type { FoundShares, ShareName } from './notes/prose-shares.ts'
import type { PrintedFigures } from './shown.ts'
import type { Statement } from './statements/recognise.ts'

/** The figures of the statement with the share counts that only the notes print. */
export function withShares(read: PrintedFigures, shares: FoundShares): PrintedFigures {
  const figures = { ...read.figures }
  const provenance = { ...read.provenance }
  for (const [name, found] of Object.entries(shares) as [ShareName, FoundShares[ShareName]][]) {
    if (found === undefined) continue
    figures[name] = found.value
    provenance[name] = found.place
  }
  return { figures, provenance }
}

/**
 * A loss is not diluted (APB Opinion 15, paragraph 30; ASC 260-10-45-19): the one count that a filing prints and calls diluted is
 * the basic one too, where both EPS are the same and it gives them.
 */
export function withCountOfLoss({ figures, provenance }: PrintedFigures): PrintedFigures {
  const { net_income: net, basic_eps: eps, weighted_avg_shares_diluted: count } = figures
  const place = provenance.weighted_avg_shares_diluted
  const isMissing = figures.weighted_avg_shares_basic === null && place !== undefined
  if (!isMissing || net === null || net >= 0 || eps === null || eps !== figures.diluted_eps || !count)
    return { figures, provenance }
  if (Math.abs(net / count - eps) > EPS_ROUNDING) return { figures, provenance }
  return {
    figures: { ...figures, weighted_avg_shares_basic: count },
    provenance: { ...provenance, weighted_avg_shares_basic: place },
  }
}

/** EPS to the cent, divided from rounded figures. */
const EPS_ROUNDING = 0.0101

/** Factor of share counts: what the units line says, unless EPS and net income prove another (T24). */
export function shareFactor(chosen: Statement, money: number, said: number | null): (figure: Figure) => number {
  const { lines, roles, column } = chosen
  const of = (index: number | null) => (index === null ? null : (lines[index]?.values[column] ?? null))
  const net = of(roles.net)
  const eps = of(roles.perShare.basic) ?? of(roles.perShare.diluted)
  const count = of(roles.perShare.basicShares) ?? of(roles.perShare.dilutedShares)
  const label = `${lines[roles.perShare.basicShares ?? -1]?.heading ?? ''} ${lines[roles.perShare.basicShares ?? -1]?.words ?? ''}`
  const own = /in thousands|\(000/.test(label) ? 1e3 : /in millions/.test(label) ? 1e6 : null
  let guess = own ?? said ?? money
  if (net && eps && count && eps.value !== 0 && count.value > 0) {
    const expected = Math.abs((net.value * money) / eps.value)
    const ratio = expected / count.value
    const near = [1, 1e3, 1e6].filter((s) => ratio / s > 0.5 && ratio / s < 2)
    if (near[0] !== undefined) guess = near[0]
    else if (![1, 1e3, 1e6].some((s) => s === guess)) guess = 1
  } else if (count && own === null && said === null && count.value >= 1e6 && money > 1) guess = 1
  // Whole shares printed under thousands: a count with two or more commas is whole (T24).
  return (figure) => (figure.value >= 1e8 && guess >= 1e3 && money === guess ? 1 : guess)
}

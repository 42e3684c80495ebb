/** Whether a row that prints the columns beside a figure prints another in its stead. */
import type { Figure } from '../document/row.ts'
import { against, same, type Witness } from './agree.ts'
import { namesExactly } from './labels.ts'
import { isTelling, isTellingOf, type Printed } from './needles.ts'
import type { Passage } from './passages.ts'

/**
 * A row that repeats the columns beside the current one, but not the current one itself.
 *
 * @param isLoss a loss per share is not diluted: non-GAAP tables then print other dilution (0001618921-24-000084)
 */
export function contradiction(
  { figure, row, current }: Printed,
  passage: Passage,
  others: ReadonlySet<number>,
  isLoss: boolean,
): Witness | null {
  if (isLoss && figure.includes('diluted')) return null
  if (passage.figures.some((one) => same(one, current))) return null
  if (passage.form !== 'row' || !namesExactly(figure, passage.label)) return null
  // The columns of a statement of equity are kinds of equity, or partners, unless years stand over them.
  if (passage.kind === 'equity' && passage.years === null) return null
  const own = row.filter((cell) => cell !== null)
  const at = own.indexOf(current)
  if (at < 0) return null
  const there = counterpart(own, at, passage.figures, (cell) => isTellingOf(figure, cell))
  if (there === null || there.dash || others.has(Math.abs(there.value))) return null
  // The other way round, oldest first, it is a column of the statement too.
  if (own.some((cell) => same(cell, there))) return null
  return against(there, null)
}

/** The figure of another row that stands where `own[at]` would, judged by the figures beside it; null = unsure. */
export function counterpart(
  own: readonly Figure[],
  at: number,
  other: readonly Figure[],
  tells: (cell: Figure) => boolean = isTelling,
): Figure | null {
  const offsets = new Map<number, number>()
  for (const [i, mine] of own.entries())
    for (const [j, theirs] of other.entries())
      if (i !== at && tells(mine) && same(mine, theirs)) offsets.set(j - i, (offsets.get(j - i) ?? 0) + 1)
  const [best] = [...offsets].sort((a, b) => b[1] - a[1])
  if (best === undefined) return null
  const [offset, matches] = best
  // One figure beside says where the column stands only if both rows have the same columns and it is the next one: the
  // oldest alone may stand in a row of a company taken over since (0000950149-96-000262).
  const isNext = [at - 1, at + 1].some((i) => {
    const [mine, theirs] = [own[i], other[i + offset]]
    return mine !== undefined && theirs !== undefined && tells(mine) && same(mine, theirs)
  })
  if (matches < 2 && !(offset === 0 && other.length === own.length && isNext)) return null
  return other[at + offset] ?? null
}

/** A balance sheet or cash flows with figures put right by hand (decision 54). Pure; in the form as on the server. */
import type { BalanceSheet, CashFlow } from './other-statements.ts'
import type { Place, Provenance } from './statement.ts'

/** One figure put right. */
export interface OtherChange {
  figure: string
  /** whole units; null = the filing does not print it */
  value: number | null
  /** where it stands; null where it is null */
  place: Place | null
}

/** Figures computed from others, as their rule names them: 'total_assets − temporary_equity − total_equity'. */
const OF_FIGURES = /^[a-z_]+(?: [−+] [a-z_]+)+$/

/** The statement with these figures; those that were computed from them follow. Its report stays as it was. */
export function correctedOther<S extends BalanceSheet | CashFlow>(statement: S, changes: readonly OtherChange[]): S {
  const figures: Record<string, number | null> = {}
  const provenance: Provenance = { ...statement.provenance }
  for (const { figure, value, place } of changes) {
    figures[figure] = value
    delete provenance[figure]
    if (value !== null && place !== null) provenance[figure] = place
  }
  const changed = new Set(changes.map(({ figure }) => figure))
  return followed({ ...statement, ...figures, provenance }, changed)
}

function followed<S extends BalanceSheet | CashFlow>(statement: S, changed: ReadonlySet<string>): S {
  const values = statement as unknown as Record<string, number | null> // figures by their names, among others
  for (const [name, place] of Object.entries(statement.provenance)) {
    if (changed.has(name) || !('computed' in place) || !OF_FIGURES.test(place.rule)) continue
    const terms = [...place.rule.matchAll(/(?:^|([−+]) )([a-z_]+)/g)].map(([, sign, term = '']) => ({ sign, term }))
    if (!terms.some(({ term }) => changed.has(term))) continue
    const [first] = terms
    const value =
      values[first?.term ?? ''] == null
        ? null
        : terms.reduce((sum, { sign, term }) => sum + (sign === '−' ? -1 : 1) * (values[term] ?? 0), 0)
    const { [name]: _, ...others } = statement.provenance
    const parts = terms.flatMap(({ term }) => statement.provenance[term] ?? [])
    return followed(
      {
        ...statement,
        [name]: value,
        provenance: value === null ? others : { ...others, [name]: { computed: true, rule: place.rule, parts } },
      },
      new Set([...changed, name]),
    )
  }
  return statement
}

/** The place of a figure that stands in these cells: one as it is, several as their sum. */
export function placeOfCells(cells: readonly Place[]): Place | null {
  const [first, second] = cells
  if (first === undefined) return null
  return second === undefined ? first : { computed: true, rule: 'sum of the printed lines', parts: [...cells] }
}

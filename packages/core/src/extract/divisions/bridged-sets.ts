/** Divisions of a segments' total where another table leads from it to revenue. */
import { type Bridge, bridgesOf, isEliminated } from './bridges.ts'
import { type Found, type Table, unitsOf } from './note-sets.ts'
import { stepOf } from './sets.ts'

/** Points that divisions of a segments' total lose, so that those of revenue itself come first. */
const BRIDGED = 0.6
/** … and those of sales with transfers between the segments, so that sales to others come first. */
const WITH_TRANSFERS = 0.2

/**
 * The sets of `tables` that make such a total, with the lines that lead to revenue as what is left.
 * @param revenue whole units
 * @param money one printed amount of the statement in whole units
 * @param setsIn the sets of a table for a total in whole units
 */
export function bridgedSets(
  tables: readonly Table[],
  revenue: number,
  money: number,
  setsIn: (table: Table, total: number) => readonly Found[],
): Found[] {
  return bridgesIn(tables, revenue, money).flatMap(({ from, rest }) => {
    const less = BRIDGED + (rest.some(isEliminated) ? WITH_TRANSFERS : 0)
    return tables
      .flatMap((table) => setsIn(table, from))
      .filter(({ proof }) => proof === 'total')
      .map((set) => ({ ...set, residual: [...set.residual, ...rest], score: set.score - less }))
  })
}

/** The ways from a total of segments, in whole units, to revenue that some table prints. */
function bridgesIn(tables: readonly Table[], revenue: number, money: number): Bridge[] {
  const bridges = tables.flatMap((table) =>
    unitsOf(table, money).flatMap((unit) =>
      table.slices.flatMap((slice) =>
        bridgesOf(slice, revenue / unit, stepOf(slice.cells)).map((bridge) => ({
          ...bridge,
          from: bridge.from * unit,
        })),
      ),
    ),
  )
  return bridges.filter(({ from }, at) => bridges.findIndex((other) => other.from === from) === at)
}

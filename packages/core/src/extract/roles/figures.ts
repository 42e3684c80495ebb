/** The figures of one column of a statement, with their places. */
import type { Place } from '../../statement/statement.ts'
import type { Figure } from '../document/row.ts'
import { cleanLabel, type Line } from '../sheet/lines.ts'
import { computedPlace, type Shown, type ShownFigures, times } from '../shown.ts'
import { fieldTerms } from './fields.ts'
import type { Roles } from './find.ts'
import type { Term } from './sheet.ts'

/** A table with the fields of its lines. */
interface Read {
  lines: readonly Line[]
  roles: Roles
}

export const cellOf = (line: Line, figure: Figure): Place => ({
  label: cleanLabel(line.label),
  text: figure.text,
  concept: null,
  start: figure.start,
  end: figure.end,
})

/** The figures of one column, in whole units, with the places they were read from. */
export function figuresOf(
  chosen: Read,
  column: number,
  money: number,
  shares: (figure: Figure) => number,
): ShownFigures {
  const { lines, roles } = chosen
  const at = (index: number | null): { line: Line; figure: Figure } | null => {
    const line = lines[index ?? -1]
    const figure = line?.values[column]
    return line && figure && !figure.percent ? { line, figure } : null
  }
  const sum = (term: Term | null, rule: string): Shown | null => {
    if (!term || term.length === 0) return null
    const cells = term.flatMap(({ index, sign }) => {
      const cell = at(index)
      return cell === null ? [] : [{ ...cell, sign }]
    })
    const [first] = cells
    if (first === undefined || (cells.length < term.length && cells.length < 2)) return null
    const places = cells.map(({ line, figure }) => cellOf(line, figure))
    const value = cells.reduce((total, { figure, sign }) => total + sign * figure.value, 0)
    const [place] = places
    return { value: times(value, money), place: term.length === 1 && place ? place : computedPlace(rule, places) }
  }
  const plain = (index: number | null, factor: (figure: Figure) => number): Shown | null => {
    const cell = at(index)
    if (cell === null) return null
    return { value: times(cell.figure.value, factor(cell.figure)), place: cellOf(cell.line, cell.figure) }
  }
  const { basic, diluted, basicShares, dilutedShares } = roles.perShare
  const amounts = Object.entries(fieldTerms(roles)).map(([name, { term, rule }]) => [name, sum(term, rule)])
  return {
    ...Object.fromEntries(amounts),
    basic_eps: plain(basic, () => 1),
    diluted_eps: plain(diluted, () => 1),
    weighted_avg_shares_basic: plain(basicShares, shares),
    weighted_avg_shares_diluted: plain(dilutedShares, shares),
  }
}

/** The figures of one column of a statement, with their places. */
import type { FigureName, Figures, Place, Provenance } from '../../statement/statement.ts'
import type { Figure } from '../document/row.ts'
import { cleanLabel, type Line } from '../sheet/lines.ts'
import type { Statement } from '../statements/recognise.ts'
import type { Term } from './sheet.ts'

/** Product of two decimals without binary dust. */
export const times = (value: number, factor: number): number => Number((value * factor).toPrecision(15))

export const cellOf = (line: Line, figure: Figure): Place => ({
  label: cleanLabel(line.label),
  text: figure.text,
  concept: null,
  start: figure.start,
  end: figure.end,
})

/** The cells under a place: itself, or those of its parts. */
function cellsOf(place: Place): Place[] {
  return 'computed' in place ? place.parts.flatMap(cellsOf) : [place]
}

interface Got {
  value: number
  place: Place
}

const EMPTY: Figures = {
  total_revenue: null,
  cost_of_revenue: null,
  gross_profit: null,
  operating_income: null,
  other_interest_income_expense_net: null,
  other_income_expense_net: null,
  income_before_taxes: null,
  income_tax_expense: null,
  other_investment_income_expense_after_taxes: null,
  other_income_expense_after_taxes: null,
  net_income: null,
  basic_eps: null,
  diluted_eps: null,
  weighted_avg_shares_basic: null,
  weighted_avg_shares_diluted: null,
} // prettier-ignore

/** Figures with the places they were read from. */
export interface PrintedFigures {
  figures: Figures
  provenance: Provenance
}

/** The figures of one column, in whole units, with the places they were read from. */
export function figuresOf(
  chosen: Statement,
  column: number,
  money: number,
  shares: (figure: Figure) => number,
): PrintedFigures {
  const { lines, roles } = chosen
  const figures: Figures = { ...EMPTY }
  const provenance: Provenance = {}
  const at = (index: number): { line: Line; figure: Figure } | null => {
    const line = lines[index]
    const figure = line?.values[column]
    return line && figure && !figure.percent ? { line, figure } : null
  }
  const sum = (term: Term | null, rule: string): Got | null => {
    if (!term || term.length === 0) return null
    const cells = term.map((t) => ({ ...t, cell: at(t.index) }))
    const first = cells[0]
    if (term.length === 1 && first?.cell)
      return {
        value: times(first.sign * first.cell.figure.value, money),
        place: cellOf(first.cell.line, first.cell.figure),
      }
    let value = 0
    const parts: Place[] = []
    for (const { cell, sign } of cells) {
      if (!cell) continue
      value += sign * cell.figure.value
      parts.push(cellOf(cell.line, cell.figure))
    }
    if (parts.length === 0 || (parts.length < cells.length && parts.length < 2)) return null
    return { value: times(value, money), place: { computed: true, rule, parts } }
  }
  const put = (name: FigureName, got: Got | null) => {
    if (!got) return
    figures[name] = got.value === 0 ? 0 : got.value
    provenance[name] = got.place
  }
  const single = (index: number | null) => (index === null ? null : sum([{ index, sign: 1 }], ''))
  const revenue = sum(roles.revenue, 'sum of the revenue lines')
  const cost = sum(roles.cost, 'sum of the cost lines')
  put('total_revenue', revenue)
  put('cost_of_revenue', cost)
  put(
    'gross_profit',
    sum(roles.gross, 'gross profit') ??
      (revenue && cost
        ? {
            value: times(revenue.value - cost.value, 1),
            place: {
              computed: true,
              rule: 'total_revenue − cost_of_revenue',
              parts: [...cellsOf(revenue.place), ...cellsOf(cost.place)],
            },
          }
        : null),
  )
  put('operating_income', single(roles.operating))
  put('income_before_taxes', single(roles.pretax))
  put('income_tax_expense', sum(roles.tax, 'sum of the tax lines'))
  put(
    'net_income',
    roles.net === null || roles.minority === null
      ? single(roles.net)
      : sum([{ index: roles.net, sign: 1 }, roles.minority], "net income − the minority's share"),
  )
  others(figures, provenance, chosen, sum)
  const plain = (name: FigureName, index: number | null, factor: (figure: Figure) => number) => {
    const cell = index === null ? null : at(index)
    if (cell) put(name, { value: times(cell.figure.value, factor(cell.figure)), place: cellOf(cell.line, cell.figure) })
  }
  plain('basic_eps', roles.perShare.basic, () => 1)
  plain('diluted_eps', roles.perShare.diluted, () => 1)
  plain('weighted_avg_shares_basic', roles.perShare.basicShares, shares)
  plain('weighted_avg_shares_diluted', roles.perShare.dilutedShares, shares)
  return { figures, provenance }
}

/** The four fields between the printed lines, by the identities of the field definitions. */
function others(
  figures: Figures,
  provenance: Provenance,
  { lines, roles }: Statement,
  sum: (term: Term | null, rule: string) => Got | null,
): void {
  const interest =
    roles.between?.filter(
      (t) =>
        /\binterest\b/.test(lines[t.index]?.bare ?? '') &&
        !/other income|and other(?! debt)|non-?controlling|minority/.test(lines[t.index]?.bare ?? ''),
    ) ?? []
  const rest = roles.between?.filter((t) => !interest.includes(t)) ?? []
  const put = (name: FigureName, term: Term, rule: string) => {
    const got = sum(term, rule)
    if (!got) return
    figures[name] = got.value === 0 ? 0 : got.value
    provenance[name] = got.place
  }
  if (roles.between) {
    if (interest.length > 0) put('other_interest_income_expense_net', interest, 'interest income − interest expense')
    if (rest.length > 0) put('other_income_expense_net', rest, 'sum of the other lines before taxes')
  }
  const equity =
    roles.after?.filter((t) =>
      /^(?!.*(?:minority|non-?controlling)).*(?:equity|investee|affiliate|joint venture|associat|unconsolidated)/.test(
        lines[t.index]?.bare ?? '',
      ),
    ) ?? []
  const later = roles.after?.filter((t) => !equity.includes(t)) ?? []
  if (equity.length > 0)
    put('other_investment_income_expense_after_taxes', equity, 'sum of the investment lines after taxes')
  if (later.length > 0) put('other_income_expense_after_taxes', later, 'sum of the other lines after taxes')
}

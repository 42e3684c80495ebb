/** The figures of one column of a statement, with their places. */
import type { Place } from '../../statement/statement.ts'
import type { Figure } from '../document/row.ts'
import { isInterestName } from '../lexicon/interest.ts'
import { cleanLabel, type Line } from '../sheet/lines.ts'
import { computedPlace, type Shown, type ShownFigures, times } from '../shown.ts'
import type { Statement } from '../statements/recognise.ts'
import type { Term } from './sheet.ts'

export const cellOf = (line: Line, figure: Figure): Place => ({
  label: cleanLabel(line.label),
  text: figure.text,
  concept: null,
  start: figure.start,
  end: figure.end,
})

/** The figures of one column, in whole units, with the places they were read from. */
export function figuresOf(
  chosen: Statement,
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
  const sum: Sum = (term, rule) => {
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
  const single = (index: number | null) => (index === null ? null : sum([{ index, sign: 1 }], ''))
  const plain = (index: number | null, factor: (figure: Figure) => number): Shown | null => {
    const cell = at(index)
    if (cell === null) return null
    return { value: times(cell.figure.value, factor(cell.figure)), place: cellOf(cell.line, cell.figure) }
  }
  const { basic, diluted, basicShares, dilutedShares } = roles.perShare
  return {
    total_revenue: sum(roles.revenue, 'sum of the revenue lines'),
    cost_of_revenue: sum(roles.cost, 'sum of the cost lines'),
    gross_profit: sum(roles.gross, 'gross profit'),
    operating_income: single(roles.operating),
    ...beforeTaxes(chosen, sum),
    income_before_taxes: single(roles.pretax),
    income_tax_expense: sum(roles.tax, 'sum of the tax lines'),
    ...afterTaxes(chosen, sum),
    net_income:
      roles.net === null || roles.minority === null
        ? single(roles.net)
        : sum([{ index: roles.net, sign: 1 }, roles.minority], "net income − the minority's share"),
    basic_eps: plain(basic, () => 1),
    diluted_eps: plain(diluted, () => 1),
    weighted_avg_shares_basic: plain(basicShares, shares),
    weighted_avg_shares_diluted: plain(dilutedShares, shares),
  }
}

/** Lines added with their signs; null where too few of them print an amount. */
type Sum = (term: Term | null, rule: string) => Shown | null

/** Interest and the rest between operating income and income before taxes. */
function beforeTaxes({ lines, roles }: Statement, sum: Sum): ShownFigures {
  const isInterest = ({ index }: Term[number]) => isInterestName(lines[index]?.bare ?? '')
  const between = roles.between ?? []
  return {
    other_interest_income_expense_net: sum(between.filter(isInterest), 'interest income − interest expense'),
    other_income_expense_net: sum(
      between.filter((term) => !isInterest(term)),
      'sum of the other lines before taxes',
    ),
  }
}

/** Income of investments and the rest between the tax and net income. */
function afterTaxes({ lines, roles }: Statement, sum: Sum): ShownFigures {
  const isEquity = ({ index }: Term[number]) =>
    /^(?!.*(?:minority|non-?controlling)).*(?:equity|investee|affiliate|joint venture|associat|unconsolidated)/.test(
      lines[index]?.bare ?? '',
    )
  const after = roles.after ?? []
  return {
    other_investment_income_expense_after_taxes: sum(after.filter(isEquity), 'sum of the investment lines after taxes'),
    other_income_expense_after_taxes: sum(
      after.filter((term) => !isEquity(term)),
      'sum of the other lines after taxes',
    ),
  }
}

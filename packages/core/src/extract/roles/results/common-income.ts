import type { EpsIncomes } from '../../../qc/exact-eps.ts'
import type { SheetLine } from '../../sheet/amount.ts'
import { times } from '../../shown.ts'

/** Figures per share, other owners' income, results of a part of the company, and counts of shares (Alcoa, 10-K for December 2008). */
const NOT_ALL_OF_IT =
  /\bper\b|non-?controlling|minority|participating|unvested|class|comprehensive|continuing|discontinued|\b(?:options|awards|potential|average)\b/

/** What a table says is left for common shareholders, in printed units; null where it does not say. */
export function commonIncome(lines: readonly SheetLine[], column: number): number | null {
  const found = lines.filter((one) => {
    const figure = one.values[column]
    return (
      figure &&
      !figure.percent &&
      figure.decimals < 2 &&
      /(?:available|applicable|attributable|allocable) (?:to|for) .*(?:common|share|stock)|^(?:net income|earnings|balance) (?:for|on|to) common/.test(
        one.bare,
      ) &&
      !NOT_ALL_OF_IT.test(one.bare)
    )
  })
  // "Attributable to stockholders" may stand before preferred dividends, "to common stockholders" after them.
  const line = found.find((one) => /common/.test(one.bare)) ?? found[0]
  return line?.values[column]?.value ?? null
}

/** The limited partners' part of net income, in printed units: units of a partnership earn that; null where it is not printed. */
export function partnersIncome(lines: readonly SheetLine[], column: number): number | null {
  const line = lines.find(({ bare, heading, values }) => {
    const figure = values[column]
    return (
      figure &&
      !figure.percent &&
      figure.decimals < 2 &&
      PARTNERS.test(bare) &&
      !/\bper\b|\bunits?\b/.test(`${bare} ${heading}`)
    )
  })
  return line?.values[column]?.value ?? null
}

const PARTNERS =
  /^(?:to )?(?:the )?limited partners?(?:' (?:interest|share))?$|^(?:net )?(?:income|loss|earnings)\b.* (?:allocable|allocated|allocation|attributable|applicable|available) to (?:the )?limited partners?$|^net (?:income|loss|earnings)(?: loss)?[ -]+limited partners?$|^limited partners?'? (?:interest|share) (?:in|of) (?:net )?(?:income|loss|earnings)/

/**
 * The amounts of the statement (whole units of the currency) that EPS may have been computed with: net income and what
 * is left of it for common shareholders, also where only a note prints that, and preferred dividends.
 */
export function epsIncomes(
  { lines, column }: { lines: readonly SheetLine[]; column: number },
  known: readonly (number | null)[],
  money: number,
): Pick<EpsIncomes, 'incomes' | 'deductions' | 'summed'> {
  const incomes = known.filter((one) => one !== null)
  const deductions: number[] = []
  let summed = false
  for (const line of lines) {
    const figure = line.values[column]
    if (!figure || figure.percent || figure.value === 0) continue
    if (figure.decimals >= 2 && PARTS.test(line.bare)) summed = true
    if (/\bper\b/.test(`${line.bare} ${line.heading}`)) continue
    const value = times(figure.value, money)
    if (/preferred|preference|accretion|deemed dividend|participating/.test(line.bare) && !/before/.test(line.bare))
      deductions.push(value)
    else if (INCOME.test(line.bare) && !incomes.includes(value)) incomes.push(value)
  }
  return { incomes, deductions, summed }
}
const PARTS = /continuing|discontinued|extraordinary|cumulative|accounting change/
const INCOME =
  /^(?:consolidated )?(?:net )?(?:income|earnings|loss|profit)\b(?!.*(?:before|from|continuing|discontinued|comprehensive|interest|tax))|(?:available|applicable|attributable) (?:to|for)|^(?:to )?(?:the )?limited partners?\b(?!.*\bper\b)/

/** The incomes that EPS may be computed with in a table of the notes: those of its lines, and those it leads to from net income. */
import { times } from '../shown.ts'
import type { Note } from './note-table.ts'

/** How many lines may be added to net income. */
const MOST_ADDED = 5
/** What is printed in: the table of an exhibit may stand in whole dollars. */
const SIZES = [1, 1e3, 1e6]
const INCOME = /\b(?:net income|net loss|income|earnings|loss|numerator|available|attributable|allocable)\b/
const NO_INCOME = /\bshares outstanding\b|\baverage\b|\bdilutive\b|comprehensive/
const TAKEN_OFF = /^(?:less|deduct)\b|\bpreferred\b.*\bdividends?\b|\bdividends?\b.*\bpreferred\b/
const ADDED = /^(?:add|plus)\b|interest|amorti[sz]ation|debenture|convert|\bnotes?\b/

/** Net income, and what the table repeats of the statement. */
export interface OwnIncome {
  net: number
  /** Net income and the count of shares as printed. */
  texts: readonly string[]
  /** One printed unit of the statement. */
  money: number
}

/**
 * Incomes in whole units of the currency that a table prints by their name or as a sum below net income, in the column of the
 * period; none where it is of another company or period.
 */
export function incomesOfNote(note: Note, own: OwnIncome): number[] {
  const size = sizeOf(note, own)
  if (size === null) return []
  const named = note.lines.flatMap(({ bare, values }) => {
    const figure = values[note.column]
    const isIncome = INCOME.test(bare) && !NO_INCOME.test(bare)
    return isIncome && figure && !figure.percent && figure.decimals < 2 ? [times(figure.value, size)] : []
  })
  return [...named, ...adjustedIncomes(note, own)]
}

/**
 * What the amounts of a table are printed in: the statement's unit where it repeats net income or the count, whole units where
 * its net income is that of the statement to the last printed digit (0000950146-95-000185, exhibit 11).
 */
function sizeOf({ lines, column }: Note, { net, texts, money }: OwnIncome): number | null {
  const printed = lines.flatMap(({ bare, values }) => {
    const figure = values[column]
    return figure ? [{ bare, value: figure.value, text: figure.text.replace(/[$()\s]/g, '') }] : []
  })
  if (printed.some(({ text }) => texts.includes(text))) return money
  return printed.some(({ bare, value }) => INCOME.test(bare) && Math.abs(value - net) <= money / 2) ? 1 : null
}

/**
 * Sums that a table prints below net income and the lines between, in whole units of the currency: "Net income", "Add
 * debenture interest, net of tax effect", "Total" of the exhibit on EPS. Only what adds up to the printed unit is such a sum.
 */
function adjustedIncomes({ lines, column, kinds }: Note, { net, money }: Pick<OwnIncome, 'net' | 'money'>): number[] {
  const amountAt = (at: number): number | null => {
    const figure = lines[at]?.values[column]
    const isAmount = figure && !figure.percent && figure.decimals < 2 && kinds[at] !== 'eps' && kinds[at] !== 'shares'
    return isAmount ? figure.value : null
  }
  const sumsFrom = (from: number, size: number): number[] => {
    const sums: number[] = []
    let sum = amountAt(from) ?? 0
    for (let at = from + 1; at <= from + 1 + MOST_ADDED; at += 1) {
      const words = lines[at]?.words ?? ''
      const value = amountAt(at)
      if (value === null) break
      const isSum = at > from + 1 && Math.abs(value - sum) < 1.5
      if (isSum) sums.push(times(value, size))
      else if (ADDED.test(words)) sum += value
      else if (TAKEN_OFF.test(words)) sum -= Math.abs(value)
      else break
    }
    return sums
  }
  return SIZES.flatMap((size) =>
    lines.flatMap((_, at) => {
      const value = amountAt(at)
      return value !== null && value !== 0 && Math.abs(times(value, size) - net) <= money / 2 ? sumsFrom(at, size) : []
    }),
  )
}

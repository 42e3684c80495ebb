/** Interest and all other income between operating income and income before taxes, and any other way between two results. */
import { withoutInterestParts } from '../interest-block.ts'
import type { Sheet, Term } from '../sheet.ts'
import type { BlockLine } from '../solve/block.ts'
import { blockLine, linesBetween } from './lines.ts'
import { type Block, blockOf, type Lines } from './ways.ts'

/** The lines between the results on lines `from` and `to`, interest counted once. */
export function pickOtherIncome(sheet: Sheet, from: number, to: number): Block {
  return blockBetween(sheet, linesBetween(sheet, from, to, new Set()), sheet.value(from), sheet.value(to))
}

/** Lines that may lead from one result to the other. */
function blockBetween(sheet: Sheet, lines: Lines, from: number, to: number): Block {
  const counted = lines.filter((i) => sheet.kinds[i] !== 'eps' && sheet.kinds[i] !== 'shares')
  const once = withoutInterestParts(
    counted,
    (i) => sheet.bare(i),
    (i) => sheet.value(i),
    sheet.step,
  )
  // A total of interest counts in the place of the parts that were taken out above it.
  const isForParts = (i: number) => !once.includes(counted[counted.indexOf(i) - 1] ?? i)
  const signed = (list: Lines) =>
    signedBetween(sheet, list, from).map((line) => (isForParts(line.of) ? { ...line, total: false } : line))
  return blockOf(sheet, once, { from, to, signed })
}

/**
 * The signed lines between lines `from` and `to` that lead from the value `base` to `target`; null where no signs do, or
 * where the words of a line speak against them.
 */
export function walk(sheet: Sheet, from: number, to: number, base: number, target: number): Term | null {
  const block = blockBetween(sheet, linesBetween(sheet, from, to, new Set()), base, target)
  return block.fits ? block.term : null
}

/** Lines below operating income: income unless they say otherwise; results and totals among them count nothing. */
export function signedBetween(sheet: Sheet, lines: Lines, base: number): BlockLine<number>[] {
  // A line that is the sum of those right above it is their total, whatever it is called.
  const sums = (k: number) => {
    const value = sheet.value(lines[k])
    for (let first = k - 2; first >= 0; first -= 1)
      if (value !== 0 && sheet.near(sheet.sum(lines.slice(first, k)), value, 1)) return true
    return false
  }
  return lines.map((i, k) => {
    const kind = sheet.kinds[i]
    const subtotal = /^total|^$|net$|^(?:net )?(?:income|earnings|loss|profit)\b/.test(sheet.bare(i))
    // What the tax leaves is a result, whatever its label: "(LOSS) FROM CONTINUING OPERATIONS" (0000950148-94-000045).
    const isLeft = k === 0 && base !== 0 && sheet.near(sheet.value(i), base)
    const isResult = kind === 'operating' || kind === 'net' || kind === 'pretax'
    return blockLine(sheet, i, 1, isResult || ((subtotal || isLeft || sums(k)) && kind !== 'minority'))
  })
}

/** Whether the lines that make a total in the columns beside make it in the column that is read. */
import { say, state } from '../../qc/test.ts'
import type { QcTest } from '../../statement/statement.ts'
import type { Statement } from './recognise.ts'

type Printed = Pick<Statement, 'lines' | 'laid' | 'column'>

/** So many lines above a total are tried; signs are tried one by one for a few. */
const MOST_PARTS = 16
const MOST_SIGNED = 6

/** A total by the lines above it that may make it, each with its sign. */
interface Way {
  parts: readonly number[]
  signs: readonly number[]
  /** All lines are added, or all taken off the first. */
  isPlain: boolean
}

/** A total, the columns beside that print it, and its size there in units of its last digit. */
interface Total {
  line: number
  told: readonly number[]
  least: number
}

/**
 * Lines of fewer units of their last digit may fit others by chance: what is called a total hardly, what fits in a single column
 * beside and is called none easily.
 */
const LEAST = { total: 100, often: 1_000, once: 10_000 }

const TOTAL = /^(?:total|net)\b/

/**
 * The check that a total is what its lines make, where the columns beside show which lines those are: they make it there to the
 * last digit. A misread digit breaks in one column what holds in all others, also where no other line leads on from the total.
 */
export function sumsBesideTests(printed: Printed): QcTest[] {
  const { lines, column } = printed
  let open: number[] = []
  for (const [line, { values, label }] of lines.entries()) {
    if (!values[column]) continue
    const total = totalAt(printed, line)
    const ways = total === null ? [] : waysTo(open).filter((way) => holdsBeside(printed, total, way))
    const [best] = ways.toSorted((a, b) => missOf(printed, line, a) - missOf(printed, line, b))
    if (best === undefined) {
      open.push(line)
      continue
    }
    const miss = missOf(printed, line, best)
    if (miss > stepAt(printed, line) * (1 + 1e-6) && !isOfNewLine(printed, line, miss)) {
      const made = best.parts.length
      const rationale = `“${label}” misses by ${say(miss)} what the ${made} lines above make, and is that in the columns beside`
      return [state('sums_hold_as_beside', DESCRIPTION, false, rationale)]
    }
    open = [...open.filter((one) => !best.parts.includes(one)), line]
  }
  return []
}

const DESCRIPTION = 'Totals are what their lines make, where they are that in the columns beside'

/** So many lines below may still belong to the same sum. */
const MOST_BELOW = 6

/**
 * Whether a line below, which the columns beside leave empty, is all that is missing: the last line of a list is what the others
 * and a total leave until another line follows it (0000950134-96-000927: the loss of the WilTech Group, and “Other”).
 */
const isOfNewLine = (printed: Printed, line: number, miss: number): boolean =>
  printed.lines.slice(line + 1, line + 1 + MOST_BELOW).some(({ values }) => {
    const own = Math.abs(values[printed.column]?.value ?? 0)
    return Math.abs(own - miss) < 1e-6 && values.every((cell, j) => j === printed.column || (cell?.value ?? 0) === 0)
  })

const at = ({ lines }: Printed, line: number, column: number): number => lines[line]?.values[column]?.value ?? 0

/** The last printed digit of a line. */
const stepAt = ({ lines, column }: Printed, line: number): number => 10 ** -(lines[line]?.values[column]?.decimals ?? 0)

function totalAt(printed: Printed, line: number): Total | null {
  const { laid, column } = printed
  const told = laid.columns.flatMap(({ kind }, j) =>
    kind === 'amount' && j !== column && at(printed, line, j) !== 0 ? [j] : [],
  )
  if (told.length === 0 || at(printed, line, column) === 0) return null
  const sizes = told.map((j) => Math.abs(at(printed, line, j)) / stepAt(printed, line))
  return { line, told, least: Math.min(...sizes) }
}

/** Whether lines make a total in all columns beside, by no chance: two of them at least, printed to as many decimals. */
function holdsBeside(printed: Printed, { line, told, least }: Total, way: Way): boolean {
  const { parts, isPlain } = way
  const isOnce = told.length === 1
  const isTotal = isPlain && TOTAL.test(printed.lines[line]?.bare ?? '')
  if (least < (isTotal ? LEAST.total : isOnce ? LEAST.once : LEAST.often) || (isOnce && !isPlain)) return false
  const step = stepAt(printed, line)
  return (
    parts.every((one) => stepAt(printed, one) === step || at(printed, one, printed.column) === 0) &&
    told.every((j) => parts.filter((one) => at(printed, one, j) !== 0).length > 1) &&
    told.every((j) => missIn(printed, line, way, j) < step / 2)
  )
}

const missOf = (printed: Printed, line: number, way: Way): number => missIn(printed, line, way, printed.column)

/** By how much the lines miss the total in a column. */
const missIn = (printed: Printed, line: number, { parts, signs }: Way, column: number): number => {
  const sum = parts.reduce((all, one, k) => all + (signs[k] ?? 1) * at(printed, one, column), 0)
  return Number(Math.abs(sum - at(printed, line, column)).toFixed(6))
}

/** The sums that the last lines which are in no total yet may make. */
function waysTo(open: readonly number[]): Way[] {
  const ways: Way[] = []
  for (let length = 2; length <= Math.min(MOST_PARTS, open.length); length += 1) {
    const parts = open.slice(-length)
    const all = 2 ** (length - 1)
    // The bits of a number are the lines that are taken off; the first never is.
    const taken = length <= MOST_SIGNED ? Array.from({ length: all }, (_, bits) => bits) : [0, all - 1]
    for (const bits of taken)
      ways.push({
        parts,
        signs: parts.map((_, k) => (k > 0 && (bits >> (k - 1)) & 1 ? -1 : 1)),
        isPlain: bits === 0 || bits === all - 1,
      })
  }
  return ways
}

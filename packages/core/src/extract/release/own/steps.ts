/** The lines between a figure and a measure, where they make it. */
import { isOverMoreShares } from '../../../statement/more-shares.ts'
import type { NonGaapMeasure } from '../../../statement/release.ts'
import type { Figure } from '../../document/row.ts'
import type { Line } from '../../sheet/lines.ts'
import { isOwn, NO_MEASURE, roomOf, type Step, signed, stepOf } from './tables.ts'

export type { Step } from './tables.ts'

export interface Between {
  from: Figure
  target: Figure
  between: readonly Line[]
  at: (line: Line | undefined) => Figure | null
  unit: NonGaapMeasure['unit']
  /** The figure bears the measure's name: what stands between is printed as the way from the one to the other. */
  isNamed?: boolean
}

const PLAIN = (): 1 => 1
/** "Less: notable items" is printed without its minus. */
const LESS = ({ label }: Line): 1 | -1 => (/^less\b/i.test(label) ? -1 : 1)

/**
 * The steps from the one to the other. A growth in percent among amounts is none of them, nor is a line that is what came
 * before it: the sum so far ("EBITDA"), or the steps' own ("Total adjustments").
 *
 * @returns null where the lines do not make the measure: to its last printed digit, or, from a figure of its own name,
 *   within what figures that were rounded one by one may miss, or what more shares in a profit than in a loss make
 */
export function stepsBetween({ from, target, between, at, unit, isNamed = false }: Between): Step[] | null {
  const lines = between.flatMap((line) => {
    const figure = at(line)
    return figure === null || (unit !== '%' && (figure.percent || NO_MEASURE.test(line.label)))
      ? []
      : [{ line, figure }]
  })
  for (const sign of [PLAIN, LESS]) {
    const steps = stepsOf(from, lines, sign)
    if (steps === null || steps.length === 0) continue
    const sum = steps.reduce((total, { amount }) => total + amount, signed(from))
    const room = isNamed ? roomOf(target, steps.length) : stepOf(target) * 0.5
    if (Math.abs(sum - signed(target)) < room) return steps
    if (isNamed && isOverMoreShares(signed(from), sum, signed(target), unit)) return steps
  }
  return null
}

/** The lines as steps, without sums of what came before; null where one of them is another measure. */
function stepsOf(
  from: Figure,
  lines: readonly { line: Line; figure: Figure }[],
  sign: (line: Line) => 1 | -1,
): Step[] | null {
  const steps: Step[] = []
  for (const { line, figure } of lines) {
    const amount = signed(figure) * sign(line)
    const added = steps.reduce((total, step) => total + step.amount, 0)
    const half = stepOf(figure) * 0.5
    const isSumSoFar = steps.length > 0 && Math.abs(signed(figure) - (signed(from) + added)) < half
    if (isSumSoFar && (isOwn(line) || SUM.test(line.label))) continue
    if (steps.length > 1 && /\btotal\b/i.test(line.label) && Math.abs(amount - added) < half) continue
    if (isOwn(line)) return null
    steps.push({ name: line.label, amount, figure })
  }
  return steps
}

/** Results that are drawn on the way to another. */
const SUM = /\bEBITDA\b|\bEBIT\b|\btotal\b|\bsub-?total\b/i

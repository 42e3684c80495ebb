/** The printed lines of a statement as parts of their totals: which lines are sums of others, and how each counts. */
import { type Addend, addUp, TAKEN_OFF } from '../statement/add-up.ts'
import type { PrintedLine } from '../statement/other-statements.ts'
import { printedStep } from '../statement/printed-step.ts'
import type { Place } from '../statement/statement.ts'

/** A line that is no sum of others. */
export interface Leaf {
  /** its place among the lines */
  index: number
  label: string
  section: string
  /** whole units, with the sign that it counts with in the total */
  amount: number
  place: Place | null
}

/** The lines above a total, taken apart. */
export interface TakenApart {
  /** what makes the total, in the order of the print */
  leaves: readonly Leaf[]
  /** The leaves that a line stands for: itself, or those of a subtotal; empty for a line that is no part of the total. */
  under(index: number): readonly Leaf[]
}

interface Line extends Addend {
  value: number
}

/** What the last printed digit is worth, in whole units: the finest of the lines. 1 where no line tells. */
export function stepOf(lines: readonly PrintedLine[]): number {
  const steps = lines.flatMap(({ amount, place }) => {
    const step = amount === null ? null : printedStep(place, amount)
    return step === null ? [] : [step]
  })
  return steps.length === 0 ? 1 : Math.min(...steps)
}

/** The line that a figure was read from; null where it was computed or its line is not among these. */
export function lineAt(lines: readonly PrintedLine[], place: Place | null | undefined): number | null {
  if (!place || 'computed' in place || place.start === null) return null
  const index = lines.findIndex((line) => line.place && 'start' in line.place && line.place.start === place.start)
  return index < 0 ? null : index
}

const asAddend = ({ label, section, amount }: PrintedLine, index: number): Line => {
  const words = label.toLowerCase()
  return { index, value: amount ?? 0, line: { words, bare: words.replace(/[():,]/g, ' ').trim(), title: section } }
}

/**
 * The lines `from` (inclusive) to `to` (exclusive) as parts of a total in whole units; null where they do not make it.
 *
 * @param step what the last printed digit is worth: each line is rounded to it
 */
export function takenApart(
  lines: readonly PrintedLine[],
  { from, to, total, step }: { from: number; to: number; total: number; step: number },
): TakenApart | null {
  const asked = lines.map(asAddend).slice(from, to)
  const read = addUp({ lines: asked, total, step, off: (words) => TAKEN_OFF.test(words) })
  if (read === null) return null
  const outside = new Set(read.outside.map(({ index }) => index))
  const within = new Set([...read.subtotals.values()].flatMap((parts) => parts.map(({ index }) => index)))
  const top = asked.filter(({ index, value }) => value !== 0 && !outside.has(index) && !within.has(index))
  const found = new Map<number, readonly Leaf[]>()
  const take = (parts: readonly Line[], target: number, sign: 1 | -1): Leaf[] =>
    parts.flatMap((one, at) => {
      const own = signs(parts, target, step)[at] === -1 ? (-sign as 1 | -1) : sign
      const inner = read.subtotals.get(one.index)
      const leaves = inner ? take(inner, one.value, own) : [leafOf(lines, one, own)]
      found.set(one.index, leaves)
      return leaves
    })
  const leaves = take(top, total, 1)
  return { leaves, under: (index) => found.get(index) ?? [] }
}

function leafOf(lines: readonly PrintedLine[], { index, value }: Line, sign: 1 | -1): Leaf {
  const { label = '', section = '', place = null } = lines[index] ?? {}
  return { index, label, section, amount: sign * value, place }
}

/** How the parts of a sum count: as printed, or those turned whose words take them off. */
function signs(parts: readonly Line[], target: number, step: number): (1 | -1)[] {
  const plain = parts.reduce((sum, { value }) => sum + value, 0)
  const isOff = ({ value, line }: Line) => value > 0 && TAKEN_OFF.test(`${line.words} ${line.title.toLowerCase()}`)
  if (Math.abs(plain - target) <= step * (1.01 + parts.length / 4)) return parts.map(() => 1)
  return parts.map((one) => (isOff(one) ? -1 : 1))
}

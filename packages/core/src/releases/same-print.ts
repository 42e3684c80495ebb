/** Whether two prints of a figure say the same, though one of them rounds more coarsely. */
import { printedStep } from '../statement/printed-step.ts'
import type { Place } from '../statement/statement.ts'

/** A figure in whole units, per share or in shares, with where it stands. */
export interface Printed {
  value: number
  place: Place | null
}

/** A figure with what one more in its last printed digit is worth. */
export interface Stepped {
  value: number
  /** Null where nothing tells it. */
  step: number | null
  /** Printed figures that it is made of. */
  terms: number
}

/** Figures per share and counts of shares have steps of their own: a dash among amounts takes the amounts' step. */
const SMALL = 1_000

/**
 * The steps of a statement's figures. One that is computed, or printed as a dash, has the coarsest step of the amounts that
 * are printed beside it.
 */
export function printsOf(all: readonly Printed[]): (figure: Printed) => Stepped {
  const steps = all.flatMap(({ value, place }) => {
    const step = printedStep(place, value)
    return step === null || Math.abs(value) < SMALL ? [] : [step]
  })
  const usual = steps.length === 0 ? null : Math.max(...steps)
  return ({ value, place }) => ({
    value,
    step: printedStep(place, value) ?? usual,
    terms: place !== null && 'computed' in place ? Math.max(1, place.parts.length) : 1,
  })
}

/** What is lost where whole units are divided and multiplied by a unit. */
const SLACK = 1e-6

/**
 * Equal, or equal once the finer of the two is rounded to the last digit of the coarser; a sum of figures that were
 * rounded one by one may miss by half a step for each.
 */
export function isSameToPrint(a: Stepped, b: Stepped): boolean {
  const apart = Math.abs(a.value - b.value)
  if (a.step === null || b.step === null) return apart === 0
  const [fine, coarse] = a.step <= b.step ? [a, b] : [b, a]
  const [small, large] = [fine.step ?? 0, coarse.step ?? 0]
  if (large < small * 2 && a.terms === b.terms) return apart <= small * SLACK
  const terms = large < small * 2 ? Math.max(a.terms, b.terms) : coarse.terms
  return apart <= (large / 2) * terms * (1 + SLACK)
}

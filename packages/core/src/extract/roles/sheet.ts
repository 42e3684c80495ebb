import { isStandard, local } from '../lexicon/concepts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import type { Amount, SheetLine } from '../sheet/amount.ts'
import { nearestHeading } from '../sheet/nearest-heading.ts'
import { kindsOf } from './line-kinds.ts'
import { agrees } from './solve/signs.ts'

/** A figure as a signed sum of lines: one line as printed, or several added. */
export type Term = { index: number; sign: number }[]

/** One line as printed, or with its sign turned. */
export const one = (index: number, sign = 1): Term => [{ index, sign }]

/** Several lines added as printed. */
export const added = (indexes: readonly number[]): Term => indexes.map((index) => ({ index, sign: 1 }))

/** How sums of lines are told apart: by their lines and signs, the first in the statement first. */
export const PLACE_OF_TERM = {
  key: (term: Term) => term.map(({ index, sign }) => `${sign < 0 ? '-' : ''}${index}`).join('+'),
  at: (term: Term) => term[0]?.index ?? 0,
}

/** Costs count as positive, however they are printed. */
export const costs = (sheet: Sheet, indexes: readonly number[]): Term =>
  indexes.map((index) => ({ index, sign: sheet.value(index) < 0 ? -1 : 1 }))

/** The lines of a statement in one column, and what is asked of them again and again. Values in printed units. */
export class Sheet {
  readonly lines: readonly SheetLine[]
  /** What each line is by its words. */
  readonly kinds: readonly Kind[]
  readonly column: number
  /** The last printed digit. */
  readonly step: number
  /** The printed value of each line in this column; NaN where it has none. */
  readonly #values: readonly number[]
  /** Whether each line prints an amount of the whole company in this column. */
  readonly #isWhole: readonly boolean[]
  /** The lines that are tagged with a concept of a taxonomy, by its local name. */
  readonly #standard: readonly { at: number; name: string }[]

  /** `kinds`: what the lines are, where they are no statement's. */
  constructor(lines: readonly SheetLine[], column: number, step: number, kinds = kindsOf(lines, column)) {
    this.lines = lines
    this.column = column
    this.step = step
    this.kinds = kinds
    this.#values = lines.map(({ values }) => values[column]?.value ?? Number.NaN)
    this.#isWhole = lines.map(
      ({ values, fact }, i) => !Number.isNaN(this.value(i)) && !values[column]?.percent && !fact?.dims.size,
    )
    this.#standard = lines.flatMap(({ fact }, at) =>
      fact && isStandard(fact.concept) ? [{ at, name: local(fact.concept) }] : [],
    )
  }

  /** The printed value; NaN where the line has none in this column. */
  value(index: number | null | undefined): number {
    return this.#values[index ?? -1] ?? Number.NaN
  }

  /** Whether the line prints an amount of the whole company in this column. */
  has(index: number): boolean {
    return this.#isWhole[index] === true
  }

  /** What the tag of a line says; undefined where it has none. */
  fact(index: number): Amount | undefined {
    return this.lines[index]?.fact
  }

  /** The concept of a line without its prefix; empty where it is not tagged. */
  concept(index: number): string {
    return local(this.fact(index)?.concept ?? '')
  }

  /** The lines of `[0, to)` that are tagged with one of these concepts for the whole company, the best concept first. */
  tagged(names: readonly string[], to = this.lines.length): number[] {
    return this.taggedAnyhow(names, to).filter((i) => this.has(i))
  }

  /** Those too that are tagged for a part of the company. */
  taggedAnyhow(names: readonly string[], to = this.lines.length): number[] {
    return this.#standard
      .filter(({ at }) => at < to)
      .map(({ at, name }) => ({ at, rank: names.indexOf(name) }))
      .filter(({ rank }) => rank >= 0)
      .sort((a, b) => a.rank - b.rank || a.at - b.at)
      .map(({ at }) => at)
  }

  /** The lines of `[from, to)` that print an amount, those of parts of the company among them. */
  printed(from: number, to: number): number[] {
    const out: number[] = []
    for (let i = Math.max(0, from); i < Math.min(this.lines.length, to); i += 1)
      if (!Number.isNaN(this.value(i))) out.push(i)
    return out
  }

  /** The lines of `[from, to)` that print an amount of the whole company. */
  filled(from: number, to: number): number[] {
    const out: number[] = []
    for (let i = Math.max(0, from); i < Math.min(this.lines.length, to); i += 1) if (this.#isWhole[i]) out.push(i)
    return out
  }

  /** Those of `[from, to)` that print an amount and are of these kinds. */
  of(wanted: readonly Kind[], from = 0, to = this.lines.length): number[] {
    return this.filled(from, to).filter((i) => wanted.includes(this.kinds[i] ?? 'other'))
  }

  bare(index: number): string {
    return this.lines[index]?.bare ?? ''
  }

  words(index: number): string {
    return this.lines[index]?.words ?? ''
  }

  /** The nearest heading over a line. */
  heading(index: number): string {
    return nearestHeading(this.lines[index]?.heading ?? '')
  }

  /** Whether two values are equal but for the rounding of so many parts. */
  near(a: number, b: number, parts = 1): boolean {
    return agrees(a, b, parts, this.step)
  }

  sum(indexes: readonly number[]): number {
    return indexes.reduce((total, i) => total + this.value(i), 0)
  }

  /** The sum of amounts without their signs. */
  size(indexes: readonly number[]): number {
    return indexes.reduce((total, i) => total + Math.abs(this.value(i)), 0)
  }

  valueOf(term: Term | null): number {
    return term === null ? Number.NaN : term.reduce((total, { index, sign }) => total + sign * this.value(index), 0)
  }
}

import { isStandard, local } from '../lexicon/concepts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import type { Amount, SheetLine } from '../sheet/amount.ts'
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

  /** `kinds`: what the lines are, where they are no statement's. */
  constructor(lines: readonly SheetLine[], column: number, step: number, kinds = kindsOf(lines, column)) {
    this.lines = lines
    this.column = column
    this.step = step
    this.kinds = kinds
  }

  /** The printed value; NaN where the line has none in this column. */
  value(index: number | null | undefined): number {
    if (index === null || index === undefined) return Number.NaN
    return this.lines[index]?.values[this.column]?.value ?? Number.NaN
  }

  /** Whether the line prints an amount of the whole company in this column. */
  has(index: number): boolean {
    const line = this.lines[index]
    return !Number.isNaN(this.value(index)) && !line?.values[this.column]?.percent && !line?.fact?.dims.size
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
    const rank = (i: number) => (isStandard(this.fact(i)?.concept ?? '') ? names.indexOf(this.concept(i)) : -1)
    return this.lines
      .map((_, i) => i)
      .filter((i) => i < to && rank(i) >= 0)
      .sort((a, b) => rank(a) - rank(b) || a - b)
  }

  /** The lines of `[from, to)` that print an amount, those of parts of the company among them. */
  printed(from: number, to: number): number[] {
    return this.lines.flatMap((_, i) => (i >= from && i < to && !Number.isNaN(this.value(i)) ? [i] : []))
  }

  /** The lines of `[from, to)` that print an amount of the whole company. */
  filled(from: number, to: number): number[] {
    const out: number[] = []
    for (let i = Math.max(0, from); i < Math.min(this.lines.length, to); i += 1) if (this.has(i)) out.push(i)
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
    return this.lines[index]?.heading.split(' > ').at(-1) ?? ''
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

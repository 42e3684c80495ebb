/** Where figures stand, and picked figures with their places. */
import type { Cell, Computed, Place } from '../../statement/statement.ts'
import type { Line } from './face.ts'
import { type Fact, type Facts, printedText } from './facts.ts'

/** A figure with its place. `lines` are the rows it was taken from. */
export interface Picked {
  value: number
  place: Place
  lines: Line[]
}

/** The printed cell of a fact. */
export function cellOf(facts: Facts, fact: Fact, label: string): Cell {
  const letter = /Class([A-Z])(?![a-z])/.exec([...fact.period.dims.values()].join(' '))?.[1]
  const named = letter === undefined || /\bclass [a-z]\b/i.test(label) ? label : `${label}, Class ${letter}`
  return { label: named, text: printedText(facts.bytes, fact), concept: fact.name, start: fact.start, end: fact.end }
}

/** One line as a figure. */
export function fromLine(facts: Facts, line: Line, value = line.value): Picked {
  return { value, place: cellOf(facts, line.fact, line.label), lines: [line] }
}

/** A figure computed from others. */
export function computed(rule: string, value: number, parts: readonly Picked[]): Picked {
  const place: Computed = { computed: true, rule, parts: parts.flatMap((part) => cells(part.place)) }
  return { value, place, lines: parts.flatMap((part) => part.lines) }
}

/** The cells a place stands on, computed ones resolved. */
function cells(place: Place): Cell[] {
  return 'computed' in place ? place.parts.flatMap(cells) : [place]
}

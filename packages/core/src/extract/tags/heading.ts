import type { Bytes } from '../bytes.ts'

/** A row without figures over the rows that follow. */
export interface Heading {
  label: string
  /** How far its label is indented; null where the markup does not say. */
  indent: number | null
  /** Whether the row right below stands further in; null before that row is read. */
  deeper: boolean | null
}

export const NO_HEADING: Heading = { label: '', indent: null, deeper: null }

/**
 * The heading over a row whose label is indented so far: where the first row below a heading stands further in, one
 * that does not is no longer under it (0000000000-22-810010).
 */
export function governing(heading: Heading, indent: number | null): Heading {
  if (heading.indent === null || indent === null) return heading
  const inside = indent > heading.indent
  if (heading.deeper === null) return { ...heading, deeper: inside }
  return heading.deeper && !inside ? NO_HEADING : heading
}

const LONGEST_TAG = 400
const LONGEST_MARKUP = 600

/**
 * Indentation of the text of the cell that begins at a byte, by the style of the cell and of what wraps the text, in
 * whatever unit that uses: to compare within one table only. Null where no style says any.
 */
export function indentOf(bytes: Bytes, start: number | null): number | null {
  if (start === null) return null
  const before = bytes.toString('latin1', Math.max(0, start - LONGEST_TAG), start)
  const inside = /^(?:\s*<[^>]*>)*/.exec(bytes.toString('latin1', start, start + LONGEST_MARKUP))?.[0] ?? ''
  const tags = before.slice(before.lastIndexOf('<')) + inside
  const steps = [...tags.matchAll(STYLE)].map(([, padding, ownName, own]) => {
    if (ownName) return Number.parseFloat(own ?? '')
    const sides = (padding ?? '').trim().split(/\s+/)
    return Number.parseFloat(sides[3] ?? sides[1] ?? sides[0] ?? '')
  })
  return steps.length === 0 || steps.some(Number.isNaN) ? null : steps.reduce((sum, step) => sum + step, 0)
}
/** The left side of `padding: 2px 1pt 2px 7.75pt`, or what is set for it alone. */
const STYLE = /padding\s*:\s*([^;"']+)|(padding-left|text-indent|margin-left)\s*:\s*([^;"']+)/gi

/** A table laid out with its labels whole, however their lines broke. */
import type { Figure, Grid } from '../document/row.ts'
import { withBrokenCaptions } from './broken-captions.ts'
import { type Laid, layOut } from './columns.ts'

/**
 * A label that its line breaks off within: the figures beside it belong to its words ("less allowance of $1,253"), or its
 * own end are digits ("Cash and cash equivalents at January" over "1").
 */
export const BROKEN =
  /(?:\b(?:of|and|to|at|less|net|in|for|with|respectively|(?<=\bat )(?:january|february|march|april|may|june|july|august|september|october|november|december))|[,;(–-])\W*$/i

/** A year in brackets after an amount, as "allowances of $4,027,000 (1994)" (0000950123-95-000109). */
const isYearOfWords = ({ negative, text }: Figure): boolean => negative && /^\D*(?:19|20)\d\d\D*$/.test(text)

/** A bracket that is not closed: "(including $1,984,000" (0000950144-96-001457). */
export const isOpen = (text: string): boolean => (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0)

/**
 * Figures of a broken label are words of it where none stands in a column, or up to the last year told in brackets; the
 * label goes on below.
 */
function withoutStrays(laid: Laid): Laid {
  const body = laid.body.map(({ row, values }) => {
    if (row.figures.length === 0 || !(BROKEN.test(row.label) || isOpen(row.label))) return { row, values }
    const strays = values.every((one) => one === null)
      ? row.figures
      : row.figures.slice(0, row.figures.findLastIndex(isYearOfWords) + 1)
    if (strays.length === 0) return { row, values }
    const figures = row.figures.filter((one) => !strays.includes(one))
    return {
      row: { ...row, figures },
      values: values.map((one) => (one !== null && strays.includes(one) ? null : one)),
    }
  })
  return { ...laid, body }
}

/** A label that is not whole. */
const CUT =
  /(?:[,&]|\b(?:and|or|of|to|in|for|from|by|at|with|less|before|on|upon|per|(?:stock|share)holders')(?: ?[-–—]{1,2})?)$/i

/** The end of a label that began above: in small letters, or "- net" of a total (0000914233-96-000019). */
const REST = /^(?:[-–—] ?)?[a-z]/

/** "NET CASH PROVIDED" over "BY OPERATING ACTIVITIES" (0000950123-95-000109): small words in capitals go on a total's name. */
const OF_TOTAL = /^(?:net|total|cash|\(?(?:in|de)crease|effect)\b/i
const SMALL_WORDS = /^(?:by|of|used|from|to|in|and|on|at)\b/i

/** Whether words close the bracket that a label left open: "Income taxes payable (Notes" over "1 and 5)". */
const closes = (label: string, words: string): boolean => isOpen(label) && /^[^(]*\)/.test(words)

/** A small word that ends no label. */
const ENDS_SMALL = /\b(?:and|or|of|to|for|from|by)$/i

/** Whether words are the end of the label above them: in small letters, behind a small word, or closing its bracket. */
const isRest = (label: string, words: string): boolean =>
  ((REST.test(words) || ENDS_SMALL.test(label)) && !/:$/.test(words)) || closes(label, words)

/**
 * Labels that go on below their figures: broken off at a comma (0000755001-96-000005), a small word or within a bracket, or
 * going on in small letters; these, and what a small word leaves open, also no further in ("Property and" over "Equipment, net").
 */
function withWholeLabels(laid: Laid): Laid {
  const body: Laid['body'][number][] = []
  for (const one of laid.body) {
    const before = body.at(-1)
    const goesOn =
      before !== undefined &&
      one.row.figures.length === 0 &&
      one.row.label !== '' &&
      before.values.some((value) => value !== null) &&
      (one.row.indent > before.row.indent
        ? CUT.test(before.row.label) ||
          isRest(before.row.label, one.row.label) ||
          (SMALL_WORDS.test(one.row.label) && !/:$/.test(one.row.label) && OF_TOTAL.test(before.row.label))
        : one.row.indent === before.row.indent && isRest(before.row.label, one.row.label))
    if (goesOn)
      body[body.length - 1] = { ...before, row: { ...before.row, label: `${before.row.label} ${one.row.label}` } }
    else body.push(one)
  }
  return { ...laid, body }
}

const known = new WeakMap<Laid, Laid>()

/** The grid in its columns, each label in one piece: a text table's captions take as many rows as they need. */
export function layOutWhole(grid: Grid): Laid {
  const laid = layOut(grid)
  const before = known.get(laid)
  if (before !== undefined) return before
  const labelled = withWholeLabels(withoutStrays(laid))
  const whole = grid.kind === 'text' ? withBrokenCaptions(labelled) : labelled
  known.set(laid, whole)
  return whole
}

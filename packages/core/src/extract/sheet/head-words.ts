/** Over which column the words of a head row stand. */
import type { Grid, Phrase, Row } from '../document/row.ts'
import { center, overlap } from './column-places.ts'

const YEAR = /\b(?:19|20)\d\d\b/

const BARE_YEAR = /^(?:19|20)\d\d$/

/** Lengths of time, and days without their year. */
export const SPAN =
  /\b(?:months?|weeks?|quarters?)\b|^(?:ended )?(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2},?$/i

const DATED =
  /ended|months|weeks|quarter|year|fiscal|(?:19|20)\d\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i

/** "2021 change from 2020" names a year and no period: it is over what it stands over. */
const CHANGE = /\bchanges?\b|\bvariance\b/i

/** Whether words that stand alone on their row stand over the first or the last column, and in its middle. */
function isOuter(phrase: Phrase, columns: { left: number; right: number }[]): boolean {
  const over = columns.filter((column) => overlap(phrase, column) > 0)
  const [only] = over
  if (over.length !== 1 || only === undefined || columns.length < 3) return false
  if (only !== columns[0] && only !== columns.at(-1)) return false
  const inner = only === columns[0] ? 1 : -1
  // Words set over several columns would reach farther to the inner side.
  return inner * (center(phrase) - center(only)) < 3
}

/** As many words as columns, but one stands over two of them and one over none: that it comes out even is chance. */
function isAskew(phrases: readonly Phrase[], columns: readonly { left: number; right: number }[]): boolean {
  const over = phrases.map((phrase) => columns.filter((column) => overlap(phrase, column) > 0).length)
  return over.some((count) => count > 1) && over.includes(0)
}

/** Whether each bare year stands in the middle of as many columns as each other: "2022" over three classes of stock. */
function inMiddles(phrases: readonly Phrase[], columns: readonly { left: number; right: number }[]): boolean {
  const each = columns.length / phrases.length
  return phrases.every((phrase, k) => {
    const own = columns.slice(k * each, (k + 1) * each)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last || !BARE_YEAR.test(phrase.text)) return false
    const off = center(phrase) - center({ left: first.left, right: last.right })
    return Math.abs(off) < (last.right - first.left + 1) / (2 * each)
  })
}

/**
 * The columns that lengths of time of a text table stand right over, one each, where some columns have none: a successor's "Eight Months
 * Ended" and its predecessor's "Four Months Ended" between years of twelve months. Null where a length may be that of
 * several columns: it stands between them, or over the first of as many as each other.
 */
function ownSpans(phrases: readonly Phrase[], columns: readonly { left: number; right: number }[]): number[] | null {
  if (phrases.length < 2 || phrases.length >= columns.length) return null
  const [first, second] = columns
  const apart = first && second ? center(second) - center(first) : 0
  const over = phrases.map((phrase) => columns.findIndex((one) => 4 * Math.abs(center(one) - center(phrase)) <= apart))
  if (!phrases.every(({ text }) => SPAN.test(text)) || over.includes(-1) || new Set(over).size < over.length)
    return null
  const each = columns.length / phrases.length
  return Number.isInteger(each) && new Set(over.map((j) => j % each)).size === 1 ? null : over
}

/** Whether a row of the head gives each column a name of its own that is no date: classes of stock, divisions. */
export const namesEach = (head: readonly Row[], columns: readonly unknown[]): boolean =>
  head.some(({ phrases }) => phrases.length === columns.length && !phrases.some(({ text }) => DATED.test(text)))

/**
 * The words of a head row over each column.
 * @param named each column has a name in another row of the head, so that a year alone is that of all of them
 */
export function spread(
  phrases: Phrase[],
  columns: { left: number; right: number }[],
  kind: Grid['kind'] = 'html',
  named = false,
): string[] {
  if (phrases.length === 0) return columns.map(() => '')
  if (phrases.length === columns.length && !(kind === 'html' && isAskew(phrases, columns)))
    return phrases.map((p) => p.text)
  // As many dates as columns are theirs in their order, whatever stands beside them ("Notes").
  const dates = phrases.filter((p) => YEAR.test(p.text))
  if (dates.length === columns.length) return dates.map((p) => p.text)
  const own = kind === 'text' ? ownSpans(phrases, columns) : null
  if (own !== null) return columns.map((_, j) => phrases[own.indexOf(j)]?.text ?? '')
  // "Three Months Ended" beside "Nine Months Ended": each over as many columns as the other.
  const each = columns.length / phrases.length
  const even = Number.isInteger(each) && each > 1
  const several = phrases.length > 1
  if (
    even &&
    ((several && phrases.every((p) => SPAN.test(p.text))) || ((several || named) && inMiddles(phrases, columns)))
  )
    return columns.map((_, j) => phrases[Math.floor(j / each)]?.text ?? '')
  return columns.map((column) => {
    const over = phrases.filter((p) => overlap(p, column) > 0)
    if (over.length > 0) return over.map((p) => p.text).join(' ')
    if (phrases.length > columns.length) return ''
    // Words that stand over a column are that column's alone; a date may be meant for those beside it too.
    const open = phrases.filter(
      (p) =>
        (DATED.test(p.text) &&
          !BARE_YEAR.test(p.text) &&
          !CHANGE.test(p.text) &&
          !(phrases.length === 1 && isOuter(p, columns))) ||
        !columns.some((other) => overlap(p, other) > 0),
    )
    if (open.length === 0) return ''
    const nearest = open.reduce((a, b) =>
      Math.abs(center(b) - center(column)) < Math.abs(center(a) - center(column)) ? b : a,
    )
    return nearest.text
  })
}

/** The label of a head row; in text it is the whole line, and what stands apart on it is kept apart. */
export const wordsOf = ({ label, figures, phrases }: Row): string =>
  figures.length === 0 && phrases.length > 1 && phrases.every(({ text }) => label.includes(text))
    ? phrases.map(({ text }) => text).join(' | ')
    : label

/** Words that begin over the labels. */
const MARGIN = 3

/** So many times the way between two columns is as wide as one column's words. */
const WIDE = 1.3

/** The words of a row of a text table's head that stand over one column each: the one they cover most of. */
function namesOver(phrases: readonly Phrase[], columns: { left: number; right: number }[]): string[] {
  const [first, second] = columns
  const apart = first && second ? center(second) - center(first) : Number.POSITIVE_INFINITY
  const names = columns.map((): string[] => [])
  for (const phrase of phrases) {
    if (phrase.left < MARGIN && phrases.length === 1) continue
    const over = columns.filter((column) => overlap(phrase, column) > 0)
    if (over.length > 2 || (over.length === 2 && phrase.right - phrase.left + 1 > WIDE * apart)) continue
    const best = over.sort(
      (a, b) =>
        overlap(phrase, b) - overlap(phrase, a) || Math.abs(phrase.right - a.right) - Math.abs(phrase.right - b.right),
    )[0]
    if (best) names[columns.indexOf(best)]?.push(phrase.text)
  }
  return names.map((words) => words.join(' '))
}

/** Whether the only words of a head row stand over all of several columns: a title, and no column's name. */
const overAll = (phrases: readonly Phrase[], columns: readonly { left: number; right: number }[]): boolean =>
  phrases.length === 1 &&
  columns.length > 2 &&
  phrases.every((phrase) => columns.every((column) => overlap(phrase, column) > 0))

/** The words of a row of the head that name the column they stand over. */
export function ownWords(phrases: Phrase[], columns: { left: number; right: number }[], kind: Grid['kind']): string[] {
  if (kind !== 'text') return overAll(phrases, columns) ? [] : spread(phrases, columns)
  return phrases.length === columns.length ? phrases.map(({ text }) => text) : namesOver(phrases, columns)
}

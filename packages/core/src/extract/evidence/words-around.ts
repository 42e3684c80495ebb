/** What the words around a figure say of it: the years over a row, the unit, the sentence, the row's whole label. */
import type { Row } from '../document/row.ts'
import type { Lines } from '../document/text/lines.ts'
import { readUnits } from '../sheet/units.ts'

/** The unit that the rows of a head name, or else the words before them. */
export function unitIn(head: readonly string[], before: string): number | null {
  const { printed, money } = readUnits(head.join(' | '), before)
  return printed ? money : null
}

/** An amount in a sentence, which speaks of no unit of a table: "sales rose by $12 million". */
export const IN_SENTENCES = /\d (?:thousand|million|billion)\b/

/** Headings are short; running text over a table speaks of other amounts. */
const LONGEST_HEADING = 160

/** Of the words above a table, set apart by bars, those that may be its headings. */
export const headingsIn = (before: string): string =>
  before
    .split('|')
    .filter((words) => words.length < LONGEST_HEADING && !IN_SENTENCES.test(words))
    .join('|')

/** A head without its figures: years are no amounts. */
export const headOf = ({ label, phrases }: Row): string => [label, ...phrases.map(({ text }) => text)].join(' ')

/** "$611 million": the unit in which a sentence prints its figure, whose digits come first. */
export function unitBehind(text: string): number | null {
  const word = /^[\d,.]+\s+(thousand|million|billion)\b/i.exec(text)?.[1]?.toLowerCase()
  return word === undefined ? null : word === 'thousand' ? 1e3 : word === 'million' ? 1e6 : 1e9
}

/** All that a row prints, label and figures in their order. */
export const wordsOf = ({ label, figures, phrases }: Row): string =>
  [label, ...(figures.length > 0 ? figures : phrases).map(({ text }) => text)].join(' ')

/** Four digits of a year that stand alone. */
const YEAR = /(?<![\d,.$])(?:19|20)\d\d(?![\d,.]\d)/g

/** The years of the lowest head that gives as many as there are figures, each once; null where none does. */
export function yearsOver(heads: readonly string[], count: number): number[] | null {
  for (const head of heads.toReversed()) {
    const years = (head.match(YEAR) ?? []).map(Number)
    if (years.length === count && count > 1 && new Set(years).size === count) return years
  }
  return null
}

/** The year over each figure by the lowest head that gives one for each, the same years again and again. */
export function yearOfEach(heads: readonly string[], count: number): number[] | null {
  for (const head of heads.toReversed()) {
    const years = (head.match(YEAR) ?? []).map(Number)
    if (years.length !== count || count < 2) continue
    const size = new Set(years).size
    return size > 1 && years.every((year, at) => year === years[at % size]) ? years : null
  }
  return null
}

/** What is said since the last sentence ended. */
export const lastSentence = (text: string): string =>
  text.slice(text.search(/(?:[a-z)]\. +(?=[a-z$(])(?!.*[a-z)]\. +[a-z$(]).*)$/) + 1)

/** The words of a text row; where they began in the lines above, those too. */
export function labelAbove(text: Lines, index: number): string {
  let label = text.at(index)?.row.label ?? ''
  for (let k = index - 1; k > index - 3 && (label.length < 3 || /^[a-z(&]/.test(label)); k -= 1) {
    const line = text.at(k)
    if (!line || line.trimmed === '' || line.row.figures.length > 0) break
    label = `${line.trimmed} ${label}`
  }
  return label.toLowerCase().replace(/\s+/g, ' ')
}

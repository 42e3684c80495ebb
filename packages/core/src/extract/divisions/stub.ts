/** The names over and beside the lines of a note's table, where they are set in two columns or broken in two. */
import type { Phrase } from '../document/row.ts'
import { bareWords, cleanLabel, type Line } from '../sheet/lines.ts'
import { isMeasure, isProfit } from './names.ts'

/** So few rows with words in a second column are remarks. */
const FEWEST = 2

/** The words between a row's label and its first figure. */
function beside({ row }: Line): Phrase | null {
  const [phrase] = row.phrases
  const first = row.figures.find(({ text }) => !/^(?:19|20)\d\d$/.test(text)) ?? row.figures[0]
  return phrase && first && phrase.right < first.left && /[a-z]{3}/i.test(phrase.text) ? phrase : null
}

/** Tables with two columns of words, a year or a division's name and beside it what the figures are: the lines with what stands in the second column as their names, and the first column's words over them. */
export function unstubbed(lines: readonly Line[]): readonly Line[] {
  if (lines.filter((line) => !line.row.aside && beside(line) !== null).length < FEWEST) return lines
  let over = { title: '', indent: 0 }
  return lines.map((line, at) => {
    // A name over one row is that row's.
    const phrase = line.row.aside || !lines[at + 1]?.row.aside ? null : beside(line)
    if (phrase) over = { title: cleanLabel(line.label), indent: line.indent }
    if (phrase === null && !(line.row.aside && over.title !== '')) {
      over = { title: '', indent: 0 }
      return line
    }
    const label = phrase?.text ?? line.label
    const heading = [line.heading, over.title.toLowerCase()].filter((text) => text !== '').join(' > ')
    return { ...line, label, bare: bareWords(label), title: over.title, heading, indent: over.indent + 1 }
  })
}

/** So few names do not show how they are set. */
const FEWEST_NAMES = 3

/**
 * The lines under whole names: a heading that stands over one deeper heading alone is the beginning of it ("Technical
 * Services and Temporary | Personnel:"), one over several is their group's.
 */
export function underWholeNames(lines: readonly Line[]): readonly Line[] {
  const names = new Map<string, Set<string>>()
  for (const { parent, title } of lines) names.set(parent, (names.get(parent) ?? new Set()).add(title))
  if (new Set(lines.map(({ title }) => title)).size < FEWEST_NAMES) return lines
  const isBeginning = (parent: string) =>
    parent !== '' &&
    names.get(parent)?.size === 1 &&
    !lines.some(({ title }) => title === parent) &&
    !isMeasure(parent.toLowerCase()) &&
    !isProfit(parent.toLowerCase())
  return lines.map((line) =>
    isBeginning(line.parent) ? { ...line, title: `${line.parent} ${line.title}`, parent: '' } : line,
  )
}

/** The names over and beside the lines of a note's table, where they are set in two columns or broken in two. */
import type { Phrase } from '../document/row.ts'
import { bareWords, cleanLabel, type Line } from '../sheet/lines.ts'
import { canBeDivision, isMeasure, isPlaceName, isProfit, isResidual } from './names.ts'

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

/** So many names are broken before it is a habit of the table. */
const FEWEST_BROKEN = 2

/** Words that head a group, a period or a measure, and begin no name. */
const HEADS_GROUP = /\d|\bsegments?\b|\b(?:operations|businesses|divisions|products|services)$|\bby\b|[:]$/i

/** The words over a line and the line's own may be one name: neither is a measure, a total or what is left. */
const mayBeBroken = ({ title, label }: Line): boolean =>
  title !== '' &&
  !HEADS_GROUP.test(title) &&
  [title, label].every((text) => canBeDivision(text) && !isResidual(text)) &&
  [title, label].every((text) => !isMeasure(text.toLowerCase()) && !isProfit(text.toLowerCase())) &&
  !/^(?:total|other)\b/i.test(label)

/** How much a broken name shows of the table's habit: "United" over "States" all; "Asia" over "Pacific", which may be a part of it, nothing. */
function weightOf({ title, label }: Line): number | null {
  if (!isPlaceName(title) && isPlaceName(`${title} ${label}`)) return FEWEST_BROKEN
  if (!isPlaceName(title) && !isPlaceName(label)) return 1
  return isPlaceName(title) && isPlaceName(label) ? 0 : null
}

/**
 * Names broken over two rows, the figures in the second, which stands deeper ("Biologics &" over "Vaccines"): put together
 * where the table does so with several, and each first half has one line under it alone.
 */
export function withBrokenNames(lines: readonly Line[]): readonly Line[] {
  const weights = lines.map((line, at) => {
    const before = lines[at - 1]
    if (before?.heading === line.heading || !mayBeBroken(line)) return null
    const end = lines.findIndex((other, k) => k > at && other.heading !== line.heading)
    const isAlone = lines.slice(at + 1, end < 0 ? lines.length : end).every(({ indent }) => indent < line.indent)
    return isAlone ? weightOf(line) : null
  })
  const begins = weights.map((weight) => weight !== null)
  // A name that goes on by its words is joined already: it shows the habit too.
  const joined = lines.filter(({ label, row }) => row.label !== '' && label.length > row.label.length).length
  const shown = weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0)
  if (shown === 0 || shown + joined < FEWEST_BROKEN) return lines
  let broken = false
  return lines.map((line, at) => {
    broken = begins[at] || (broken && lines[at - 1]?.heading === line.heading)
    if (!broken) return line
    const label = begins[at] ? `${line.title} ${line.label}` : line.label
    const heading = line.heading.split(' > ').slice(0, -1).join(' > ')
    return { ...line, label, bare: bareWords(label), title: line.parent, parent: '', heading }
  })
}

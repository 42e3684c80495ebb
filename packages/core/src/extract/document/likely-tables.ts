import type { Bytes } from '../bytes.ts'
import { bareMarkup, stripMarkup } from './decode.ts'
import { readGrid } from './grid.ts'
import { withFirstHalf } from './halves.ts'
import { headsApart } from './heads-apart.ts'
import { nextPage } from './next-page.ts'
import type { Grid } from './row.ts'
import type { Range } from './table-ranges.ts'
import { TITLE } from './titles.ts'

/** Words of a statement with their points, the telling ones first. */
const WORDS: readonly [RegExp, number][] = [
  [/per\W{1,8}(?:\w+\W{1,8}){0,3}(?:share|unit)|diluted/, 3],
  [
    /net\W{1,8}(?:income|loss|earnings|\(loss|profit)|(?:loss|profit)\W{1,8}for\W{1,8}the|distributable\W{1,8}income/,
    3,
  ],
  [/before\W{1,8}(?:\w+\W{1,8}){0,4}tax/, 2],
  [/income\W{1,8}tax|provision/, 2],
  [/(?:revenue|sales)/, 2],
  [/cost\W{1,8}of|expenses/, 1],
]
const ENOUGH = 6
const TITLE_POINTS = 4
const NOT =
  /total\W{1,8}assets|accounts\W{1,8}receivable|investing\W{1,8}activities|financing\W{1,8}activities|table\W{1,8}of\W{1,8}contents/
/** Words of the page above a position. */
export function wordsBefore(bytes: Bytes, at: number, length: number): string {
  const raw = bytes.toString('latin1', Math.max(0, at - length), at)
  const cut = raw.indexOf('>')
  const from = cut >= 0 && cut < 4000 && !raw.slice(0, cut).includes('<') ? cut + 1 : 0
  // A line break of the source is a blank, also within a title; only markup breaks lines.
  const words = raw.slice(from)
  return stripMarkup(/<pre\b/i.test(words) ? words : words.replace(/[\r\n]+/g, ' '))
    .replace(/[ \t\u00a0]{2,}|[\t\u00a0]/g, ' ')
    .replace(/\s*\n\s*/g, ' | ')
}

/** Points for the words of a table in lower case; fewer than `ENOUGH` may be counted short. */
export function wordPoints(raw: string): number {
  let score = 0
  let left = WORDS.reduce((sum, [, points]) => sum + points, 0)
  for (const [word, points] of WORDS) {
    left -= points
    if (word.test(raw)) score += points
    else if (score + left < ENOUGH) break
  }
  return score
}

/** Whether a title of a statement of operations stands over the table or in its head. */
const isTitled = (bytes: Bytes, { start, end }: Range): boolean =>
  TITLE.test(bareMarkup(bytes.toString('latin1', Math.max(0, start - 4000), start))) ||
  TITLE.test(bareMarkup(bytes.toString('latin1', start, Math.min(end, start + 6000))))

/** The tables that may be the statement, best first; the rest is never tokenized. */
export function likelyTables(bytes: Bytes, ranges: readonly Range[], most: number): Grid[] {
  const worded: { index: number; score: number }[] = []
  for (const [index, range] of ranges.entries()) {
    const size = range.end - range.start
    if (size < 600 || size > 1_500_000) continue
    const raw = bytes.toString('latin1', range.start, range.end).toLowerCase()
    const score = wordPoints(raw)
    if (score >= ENOUGH) worded.push({ index, score: NOT.test(raw) ? score - 6 : score })
  }
  worded.sort((a, b) => b.score - a.score || a.index - b.index)
  // A title adds points; it is looked for only where that may bring a table among the best.
  const scored: { index: number; score: number }[] = []
  for (const { index, score } of worded) {
    const range = ranges[index]
    const last = scored[most - 1]
    if (!range || (last && score + TITLE_POINTS < last.score)) break
    scored.push({ index, score: score + (isTitled(bytes, range) ? TITLE_POINTS : 0) })
    scored.sort((a, b) => b.score - a.score || a.index - b.index)
  }
  return scored.slice(0, most).flatMap(({ index }) => {
    const range = ranges[index]
    if (!range) return []
    const own = readGrid(bytes, range)
    const page = [...headsApart(bytes, ranges, index, own), ...own]
    const rows = [...page, ...nextPage(bytes, ranges, index, page)]
    const grid = (list: Grid['rows'], first: number): Grid => {
      const start = ranges[first]?.start ?? range.start
      const over = wordsOver(bytes, ranges, first)
      return {
        kind: 'html',
        before: wordsBefore(bytes, start, 5000),
        ...(over === null ? {} : { over }),
        below: wordsBelow(bytes, range.end),
        rows: list,
        start,
        end: range.end,
      }
    }
    const whole = withFirstHalf(bytes, ranges, index, rows)
    return [grid(rows, index), ...(whole === null ? [] : [grid(whole, index - 1)])]
  })
}

const ABOVE = 5000
/** Cells that hold a number alone: an amount, or the page in an index; a year may head a column. */
const NUMBERED = />[\s$(]*(?:[FS]-?)?(?!(?:19|20)\d\d[\s<])\d[\d,.]*[\s)%]*</g
/** A title set in a table of its own has fewer. */
const MOST_NUMBERS = 3

/**
 * The words between a table and the one before it that holds more than headings (another statement, an index): what
 * those are called does not name this one. Null where none stands close, or nothing is printed between the two.
 */
function wordsOver(bytes: Bytes, ranges: readonly Range[], index: number): string | null {
  const start = ranges[index]?.start ?? 0
  for (let k = index - 1; k >= 0; k -= 1) {
    const range = ranges[k]
    if (!range || range.end < start - ABOVE) return null
    const raw = bytes.toString('latin1', Math.max(range.start, range.end - 30_000), range.end)
    if ((raw.match(NUMBERED)?.length ?? 0) < MOST_NUMBERS) continue
    const words = wordsBefore(bytes, start, start - range.end)
    return /[a-z]{3}/i.test(words) ? words : null
  }
  return null
}

const BELOW = 3000
const PAGE_END = /<hr\b|<page>|page-break/i
/** The last lines over the next table are its headings. */
const HEADINGS = 4

/** The first words below a table, without the next page and without the headings of the next table. */
function wordsBelow(bytes: Bytes, at: number): string {
  const raw = bytes.toString('latin1', at, at + BELOW)
  const [page, table] = [raw.search(PAGE_END), raw.slice(1).search(/<table/i)]
  const cut = page < 0 ? raw : raw.slice(0, page)
  const own = table >= 0 && table < cut.length ? cut.slice(0, table + 1) : cut
  const parts = stripMarkup(own.replace(/[\r\n]+/g, ' '))
    .split('\n')
    .map((part) => part.replace(/[\s\u00a0]+/g, ' ').trim())
    .filter((part) => part !== '')
  return (own === cut ? parts : parts.slice(0, -HEADINGS)).join(' | ')
}

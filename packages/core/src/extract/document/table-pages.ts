/** The tables of an HTML document that may be a balance sheet or a statement of cash flows, page by page. */
import type { Bytes } from '../bytes.ts'
import { occurrencesOfAll } from '../find.ts'
import { readGrid } from './grid.ts'
import { headsApart } from './heads-apart.ts'
import { wordsBefore } from './likely-tables.ts'
import type { Grid } from './row.ts'
import { type OtherStatement, PAGE_GAP, type Pages } from './statement-pages.ts'
import { type Range, rangeIndex } from './table-ranges.ts'

/** Words that only lines of such a statement hold, in the ways they are set. */
const NEEDLES: Readonly<Record<OtherStatement, readonly string[]>> = {
  cash_flow: ['nvesting', 'NVESTING', 'inancing', 'INANCING'],
  balance_sheet: ['iabilit', 'IABILIT'],
}

/** What a table must hold for a first page of the statement. */
const FIRST_PAGE: Readonly<Record<OtherStatement, readonly RegExp[]>> = {
  cash_flow: [
    /operat(?:ing|ions)|depreciation/i,
    /(?:invest|financ)ing/i,
    /net\W{1,8}(?:cash|\w+\W{1,8}in\W{1,8}cash|income|loss|earnings|\(loss)|receipts|cash\W{1,8}(?:flow|provided|used)/i,
  ],
  balance_sheet: [/assets/i, /cash|receivable/i, /total|prepaid|accumulated|other/i],
}

/** What a table must hold that ends before the words which tell the statement: the first part of one over two pages. */
const FIRST_PART: Readonly<Record<OtherStatement, readonly RegExp[]>> = {
  cash_flow: [/depreciation|amortization|operating\W{1,8}activities/i, /net\W{1,8}(?:income|loss|earnings|\(loss)/i],
  balance_sheet: FIRST_PAGE.balance_sheet,
}

const SMALLEST = 600

const LARGEST = 1_500_000

/** Candidates that are read. */
const MOST_PAGES = 8

/** A page that follows has so many rows with figures. */
export const LEAST_ROWS = 3

/** The pages of an HTML document, the likeliest first: each first page, alone and with those that follow it. */
export function* pagesOfTables(
  bytes: Bytes,
  ranges: readonly Range[],
  kind: OtherStatement,
  wanted?: readonly number[],
): Generator<Pages> {
  const grids = new Map<number, Grid>()
  const gridAt = (index: number): Grid | null => {
    const range = ranges[index]
    if (range === undefined || range.end - range.start > LARGEST) return null
    const known = grids.get(index)
    if (known) return known
    const made = gridOf(bytes, ranges, index)
    grids.set(index, made)
    return made
  }
  for (const index of wanted ?? seedsOf(bytes, ranges, kind)) {
    const first = gridAt(index)
    if (first === null) continue
    yield { pages: [first], start: first.start }
    // Read where the first page alone is not the whole statement.
    const following = isWhole(first, kind) ? [] : followers(ranges, index, gridAt)
    for (let count = 1; count <= following.length; count += 1)
      yield { pages: [first, ...following.slice(0, count)], start: first.start }
  }
}

/** Lines that a statement has, from its first part to its last. */
const PARTS: Readonly<Record<OtherStatement, readonly RegExp[]>> = {
  balance_sheet: [/\b(?:total )?assets\b/i, /\bliabilit/i, /\b(?:equity|deficit|capital|deficiency)\b/i],
  cash_flow: [/\boperati/i, /\binvesting/i, /\bfinancing/i, /\bend\b|\bending\b|\bclosing\b/i],
}

/** Whether a page holds all parts of the statement, so that no other is needed. */
const isWhole = ({ rows }: Grid, kind: OtherStatement): boolean =>
  PARTS[kind].every((words) => rows.some(({ label, figures }) => figures.length > 0 && words.test(label)))

/** The tables with figures that stand close below one another. */
function followers(ranges: readonly Range[], index: number, gridAt: (index: number) => Grid | null): Grid[] {
  const found: Grid[] = []
  let end = ranges[index]?.end ?? 0
  for (let k = index + 1; k < index + 8 && found.length < 2; k += 1) {
    const range = ranges[k]
    if (range === undefined || range.start - end > PAGE_GAP) break
    const grid = gridAt(k)
    if (grid === null) break
    if (grid.rows.filter(({ figures }) => figures.length > 0).length < LEAST_ROWS) continue
    found.push(grid)
    end = range.end
  }
  return found
}

const known = new WeakMap<Bytes, Map<string, number[]>>()

/** Where the words of both statements stand: one walk through the document finds them. */
function placesOfWords(bytes: Bytes): Map<string, number[]> {
  const places = known.get(bytes) ?? occurrencesOfAll(bytes, Object.values(NEEDLES).flat())
  known.set(bytes, places)
  return places
}

/** Tables with the statement's words, those with the most of them first. */
function seedsOf(bytes: Bytes, ranges: readonly Range[], kind: OtherStatement): number[] {
  if (ranges.length === 0) return []
  const places = placesOfWords(bytes)
  const counts = new Map<number, number>()
  for (const needle of NEEDLES[kind])
    for (const at of places.get(needle) ?? []) {
      const index = rangeIndex(ranges, at)
      if (index >= 0) counts.set(index, (counts.get(index) ?? 0) + 1)
    }
  const scored = [...counts.keys()].flatMap((index) => {
    // The assets may stand on a page of their own, before that of the liabilities; the operations before the investments.
    const own = pointsOf(bytes, ranges[index], kind)
    const before = counts.has(index - 1) ? -1 : pointsOf(bytes, ranges[index - 1], kind, FIRST_PART)
    return [
      ...(own < 0 ? [] : [{ index, points: own }]),
      ...(before < 0 || index === 0 ? [] : [{ index: index - 1, points: before }]),
    ]
  })
  scored.sort((a, b) => b.points - a.points || a.index - b.index)
  return [...new Set(scored.slice(0, MOST_PAGES).map(({ index }) => index))]
}

/** Words that make a table more likely to be the statement, with their points. */
const POINTS: Readonly<Record<OtherStatement, readonly RegExp[]>> = {
  cash_flow: [
    /net\W{1,8}(?:cash|increase|decrease|\(decrease)/i,
    /depreciation|amortization/i,
    /beginning/i,
    /end\W{1,8}of/i,
    /operating\W{1,8}activities/i,
    /investing\W{1,8}activities/i,
    /financing\W{1,8}activities/i,
  ],
  balance_sheet: [
    /total\W{1,8}assets/i,
    /total\W{1,8}(?:current\W{1,8})?liabilities/i,
    /(?:retained|accumulated)\W{1,8}(?:earnings|deficit)|reinvested|partners|members/i,
    /accounts\W{1,8}(?:payable|receivable)|deposits/i,
    /(?:common|capital)\W{1,8}(?:stock|shares)|paid[- ]in/i,
    /equity|deficit|deficiency|net\W{1,8}assets/i,
    /prepaid|inventor|property|premises/i,
  ],
}

function pointsOf(bytes: Bytes, range: Range | undefined, kind: OtherStatement, needed = FIRST_PAGE): number {
  if (range === undefined) return -1
  const size = range.end - range.start
  if (size < SMALLEST || size > LARGEST) return -1
  const raw = bytes.toString('latin1', range.start, range.end)
  // Most tables lack one of the words; hard blanks matter between two.
  if (!needed[kind].every((words) => isOfTwo(words) || words.test(raw))) return -1
  const plain = raw.replace(/&nbsp;|&#160;/g, ' ')
  if (!needed[kind].every((words) => !isOfTwo(words) || words.test(plain))) return -1
  return POINTS[kind].filter((words) => words.test(plain)).length
}

/** Whether a pattern looks for words beside one another. */
const isOfTwo = ({ source }: RegExp): boolean => source.includes('\\W')

const BEFORE = 1600

function gridOf(bytes: Bytes, ranges: readonly Range[], index: number): Grid {
  const range = ranges[index] ?? { start: 0, end: 0 }
  const before = wordsBefore(bytes, range.start, BEFORE)
  const gap = range.start - (ranges[index - 1]?.end ?? 0)
  const over = gap < BEFORE ? wordsBefore(bytes, range.start, gap) : before
  const own = readGrid(bytes, range)
  const rows = [...headsApart(bytes, ranges, index, own), ...own]
  return { kind: 'html', before, ...(/[a-z]{3}/i.test(over) ? { over } : {}), rows, ...range }
}

/** Habits of filers: one filing's statement in many other layouts. Pure and seeded. */
import { type Decoy, decoyOf, withDetails } from './decoys.ts'
import { furtherHabits } from './further.ts'
import type { Sheet } from './sheet.ts'
import { PLAIN, type Style, setStatement } from './typeset.ts'

export interface Habit {
  name: string
  /** The statement's figures are no longer all printed: null is then the right answer. */
  loses: boolean
  bytes: Buffer
}

/** Numbers from 0 to 1, the same ones for the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const TITLES = [
  'STATEMENT OF OPERATIONS',
  'CONSOLIDATED EARNINGS',
  'STATEMENTS OF CONSOLIDATED INCOME',
  'CONSOLIDATED RESULTS OF OPERATIONS',
  'CONSOLIDATED STATEMENTS OF OPERATIONS AND COMPREHENSIVE INCOME (LOSS)',
]

const STYLES: Readonly<Record<string, Partial<Style>>> = {
  'set again': {},
  'title inside': { title: 'inside', unit: 'inside' },
  'title over rows': { title: 'rows', unit: 'inside' },
  'title broken in the source': { title: 'broken' },
  'no title': { title: 'none' },
  'unit in the stub': { unit: 'stub' },
  'unit in the footer': { unit: 'footer' },
  'unit in the title': { unit: 'title' },
  'dates in full': { dates: 'full' },
  'dates stacked': { dates: 'stacked' },
  'dates European': { dates: 'european' },
  'dates numeric': { dates: 'numeric' },
  'dates over each column': { dates: 'each' },
  'fiscal years alone': { dates: 'fiscal' },
  'oldest first': { oldestFirst: true },
  'oldest first, full dates': { oldestFirst: true, dates: 'full', cells: 'ragged' },
  'one cell a figure': { cells: 'one' },
  'spacer cells': { cells: 'spaced' },
  'ragged spans': { cells: 'ragged' },
  'bars as borders': { cells: 'bars' },
  'percent columns': { beside: 'percent' },
  'column of changes': { beside: 'change' },
  'column of notes': { beside: 'notes' },
  'empty columns': { beside: 'empty' },
  'footnote marks': { labels: 'marks' },
  'labels broken': { labels: 'broken' },
  'labels over rows': { labels: 'rows' },
  'preformatted text': { pre: true },
}

const DECOYS: readonly Decoy[] = ['subsidiary', 'parent', 'pro forma', 'quarterly', 'percents', 'rounded', 'index']

const one = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T

function mixed(random: () => number): Style {
  return {
    title: one(['above', 'inside', 'rows', 'broken', 'none'], random),
    words: one([PLAIN.words, ...TITLES], random),
    unit: one(['above', 'inside', 'stub', 'title', 'footer'], random),
    dates: one(['years', 'full', 'stacked', 'european', 'numeric', 'each', 'fiscal'], random),
    oldestFirst: random() < 0.4,
    cells: one(['one', 'signs', 'spaced', 'ragged', 'bars'], random),
    beside: one(['none', 'none', 'percent', 'change', 'notes', 'empty'], random),
    labels: one(['plain', 'marks', 'broken', 'rows'], random),
    blank: false,
    pageRows: null,
    pre: false,
  }
}

const RESULT = /\b(?:net|operating|operations|before|per)\b/i
const EITHER =
  /\(?\b(?:income|earnings|profit)\b\)?[ /]*\(loss(?:es)?\)|\(loss(?:es)?\)[ /]*(?:income|earnings|profit)\b/gi

/** The statement of a company that only loses: its results are called losses and have no brackets; null where it earned. */
function withBareLosses(sheet: Sheet): Sheet | null {
  let net = false
  const rows = sheet.rows.map((row) => {
    const label = row.label.replace(EITHER, (words) => (/^[A-Z ()/]+$/.test(words) ? 'LOSS' : 'loss'))
    const isLoss = /\bloss\b/i.test(label) && !/income|earnings|gain|\(|other/i.test(label) && RESULT.test(label)
    if (!isLoss || !row.values.every((text) => text.startsWith('('))) return row
    net ||= /^net loss\b(?!.*\bper\b)/i.test(label)
    return { ...row, label, values: row.values.map((text) => text.replace(/[()]/g, '')) }
  })
  return net ? { ...sheet, rows } : null
}

/** The filing's statement in every habit, one at a time; `other` is another company's. */
export function* habitsOf(bytes: Buffer, sheet: Sheet, other: Sheet, seed: number): Generator<Habit> {
  const random = seeded(seed)
  const [head, tail] = [bytes.subarray(0, sheet.start), bytes.subarray(sheet.end)]
  const within = (html: string) => Buffer.concat([head, Buffer.from(`\n${html}\n`), tail])
  const set = (style: Partial<Style>) => within(setStatement(sheet, { ...PLAIN, ...style }))
  const habit = (name: string, made: Buffer, loses = false): Habit => ({ name, loses, bytes: made })
  for (const [name, style] of Object.entries(STYLES)) yield habit(name, set(style))
  const losing = withBareLosses(sheet)
  if (losing !== null) yield habit('losses without brackets', within(setStatement(losing, PLAIN)))
  for (const words of TITLES) yield habit('another title', set({ words }))
  const middle = Math.floor(sheet.rows.length * (0.35 + 0.4 * random()))
  yield habit('two pages', set({ pageRows: middle }))
  yield habit('current column empty', set({ blank: true }), true)
  for (const kind of DECOYS) {
    const decoy = `${decoyOf(kind, sheet, other)}\n<hr>\n`
    const own = setStatement(sheet, { ...PLAIN, words: one([PLAIN.words, ...TITLES], random) })
    yield habit(`${kind} before`, within(`<hr>${decoy}${own}`))
    yield habit(`${kind} after`, within(`${own}<hr>\n${decoy}`))
  }
  for (const kind of ['companies', 'years', 'tables'] as const) {
    yield habit(`details by ${kind}`, within(withDetails(sheet, kind)))
    const beside = `${withDetails(sheet, kind)}<hr>\n${decoyOf('subsidiary', sheet, other)}`
    yield habit(`details by ${kind}, subsidiary after`, within(beside))
  }
  for (let k = 0; k < 4; k += 1) yield habit('mixed', set(mixed(random)))
  for (const [name, html] of furtherHabits(sheet, (list) => one(list, random))) yield habit(name, within(html))
}

/** A section of a report beside the same one of the year before, paragraph by paragraph. */
import { diffWordsWithSpace } from 'diff'
import type { Block } from '../filing/blocks.ts'
import { alignParagraphs } from './align.ts'

/** A stretch of words of a changed paragraph. */
interface WordRun {
  kind: 'same' | 'added' | 'removed'
  text: string
}

export interface ComparedParagraph {
  kind: 'same' | 'changed' | 'added' | 'removed' | 'moved'
  /** the words; of one that changed or moved with changes in runs, of both years */
  runs: WordRun[]
  /** printed bold: a heading */
  isHeading: boolean
  /** where it stands in the document; null = not in that year's */
  now: Stretch | null
  before: Stretch | null
  /** of one that moved: the heading that it stood under, '' = the beginning */
  from?: string
}

/** Half-open byte range. */
interface Stretch {
  start: number
  end: number
}

/** Lines of tables are figures, which the statements compare; longer ones are sentences that a table only places. */
const SENTENCE = 100
const FURNITURE = /^(?:(?:page |[a-z]-)?[\divxlc-]{1,6}|table of contents|\(continued\)|see accompanying notes.*)$/i
/** A repeated line of so many copies is the head or foot of pages. */
const REPEATED = 4
/** A shorter paragraph is not told to have moved. */
const MOVES = 60
/** More words are not told apart one by one. */
const LONGEST = 12_000

/** The blocks of a section that are read: headings and sentences. */
export function paragraphsOf(blocks: readonly Block[]): Block[] {
  // "Form 10-K | 5" and "Form 10-K | 6" are one foot.
  const plain = (text: string): string => (text.length <= SENTENCE ? text.replace(/\d+/g, '#') : text)
  const times = new Map<string, number>()
  for (const { text } of blocks) times.set(plain(text), (times.get(plain(text)) ?? 0) + 1)
  const read = blocks.filter(
    ({ text, isRow }) =>
      /\p{L}{2}/u.test(text) &&
      !FURNITURE.test(text) &&
      (times.get(plain(text)) ?? 0) < REPEATED &&
      (!isRow || (text.length >= SENTENCE && (text.match(/\d[\d,.]*/g)?.length ?? 0) < text.length / 25)),
  )
  return read.reduce<Block[]>((out, block) => {
    const last = out.at(-1)
    if (last && goesOn(last, block))
      out[out.length - 1] = { ...last, text: `${last.text} ${block.text}`, end: block.end }
    else out.push(block)
    return out
  }, [])
}

/** Whether a page ends within a paragraph: it stops without an end and goes on in small letters. */
const goesOn = (last: Block, next: Block): boolean =>
  !last.isRow && !last.isBold && !next.isBold && /[\p{L}\p{N},]$/u.test(last.text) && /^\p{Ll}/u.test(next.text)

/** @returns what stands in this year's text in its order, what is gone where it stood */
export function compareText(nowBlocks: readonly Block[], beforeBlocks: readonly Block[]): ComparedParagraph[] {
  const [now, before] = [paragraphsOf(nowBlocks), paragraphsOf(beforeBlocks)]
  const pairs = alignParagraphs(
    now.map(({ text }) => text),
    before.map(({ text }) => text),
  )
  const byNow = new Map(pairs.map((pair) => [pair.now, pair]))
  const paired = new Set(pairs.map((pair) => pair.before))
  const gone = (from: number, to: number): ComparedParagraph[] =>
    before.slice(from, to).flatMap((block, k) => (paired.has(from + k) ? [] : [whole('removed', null, block)]))
  const out: ComparedParagraph[] = []
  let next = 0
  for (const [at, block] of now.entries()) {
    const pair = byNow.get(at)
    const other = pair && before[pair.before]
    if (!pair || !other) {
      out.push(whole('added', block, null))
      continue
    }
    // Headings and items of a list are too alike to be followed.
    const isMoved = pair.isMoved && block.text.length >= MOVES
    if (!pair.isMoved) {
      out.push(...gone(next, pair.before))
      next = pair.before + 1
    }
    const runs = pair.share === 1 && block.text === other.text ? null : runsOf(other.text, block.text)
    const isSame = runs === null || runs.every(({ kind }) => kind === 'same')
    const told = whole(isMoved ? 'moved' : isSame ? 'same' : 'changed', block, other)
    out.push({
      ...told,
      ...(isSame ? {} : { runs }),
      ...(isMoved ? { from: headingBefore(before, pair.before) } : {}),
    })
  }
  out.push(...gone(next, before.length))
  return out
}

function whole(kind: ComparedParagraph['kind'], now: Block | null, before: Block | null): ComparedParagraph {
  const { text = '', isBold = false } = now ?? before ?? {}
  const run = kind === 'added' || kind === 'removed' ? kind : 'same'
  return { kind, runs: [{ kind: run, text }], isHeading: isBold, now: placeOf(now), before: placeOf(before) }
}

const placeOf = (block: Block | null): Stretch | null => block && { start: block.start, end: block.end }

const headingBefore = (blocks: readonly Block[], at: number): string =>
  blocks.slice(0, at).findLast(({ isBold, text }) => isBold && text.length <= 140)?.text ?? ''

function runsOf(before: string, now: string): WordRun[] {
  if (before.length + now.length > LONGEST)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: now },
    ]
  return joined(
    diffWordsWithSpace(before, now).map(({ value, added, removed }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    })),
  )
}

/** A few letters kept between two changes are chance: what was there and what is there now are read in one piece. */
const CHANCE = 3

function joined(runs: readonly WordRun[]): WordRun[] {
  const out: WordRun[] = []
  let change = { removed: '', added: '' }
  const close = (): void => {
    for (const kind of ['removed', 'added'] as const) if (change[kind] !== '') out.push({ kind, text: change[kind] })
    change = { removed: '', added: '' }
  }
  for (const [i, { kind, text }] of runs.entries()) {
    const isWithin = change.removed + change.added !== '' && i < runs.length - 1
    if (kind !== 'same') change[kind] += text
    else if (isWithin && text.trim().length <= CHANCE) {
      change.removed += text
      change.added += text
    } else {
      close()
      out.push({ kind, text })
    }
  }
  close()
  return out
}

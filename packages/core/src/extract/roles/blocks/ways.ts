/** Blocks of lines between two results: lists of lines that may be the block, of which the first that adds up is it. */
import { sum } from '../../shown.ts'
import { candidatesOf, type Place, type Rule } from '../candidates.ts'
import type { Sheet, Term } from '../sheet.ts'
import { type BlockLine, type Solved, solveBlock } from '../solve/block.ts'

/** Lines that may be a block, subtotals among them. */
export type Lines = readonly number[]

/** A habit of statements: which lines may stand between two results. */
export type WayRule<Asked> = Rule<Asked, Lines>

/** The lines between two results; amounts as the sheet has them. */
export interface Block {
  /** Those that are no subtotals, with the sign that moves the result below. */
  term: Term
  /** Whether they make the difference of the two results. */
  fits: boolean
  /** The result above the lines, and the one below them. */
  from: number
  to: number
  /** What the lines come to. */
  total: number
}

/** The lines of a block with their signs, where they make the difference of its results. */
export const termOf = (block: Block | null): Term | null => (block?.fits ? block.term : null)

/** The two results, and how lines move the one below. */
export interface Ends {
  from: number
  to: number
  /** Signed values of the lines over the block that a total among its lines may hold too. */
  over?: readonly number[]
  signed(lines: Lines): BlockLine<number>[]
}

const PLACE: Place<Lines> = { key: (lines) => lines.join(' '), at: (lines) => lines[0] ?? 0 }

/** One list of lines as a block. */
export function blockOf(sheet: Sheet, lines: Lines, { from, to, over = [], signed }: Ends): Block {
  const sought = { target: sum([to, -from]), unit: sheet.step, base: from, over }
  const solved: Solved<number> = solveBlock(signed(lines), sought)
  const term = solved.lines.map(({ of, sign }) => ({ index: of, sign }))
  return { term, fits: solved.fits, from, to, total: solved.total }
}

/**
 * The block by the list that most speaks for among those that add up, and by the list `plain` where none does: then its
 * lines have the signs of their words.
 */
export function bestBlock<Asked>(
  sheet: Sheet,
  rules: readonly WayRule<Asked>[],
  asked: Asked,
  ends: Ends,
  plain: Lines,
): Block {
  const lists = candidatesOf(rules, sheet, asked, PLACE).sort((a, b) => b.points - a.points)
  for (const { found } of lists) {
    const block = blockOf(sheet, found, ends)
    if (block.fits) return block
  }
  return { ...blockOf(sheet, plain, ends), fits: false }
}

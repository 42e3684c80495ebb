import type { Kind } from '../lexicon/kinds.ts'
import type { Line } from '../sheet/lines.ts'
import { agrees } from './solve/signs.ts'

/** A business's own result, named after it: "Homebuilding operating income", "Financial services income". */
const RESULT =
  /^(?!net |total |gross |other |interest |operating |investment |rental |income |dividend |equity |comprehensive )[a-z]+(?: [a-z]+)? (?:operating |pre-?tax )?(?:income|profit|earnings)$/

/**
 * Revenue lines of a statement that prints two businesses one above the other, each down to its own result before
 * taxes, and then the company (T146): one line a block, indexes into the lines. Null where the results before taxes of
 * the blocks do not add up to the company's, or a block has no revenue of its own.
 */
export function blockRevenues(
  lines: readonly Line[],
  kinds: readonly Kind[],
  value: (index: number) => number,
  pretax: number | null,
  step: number,
): number[] | null {
  if (pretax === null) return null
  const above = lines.map((_, i) => i).filter((i) => i < pretax && !Number.isNaN(value(i)))
  const makeUp = (list: number[]) =>
    list.length >= 2 &&
    list.length <= 4 &&
    agrees(
      list.reduce((total, i) => total + value(i), 0),
      value(pretax),
      list.length,
      step,
    )
  const ends = [
    above.filter((i) => kinds[i] === 'pretax'),
    above.filter((i) => RESULT.test(lines[i]?.bare ?? '')),
  ].find(makeUp)
  if (ends === undefined) return null
  const isTotal = (kind: Kind, i: number) =>
    kind === 'revenue-total' || /^total (?!costs?\b)[a-z]+(?: [a-z]+)? (?:revenues?|sales)$/.test(lines[i]?.bare ?? '')
  const found: number[] = []
  let from = 0
  for (const end of ends) {
    const at = kinds.findIndex(
      (kind, i) =>
        i >= from &&
        i < end &&
        (kind === 'revenue' || isTotal(kind, i)) &&
        !/transactions with|intercompany|from affiliates/.test(lines[i]?.bare ?? ''),
    )
    if (at < 0 || !(value(at) > 0)) return null
    // Parts and a total of one block: the total.
    const total = kinds.findIndex((kind, i) => i > at && i < end && isTotal(kind, i))
    found.push(total < 0 ? at : total)
    from = end + 1
  }
  return found
}

import type { Sheet } from './sheet.ts'

/** A business's own result, named after it: "Homebuilding operating income", "Income from financial services". */
const RESULT =
  /^(?!net |total |gross |other |interest |operating |investment |rental |income |dividend |equity |comprehensive )[a-z]+(?: [a-z]+)? (?:operating |pre-?tax )?(?:income|profit|earnings)$|^(?:operating |pre-?tax )?(?:income|profit|earnings)(?: loss)? from (?!operations|continuing|discontinued|equity|investment|before|sales?\b|disposal)[a-z]+(?: [a-z]+)?$/

/**
 * Revenue of a statement that prints two businesses one above the other, each down to its own result before taxes, and
 * then the company (T146): the company's total where it is printed over them (0000000000-22-810003), else one line a
 * block; indexes into the lines. Null where the results before taxes of the blocks do not add up to the company's, or a
 * block has no revenue of its own.
 */
export function blockRevenues(sheet: Sheet, pretax: number | null): number[] | null {
  if (pretax === null) return null
  const above = sheet.filled(0, pretax)
  const makeUp = (list: number[]) =>
    list.length >= 2 && list.length <= 4 && sheet.near(sheet.sum(list), sheet.value(pretax), list.length)
  const ends = [above.filter((i) => sheet.kinds[i] === 'pretax'), above.filter((i) => RESULT.test(sheet.bare(i)))].find(
    makeUp,
  )
  if (ends === undefined) return null
  const blocks = ends.map((end, k) => sheet.filled((ends[k - 1] ?? -1) + 1, end))
  const revenues = blocks.map((block) => revenueOf(sheet, block))
  // A total over the first block is the company's: the first block's own revenue stands below it.
  for (const total of blocks[0]?.filter((i) => isTotal(sheet, i)) ?? []) {
    const first = revenueOf(sheet, blocks[0]?.filter((i) => i > total) ?? [])
    const parts = [first, ...revenues.slice(1)].filter((i) => i !== null)
    if (parts.length === blocks.length && sheet.near(sheet.sum(parts), sheet.value(total), parts.length)) return [total]
  }
  const found = revenues.filter((i) => i !== null)
  return found.length === blocks.length ? found : null
}

const REVENUES = /^(?:net |total |operating )*(?:revenues?|sales)$/

const isTotal = (sheet: Sheet, i: number): boolean =>
  sheet.kinds[i] === 'revenue-total' || /^total (?!costs?\b)[a-z]+(?: [a-z]+)? (?:revenues?|sales)$/.test(sheet.bare(i))

/** The revenue of one block: its first line called so, or the total of parts; null where there is none. */
function revenueOf(sheet: Sheet, block: readonly number[]): number | null {
  const at = block.find(
    (i) =>
      (sheet.kinds[i] === 'revenue' || isTotal(sheet, i) || REVENUES.test(sheet.heading(i))) &&
      !/transactions with|intercompany|from affiliates/.test(sheet.bare(i)),
  )
  if (at === undefined || !(sheet.value(at) > 0)) return null
  const sums = (i: number) => {
    const parts = block.filter((one) => one >= at && one < i)
    return parts.length > 1 && sheet.bare(i) === '' && sheet.near(sheet.sum(parts), sheet.value(i), parts.length)
  }
  return block.find((i) => i > at && (isTotal(sheet, i) || sums(i))) ?? at
}

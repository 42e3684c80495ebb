/** Whether the lines of a block make its total, through the subtotals printed between them. */
import { type Entry, near, round } from './sheet-lines.ts'

/** A block taken apart. */
export interface AddedUp {
  /** Lines that are no part of the total: what a caption tells, or a head that was read as a line. */
  outside: readonly Entry[]
  /** The lines, or subtotals of lines, that each subtotal adds up, by its index. */
  subtotals: ReadonlyMap<number, readonly Entry[]>
}

/** A line or a subtotal that is still to be added. */
interface Open {
  entry: Entry
  value: number
  /** Its words say that it is taken off, and it is printed without a sign. */
  off: boolean
}

/** Lines that are open, the last first; kept as a list that its earlier states share. */
interface Stack {
  top: Open
  below: Stack | null
}

/** Words of a balance sheet's line that is taken off. */
export const TAKEN_OFF =
  /\bless\b|\ballowances?\b|\baccumulated (?:depreciation|amorti|provision)|\bdepreciation\b|\btreasury\b|\breserves? for\b|\bunearned\b|\bdiscount\b|\bdeficit\b|\bunamortized\b/

/** Words of a line that is likelier a sum of those above it than one more of them. */
const WHOLE = /^(?:$|total|net\b)/
/** Ways that are tried before a block is given up. */
const MOST_WAYS = 4000
/** Lines in a row that are tried as no part of a total. */
const MOST_OUTSIDE = 2

/** Each addend is rounded to one printed digit. */
const slack = (count: number, step: number): number => step * (1 + count / 4)

/** Is a value the sum of some items, or that with those turned whose words take them off? */
function isSum(value: number, { plain, turned, count }: Sum, step: number): boolean {
  const most = slack(count, step)
  return near(plain, value, most) || near(turned, value, most)
}

interface Sum {
  plain: number
  turned: number
  count: number
}

const NONE: Sum = { plain: 0, turned: 0, count: 0 }
const more = ({ plain, turned, count }: Sum, { value, off }: Open): Sum => ({
  plain: round(plain + value),
  turned: round(turned + (off ? -value : value)),
  count: count + 1,
})

/** What stays open where a line is a subtotal, the shortest sum first, with the lines that it adds up. */
function reductions(open: Stack | null, { value, line }: Entry, step: number): { below: Stack | null; of: Entry[] }[] {
  const found: { below: Stack | null; of: Entry[] }[] = []
  const of: Entry[] = []
  let sum = NONE
  for (let at = open; at !== null; at = at.below) {
    sum = more(sum, at.top)
    of.unshift(at.top.entry)
    // One line makes a total of its own only where that is called so.
    if (sum.count === 1 && !(WHOLE.test(line.bare) && at.top.value === value)) continue
    if (isSum(value ?? 0, sum, step)) found.push({ below: at.below, of: [...of] })
  }
  return found
}

/** Lines of a block, its total in printed units, one printed digit, and which words may take a line off. */
interface Block {
  lines: readonly Entry[]
  total: number
  step: number
  off: (words: string) => boolean
}

/**
 * Takes the lines above a total apart: a line that is the sum of those open above it may be a subtotal, what is then left
 * open makes the total. Null where no way of doing so makes it. `step`: one printed digit, in printed units; `off`: words
 * of lines that may be printed without the sign that they count with.
 */
export function addUp(block: Block): AddedUp | null {
  const lines = block.lines.filter(({ value }) => value !== null && value !== 0)
  const whole = withAll({ ...block, lines })
  if (whole !== null) return whole
  for (let length = 1; length <= MOST_OUTSIDE; length += 1)
    for (let from = 0; from + length <= lines.length; from += 1) {
      const left = withAll({ ...block, lines: [...lines.slice(0, from), ...lines.slice(from + length)] }, FEW_WAYS)
      if (left !== null) return { ...left, outside: lines.slice(from, from + length) }
    }
  return null
}

/** Ways that are tried where lines are left out, in each. */
const FEW_WAYS = 60

/** All lines as parts of the total. */
function withAll({ lines, total, step, off }: Block, most = MOST_WAYS): AddedUp | null {
  let ways = 0
  const subtotals = new Map<number, readonly Entry[]>()
  const go = (at: number, open: Stack | null): boolean => {
    const entry = lines[at]
    if (entry === undefined) {
      ways += 1
      let sum = NONE
      for (let one = open; one !== null; one = one.below) sum = more(sum, one.top)
      return sum.count > 0 && isSum(total, sum, step)
    }
    const value = entry.value ?? 0
    const subtotal = () =>
      reductions(open, entry, step).some(({ below, of }) => {
        if (ways >= most || !go(at + 1, { top: { entry, value, off: false }, below })) return false
        subtotals.set(entry.index, of)
        return true
      })
    const words = `${entry.line.words} ${entry.line.title.split(' > ').at(-1)?.toLowerCase() ?? ''}`
    const line = () => ways < most && go(at + 1, { top: { entry, value, off: value > 0 && off(words) }, below: open })
    return WHOLE.test(entry.line.bare) ? subtotal() || line() : line() || subtotal()
  }
  return go(0, null) ? { outside: [], subtotals } : null
}

/** Whether the lines of a block make its total, through the subtotals printed between them. */

/** A line as far as adding it up is concerned. */
export interface Addend {
  index: number
  /** In any unit; null for a blank cell. */
  value: number | null
  /** Its label in lower case, with and without what only the print adds to it, and the heading over it. */
  line: { words: string; bare: string; title: string }
}

/** A block taken apart. */
export interface AddedUp<T extends Addend> {
  /** Lines that are no part of the total: what a caption tells, or a head that was read as a line. */
  outside: readonly T[]
  /** The lines, or subtotals of lines, that each subtotal adds up, by its index. */
  subtotals: ReadonlyMap<number, readonly T[]>
}

/** A line or a subtotal that is still to be added. */
interface Open<T> {
  entry: T
  value: number
  /** Its words say that it is taken off, and it is printed without a sign. */
  off: boolean
}

/** What open lines make: as printed, and with those turned whose words take them off. */
interface Sum {
  plain: number
  turned: number
  count: number
}

/** Lines that are open, the last first, with their sum; kept as a list that its earlier states share. */
interface Stack<T> extends Sum {
  top: Open<T>
  below: Stack<T> | null
}

/** Words of a balance sheet's line that is taken off. */
export const TAKEN_OFF =
  /\bless\b|\ballowances?\b|\baccumulated (?:depreciation|amorti|provision)|\bdepreciation\b|\btreasury\b|\breserves? for\b|\bunearned\b|\bdiscount\b|\bdeficit\b|\bunamortized\b/

/** Words of a line that is likelier a sum of those above it than one more of them. */
const WHOLE = /^(?:$|total|net\b)/
/** A result printed again where nothing was to be taken off: "Net earnings", a dash, "Earnings from continuing operations". */
const RESULT = /^(?:earnings|income|loss|profit)\b/
/** Steps that are tried before a block is given up: with all lines, and with some left out, all such tries together. */
const MOST_STEPS = 200_000
/** Lines in a row that are tried as no part of a total. */
const MOST_OUTSIDE = 2
/**
 * Words of lines that may be no part of a total: a head or numbers of a caption read as a line, a sum that is printed
 * between. Any other line that does not fit is a figure misread.
 */
const NO_PART =
  /^[^a-z]*(?:\b[a-z]{1,2}\b[^a-z]*)*$|^total\b|^cash\b.*\bbefore\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|thousands|millions|dollars)\b/
/** What a line is printed net of. */
const NET_OF = /(?<=\w.*)\b(?:net of|less|after)\b.*$/

/** Each addend is rounded to one printed digit; what binary fractions leave is no part of a digit. */
const slack = (count: number, step: number): number => step * (1 + count / 4) + step / 1000

/** Is a value the sum of some items, or that with those turned whose words take them off? */
function isSum(value: number, { plain, turned, count }: Sum, step: number): boolean {
  const most = slack(count, step)
  return Math.abs(value - plain) <= most || Math.abs(value - turned) <= most
}

const NONE: Sum = { plain: 0, turned: 0, count: 0 }
const add = <T>(below: Stack<T> | null, top: Open<T>): Stack<T> => {
  const { plain, turned, count } = below ?? NONE
  const { value, off } = top
  return { top, below, plain: plain + value, turned: turned + (off ? -value : value), count: count + 1 }
}

/** What is left to try of a budget. */
interface Budget {
  steps: number
}

/** What stays open where a line is a subtotal, the shortest sum first, as it was before the lines that it adds up. */
function reductions<T extends Addend>(
  open: Stack<T> | null,
  { value, line }: T,
  step: number,
  budget: Budget,
): (Stack<T> | null)[] {
  const found: (Stack<T> | null)[] = []
  if (open === null) return found
  for (let at: Stack<T> | null = open; at !== null && budget.steps > 0; at = at.below) {
    budget.steps -= 1
    const rest: Sum = at.below ?? NONE
    const sum = { plain: open.plain - rest.plain, turned: open.turned - rest.turned, count: open.count - rest.count }
    // One line makes a total of its own only where that is called so.
    if (sum.count === 1 && !((WHOLE.test(line.bare) || RESULT.test(line.bare)) && at.top.value === value)) continue
    if (isSum(value ?? 0, sum, step)) found.push(at.below)
  }
  return found
}

/** The lines that are open above `below`, the first of them first. */
function linesAbove<T>(open: Stack<T> | null, below: Stack<T> | null): T[] {
  const lines: T[] = []
  for (let at = open; at !== below && at !== null; at = at.below) lines.unshift(at.top.entry)
  return lines
}

/** Lines of a block, its total in printed units, one printed digit, and which words may take a line off. */
interface Block<T> {
  lines: readonly T[]
  total: number
  step: number
  off: (words: string) => boolean
}

/**
 * Takes the lines above a total apart: a line that is the sum of those open above it may be a subtotal, what is then left
 * open makes the total. Null where no way of doing so makes it. `step`: one printed digit, in printed units; `off`: words
 * of lines that may be printed without the sign that they count with.
 */
export function addUp<T extends Addend>(block: Block<T>): AddedUp<T> | null {
  const lines = block.lines.filter(({ value }) => value !== null && value !== 0)
  const off = new Set(lines.filter((line) => isOff(line, block.off)))
  const whole = withAll({ ...block, lines, off }, { steps: MOST_STEPS })
  if (whole !== null) return whole
  const further = underLess(lines)
  const less =
    further.length === 0 ? null : withAll({ ...block, lines, off: new Set([...off, ...further]) }, { steps: FEW_STEPS })
  if (less !== null) return less
  const budget = { steps: MOST_STEPS }
  for (let length = 1; length <= MOST_OUTSIDE; length += 1)
    for (let from = 0; from + length <= lines.length; from += 1) {
      if (!lines.slice(from, from + length).every(({ line }) => NO_PART.test(line.words))) continue
      const some = { ...block, off, lines: [...lines.slice(0, from), ...lines.slice(from + length)] }
      const left = withAll(some, budget, FEW_STEPS)
      if (left !== null) return { ...left, outside: lines.slice(from, from + length) }
    }
  return null
}

/** Steps of one try where lines are left out. */
const FEW_STEPS = 4000

/**
 * Lines without a sign right below one called "Less", up to the next sum: what is taken off may go on there ("Less:
 * Treasury stock, at cost" over "Deferred compensation", 0000102420-96-000003).
 */
function underLess<T extends Addend>(lines: readonly T[]): T[] {
  let isUnder = false
  return lines.filter(({ value, line }) => {
    if (WHOLE.test(line.bare) || (value ?? 0) < 0) isUnder = false
    const further = isUnder
    if (/^less\b/.test(line.words)) isUnder = true
    return further
  })
}

const isOff = ({ value, line }: Addend, off: (words: string) => boolean): boolean =>
  (value ?? 0) > 0 && off(`${line.words.replace(NET_OF, '')} ${line.title.split(' > ').at(-1)?.toLowerCase() ?? ''}`)

/** All lines as parts of the total, within a budget of which at most `most` steps are spent. */
function withAll<T extends Addend>(
  { lines, total, step, off }: Omit<Block<T>, 'off'> & { off: ReadonlySet<T> },
  budget: Budget,
  most = budget.steps,
): AddedUp<T> | null {
  const end = Math.max(0, budget.steps - most)
  const subtotals = new Map<number, readonly T[]>()
  const go = (at: number, open: Stack<T> | null): boolean => {
    const entry = lines[at]
    if (entry === undefined) return open !== null && isSum(total, open, step)
    if (budget.steps <= end) return false
    budget.steps -= 1
    const value = entry.value ?? 0
    const subtotal = () =>
      reductions(open, entry, step, budget).some((below) => {
        if (!go(at + 1, add(below, { entry, value, off: false }))) return false
        subtotals.set(entry.index, linesAbove(open, below))
        return true
      })
    const line = () => go(at + 1, add(open, { entry, value, off: off.has(entry) }))
    return WHOLE.test(entry.line.bare) ? subtotal() || line() : line() || subtotal()
  }
  return go(0, null) ? { outside: [], subtotals } : null
}

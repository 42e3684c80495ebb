/** What each line of figures per share, or of share counts, says of itself: by its concept, else by its words. */
import * as concepts from '../../lexicon/concepts.ts'
import type { Amount, SheetLine } from '../../sheet/amount.ts'
import { nearestHeading } from '../../sheet/nearest-heading.ts'
import type { Sheet } from '../sheet.ts'

/** Figures per share, or the average counts of shares that they rest on. */
export type ShareKind = 'eps' | 'shares'
export type Side = 'basic' | 'diluted'

/** Concepts of each figure, the one that says it best first. */
export const CONCEPTS: Readonly<Record<ShareKind, Readonly<Record<Side, readonly string[]>>>> = {
  eps: { basic: concepts.EPS_BASIC, diluted: concepts.EPS_DILUTED },
  shares: { basic: concepts.SHARES_BASIC, diluted: concepts.SHARES_DILUTED },
}

/** A line that prints one in the column that is read. */
export interface ShareLine {
  index: number
  value: number
  /** Which of the two it is by its words, of its own or over it; both, or neither. Of a tagged line the label only. */
  basic: boolean
  diluted: boolean
  /** Its own words say so, not a heading over it. */
  own: boolean
  /** Of some operations only, or what dilution adds. */
  part: boolean
  /** 0 = all common stock, 1 = class A and so on; what is for others than common shareholders comes last. */
  rank: number
  /** The axes and members of its fact; empty where it has none. */
  dims: string
  tagged: boolean
}

/** Lines of one kind, in their order. */
export function shareLines(sheet: Sheet, kind: ShareKind): ShareLine[] {
  const out: ShareLine[] = []
  for (const [index, line] of sheet.lines.entries()) {
    const figure = line.values[sheet.column]
    if (!figure || figure.percent || isYears(line)) continue
    if (line.fact !== undefined) out.push(taggedLine(line, line.fact, index))
    else if (sheet.kinds[index] === kind) out.push(printedLine(line, kind, { index, value: figure.value }, out.at(-1)))
  }
  // Where one count names itself, a heading further up says nothing about the others.
  const named = kind === 'shares' && out.some(({ own, diluted, basic }) => own && diluted && !basic)
  return named ? out.map((one) => (one.own ? one : { ...one, diluted: false })) : out
}

/** A head that stands below words about shares ("the following weighted average number of shares", 0000914233-96-000019). */
const isYears = ({ label, values }: SheetLine): boolean =>
  label === '' && values.every((cell) => cell === null || /^(?:19|20)\d\d$/.test(cell.text))

const BOTH = /basic\s*(and|&|\/)\s*(fully[ -])?diluted|diluted\s*(and|&|\/)\s*basic/i

function taggedLine({ label, heading }: SheetLine, fact: Amount, index: number): ShareLine {
  const both = BOTH.test(`${heading} ${label}`)
  const said = { basic: both, diluted: both, own: both, part: false }
  return { index, value: fact.value, ...said, rank: classOfFact(fact), dims: dimsOf(fact), tagged: true }
}

const dimsOf = ({ dims }: Amount): string =>
  [...dims]
    .map((pair) => pair.join('='))
    .sort()
    .join(';')

/** From this rank on a fact is of no common stock. */
export const NO_COMMON = 61

/** Class A before B before C; other common stock classes before awards and anything else. */
function classOfFact({ dims }: Amount): number {
  if (dims.size === 0) return 0
  const [axis, member] = [...dims][0] ?? ['', '']
  // One count by two methods (T88): the treasury stock method is that of the diluted figure.
  if (dims.size === 1 && /Method/.test(axis)) return /TreasuryStock/.test(member) ? 41 : 42
  if (dims.size !== 1 || !/ClassOfStock|StatementClass/.test(axis)) return 100
  const letter = /Class([A-Z])(?![a-z])/.exec(member)?.[1]
  return letter ? letter.charCodeAt(0) - 64 : /Common/i.test(member) ? 31 : NO_COMMON
}

function printedLine(
  line: SheetLine,
  kind: ShareKind,
  at: Pick<ShareLine, 'index' | 'value'>,
  above: ShareLine | undefined,
): ShareLine {
  const nearest = nearestHeading(line.heading)
  const own = line.words
  const letter = /class ([a-c])\b/.exec(`${nearest} ${own}`)?.[1]
  const rank =
    (letter === undefined ? 0 : letter.charCodeAt(0) - 96) + (/restricted|preferred|pro forma/.test(own) ? 5 : 0)
  let said = sidesOf(line)
  // "Basic … from continuing operations", then "Net earnings": the lines of one block share its first line's word.
  if (kind === 'eps' && !said.basic && !said.diluted && above?.part && above.index === at.index - 1)
    said = { basic: above.basic, diluted: above.diluted, own: above.own }
  return { ...at, ...said, part: isPart(line, kind, nearest), rank, dims: '', tagged: false }
}

/** Primary EPS before 1998 counted the common equivalents that dilute (0000703799-96-000003): no diluted figure. */
const EQUIVALENTS = /\b(?:and|or) dilutive (?:common )?(?:stock |share )?equivalents?\b/g

function sidesOf(line: SheetLine): { basic: boolean; diluted: boolean; own: boolean } {
  const own = line.words.replace(EQUIVALENTS, ' ')
  const diluted = /\bdilut|assuming (?:full )?dilution/.test(
    own.replace(/anti-?dilut\w*|(?:no|without|before) dilution/g, ''),
  )
  const basic = /\bbasic\b|\bprimary\b|undiluted|(?:before|no|without) dilution/.test(own)
  if (basic || diluted) return { basic, diluted, own: true }
  const near = line.heading.replace(EQUIVALENTS, ' ').split(' > ').reverse()
  for (const heading of near) {
    const b = /\bbasic\b|\bprimary\b/.test(heading)
    const d = /\bdilut|assuming dilution/.test(heading)
    if (b || d) return { basic: b, diluted: d, own: false }
  }
  return { basic: false, diluted: false, own: false }
}

const PART =
  /continuing|discontinu|extraordinary|cumulative|accounting (?:change|principle)|before|pro ?-?forma|undistributed|distributed|dividend|investment income|disposal|non-?controlling|effect of|extinguishment/
const DILUTION_PART =
  /\beffect|incremental|assumed|options|warrants|restricted|convertible|anti-?dilut|employee|potential|dilutive (?:securities|shares)|stock awards|excluded|end of (?:the )?(?:period|year)|issued|outstanding at/

function isPart(line: SheetLine, kind: ShareKind, nearest: string): boolean {
  const own = line.words
  if (kind === 'shares') return DILUTION_PART.test(own) && !/^(?:basic|diluted|weighted)/.test(own)
  if (/continuing and discontinued|continuing operations and/.test(own)) return false
  const part = PART.test(own) || (PART.test(nearest) && !/net (?:income|loss)/.test(own))
  const total =
    /^(?:basic |diluted )?(?:total )?net (?:income|loss|earnings)/.test(line.bare) &&
    !/before|from continuing|from discontinued|pro forma/.test(own)
  return part && !total
}

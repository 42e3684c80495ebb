/** Property after depreciation. */
import { BALANCE_SHEET_LINES } from '../../lexicon/entries/balance-sheet.ts'
import { saidBy } from '../../lexicon/statement-lines.ts'
import { nearestHeading } from '../../sheet/nearest-heading.ts'
import type { AddedUp } from '../add-up.ts'
import { type Entry, type FoundLines, lineOf, near, round } from '../sheet-lines.ts'

const NET = /\bnet\b|less accumulated|at (?:depreciated|carrying)/
const DEPRECIATION = /\baccumulated\b|\ballowances? for depreciation|\bdepreciation\b|reserves? for/
/** Words of the line that is taken off property, and of lines that have something else taken off. */
const TAKEN = /less|accumulated|allowance|reserve/
const ELSE = /receivable|loan|credit|doubtful|uncollectible|losses|inventor|intangible|goodwill|licen[sc]e/

/**
 * Property after depreciation: the line called so, else what is left below the depreciation; where lines of property are
 * added to it below ("Construction in progress"), the total they make (0000950168-96-000465).
 */
export function property(assets: readonly Entry[], sum: AddedUp | null, step: number): FoundLines | null {
  const tagged = assets.find(
    ({ concept, value }) => value !== null && BALANCE_SHEET_LINES.property_net.concepts.includes(concept),
  )
  const found = tagged ?? untagged(assets, step)
  return lineOf(found === undefined || tagged ? found : whole(found, assets, sum))
}

const isProperty = (words: string): boolean => saidBy(BALANCE_SHEET_LINES.property_net, words)
const REAL_ESTATE = /^real estate\b/

function untagged(assets: readonly Entry[], step: number): Entry | undefined {
  const filled = assets.filter(({ value }) => value !== null)
  const lines = ownFirst(
    filled.filter(
      ({ line }) =>
        isProperty(line.bare) || (isProperty(nearestHeading(line.heading)) && /^(?:(?:net|total)\b|$)/.test(line.bare)),
    ),
  )
  const net = lines.filter(({ line }) => NET.test(line.words) && !DEPRECIATION.test(line.bare))
  const called = net.find(({ line }) => /^net (?:utility|operating|telephone)? ?(?:plant|propert)/.test(line.bare))
  const left = called ?? leftBelow(filled, step)
  if (left !== undefined) return left
  const total = lines.find((one) => /^total\b/.test(one.line.bare) && net[0] && holds(one, net[0], filled, step))
  const named = lines.filter(({ line }) => isProperty(line.bare))
  const found =
    total ??
    net.find(({ line }) => /^(?:total|net)\b/.test(line.bare)) ??
    net[0] ??
    named.find(({ line }) => /^total|^net/.test(line.bare)) ??
    named.find((one) => !isOneOfBlock(one, filled))
  return found === undefined || isGross(found, filled) ? undefined : found
}

/** Whether a line is one of several under a heading of property: none of these is the whole. */
const isOneOfBlock = ({ index, line }: Entry, filled: readonly Entry[]): boolean =>
  isProperty(nearestHeading(line.heading)) &&
  filled.some((one) => one.index !== index && one.line.bare !== '' && one.line.heading === line.heading)

/** Lines of property that stand before what is taken off them. */
const MOST_GROSS = 12

/** Depreciation is taken off below, and what that leaves is not told: a line before it is no property after depreciation. */
function isGross({ index, line }: Entry, filled: readonly Entry[]): boolean {
  if (NET.test(line.words)) return false
  const below = filled.filter((one) => one.index > index).slice(0, MOST_GROSS)
  const taken = below.findIndex((one) => DEPRECIATION.test(one.line.bare) && TAKEN.test(one.line.words))
  return (
    taken >= 0 &&
    !ELSE.test(below[taken]?.line.bare ?? '') &&
    below.slice(0, taken).every(({ line }) => line.bare === '' || (PART.test(line.bare) && !NO_PART.test(line.bare)))
  )
}

/** An insurer's or a bank's own premises before the real estate that it holds (0000912057-96-005295). */
const ownFirst = (lines: readonly Entry[]): Entry[] => {
  const own = lines.filter(({ line }) => !REAL_ESTATE.test(line.bare))
  return own.some(({ line }) => isProperty(line.bare)) ? own : [...lines]
}

/** What the first line of depreciation leaves. */
function leftBelow(filled: readonly Entry[], step: number): Entry | undefined {
  for (const [at, { line }] of filled.entries()) {
    if (!DEPRECIATION.test(line.bare) || !TAKEN.test(line.words) || ELSE.test(line.bare)) continue
    // "Leasehold improvements, less accumulated amortization" is what is left already.
    if (isProperty(line.bare) && /[a-z] less\b/.test(line.bare)) continue
    const left = afterDepreciation(filled, at, step)
    if (left !== null && !ELSE.test(left.line.bare)) return left
  }
  return undefined
}

/** Whether a total is the sum of the lines right above it, up to one of them or to one before that. */
function holds(total: Entry, part: Entry, filled: readonly Entry[], step: number): boolean {
  let sum = 0
  for (const one of filled.slice(0, filled.indexOf(total)).reverse()) {
    sum = round(sum + (one.value ?? 0))
    if (one.index <= part.index && near(sum, total.value ?? Number.NaN, 2 * step)) return true
  }
  return false
}

/** The line below the depreciation that is what it leaves of a line, or of the lines, above it. */
function afterDepreciation(filled: readonly Entry[], at: number, step: number): Entry | null {
  const taken = Math.abs(filled[at]?.value ?? 0)
  for (const one of filled.slice(at + 1, at + 5)) {
    let sum = 0
    for (let k = at - 1; k >= Math.max(0, at - 14); k -= 1) {
      const gross = filled[k]?.value ?? 0
      sum = round(sum + gross)
      if ([gross, sum].some((all) => near(round(all - taken), one.value ?? Number.NaN, 2 * step))) return one
    }
  }
  return null
}

/** Lines that are property, though not each is called so. */
const PART =
  /\b(?:construction|work) in progress\b|\bcwip\b|\bland\b|\bleases?\b|\bleasehold|\bnuclear fuel\b|\bequipment\b|\bplant\b|\bpropert(?:y|ies)\b|\bbuildings?\b|\bmachinery\b|\bin service\b|\bunder construction\b|\baccumulated (?:depreciation|amortization)\b/
const NO_PART =
  /\binvestments?\b|\bjoint ventures?\b|\breceivables?\b|\bnotes?\b|\bheld for sale\b|\bheld for investment\b/
/** The totals of a statement that hold more than property. */
const TOTAL_OF_PROPERTY =
  /^(?:total|net|)$|^(?:total|net)\b.*\b(?:property|properties|plant|equipment|premises|fixed assets)\b|^propert(?:y|ies)\b.*\bnet$/

/** Words of a total that holds more than property. */
const MORE =
  /\binvestments?\b|\bother (?:long-term )?assets\b|\bdeferred\b|\bgoodwill\b|\bintangibles?\b|\bcurrent\b|\bexcess\b|\bdeposits?\b|\bprepaid\b|\bcash\b|\bpatents?\b|\btrademarks?\b|\blicen[sc]es?\b|\bfranchises?\b|\bpension\b|^other\b/

/** The total that a line and further lines of property make; the line itself where none is printed. */
function whole(found: Entry, assets: readonly Entry[], sum: AddedUp | null): Entry {
  const holder = assets.find(
    ({ index, line }) => sum?.subtotals.get(index)?.includes(found) && TOTAL_OF_PROPERTY.test(line.bare),
  )
  if (holder === undefined || sum === null) return found
  const others = (sum.subtotals.get(holder.index) ?? []).filter((one) => one !== found)
  // What a total calls property is property, whatever its lines are called.
  const isNamed = isProperty(holder.line.bare) && !MORE.test(holder.line.bare)
  const isWhole = others.every(
    (one) => isPart(one, sum) || ((isNamed || isOfBlock(one)) && !NO_PART.test(one.line.bare)),
  )
  return others.length > 0 && isWhole ? whole(holder, assets, sum) : found
}

/** Whether a line stands under a heading of property and is called nothing else. */
const isOfBlock = ({ line }: Entry): boolean =>
  line.bare !== '' && isProperty(nearestHeading(line.heading)) && !MORE.test(line.bare)

function isPart(entry: Entry, sum: AddedUp): boolean {
  const parts = sum.subtotals.get(entry.index)
  if (entry.line.bare === '' && parts !== undefined) return parts.every((one) => isPart(one, sum))
  return PART.test(entry.line.bare) && !NO_PART.test(entry.line.bare)
}

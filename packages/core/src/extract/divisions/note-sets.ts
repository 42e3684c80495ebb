/** The sets of divisions that one table of the notes offers, and how well each fits. */
import type { Day } from '../document/dates.ts'
import type { Grid } from '../document/row.ts'
import { layOut, MOST_COLUMNS } from '../sheet/columns.ts'
import { expectedMonths } from '../sheet/current-column.ts'
import { readLines } from '../sheet/lines.ts'
import { readPeriods } from '../sheet/periods.ts'
import { readUnits } from '../sheet/units.ts'
import type { InDocument } from '../statements/in-document.ts'
import { areNamed } from './named-segments.ts'
import { cleanName, isMeasure, isOdd, isPlaceName, kindOfNames } from './names.ts'
import { ofCurrentPeriod } from './period-blocks.ts'
import { type DivisionSet, setsOf } from './sets.ts'
import { type Cell, measuredNames, type Slice, slicesOf } from './slices.ts'

export type Kind = 'business' | 'geographical'

/** A set as a kind of divisions, with how well it fits. */
export interface Found extends DivisionSet {
  kind: Kind
  /** One printed amount in whole units of the currency. */
  unit: number
  /** What the set adds up to with its residual, in whole units: total revenue, or a line of it. */
  of: number
  score: number
  /** Another table measures divisions of these names by profit or assets: they are reportable segments. */
  known: boolean
}

/** What a table says of itself, before any of its figures is looked at. */
export interface Table {
  slices: Slice[]
  unit: number | null
  context: string
  near: string
  percents: boolean
  /** The sets it offers for a total in whole units: looked for once, judged again when more names are known. */
  offers: Map<number, { set: DivisionSet; unit: number }[]>
}

/** What a table of divisions, or the words over it, holds. */
export const NOTE_WORDS = /revenue|sales|segment|geograph/i

/** Pages that a table's columns may go over. */
const PAGES = 2

const GEOGRAPHIC = /geograph|by (?:region|countr|location)|countries|customer location|location of/i

/** Reads a table for the period that ends on `end`; its names of measured segments are added to `names`. Null where it has no columns. */
export function readTable(printed: Grid, evidence: InDocument, end: Day, names: Set<string>): Table | null {
  const { cover } = evidence
  const grid = ofCurrentPeriod(printed, { end, months: expectedMonths(cover) })
  const laid = layOut(grid)
  if (laid.columns.length === 0 || laid.columns.length > PAGES * MOST_COLUMNS) return null
  const lines = readLines(laid)
  const periods = readPeriods(laid, grid.before, cover)
  const heads = laid.head.map((r) => `${r.label} ${r.phrases.map((p) => p.text).join(' ')}`).join(' | ')
  const said = readUnits(`${laid.caption} | ${heads}`, grid.before.slice(-300))
  const near = `${grid.before.slice(-260)} ${laid.caption} ${heads}`
  for (const name of measuredNames(laid, lines)) names.add(name)
  return {
    slices: slicesOf(laid, lines, periods, { end, months: expectedMonths(cover), context: near }),
    unit: said.printed ? said.money : null,
    context: `${grid.before.slice(-900)} ${laid.caption}`,
    near,
    percents: laid.columns.some((c) => c.kind === 'percent' || c.kind === 'change'),
    offers: new Map(),
  }
}

/**
 * The units a note may print in: the statement's, its own, thousands under a statement in whole units, and, where it says
 * none, millions in tenths under a statement in thousands (0000000000-22-810036).
 */
export function unitsOf(table: Table, money: number): number[] {
  const isTenths = ({ cells }: Slice) => cells.length > 1 && cells.every(({ figure }) => figure.decimals === 1)
  const unsaid = table.unit === null && money === 1e3 && table.slices.some(isTenths) ? [1e6] : []
  return [...new Set([money, ...(table.unit === null ? [] : [table.unit]), ...(money === 1 ? [1e3] : []), ...unsaid])]
}

function offersOf(table: Table, total: number, money: number, company: string) {
  const known = table.offers.get(total)
  if (known) return known
  const segmental = /segment/i.test(table.context)
  const offers = unitsOf(table, money).flatMap((unit) =>
    table.slices.flatMap((slice) => setsOf(slice, total / unit, company, segmental).map((set) => ({ set, unit }))),
  )
  table.offers.set(total, offers)
  return offers
}

/** Places amid businesses are parts of one: they take the name that stands over them ("Exploration and Production"). */
function withHeadings(parts: readonly Cell[]): Cell[] {
  const places = parts.filter(({ label }) => isPlaceName(label))
  const named = places.every(({ title }) => title !== '' && !isMeasure(title.toLowerCase()) && !isPlaceName(title))
  if (!named || places.length === 0 || places.length * 2 >= parts.length) return [...parts]
  return parts.map((part) => (places.includes(part) ? { ...part, label: `${part.title} ${part.label}` } : part))
}

/** Words over a table that divides revenue by whom it comes from. */
const BY_CUSTOMERS =
  /\bby (?:(?!and\b|products?\b|services?\b)[a-z']+ ){0,3}(?:industr(?:y|ies)|verticals?|end[- ]markets?|sectors?|customers?|channels?)\b/i
/** Points that such a list loses, so that one of products or services comes first, however short. */
const OF_CUSTOMERS = 1.2

/** Names of nothing in particular: no table measures what is left over, and no sentence names it. */
const isRemainder = (label: string): boolean => /^(?:all )?others?$/i.test(label)

/** So many of a list's names are measured: one may be worded otherwise there. */
const MOST_MEASURED = 0.75

/** Whether most of the names, remainders aside, are among those that the document measures by profit or assets. */
function areMeasured(labels: readonly string[], measured: ReadonlySet<string>): boolean {
  const named = labels.filter((label) => !isRemainder(label))
  const told = named.filter((label) => measured.has(cleanName(label).toLowerCase()))
  return named.length > 0 && told.length >= MOST_MEASURED * named.length
}

/** Points of names that a sentence gives the segments; a profit beside each says more. */
const NAMED = 1.5

/** What a document says of its segments' names. */
export interface Names {
  /** Under which tables give profits, assets or the like. */
  measured: Set<string>
  /** Sentences that name several segments; looked for when a set asks. */
  sentences(): readonly string[]
}

/** The sets of one table for a total in whole units, with how well they fit as divisions. */
export function setsIn(table: Table, total: number, money: number, company: string, names: Names): Found[] {
  const segmental = /segment/i.test(table.context)
  const geographic = GEOGRAPHIC.test(table.near)
  const out: Found[] = []
  for (const { set: offered, unit } of offersOf(table, total, money, company)) {
    const set = { ...offered, parts: withHeadings(offered.parts) }
    const labels = set.parts.map((p) => p.label)
    const known = areMeasured(labels, names.measured)
    const named = !known && areNamed(labels, names.sentences())
    if (!known && !named && labels.some(isOdd)) continue
    // What is left has no name then: only of segments is it known that they are all of the company's.
    if (!known && !named && set.proof === 'near') continue
    let score = Math.min(12, labels.length) * 0.1 + (known ? 3 : named ? NAMED : 0) + (segmental ? 1 : 0)
    if (/management'?s discussion|results of operations|compared (?:to|with)/i.test(table.context)) score -= 1
    if (table.percents) score -= 1
    if (set.residual.some((p) => !/eliminat|inter-?segment/i.test(p.label))) score -= 0.3
    else if (set.residual.length > 0) score += 0.1
    // The same divisions may be printed again, rounded, in a letter or in item 1.
    if (unit > money) score -= 0.7
    score -= set.proof === 'near' ? 2 : set.proof === 'sum' ? 0.3 : 0
    if (!known && /disaggregat|by (?:product|service|category)|revenue by|net sales by/i.test(table.near)) score += 0.7
    if (!known && !named && BY_CUSTOMERS.test(table.near)) score -= OF_CUSTOMERS
    const kind = kindOfNames(labels, geographic)
    const geo = geographic && !known ? 2 : 0
    if (kind) out.push({ ...set, kind, unit, of: total, known, score: score + (kind === 'geographical' ? geo : 0) })
    const places = set.parts.filter((p) => isPlaceName(p.label))
    const rest = set.parts.filter((p) => !isPlaceName(p.label))
    const sum = places.reduce((s, p) => s + p.value, 0)
    // Segments that mix places and businesses: the others are what is left, by their names (T93).
    if (kind !== 'geographical' && known && places.length >= 3 && sum * unit >= 0.75 * total)
      out.push({
        ...set,
        kind: 'geographical',
        unit,
        of: total,
        known,
        parts: places,
        residual: [...rest, ...set.residual],
        score: score - 5,
      })
  }
  return out
}

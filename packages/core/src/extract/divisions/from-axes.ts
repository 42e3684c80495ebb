/**
 * Divisions of revenue from the dimensions of the current period's facts (decision 51): reportable segments
 * where they are businesses, else the disaggregation by product or service; places from segments that are places, else
 * from revenue by geography. A set counts only when it adds up to total revenue with a residual that has a name.
 */
import { isBesideSales, isPlace, isUnallocated } from '../../filing/places.ts'
import { subsetFinder, total } from '../roles/solve/subset.ts'
import { type Amount, money, type Picked, undimensioned } from '../sheet/amount.ts'
import { cellOf } from '../statements/tagged/amount.ts'
import { linesOf } from '../statements/tagged/face.ts'
import { type Span, same } from '../statements/tagged/period.ts'
import { type Facts, factOf, printedText } from '../tags/facts.ts'
import type { Face } from '../tags/tables.ts'
import { withoutDust } from '../without-dust.ts'
import type { Item } from './axis-items.ts'
import type { Offer } from './axis-sets.ts'
import { offers } from './candidates.ts'
import { bothGroups, type Divisions, groupOf, type PlacedGroup } from './group.ts'
import { REMAINDER } from './names.ts'

/** Divisions with how they were found. */
interface AxesDivisions extends Divisions {
  trace: string[]
}

interface Chosen {
  offer: Offer
  items: Item[]
  residual: number
  name: string | null
  residualItems: Item[]
  score: number
}

/** Reads both groups; null where nothing that adds up is printed. `unit` is the printed unit of money. */
export function divisionsOfAxes(
  facts: Facts,
  face: Face,
  span: Span,
  revenue: Picked | null,
  unit: number,
): AxesDivisions {
  if (revenue === null || revenue.value <= 0) return { ...bothGroups(null, null), trace: [] }
  const concepts = new Set(revenue.lines.map((line) => line.concept))
  const all = offers(facts, face.all, span, concepts)
  const faceLines = linesOf(facts, face.rows, (fact) => same(span, fact))
  const own = faceOffer(facts, faceLines, revenue)
  if (own) all.push(own)
  const extra = faceLines
    .filter((line) => line.row < (revenue.lines[0]?.row ?? 0) && line.value !== 0)
    .map((line) => ({ value: line.value, label: line.label }))
  const solved = all.flatMap((offer) => {
    const chosen = solve(facts, offer, revenue.value, unit, extra, face)
    return chosen === null ? [] : [chosen]
  })
  const best = (list: Chosen[]) => [...list].sort((a, b) => b.score - a.score || a.offer.at - b.offer.at)[0] ?? null
  const business = best(solved.flatMap((one) => scored(one, businessScore(one))))
  const places = best(
    [...solved, ...solved.flatMap((one) => placesOnly(one, revenue.value))].flatMap((one) =>
      scored(one, placeScore(one)),
    ),
  )
  return {
    ...bothGroups(placed(facts, business, 'business_segments'), placed(facts, places, 'geographical_segments')),
    trace: [...traceOf(business, 'business_segments'), ...traceOf(places, 'geographical_segments')],
  }
}

type Path = Parameters<typeof groupOf>[0]

/** A set put together from two tables gives way to one that stands in one. */
const scored = (one: Chosen, score: number | null): Chosen[] =>
  score === null ? [] : [{ ...one, score: score - (one.offer.joined ? 5 : 0) }]

/** The statement's own lines of revenue above the total, where they are concepts of their own. */
function faceOffer(facts: Facts, lines: readonly Amount[], revenue: Picked): Offer | null {
  const row = revenue.lines[0]?.row ?? -1
  const above = lines.filter((line) => line.row < row && undimensioned(line) && money(line))
  if (above.length < 2 || above.some((line) => /Interest(?!AndOther)|Expense|Gain|FairValue/.test(line.concept)))
    return null
  if (above.some((line) => isBesideSales(line.label))) return null
  const items = above.map(({ concept, label, value, cell }) => {
    const fact = factOf(facts, cell)
    return { key: concept, label, value, facts: fact === null ? [] : [fact] }
  })
  return {
    axis: 'product',
    table: null,
    items,
    rest: [],
    others: [],
    joined: false,
    totals: [],
    at: Number.MAX_SAFE_INTEGER,
  }
}

/** Other amounts of a table, and lines of the statement, that are tried as what the divisions leave over. */
const MOST_OTHERS = 300

function solve(
  facts: Facts,
  offer: Offer,
  revenue: number,
  unit: number,
  extra: readonly { value: number; label: string }[],
  face: Face,
): Chosen | null {
  const scale = Math.max(unit, coarsest(facts.bytes, offer.items))
  const tolerance = (count: number) => Math.max(unit * 1.01, scale * 0.51 * count)
  const plain = offer.items.filter((item) => !isUnallocated(item.label))
  const rest = [...offer.rest, ...offer.items.filter((item) => isUnallocated(item.label))].filter(
    (item) => item.value !== 0,
  )
  const whole = (items: Item[], residual: number, name: string | null, residualItems: Item[]): Chosen => ({
    offer,
    items,
    residual,
    name,
    residualItems,
    score: 0,
  })
  const finest = subsetFinder(plain, tolerance)
  const exact = finest(revenue)
  if (exact) {
    const left = withoutDust(revenue - total(exact))
    return whole(exact, left, left === 0 ? null : 'Rounding', [])
  }
  const seen = new Set<number>()
  const distinct = rest.filter(({ value }) => !seen.has(value) && seen.add(value))
  for (const some of subsets(distinct)) {
    const set = finest(revenue - total(some))
    if (set) {
      const residual = withoutDust(revenue - total(set))
      return whole(set, residual, some.map((item) => item.label).join(', '), some)
    }
  }
  const small = offer.others.filter((other) => Math.abs(other.value) <= revenue * 0.1)
  for (const other of small.slice(0, MOST_OTHERS)) {
    for (const value of [other.value, -other.value]) {
      const set = finest(revenue - value)
      if (set) return whole(set, withoutDust(revenue - total(set)), other.label, [])
    }
  }
  // Divided is less than the total (T96): what is left must be a line of the statement or the table's own total.
  for (const line of extra.slice(0, MOST_OTHERS)) {
    if (Math.abs(line.value) > revenue * 0.4) continue
    const set = finest(revenue - line.value)
    if (set && face.tables[0] !== offer.table) return whole(set, withoutDust(revenue - total(set)), line.label, [])
  }
  for (const sum of offer.totals.slice(0, MOST_OTHERS)) {
    if (sum === revenue || Math.abs(sum - revenue) > revenue * 0.1) continue
    const set = finest(sum)
    if (set) return whole(set, withoutDust(revenue - total(set)), REMAINDER, [])
  }
  return null
}

/** The coarsest printed unit of a set: its scale less the decimals its cells print. */
function coarsest(bytes: Facts['bytes'], items: readonly Item[]): number {
  let unit = 1
  for (const fact of items.flatMap((item) => item.facts)) {
    const decimals = /[.](\d+)/.exec(printedText(bytes, fact))?.[1]?.length ?? 0
    unit = Math.max(unit, 10 ** Math.min(9, Math.max(0, fact.scale - decimals)))
  }
  return unit
}

/** Some of what belongs to no division: all of it, each alone, then every other choice, the larger first. */
function subsets<T>(items: readonly T[]): T[][] {
  const few = items.slice(0, 6)
  const found: T[][] = []
  for (let mask = (1 << few.length) - 1; mask > 0; mask--) found.push(few.filter((_, at) => mask & (1 << at)))
  const rank = (some: T[]) => (some.length === few.length ? 0 : some.length === 1 ? 1 : 2 + few.length - some.length)
  return found.sort((a, b) => rank(a) - rank(b))
}

const share = (items: readonly Item[], test: (item: Item) => boolean): number =>
  items.filter(test).length / Math.max(1, items.length)
const named = (item: Item): boolean => isPlace(item.label)

function businessScore({ offer, items, residual }: Chosen): number | null {
  if (offer.axis === 'place') return null
  const places = share(items, named)
  if (places === 1) return null
  const fine = Math.min(items.length, 20) / 4 + (residual === 0 ? 2 : 0)
  if (offer.axis === 'segment') return (places === 0 ? 100 : places < 0.5 ? 90 : 20) + fine
  if (places > 0.34 || items.some((item) => isBesideSales(item.label))) return null
  return (offer.axis === 'product' ? 80 : 60) + fine - (Math.abs(residual) > 0.02 * total(items) ? 8 : 0)
}

function placeScore({ offer, items, residual }: Chosen): number | null {
  const places = share(items, named)
  const fine = Math.min(items.length, 20) / 4 + (residual === 0 ? 2 : 0)
  if (offer.axis === 'segment')
    return places === 1 ? (residual === 0 || items.length === 0 ? 90 : Math.abs(residual) > 0 ? 70 : 90) + fine : null
  if (offer.axis === 'place') return places >= 0.5 && Math.abs(residual) <= 0.1 * total(items) ? 80 + fine : null
  return null
}

/** The places among segments that mix places and businesses (T93): the others are what is left, by their names. */
function placesOnly(one: Chosen, revenue: number): Chosen[] {
  if (one.offer.axis !== 'segment') return []
  const places = one.items.filter(named)
  const others = one.items.filter((item) => !named(item))
  if (others.length === 0 || places.length < 3 || total(places) < revenue * 0.75) return []
  const name = [...others.map((item) => item.label), ...(one.name === null ? [] : [one.name])].join(', ')
  return [{ ...one, items: places, residual: withoutDust(revenue - total(places)), name, residualItems: [] }]
}

/** The chosen set as the statement keeps it. */
function placed(facts: Facts, chosen: Chosen | null, path: Path): PlacedGroup | null {
  if (chosen === null) return null
  const { items, residual, name, residualItems } = chosen
  const divisions = items.map((item) => ({ label: item.label, value: item.value, place: placeOf(facts, item) }))
  const [only] = residualItems
  const place = only !== undefined && residualItems.length === 1 ? placeOf(facts, only) : null
  return groupOf(path, divisions, { value: residual, name, place })
}

const traceOf = (chosen: Chosen | null, path: Path): string[] =>
  chosen === null
    ? []
    : [
        `${path}: ${chosen.items.length} by ${chosen.offer.axis}, ${chosen.residual === 0 ? 'nothing left' : `${chosen.residual} left (${chosen.name ?? ''})`}`,
      ]

function placeOf(facts: Facts, item: Item) {
  const cells = item.facts.map((fact) => cellOf(facts, fact, item.label))
  const first = cells[0]
  return cells.length === 1 && first !== undefined
    ? first
    : { computed: true as const, rule: 'sum of the cells', parts: cells }
}

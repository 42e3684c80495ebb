import { isBesideSales } from '../../filing/places.ts'
import type { Figures, Place, Provenance } from '../../statement/statement.ts'
import type { Day } from '../document/dates.ts'
import type { Grid } from '../document/row.ts'
import { gridBelow, joinedGrid, noteGrids, segmentGrids } from '../notes/grids.ts'
import { layOut, MOST_COLUMNS } from '../sheet/columns.ts'
import { cleanLabel, readLines } from '../sheet/lines.ts'
import { expectedMonths, readPeriods } from '../sheet/periods.ts'
import { readUnits } from '../sheet/units.ts'
import { computedPlace, times } from '../shown.ts'
import type { InDocument } from '../statements/in-document.ts'
import { bothGroups, type Divisions, groupOf, type PlacedGroup } from './group.ts'
import { areNamed, segmentSentences } from './named-segments.ts'
import {
  canBeDivision,
  cleanName,
  isDeduction,
  isMeasure,
  isOdd,
  isPlaceName,
  kindOfNames,
  REMAINDER,
} from './names.ts'
import { type DivisionSet, setsOf } from './sets.ts'
import { type Cell, measuredNames, type Slice, slicesOf } from './slices.ts'

type Kind = 'business' | 'geographical'

interface Found extends DivisionSet {
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
interface Table {
  slices: Slice[]
  unit: number | null
  context: string
  near: string
  percents: boolean
  /** The sets it offers for a total in whole units: looked for once, judged again when more names are known. */
  offers: Map<number, { set: DivisionSet; unit: number }[]>
}

const NOTE_WORDS = /revenue|sales|segment|geograph/i
const GEOGRAPHIC = /geograph|by (?:region|countr|location)|countries|customer location|location of/i

function readTable(grid: Grid, evidence: InDocument, end: Day, names: Set<string>): Table | null {
  const { cover } = evidence
  const laid = layOut(grid)
  if (laid.columns.length === 0 || laid.columns.length > MOST_COLUMNS) return null
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

/** The units a note may print in: the statement's, its own, and thousands or millions under a statement in whole units. */
function unitsOf(table: Table, money: number): number[] {
  return [...new Set([money, ...(table.unit === null ? [] : [table.unit]), ...(money === 1 ? [1e3] : [])])]
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

/** Points of names that a sentence gives the segments; a profit beside each says more. */
const NAMED = 1.5

/** What a document says of its segments' names. */
interface Names {
  /** Under which tables give profits, assets or the like. */
  measured: Set<string>
  /** Sentences that name several segments; looked for when a set asks. */
  sentences(): readonly string[]
}

/** The sets of one table for a total in whole units, with how well they fit as divisions. */
function setsIn(table: Table, total: number, money: number, company: string, names: Names): Found[] {
  const segmental = /segment/i.test(table.context)
  const geographic = GEOGRAPHIC.test(table.near)
  const out: Found[] = []
  for (const { set: offered, unit } of offersOf(table, total, money, company)) {
    const set = { ...offered, parts: withHeadings(offered.parts) }
    const labels = set.parts.map((p) => p.label)
    const known =
      labels.filter((label) => names.measured.has(cleanName(label).toLowerCase())).length >= 0.8 * labels.length
    const named = !known && areNamed(labels, names.sentences())
    if (!known && !named && labels.some(isOdd)) continue
    let score = Math.min(12, labels.length) * 0.1 + (known ? 3 : named ? NAMED : 0) + (segmental ? 1 : 0)
    if (/management'?s discussion|results of operations|compared (?:to|with)/i.test(table.context)) score -= 1
    if (table.percents) score -= 1
    if (set.residual.some((p) => !/eliminat|inter-?segment/i.test(p.label))) score -= 0.3
    else if (set.residual.length > 0) score += 0.1
    // The same divisions may be printed again, rounded, in a letter or in item 1.
    if (unit > money) score -= 0.7
    score -= set.proof === 'near' ? 2 : set.proof === 'sum' ? 0.3 : 0
    if (!known && /disaggregat|by (?:product|service|category)|revenue by|net sales by/i.test(table.near)) score += 0.7
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

/**
 * Business and geographical divisions of revenue, from the notes' tables and the statement's own lines; only sets that
 * add up to total revenue with a named residual are shown, else null (decision 51).
 */
export function divisionsOfTables(
  evidence: InDocument,
  figures: Figures,
  provenance: Provenance,
  money: number,
): Divisions {
  const none = bothGroups(null, null)
  const { chosen, cover } = evidence
  const revenue = figures.total_revenue
  const place = provenance.total_revenue
  const end = chosen.periods[chosen.column]?.end ?? cover.end
  if (revenue === null || revenue <= 0 || !place || !end) return none
  const company = (cover.company ?? '').toLowerCase().split(/[\s,.]+/)[0] ?? ''
  const texts = printsOf('text' in place ? place.text : (revenue / money).toLocaleString('en-US'), revenue, money)
  let sentences: readonly string[] | null = null
  const names: Names = {
    measured: new Set(),
    sentences() {
      sentences ??= segmentSentences(evidence)
      return sentences
    },
  }
  const known = new Map<string, Table | null>()
  const tableOf = (grid: Grid) => {
    const key = `${grid.start}-${grid.end}`
    const table = known.get(key)
    if (table !== undefined) return table
    const made = readTable(grid, evidence, end, names.measured)
    known.set(key, made)
    return made
  }
  const read = (grids: readonly Grid[]) => [...new Set(grids.map(tableOf))].filter((table) => table !== null)
  const below = gridBelow(evidence, revenue / money)
  const grids = [...noteGrids(evidence, texts, NOTE_WORDS), ...(below === null ? [] : [below])]
  const tables = read(grids)
  const part = partRevenue(evidence, revenue / money)
  const partTexts = part ? printsOf(part.line.text, part.line.value * money, money) : []
  const partTables = read(noteGrids(evidence, partTexts, NOTE_WORDS))
  const find = (all: readonly Table[]): Found[] => {
    const found = all.flatMap((table) => setsIn(table, revenue, money, company, names))
    found.push(...statementSets(evidence, revenue, money))
    // Divisions of net sales where the total holds more: the rest is the residual, under its own name (T96).
    for (const table of part ? partTables : []) {
      for (const f of setsIn(table, (part?.line.value ?? 0) * money, money, company, names)) {
        if (f.kind === 'business' || !found.some((other) => other.kind === f.kind))
          found.push({ ...f, residual: [...f.residual, ...(part?.rest ?? [])], score: f.score - 0.6 })
      }
    }
    return found
  }
  const best = (found: readonly Found[], kind: Kind) => {
    let top: Found | null = null
    for (const f of found) if (f.kind === kind && (!top || f.score > top.score + 0.001)) top = f
    return top
  }
  let found = find(tables)
  const business = best(found, 'business')
  // Segment tables that do not print total revenue itself: they tell the segments' names, or hold them alone.
  if (!business?.known || best(found, 'geographical')?.known === false) {
    const more = read(segmentGrids(evidence, texts)).filter((table) => !tables.includes(table))
    if (more.length > 0) found = find([...tables, ...more])
  }
  if (!best(found, 'business')) {
    const joined = grids.map((grid) => joinedGrid(evidence, grid)).filter((grid) => grid !== null)
    if (joined.length > 0) found = [...found, ...find(read(joined))]
  }
  return bothGroups(
    placed(best(found, 'business'), 'business_segments', revenue, place),
    placed(best(found, 'geographical'), 'geographical_segments', revenue, place),
  )
}

/**
 * How notes may print an amount: as the statement does, without its decimals, and in thousands or millions where the
 * statement prints a finer unit.
 */
function printsOf(text: string, amount: number, money: number): string[] {
  const own = text.replace(/[$()\s]/g, '')
  const rounded = (unit: number, decimals: number) =>
    (amount / unit).toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  const prints = [own]
  if (/\.\d/.test(own)) prints.push(rounded(money, 0))
  if (money === 1 && amount >= 1e7) prints.push(rounded(1e3, 0))
  if (money === 1e3 && amount >= 1e9) prints.push(rounded(1e6, 1), rounded(1e6, 0))
  return [...new Set(prints)].filter((print) => print.length >= 4)
}

/** Lines that may stand beside sales in a total of revenue. */
const MOST_BESIDE = 8

/** Where the parts of a printed sum begin, right above it; the sum's own place where it has none. */
function firstPart(rows: readonly Cell[], at: number): number {
  let sum = 0
  for (let k = at - 1; k >= 0; k -= 1) {
    sum += rows[k]?.value ?? 0
    if (at - k >= 2 && Math.abs(sum - (rows[at]?.value ?? 0)) <= at - k) return k
  }
  return at
}

/** A line of revenue that is most of the total, with the lines that are the rest. */
function partRevenue({ chosen }: InDocument, revenue: number): { line: Cell['figure']; rest: Cell[] } | null {
  const index = chosen.roles.revenue?.length === 1 ? chosen.roles.revenue[0]?.index : undefined
  if (index === undefined || index === 0) return null
  const rows = statementCells({ chosen }, index)
  const isMost = (row: Cell) => row.value >= 0.7 * revenue && row.value < revenue && /sales|revenue/i.test(row.label)
  // A total of sales before one of its lines.
  const main = rows.find((row) => isMost(row) && /^total\b/i.test(row.label)) ?? rows.find(isMost)
  if (!main) return null
  const at = rows.indexOf(main)
  const rest = [...rows.slice(0, firstPart(rows, at)), ...rows.slice(at + 1)]
  const sum = rest.reduce((s, row) => s + row.value, main.value)
  return rest.length > 0 && rest.length < MOST_BESIDE && Math.abs(sum - revenue) <= rows.length
    ? { line: main.figure, rest }
    : null
}

/** The statement's lines before `index`, in its current column. */
function statementCells({ chosen }: Pick<InDocument, 'chosen'>, index: number): Cell[] {
  return chosen.lines.slice(0, index).flatMap((line) => {
    const figure = line.values[chosen.column]
    if (!figure || figure.percent) return []
    const label = cleanLabel(line.label)
    const value = isDeduction(label) ? -Math.abs(figure.value) : figure.value
    return [{ label, value, figure, title: line.title, indent: line.indent }]
  })
}

/** Names that say no more than that something is revenue. */
const MERE =
  /^(?:(?:net|total|gross|other|operating|all other) )*(?:sales|revenues?|income)(?: and other(?: income)?)?$|^(?:all )?others?$/i

/** The statement's own lines of revenue. */
function statementSets({ chosen }: InDocument, revenue: number, money: number): Found[] {
  const index = chosen.roles.revenue?.at(-1)?.index
  if (index === undefined) return []
  const cells = statementCells({ chosen }, index + 1)
  if (cells.some((cell) => isBesideSales(cell.label))) return []
  const terms = chosen.roles.revenue ?? []
  // Two businesses one above the other without a total (T146): each block's line is a division, named by its heading.
  if (terms.length > 1) {
    const parts = terms.flatMap((term) => {
      const line = chosen.lines[term.index]
      const figure = line?.values[chosen.column]
      if (!line || !figure || term.sign !== 1) return []
      const label = isMeasure(line.bare) && line.title !== '' ? line.title : cleanLabel(line.label)
      return [{ label, value: figure.value, figure, title: '', indent: 0 }]
    })
    const labels = parts.map((p) => p.label)
    const kind = kindOfNames(labels, false)
    const whole = Math.abs(parts.reduce((s, p) => s + p.value, 0) * money - revenue) < money
    if (
      kind &&
      whole &&
      new Set(labels).size === labels.length &&
      labels.every((label) => canBeDivision(label) && !isOdd(label))
    ) {
      const set = { parts, residual: [], proof: 'sum' as const, by: 'rows' as const, total: null }
      return [{ ...set, kind, unit: money, of: revenue, known: false, score: 0.4 }]
    }
  }
  return setsOf(
    { by: 'rows', cells, measured: false, headed: false, current: true },
    revenue / money,
    '',
    false,
  ).flatMap((set) => {
    const labels = set.parts.map((p) => p.label)
    const kind = labels.some(isOdd) || labels.every((label) => MERE.test(label)) ? null : kindOfNames(labels, false)
    return kind ? [{ ...set, kind, unit: money, of: revenue, known: false, score: 0.4 + 0.01 * labels.length }] : []
  })
}

const placeOf = (cell: Cell): Place => ({
  label: cell.label,
  text: cell.figure.text,
  concept: null,
  start: cell.figure.start,
  end: cell.figure.end,
})

/** The chosen set as the statement keeps it; `printed`: where total revenue stands. */
function placed(found: Found | null, path: Path, revenue: number, printed: Place): PlacedGroup | null {
  if (!found) return null
  const { parts, residual, unit, total } = found
  const left = times(revenue - parts.reduce((s, p) => s + times(p.value, unit), 0), 1)
  const near = found.proof === 'near' && total !== null
  const cells = near ? [...('text' in printed ? [printed] : []), placeOf(total)] : residual.map(placeOf)
  return groupOf(
    path,
    parts.map((p) => ({ label: p.label, value: times(p.value, unit), place: placeOf(p) })),
    {
      value: left,
      name: [...new Set(residual.map((p) => p.label))].join(', ') || (near ? REMAINDER : 'Rounding'),
      place: left !== 0 && cells.length > 0 ? computedPlace('total_revenue − divisions', cells) : null,
    },
  )
}

type Path = Parameters<typeof groupOf>[0]

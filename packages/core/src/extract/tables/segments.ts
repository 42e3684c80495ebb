import type { Figures, Place, Provenance, SegmentGroup } from '../../statement/statement.ts'
import { type Laid, layOut } from './columns.ts'
import { dayNumber } from './dates.ts'
import { type Evidence, times } from './evaluate.ts'
import { cleanLabel, type Line, readLines } from './lines.ts'
import { noteGrids } from './note-grids.ts'
import { type Period, readPeriods } from './periods.ts'
import { isPlace } from './places.ts'
import type { Figure, Grid } from './row.ts'
import { readUnits } from './units.ts'

interface Part {
  label: string
  value: number
  figure: Figure
}

interface Found {
  parts: Part[]
  residual: Part[]
  kind: 'business' | 'geographical'
  score: number
}

const RESIDUAL =
  /eliminat|^(?:general |unallocated )?corporate|inter-?segment|unallocated|reconcil|hedg|intercompany|not allocated|inter-?area/i
const NOT_DIVISION =
  /point in time|over time|\bquarter\b|\bmonths?\b|\bcosts?\b|expense|\btax|deprecia|assets|customer|receivable|deferred|\bdirect\b|distributor|channel|goods transferred|services transferred|net income|gross (?:profit|margin)|operating (?:income|profit|loss)|income (?:from|before)|\bearnings\b|provision|interest|warrant|^less\b|allowance|balance|beginning|prior|recognized|gross (?:sales|revenue)|lessor|lease revenue|^revenues? from contracts|contracts with customers|third part(?:y|ies)|external|eps|per share|equity|wholesale$|^net (?:sales|revenues?)$|^(?:total )?revenues?$|cash|dividend|other income$|shares|headcount|^consolidated|segments? total|total (?:reportable |operating )?segments?|^\d{4}$/i
const TOTAL = /^(?:total|consolidated|worldwide|company|net sales|net revenues?|revenues?|sales)\b|^$/i

const cleanName = (label: string) =>
  cleanLabel(label)
    .replace(/^(?:total )?(?:net )?(?:sales|revenues?)(?: by \w+)?\s*[–—:-]+\s*(?:in the )?/i, '')
    .trim()

/** Marks rows that are sums of the rows before or after them: parents and subtotals (T104). */
function parents(values: readonly number[], step: number): boolean[] {
  const marked = values.map(() => false)
  for (let i = 0; i < values.length; i += 1) {
    for (const direction of [-1, 1]) {
      let sum = 0
      for (let k = 1; k <= 8; k += 1) {
        const j = i + direction * k
        const value = values[j]
        if (value === undefined) break
        if (marked[j]) continue
        sum += value
        if (k >= 2 && Math.abs(sum - (values[i] ?? 0)) <= step * 1.5 && sum !== 0) marked[i] = true
      }
    }
  }
  return marked
}

/** Rows called a total that are the sum of the rows right over them: their parts are finer (T104). */
function subtotals(rows: readonly { line: Line; figure: Figure }[], step: number): boolean[] {
  const marked = rows.map(() => false)
  for (const [i, row] of rows.entries()) {
    if (!/^total\b|\btotal$|^$/.test(row.line.bare)) continue
    let sum = 0
    let count = 0
    for (let j = i - 1; j >= 0; j -= 1) {
      if (marked[j]) continue
      sum += rows[j]?.figure.value ?? 0
      count += 1
      if (count >= 2 && Math.abs(sum - row.figure.value) <= step * count * 0.6) {
        marked[i] = true
        break
      }
    }
  }
  return marked
}

/** Divisions as rows: the rows over the total that add up to it. */
function byRows(
  lines: readonly Line[],
  column: number,
  revenue: number,
  step: number,
): { parts: Part[]; residual: Part[] }[] {
  const out: { parts: Part[]; residual: Part[] }[] = []
  for (const [t, total] of lines.entries()) {
    const figure = total.values[column]
    if (!figure || figure.percent || Math.abs(figure.value - revenue) > step * 1.01) continue
    if (total.bare !== '' && !TOTAL.test(total.bare) && !/total|net sales|revenue/.test(total.bare)) continue
    const rows: { line: Line; figure: Figure }[] = []
    for (let i = t - 1; i >= 0 && rows.length < 24; i -= 1) {
      const line = lines[i]
      const f = line?.values[column]
      if (!line || !f || f.percent) continue
      rows.unshift({ line, figure: f })
    }
    const totals = subtotals(rows, step)
    for (let from = rows.length - 2; from >= 0; from -= 1) {
      const window = rows.slice(from)
      const marked = parents(
        window.map((r) => r.figure.value),
        step,
      )
      const leaves = window.filter((_, k) => !marked[k] && !totals[from + k])
      const sum = leaves.reduce((s, r) => s + r.figure.value, 0)
      if (leaves.length < 2 || Math.abs(sum - revenue) > step * Math.max(1, leaves.length * 0.6)) continue
      const found = split(leaves.map((r) => ({ label: nameOf(r.line), value: r.figure.value, figure: r.figure })))
      if (!found) continue
      out.push(found)
      break
    }
  }
  return out
}

/** "Net sales" under a heading of the segment's name: the heading is the name (T110). */
function nameOf(line: Line): string {
  const own = cleanName(line.label)
  if (/^(?:total )?(?:net )?(?:sales|revenues?)$|^total$/i.test(own)) {
    const heading = line.heading.split(' > ').at(-1) ?? ''
    return heading.replace(/\b[a-z]/g, (c) => c.toUpperCase())
  }
  return own
}

function split(parts: Part[]): { parts: Part[]; residual: Part[] } | null {
  const residual = parts.filter((p) => RESIDUAL.test(p.label))
  const own = parts.filter((p) => !RESIDUAL.test(p.label) && p.value !== 0)
  if (
    own.length < 2 ||
    own.some((p) => p.label === '' || p.label.length > 80 || NOT_DIVISION.test(p.label) || p.value < 0)
  )
    return null
  const names = new Set(own.map((p) => p.label.toLowerCase()))
  return names.size === own.length ? { parts: own, residual } : null
}

/** Divisions as columns: a row of revenue whose last column, or one headed "total", is the revenue (T108). */
function byColumns(
  laid: Laid,
  lines: readonly Line[],
  revenue: number,
  step: number,
  periods: readonly Period[],
  end: number,
): { parts: Part[]; residual: Part[] }[] {
  const out: { parts: Part[]; residual: Part[] }[] = []
  if (laid.columns.length < 3) return out
  for (const line of lines) {
    if (!/revenue|sales|^total$|^$/.test(line.bare)) continue
    const at = line.values.findIndex(
      (f, j) => f !== null && !f.percent && Math.abs(f.value - revenue) <= step * 1.01 && j >= 2,
    )
    if (at < 0) continue
    for (let from = at - 2; from >= 0; from -= 1) {
      const parts: Part[] = []
      for (let j = from; j < at; j += 1) {
        const figure = line.values[j]
        if (figure) parts.push({ label: columnName(laid.columns[j]?.head ?? ''), value: figure.value, figure })
      }
      const marked = parents(
        parts.map((p) => p.value),
        step,
      )
      const leaves = parts.filter((_, k) => !marked[k])
      const sum = leaves.reduce((s, p) => s + p.value, 0)
      if (leaves.length < 2 || Math.abs(sum - revenue) > step * Math.max(1, leaves.length * 0.6)) continue
      const dated = periods.slice(from, at + 1).some((p) => p.end && Math.abs(dayNumber(p.end) - end) > 12)
      const found = dated ? null : split(leaves)
      if (!found) continue
      out.push(found)
      break
    }
  }
  return out
}

const columnName = (head: string) =>
  cleanName(
    head
      .replace(/(?:for the )?(?:three|six|nine|twelve|\d+) (?:months|weeks) ended/gi, '')
      .replace(/(?:fiscal )?years? ended/gi, '')
      .replace(/(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z.]* \d{1,2},?(?: (?:19|20)\d\d)?/gi, '')
      .replace(/\b(?:19|20)\d\d\b/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )

function kindOfParts(parts: readonly Part[]): 'business' | 'geographical' | null {
  const places = parts.map((p) => isPlace(p.label))
  const yes = places.filter((p) => p === true).length
  const no = places.filter((p) => p === false).length
  if (yes === 0) return no > 0 ? 'business' : null
  if (no === 0) return 'geographical'
  return yes >= 0.75 * (yes + no) && yes >= 3 ? 'geographical' : yes <= 0.25 * (yes + no) ? 'business' : null
}

function groupsOf(grid: Grid, evidence: Evidence, revenueWhole: number, money: number): Found[] {
  const { cover, chosen } = evidence
  const laid = layOut(grid)
  if (laid.columns.length === 0 || laid.columns.length > 24) return []
  const lines = readLines(laid)
  const periods = readPeriods(laid, grid.before, cover)
  const current = chosen.periods[chosen.column]
  const end = current?.end ?? cover.end
  if (!end) return []
  const said = readUnits(`${laid.caption} | ${laid.head.map((r) => r.label).join(' | ')}`, grid.before.slice(-300))
  const out: Found[] = []
  const context = `${grid.before.slice(-900)} ${laid.caption}`
  for (const unit of new Set([money, said.printed ? said.money : money])) {
    const revenue = revenueWhole / unit
    const step = 1
    const sets: { parts: Part[]; residual: Part[] }[] = []
    for (const [j, period] of periods.entries()) {
      if (laid.columns[j]?.kind !== 'amount' || !period.end) continue
      if (Math.abs(dayNumber(period.end) - dayNumber(end)) > 12 || period.cumulative) continue
      sets.push(...byRows(lines, j, revenue, step))
    }
    sets.push(...byColumns(laid, lines, revenue, step, periods, dayNumber(end)))
    for (const set of sets) {
      const kind = kindOfParts(set.parts)
      if (!kind) continue
      let score = 0
      if (/segment/i.test(context)) score += 2
      if (/disaggregat|geograph|by (?:product|region|country|geographic)|revenue by|net sales by/i.test(context))
        score += kind === 'geographical' && /geograph|region|countr/i.test(context) ? 2 : 1
      if (/management'?s discussion|results of operations|compared (?:to|with)/i.test(context)) score -= 1
      if (laid.columns.some((c) => c.kind === 'percent' || c.kind === 'change')) score -= 1
      if (set.residual.length > 0) score -= 0.5
      score += Math.min(6, set.parts.length) * 0.1
      out.push({ ...set, kind, score })
    }
  }
  return out
}

/**
 * Business and geographical divisions of revenue, from the notes' tables and the statement's own lines; only sets that
 * add up to total revenue with a named residual are shown, else null (decisions 206, 207).
 */
export function readSegments(
  evidence: Evidence,
  figures: Figures,
  provenance: Provenance,
  money: number,
): { business: SegmentGroup | null; geographical: SegmentGroup | null } {
  const revenue = figures.total_revenue
  const place = provenance.total_revenue
  if (revenue === null || revenue <= 0 || !place) return { business: null, geographical: null }
  const texts = 'text' in place ? [place.text] : [(revenue / money).toLocaleString('en-US')]
  const found: Found[] = []
  for (const grid of noteGrids(evidence, texts, /revenue|sales|segment|geograph/i))
    found.push(...groupsOf(grid, evidence, revenue, money))
  const own = statementGroup(evidence, revenue, money)
  if (own) found.push(own)
  // Divisions of net sales where the total holds more: the rest is the residual, under its own name (T96).
  const part = partRevenue(evidence, revenue / money)
  if (part) {
    for (const grid of noteGrids(evidence, [part.line.text], /revenue|sales|segment|geograph/i)) {
      for (const f of groupsOf(grid, evidence, part.line.value * money, money)) {
        if (f.kind === 'business' || !found.some((other) => other.kind === f.kind)) {
          found.push({ ...f, residual: [...f.residual, ...part.rest], score: f.score - 0.6 })
        }
      }
    }
  }
  const best = (kind: Found['kind']) => {
    const pool = found.filter((f) => f.kind === kind)
    let top: Found | null = null
    for (const f of pool) if (!top || f.score > top.score + 0.001) top = f
    return top
  }
  return {
    business: groupOf(best('business'), 'business_segments', revenue, money, provenance),
    geographical: groupOf(best('geographical'), 'geographical_segments', revenue, money, provenance),
  }
}

/** A line of revenue that is most of the total, with the lines that are the rest. */
function partRevenue({ chosen }: Evidence, revenue: number): { line: Figure; rest: Part[] } | null {
  const index = chosen.roles.revenue?.length === 1 ? chosen.roles.revenue[0]?.index : undefined
  if (index === undefined || index === 0) return null
  const rows = chosen.lines.slice(0, index).flatMap((line) => {
    const figure = line.values[chosen.column]
    return figure && !figure.percent ? [{ label: cleanLabel(line.label), value: figure.value, figure }] : []
  })
  const main = rows.find((row) => row.value >= 0.7 * revenue && row.value < revenue && /sales|revenue/i.test(row.label))
  if (!main) return null
  const rest = rows.filter((row) => row !== main)
  const sum = rest.reduce((s, row) => s + row.value, main.value)
  return rest.length > 0 && rest.length < 5 && Math.abs(sum - revenue) <= rows.length
    ? { line: main.figure, rest }
    : null
}

/** The statement's own lines of revenue. */
function statementGroup({ chosen }: Evidence, revenue: number, money: number): Found | null {
  const index = chosen.roles.revenue?.at(-1)?.index
  if (index === undefined) return null
  const sets = byRows(chosen.lines.slice(0, index + 1), chosen.column, revenue / money, 1)
  const set = sets[0]
  const kind = set ? kindOfParts(set.parts) : null
  return set && kind ? { ...set, kind, score: 0.4 } : null
}

function groupOf(
  found: Found | null,
  key: string,
  revenue: number,
  money: number,
  provenance: Provenance,
): SegmentGroup | null {
  if (!found) return null
  const total = found.parts.reduce((s, p) => s + p.value, 0)
  const rest = found.residual.reduce((s, p) => s + p.value, 0)
  const unit = Math.abs(total + rest - revenue / money) <= found.parts.length + 2 ? money : null
  if (unit === null) return null
  const left = times(revenue - total * unit, 1)
  const cell = (p: Part): Place => ({
    label: p.label,
    text: p.figure.text,
    concept: null,
    start: p.figure.start,
    end: p.figure.end,
  })
  for (const [i, p] of found.parts.entries()) provenance[`${key}.divisions[${i}].revenue`] = cell(p)
  if (left !== 0 && found.residual.length > 0) {
    provenance[`${key}.revenue_not_allocated_to_divisions_net`] = {
      computed: true,
      rule: 'total_revenue − divisions',
      parts: found.residual.map(cell),
    }
  }
  return {
    divisions: found.parts.map((p) => ({
      label: p.label,
      description: null,
      revenue: times(p.value, unit),
      cost_of_revenue: null,
      operating_expenses: null,
      operating_income: null,
    })),
    revenue_not_allocated_to_divisions_net:
      left === 0 ? null : { value: left, description: found.residual.map((p) => p.label).join(', ') || 'Rounding' },
    cost_of_revenue_not_allocated_to_divisions_net: null,
    operating_expense_or_income_not_allocated_to_divisions_net: null,
  }
}

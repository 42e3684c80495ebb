/** The words that name a figure, from general usage and from the statement's own lines and divisions. */
import type { FigureName } from '../statement/statement.ts'
import type { FactBase, Metric } from './facts.ts'
import { BY_CATEGORY, GENERAL } from './general-words.ts'

/** A place in a sentence that names something a figure can be of. */
export interface MetricToken {
  start: number
  end: number
  /** what it may mean, the likeliest first */
  metrics: Metric[]
  /** said of a loss or a benefit: the amount is written without its sign */
  isNegated: boolean
  /** "brought in", "earned": what it is said of stands before it */
  isVerb?: boolean
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&').replace(/\s+/g, '\\s+')

/** A line's name as a text may write it: without footnotes, "expense", and in either spelling of "and". */
function ownName(name: string): string {
  return escaped(name.trim())
    .replace(/(?:and|&)/g, '(?:and|&)')
    .replace(/['’]/g, "['’]")
}

/** A line's name as it is spoken: without notes, "net of …", "expense". */
function shortLine(name: string): string {
  return name
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/,\s+(?:net|excluding|including)\b.*$/i, '')
    .replace(/\s+(?:expenses?|costs?)$/i, '')
    .trim()
}

/** A division's name as people write it: without marks of registration and "segment". */
function plainLabel(label: string): string {
  return label
    .replace(/\s*[®™©]|\s*\(\d+\)$/g, '')
    .trim()
    .replace(/ (?:segment|division|business)$/i, '')
}

/** A name in capitals is also written "Skyrizi", and any name in a headline's capitals. */
function otherCase(name: string): string {
  if (/\s/.test(name) || name.length < 4) return ''
  const title = name[0] + name.slice(1).toLowerCase()
  return [title, name.toUpperCase()]
    .filter((one) => one !== name && (name === name.toUpperCase() || one !== title))
    .map((one) => `|${ownName(one)}`)
    .join('')
}

interface Compiled {
  pattern: RegExp
  metrics: Metric[]
  isNegated: boolean
  isVerb: boolean
  isOwn: boolean
}
export type Lexicon = readonly Compiled[]

/** The words for one base: general ones, and the names of its expenses and divisions (as written, capitals included). */
export function lexiconOf(base: FactBase): Lexicon {
  const compile = (
    source: string,
    flags: string,
    metrics: Metric[],
    isNegated: boolean,
    isOwn: boolean,
    isVerb = false,
  ): Compiled => ({
    pattern: new RegExp(`(?<![\\w&])(?:${source})(?![\\w&])`, flags),
    metrics,
    isNegated,
    isVerb,
    isOwn,
  })
  const entries = GENERAL.map((one) =>
    compile(one.pattern.source, 'gi', one.metrics, one.isNegated ?? false, false, one.isVerb),
  )
  const expenses = new Map<string, string>()
  const divisions = new Map<string, number>()
  for (const period of base.periods) {
    for (const { name, category } of period.expenses) expenses.set(name, category)
    const labels = [...period.business, ...period.geographical].map((one) => one.label)
    for (const label of labels) {
      const times = labels.filter((one) => one === label).length
      divisions.set(label, Math.max(times, divisions.get(label) ?? 1))
    }
  }
  const categories = new Map<string, number>()
  for (const category of expenses.values()) categories.set(category, (categories.get(category) ?? 0) + 1)
  for (const [name, category] of expenses) {
    const metrics: Metric[] = [{ kind: 'expense', name }]
    if (name.length > 3) entries.push(compile(ownName(name), 'gi', metrics, false, true))
    const short = shortLine(name)
    if (
      short.length > 6 &&
      short !== name &&
      [...expenses.keys()].every((one) => one === name || shortLine(one) !== short)
    )
      entries.push(compile(`${ownName(short)}(?: (?:expenses?|costs?|spending))?`, 'gi', metrics, false, true))
    const usual = BY_CATEGORY[category]
    const alike = [...expenses].filter(([one, of]) => of === category && !/in-process|acquired/i.test(one))
    if (usual && (categories.get(category) === 1 || (alike.length === 1 && alike[0]?.[0] === name)))
      entries.push(compile(usual.source, 'gi', metrics, false, true))
  }
  for (const [label, times] of divisions) {
    // Two divisions may have one name ("Non-U.S." of this business and of that): either may be meant.
    const metrics = Array.from(
      { length: times },
      (_, nth): Metric => ({ kind: 'division', label, quantity: 'revenue', nth }),
    )
    // Names of divisions are often common words: one word only as written.
    const name = plainLabel(label)
    const isPhrase = /\S \S/.test(name) && !/^(?:other|total|net|all|rest)\b/i.test(name)
    entries.push(
      compile(
        `(?:the )?(?:${ownName(name)}${otherCase(name)})(?: (?:[Ss]egment|[Dd]ivision|[Bb]usiness))?(?:['’]s?)?`,
        isPhrase ? 'gi' : 'g',
        metrics,
        false,
        true,
      ),
    )
  }
  return entries
}

/** The metrics a sentence names, in order, without overlaps: the longest wins, then the statement's own names. */
export function metricTokens(text: string, lexicon: Lexicon): MetricToken[] {
  const found: (MetricToken & { isOwn: boolean })[] = []
  for (const { pattern, metrics, isNegated, isVerb, isOwn } of lexicon) {
    for (const match of text.matchAll(pattern)) {
      found.push({ start: match.index, end: match.index + match[0].length, metrics, isNegated, isVerb, isOwn })
    }
  }
  found.sort((a, b) => b.end - b.start - (a.end - a.start) || Number(b.isOwn) - Number(a.isOwn) || a.start - b.start)
  const kept: MetricToken[] = []
  for (const { isOwn: _, ...token } of found) {
    const same = kept.find((one) => one.start === token.start && one.end === token.end)
    if (same) same.metrics = [...same.metrics, ...token.metrics]
    else if (kept.every((one) => token.end <= one.start || token.start >= one.end)) kept.push(token)
  }
  kept.sort((a, b) => a.start - b.start)
  return joined(text, qualified(text, kept, lexicon))
}

/** Words before "revenue" that make it a part of it. */
const PART =
  /(?:^|[\s(])((?:advertising|ads?|subscriptions?|services?|products?|hardware|software|cloud|data[- ]cent(?:er|re)|wholesale|retail|online|in-?store|domestic|international|foreign|overseas|export|licensing|licen[sc]e|interest|premium|membership|rental|digital|vehicle|automotive|car|energy|drug|wireless|broadband|gaming|device|phone|smartphone|segment|same-store|U\.S\.|American|European|Chinese|Asian|chemicals?|defen[sc]e|media|studios?|parks?))\s+$/i

/** "Cloud revenue" is that of the division called so, or of a part the statement does not know. */
function qualified(text: string, tokens: MetricToken[], lexicon: Lexicon): MetricToken[] {
  return tokens.map((token) => {
    const [said] = token.metrics
    if (said?.kind !== 'figure' || said.name !== 'total_revenue') return token
    const word = PART.exec(text.slice(Math.max(0, token.start - 24), token.start))?.[1]
    if (!word || tokens.some((one) => one.end <= token.start && token.start - one.end < 2)) return token
    const own = lexicon.filter(
      ({ metrics: [one] }) =>
        one?.kind === 'division' && one.label.toLowerCase().split(/\W+/).includes(word.toLowerCase()),
    )
    return {
      ...token,
      start: token.start - word.length - 1,
      metrics: own.length === 1 ? [...(own[0]?.metrics ?? [])] : [],
    }
  })
}

const QUANTITIES: Partial<Record<FigureName, 'revenue' | 'cost_of_revenue' | 'operating_income'>> = {
  total_revenue: 'revenue',
  cost_of_revenue: 'cost_of_revenue',
  operating_income: 'operating_income',
}

/** "iPhone revenue", "revenue from Services", "operating income of AWS" are one figure, of a division. */
function joined(text: string, tokens: MetricToken[]): MetricToken[] {
  const out: MetricToken[] = []
  for (const token of tokens) {
    const last = out.at(-1)
    const between = last ? text.slice(last.end, token.start) : ''
    const one = last && quantityOf(last, token, between)
    if (last && one)
      out[out.length - 1] = {
        start: last.start,
        end: token.end,
        metrics: one,
        isNegated: last.isNegated || token.isNegated,
      }
    else out.push(token)
  }
  return out
}

function quantityOf(first: MetricToken, second: MetricToken, between: string): Metric[] | null {
  const [a] = first.metrics
  // "Before taxes GE made $1.4 billion", "GE made $1.4 billion before taxes" is bound by what stands before.
  if (a?.kind === 'figure' && a.name === 'income_before_taxes' && second.isVerb && between.length < 30)
    return first.metrics
  const [b] = second.metrics
  if (
    a?.kind === 'division' &&
    (b?.kind === 'figure' || b?.kind === 'ratio') &&
    /^(?:(?:,\s+whose|,?\s+with(?: its)?)?\s*|(?:,\s[^,;\d]{1,40},)?\s+(?:segment |division |unit |business )?(?:posted|reported|recorded|had|saw|generated|delivered|booked|achieved|contributed|notched|logged|registered|produced)\s+)(?:net |total |record |quarterly |annual )?$/i.test(
      between,
    )
  ) {
    return b.kind === 'ratio' ? [] : withQuantity(first.metrics, b.name)
  }
  if (a?.kind === 'figure' && b?.kind === 'division' && /^\s*(?:of|from|in|for|at)\s+(?:its |the )?$/i.test(between)) {
    return withQuantity(second.metrics, a.name)
  }
  return null
}

/** The divisions, by another of their figures; none where statements give no such figure of divisions. */
function withQuantity(divisions: readonly Metric[], name: FigureName): Metric[] {
  const quantity = QUANTITIES[name]
  if (!quantity) return []
  return divisions.flatMap((one) => (one.kind === 'division' ? [{ ...one, quantity }] : []))
}

/** The words that name a figure, from general usage and from the statement's own lines and divisions. */
import type { FigureName } from '../statement/statement.ts'
import type { FactBase, Metric, RatioName } from './facts.ts'

/** A place in a sentence that names something a figure can be of. */
export interface MetricToken {
  start: number
  end: number
  /** what it may mean, the likeliest first */
  metrics: Metric[]
  /** said of a loss or a benefit: the amount is written without its sign */
  isNegated: boolean
}

const figure = (name: FigureName): Metric => ({ kind: 'figure', name })
const ratio = (name: RatioName): Metric => ({ kind: 'ratio', name })

interface Entry {
  pattern: RegExp
  metrics: Metric[]
  isNegated?: boolean
}

const eps = [figure('diluted_eps'), figure('basic_eps')]

/** What may stand between a verb and its amount, the whole amount, and what makes it one of something else. */
const ONLY = '\\s+(?:(?:about|nearly|almost|just|only|some|roughly|around|over|more than|less than|under)\\s+)?'
const AMOUNT =
  '[$€£¥]\\s?\\d[\\d.,]*(?:\\s?(?:thousand|million|billion|trillion|bn|mn|[KMBT]))?(?![\\w]|[.,]\\d|\\s?(?:thousand|million|billion|trillion))'
const ELSEWHERE =
  '\\s+(?:in|from|on|of|by|per|a|an)\\b(?!\\s+(?:fiscal|calendar|(?:the |its )?(?:same |first |second |third |fourth |last |previous |prior |full )*(?:quarter|year|period|fiscal)|(?:19|20)\\d\\d|Q[1-4]|net income|profit|(?:total |net )?(?:revenues?|sales)))'
const GENERAL: readonly Entry[] = [
  {
    pattern: /(?:total |net )?(?:operating )?revenues?(?! growth| dollars?\b)|turnover/,
    metrics: [figure('total_revenue')],
  },
  { pattern: /(?:total |net )?sales(?! dollars?\b)|top[- ]line/, metrics: [figure('total_revenue')] },
  {
    pattern:
      /(?:total )?costs? of (?:net )?(?:revenues?|sales|goods sold|products sold|products and services|services and products)/,
    metrics: [figure('cost_of_revenue')],
  },
  { pattern: /left after (?:the )?(?:costs? of (?:revenues?|sales|goods sold))/, metrics: [figure('gross_profit')] },
  { pattern: /gross (?:profit|income)/, metrics: [figure('gross_profit')] },
  { pattern: /gross loss/, metrics: [figure('gross_profit')], isNegated: true },
  { pattern: /gross (?:profit )?margins?/, metrics: [ratio('gross_margin'), figure('gross_profit')] },
  {
    pattern: /operating (?:income|profits?|earnings|result)|(?:income|profit|earnings) from operations/,
    metrics: [figure('operating_income')],
  },
  { pattern: /operating loss|loss from operations/, metrics: [figure('operating_income')], isNegated: true },
  { pattern: /operating (?:profit )?margins?/, metrics: [ratio('operating_margin')] },
  { pattern: /(?:total )?operating (?:expenses|costs)/, metrics: [{ kind: 'expenses' }] },
  {
    pattern:
      /(?:income|profit|earnings|result) before (?:income )?tax(?:es)?|pre-?tax (?:income|profits?|earnings|result)/,
    metrics: [figure('income_before_taxes')],
  },
  {
    pattern: /loss before (?:income )?tax(?:es)?|pre-?tax loss/,
    metrics: [figure('income_before_taxes')],
    isNegated: true,
  },
  {
    pattern: /(?:provision for )?income tax(?:es)?(?: expenses?)?|tax (?:expenses?|bill|provision)|taxes/,
    metrics: [figure('income_tax_expense')],
  },
  { pattern: /(?:income )?tax benefit/, metrics: [figure('income_tax_expense')], isNegated: true },
  { pattern: /(?:effective )?tax rate|effective rate/, metrics: [ratio('effective_tax_rate')] },
  {
    pattern: /net (?:income|profits?|earnings|result)|bottom[- ]line|attributable to shareholders/,
    metrics: [figure('net_income')],
  },
  { pattern: /profits?|earnings/, metrics: [figure('net_income'), figure('operating_income'), ...eps] },
  {
    pattern: /net loss|loss for (?:the )?shareholders|loss(?:es)?/,
    metrics: [figure('net_income'), ...eps],
    isNegated: true,
  },
  { pattern: new RegExp(`(?:earned|made)(?=${ONLY}${AMOUNT}(?!${ELSEWHERE}))`), metrics: [figure('net_income')] },
  { pattern: new RegExp(`t(?:ook|akes) in(?=${ONLY}${AMOUNT}(?!${ELSEWHERE}))`), metrics: [figure('total_revenue')] },
  { pattern: /kept(?=\s+(?:about\s+|nearly\s+|almost\s+)?[$€£¥\d])/, metrics: [figure('net_income')] },
  { pattern: /lost(?!\s+[\d.,]+\s?(?:%|percent|points|pp))/, metrics: [figure('net_income')], isNegated: true },
  { pattern: /(?:net )?(?:profit |income )?margins?/, metrics: [ratio('net_margin')] },
  { pattern: /net (?:profit |income )?margins?/, metrics: [ratio('net_margin')] },
  {
    pattern:
      /(?:(?:net )?(?:income|earnings|profits?) )?per (?:common )?share|a share|per-share (?:earnings|income|profit)|eps|earnings a share/,
    metrics: eps,
  },
  { pattern: /(?:net )?loss (?:per|a) (?:common )?share/, metrics: eps, isNegated: true },
  {
    pattern:
      /diluted (?:eps|(?:net )?(?:earnings|income|profit) per (?:common )?share|per-share (?:earnings|income))|(?:(?:net )?(?:income|earnings|profit) )?per diluted (?:common )?share|a diluted share/,
    metrics: [figure('diluted_eps')],
  },
  {
    pattern: /diluted (?:net )?loss per (?:common )?share|(?:net )?loss (?:per|a) diluted (?:common )?share/,
    metrics: [figure('diluted_eps')],
    isNegated: true,
  },
  {
    pattern:
      /basic (?:eps|(?:net )?(?:earnings|income|profit) per (?:common )?share|per-share (?:earnings|income))|(?:(?:net )?(?:income|earnings|profit) )?per basic (?:common )?share|a basic share/,
    metrics: [figure('basic_eps')],
  },
  {
    pattern: /basic (?:net )?loss per (?:common )?share|(?:net )?loss (?:per|a) basic (?:common )?share/,
    metrics: [figure('basic_eps')],
    isNegated: true,
  },
  {
    pattern: /(?:weighted[- ]average )?diluted shares(?: outstanding)?|diluted share count/,
    metrics: [figure('weighted_avg_shares_diluted')],
  },
  {
    pattern: /(?:weighted[- ]average )?basic shares(?: outstanding)?|basic share count/,
    metrics: [figure('weighted_avg_shares_basic')],
  },
  {
    pattern: /(?:weighted[- ]average )?shares(?: outstanding)?|share count/,
    metrics: [figure('weighted_avg_shares_diluted'), figure('weighted_avg_shares_basic')],
  },
  {
    pattern: /(?:net )?interest (?:income|expense|and other)|interest, net/,
    metrics: [figure('other_interest_income_expense_net')],
  },
  {
    pattern: /other (?:income|expense|income and expense), net|other income/,
    metrics: [figure('other_income_expense_net')],
  },
]

const BY_CATEGORY: Record<string, RegExp> = {
  research_and_development:
    /research and development(?: (?:expenses?|costs?|spending))?|r&d(?: (?:expenses?|costs?|spending))?/,
  selling_general_administrative:
    /selling, general,? and administrative(?: (?:expenses?|costs?))?|sg&a(?: (?:expenses?|costs?))?/,
  sales_and_marketing: /(?:sales|selling) and marketing(?: (?:expenses?|costs?))?/,
  general_and_administrative: /general and administrative(?: (?:expenses?|costs?))?/,
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&').replace(/\s+/g, '\\s+')

/** A line's name as a text may write it: without footnotes, "expense", and in either spelling of "and". */
function ownName(name: string): string {
  return escaped(name.trim())
    .replace(/(?:and|&)/g, '(?:and|&)')
    .replace(/['’]/g, "['’]")
}

interface Compiled {
  pattern: RegExp
  metrics: Metric[]
  isNegated: boolean
  isOwn: boolean
}
export type Lexicon = readonly Compiled[]

/** The words for one base: general ones, and the names of its expenses and divisions (as written, capitals included). */
export function lexiconOf(base: FactBase): Lexicon {
  const compile = (source: string, flags: string, metrics: Metric[], isNegated: boolean, isOwn: boolean): Compiled => ({
    pattern: new RegExp(`(?<![\\w&])(?:${source})(?![\\w&])`, flags),
    metrics,
    isNegated,
    isOwn,
  })
  const entries = GENERAL.map((one) => compile(one.pattern.source, 'gi', one.metrics, one.isNegated ?? false, false))
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
    const usual = BY_CATEGORY[category]
    if (usual && categories.get(category) === 1) entries.push(compile(usual.source, 'gi', metrics, false, true))
  }
  for (const [label, times] of divisions) {
    // Two divisions may have one name ("Non-U.S." of this business and of that): either may be meant.
    const metrics = Array.from(
      { length: times },
      (_, nth): Metric => ({ kind: 'division', label, quantity: 'revenue', nth }),
    )
    // Names of divisions are often common words: one word only as written.
    const name = label.replace(/ (?:segment|division|business)$/i, '')
    const isPhrase = /\S \S/.test(name) && !/^(?:other|total|net|all|rest)\b/i.test(name)
    entries.push(
      compile(
        `(?:the )?${ownName(name)}(?: (?:segment|division|business))?(?:['’]s?)?`,
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
  for (const { pattern, metrics, isNegated, isOwn } of lexicon) {
    for (const match of text.matchAll(pattern)) {
      found.push({ start: match.index, end: match.index + match[0].length, metrics, isNegated, isOwn })
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
  return joined(text, kept)
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
  const [b] = second.metrics
  if (
    a?.kind === 'division' &&
    (b?.kind === 'figure' || b?.kind === 'ratio') &&
    /^\s*(?:net |total )?$/i.test(between)
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

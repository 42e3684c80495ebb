/** The words that name a figure, from general usage and from the statement's own lines and divisions. */

import { UNSCALED } from '../statement/figure-sets.ts'
import { FIGURE_NAMES, type FigureName, type Provenance } from '../statement/statement.ts'
import { companyNames } from './companies.ts'
import { DEEDS } from './deeds.ts'
import type { FactBase, Metric } from './facts.ts'
import { BY_CATEGORY, GENERAL } from './general-words.ts'
import { initialsPattern, spelledOut } from './initials.ts'
import {
  ABROAD,
  adjectiveOf,
  isDistinct,
  isDomestic,
  shortDivisions,
  shortExpense,
  shortPlaces,
  thingOf,
  uniqueWords,
} from './own-names.ts'
import { isPlainWord } from './plain-words.ts'
import { ASKED } from './question-words.ts'

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
    .replace(/\\-/g, '[- ]')
    .replace(/fulfillment/gi, 'fulfill?ment')
    .replace(/technology/gi, 'tech(?:nology)?')
    .replace(/employee\\s\+benefits/gi, '(?:employee )?benefits')
    .replace(/advertising/gi, '(?:advertising|ads?)')
    .replace(/\\s\+/g, '[\\s-]+')
}

/** What a line of expense is called besides its name: "fulfillment costs", "R&D spending". */
const SPENT = '(?: (?:expenses?|costs?|charges?|spending|outlays?|provisions?|bill|budget))?'

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

/** "other Americas" of "Other Americas": what a name begins with is small within a sentence. */
const otherFirst = (name: string): string =>
  /^(?:Other|Rest|All|Total)\s\S/.test(name) ? `|${ownName(name.charAt(0).toLowerCase() + name.slice(1))}` : ''

interface Compiled {
  pattern: RegExp
  metrics: Metric[]
  isNegated: boolean
  isVerb: boolean
  isOwn: boolean
}
export type Lexicon = readonly Compiled[]

function compile(
  source: string,
  flags: string,
  metrics: Metric[],
  isNegated: boolean,
  isOwn: boolean,
  isVerb = false,
): Compiled {
  return { pattern: new RegExp(`(?<![\\w&])(?:${source})(?![\\w&])`, flags), metrics, isNegated, isVerb, isOwn }
}

/** The names of a base's own lines: expenses with their category, divisions with how many have the name. */
interface OwnNames {
  expenses: ReadonlyMap<string, string>
  divisions: ReadonlyMap<string, number>
}

function ownNamesOf(base: FactBase): OwnNames {
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
  return { expenses, divisions }
}

/** The words for one base: general ones, and the names of its expenses and divisions (as written, capitals included). */
export function lexiconOf(base: FactBase, { isQuestion = false }: { isQuestion?: boolean } = {}): Lexicon {
  const own = ownNamesOf(base)
  const companies = companyNames(base.company, base.tickers)
  return [
    ...[...GENERAL, ...(isQuestion ? ASKED : DEEDS)].map((one) =>
      compile(one.pattern.source, 'gi', one.metrics, one.isNegated ?? false, false, one.isVerb),
    ),
    ...[...own.expenses].flatMap(([name, category]) => expenseEntries(name, category, own)),
    ...[...own.divisions].flatMap(([label, times]) => divisionEntries(label, times, own, companies, isQuestion)),
    ...printedLabels(base.periods[0].provenance).map(([source, name]) =>
      compile(source, 'gi', [{ kind: 'figure', name }], false, false),
    ),
    ...(isQuestion ? wordEntries(own) : []),
  ]
}

/** What one line of expense is called: as printed, shortened, by the word that only it has, by its category. */
function expenseEntries(name: string, category: string, { expenses, divisions }: OwnNames): Compiled[] {
  const metrics: Metric[] = [{ kind: 'expense', name }]
  const named = (source: string) => compile(source, 'gi', metrics, false, true)
  const entries = name.length > 3 ? [named(`${ownName(name)}${SPENT}`)] : []
  const rest = [...expenses.keys()].filter((one) => one !== name)
  const short = shortLine(name)
  if (short.length > 6 && short !== name && rest.every((one) => shortLine(one) !== short))
    entries.push(named(`${ownName(short)}${SPENT}`))
  const shorter = shortExpense(name, [...rest, ...divisions.keys()])
  if (shorter) entries.push(named(`(?:(?:provisions?|charges?|costs?) (?:for|of) )?${ownName(shorter)}${SPENT}`))
  const usual = BY_CATEGORY[category]
  const ofCategory = [...expenses].filter(([, of]) => of === category)
  // Where several lines are of one category, the one that is called so itself.
  const alike = ofCategory.filter(([one]) => !/in-process|acquired/i.test(one))
  const called = alike.length === 1 ? alike : alike.filter(([one]) => usual?.test(one.toLowerCase()))
  if (usual && (ofCategory.length === 1 || (called.length === 1 && called[0]?.[0] === name)))
    entries.push(named(usual.source))
  return entries
}

/** What a division is called: as printed, in other letters, shortened, by its adjective, by its place. */
function divisionEntries(
  label: string,
  times: number,
  { expenses, divisions }: OwnNames,
  companies: readonly string[],
  isQuestion: boolean,
): Compiled[] {
  // Two divisions may have one name ("Non-U.S." of this business and of that): either may be meant.
  const metrics = Array.from(
    { length: times },
    (_, nth): Metric => ({ kind: 'division', label, quantity: 'revenue', nth }),
  )
  const named = (source: string, flags: string) => compile(source, flags, metrics, false, true)
  // Names of divisions are often common words: one word only as written.
  const name = plainLabel(label)
  const isPhrase = /\S \S/.test(name) && !/^(?:other|total|net|all|rest)\b/i.test(name)
  const entries = [
    named(
      `(?:the )?(?:${ownName(name)}${otherCase(name)}${otherFirst(name)})(?: (?:[Ss]egment|[Dd]ivision|[Bb]usiness|unit(?! (?:sales|volumes?|shipments?|deliveries|growth|prices?)\\b)|arm|side|region))?(?:['’]s?)?`,
      isPhrase || isQuestion || isDistinct(name) ? 'gi' : 'g',
    ),
  ]
  // "The automotive segment", "car and energy revenue": one word, small, with what says that it is a part
  if (/^\p{L}{5,}$/u.test(name) && !/^(?:other|total|general|corporate)$/i.test(name))
    entries.push(
      named(`(?:the )?${name}['’]?s? (?:segment|division|business|unit|arm|side)(?:['’]s?)?`, 'gi'),
      ...(isPlainWord(name.toLowerCase()) ? [] : [named(`${name}(?= (?:sales|revenues?|turnover)\\b)`, 'gi')]),
    )
  entries.push(...initialEntries(label, name, [...divisions.keys()], named))
  entries.push(...asideEntries(name, named))
  if (times > 1) return entries
  const others = [...[...divisions.keys()].filter((one) => one !== label), ...expenses.keys()]
  const ofPart = `(?: (?:segment|division|business|unit|arm|side))?(?:['’]s?)?`
  for (const short of shortDivisions(label, others, companies))
    entries.push(named(`(?:the )?${ownName(short)}${/s$/i.test(short) ? '' : 's?'}${ofPart}`, 'gi'))
  // "International" of "Walmart International"; a country is one by itself.
  const ownLead = companies.find((one) => label.toLowerCase().startsWith(`${one.toLowerCase()} `))
  const behind = ownLead === undefined ? '' : label.slice(ownLead.length + 1)
  if (/^\p{L}{5,}$/u.test(behind) && !isDomestic(behind))
    entries.push(
      isQuestion
        ? named(`(?:the )?${ownName(behind)}${ofPart}`, 'gi')
        : // as a name alone, of no other house's
          named(`(?<!\\p{Lu}[\\p{L}.&’']* )${ownName(behind)}(?= [a-z(]|, )(?! (?:sales|revenues?)\\b)`, 'gu'),
      named(`(?:the )?${ownName(behind)} ${SIDE}(?:['’]s?)?`, 'gi'),
    )
  entries.push(...soldEntries(name, isPhrase, others, named))
  const adjective = adjectiveOf(label)
  if (adjective) entries.push(named(adjective, 'g'))
  // "Sales outside the United States" is the line that is called so.
  if (isQuestion && /\boutside (?:of )?the U\.?S/i.test(label))
    entries.push(named('outside (?:of )?(?:the )?(?:U\\.?S\\.?|United States)(?![\\w])', 'gi'))
  const place = shortPlaces(label)
  if (place) entries.push(named(`(?:${place})(?:['’]s?)?`, 'g'))
  if (isDomestic(label)) {
    // Where the statement prints what was sold abroad, a question asks for that.
    const printed = isQuestion ? [...divisions.keys()].find((one) => PRINTED_ABROAD.test(one)) : undefined
    const abroad: Metric =
      printed === undefined
        ? { kind: 'sum', name: 'revenue abroad', plus: [REVENUE], minus: metrics }
        : { kind: 'division', label: printed, quantity: 'revenue' }
    entries.push(compile(ABROAD, 'gi', [abroad], false, true))
  }
  return entries
}

/** Names with something in brackets, as they are spoken. */
function asideEntries(name: string, named: Naming): Compiled[] {
  const entries: Compiled[] = []
  // "China, including Hong Kong" of "China (including Hong Kong)"
  const aside = /^(.+?)\s*\(([^)]+)\)$/.exec(name)
  if (aside) entries.push(named(`${ownName(aside[1] ?? '')},?\\s+${ownName(aside[2] ?? '')},?`, 'gi'))
  // "China with Hong Kong"
  const joined = /^(.+?)\s*\(includ(?:es|ing)\s+([^)]+)\)$/i.exec(name)
  if (joined) {
    const [whole, held] = [ownName(joined[1] ?? ''), ownName(joined[2] ?? '')]
    // "China revenue, including Hong Kong," and "China, Hong Kong included,"
    const sold = `(?:['’]s?)?(?: (?:(?:net )?(?:sales|revenues?)|business|market))?`
    entries.push(
      named(
        `${whole}${sold}(?:,? (?:with|and|plus|incl\\.?|including)|,? which includes) ${held}(?: with it)?,?`,
        'gi',
      ),
      named(`${whole}${sold},? (?:with )?${held} included,?`, 'gi'),
    )
  }
  return entries
}

/** "The commercial airplane unit", "the airliner business": by one of what a part sells. */
function soldEntries(name: string, isPhrase: boolean, others: readonly string[], named: Naming): Compiled[] {
  const entries: Compiled[] = []
  // "The commercial airplane unit": one of what the name is of many of
  if (/[^s]s$/i.test(name) && isPhrase)
    entries.push(named(`(?:the )?${ownName(name.slice(0, -1))} ${SIDE}(?:['’]s?)?`, 'gi'))
  // "The airliner business" of "Commercial Airplanes": as people call what it sells, with what says that it is a part
  const thing = thingOf(name, others)
  const [first = ''] = name.split(/\s+/)
  if (thing) entries.push(named(`(?:the )?(?:${ownName(first)} )?(?:${thing}) ${SIDE}(?:['’]s?)?`, 'gi'))
  return entries
}

/** What says that a name is one of a part; how many units were sold is another figure. */
const SIDE =
  '(?:segment|division|business|unit(?! (?:sales|volumes?|shipments?|deliveries|growth|prices?)\\b)|arm|side)'

type Naming = (source: string, flags: string) => Compiled

const PART_NOUN = '(?:[Ss]egment|[Dd]ivision|[Bb]usiness|unit|arm|side|region)'

/** A part by the initials of its name, or by the words that its printed initials are of; both may stand together. */
function initialEntries(label: string, name: string, labels: readonly string[], named: Naming): Compiled[] {
  const others = labels.filter((one) => one !== label).map(plainLabel)
  const tail = `(?: ${PART_NOUN})?(?:['’]s?)?`
  const words = spelledOut(name)
  if (words && others.every((one) => !new RegExp(`^(?:${words})$`, 'u').test(one)))
    return [
      named(`(?:[Tt]he )?(?:${words})(?:\\s*\\(${name}\\))?${tail}`, 'gu'),
      named(`(?:[Tt]he )?${name}\\s*\\((?:${words})\\)${tail}`, 'gu'),
    ]
  const letters = initialsPattern(name, others)
  return letters
    ? [
        named(`(?:[Tt]he )?${letters}${tail}`, 'g'),
        named(`(?:[Tt]he )?(?:${ownName(name)})\\s*\\(${letters}\\)${tail}`, 'gi'),
      ]
    : []
}

const PRINTED_ABROAD =
  /^(?:non-?\s?u\.?s\b\.?|international(?: operations| markets)?|foreign(?: countries| operations)?)\s*$/i

/** "EMEA" of "Europe, Middle East & Africa"; null = too short to be one name's */
function initialsOf(name: string): string | null {
  const words = (name.match(/\p{L}+/gu) ?? []).filter((word) => !/^(?:and|of|the|in)$/i.test(word))
  const letters = words.map((word) => word.charAt(0).toUpperCase()).join('')
  return letters.length >= 4 && !isPlainWord(letters.toLowerCase()) ? letters : null
}

/** A question may name a part by the one word that no other has. */
function wordEntries({ expenses, divisions }: OwnNames): Compiled[] {
  const metrics = [
    ...[...divisions.keys()].map((label): [string, Metric] => [
      label,
      { kind: 'division', label, quantity: 'revenue' },
    ]),
    ...[...expenses.keys()].map((name): [string, Metric] => [name, { kind: 'expense', name }]),
  ]
  const things = metrics.flatMap(([name, metric]): [string, Metric][] => {
    const thing = thingOf(
      name,
      metrics.map(([one]) => one).filter((one) => one !== name),
    )
    return thing === null ? [] : [[`(?:the )?(?:${thing})`, metric]]
  })
  const short = metrics.flatMap(([name, metric]): [string, Metric][] => {
    const letters = initialsOf(name)
    return letters !== null && metrics.every(([other]) => other === name || initialsOf(other) !== letters)
      ? [[letters, metric]]
      : []
  })
  return [
    ...uniqueWords(metrics).map(([word, metric]): [string, Metric] => [ownName(word), metric]),
    ...things,
    ...short,
  ].map(([source, metric]) => compile(source, 'gi', [metric], false, false))
}

/** A line's name as the filing prints it; 'Gross margin' in a filing is an amount, in a sentence the percentage. */
function printedLabels(provenance: Provenance): [string, FigureName][] {
  return FIGURE_NAMES.flatMap((name): [string, FigureName][] => {
    const place = provenance[name]
    if (!place || 'computed' in place || /margin|^other$/i.test(place.label)) return []
    const label = place.label.replace(/[:*]|\(\d\)/g, '').trim()
    const isOfShares = /per share|shares/i.test(label)
    const short = name === 'total_revenue' ? label.replace(/^Total\s+(?=\S{5})/i, '') : label
    return label.length > 6 && label.length < 60 && isOfShares === UNSCALED.has(name)
      ? [[short === label ? ownName(label) : `(?:Total )?${ownName(short)}`, name]]
      : []
  })
}

const REVENUE: Metric = { kind: 'figure', name: 'total_revenue' }

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
    if (said?.kind !== 'figure' || said.name !== 'total_revenue' || token.isVerb === true) return token
    const word = PART.exec(text.slice(Math.max(0, token.start - 24), token.start))?.[1]
    if (!word || tokens.some((one) => one.end <= token.start && token.start - one.end < 2)) return token
    const own = lexicon.filter(
      ({ metrics: [one] }) =>
        one?.kind === 'division' && one.label.toLowerCase().split(/\W+/).includes(word.toLowerCase()),
    )
    const labels = new Set(own.map(({ metrics: [one] }) => (one?.kind === 'division' ? one.label : '')))
    return {
      ...token,
      start: token.start - word.length - 1,
      metrics: labels.size === 1 ? [...(own[0]?.metrics ?? [])] : [],
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
    // "How much did AWS make": the verb is no figure of the division's.
    const isAsked = token.isVerb === true && !/^\s*(?:\w+\s+){0,3}[$€£¥\d]/.test(text.slice(token.end))
    const one =
      last &&
      !isAsked &&
      quantityOf(last, token, between, text.slice(token.start, token.end), PLACED.test(text.slice(0, last.start)))
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

/** Before the name of a part that the sentence begins with. */
const PLACED = /^\s*(?:At|In|For|Within|Over at|Across)\s+(?:the\s+|its\s+)?$/

const SEGMENT_SALES = /^segment (?:net )?(?:sales|revenues?)$/i

/**
 * @param said the words of the second
 * @param isPlaced the first stands at the head of the sentence behind a preposition: "At …,"
 */
function quantityOf(
  first: MetricToken,
  second: MetricToken,
  between: string,
  said: string,
  isPlaced: boolean,
): Metric[] | null {
  const [a] = first.metrics
  // "Before taxes GE made $1.4 billion", "GE made $1.4 billion before taxes" is bound by what stands before.
  if (
    a?.kind === 'figure' &&
    a.name === 'income_before_taxes' &&
    second.isVerb &&
    between.length < 30 &&
    !/^after/i.test(said)
  )
    return first.metrics
  const [b] = second.metrics
  // "At Commercial Airplanes, revenue fell": the part is named before its figure
  if (
    a?.kind === 'division' &&
    b?.kind === 'figure' &&
    isPlaced &&
    /^,\s+(?:its |the )?(?:net |total |annual |quarterly )?$/i.test(between)
  )
    return withQuantity(first.metrics, b.name)
  // "AWS segment sales" are those of the division; "segment sales" alone are nobody's.
  const isSegment = a?.kind === 'division' && second.metrics.length === 0 && /^\s*$/.test(between)
  if (isSegment && SEGMENT_SALES.test(said)) return first.metrics
  if (
    a?.kind === 'division' &&
    (b?.kind === 'figure' || b?.kind === 'ratio') &&
    /^(?:(?:,\s+whose|,?\s+with(?: its)?)?\s*|(?:,\s[^,;\d]{1,40},)?\s+(?:segment |division |unit |business )?(?:posted|reported|recorded|had|saw|generated|delivered|booked|achieved|contributed|notched|logged|registered|produced)\s+)(?:net |total |record |quarterly |annual )?$/i.test(
      between,
    )
  ) {
    return b.kind === 'ratio' ? [] : withQuantity(first.metrics, b.name)
  }
  if (
    a?.kind === 'figure' &&
    b?.kind === 'division' &&
    /^\s*(?:of|from|in|for|at|to)\s+(?:its |the )?$/i.test(between)
  ) {
    return withQuantity(second.metrics, a.name)
  }
  // "Revenue of non-U.S. operations": a sum of parts is revenue already
  if (
    a?.kind === 'figure' &&
    a.name === 'total_revenue' &&
    b?.kind === 'sum' &&
    /^\s*(?:of|from|in|at)\s+(?:its |the )?$/i.test(between)
  )
    return second.metrics
  return null
}

/** The divisions, by another of their figures; none where statements give no such figure of divisions. */
function withQuantity(divisions: readonly Metric[], name: FigureName): Metric[] {
  const quantity = QUANTITIES[name]
  if (!quantity) return []
  return divisions.flatMap((one) => (one.kind === 'division' ? [{ ...one, quantity }] : []))
}

/**
 * Questions that name a figure and ask for another thing of it: what was put into a part, what was earned of an expense, what
 * was added to an amount of the balance sheet, a year that ended in another month. What they ask stands in no statement; the
 * word that turns them is left unread.
 */
import { currencyAgrees } from '../figures-in-words/currencies.ts'
import { isExpense } from '../figures-in-words/facts.ts'
import { metricTokens } from '../figures-in-words/lexicon.ts'
import { otherMentions } from '../figures-in-words/other-names.ts'
import { MONTH_NAMES } from '../format/date.ts'
import { addDays, monthOf } from '../format/day.ts'
import { BALANCE_SHEET_FIGURES } from '../statement/other-statements.ts'
import type { ChatFacts } from './facts.ts'
import { isGroupWord } from './intent/groups.ts'

const LEVELS: ReadonlySet<string> = new Set([...BALANCE_SHEET_FIGURES, 'total_debt'])

const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six']
const BEFORE_YEAR =
  /\b(?:in |for |of )?(?:the |(?<count>an?|one|two|three|four|five|six|\d) )(?:fiscal )?years? (?:before|prior to|ahead of|preceding) (?:fiscal (?:year )?|FY ?)?(?<year>(?:19|20)\d\d)\b/gi

/** "Two years before 2024" is 2022, whatever year the statement is of; what is summed from 2022 to 2024 has the year between. */
export function withYearsCounted(text: string): string {
  const counted = text.replace(BEFORE_YEAR, (all, count: string | undefined, year: string) => {
    if (count === undefined && /years/i.test(all)) return all
    const back = count === undefined || /^an?$/i.test(count) ? 1 : Number(count) || COUNTS.indexOf(count.toLowerCase())
    return back > 0 ? `in ${Number(year) - back}` : all
  })
  return SUMMED.test(text) ? counted.replace(YEAR_TO_YEAR, '$1 through $2') : counted
}
const SUMMED = /\b(?:sum|totall?(?:ed|ing)?|altogether|together|combined|in all|add(?:ed)? up)\b/i
const YEAR_TO_YEAR = /\b((?:19|20)\d\d) (?:to|[-–]) ((?:19|20)\d\d)\b(?! (?:change|growth|increase|rise|fall))/g

const PUT_INTO =
  /\b(invest(?:ed|s|ing)?|pour(?:ed|s)?|plough(?:ed|s)?|plow(?:ed|s)?)\s+(?:money )?(?:in|into)\s+(?:the\s+|its\s+)?(?:[A-Z]\w*['’]s\s+)?$/i
const GOT =
  /\b(earn(?:ed|s)?|receiv(?:e|es|ed)|collect(?:s|ed)?|make|made|gain(?:ed|s)?)\s+(?:from|in|on|of|as|through)?\s*(?:the\s+|its\s+)?$/i
const GOT_BEHIND =
  /^\s+(?:did|does|has|had|was|were)\s+(?:[\w&.’' -]{1,30}\s)?(earn(?:ed)?|receive[d]?|collect(?:ed)?|gain(?:ed)?)\b/i
const ADDED = /\b(?:add(?:ed|s)?(?: to)?|take on|took on|taken on)\s+(?:to\s+)?(?:the\s+|its\s+)?(?:[a-z-]+\s)?$/i
const ADDED_BEHIND = /^\s+(?:did|does|has|had)\s+(?:[\w&.’' -]{1,30}\s)?(add(?:ed)?|take on|taken on)\b/i
const OF_GROWTH =
  /\b(?:as (?:a )?(?:share|percentage|percent|proportion|part|%)|divided by|relative to) of? ?(?:the )?(?:[a-z&]+ ){0,3}(growth|increase|rise|decline)\b/i
const ENDED = new RegExp(
  `\\b(?:year|(?:twelve|12|three|3) months|quarter)\\s+(?:ended|ending|to|through|until)\\s+(?:the end of\\s+)?(?:\\d{1,2} )?(${MONTH_NAMES.join('|')})\\b`,
  'i',
)
/** One month of those that a statement is of. */
const IN_MONTH = new RegExp(
  `\\b(?:in|during|for)\\s+(${MONTH_NAMES.join('|')})(?= ?(?:$|[?.!,]|alone\\b|only\\b))`,
  'i',
)
/** A line that is bought or insured is none of what its name begins with: "deposits" of deposit insurance premiums. */
const BOUGHT = /\b(?:premiums|purchases)$/i
const AS_COST =
  /\b(?:premiums?|purchas\w+|insur\w+|cost\w*|spen[dt]\w*|pa(?:y|id)\w*|expenses?|bought|buy\w*|charg\w+)\b/i
const QUARTER_LAST_YEAR = /\b(?:quarter|Q[1-4])\s+(?:of )?last (?:fiscal )?year\b/i
/** "Per truck": divided by what no statement counts. */
const PER =
  /\bper (?!(?:\w+[ -]){0,3}(?:dollars?|bucks?|euros?|pounds?|cents?|shares?)\b)(?!(?:the|its|our|this|your|filing|10-[kq]|20-f|sec|form|statement|report|annual|income|financials?|fiscal|fy|q[1-4]|year|yr|annum|month|week|day|quarter|hour|minute|second|diluted|basic|common|ordinary|reported|printed|what|their|footnote|press|apple)\b)([a-z]{3,})(?:s|es)?\b/i
const HEADS = /^(?:employee|worker|head|store|user|customer|client|unit|shop)s?$/i
/** What asks for a time and not for an amount. */
const WHEN = /^when\b(?!.*\bturn).*\b(?:positive|negative|paid|due|issued|repaid|matur\w+)\b/i
/** What is held, owed or sold in another money stands in the notes, where it does. */
const IN_MONEY =
  /\bin (?:US |u\.s\. )?(euro|pound|sterling|yen|yuan|franc|rupee|krona|krone|peso)s?\b(?! (?:or|and|zone|area))/i
/** @returns the word that makes another question of it; null = it asks for what it names */
export function turnedBy(text: string, facts: ChatFacts): string | null {
  const month = ENDED.exec(text)?.[1] ?? IN_MONTH.exec(text)?.[1]
  if (month && !isEnd(month, facts.end_date)) return month
  const growth = OF_GROWTH.exec(text)?.[1]
  if (growth) return growth
  const tokens = metricTokens(text, facts.lexicon)
  const per = PER.exec(text)
  if (
    per?.[1] &&
    (HEADS.test(per[1]) || (!isGroupWord(per[1]) && tokens.every(({ start }) => start !== per.index + 4)))
  )
    return per[1]
  if (WHEN.test(text.trim())) return 'when'
  const money = IN_MONEY.exec(text)?.[1]
  if (money && !currencyAgrees(money.toLowerCase(), facts.currency)) return money
  const whose = measureOfPart(text, tokens, facts)
  if (whose) return whose
  for (const { start, end, metrics, isVerb } of tokens) {
    const [metric] = metrics
    if (isVerb === true || !metric) continue
    const [head, tail] = [text.slice(0, start), text.slice(end)]
    const into = metric.kind === 'division' ? PUT_INTO.exec(head)?.[1] : null
    if (into) return into
    if (metric.kind === 'expense' && BOUGHT.test(metric.name) && !AS_COST.test(text)) return text.slice(start, end)
    const got = isExpense(metric) ? (GOT.exec(head)?.[1] ?? GOT_BEHIND.exec(tail)?.[1]) : null
    if (got) return got
  }
  for (const { start, end, named } of otherMentions(text)) {
    if (!LEVELS.has(named.name)) continue
    const added = ADDED.exec(text.slice(0, start))?.[0] ?? ADDED_BEHIND.exec(text.slice(end))?.[1]
    if (added) return 'add'
    if (QUARTER_LAST_YEAR.test(text)) return 'last year'
    if (facts.base.periods[0].months === 3 && IN_QUARTER.test(text) && MOVED.test(text)) return 'quarter'
  }
  return null
}
/** "Research of Other Bets", "Americas: advertising": parts have their revenue here, and no other figure. */
function measureOfPart(text: string, tokens: ReturnType<typeof metricTokens>, { base }: ChatFacts): string | null {
  const isPlace = (label: string) => base.periods[0].geographical.some((one) => one.label === label)
  const named = tokens.filter(({ metrics: [metric] }) => metric !== undefined)
  for (const [at, one] of named.entries()) {
    const next = named[at + 1]
    const kinds = [one, next].map((token) => token?.metrics[0]?.kind)
    const groups = [one, next].flatMap((token) => {
      const [metric] = token?.metrics ?? []
      return metric?.kind === 'division' ? [isPlace(metric.label)] : []
    })
    // "China iPhone sales": of one kind of parts in one of the other
    if (next && new Set(groups).size === 2 && OF_PART.test(text.slice(one.end, next.start)))
      return text.slice(next.start, next.end)
    const isPair = kinds.includes('division') && kinds.some((kind) => kind !== undefined && OF_COMPANY.has(kind))
    if (!next || !isPair) continue
    const measure = kinds[0] === 'division' ? next : one
    const [metric] = measure.metrics
    if (measure.isVerb === true || (metric?.kind === 'figure' && metric.name === 'total_revenue')) continue
    if (OF_PART.test(text.slice(one.end, next.start))) return text.slice(measure.start, measure.end)
  }
  return null
}
const OF_COMPANY: ReadonlySet<string> = new Set(['figure', 'ratio', 'expense', 'expenses'])
/** What ties a measure to a part: "of", "made in", ": how much went to". */
const OF_PART =
  /^(?:(?:'s|’s|:)?\s*(?:sales|revenues?|expenses?|costs?|spending|spent|made|earned|incurred|booked|generated|(?:how much )?(?:goes|went) (?:in)?to|did its|does its)?\s*(?:of|in|for|at|from|within|to|into)?\s*(?:the|its|their)?\s*)$/i
const IN_QUARTER = /\b(?:in|over|during|within) (?:the|this) quarter\b/i
const MOVED = /\b(?:ris|grow|fall|increas|decreas|declin|chang|climb|drop|gr[eo]w|rose|fell)/i

/** Within a week of the month's end the year, or the quarter, may end in the next. */
function isEnd(month: string, end: string): boolean {
  const near = [-7, 0, 7].map((days) => monthOf(addDays(end, days)))
  return near.includes(MONTH_NAMES.findIndex((one) => one.toLowerCase() === month.toLowerCase()) + 1)
}

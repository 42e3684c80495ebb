/**
 * Questions that name a figure and ask for another thing of it: what was put into a part, what was earned of an expense, what
 * was added to an amount of the balance sheet, a year that ended in another month. What they ask stands in no statement; the
 * word that turns them is left unread.
 */
import { isExpense } from '../figures-in-words/facts.ts'
import { metricTokens } from '../figures-in-words/lexicon.ts'
import { otherMentions } from '../figures-in-words/other-names.ts'
import { MONTH_NAMES } from '../format/date.ts'
import { addDays, monthOf } from '../format/day.ts'
import { BALANCE_SHEET_FIGURES } from '../statement/other-statements.ts'
import type { ChatFacts } from './facts.ts'

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
/** A line that is bought or insured is none of what its name begins with: "deposits" of deposit insurance premiums. */
const BOUGHT = /\b(?:premiums|purchases)$/i
const AS_COST =
  /\b(?:premiums?|purchas\w+|insur\w+|cost\w*|spen[dt]\w*|pa(?:y|id)\w*|expenses?|bought|buy\w*|charg\w+)\b/i
const QUARTER_LAST_YEAR = /\b(?:quarter|Q[1-4])\s+(?:of )?last (?:fiscal )?year\b/i
/** @returns the word that makes another question of it; null = it asks for what it names */
export function turnedBy(text: string, facts: ChatFacts): string | null {
  const month = ENDED.exec(text)?.[1]
  if (month && !isEnd(month, facts.end_date)) return month
  const growth = OF_GROWTH.exec(text)?.[1]
  if (growth) return growth
  for (const { start, end, metrics, isVerb } of metricTokens(text, facts.lexicon)) {
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
const IN_QUARTER = /\b(?:in|over|during|within) (?:the|this) quarter\b/i
const MOVED = /\b(?:ris|grow|fall|increas|decreas|declin|chang|climb|drop|gr[eo]w|rose|fell)/i

/** Within a week of the month's end the year, or the quarter, may end in the next. */
function isEnd(month: string, end: string): boolean {
  const near = [-7, 0, 7].map((days) => monthOf(addDays(end, days)))
  return near.includes(MONTH_NAMES.findIndex((one) => one.toLowerCase() === month.toLowerCase()) + 1)
}

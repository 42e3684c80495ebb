/** The periods a sentence speaks of, and what it compares with. */
import { yearOf } from '../format/day.ts'
import type { FactBase, FactPeriod } from './facts.ts'
import { quarterBefore, yearBefore } from './facts.ts'

export interface PeriodToken {
  start: number
  end: number
  /** named in full or by words; `prior` and `previous-quarter` are relative to the sentence's period */
  says:
    | { kind: 'named'; year: number | null; period: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4' | null }
    | { kind: 'date'; ymd: string; months: number | null }
    | { kind: 'prior' }
    /** "the same period in 2013": as long as what it is compared with, in another year */
    | { kind: 'same-in'; year: number }
    /** "two years earlier", "the year before that" */
    | { kind: 'years-before'; years: number }
    | { kind: 'previous-quarter' }
    /** "the third quarter of last year" */
    | { kind: 'quarter-of-prior'; period: 'Q1' | 'Q2' | 'Q3' | 'Q4' }
    | { kind: 'trailing' }
    /** "the June quarter": by the month it ends in, 1 to 12 */
    | { kind: 'ending'; month: number; isPrior?: true }
    /** "the three months to June", "the year to September 2025" */
    | { kind: 'span'; months: number; month: number | null; year: number | null }
    /** "at the end of June", "on September 30", "last December": the newest period that ends there */
    | { kind: 'closing'; month: number; day: number | null; year: number | null }
  /** after "from", "than", "compared with": what the sentence compares with, not what it is about */
  isComparison: boolean
}

const QUARTER: Readonly<Record<string, 'Q1' | 'Q2' | 'Q3' | 'Q4'>> = {
  first: 'Q1',
  second: 'Q2',
  third: 'Q3',
  fourth: 'Q4',
  '1': 'Q1',
  '2': 'Q2',
  '3': 'Q3',
  '4': 'Q4',
}
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const Y = '(?:19|20)\\d{2}'
/** "FY24", "’24", "2024". */
const SHORT = `(?:${Y}|\\d{2})`
const fullYear = (digits: string): number =>
  digits.length > 2 ? Number(digits) : Number(digits) + (Number(digits) < 70 ? 2000 : 1900)

type Said = PeriodToken['says']
const MONTH =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec'
const LENGTHS: Readonly<Record<string, number>> = {
  three: 3,
  six: 6,
  nine: 9,
  twelve: 12,
  quarter: 3,
  half: 6,
  year: 12,
}
/** "nine months", "quarter", "26 weeks" → how many months; null = the words give no length. */
function monthsTold({ unit, count, weeks }: Record<string, string | undefined>): number | null {
  if (weeks !== undefined) return Math.round(Number(weeks) / 4.34)
  const said = (unit ?? count)?.toLowerCase()
  return said === undefined ? null : (LENGTHS[said] ?? Number(said))
}
const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
/** A day, with how long the period is that ends on it where that is said. */
function dateOf(groups: Record<string, string | undefined>): Said {
  const two = (n: number) => String(n).padStart(2, '0')
  return {
    kind: 'date',
    ymd: `${groups.year}-${two(monthOf(groups.month ?? ''))}-${two(Number(groups.day))}`,
    months: monthsTold(groups),
  }
}
const closingOf = (groups: Record<string, string | undefined> = {}): Said => ({
  kind: 'closing',
  month: monthOf(groups.month ?? ''),
  day: groups.day ? Number(groups.day) : null,
  year: groups.year ? Number(groups.year) : null,
})
const PATTERNS: readonly [RegExp, (match: RegExpMatchArray) => Said][] = [
  [
    /\b(?:the |its )?(?:(first|second|third|fourth)(?: fiscal)?[- ]quarter|Q([1-4])) (?:(?:of|in) (?:the )?(?:(?:last|prior|previous|preceding)(?: fiscal)? year(?:['’]s)?|year before)|(?:a|one) year (?:ago|earlier|before))/gi,
    (m) => ({ kind: 'quarter-of-prior', period: QUARTER[(m[1] ?? m[2] ?? '').toLowerCase()] ?? 'Q1' }),
  ],
  [
    /\b(?:(?:the |our |its )?(?:(?:fiscal |financial )?(?:(?<unit>year|quarter|half)s?|(?<count>three|six|nine|twelve|3|6|9|12)[- ]months?|(?<weeks>13|26|39|52|53)[- ]weeks?)(?: periods?)?) (?:ended|ending) (?:on )?)?(?<month>Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.?\s+(?<day>\d{1,2}),?\s+(?<year>(?:19|20)\d{2})\b/gi,
    (m) => dateOf(m.groups ?? {}),
  ],
  // "The three months to 28 June 2025"
  [
    new RegExp(
      `\\b(?:(?:the |our |its )?(?:(?:fiscal |financial )?(?:(?<unit>year|quarter|half)|(?<count>three|six|nine|twelve|3|6|9|12)[- ]months?|(?<weeks>13|26|39|52|53)[- ]weeks?)(?: period)?) (?:ended|ending|to) (?:on )?)?(?<day>\\d{1,2})(?:st|nd|rd|th)? (?<month>${MONTH})\\b\\.?,? (?<year>${Y})\\b`,
      'g',
    ),
    (m) => dateOf(m.groups ?? {}),
  ],
  [
    new RegExp(
      `\\b(?:the )?(?:(?<count>three|six|nine|twelve|3|6|9|12)[- ]months?|(?:fiscal |financial |full )?(?<unit>year|quarter|half))(?: period)? (?:to|(?:that |which )?ended|ending|through|until|up to)(?: in| the end of| end-?| late| early)? ?(?<month>${MONTH})\\b\\.?(?: \\d{1,2}\\b(?!\\d|,? ${Y}))?(?!\\s+\\d{1,2}\\b(?!\\d))(?:,? (?:of )?(?<year>${Y}))?`,
      'g',
    ),
    ({ groups: g = {} }) => ({
      kind: 'span',
      months: LENGTHS[g.count ?? g.unit ?? ''] ?? Number(g.count),
      month: monthOf(g.month ?? ''),
      year: g.year ? Number(g.year) : null,
    }),
  ],
  // "The April-June quarter", "from July to September 2023"
  [
    new RegExp(
      `\\b(?:the )?(?<from>${MONTH})\\s?(?:-|–|—|to|through|-to-)\\s?(?<month>${MONTH})(?:[- ](?:quarter|period|months|stretch|half))?(?:,? (?:of )?(?<year>${Y}))?(?![\\w-])(?! \\d)`,
      'g',
    ),
    ({ groups: g = {} }) => ({
      kind: 'span',
      months: ((monthOf(g.month ?? '') - monthOf(g.from ?? '') + 12) % 12) + 1,
      month: monthOf(g.month ?? ''),
      year: g.year ? Number(g.year) : null,
    }),
  ],
  // "At the end of June", "on September 30", "last December", "finished June with"
  [
    new RegExp(
      `\\b(?:(?:at|by|as of|as at|to|since|from|than at|versus|with) )?(?:the )?(?:end|close)(?:[- ]of)?[- ](?<month>${MONTH})(?! \\d{1,2}\\b)(?:,? (?:of )?(?<year>${Y}))?(?![\\w-])`,
      'g',
    ),
    ({ groups: g }) => closingOf(g),
  ],
  [
    new RegExp(
      `\\b(?:on|at|as of|as at|since|by) (?<month>${MONTH})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?!,? ${Y}|\\d|[.,]\\d)`,
      'g',
    ),
    ({ groups: g }) => closingOf(g),
  ],
  [
    new RegExp(
      `(?<=\\b(?:clos|finish|end)(?:ed|es|s|ing) )(?<month>${MONTH})(?= with\\b)|\\bwhen (?<month2>${MONTH}) (?:closed|ended|was over)|\\blast (?<month3>December|September|June|March|January|July|April|October)(?=[.,;:)]|$)`,
      'g',
    ),
    ({ groups: g = {} }) => closingOf({ month: g.month ?? g.month2 ?? g.month3 }),
  ],
  // "Over nine months", "in the first half": the newest period of that length.
  [
    /\b(?:over|in|for|during|across|through) (?:the )?(?:first |past |last )?(?:(nine|six|9|6)[- ]months?(?: period)?|(?<=\b(?:the|first|past|last) )half(?=[ ,.]))(?! (?:of (?!fiscal|the year|(?:19|20)\d\d)|later|ago|earlier|before|ended|ending|to\b))(?: of (?:fiscal )?((?:19|20)\d\d))?/gi,
    (m) => ({
      kind: 'span',
      months: /^(?:nine|9)$/i.test(m[1] ?? '') ? 9 : 6,
      month: null,
      year: m[2] ? Number(m[2]) : null,
    }),
  ],
  [
    new RegExp(`\\b(${Y})\\s+(FY|Q[1-4])\\b`, 'g'),
    (m) => ({ kind: 'named', year: Number(m[1]), period: (m[2] ?? 'FY') as 'FY' }),
  ],
  [
    /\b(?:two|2|three|3) (?:fiscal )?years (?:ago|earlier|before|prior)\b|\bthe year before (?:that|last)\b/gi,
    (m) => ({ kind: 'years-before', years: /three|3/i.test(m[0]) ? 3 : 2 }),
  ],
  // "The September 2023 quarter"
  [
    new RegExp(
      `\\b(?:the )?(?<month>January|February|March|April|May|June|July|August|September|October|November|December) (?<year>${Y})[- ]quarter\\b`,
      'g',
    ),
    (m) => ({ kind: 'span', months: 3, month: monthOf(m.groups?.month ?? ''), year: Number(m.groups?.year) }),
  ],
  [
    /\b(?:the )?(March|June|September|December|January|April|July|October|February|May|August|November)[- ]quarter\b(?<prior> (?:(?:of|in) (?:the )?(?:(?:last|prior|previous|preceding) (?:fiscal )?year|year before)|(?:a|one) year (?:ago|earlier|before)|last year))?/g,
    (m) => ({
      kind: 'ending',
      month: MONTHS.indexOf((m[1] ?? '').slice(0, 3).toLowerCase()) + 1,
      ...(m.groups?.prior === undefined ? {} : { isPrior: true }),
    }),
  ],
  [
    new RegExp(
      `\\b(?:the )?(?:same|corresponding|comparable|equivalent) (?:quarter|period|three months) (?:of|in) fiscal (?:year )?(${Y})`,
      'gi',
    ),
    (m) => ({ kind: 'named', year: Number(m[1]), period: null }),
  ],
  [
    new RegExp(
      `\\b(?:the )?(?:same|corresponding|comparable|equivalent|similar) (?:quarter|period|(?:three|six|nine)(?: |-)months?(?: period)?) (?:of|in) (?:the year )?(${Y})`,
      'gi',
    ),
    (m) => ({ kind: 'same-in', year: Number(m[1]) }),
  ],
  [
    /\b(?:the same|the corresponding|the comparable) (?:quarter|period|three months)(?: (?:of|in) (?:the )?(?:prior|previous|last)(?: fiscal)? year| a year (?:ago|earlier|before)| last year)|\b(?:a|one) year (?:ago|earlier|before)|\bthe (?:year|twelve months) (?:before|earlier)|\b(?:the )?(?:prior|previous|preceding)(?:[- ](?:(?:fiscal[- ])?year|exercise))(?:['’]s)?(?: (?:quarter|period))?|\blast year(?:['’]s)?|(?<=[\d%nMB] \(?)\b(?:PY|LY)\b|\b(?:the )?year[- ]ago(?: (?:quarter|period))?|\btwelve months earlier|\b(?:the )?year[- ]earlier(?: (?:quarter|period))?|\b(?:a|one) year prior|\b(?:twelve|12) months (?:ago|earlier|before)|\b(?:the )?(?:same|corresponding|equivalent|comparable) (?:quarter|period|three months) last year(?:['’]s)?|\byear[- ]over[- ]year|\byear[- ]on[- ]year|\by[-/]?o[-/]?y\b|\by\/y\b|(?<=(?:%|\b(?:per ?cent|pct|points?|bps|higher|lower|increase|decrease|rise|fall|gain|drop|decline|growth|up|down)) )on the year\b|(?<=\bthis (?:year|time)\b[^.;]{0,40})\blast(?=\s*[.,;)]|$)/gi,
    () => ({ kind: 'prior' }),
  ],
  [
    /\b(?:the )?(?:previous|prior|preceding) quarter|\bsequential(?:ly)?|\bquarter[- ]over[- ]quarter|\bthe quarter before|\b(?:a|one) quarter (?:earlier|ago|before)|\bthree months (?:earlier|ago|before)|\bquarter[- ]on[- ]quarter|\bq[-/]?o[-/]?q\b|\bq\/q\b|\b(?:the )?(?:prior|previous|preceding) three months/gi,
    () => ({ kind: 'previous-quarter' }),
  ],
  [
    /\b(?:the )?(?:trailing|last|past|latest)[- ](?:twelve[- ]months?|12[- ]months?|four[- ]quarters?|4[- ]quarters?)(?: together)?|\bTTM\b/gi,
    () => ({ kind: 'trailing' }),
  ],
  [
    new RegExp(
      `\\b(?:Q([1-4])|([1-4])Q)\\s?(?:of\\s+)?(?:(?:fiscal\\s+(?:year\\s+)?|FY\\s?)['’]?(${SHORT})|['’]?(\\d{2}))\\b(?!\\d|[.,]\\d|%|\\s?(?:percent|million|billion|bn|mn))`,
      'gi',
    ),
    (m) => ({
      kind: 'named',
      year: fullYear(m[3] ?? m[4] ?? ''),
      period: QUARTER[m[1] ?? m[2] ?? ''] ?? null,
    }),
  ],
  [
    new RegExp(`\\b([1-4])Q(?:\\s+(${Y}))?\\b`, 'g'),
    (m) => ({ kind: 'named', year: m[2] ? Number(m[2]) : null, period: QUARTER[m[1] ?? ''] ?? null }),
  ],
  [
    /\b(?:FY\s?['’]?|fiscal ['’])(\d{2})\b(?!\d)/gi,
    (m) => ({ kind: 'named', year: fullYear(m[1] ?? ''), period: 'FY' }),
  ],
  [
    new RegExp(`\\bQ([1-4])(?:\\s+(?:of\\s+)?(?:fiscal\\s+(?:year\\s+)?|FY\\s?)?(${Y}))?\\b`, 'g'),
    (m) => ({ kind: 'named', year: m[2] ? Number(m[2]) : null, period: QUARTER[m[1] ?? ''] ?? null }),
  ],
  [
    new RegExp(
      `\\b(?:(first|second|third|fourth)(?: fiscal)?[- ]quarter)(?:(?:'s|’s)?\\s+(?:of\\s+|in\\s+)?(?:the\\s+)?(?:fiscal\\s+(?:year\\s+)?|FY\\s?)?(${Y}))?`,
      'gi',
    ),
    (m) => ({ kind: 'named', year: m[2] ? Number(m[2]) : null, period: QUARTER[(m[1] ?? '').toLowerCase()] ?? null }),
  ],
  [
    new RegExp(`\\b(?:(?:the )?(?:full )?(?:fiscal |financial )(?:year )?|FY\\s?)(${Y})\\b(?:'s|’s)?`, 'gi'),
    (m) => ({ kind: 'named', year: Number(m[1]), period: 'FY' }),
  ],
  [
    new RegExp(
      `(?<![\\w.,$€£¥-])(${Y})(?![\\d,.]\\d|\\d|\\s?(?:%|percent|million|billion|thousand|bn\\b|[KMBT]\\b))`,
      'g',
    ),
    (m) => ({ kind: 'named', year: Number(m[1]), period: null }),
  ],
]

const COMPARES =
  /(?:\bfrom(?! (?:continuing )?operations)|\bbeat(?:s|ing)?|\bmiss(?:ed|es)|\bthan(?!\s+(?:doubled|halved|tripled|quadrupled|half|twice)\b)|\bagainst|\bversus|\bvs\.?|\bover|\bcompared (?:with|to)|\bcompares (?:with|to)|\b(?:relative|next) to|\bin comparison (?:with|to)|\bon|\babove|\bbelow|\bshort of|\bshy of|\bahead of|\bsince|\bwhat (?:it|they) (?:was|were)(?: worth)?|\b(?:times|twice|half|double|triple|third|quarter) (?:that|those|the level|the figure)(?: of| in| from)?)\s+(?:(?:it|they|the company|[A-Z][\w&.]*)\s+(?:had\s+)?(?!(?:in|of|for|during)\s)[a-z]+\s+)?(?:the\s+|those of\s+|that of\s+|in\s+|its\s+(?=$)|their\s+(?=$))*$/i

const SINCE_RECORD =
  /\b(?:first|highest|lowest|best|worst|biggest|largest|smallest|strongest|weakest|slowest|fastest)\b[^,.;]*\bsince\s+(?:the\s+|at least\s+)?$/i

export function periodTokens(text: string): PeriodToken[] {
  const found: PeriodToken[] = []
  for (const [pattern, read] of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      if (found.some((one) => start < one.end && end > one.start)) continue
      // "the first fall since 2019": a record, not what is compared with
      if (SINCE_RECORD.test(text.slice(Math.max(0, start - 60), start))) continue
      const says = read(match)
      const isAdverb =
        /^(?:year[- ]o(?:ver|n)[- ]year|on the year|y[-/]?o?[-/]?y\b|sequential|quarter[- ]o(?:ver|n)|q[-/]?o?[-/]?q)/i.test(
          match[0],
        ) && !/^year[- ](?:ago|earlier)/i.test(match[0])
      const before = text.slice(Math.max(0, start - 30), start)
      // "over the last four quarters" is when, not what it is compared with
      const isComparison =
        isAdverb ||
        (COMPARES.test(before) &&
          !(says.kind === 'trailing' && /\bover\s+(?:the\s+)?$/i.test(before)) &&
          // "had $9.0 billion in cash on January 31, 2025": the day of it
          !(
            says.kind === 'date' &&
            /(?<!\b(?:up|down|more|less|higher|lower|rise|increase|fall|drop|decline|gain)\s)\bon\s+$/i.test(before)
          ))
      found.push({ start, end, says, isComparison })
    }
  }
  found.sort((a, b) => a.start - b.start)
  return withLater(text, found)
}

/** "$5 billion in 2023 and $6 billion a year later": the year after the one named before. */
function withLater(text: string, found: PeriodToken[]): PeriodToken[] {
  for (const match of text.matchAll(LATER)) {
    const before = found.findLast((one) => one.end <= match.index && one.says.kind === 'named')
    if (before?.says.kind !== 'named' || before.says.year === null) continue
    const years = ['two', 'three'].indexOf(match.groups?.years?.toLowerCase() ?? '') + 2
    const says: Said = { ...before.says, year: before.says.year + years }
    found.push({ start: match.index, end: match.index + match[0].length, says, isComparison: false })
  }
  return found.sort((a, b) => a.start - b.start)
}

const LATER =
  /\b(?:a|one) year (?:later|on)\b|\b(?<years>two|three) years (?:later|on)\b|\bthe (?:following|next) year|\btwelve months later/gi

export const UNKNOWN = 'unknown'

/** Quarters of 13 weeks end a few days before or after the month they are called by. */
const endsAbout = (ymd: string, month: number): boolean =>
  Number(ymd.slice(5, 7)) === month || (Number(ymd.slice(5, 7)) === (month % 12) + 1 && Number(ymd.slice(8)) <= 7)

/** The newest period that ends on such a day or in such a month; the text's own where several do. */
function closingIn(
  { periods }: FactBase,
  { month, day, year }: { month: number; day: number | null; year: number | null },
): FactPeriod | typeof UNKNOWN {
  const ending = periods.filter(
    ({ code, end_date }) =>
      code !== 'TTM' &&
      end_date <= periods[0].end_date &&
      (day === null
        ? endsAbout(end_date, month)
        : Number(end_date.slice(5, 7)) === month && Number(end_date.slice(8)) === day) &&
      (year === null || end_date.startsWith(String(year))),
  )
  const newest = ending
    .map(({ end_date }) => end_date)
    .sort()
    .at(-1)
  return ending.find(({ end_date }) => end_date === newest) ?? UNKNOWN
}

/** The period of the same length that ends on about the same day of another year. */
export function inAnotherYear(base: FactBase, about: FactPeriod, year: number): FactPeriod | typeof UNKNOWN {
  let found: FactPeriod | null = about
  for (let back = yearOf(about.end_date) - year; back > 0 && found; back -= 1) found = yearBefore(base, found)
  return found && yearOf(about.end_date) >= year ? found : UNKNOWN
}

/** The period a token names, seen from `about`; 'unknown' = none of the base. */
export function periodOf(base: FactBase, says: Said, about: FactPeriod): FactPeriod | typeof UNKNOWN {
  if (says.kind === 'prior') return yearBefore(base, about) ?? UNKNOWN
  if (says.kind === 'years-before') {
    let found: FactPeriod | null = about
    for (let n = 0; n < says.years && found; n += 1) found = yearBefore(base, found)
    return found ?? UNKNOWN
  }
  if (says.kind === 'previous-quarter') return quarterBefore(base, about) ?? UNKNOWN
  if (says.kind === 'same-in') return inAnotherYear(base, about, says.year)
  if (says.kind === 'trailing') return base.periods.find((one) => one.code === 'TTM') ?? UNKNOWN
  if (says.kind === 'date')
    return (
      base.periods.find(
        (one) =>
          one.code !== 'TTM' && one.end_date === says.ymd && (says.months === null || one.months === says.months),
      ) ?? UNKNOWN
    )
  const own = base.periods[0]
  if (says.kind === 'closing') return closingIn(base, says)
  if (says.kind === 'quarter-of-prior')
    return base.periods.find((one) => one.code === `${Number(own.code.slice(0, 4)) - 1} ${says.period}`) ?? UNKNOWN
  if (says.kind === 'ending') {
    const newest = base.periods.find((one) => one.months === 3 && endsAbout(one.end_date, says.month)) ?? null
    return (says.isPrior && newest ? yearBefore(base, newest) : newest) ?? UNKNOWN
  }
  if (says.kind === 'span')
    return (
      base.periods.find(
        (one) =>
          one.months === says.months &&
          (says.month === null || endsAbout(one.end_date, says.month)) &&
          (says.year === null || one.end_date.startsWith(String(says.year))),
      ) ?? UNKNOWN
    )
  const year = says.year ?? Number(own.code.slice(0, 4))
  // A bare year means the year of a yearly report, and the same quarter of that year in a quarterly one.
  const period = says.period ?? (own.code.slice(5) || 'FY')
  return (
    base.periods.find((one) => one.code === `${year} ${period}`) ??
    (says.period === null ? base.periods.find((one) => one.code === String(year)) : undefined) ??
    (says.period === null ? base.periods.find((one) => one.code === `${year} FY`) : undefined) ??
    UNKNOWN
  )
}

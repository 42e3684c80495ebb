/** Numbers that are told of two figures: their sum, the difference of them, how many times one is the other. */
import { currencyAgrees } from '../../figures-in-words/currencies.ts'
import {
  type FactPeriod,
  factOf,
  isPerShare,
  isRatio,
  type KnownFact,
  type Metric,
  metricWords,
  yearBefore,
} from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import { agrees, type NumberToken } from '../../figures-in-words/numbers.ts'
import { periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import { levelHeld } from './held.ts'
import type { Proven, Subject } from './parts.ts'
import { type Placed, placesOf } from './periods.ts'
import { portionOf } from './portions.ts'
import { bare, type Told } from './tokens.ts'

/** @param before what the numbers before it were found to be */
export function relatedIn(told: Told, n: NumberToken, before: readonly Proven[]): Proven | null {
  const places = placesOf(told, n, before.at(-1) ?? null)
  for (const place of places) {
    const found =
      sumOf(told, n, place, before) ??
      sumOfYears(told, n, place, before) ??
      portionOf(told, n, before) ??
      beyondOf(told, n, place, before) ??
      timesOf(told, n, place, before)
    if (found) return found
  }
  return null
}

const amountOf = (one: Metric | undefined): one is Metric => one !== undefined && !isRatio(one) && !isPerShare(one)

/** "Dividends and buybacks together took $5.3 billion", "about $18.4 billion altogether". */
function sumOf(
  { base, s, names, numbers }: Told,
  n: NumberToken,
  { period }: Placed,
  before: readonly Proven[],
): Proven | null {
  const at = numbers.indexOf(n)
  const from = numbers[at - 1]?.end ?? 0
  const around = s.text.slice(from, n.end + (/^[^,;.]*/.exec(s.text.slice(n.end))?.[0].length ?? 0))
  const isTogether = TOGETHER.test(around)
  const beside = names.filter((one) => one.start >= from && one.end <= n.start)
  const lists: (readonly Pick<Subject, 'token' | 'metric'>[])[] = []
  const [a, b, c] = beside
  if (a && b && AND.test(s.text.slice(a.end, b.start))) {
    const isThree = c !== undefined && AND.test(s.text.slice(b.end, c.start))
    lists.push(
      (isThree ? [a, b, c] : [a, b]).flatMap((token) => token.metrics.slice(0, 1).map((metric) => ({ token, metric }))),
    )
  }
  // what was told before it, amount by amount
  const amounts = before.filter((one) => one.from === null && amountOf(one.metric))
  const isSummed = isTogether || isComeTo(s.text, amounts, n)
  const isTold = (one: MetricToken) => amounts.some(({ subject }) => subject.token.start === one.start)
  if (isSummed && beside.every(isTold) && amounts.length > 1)
    lists.push(amounts.map(({ subject: { token }, metric }) => ({ token, metric })))
  for (const parts of isSummed || (a && b && beside.length < 4) ? lists : []) {
    const metrics = parts.map(({ metric }) => metric)
    const [first] = parts
    if (!first || metrics.length < 2 || !metrics.every(amountOf)) continue
    const metric: Metric = { kind: 'sum', name: metrics.map(metricWords).join(' and '), plus: metrics, minus: [] }
    const held = levelHeld(base, n, metric, period, 1)
    if (held)
      return { ...held, number: n, subject: { token: first.token, metric, with: parts.map(({ token }) => token) } }
  }
  return null
}
const TOGETHER =
  /\b(?:together|combined|altogether|in all|in total|in sum|jointly|between them|sum(?:s|med|ming)?(?: up)? to|add(?:s|ed|ing)? up to|total(?:s|ed|led|ing|ling)?|taken together|all told)\b/i
/** "Dividends of $8.6bn plus buybacks of $9.8bn: $18.4bn", "dividends of … and buybacks of … took $18.4 billion" */
function isComeTo(text: string, amounts: readonly Proven[], n: NumberToken): boolean {
  const [a, b] = amounts.slice(-2)
  return (
    a !== undefined &&
    b !== undefined &&
    a.period === b.period &&
    metricWords(a.metric) !== metricWords(b.metric) &&
    /\b(?:plus|and|as well as|along with)\b|[&+]/i.test(text.slice(a.number.end, b.number.start)) &&
    COMES_TO.test(text.slice(b.number.end, n.start)) &&
    !EARNED.test(text.slice(b.number.end, n.start))
  )
}
/** What comes in is no sum of what went out. */
const EARNED =
  /\b(?:earn\w*|gain\w*|s[eo]ld|sells?|generat\w*|brought|t[ao]ke?n? in|took in|lost|los\w+|profit\w*|received?|booked|posted|reported|owes?|owed|of the)\b/i
const COMES_TO =
  /^[^.;\d]{0,60}(?::|=|\b(?:took|takes?|ma[dk]es?|making|cost|costs|c[ao]mes? to|equals?|call it|was|were|is|are|returned|paid|handed|gave|went|sent|spent|that['’]s)\b)[^.;\d]{0,60}$/i
const AND = /^\s*(?:,|and|plus|&|, and|as well as|along with)\s+(?:(?:the|its|their)\s+)?$/i

/** "Lost money in each of the past three years, $2.4 billion in total": what the years of one figure add up to. */
function sumOfYears(
  { base, s, numbers, names }: Told,
  n: NumberToken,
  { period }: Placed,
  before: readonly Proven[],
): Proven | null {
  const from = numbers[numbers.indexOf(n) - 1]?.end ?? 0
  const around = s.text.slice(from, n.end + (/^[^,;.]*/.exec(s.text.slice(n.end))?.[0].length ?? 0))
  const years = YEARS.exec(s.text)?.groups?.years?.toLowerCase()
  const count = years === undefined ? 0 : ['two', 'three', 'four', 'five'].indexOf(years) + 2 || Number(years)
  if (!TOGETHER.test(around) || count < 2 || n.kind !== 'money' || !currencyAgrees(n.currency, base.currency))
    return null
  const verbs = s.metrics.filter((one) => one.end > one.start && one.end <= n.start)
  const token = before.at(-1)?.subject.token ?? names.findLast((one) => one.end <= n.start) ?? verbs.at(-1)
  const [metric] = token?.metrics ?? []
  if (!token || !amountOf(metric)) return null
  const all: number[] = []
  for (let one: FactPeriod | null = period; one && all.length < count; one = yearBefore(base, one))
    all.push(factOf(one, metric)?.value ?? Number.NaN)
  const sum = all.reduce((a, b) => a + b, 0) * (token.isNegated ? -1 : 1)
  if (all.length < count || !agrees(sum, n)) return null
  const fact: KnownFact = { value: sum, path: null, rule: `sum of ${count} years` }
  return { metric, period, from: null, fact, form: 'amount', number: n, subject: { token, metric, with: [] } }
}
const YEARS =
  /\b(?:over|in|for|across|during|within|of)\s+(?:(?:the|all|these|its)\s+)*(?:past\s+|last\s+)?(?<years>two|three|four|five|[2-5]) (?:fiscal )?years\b/i

/** "$2.0 billion ahead of the revenue", "$2.5 billion under the 2024 figure", "exceeded costs by $3 billion". */
function beyondOf(told: Told, n: NumberToken, place: Placed, before: readonly Proven[]): Proven | null {
  if (n.kind === 'times') return null
  const { base, s, names } = told
  const behind = BEYOND.exec(s.text.slice(n.end))
  if (!behind) return null
  const start = n.end + behind[0].length
  const sign = MORE.test(behind[0]) ? 1 : -1
  const other = names.find((one) => one.start >= start && one.start - start < 2)
  const subjects =
    before.length > 0 && !names.some((one) => one.end <= n.start && one.start >= (before.at(-1)?.number.end ?? 0))
      ? before.slice(-1).map(({ subject }) => subject)
      : names
          .filter((one) => one.end <= n.start)
          .slice(-1)
          .flatMap((token) => token.metrics.map((metric): Subject => ({ token, metric, with: [] })))
  const token = s.periods.find((one) => one.start >= n.end && one.start - start < 8)
  const old = token && periodOf(base, token.says, told.about)
  for (const subject of subjects) {
    if (!amountOf(subject.metric)) continue
    const value = (metric: Metric, period: FactPeriod) => factOf(period, metric)?.value ?? Number.NaN
    if (other) {
      for (const metric of other.metrics.filter(amountOf)) {
        const less = value(subject.metric, place.period) - value(metric, place.period)
        if (n.kind === 'money' && currencyAgrees(n.currency, base.currency) && agrees(less, n, sign * n.value)) {
          const made: Metric = {
            kind: 'sum',
            name: `${metricWords(subject.metric)} less ${metricWords(metric)}`,
            plus: [subject.metric],
            minus: [metric],
          }
          const fact: KnownFact = { value: less, path: null, rule: made.name }
          return {
            metric: made,
            period: place.period,
            from: null,
            fact,
            form: 'amount',
            number: n,
            subject: { ...subject, with: [...subject.with, other] },
          }
        }
      }
      continue
    }
    if (!old || old === UNKNOWN || old === place.period) continue
    const less = value(subject.metric, place.period) - value(subject.metric, old)
    if (n.kind === 'money' && currencyAgrees(n.currency, base.currency) && agrees(less, n, sign * n.value))
      return {
        metric: subject.metric,
        period: place.period,
        from: old,
        fact: { value: less, path: null, rule: `${place.period.code} less ${old.code}` },
        form: 'amount',
        number: n,
        subject,
      }
  }
  return null
}
const BEYOND =
  /^\s+(?:(?:more|less|higher|lower|larger|smaller|fewer)(?: than)?|ahead of|short of|shy of|above|below|over|under|beyond|behind)\s+(?:(?:in|at|the|its|what|that of|those of|all|all of|level of|total of|figure of|figure for)\s+)*/i
const MORE = /^\s+(?:more|ahead|above|over|higher|larger|beyond)/i

/** "Twice what it was in 2022", "half of fiscal 2023's $9.9 billion", "double its free cash flow". */
function timesOf(told: Told, n: NumberToken, { period }: Placed, before: readonly Proven[]): Proven | null {
  const { base, s, names, numbers } = told
  const isFraction = n.kind === 'percent' && !/\d/.test(s.text.slice(n.start, n.end))
  if (n.kind !== 'times' && !isFraction) return null
  const last = before.at(-1)
  const at = numbers.indexOf(n)
  const beside = names.filter((one) => one.end <= n.start && one.start >= (last?.number.end ?? 0)).at(-1)
  const subjects: Subject[] = beside
    ? beside.metrics.map((metric) => ({ token: beside, metric, with: [] }))
    : last
      ? [last.subject]
      : []
  const to = numbers[at + 1]?.start ?? s.text.length
  const gap = s.text.slice(n.end, to)
  const other = names.find(
    (one) => one.start >= n.end && one.end <= to && MEASURED.test(s.text.slice(n.end, one.start)),
  )
  const token = s.periods.find(
    (one) =>
      one.start >= n.end && one.end <= to && !told.owners.has(n) && OLD.test(bare(s.text, names, n.end, one.start)),
  )
  // "More than eleven times the $1.5 billion of 2023": the number behind says of when
  const next = numbers[at + 1]
  const owner =
    next && next.kind !== 'percent' && OF_NEXT.test(bare(s.text, s.periods, n.end, to))
      ? told.owners.get(next)
      : undefined
  const old = token
    ? periodOf(base, token.says, told.about)
    : owner
      ? periodOf(base, owner.says, told.about)
      : PRIOR_SIZE.test(gap)
        ? yearBefore(base, told.about)
        : null
  for (const subject of subjects) {
    const now = factOf(token && period === old ? told.about : period, subject.metric)
    if (!now || now.value === 0) continue
    const by = (
      metric: Metric,
      value: number | undefined,
      rule: string,
      others: readonly MetricToken[],
      from: FactPeriod | null,
    ): Proven | null => {
      if (!value) return null
      const ratio = Math.abs(now.value / value) * (isFraction ? 100 : 1)
      if (!agrees(ratio, n)) return null
      const fact: KnownFact = { value: ratio / (isFraction ? 100 : 1), path: null, rule }
      return {
        metric,
        period: from === period ? told.about : period,
        from,
        fact,
        form: 'percent',
        number: n,
        subject: { ...subject, with: [...subject.with, ...others] },
      }
    }
    for (const metric of other?.metrics ?? []) {
      // "more than five times its loss in 2023"
      if (old && old !== UNKNOWN && metricWords(metric) === metricWords(subject.metric)) continue
      const found =
        other &&
        by(
          subject.metric,
          factOf(period, metric)?.value,
          `${metricWords(subject.metric)} ÷ ${metricWords(metric)}`,
          [other],
          null,
        )
      if (found) return found
    }
    if (old && old !== UNKNOWN) {
      const found = by(subject.metric, factOf(old, subject.metric)?.value, `${told.about.code} ÷ ${old.code}`, [], old)
      if (found) return found
    }
  }
  return null
}
const MEASURED =
  /^\s+(?:as (?:much|large|big|high|many) as\s+|larger than\s+|more than\s+|bigger than\s+)?(?:(?:of|the|its|their|that of|those of|size of|what (?:it|they|the [a-z]+|[A-Z][\w&.]*) (?:spent|spends|paid|pays|earned|made|put|handed|gave|returned)(?: out| back| over)? (?:on|from|in|for|into|to|via|through|as)|amount of|net|total)\s+)*$/i
const OLD =
  /^\s+(?:as (?:much|large|big|high|many) as\s+)?(?:(?:of|the|its|that|what|it|they|was|were|had|been|did|laid out|shelled out|paid out|forked out|took in|brought in|cost|invested|spent|earned|made|paid|stood|at|in|level|size|figure|amount|share|company|group|firm|[a-z]+maker|retailer|bank|insurer|lender|giant)\s+)*$/i
const OF_NEXT =
  /^\s+(?:as (?:much|large|big|high|many) as\s+)?(?:(?:the|its|that|of|just|only|['’]s|last year['’]s)\s+)*$/i
const PRIOR_SIZE = /^\s+(?:of )?(?:the|its) (?:previous|prior|former|earlier) (?:level|size|figure|amount)\b/i

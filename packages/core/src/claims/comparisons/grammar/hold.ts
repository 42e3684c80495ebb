/** What the grammar of comparing read, held against the statement's figures: of every period that is known. */

import { currencyAgrees } from '../../../figures-in-words/currencies.ts'
import {
  type FactBase,
  type FactPeriod,
  isPerShare,
  isRatio,
  type Metric,
  metricWords,
  RATIOS,
  yearBefore,
} from '../../../figures-in-words/facts.ts'
import { agrees, type NumberToken } from '../../../figures-in-words/numbers.ts'
import { periodOf, UNKNOWN } from '../../../figures-in-words/periods.ts'
import { formatCompact, formatPerShare } from '../../../format/amount.ts'
import { formatChange, formatPercent } from '../../../format/percent.ts'
import { growth } from '../../../statement/margins.ts'
import type { FigureName } from '../../../statement/statement.ts'
import {
  amountOf,
  groupOf,
  growthOf,
  inMeasureOf,
  isSame,
  labelOf,
  type Member,
  membersOf,
  signedOf,
  yearsTo,
} from '../quantities.ts'
import type { Beside, Comparing, Said, SetSaid, Side } from './parts.ts'
import { REVENUE } from './sides.ts'

/** What one number or one statement came to; null = it cannot be said. */
export interface Found {
  isRight: boolean
  metric: Metric
  period: FactPeriod
  figure: string
  rule: string | null
}

export class Holder {
  private readonly base: FactBase
  private readonly about: FactPeriod
  private readonly said: readonly Said[]
  constructor(base: FactBase, about: FactPeriod, { said }: Comparing) {
    this.base = base
    this.about = about
    this.said = said
  }
  /** The periods that a side is of; null = one of them is not known. */
  private periodsOf({ when }: Side): FactPeriod[] | null {
    if (when === null) return [this.about]
    const years = yearsTo(this.base, this.about)
    if (when === 'all-before') return years.length >= 3 ? years.slice(1, 3) : null
    const named =
      when === 'before'
        ? [yearBefore(this.base, this.about)]
        : when.map((one) => periodOf(this.base, one.says, this.about))
    return named.every((one): one is FactPeriod => one !== null && one !== UNKNOWN) ? named : null
  }
  /** The figures that a side may be of, those first that its numbers are. */
  private metricsOf(side: Side): Metric[] {
    const all = side.metrics.filter(
      (one, at) => side.metrics.findIndex((other) => metricWords(other) === metricWords(one)) === at,
    )
    const [period] = this.periodsOf(side) ?? []
    const known = all.filter((one) => period && amountOf(period, one) !== null)
    const fitting = known.filter((one) => side.numbers.every((said) => this.isNumber(side, said, one)?.isRight))
    return fitting.length > 0 ? fitting : known
  }
  private value(side: Side, period: FactPeriod, metric: Metric): number | null {
    const value = amountOf(period, metric)
    return value === null ? null : side.isNegated ? 0 - value : value
  }
  private shown(metric: Metric, value: number): string {
    if (isRatio(metric)) return formatPercent(value)
    return isPerShare(metric) ? formatPerShare(value, this.base.currency) : formatCompact(value, this.base.currency)
  }

  /** Whether a number beside a side is what the side's figure was, how it changed, or its part of sales. */
  number(side: Side, said: Beside): Found | null {
    const [metric] = this.metricsOf(side)
    return metric ? this.isNumber(side, said, metric) : null
  }
  /** Whether a number is what any figure of the period was, how it changed, or its part of sales. */
  isElsewhere(n: NumberToken): boolean {
    const period = this.about
    const all: Metric[] = [
      ...(Object.keys(period.figures) as FigureName[]).map((name): Metric => ({ kind: 'figure', name })),
      ...RATIOS.map((name): Metric => ({ kind: 'ratio', name })),
      ...period.expenses.map(({ name }): Metric => ({ kind: 'expense', name })),
      ...[...period.business, ...period.geographical].map(
        ({ label }): Metric => ({ kind: 'division', label, quantity: 'revenue' }),
      ),
      ...[...(period.others?.values() ?? [])].map(({ name, label }): Metric => ({ kind: 'other', name, label })),
    ]
    const whole = amountOf(period, REVENUE)
    return all.some((metric) => {
      const value = amountOf(period, metric)
      const said = value === null ? null : inMeasureOf(metric, n, Math.abs(value))
      const change = growthOf(this.base, period, metric)
      const isChange = n.kind === 'percent' && change !== null && agrees(Math.abs(change) * 100, n)
      const isShare = n.kind === 'percent' && value !== null && !!whole && agrees((Math.abs(value) / whole) * 100, n)
      return (said !== null && agrees(said, n)) || isChange || isShare
    })
  }
  private isNumber(side: Side, said: Beside, metric: Metric): Found | null {
    const [period, other] = this.periodsOf(side) ?? []
    if (!period || other) return null
    const { n } = said
    if (n.kind === 'money' && !currencyAgrees(n.currency, this.base.currency))
      return { isRight: false, metric, period, figure: '', rule: null }
    const ways = this.waysOf(side, said, metric)
    const found = ways.flatMap((as) => this.byWay(side, { ...said, as }, metric, period) ?? [])
    return found.find(({ isRight }) => isRight) ?? found[0] ?? null
  }
  private waysOf(side: Side, { as, n }: Beside, metric: Metric): Beside['as'][] {
    if (as !== 'either') return [as]
    if (isRatio(metric)) return ['level']
    const isGrowth = this.said.some(
      (one) =>
        (one.is === 'growth' && [...one.a, ...one.b].includes(side)) ||
        (one.is === 'extreme' && one.side === side && one.by !== 'amount') ||
        (one.is === 'move' && one.side === side),
    )
    return isGrowth || n.isNegative ? ['change'] : ['share']
  }
  private byWay(side: Side, { n, as, sign }: Beside, metric: Metric, period: FactPeriod): Found | null {
    const value = this.value(side, period, metric)
    if (value === null) return null
    const of = { metric, period, rule: null }
    if (as === 'level') {
      const said = inMeasureOf(metric, n, value)
      return said === null ? null : { ...of, isRight: agrees(said, n, signedOf(n)), figure: this.shown(metric, value) }
    }
    if (n.kind !== 'percent') return null
    if (as === 'share') {
      if (isRatio(metric))
        return { ...of, isRight: agrees(value * 100, n, signedOf(n)), figure: this.shown(metric, value) }
      const whole = amountOf(period, REVENUE)
      if (!whole || isPerShare(metric)) return null
      const part = value / whole
      return {
        ...of,
        isRight: agrees(part * 100, n, signedOf(n)),
        figure: formatPercent(part),
        rule: `${metricWords(metric)} ÷ revenue`,
      }
    }
    const change = this.growth(side, metric, period)
    if (change === null || isRatio(metric)) return null
    // "a milder fall than the 6.3% of …", "by 12.1% against 5.9%": which way stands elsewhere, and is held there
    const isTold = sign === 0 && !n.isNegative && this.isFall(side)
    const claimed = isTold ? 0 - n.value : sign !== 0 ? sign * n.value : signedOf(n)
    const before = yearBefore(this.base, period)
    return {
      ...of,
      isRight: agrees(change * 100, n, claimed),
      figure: formatChange(change),
      rule: `${period.code} ÷ ${before?.code} − 1`,
    }
  }
  private isFall(side: Side): boolean {
    const move = this.said.findLast((one) => one.is === 'move' && one.side === side)
    if (move?.is === 'move') return move.direction.sign < 0
    return this.said.some(
      (one, at) =>
        (one.is === 'growth' && one.isDown === true && [...one.a, ...one.b].includes(side)) ||
        (one.is === 'only' && one.sides.includes(side) && one.sign < 0) ||
        (one.is === 'extreme' && one.side === side && one.by === 'growth' && this.isFallBefore(at)),
    )
  }
  /** "Energy fell the most, 13.8%, Chemicals the least, 7.6%" */
  private isFallBefore(at: number): boolean {
    const last = this.said.slice(0, at).findLast(({ is }) => is === 'move')
    return last?.is === 'move' && last.direction.sign < 0
  }
  private growth(side: Side, metric: Metric, period: FactPeriod): number | null {
    if (!side.isNegated) return growthOf(this.base, period, metric)
    const before = yearBefore(this.base, period)
    const [now, old] = [this.value(side, period, metric), before && this.value(side, before, metric)]
    return now === null || old === null || old <= 0 ? null : growth(now, old)
  }

  hold(one: Said): Found | null {
    if (one.is === 'level') return this.level(one)
    if (one.is === 'growth') return this.growths(one)
    if (one.is === 'ratio') return this.ratio(one)
    if (one.is === 'move') return this.move(one)
    if (one.is === 'series') return this.series(one)
    if (one.is === 'record') return this.record(one)
    if (one.is === 'extreme') return this.extreme(one)
    if (one.is === 'only') return this.only(one)
    if (one.is === 'rest') return this.theRest(one)
    if (one.is === 'sum') return this.sum(one)
    return this.count(one)
  }
  /** The values of one or several sides, one a period that is asked for. */
  private values(sides: readonly Side[]): { metric: Metric; value: number; period: FactPeriod; side: Side }[] | null {
    const found = sides.flatMap((side) => {
      const [metric] = this.metricsOf(side)
      const periods = this.periodsOf(side)
      if (!metric || !periods || side.tokens.length === 0) return [null]
      return periods.map((period) => {
        const value = this.value(side, period, metric)
        return value === null ? null : { metric, value, period, side }
      })
    })
    return found.every((one): one is NonNullable<typeof one> => one !== null) ? found : null
  }
  private level(one: Extract<Said, { is: 'level' }>): Found | null {
    const [a, b] = [this.values(one.a), this.values(one.b)]
    const [first] = a ?? []
    if (!a || !b || !first || b.length === 0) return null
    const all = [...a, ...b]
    if (new Set(all.map(({ metric }) => `${isRatio(metric)} ${isPerShare(metric)}`)).size > 1) return null
    // Of a loss that is a profit nothing is larger.
    if (all.some(({ side, value }) => side.isNegated && value < 0)) return null
    const words = all.map((each) => this.named(each))
    const sum = (list: typeof all) => list.reduce((total, { value }) => total + value, 0)
    const isSumA = one.isSum && a.length > 1
    const isSumB = one.isSum && b.length > 1 && !isSumA
    if (one.isSum && all.some(({ metric }) => isRatio(metric))) return null
    const left = isSumA ? [sum(a)] : a.map(({ value }) => value)
    const right = isSumB ? [sum(b)] : b.map(({ value }) => value)
    const isAhead = left.every((x) => right.every((y) => (one.more ? x > y : x < y)))
    const isBy = !one.by || this.isBy(one.by, first.metric, left[0] ?? 0, right[0] ?? 0)
    // That it led a year before too is not what is told; it may have been overtaken within the year.
    if (one.isTurn && isAhead && this.isTurned(a, b) !== true) return null
    const isLong = one.years > 1 ? this.isLong(one, a, b) : true
    if (isLong === null) return null
    const isRight = isAhead && isBy && isLong
    return {
      isRight,
      metric: first.metric,
      period: this.about,
      figure: words.join(', '),
      rule: `in ${this.about.code}`,
    }
  }
  /** "Share repurchases 2023 FY $9.92B" */
  private named({ metric, value, period }: { metric: Metric; value: number; period: FactPeriod }): string {
    return `${labelOf(metric)}${period === this.about ? '' : ` ${period.code}`} ${this.shown(metric, value)}`
  }
  private isTurned(a: { metric: Metric; side: Side }[], b: { metric: Metric; side: Side }[]): boolean | null {
    const before = yearBefore(this.base, this.about)
    const [x, y] = [a, b].map(([one]) => (one && before ? this.value(one.side, before, one.metric) : null))
    return x == null || y == null ? null : x < y
  }
  private isLong(
    { years, more }: Extract<Said, { is: 'level' }>,
    a: readonly { metric: Metric; side: Side }[],
    b: readonly { metric: Metric; side: Side }[],
  ): boolean | null {
    const all = yearsTo(this.base, this.about).slice(0, years)
    const found = all.map((period) => {
      const [x, y] = [a, b].map(([one]) => (one ? this.value(one.side, period, one.metric) : null))
      return x == null || y == null ? null : more ? x > y : x < y
    })
    if (a.length !== 1 || b.length !== 1 || all.length < years || found.includes(null)) return null
    return found.every((one) => one === true)
  }
  private isBy(by: NumberToken, metric: Metric, a: number, b: number): boolean {
    if (by.kind === 'money' && !currencyAgrees(by.currency, this.base.currency)) return false
    if (by.kind === 'percent' && !isRatio(metric)) return b !== 0 && agrees(Math.abs(a / b - 1) * 100, by)
    const lead = inMeasureOf(metric, by, Math.abs(a - b))
    return lead !== null && agrees(lead, by)
  }
  private growths(one: Extract<Said, { is: 'growth' }>): Found | null {
    const rates = (sides: readonly Side[]) =>
      sides.map((side) => {
        const [metric] = this.metricsOf(side)
        const [period, more] = this.periodsOf(side) ?? []
        const rate = metric && period && !more && !isRatio(metric) ? this.growth(side, metric, period) : null
        return metric && rate !== null ? { metric, rate } : null
      })
    const [a, b] = [rates(one.a), rates(one.b)]
    const known = [...a, ...b]
    if (!known.every((rate) => rate !== null) || !a[0] || !b[0]) return null
    const words = known.map((rate) => `${labelOf(rate.metric)} ${formatChange(rate.rate)}`)
    const isAhead = a.every((x) =>
      b.every((y) => {
        const [p, q] = [x?.rate ?? 0, y?.rate ?? 0]
        if (one.times) return p * q > 0 && agrees((p / q) * (one.times.kind === 'percent' ? 100 : 1), one.times)
        if (one.lead && !agrees(Math.abs(p - q) * 100, one.lead)) return false
        // "outpaced", of what fell: which is ahead then is not said
        return (one.isDown === true ? p < q : p > q) === one.more && p !== q
      }),
    )
    if (one.isDown === null && !one.times && one.more && a.some((x) => (x?.rate ?? 0) <= 0)) return null
    const isWay = one.isDown === null || a.every((x) => Math.sign(x?.rate ?? 0) === (one.isDown ? -1 : 1))
    return {
      isRight: isAhead && isWay,
      metric: a[0].metric,
      period: this.about,
      figure: words.join(', '),
      rule: `in ${this.about.code}`,
    }
  }
  private ratio({ a, b, times }: Extract<Said, { is: 'ratio' }>): Found | null {
    const [x] = this.values([a]) ?? []
    const [y, more] = this.values([b]) ?? []
    if (!x || !y || more || y.value <= 0 || x.value <= 0 || isRatio(x.metric) !== isRatio(y.metric)) return null
    const found = (x.value / y.value) * (times.kind === 'percent' ? 100 : 1)
    const isRight = times.bound === 'above' ? found >= times.value && found < times.value * 1.5 : agrees(found, times)
    const figure = [x, y].map((one) => this.named(one)).join(', ')
    return {
      isRight,
      metric: x.metric,
      period: this.about,
      figure,
      rule: `${labelOf(x.metric)} ÷ ${labelOf(y.metric)}`,
    }
  }
  private move({ side, direction, years }: Extract<Said, { is: 'move' }>): Found | null {
    const [metric] = this.metricsOf(side)
    const [period] = this.periodsOf(side) ?? []
    if (!metric || !period) return null
    const all = yearsTo(this.base, period)
    const n = years === 0 ? all.length - 1 : years
    const values = all.slice(0, n + 1).map((one) => this.value(side, one, metric))
    if (n < 1 || values.length < n + 1 || values.some((value) => value === null)) return null
    const known = values.map((value) => value ?? 0)
    const isRight = known.slice(0, -1).every((now, at) => Math.sign(now - (known[at + 1] ?? 0)) === direction.sign)
    const figure = known.map((value, i) => `${all[i]?.code} ${this.shown(metric, value)}`).join(', ')
    return { isRight, metric, period, figure, rule: `${n + 1} periods` }
  }
  private series({ side, numbers }: Extract<Said, { is: 'series' }>): Found | null {
    const rows = this.rowsOf({ side, numbers })
    const right = rows.find(({ found }) => found.every(({ isRight }) => isRight))
    const [row] = right ? [right] : rows
    if (!row) return null
    return {
      isRight: right !== undefined,
      metric: row.metric,
      period: this.about,
      figure: row.found.map(({ figure }) => figure).join(', '),
      rule: `${numbers.length} periods`,
    }
  }
  /** The numbers of a series, the oldest first, as each figure has them that the name may mean. */
  private rowsOf({ side, numbers }: Pick<Extract<Said, { is: 'series' }>, 'side' | 'numbers'>) {
    const years = yearsTo(this.base, this.about).slice(0, numbers.length).reverse()
    if (years.length < numbers.length) return []
    const metrics = side.metrics.filter(
      (one, at) => side.metrics.findIndex((other) => metricWords(other) === metricWords(one)) === at,
    )
    return metrics.flatMap((metric) => {
      const found = numbers.flatMap((n, at) => {
        const period = years[at]
        const value = period ? this.value(side, period, metric) : null
        const said = value === null ? null : inMeasureOf(metric, n, value)
        if (!period || value === null || said === null) return []
        const isRight =
          agrees(said, n, signedOf(n)) && (n.kind !== 'money' || currencyAgrees(n.currency, this.base.currency))
        return [{ n, period, isRight, metric, figure: this.shown(metric, value), rule: null }]
      })
      return found.length === numbers.length ? [{ metric, found }] : []
    })
  }
  /** What each number of a series was held against. */
  ofSeries(one: Extract<Said, { is: 'series' }>): (Found & { n: NumberToken })[] | null {
    const rows = this.rowsOf(one)
    return (rows.find(({ found }) => found.every(({ isRight }) => isRight)) ?? rows[0])?.found ?? null
  }
  private record({ side, isLow, years, isJudged, at }: Extract<Said, { is: 'record' }>): Found | null {
    const [metric] = this.metricsOf(side)
    const all = yearsTo(this.base, this.base.periods[0]).slice(0, years)
    if (!metric || side.tokens.length === 0 || all.length < years || !all.includes(this.about)) return null
    const values = all.map((one) => this.value(side, one, metric))
    if (values.some((value) => value === null)) return null
    const known = values.map((value) => value ?? 0)
    if (isJudged && isCost(metric)) return null
    const isFromLow = isLow !== (isJudged && side.isNegated)
    const place = [...known].sort((a, b) => (isFromLow ? a - b : b - a))[at]
    const figure = known.map((value, at) => `${all[at]?.code} ${this.shown(metric, value)}`).join(', ')
    return {
      isRight: known[all.indexOf(this.about)] === place,
      metric,
      period: this.about,
      figure,
      rule: `${years} periods`,
    }
  }
  /** What something may be ranked among: with what stands for the rest and without it. */
  private setsOf(metric: Metric | null, { size, group }: SetSaid): Member[][] | null {
    const own = metric ? groupOf(this.about, metric) : group
    if (!own || (group && group !== own)) return null
    const sets = [false, true].map((withRest) => membersOf(this.base, this.about, own, metric, withRest))
    const fitting = sets.filter((members) => members.length > 1 && (size === null || members.length === size))
    return fitting.length > 0 ? fitting : null
  }
  private extreme(one: Extract<Said, { is: 'extreme' }>): Found | null {
    const [metric] = this.metricsOf(one.side)
    const sets = metric ? this.setsOf(metric, one.set) : null
    if (!metric || !sets || one.side.when !== null) return null
    const isGrowth =
      one.side.numbers.some(({ as }) => as === 'change' || as === 'either') ||
      this.said.some((other) => other.is === 'count' || (other.is === 'move' && other.side === one.side))
    const ways = one.by === 'either' ? (isGrowth ? (['growth'] as const) : (['amount', 'growth'] as const)) : [one.by]
    const results = sets.flatMap((members) => ways.map((by) => this.isThere(members, metric, by, one)))
    if (results.some((result) => result === null) || new Set(results).size > 1) return null
    // What the best is by is not said: by another measure it may be.
    if (one.by === 'either' && results[0] !== true) return null
    const [members] = sets
    const shown = (members ?? []).map((member) =>
      ways[0] === 'growth'
        ? `${member.label} ${formatChange(member.growth ?? 0)}`
        : `${member.label} ${formatCompact(member.value, this.base.currency)}`,
    )
    return {
      isRight: results[0] === true,
      metric,
      period: this.about,
      figure: shown.join(', '),
      rule: `${members?.length} compared`,
    }
  }
  private isThere(
    members: readonly Member[],
    metric: Metric,
    by: 'amount' | 'growth',
    { isLow, at }: { isLow: boolean; at: number },
  ): boolean | null {
    if (by === 'growth' && members.some(({ growth }) => growth === null)) return null
    const height = (one: Member) => (by === 'growth' ? (one.growth ?? 0) : one.value) * (isLow ? -1 : 1)
    const there = [...members].sort((x, y) => height(y) - height(x))[at]
    return there !== undefined && isSame(there.metric, metric)
  }
  private only({ sides, set, sign }: Extract<Said, { is: 'only' }>): Found | null {
    const metrics = sides.map((side) => this.metricsOf(side)[0])
    const [metric] = metrics
    const sets = metric ? this.setsOf(metric, set) : null
    if (!metric || !sets) return null
    const results = sets.map((members) => {
      if (members.some(({ growth }) => growth === null)) return null
      const moved = members.filter(({ growth }) => Math.sign(growth ?? 0) === sign)
      return (
        moved.length === metrics.length &&
        metrics.every((one) => one && moved.some((member) => isSame(member.metric, one)))
      )
    })
    return this.ofMembers(metric, sets, results)
  }
  /** All but the sides told of before. */
  private theRest({ sides, set, sign }: Extract<Said, { is: 'rest' }>): Found | null {
    const metrics = sides.flatMap((side) => this.metricsOf(side).slice(0, 1))
    const [metric] = metrics
    const sets = metric ? this.setsOf(metric, set) : null
    if (!metric || !sets) return null
    const results = sets.map((members) => {
      const rest = members.filter((member) => metrics.every((one) => !isSame(member.metric, one)))
      if (rest.length === 0 || rest.some(({ growth }) => growth === null)) return null
      return rest.every(({ growth }) => Math.sign(growth ?? 0) === sign)
    })
    return this.ofMembers(metric, sets, results)
  }
  private sum({ sides, n }: Extract<Said, { is: 'sum' }>): Found | null {
    const all = this.values(sides)
    const [first] = all ?? []
    if (!all || !first || all.some(({ metric }) => isRatio(metric) || isPerShare(metric))) return null
    const total = all.reduce((sum, { value }) => sum + value, 0)
    const isRight = agrees(total, n, signedOf(n)) && currencyAgrees(n.currency, this.base.currency)
    const rule = all.map(({ metric }) => labelOf(metric)).join(' + ')
    return { isRight, metric: first.metric, period: this.about, figure: this.shown(first.metric, total), rule }
  }
  private ofMembers(metric: Metric, sets: Member[][], results: (boolean | null)[]): Found | null {
    if (results.some((result) => result === null) || new Set(results).size > 1) return null
    const [members] = sets
    const figure = (members ?? []).map(({ label, growth }) => `${label} ${formatChange(growth ?? 0)}`).join(', ')
    return { isRight: results[0] === true, metric, period: this.about, figure, rule: `${members?.length} compared` }
  }
  private count({ set, sign, n, atLeast }: Extract<Said, { is: 'count' }>): Found | null {
    const sets = this.setsOf(null, set)
    const [first] = sets?.[0] ?? []
    if (!sets || !first) return null
    const results = sets.map((members) => {
      if (members.some(({ growth }) => growth === null)) return null
      const moved = members.filter(({ growth }) => Math.sign(growth ?? 0) === sign)
      const isSo =
        n === 'all' ? moved.length === members.length : n === 'none' ? moved.length === 0 : moved.length === n
      const isFar = !atLeast || moved.every(({ growth }) => Math.abs(growth ?? 0) * 100 >= atLeast.value)
      return isSo && isFar && (!atLeast || atLeast.bound === 'above')
    })
    return this.ofMembers(first.metric, sets, results)
  }
}

/** Of what is spent the best may be the most or the least. */
const isCost = (metric: Metric): boolean =>
  metric.kind === 'expense' ||
  metric.kind === 'expenses' ||
  (metric.kind === 'figure' && /cost|expense|tax/.test(metric.name)) ||
  (metric.kind === 'other' && /debt|liabilit|expenditure|repurchase|dividend|acquisition/.test(metric.name))

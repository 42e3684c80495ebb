/** Claims in many wordings from one statement: right ones, and each made wrong in the ways that a writer errs. */
import {
  type FactBase,
  type FactPeriod,
  factOf,
  type Metric,
  yearBefore,
} from '@topline/core/figures-in-words/facts.ts'
import { formatPerShare } from '@topline/core/format/amount.ts'
import { currencyPrefix } from '@topline/core/format/currency.ts'

export type Fault = 'digit' | 'unit' | 'sign' | 'period' | 'direction' | 'figure'
export interface Made {
  text: string
  /** null = right */
  fault: Fault | null
}

/** Small, repeatable: a multiplicative hash as a source of choices. */
function makeChoice(seed: string) {
  let state = [...seed].reduce((n, c) => (n * 31 + c.charCodeAt(0)) >>> 0, 7)
  return (n: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}

const NAMED: [Metric, string[]][] = [
  [{ kind: 'figure', name: 'total_revenue' }, ['revenue', 'net sales', 'total revenue']],
  [{ kind: 'figure', name: 'cost_of_revenue' }, ['cost of revenue', 'cost of sales']],
  [{ kind: 'figure', name: 'gross_profit' }, ['gross profit']],
  [{ kind: 'figure', name: 'operating_income' }, ['operating income', 'operating profit', 'income from operations']],
  [{ kind: 'figure', name: 'income_before_taxes' }, ['income before taxes', 'pre-tax income']],
  [{ kind: 'figure', name: 'income_tax_expense' }, ['income taxes', 'the tax bill']],
  [{ kind: 'figure', name: 'net_income' }, ['net income', 'net profit', 'net earnings']],
]
const RATIOS: [Metric, string][] = [
  [{ kind: 'ratio', name: 'gross_margin' }, 'gross margin'],
  [{ kind: 'ratio', name: 'operating_margin' }, 'operating margin'],
  [{ kind: 'ratio', name: 'net_margin' }, 'net margin'],
]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "$94.93 billion", with as many digits as asked. */
function words(value: number, currency: string, digits: number, isShort: boolean): string {
  const size = Math.abs(value)
  const [scale, long, short] =
    size >= 1e9
      ? ([1e9, 'billion', 'B'] as const)
      : size >= 1e6
        ? ([1e6, 'million', 'M'] as const)
        : ([1e3, 'thousand', 'K'] as const)
  const number = (size / scale).toFixed(digits)
  return `${value < 0 ? '−' : ''}${currencyPrefix(currency)}${number}${isShort ? short : ` ${long}`}`
}

/** The number's first digit changed, or a middle one. */
function otherDigit(text: string, pick: (n: number) => number): string {
  const at = [...text.matchAll(/\d/g)].map((m) => m.index)
  const place = at[Math.min(at.length - 1, pick(Math.min(3, at.length)))] ?? 0
  const digit = Number(text[place])
  const next = (digit + 1 + pick(8)) % 10
  return (
    text.slice(0, place) + String(place === at[0] && next === 0 ? (digit === 5 ? 6 : 5) : next) + text.slice(place + 1)
  )
}

function otherUnit(text: string): string {
  if (/billion/.test(text)) return text.replace('billion', 'million')
  if (/million/.test(text)) return text.replace('million', 'billion')
  if (/B$/.test(text)) return text.replace(/B$/, 'M')
  if (/M$/.test(text)) return text.replace(/M$/, 'B')
  return text.replace('thousand', 'million').replace(/K$/, 'M')
}

export function madeClaims(base: FactBase): Made[] {
  const period = base.periods[0]
  const before = yearBefore(base, period)
  if (!before) return []
  const pick = makeChoice(`${base.company}${period.end_date}`)
  const made: Made[] = []
  const year = period.code.slice(0, 4)
  const name = (p: FactPeriod) =>
    p.code.endsWith('FY')
      ? `fiscal ${p.code.slice(0, 4)}`
      : `the ${['first', 'second', 'third', 'fourth'][Number(p.code.slice(6)) - 1]} quarter of fiscal ${p.code.slice(0, 4)}`
  const amount = (value: number) => words(value, base.currency, pick(3), pick(2) === 0)
  const add = (fault: Fault | null, text: string) => made.push({ text, fault })
  const differ = (a: string, b: string) => a !== b
  for (const [metric, names] of NAMED) {
    const now = factOf(period, metric)?.value
    const old = factOf(before, metric)?.value
    if (now === undefined || old === undefined || now < 1e5 || old < 1e5) continue
    const what = names[pick(names.length)] ?? ''
    const [a, b] = [amount(now), amount(old)]
    const change = now / old - 1
    const size = `${Math.abs(change * 100).toFixed(1)}%`
    const up = change > 0
    const verb = (isUp: boolean) =>
      (isUp ? ['rose', 'grew', 'climbed', 'increased'] : ['fell', 'declined', 'dropped', 'decreased'])[pick(4)]
    const good = verb(up)
    const bad = verb(!up)
    const forms: ((a: string, b: string, size: string, verb: string, what: string, p: string) => string)[] = [
      (x, y, z, v, w) => `${capital(w)} ${v} ${z} to ${x} from ${y} a year earlier.`,
      (x, y, _, v, w, p) => `${capital(w)} ${v} to ${x} in ${p}, against ${y} the year before.`,
      (x, _, z, v, w, p) => `In ${p}, ${w} came to ${x}; it ${v} ${z}.`,
      (x, y, _, _v, w, p) => `${base.company} reported ${w} of ${x} for ${p}, compared with ${y} in the prior year.`,
      (x, _, z, v, w) =>
        `At ${x}, **${w}** ${v} by ${z} year over year.`.replace(/^At (.*), \*\*(.*)\*\* /, 'With $1 in $2, $2 '),
    ]
    const form = forms[pick(forms.length)] ?? forms[0]
    if (!form || change === 0) continue
    const right = form(a, b, size, good ?? '', what, name(period))
    add(null, right)
    const digit = otherDigit(a, pick)
    if (differ(digit, a)) add('digit', form(digit, b, size, good ?? '', what, name(period)))
    if (right.includes(b)) {
      const wrongOld = otherDigit(b, pick)
      if (differ(wrongOld, b)) add('digit', form(a, wrongOld, size, good ?? '', what, name(period)))
    }
    add('unit', form(otherUnit(a), b, size, good ?? '', what, name(period)))
    if (right.includes(good ?? ' ') && Math.abs(change) > 0.002)
      add('direction', form(a, b, size, bad ?? '', what, name(period)))
    if (right.includes(size)) {
      const wrongSize = otherDigit(size, pick)
      if (differ(wrongSize, size)) add('digit', form(a, b, wrongSize, good ?? '', what, name(period)))
    }
    if (differ(a, amount(old)) && Math.abs(change) > 0.03) {
      const swapped = words(old, base.currency, 2, true)
      add('period', `${capital(what)} was ${swapped} in ${name(period)}.`)
      add(null, `${capital(what)} was ${words(now, base.currency, 2, true)} in ${name(period)}.`)
      add(null, `${capital(what)} was ${swapped} in ${name(before)}.`)
      add('period', `${capital(what)} was ${words(now, base.currency, 2, true)} in ${name(before)}.`)
    }
    add('sign', `${capital(what)} was ${amount(-now)} in ${name(period)}.`)
  }
  const revenue = factOf(period, { kind: 'figure', name: 'total_revenue' })?.value
  const net = factOf(period, { kind: 'figure', name: 'net_income' })?.value
  if (revenue && net && revenue > 0) {
    if (net > 0 && Math.abs(net / revenue - 1) > 0.2) {
      add(null, `${base.company} earned net income of ${amount(net)} on revenue of ${amount(revenue)}.`)
      add('figure', `${base.company} earned net income of ${amount(revenue)} on revenue of ${amount(revenue)}.`)
      add(
        null,
        `Of every $100 in revenue, $${((net / revenue) * 100).toFixed(2)} became net income.`.replaceAll(
          '$',
          currencyPrefix(base.currency),
        ),
      )
      add(
        'digit',
        `Of every $100 in revenue, $${((net / revenue) * 100 * 1.3).toFixed(2)} became net income.`.replaceAll(
          '$',
          currencyPrefix(base.currency),
        ),
      )
    }
    if (net < 0) {
      add(null, `The net loss was ${amount(-net)}.`)
      add('sign', `Net income was ${amount(-net)}.`)
    }
  }
  for (const [metric, what] of RATIOS) {
    const now = factOf(period, metric)?.value
    const old = factOf(before, metric)?.value
    if (now === undefined || old === undefined || now <= 0 || old <= 0) continue
    const [x, y] = [`${(now * 100).toFixed(1)}%`, `${(old * 100).toFixed(1)}%`]
    if (x === y) continue
    const up = now > old
    add(null, `The ${what} ${up ? 'widened' : 'narrowed'} to ${x} from ${y}.`)
    add('direction', `The ${what} ${up ? 'narrowed' : 'widened'} to ${x} from ${y}.`)
    add('digit', `The ${what} ${up ? 'widened' : 'narrowed'} to ${otherDigit(x, pick)} from ${y}.`)
    const points = Math.abs((now - old) * 100).toFixed(1)
    if (points !== '0.0') {
      add(null, `${capital(what)} ${up ? 'improved' : 'slipped'} by ${points} percentage points.`)
      add(
        'digit',
        `${capital(what)} ${up ? 'improved' : 'slipped'} by ${(Number(points) + 1.3).toFixed(1)} percentage points.`,
      )
    }
  }
  for (const [field, what] of [
    ['diluted_eps', 'diluted'],
    ['basic_eps', 'basic'],
  ] as const) {
    const now = period.figures[field]
    const old = before.figures[field]
    if (now == null || old == null || now <= 0 || old <= 0 || now === old) continue
    const [x, y] = [formatPerShare(now, base.currency), formatPerShare(old, base.currency)]
    add(null, `${capital(what)} earnings per share were ${x}, ${now > old ? 'up' : 'down'} from ${y}.`)
    add(
      'digit',
      `${capital(what)} earnings per share were ${otherDigit(x, pick)}, ${now > old ? 'up' : 'down'} from ${y}.`,
    )
    add('direction', `${capital(what)} earnings per share were ${x}, ${now > old ? 'down' : 'up'} from ${y}.`)
    add(null, `That is ${x} per ${what} share.`)
    add('period', `That is ${y} per ${what} share in ${name(period)}.`)
  }
  const divisions = [...period.business, ...period.geographical].filter(
    (one) => one.revenue !== null && one.revenue > 1e5,
  )
  for (const { label, revenue: part } of divisions.slice(0, 6)) {
    if (!revenue || part === null) continue
    const share = `${((part / revenue) * 100).toFixed(1)}%`
    add(null, `${label} brought in ${amount(part)}, ${share} of revenue.`)
    add('digit', `${label} brought in ${otherDigit(words(part, base.currency, 2, false), pick)}, ${share} of revenue.`)
    add('digit', `${label} brought in ${amount(part)}, ${otherDigit(share, pick)} of revenue.`)
    add('unit', `Revenue from ${label} was ${otherUnit(words(part, base.currency, 2, false))}.`)
    add(
      null,
      `| Division | Revenue | Share of revenue |\n|---|---|---|\n| ${label} | ${words(part, base.currency, 2, true)} | ${share} |`,
    )
    add(
      'digit',
      `| Division | Revenue | Share of revenue |\n|---|---|---|\n| ${label} | ${otherDigit(words(part, base.currency, 2, true), pick)} | ${share} |`,
    )
  }
  const other = divisions.find((one) => one.revenue !== divisions[0]?.revenue)
  if (divisions[0] && other?.revenue)
    add('figure', `${divisions[0].label} brought in ${words(other.revenue, base.currency, 2, true)}.`)
  for (const { name: line, amount: cost } of period.expenses.slice(0, 4)) {
    if (cost < 1e6 || !revenue) continue
    add(null, `${capital(line)} took ${amount(cost)}, ${((cost / revenue) * 100).toFixed(1)}% of revenue, in ${year}.`)
    add('digit', `${capital(line)} took ${otherDigit(words(cost, base.currency, 2, true), pick)} in ${year}.`)
  }
  return made
}

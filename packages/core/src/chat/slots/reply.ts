/** Answers to what was asked by slots: each says what it was made of, when it was, and cites it. */
import { shortCompanyName } from '../../format/company-name.ts'
import { AnswerText } from '../answer.ts'
import type { ChatFact } from '../fact.ts'
import { calculated, nameOf, shown, withinSentence } from '../fact-words.ts'
import type { ChatFacts } from '../facts.ts'
import type { Term } from '../other-statements/beside.ts'
import { sayMove } from '../reckoning/reply.ts'
import type { Asked, Expression, Sum } from './asked.ts'
import { isOfOneTime, type Time, termAt, termBefore, termsOfYears } from './times.ts'

type Of<K extends Asked['op']> = Extract<Asked, { op: K }>
/** Where a figure of an expression is taken from: a time, or the column before its own. */
type At = { time: Time; from: Time | null } | 'before'

/** @returns null where a figure has no such column, or figures of two kinds or spans would be put together */
export function replySlots(asked: Asked, facts: ChatFacts): AnswerText | null {
  switch (asked.op) {
    case 'values':
      return values(asked, facts)
    case 'moved':
      return moved(asked, facts)
    case 'factor':
      return factor(asked, facts)
    case 'years':
      return ofYears(asked, facts)
    case 'sum-of-times':
      return sumOfTimes(asked, facts)
    case 'compare':
      return compare(asked, facts)
    case 'sign':
      return sign(asked, facts)
  }
}

const name = ({ fact, label }: Term): string => (/^(?:business|geography):/.test(fact.metric) ? nameOf(fact) : label)
const within = ({ fact, label }: Term): string =>
  /^(?:business|geography):/.test(fact.metric) ? nameOf(fact) : withinSentence(label)
const listed = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), parts.at(-1) ?? ''].filter(Boolean).join(' and ')

/** What a sum comes to at a time, with what it is of. */
interface Value {
  terms: readonly Term[]
  signs: readonly (1 | -1)[]
  fact: ChatFact
  /** "Debt", "Dividends paid and share repurchases together", "operating cash flow less capital expenditures" */
  label: string
  verb: string
  when: string
}

function valueAt(sum: Sum, at: At, facts: ChatFacts): Value | null {
  const found = sum.flatMap(({ metric }) => {
    const term = at === 'before' ? termBefore(metric, facts) : termAt(metric, at.time, facts, at.from)
    return term ? [term] : []
  })
  return found.length === sum.length ? putTogether(found, sum, facts) : null
}

function putTogether(terms: readonly Term[], sum: Sum, facts: ChatFacts): Value | null {
  const [first] = terms
  if (!first || !isOfOneTime(terms, facts)) return null
  const signs = sum.map(({ sign }) => sign)
  if (terms.length === 1)
    return { terms, signs, fact: first.fact, label: name(first), verb: first.verb, when: first.when }
  if (terms.some(({ fact }) => fact.kind !== 'amount') || signs[0] !== 1) return null
  const value = terms.reduce((total, { fact }, i) => total + (signs[i] ?? 1) * fact.value, 0)
  const rule = terms
    .map(({ fact }, i) => `${i > 0 ? (signs[i] === -1 ? ' − ' : ' + ') : ''}${inRule(fact, i > 0)}`)
    .join('')
  const [added, off] = [terms.filter((_one, i) => signs[i] === 1), terms.filter((_one, i) => signs[i] === -1)]
  const plus = listed([name(first), ...added.slice(1).map(within)])
  const label = off.length > 0 ? `${plus} less ${listed(off.map(within))}` : plus
  const fact = calculated(first.fact, label, value, 'amount', rule)
  const when = terms.find(({ fact: one }) => facts.others.some((other) => other.id === one.id))?.when ?? first.when
  return {
    terms,
    signs,
    fact: { ...fact, id: `sum:${terms.map(({ fact: one }) => one.id).join()}` },
    label,
    verb: 'were',
    when,
  }
}
/** Behind a sign a figure below zero stands in brackets. */
const inRule = (fact: ChatFact, isBehind: boolean): string => {
  const text = fact.rule !== null && /\d/.test(fact.rule) ? fact.rule : shown(fact)
  return (isBehind && fact.value < 0) || text.includes(' ') ? `(${text})` : text
}

const company = (facts: ChatFacts): string => shortCompanyName(facts.company)

/** "Debt of Boeing was $53.86B on …", with what it was put together from. */
function sayValue(text: AnswerText, { terms, signs, fact, label, verb, when }: Value, facts: ChatFacts): void {
  if (terms.length === 1) {
    const rule = fact.rule !== null && /\d/.test(fact.rule) ? `: ${fact.rule} as printed` : ''
    text.say(`${label} of ${company(facts)} ${verb} `, fact, ` ${when}${rule}.`)
    return
  }
  text.say(`${label} of ${company(facts)} ${signs.includes(-1) ? 'was' : 'were'} `, fact)
  text.say(`${signs.includes(-1) ? '' : ' together'} ${when}: `)
  for (const [at, term] of terms.entries())
    text.say(at === 0 ? '' : signs[at] === -1 ? ' less ' : at === terms.length - 1 ? ' and ' : ', ', term.fact)
  text.say('.')
}

/** A quotient of two sums of one time; `kind` 'ratio' is said in percent. */
interface Quotient {
  a: Value
  b: Value
  percent: ChatFact
  times: ChatFact
}

function quotientAt({ top, bottom }: Expression, at: At, facts: ChatFacts): Quotient | null {
  const [a, b] = [valueAt(top, at, facts), bottom && valueAt(bottom, at, facts)]
  if (!a || !b || !isOfOneTime([...a.terms, ...b.terms], facts)) return null
  if (a.fact.kind !== b.fact.kind || !['amount', 'per-share', 'shares'].includes(a.fact.kind)) return null
  if (b.fact.value <= 0 || a.fact.value < 0) return null
  const [up, down] = [a, b].map(({ fact }) => inRule(fact, false))
  const make = (kind: ChatFact['kind'], what: string): ChatFact => ({
    ...calculated(a.fact, what, a.fact.value / b.fact.value, kind, `${up} ÷ ${down}`),
    id: `${what}:${a.fact.id}:${b.fact.id}`,
  })
  return { a, b, percent: make('ratio', `${a.label}, share`), times: make('multiple', `${a.label}, times`) }
}

function sayQuotient(
  text: AnswerText,
  { form }: Expression,
  { a, b, percent, times }: Quotient,
  facts: ChatFacts,
): void {
  if (form === 'of-it') {
    sayValue(text, b, facts)
    text.say(' ')
  }
  const whole = b.terms.length === 1 && b.terms[0]?.fact.metric === 'total_revenue' ? 'revenue' : withinLabel(b)
  text.say(`${a.label} of ${company(facts)} ${a.terms.length === 1 ? a.verb : 'were'} `)
  if (form === 'ratio') text.say(times, ` times ${whole}, or `, percent, ' of it: ')
  else text.say(percent, ` of ${whole}: `)
  text.say(
    a.fact,
    a.when === b.when ? ' ' : ` ${a.when} `,
    form === 'ratio' ? 'against ' : 'of ',
    b.fact,
    ` ${b.when}.`,
  )
}
const withinLabel = (value: Value): string =>
  value.terms.length === 1 && value.terms[0] ? within(value.terms[0]) : withinSentence(value.label)

function sayAt(text: AnswerText, of: Expression, at: At, facts: ChatFacts): boolean {
  if (of.bottom) {
    const quotient = quotientAt(of, at, facts)
    if (quotient) sayQuotient(text, of, quotient, facts)
    return quotient !== null
  }
  const value = valueAt(of.top, at, facts)
  if (!value) return false
  if (of.form === 'apart') return sayApart(text, value)
  sayValue(text, value, facts)
  return true
}

function sayApart(text: AnswerText, { terms, when }: Value): boolean {
  const [x, y] = terms
  if (!x || !y) return false
  const [more, less] = x.fact.value >= y.fact.value ? [x, y] : [y, x]
  const apart = calculated(
    more.fact,
    'Difference',
    more.fact.value - less.fact.value,
    'amount',
    `${shown(more.fact)} − ${shown(less.fact)}`,
  )
  text.say(`${name(more)} less ${within(less)} was `, apart, ': ', more.fact, ' less ', less.fact, ` ${when}.`)
  return true
}

function values({ of, times, share }: Of<'values'>, facts: ChatFacts): AnswerText | null {
  const text = new AnswerText()
  const all = times.length === 0 ? [{ kind: 'own' } as const] : times
  for (const [i, one] of of.entries())
    for (const [j, time] of all.entries()) {
      if (i + j > 0) text.say(' ')
      const at = { time, from: times.length > 1 ? (all[0] ?? null) : null }
      if (share ? !sayPerShare(text, one, at, share, facts) : !sayAt(text, one, at, facts)) return null
    }
  return text
}

/** What one share gets of a figure, by the average number of them in the same span. */
function sayPerShare(text: AnswerText, of: Expression, at: At, share: 'basic' | 'diluted', facts: ChatFacts): boolean {
  const value = valueAt(of.top, at, facts)
  const shares = valueAt([{ sign: 1, metric: `weighted_avg_shares_${share}` }], at, facts)
  if (!value || !shares || value.fact.kind !== 'amount' || shares.fact.value <= 0) return false
  if (!isOfOneTime([...value.terms, ...shares.terms], facts) || isOfADay(value, facts)) return false
  const rule = `${inRule(value.fact, false)} ÷ ${inRule(shares.fact, false)}`
  const each = calculated(
    value.fact,
    `${value.label} per share`,
    value.fact.value / shares.fact.value,
    'per-share',
    rule,
  )
  text.say(`${value.label} of ${company(facts)} ${value.verb} `, value.fact, ` ${value.when}, or `, each)
  text.say(` per ${share} share: on average there were `, shares.fact, ` ${share} shares.`)
  return true
}
/** A day's figure is not told per share of a span's average. */
const isOfADay = ({ terms }: Value, { others }: ChatFacts): boolean =>
  terms.some(({ fact }) => others.some((one) => one.id === fact.id && one.months === null))

/** The two ends of a change, the newer first. */
function endsOf(now: Time, old: Time | null): readonly [At, At] {
  if (old === null && now.kind === 'own') return [{ time: now, from: null }, 'before']
  const from = { time: now, from: null }
  return [from, { time: old ?? { kind: 'back', years: 1 }, from: now.kind === 'own' ? null : now }]
}

const asTerm = ({ fact, label, verb, when, terms }: Value): Term =>
  terms.length === 1 && terms[0] ? terms[0] : { fact, label, verb, when }

function pairAt(of: Expression, now: Time, old: Time | null, facts: ChatFacts): readonly [Term, Term] | null {
  const [x, y] = endsOf(now, old).map((at): Term | null => {
    if (!of.bottom) {
      const value = valueAt(of.top, at, facts)
      return value && asTerm(value)
    }
    const quotient = quotientAt(of, at, facts)
    if (!quotient) return null
    const { a, b, percent } = quotient
    return {
      fact: { ...percent, period: b.fact.period },
      label: `${a.label} as a share of ${withinLabel(b)}`,
      verb: 'was',
      when: b.when,
    }
  })
  if (!x || !y || x.fact.kind !== y.fact.kind || x.fact.id === y.fact.id || x.when === y.when) return null
  return dayOf(x, facts) >= dayOf(y, facts) ? [x, y] : [y, x]
}
const dayOf = ({ fact, when }: Term, facts: ChatFacts): string =>
  facts.others.find((one) => one.id === fact.id || one.when === when)?.end_date ??
  facts.base.periods.find(({ code }) => code === fact.period)?.end_date ??
  ''

function moved({ of, now, old, way }: Of<'moved'>, facts: ChatFacts): AnswerText | null {
  const [x, y] = pairAt(of, now, old, facts) ?? []
  if (!x || !y) return null
  const text = new AnswerText()
  if (way) {
    const went = Math.sign(x.fact.value - y.fact.value)
    text.say(went !== 0 && went > 0 === (way === 'up') ? 'Yes. ' : 'No. ')
  }
  sayMove(text, facts, x, y)
  return text
}

function factor({ of, now, old }: Of<'factor'>, facts: ChatFacts): AnswerText | null {
  const [x, y] = pairAt(of, now, old, facts) ?? []
  if (!x || !y || x.fact.value <= 0 || y.fact.value <= 0) return null
  const rule = `${inRule(x.fact, false)} ÷ ${inRule(y.fact, false)}`
  const times = calculated(x.fact, 'Times', x.fact.value / y.fact.value, 'multiple', rule)
  return new AnswerText()
    .say(`${x.label} of ${company(facts)} ${x.verb} `, x.fact, ` ${x.when} against `, y.fact, ` ${y.when}: `)
    .say(times, ' times as much.')
}

function ofYears({ of, count, isSum }: Of<'years'>, facts: ChatFacts): AnswerText | null {
  const columns = [...of.top, ...(of.bottom ?? [])].map(({ metric }) => termsOfYears(metric, count, facts))
  const lengths = columns.map((one) => one?.length ?? 0)
  const length = Math.min(...lengths)
  if (length < 2 || (count !== null && length < count)) return null
  const text = new AnswerText()
  if (isSum) {
    const times = Array.from(
      { length },
      (_one, years): Time => (years === 0 ? { kind: 'own' } : { kind: 'back', years }),
    )
    return sumOfTimes({ op: 'sum-of-times', of, times }, facts)
  }
  for (let years = 0; years < length; years += 1) {
    if (years > 0) text.say(' ')
    if (!sayAt(text, of, { time: years === 0 ? { kind: 'own' } : { kind: 'back', years }, from: null }, facts))
      return null
  }
  return text
}

/** Flows of several years add up; balances of several days do not. */
function sumOfTimes({ of, times }: Of<'sum-of-times'>, facts: ChatFacts): AnswerText | null {
  const found = times.map((time) => valueAt(of.top, { time, from: null }, facts))
  const all = found.flatMap((one) => (one ? [one] : []))
  const [first] = all
  if (!first || all.length !== times.length || all.some((one) => one.fact.kind !== 'amount' || isOfADay(one, facts)))
    return null
  const total = all.reduce((sum, { fact }) => sum + fact.value, 0)
  const rule = all.map(({ fact }, i) => inRule(fact, i > 0)).join(' + ')
  const text = new AnswerText()
  text.say(
    `${first.label} of ${company(facts)} were `,
    calculated(first.fact, 'Together', total, 'amount', rule),
    ' together: ',
  )
  for (const [i, { fact, when }] of all.entries())
    text.say(i === 0 ? '' : i === all.length - 1 ? ' and ' : ', ', fact, ` ${when}`)
  return text.say('.')
}

function compare({ a, b, time, asked }: Of<'compare'>, facts: ChatFacts): AnswerText | null {
  const at = { time, from: null }
  const [x, y] = [valueAt(a, at, facts), valueAt(b, at, facts)]
  if (!x || !y || x.fact.kind !== y.fact.kind || !['amount', 'per-share', 'ratio'].includes(x.fact.kind)) return null
  if (!isOfOneTime([...x.terms, ...y.terms], facts)) return null
  const sizes = [x.fact.value, y.fact.value]
  // Beside a figure below zero the larger amount is not the larger number.
  if (Math.min(...sizes) < 0 && asked === null) return null
  const [more, less] = x.fact.value >= y.fact.value ? [x, y] : [y, x]
  const isSame = x.fact.value === y.fact.value
  const text = new AnswerText()
  if (asked) text.say(!isSame && (more === x) === (asked === 'more') ? 'Yes. ' : 'No. ')
  text.say(
    `${more.label}${more.terms.length > 1 ? ' together' : ''} of ${company(facts)} ${more.terms.length > 1 ? 'were' : more.verb} `,
  )
  text.say(
    isSame ? 'the same: ' : 'larger: ',
    more.fact,
    more.when === less.when ? '' : ` ${more.when}`,
    ' against ',
    less.fact,
  )
  text.say(` of ${withinLabel(less)} ${less.when}`)
  if (!isSame && more.fact.kind !== 'ratio') {
    const rule = `${inRule(more.fact, false)} − ${inRule(less.fact, true)}`
    text.say(
      ', a difference of ',
      calculated(more.fact, 'Difference', more.fact.value - less.fact.value, more.fact.kind, rule),
    )
  }
  return text.say('.')
}

/** What may be less than nothing: inventories and expenses have no sign to ask for. */
const HAS_SIGN = /income|profit|eps|tax|margin|equity|cash_flow|net_cash|net_change/

function sign({ of, time, asked }: Of<'sign'>, facts: ChatFacts): AnswerText | null {
  const value = valueAt(of.top, { time, from: null }, facts)
  const hasSign = of.top.length > 1 || HAS_SIGN.test(of.top[0]?.metric ?? '')
  if (!value || value.fact.value === 0 || !hasSign) return null
  const text = new AnswerText().say(value.fact.value < 0 === (asked === 'negative') ? 'Yes. ' : 'No. ')
  sayValue(text, value, facts)
  return text
}

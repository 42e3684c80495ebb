/** Answers that reckon with figures: each says what it was made of, and cites it. */
import { shortCompanyName } from '../../format/company-name.ts'
import { growth } from '../../statement/margins.ts'
import { AnswerText } from '../answer.ts'
import type { ChatFact } from '../fact.ts'
import { calculated, find, nameOf, sayBy, sayChange, shown, withinSentence } from '../fact-words.ts'
import type { ChatFacts } from '../facts.ts'
import { isOfOneSpan, type Term, termOf } from '../other-statements/beside.ts'
import type { Quantity, Reckoned } from './read.ts'

type Of<K extends Reckoned['op']> = Extract<Reckoned, { op: K }>

/** @returns null where a figure is not in the filing, or figures of two kinds or spans would be put together */
export function replyReckoned(asked: Reckoned, facts: ChatFacts): AnswerText | null {
  if (isCrossed(asked)) return null
  switch (asked.op) {
    case 'sum':
      return sum(asked, facts)
    case 'difference':
      return difference(asked, facts)
    case 'times':
      return times(asked, facts)
    case 'share':
      return shares(asked, facts)
    case 'compare':
      return compare(asked, facts)
    case 'any':
      return any(asked, facts)
    case 'sign':
      return sign(asked, facts)
    case 'moved':
      return moved(asked, facts)
    case 'values':
      return values(asked, facts)
    case 'fold':
      return fold(asked, facts)
    case 'limit':
      return limits(asked, facts)
    case 'rank':
      return rank(asked, facts)
    case 'every':
      return null
  }
}

/** "Inventories in North America": what a part sold, or a line of costs, is no part of a balance, nor held against one. */
function isCrossed(asked: Reckoned): boolean {
  const metrics =
    asked.op === 'share'
      ? asked.of.flatMap(({ part, more, whole }) => [part, ...more, whole])
      : asked.op === 'compare'
        ? [...asked.a, ...asked.b]
        : asked.op === 'times' || asked.op === 'difference'
          ? [asked.a, asked.b]
          : []
  const has = (pattern: RegExp): boolean => metrics.some(({ metric }) => pattern.test(metric))
  // "Total equity as % of total liabilities and equity": the one holds the other.
  if (asked.op === 'share' && has(/^other:total_equity$/) && has(/^other:shareholders_equity$/)) return true
  return has(BALANCES) && has(/^(?:business|geography|expense):/)
}
/** Figures of a day. */
export const BALANCES =
  /^other:(?:cash_and_equivalents|\w+_investments|receivables|inventories|\w+_assets|property_net|goodwill|intangibles|\w+_liabilities|\w+_equity|\w+_debt|noncontrolling_interests|net_cash)$/

const termsOf = (of: readonly Quantity[], facts: ChatFacts): Term[] | null => {
  const found = of.flatMap(({ metric, period }) => termOf(metric, period, facts) ?? [])
  return found.length === of.length ? found : null
}
/** A division's name keeps its capitals, and says what it sold. */
const name = ({ fact, label }: Term): string => (/^(?:business|geography):/.test(fact.metric) ? nameOf(fact) : label)
const within = ({ fact, label }: Term): string =>
  /^(?:business|geography):/.test(fact.metric) ? nameOf(fact) : withinSentence(label)
const isOfOneKind = (terms: readonly Term[], kinds: readonly ChatFact['kind'][]): boolean =>
  terms.every(({ fact }) => kinds.includes(fact.kind) && fact.kind === terms[0]?.fact.kind)
const isOfOneTime = (terms: readonly Term[], facts: ChatFacts): boolean =>
  terms.every((one) => terms.every((other) => isOfOneSpan(one.fact, other.fact, facts)))

function sumOf(terms: readonly Term[], label: string): ChatFact | null {
  const [first] = terms
  if (!first) return null
  const rule = terms.map(({ fact }) => shown(fact)).join(' + ')
  return calculated(
    first.fact,
    label,
    terms.reduce((total, { fact }) => total + fact.value, 0),
    'amount',
    rule,
  )
}

const listed = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), parts.at(-1) ?? ''].filter(Boolean).join(' and ')

function sum({ of }: Of<'sum'>, facts: ChatFacts): AnswerText | null {
  const terms = termsOf(of, facts)
  if (!terms || terms.length < 2 || !isOfOneKind(terms, ['amount'])) return null
  const isOfOne = new Set(of.map(({ metric }) => metric)).size === 1
  if (!isOfOne && !isOfOneTime(terms, facts)) return null
  const total = sumOf(terms, 'Together')
  const [first] = terms
  if (!total || !first) return null
  const text = new AnswerText()
  if (isOfOne) text.say(`${name(first)} of ${shortCompanyName(facts.company)} ${first.verb} `, total, ' together: ')
  else
    text.say(
      `${listed([name(first), ...terms.slice(1).map(within)])} of ${shortCompanyName(facts.company)} were `,
      total,
      ` together ${first.when}: `,
    )
  for (const [at, { fact, when }] of terms.entries()) {
    if (at > 0) text.say(at === terms.length - 1 ? ' and ' : ', ')
    text.say(fact, isOfOne ? ` ${when}` : '')
  }
  return text.say('.')
}

function difference({ a, b, isMinus }: Of<'difference'>, facts: ChatFacts): AnswerText | null {
  const terms = termsOf([a, b], facts)
  const [x, y] = terms ?? []
  if (!terms || !x || !y || !isOfOneKind(terms, ['amount', 'per-share'])) return null
  const isOfOne = a.metric === b.metric
  if (!isOfOne && !isOfOneTime(terms, facts)) return null
  const [more, less] = isMinus || x.fact.value >= y.fact.value ? [x, y] : [y, x]
  const rule = `${shown(more.fact)} − ${shown(less.fact)}`
  const apart = calculated(more.fact, 'Difference', more.fact.value - less.fact.value, more.fact.kind, rule)
  const text = new AnswerText()
  if (isOfOne) text.say(`${name(more)} of ${shortCompanyName(facts.company)} differed by `, apart)
  else text.say(`${name(more)} less ${within(less)} was `, apart)
  return text.say(': ', more.fact, isOfOne ? ` ${more.when}` : '', ' less ', less.fact, ` ${less.when}.`)
}

function times({ a, b, cover }: Of<'times'>, facts: ChatFacts): AnswerText | null {
  const terms = termsOf([a, b], facts)
  const [x, y] = terms ?? []
  if (!terms || !x || !y || !isOfOneKind(terms, ['amount', 'per-share', 'shares'])) return null
  // Two losses of one kind are held against each other by their sizes.
  const isOfLosses = a.metric === b.metric && terms.every(({ fact }) => fact.value < 0)
  if (!isOfLosses && terms.some(({ fact }) => fact.value <= 0)) return null
  if (a.metric !== b.metric && !isOfOneTime(terms, facts)) return null
  const [more, less] = cover || Math.abs(x.fact.value) >= Math.abs(y.fact.value) ? [x, y] : [y, x]
  const rule = `${shown(more.fact)} ÷ ${shown(less.fact)}`
  const factor = calculated(more.fact, 'Times', more.fact.value / less.fact.value, 'multiple', rule)
  const of = a.metric === b.metric ? '' : ` for ${within(less)}`
  const when = more.when === less.when ? '' : ` ${more.when}`
  const verdict = cover !== 'asked' ? '' : x.fact.value >= y.fact.value ? 'Yes. ' : 'No. '
  return new AnswerText()
    .say(verdict)
    .say(
      `${isOfLosses ? nameOf(more.fact) : name(more)} of ${shortCompanyName(facts.company)} ${more.verb} `,
      more.fact,
      when,
    )
    .say(` against `, less.fact, `${of} ${less.when}: `, factor, ' times as much.')
}

function shares({ of }: Of<'share'>, facts: ChatFacts): AnswerText | null {
  const text = new AnswerText()
  for (const [at, { part, more, whole }] of of.entries()) {
    const terms = termsOf([whole, part, ...more], facts)
    const [y, x, ...others] = terms ?? []
    if (!terms || !x || !y || !isOfOneKind(terms, ['amount']) || !isOfOneTime(terms, facts)) return null
    // A part of a loss is told by their sizes, where both are costs of it.
    const isOfLoss = y.fact.value < 0 && /^(?:expense:|operating_expenses)/.test(part.metric)
    if ((y.fact.value <= 0 && !isOfLoss) || x.fact.value < 0) return null
    if (others.length > 0 && others.some(({ fact }) => fact.value < 0)) return null
    const sum = others.length > 0 ? sumOf([x, ...others], 'Together') : x.fact
    if (!sum) return null
    const rule = `${sum === x.fact ? shown(x.fact) : `(${sum.rule})`} ÷ ${shown(y.fact)}`
    const made = calculated(sum, `${x.label}, share`, sum.value / Math.abs(y.fact.value), 'ratio', rule)
    if (at > 0) text.say(' ')
    const names = listed([name(x), ...others.map(within)])
    const of = shortCompanyName(facts.company)
    if (others.length > 0) text.say(`${names} of ${of} were together `, made)
    else text.say(`${names} of ${of} ${x.verb} `, made)
    text.say(` of ${y.fact.metric === 'total_revenue' ? 'revenue' : within(y)}: `, sum, ' of ', y.fact, ` ${y.when}.`)
  }
  return text
}

function compare({ a, b, asked }: Of<'compare'>, facts: ChatFacts): AnswerText | null {
  const [as, bs] = [termsOf(a, facts), termsOf(b, facts)]
  if (!as || !bs) return null
  const terms = [...as, ...bs]
  if (!isOfOneKind(terms, ['amount', 'per-share', 'ratio']) || !isOfOneTime(terms, facts)) return null
  const side = (some: readonly Term[]): { fact: ChatFact; label: string } | null => {
    const [one] = some
    if (!one || some.length === 1) return one ? { fact: one.fact, label: name(one) } : null
    const fact = one.fact.kind === 'amount' ? sumOf(some, 'Together') : null
    return fact && { fact, label: `${listed([name(one), ...some.slice(1).map(within)])} together` }
  }
  const [x, y] = [side(as), side(bs)]
  const when = as[0]?.when === bs[0]?.when ? as[0]?.when : null
  if (!x || !y || when === undefined) return null
  const sizes = [x.fact.value, y.fact.value]
  // Beside a loss the larger amount is not the larger number.
  if (Math.min(...sizes) < 0 && Math.max(...sizes) > 0 && asked === null) return null
  const text = new AnswerText()
  if (asked)
    text.say(x.fact.value !== y.fact.value && x.fact.value > y.fact.value === (asked === 'more') ? 'Yes. ' : 'No. ')
  const [more, less] = x.fact.value >= y.fact.value ? [x, y] : [y, x]
  const isMore = more.fact.value > less.fact.value
  text.say(`${more.label} of ${shortCompanyName(facts.company)} ${isMore ? 'was larger' : 'was the same'}: `)
  text.say(more.fact, ' against ', less.fact, ` for ${withinSentenceOf(less.label)} ${when ?? ''}`.trimEnd())
  if (more.fact.kind !== 'ratio' && isMore) {
    // A sum stands in the arithmetic as its terms: all of it as printed.
    const [from, off] = [more.fact, less.fact].map((fact) =>
      fact.rule?.includes(' + ') ? `(${fact.rule})` : shown(fact),
    )
    const rule = `${from} − ${off}`
    text.say(
      ', a difference of ',
      calculated(more.fact, 'Difference', more.fact.value - less.fact.value, more.fact.kind, rule),
    )
  }
  return text.say('.')
}

/** "Did it more than double?"; what comes near it is said to. */
function fold({ a, b, times: wanted, isOver }: Of<'fold'>, facts: ChatFacts): AnswerText | null {
  const [x, y] = termsOf([a, b], facts) ?? []
  if (
    !x ||
    !y ||
    !isOfOneKind([x, y], ['amount', 'per-share', 'shares', 'ratio']) ||
    x.fact.value <= 0 ||
    y.fact.value <= 0
  )
    return null
  const became = x.fact.value / y.fact.value
  const isYes =
    wanted < 1 ? became < wanted || (!isOver && became === wanted) : became > wanted || (!isOver && became === wanted)
  const isNear = !isYes && Math.abs(became - wanted) <= 0.1 * wanted
  const text = new AnswerText().say(isYes ? 'Yes. ' : isNear ? 'Not quite. ' : 'No. ')
  sayMove(text, facts, x, y)
  const factor = calculated(x.fact, 'Times', became, 'multiple', `${shown(x.fact)} ÷ ${shown(y.fact)}`)
  return text.say(' That is ', factor, ' times as much.')
}

function rank({ of, isLow }: Of<'rank'>, facts: ChatFacts): AnswerText | null {
  const terms = termsOf(of, facts)
  const [first] = terms ?? []
  const isOfOne = new Set(of.map(({ metric }) => metric)).size === 1
  const kinds = isOfOne ? (['amount', 'ratio', 'per-share', 'shares'] as const) : (['amount'] as const)
  if (!terms || !first || !isOfOneKind(terms, kinds) || !(isOfOne || isOfOneTime(terms, facts))) return null
  const sorted = [...terms].sort((a, b) => (isLow ? 1 : -1) * (a.fact.value - b.fact.value))
  const from = `rom the ${isLow ? 'smallest' : 'largest'}`
  const text = new AnswerText().say(isOfOne ? `${name(first)}, f${from}: ` : `F${from}, ${first.when}: `)
  for (const [at, one] of sorted.entries()) {
    text.say(at > 0 ? ', ' : '')
    if (isOfOne) text.say(one.fact, ` ${one.when}`)
    else text.say(`${at > 0 ? within(one) : name(one)} `, one.fact)
  }
  return text.say('.')
}

/** "Above $100 billion in every year?" */
function limits({ of, limit, isAbove }: Of<'limit'>, facts: ChatFacts): AnswerText | null {
  const terms = termsOf(of, facts)
  const [first] = terms ?? []
  if (!terms || !first || !isOfOneKind(terms, limit.isPercent ? ['ratio'] : ['amount'])) return null
  const isYes = terms.every(({ fact }) => fact.value !== limit.value && fact.value > limit.value === isAbove)
  const text = new AnswerText().say(
    `${isYes ? 'Yes' : 'No'}. ${name(first)} of ${shortCompanyName(facts.company)} ${first.verb} `,
  )
  for (const [at, { fact, when }] of terms.entries()) text.say(at > 0 ? ', ' : '', fact, ` ${when}`)
  return text.say(
    `: ${isYes ? '' : 'not '}${terms.length > 1 ? 'each ' : ''}${isAbove ? 'above' : 'below'} ${limit.words}.`,
  )
}

/** Divisions and abbreviations keep their capitals. */
const withinSentenceOf = (label: string): string => (/ revenue\b/.test(label) ? label : withinSentence(label))

function any({ of }: Of<'any'>, facts: ChatFacts): AnswerText | null {
  const term = termOf(of.metric, of.period, facts)
  return (
    term &&
    new AnswerText().say(
      `${term.fact.value === 0 ? 'No' : 'Yes'}. ${name(term)} of ${shortCompanyName(facts.company)} ${term.verb} `,
      ...[term.fact, ` ${term.when}.`],
    )
  )
}

/** What may be less than nothing: inventories and expenses have no sign to ask for. */
const HAS_SIGN = /income|profit|eps|tax|margin|equity|cash_flow|net_cash|working_capital|return_on/

function sign({ of, asked }: Of<'sign'>, facts: ChatFacts): AnswerText | null {
  const term = termOf(of.metric, of.period, facts)
  if (!term || term.fact.value === 0 || !HAS_SIGN.test(of.metric)) return null
  const isYes = term.fact.value < 0 === (asked === 'negative')
  return new AnswerText().say(
    `${isYes ? 'Yes' : 'No'}. ${term.label} of ${shortCompanyName(facts.company)} ${term.verb} `,
    term.fact,
    ` ${term.when}${/\d/.test(term.fact.rule ?? '') && of.metric.startsWith('other:') ? `: ${term.fact.rule} as printed` : ''}.`,
  )
}

function moved({ of, asked, isLoss }: Of<'moved'>, facts: ChatFacts): AnswerText | null {
  const text = new AnswerText()
  for (const [at, pair] of of.entries()) {
    const [now, old] = termsOf(pair, facts) ?? []
    if (!now || !old || now.fact.kind !== old.fact.kind || now.fact.id === old.fact.id) return null
    if (now.fact.period === old.fact.period) return null
    // A loss that is larger is a lower figure.
    const isOfLosses = isLoss && now.fact.value < 0 && old.fact.value < 0
    const size = isOfLosses ? Math.abs : (value: number) => value
    if (at > 0) text.say(' ')
    if (asked) {
      const went = Math.sign(size(now.fact.value) - size(old.fact.value))
      text.say(went !== 0 && went > 0 === (asked === 'up') ? 'Yes. ' : 'No. ')
    }
    sayMove(text, facts, now, old)
  }
  return text
}

/** "Debt fell 7.3%, from … to …": by how much a figure moved, in percent and in its unit. */
export function sayMove(text: AnswerText, facts: ChatFacts, now: Term, old: Term): void {
  if (find(facts, now.fact.metric, now.fact.period)) {
    sayChange(text, facts, now.fact, old.fact)
    return
  }
  const verb = now.fact.value > old.fact.value ? 'rose' : now.fact.value < old.fact.value ? 'fell' : 'did not change'
  text.say(`${now.label} of ${shortCompanyName(facts.company)} ${verb}`)
  const value = now.fact.value > 0 && old.fact.value > 0 ? growth(now.fact.value, old.fact.value) : null
  if (value)
    text
      .say(' ')
      .sayUnsigned(calculated(now.fact, 'Change', value, 'growth', `${shown(now.fact)} ÷ ${shown(old.fact)} − 1`))
  text.say(', from ', old.fact, ` ${old.when} to `, now.fact, ` ${now.when}`)
  sayBy(text, now.fact, old.fact)
  text.say('.')
}

function values({ of }: Of<'values'>, facts: ChatFacts): AnswerText | null {
  const terms = termsOf(of, facts)
  if (!terms) return null
  const text = new AnswerText()
  for (const [at, one] of terms.entries())
    text.say(
      at > 0 ? ' ' : '',
      `${name(one)} of ${shortCompanyName(facts.company)} ${one.verb} `,
      one.fact,
      ` ${one.when}.`,
    )
  return text
}

/** Answers about the balance sheet and the cash flows, each figure with its day or span and its cell. */

import type { OtherName } from '../../figures-in-words/other-figure.ts'
import { namedOther } from '../../figures-in-words/other-names.ts'
import { shortCompanyName } from '../../format/company-name.ts'
import { growth } from '../../statement/margins.ts'
import { codeYearBefore } from '../../statement/period-code.ts'
import { AnswerText } from '../answer.ts'
import { sayBy } from '../fact-words.ts'
import type { ChatFacts } from '../facts.ts'
import type { OtherFact } from './facts.ts'
import type { OtherAsked } from './question.ts'

/** @returns null where none of the figures asked for is printed */
export function replyOther(
  { names, ask, isTogether }: OtherAsked,
  periods: readonly string[],
  facts: ChatFacts,
  way: 'up' | 'down' | null = null,
): AnswerText | null {
  const [name] = names
  if (ask === 'meaning' && name) return meaning(name, facts)
  const text = new AnswerText()
  let n = 0
  const missing: string[] = []
  const all: OtherFact[] = []
  for (const one of names) {
    const found = ask === 'change' ? null : (wanted(one, periods, facts) ?? partOfDebt(one, periods, facts))
    const said =
      ask === 'change'
        ? change(one, periods, facts, names.length === 1 ? way : null)
        : found && level(found, periods, facts)
    const [own] = found ?? []
    all.push(...(found ?? []))
    if (said && own && own.name !== one)
      text.say(`Only ${namedOther(own.name).label.toLowerCase()} is printed as a line of its own. `)
    if (!said) missing.push(namedOther(one).label.replace(/^The /, 'the '))
    else text.say(n++ > 0 ? ' ' : '').join(said)
  }
  if (n === 0) return null
  const sum = isTogether && missing.length === 0 ? sumOf(all, names.length) : null
  if (sum) text.say(' Together ', sum, '.')
  return missing.length === 0
    ? text
    : new AnswerText().say(`Not printed in this filing: ${missing.join(', ')}. `).join(text)
}

/** What figures of one span or day add up to; null = they are of several. */
function sumOf(all: readonly OtherFact[], count: number): OtherFact | null {
  const [first] = all
  if (!first || all.length !== count || all.some((one) => one.when !== first.when || one.kind !== 'amount')) return null
  const value = all.reduce((sum, one) => sum + one.value, 0)
  const rule = all.map((one) => one.printed ?? one.rule).join(' + ')
  return {
    ...first,
    id: `sum:${all.map(({ id }) => id).join()}`,
    label: 'Together',
    value,
    rule,
    href: null,
    printed: null,
  }
}

/** The plainest question about a figure. */
export function questionAbout(name: OtherName): string {
  const { label, isPlural } = namedOther(name)
  return `What ${isPlural ? 'were' : 'was'} ${label.replace(/^The /, 'the ').replace(/^[A-Z]/, (first) => first.toLowerCase())}?`
}

/** Why there is no answer, in a sentence. */
export function refuseOther({ names }: OtherAsked, periods: readonly string[], facts: ChatFacts): string {
  const [first] = names
  const of = first && namedOther(first)
  const label = names.map((one) => namedOther(one).label.replace(/^The /, 'the ')).join(', ')
  const where = of?.kind === 'cash_flow' ? 'cash flow statement' : 'balance sheet'
  if (facts.others.every((one) => namedOther(one.name).kind !== of?.kind))
    return `The income statement does not hold ${label.toLowerCase()}: it stands in the ${where}.`
  const when = periods.length > 0 ? ` for ${periods.join(' and ')}` : ''
  const why = of && periods.every((one) => one === facts.period) ? facts.refusals[of.name] : undefined
  if (of && why)
    return `${of.label} ${of.isPlural ? 'are' : 'is'} not told here (${why.replace(/^[A-Z](?=[a-z])/, (one) => one.toLowerCase())}).`
  return `The ${where} of this filing does not print ${label}${when}.`
}

const of = (name: OtherName, { others }: ChatFacts): OtherFact[] => others.filter((one) => one.name === name)

function wanted(name: OtherName, periods: readonly string[], facts: ChatFacts): OtherFact[] | null {
  const all = of(name, facts)
  const [own] = all
  if (periods.length === 0) return own ? [own] : null
  const found = periods.flatMap((period) => {
    const exact = all.find((one) => one.period === period)
    // "This quarter", "this year" of cash flows that are printed for the year to date: said so.
    const isOwnYear = own !== undefined && own.months !== null && period === `${facts.period.slice(0, 4)} FY`
    const near = period === facts.period || isOwnYear ? own : undefined
    return exact ?? near ?? []
  })
  return found.length > 0 ? found : null
}

/** A sheet may print one of the two kinds of debt alone, the other within a line of more. */
function partOfDebt(name: OtherName, periods: readonly string[], facts: ChatFacts): OtherFact[] | null {
  if (name !== 'total_debt') return null
  return wanted('long_term_debt', periods, facts) ?? wanted('short_term_debt', periods, facts)
}

function level(found: readonly OtherFact[], periods: readonly string[], facts: ChatFacts): AnswerText {
  const text = new AnswerText()
  for (const [at, fact] of found.entries()) {
    const { label, isPlural } = namedOther(fact.name)
    if (at > 0) text.say(' ')
    const isOther = periods.length > 0 && !periods.includes(fact.period)
    if (isOther) text.say(`Only the flows ${fact.when} are printed. `)
    text.say(`${label} of ${shortCompanyName(facts.company)} ${isPlural ? 'were' : 'was'} `, fact, ` ${fact.when}`)
    text.say(arithmetic(fact))
  }
  return text
}

/** A figure of many lines says that it is; its cells are cited. */
const arithmetic = ({ rule }: OtherFact): string =>
  rule === null ? '.' : /\d/.test(rule) ? `: ${rule} as printed.` : `, the ${rule}.`

/** Filings print their columns in either order. */
const yearBefore = (own: OtherFact | undefined, all: readonly OtherFact[]): OtherFact | undefined =>
  own && all.find(({ period }) => period === codeYearBefore(own.period))

function change(
  name: OtherName,
  periods: readonly string[],
  facts: ChatFacts,
  way: 'up' | 'down' | null,
): AnswerText | null {
  const all = of(name, facts)
  const [own] = all
  const asked = all.filter((one) => periods.includes(one.period) && one !== own)
  const now = periods.length > 1 ? all.find((one) => periods.includes(one.period)) : own
  const old = periods.length > 0 && asked.length > 0 ? asked.at(-1) : (yearBefore(own, all) ?? all[1])
  if (!now || !old || now === old || (periods.length > 0 && asked.length === 0 && !periods.includes(now.period)))
    return null
  const { label } = namedOther(name)
  const verb = now.value > old.value ? 'rose' : now.value < old.value ? 'fell' : 'did not change'
  const text = new AnswerText()
  if (way !== null) text.say(verb === (way === 'up' ? 'rose' : 'fell') ? 'Yes. ' : 'No. ')
  text.say(`${label} of ${shortCompanyName(facts.company)} ${verb}`)
  const value = old.value > 0 && now.value > 0 && now.value !== old.value ? growth(now.value, old.value) : null
  if (value !== null) {
    const rule = `${now.printed ?? now.value} ÷ ${old.printed ?? old.value} − 1`
    const moved: OtherFact = { ...now, id: `${now.id}.change`, kind: 'growth', value, rule, href: null, printed: null }
    text.say(' ').sayUnsigned(moved)
  }
  text.say(', from ', old, ` ${old.when} to `, now, ` ${now.when}`)
  sayBy(text, now, old)
  return text.say('.')
}

function meaning(name: OtherName, facts: ChatFacts): AnswerText {
  const text = new AnswerText().say(namedOther(name).meaning)
  const [fact] = of(name, facts)
  return fact ? text.say(' Here it was ', fact, ` ${fact.when}.`) : text
}

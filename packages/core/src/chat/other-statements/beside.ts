/** Two figures put beside each other of which one or both stand in the balance sheet or the cash flows. */
import { asPattern } from '../../figures-in-words/as-pattern.ts'
import { namedOther, type OtherMention, otherMentions } from '../../figures-in-words/other-names.ts'
import { shortCompanyName } from '../../format/company-name.ts'
import { AnswerText } from '../answer.ts'
import type { ChatFact } from '../fact.ts'
import { find, withinSentence } from '../fact-words.ts'
import type { ChatFacts } from '../facts.ts'
import type { Said } from '../said.ts'
import { CHANGED, MOVING } from './question.ts'

export interface Beside {
  /** names of facts: 'net_income', 'other:total_debt' */
  a: string
  b: string
  /** the first as a part of the second */
  isShare?: true
  /** asked whether the first is the larger or the smaller; absent = which of them is */
  asked?: 'more' | 'less'
}

const SHARE = /\b(?:share|percent(?:age)?|per cent|portion|proportion|part|fraction|how much) of\b|%/i

/** "Cash flow, and how much of it was capex": the whole is what was named before. */
const OF_IT = /\bof (?:it|that|this|them|those|which)\b/i

const COMPARED =
  /\b(?:more|less|larger|bigger|smaller|greater|higher|lower|exceed\w*|outweigh\w*|above|below|than|compare[sd]?|comparison|versus|vs|against|or|minus|difference|relative|beside)\b/i
/** Conditions, parts and other times: each asks for more than the two figures. */
const ODD =
  /\b(?:share of|percent\w*|per cent|proportion|per|each|every|average|median|without|excluding|except|before|after|if|unless|not|due|expected|forecast|next|enough|faster|since|why|both (?:years|periods)|all (?:years|periods))\b|%|\d{3,}(?=\s*(?:million|billion))|[$€£¥]/i
/** A time that one of the two alone is of. */
const OF_ANOTHER_TIME =
  /\b(?:of|than) (?:the )?(?:last|previous|prior) (?:year|quarter)\b|\b(?:year|quarter)['’]s\b|\byear (?:ago|earlier|before)\b|\b(?:now|today)\b/i
const IDLE =
  /\b(?:h[eo]ld(?:s|ing)?|owns?|total|all|there|which|whichever|money|difference|minus|compare[sd]?|comparison|versus|vs|than|exceeds?|outweighs?|above|below|beside|relative|greater|larger|bigger|smaller|higher|lower)\b/gi

/** @returns null where it names more or fewer than two figures, or not all of it was understood */
export function readBeside({ text, metrics, named, unread, unused }: Said): Beside | null {
  const mentions = otherMentions(text)
  const names = [...new Set(mentions.map(({ named }) => named.name))]
  if (
    names.length === 0 ||
    metrics.length + names.length !== 2 ||
    metrics.some((one) => /^(?:business|geography)/.test(one))
  )
    return null
  const rest = mentions.reduce(
    (out, { start, end }) => `${out.slice(0, start)}${' '.repeat(end - start)}${out.slice(end)}`,
    text,
  )
  const isOfOther = names.length === 2 && new Set(mentions.map(({ named }) => named.kind)).size === 1
  const isShare = SHARE.test(rest) && (metrics[0] === 'total_revenue' || isOfOther) && !COMPARED.test(rest)
  const plain = isShare ? rest.replace(new RegExp(SHARE.source, 'gi'), ' ') : rest
  if ((!isShare && !COMPARED.test(rest)) || ODD.test(plain) || OF_ANOTHER_TIME.test(rest)) return null
  // Which moved more is another question than which is the larger.
  if (CHANGED.test(rest.replace(/\b(?:higher|lower|bigger|smaller)\b/gi, ' '))) return null
  if (mentions.some(({ named }) => named.kind === 'balance_sheet') && MOVING.test(rest)) return null
  const said = mentions.map(({ start, end }) => asPattern(text.slice(start, end)))
  if (unread(new RegExp([...said, IDLE.source].join('|'), 'gi')).length > 0) return null
  if (unused(new RegExp([...said, IDLE.source, COMPARED.source, SHARE.source].join('|'), 'gi')).length > 0) return null
  const told = [...names.map((name) => `other:${name}`), ...metrics]
  // "What share of assets is cash" names the whole first, "capex as a share of operating cash flow", "share of debt in liabilities" last.
  const [left, right] = mentions
  const isPartIn =
    right !== undefined && /^\s+(?:in|within|among) (?:the |its )?$/i.test(text.slice(left?.end ?? 0, right.start))
  const isWholeFirst =
    isShare && isOfOther && !isPartIn && (OF_IT.test(text) || SHARE.test(text.slice(0, mentions[0]?.start ?? 0)))
  const [a, b] = isWholeFirst ? told.reverse() : told
  if (!a || !b) return null
  const asked = isShare ? null : askedOf(text)
  if (asked === null) return { a, b, ...(isShare ? { isShare } : {}) }
  const [first, second] = inOrder(mentions, named)
  return first && second ? { a: first, b: second, asked } : null
}

const MORE = /\b(?:more|larger|bigger|greater|higher|above|exceed\w*|outweigh\w*)\b/i
const LESS = /\b(?:less|smaller|lower|below)\b/i

/** Which way a question of yes or no has it; null = it asks which, or both. */
function askedOf(text: string): Beside['asked'] | null {
  const isYesNo = /^\W*(?:is|are|was|were|does|do|did|has|have|had)\b/i.test(text) && !/\bor\b|\bwhich\b/i.test(text)
  if (!isYesNo || MORE.test(text) === LESS.test(text)) return null
  return MORE.test(text) ? 'more' : 'less'
}

/** The two as the text names them. */
function inOrder(mentions: readonly OtherMention[], named: Said['named']): string[] {
  const all = [
    ...mentions.map(({ named: { name }, start }) => ({ metric: `other:${name}`, start })),
    ...named.filter(({ start }) => mentions.every((one) => start < one.start || start >= one.end)),
  ]
  return [...new Set(all.sort((x, y) => x.start - y.start).map(({ metric }) => metric))]
}

/** A figure with its name, its verb and its day or span. */
export interface Term {
  fact: ChatFact
  label: string
  verb: string
  when: string
}

export function termOf(term: string, period: string, facts: ChatFacts): Term | null {
  if (!term.startsWith('other:')) {
    const fact = find(facts, term, period)
    return fact ? { fact, label: fact.label, verb: 'was', when: `in ${fact.period}` } : null
  }
  const all = facts.others.filter((one) => one.metric === term)
  const [own] = all
  // Flows of a quarter's report may be those of the year to date, in every year.
  const alike =
    own && own.months !== null && period.slice(4) === facts.period.slice(4)
      ? `${period.slice(0, 4)}${own.period.slice(4)}`
      : null
  const fact =
    all.find((one) => one.period === period) ??
    (period === facts.period ? own : all.find((one) => one.period === alike))
  if (!fact) return null
  const { label, isPlural } = namedOther(fact.name)
  return { fact, label, verb: isPlural ? 'were' : 'was', when: fact.when }
}

/** Of flows of different lengths neither is called the larger. */
export const isOfOneSpan = (one: ChatFact, other: ChatFact, { others }: ChatFacts): boolean =>
  one.period === other.period ||
  [one, other].some((fact) => others.some((of) => of.id === fact.id && of.months === null))

/** @returns null where one of the two is not printed, or they are not of one kind */
export function replyBeside(
  { a, b, isShare, asked }: Beside,
  periods: readonly string[],
  facts: ChatFacts,
): AnswerText | null {
  const period = periods[0] ?? facts.period
  if (periods.length > 1) return null
  const [x, y] = [termOf(a, period, facts), termOf(b, period, facts)]
  if (!x || !y || x.fact.kind !== 'amount' || y.fact.kind !== 'amount' || x.fact.value === y.fact.value) return null
  const text = new AnswerText()
  const company = shortCompanyName(facts.company)
  if (!isOfOneSpan(x.fact, y.fact, facts))
    return text
      .say(`${x.label} and ${withinSentence(y.label)} are of different spans. `)
      .say(`${x.label} of ${company} ${x.verb} `, x.fact, ` ${x.when}; ${withinSentence(y.label)} ${y.verb} `, y.fact)
      .say(` ${y.when}.`)
  if (isShare) return share(x, y, company)
  const [more, less] = x.fact.value > y.fact.value ? [x, y] : [y, x]
  const rule = [more, less].map(({ fact }) => shown(fact)).join(' − ')
  const difference: ChatFact = {
    ...more.fact,
    ...{ id: `difference:${more.fact.id}:${less.fact.id}`, label: 'Difference', rule, href: null, printed: null },
    value: more.fact.value - less.fact.value,
  }
  const when = more.when === less.when ? '' : ` ${less.when}`
  if (asked) text.say((more === x) === (asked === 'more') ? 'Yes. ' : 'No. ')
  return text
    .say(`${more.label} of ${company} ${more.verb} larger: `, more.fact, ` ${more.when} against `, less.fact)
    .say(` of ${withinSentence(less.label)}${when}, a difference of `, difference, '.')
}

/** Of a whole of the same span or day; nothing is a part of none. */
function share(part: Term, whole: Term, company: string): AnswerText | null {
  if (whole.fact.value <= 0 || part.fact.value < 0) return null
  const rule = `${shown(part.fact)} ÷ ${shown(whole.fact)}`
  const made: ChatFact = {
    ...part.fact,
    ...{ id: `share:${part.fact.id}`, kind: 'ratio', rule, href: null, printed: null },
    value: part.fact.value / whole.fact.value,
  }
  const [first, last] = part.when === whole.when ? ['', ` ${whole.when}`] : [` ${part.when}`, ` ${whole.when}`]
  return new AnswerText()
    .say(`${part.label} of ${company} ${part.verb} `, made, ` of ${nameOfWhole(whole)}: `)
    .say(part.fact, `${first} of `, whole.fact, `${last}.`)
}

const nameOfWhole = ({ fact, label }: Term): string =>
  fact.metric === 'total_revenue' ? 'revenue' : withinSentence(label)

const shown = ({ printed, rule, value }: ChatFact): string =>
  `${printed !== null && value < 0 ? '−' : ''}${printed ?? (rule === null ? value : `(${rule})`)}`

/**
 * A question told by how such questions are asked: a model learned from some thousand of them which kind it is, what it names
 * fills the slots. Where the kind is nearly certain and no word asks for more than it tells, it is answered as what it was
 * read as; what is less likely is offered.
 */
import type { ChatFacts } from '../facts.ts'
import type { Mention } from '../metrics.ts'
import { directed } from './directed.ts'
import { isInDoubt } from './doubts/index.ts'
import { featuresOf } from './features.ts'
import { groupOf } from './groups.ts'
import { guesses, type Weights } from './model.ts'
import type { PartsAsked } from './parts.ts'
import { isPart, metricsOf, type NamedSlots, slotsIn } from './slots.ts'
import { winnerOf } from './winners.ts'
import { IS_YES_NO, isOfOwnTime, ordinal, periodOf, unitOf, wordingsOf, yearsOf } from './wordings.ts'

export interface Reading {
  /** the kind of question */
  label: string
  /** what is asked, in words that the readers of questions know */
  wordings: readonly string[]
  /** answered by itself; null = its wordings are */
  parts: PartsAsked | null
  /** of the kinds that go with what is named */
  probability: number
  /** that a statement can answer it at all */
  answerable: number
  /** it was asked in these very words */
  isWording: boolean
  /** likely enough to be answered as what it was read as */
  isSure: boolean
}

export interface Learned {
  kinds: Weights
  answerable: Weights
  clusters: ReadonlyMap<string, number>
  /** words that the lessons hold more than once */
  words: ReadonlySet<string>
  /** words that stand right before what is named in those of them that can be answered */
  before: ReadonlySet<string>
}

/** @returns the likeliest readings that go with what is named, the best first; [] = it names what no statement gives */
export function readingsOf(
  text: string,
  facts: ChatFacts,
  mentions: (text: string) => readonly Mention[],
  { kinds, answerable, clusters, words, before }: Learned,
): Reading[] {
  const slots = slotsIn(text, facts, mentions)
  if (slots.isElsewhere || asksTwice(text)) return []
  const features = featuresOf(slots, clusters, words)
  const can = guesses(features, answerable).find(({ label }) => label === 'answerable')?.probability ?? 0
  const likely = guesses(features, kinds).map((one) => ({ ...one, label: directed(one.label, slots.tokens) }))
  const fitting = likely.flatMap(({ label, probability }) => {
    const parts = partsAsked(label, slots, text, facts)
    const wordings = wordingsOf(label, slots, text, facts)
    return wordings ? [{ label, wordings, parts, probability }] : []
  })
  const sum = (all: readonly { probability: number }[]) => all.reduce((total, one) => total + one.probability, 0)
  const whole = sum(fitting)
  // What fits is a choice among little where the likeliest kinds do not.
  const isLikely =
    can >= SURE.answerable && whole >= SURE.fitting && slots.names.every((name) => words.has(name.toLowerCase()))
  const group = metricsOf(slots).every((one) => one === 'total_revenue') ? groupOf(slots, facts) : null
  const named = (label: string): string | null =>
    group && isOfOwnTime(label, slots, facts) ? winnerOf(label, group, facts) : null
  return fitting.map((one) => {
    const winner = named(one.label)
    const isSame = ({ label }: { label: string }) =>
      isAlike(one.label, label) || (winner !== null && winner === named(label))
    const probability = sum(fitting.filter(isSame)) / whole
    return {
      ...one,
      probability,
      answerable: can,
      isWording: one.wordings.length === 1 && plain(one.wordings[0]) === plain(text),
      isSure:
        isLikely && !isInDoubt({ label: one.label, text, slots, facts, before }) && probability >= SURE.probability,
    }
  })
}

/**
 * Of questions held back from the lessons, what is as likely and raises no doubt was of another kind once in ninety times, and
 * 3 of 1,000 that no statement answers seemed to be as likely one.
 */
const SURE = { probability: 0.9, answerable: 0.95, fitting: 0.7 }

const plain = (text = ''): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** "Which is larger, and what do they make together?": a second thing is asked that no one kind answers. */
function asksTwice(text: string): boolean {
  const said = text.trim()
  const second = TWICE.exec(said.slice(12))
  // "Comparing Europe with Asia, which …": what stands before the mark asks nothing by itself.
  return second !== null && (/^and\b/i.test(second[0]) || ASKING.test(said.slice(0, 12 + second.index)))
}
const TWICE =
  /(?:[?.;,–-]|\band\b)\s*(?:and |so |then )?(?:what|which|how|who)\b.*\b(?:together|combined|total|sum|share|percent(?:age)?|%|times|average|ratio|margin|growth|rate|rank|per)\b/i
const ASKING = /\b(?:what|which|how|who|where|when|did|does|do|is|are|was|were|has|have)\b|\?/i

/** Kinds of which one's answer tells what the other asks: a change and its direction, a figure and its row. */
const FAMILIES: readonly (readonly string[])[] = [
  ['change', 'rose', 'fell'],
  ['value', 'history'],
  ['share-ab', 'ratio-ab'],
  ['share-ba', 'ratio-ba'],
]
const isAlike = (a: string, b: string): boolean =>
  a === b || FAMILIES.some((family) => family.includes(a) && family.includes(b))

/** Kinds that only this reader answers. */
function partsAsked(label: string, slots: NamedSlots, text: string, facts: ChatFacts): PartsAsked | null {
  const group = groupOf(slots, facts)
  const metrics = metricsOf(slots).filter((one) => one !== 'total_revenue')
  const [metric, ...more] = metrics
  const [a, b, ...others] = metricsOf(slots)
  const period = periodOf(slots, facts)
  const picked = pickOf(label, metrics)
  if (picked) return isOfOwnTime(label, slots, facts) ? picked : null
  switch (label) {
    case 'grew-most-amount':
    case 'fell-most-amount':
      return group && metrics.length === 0 && isOfOwnTime(label, slots, facts)
        ? { op: 'most-amount', group, isUp: label === 'grew-most-amount' }
        : null
    case 'rank-of':
      return metric && more.length === 0 && isPart(metric) && period ? { op: 'place', metric, period } : null
    case 'ratio-ab':
    case 'ratio-ba':
      if (!a || !b || others.length > 0 || !period) return null
      return label === 'ratio-ab' ? { op: 'ratio', a, b, period } : { op: 'ratio', a: b, b: a, period }
    case 'average-times': {
      const years = yearsOf(slots, facts)
      return metric && more.length === 0 && years.length > 1 ? { op: 'average', metric, years } : null
    }
    case 'compare-growth':
      return a && b && others.length === 0 && isOfOwnTime(label, slots, facts)
        ? { op: 'faster', a, b, isAsked: isFasterAsked(text) }
        : null
    case 'per-time': {
      const year = unitOf(text) === 'quarter' && facts.period.endsWith('FY') ? yearOfQuarters(slots, facts) : null
      return a && !b && year ? { op: 'per-quarter', metric: a, period: year } : null
    }
    case 'contribution':
      return metric && more.length === 0 && isPart(metric) ? { op: 'contribution', metric } : null
    case 'best-time':
    case 'worst-time':
      return metric?.startsWith('other:') && more.length === 0
        ? { op: 'extreme', metric, isLow: label === 'worst-time' }
        : null
    case 'top':
    case 'bottom':
    case 'second':
    case 'top-n':
      if (
        label === 'second' &&
        group &&
        metric &&
        more.length === 0 &&
        (isPart(metric) || metric.startsWith('expense:')) &&
        period
      )
        return { op: 'next', metric, period }
      return group === 'expense' && metrics.every((one) => one === 'operating_expenses') && period
        ? { op: 'ordered', group, period, isLow: label === 'bottom', ...placesOf(label, text) }
        : null
    default:
      return null
  }
}

/** "Did A outgrow B?" asks of the first whether it did; "which", and a verb that is said of both, ask for neither. */
const isFasterAsked = (text: string): boolean | null => {
  if (!IS_YES_NO.test(text) || /\b(?:which|who|or)\b/i.test(text)) return null
  const up =
    /\b(?:faster|quicker|outgr\w+|outpac\w+|outstrip\w*|outrun|outran|ahead of|beat|beats|more (?:quickly|strongly|than))\b/i.test(
      text,
    )
  const down = /\b(?:slower|lag\w*|trail\w*|behind|less than|fall\w*|fell|shr[iau]nk\w*|declin\w*|drop\w*)\b/i.test(
    text,
  )
  return up === down ? null : up
}

/** "Per quarter" itself is read as a time. */
const yearOfQuarters = (slots: NamedSlots, facts: ChatFacts): string | null =>
  periodOf({ ...slots, times: slots.times.filter((one) => one.kind !== 'span') }, facts)

const PICKS: Readonly<Record<string, Pick<Extract<PartsAsked, { op: 'pick' }>, 'by' | 'isLow'>>> = {
  top: { by: 'size', isLow: false },
  bottom: { by: 'size', isLow: true },
  'grew-most': { by: 'growth', isLow: false },
  'grew-least': { by: 'growth', isLow: true },
  'fell-most': { by: 'growth', isLow: true },
  'grew-most-amount': { by: 'amount', isLow: false },
  'fell-most-amount': { by: 'amount', isLow: true },
}
/** "Which ballooned most, R&D, selling or administration?" */
function pickOf(label: string, metrics: readonly string[]): PartsAsked | null {
  const by = PICKS[label]
  const kinds = new Set(metrics.map((one) => /^(?:business|geography|expense):/.exec(one)?.[0]))
  return by && metrics.length > 1 && kinds.size === 1 && !kinds.has(undefined)
    ? { op: 'pick', among: metrics, ...by }
    : null
}

function placesOf(label: string, text: string): { from: number; count: number } {
  if (label === 'second') return { from: { second: 2, third: 3, fourth: 4 }[ordinal(text)], count: 1 }
  const said = /\b(two|three|four|five|[2-5])\b/i.exec(text)?.[1]?.toLowerCase() ?? ''
  const count = Number(said) || ['', '', 'two', 'three', 'four', 'five'].indexOf(said)
  return { from: 1, count: label === 'top-n' && count > 1 ? count : 1 }
}

/**
 * Checks an answer that a model wrote. A figure counts as verified only when the filing has it *as what the sentence
 * calls it*: the same figure, the same period, the right direction; or when a passage has it in a line of the same words.
 * Everything else stays in the text and is marked 'not found in the filing'.
 */
import { type Answer, AnswerText, type Citation, factText, type Part, type ShownPassage } from './answer.ts'
import type { ChatFacts, Fact } from './facts.ts'
import { mentionsIn } from './metrics.ts'
import { numbersIn, type TypedNumber } from './numbers.ts'
import { periodsIn } from './periods.ts'

const REFERENCE = /\[\[\s*(f\d{1,4})\s*\]\]/g

/** What the question was about: a sentence that names nothing itself is about that. */
export interface Asked {
  metrics: readonly string[]
  periods: readonly string[]
}

interface Slot {
  start: number
  end: number
  /** as shown */
  text: string
  fact: Fact | null
  number: TypedNumber | null
}

export interface CheckedSentence {
  parts: Part[]
  unsupported: string[]
}

/** Checks sentence by sentence, collecting citations in one list; made for answers that come bit by bit. */
export class Checker {
  private readonly text = new AnswerText()
  private readonly passageCitations = new Map<string, number>()
  private readonly facts: ChatFacts
  private readonly passages: readonly ShownPassage[]
  private readonly asked: Asked
  private readonly unsupported: string[] = []
  private readonly parts: Part[] = []

  constructor(facts: ChatFacts, passages: readonly ShownPassage[], asked: Asked) {
    this.facts = facts
    this.passages = passages
    this.asked = asked
  }

  get citations(): readonly Citation[] {
    return this.text.citations
  }

  /** @param raw one sentence as the model wrote it, `[[f3]]` in the place of figures */
  add(raw: string): CheckedSentence {
    const { shown, slots } = this.slotsOf(raw)
    const parts: Part[] = []
    const unsupported: string[] = []
    let at = 0
    slots.forEach((slot, i) => {
      if (slot.start > at) parts.push({ text: shown.slice(at, slot.start), citation: null, state: 'plain' })
      const citation = this.citationFor(shown, slots, i)
      parts.push({ text: slot.text, citation, state: citation === null ? 'unverified' : 'verified' })
      if (citation === null) unsupported.push(slot.text)
      at = slot.end
    })
    if (at < shown.length) parts.push({ text: shown.slice(at), citation: null, state: 'plain' })
    this.parts.push(...parts)
    this.unsupported.push(...unsupported)
    return { parts, unsupported }
  }

  answer(): Answer {
    return {
      parts: this.parts,
      citations: [...this.text.citations],
      unsupported: [...new Set(this.unsupported)],
      passages: [],
      suggestions: [],
    }
  }

  /** References become the figure's own text; numbers that were typed are found beside them. */
  private slotsOf(raw: string): { shown: string; slots: Slot[] } {
    let shown = ''
    const slots: Slot[] = []
    let at = 0
    for (const m of raw.matchAll(REFERENCE)) {
      shown += raw.slice(at, m.index)
      const fact = this.facts.facts.find((one) => one.id === m[1]) ?? null
      const text = fact ? factText(fact) : '[not in the filing]'
      slots.push({ start: shown.length, end: shown.length + text.length, text, fact, number: null })
      shown += text
      at = m.index + m[0].length
    }
    shown += raw.slice(at)
    for (const number of numbersIn(shown)) {
      if (slots.some((slot) => number.start < slot.end && number.end > slot.start)) continue
      slots.push({ start: number.start, end: number.end, text: number.text, fact: null, number })
    }
    return { shown, slots: slots.sort((a, b) => a.start - b.start) }
  }

  private citationFor(shown: string, slots: readonly Slot[], i: number): number | null {
    const slot = slots[i]
    if (!slot) return null
    const context = contextOf(shown, slots, i, this.facts, this.asked)
    const candidates = slot.fact
      ? [slot.fact]
      : slot.number
        ? this.facts.facts.filter((f) => isSameNumber(f, slot.number, this.facts.units.number))
        : []
    const fact = candidates.find((one) => fits(one, slot, context, this.facts))
    if (fact) return this.text.cite(fact)
    if (!slot.number || isOfStatement(context.metrics, this.facts)) return null
    const passage = this.passages.find((one) => standsIn(one.text, slot.number, context.clause))
    return passage ? this.citePassage(passage) : null
  }

  private citePassage(passage: ShownPassage): number {
    const known = this.passageCitations.get(passage.href)
    if (known !== undefined) return known
    const label = passage.section.split(' · ').at(-1) || 'Passage'
    const at = this.text.citations.push({ kind: 'passage', label, text: null, href: passage.href }) - 1
    this.passageCitations.set(passage.href, at)
    return at
  }
}

function isSameNumber(fact: Fact, number: TypedNumber | null, units: number): boolean {
  if (!number) return false
  const isRatio = fact.kind === 'ratio' || fact.kind === 'growth' || fact.kind === 'share'
  if (isRatio !== number.isPercent) return false
  const near = (value: number) => Math.abs(Math.abs(fact.value) - value) <= number.slack * (1 + 1e-9) + 1e-12
  if (near(number.value)) return true
  // Without a word for its size a number may stand as the filing prints it: '391,035'.
  return (
    fact.kind === 'amount' &&
    !number.isScaled &&
    units > 1 &&
    Math.abs(Math.abs(fact.value) - number.value * units) <= number.slack * units
  )
}

interface Context {
  clause: string
  /** figures that the clause may mean; [] = it names none */
  metrics: readonly string[]
  periods: readonly string[]
  direction: 'up' | 'down' | null
  isChange: boolean
}

const UP =
  /\b(?:r[io]se|risen|rising|gr[eo]w\w*|growth|increas\w*|gain\w*|climb\w*|higher|up|improv\w*|expand\w*|jump\w*|surg\w*|more)\b/i
const DOWN =
  /\b(?:fell|fall\w*|declin\w*|decreas\w*|drop\w*|lower|down|shr[aiu]nk\w*|contract\w*|slip\w*|less|reduc\w*)\b/i

/** What a figure in a sentence is said to be: the words between the figures beside it, else those before. */
function contextOf(shown: string, slots: readonly Slot[], i: number, facts: ChatFacts, asked: Asked): Context {
  const slot = slots[i]
  const start = slots[i - 1]?.end ?? 0
  const end = slots[i + 1]?.start ?? shown.length
  const own = slot
    ? { before: shown.slice(start, slot.start), after: shown.slice(slot.end, end) }
    : { before: '', after: '' }
  const head = slot ? shown.slice(0, slot.start) : ''
  const metricsOf = (text: string) => withoutTotal(mentionsIn(text, facts.lexicon).map((m) => m.metric))
  // Words before the figure name it; words after it only where none do, and only up to the next clause.
  const before = metricsOf(own.before)
  const after = metricsOf(firstClause(own.after))
  const earlier = metricsOf(head)
  const metrics =
    before.length > 0
      ? before.slice(-1)
      : after.length > 0
        ? after.slice(0, 1)
        : earlier.length > 0
          ? earlier.slice(-1)
          : asked.metrics
  const periodsOf = (text: string) => periodsIn(text, facts.period, facts.period_before).map((p) => p.period)
  const periodsAfter = periodsOf(firstClause(own.after))
  const periodsBefore = periodsOf(own.before)
  const earlierPeriods = periodsOf(head)
  const isOlder = /\b(?:from|compared (?:with|to)|versus|against|than)\s*$/i.test(own.before)
  const periods =
    periodsAfter.length > 0
      ? periodsAfter.slice(0, 1)
      : periodsBefore.length > 0
        ? periodsBefore.slice(-1)
        : isOlder
          ? [facts.period_before]
          : earlierPeriods.length > 0
            ? earlierPeriods.slice(-1)
            : asked.periods.length > 0
              ? asked.periods
              : [facts.period]
  const clause = `${own.before} ${firstClause(own.after)}`
  const isDown = DOWN.test(own.before) || (!UP.test(own.before) && DOWN.test(firstClause(own.after)))
  const isUp = !isDown && UP.test(clause)
  return {
    clause,
    metrics,
    periods,
    direction: isDown ? 'down' : isUp ? 'up' : null,
    isChange: isDown || isUp || /\bchang/i.test(clause),
  }
}

const firstClause = (text: string): string =>
  text.split(/[;:]|,? (?:while|whereas|but|compared|versus|against|and (?:in|for|during))\b/i)[0] ?? ''

/** 'iPhone revenue' is about the division: the general word beside it names nothing of its own. */
function withoutTotal(metrics: string[]): string[] {
  const hasPart = metrics.some((metric) => /^(?:business|geography)(?:-income)?:/.test(metric))
  return hasPart ? metrics.filter((metric) => metric !== 'total_revenue') : metrics
}

function fits(fact: Fact, slot: Slot, context: Context, facts: ChatFacts): boolean {
  if (context.metrics.length > 0 && !context.metrics.some((metric) => isAbout(fact, metric))) return false
  if (!context.periods.includes(fact.period)) {
    // A change belongs to its newer period, and is said beside either.
    if (fact.kind !== 'growth' || !context.periods.includes(facts.period_before)) return false
  }
  if (fact.kind === 'growth') {
    if (!context.isChange) return false
    if (context.direction === 'up' && fact.value < 0) return false
    if (context.direction === 'down' && fact.value > 0) return false
    if (slot.number?.isNegative && fact.value > 0) return false
    return true
  }
  if (fact.kind === 'share' && !/\b(?:of|share|percent|portion|accounted|represent|made up)\b|%/i.test(context.clause))
    return false
  if (fact.kind === 'share' && context.isChange && context.direction !== null) return false
  const isLossWord = /\b(?:loss|lost|losing)\b/i.test(context.clause)
  if (slot.number && fact.value < 0 && !slot.number.isNegative && !isLossWord) return false
  if (slot.number?.isNegative && fact.value > 0) return false
  return true
}

/** A margin is about what it is a margin of only by its own name; a division's share is about the division. */
function isAbout(fact: Fact, metric: string): boolean {
  if (fact.metric === metric) return true
  // 'Gross margin' is printed as the name of the amount by some filers.
  return metric === 'gross_margin' && fact.metric === 'gross_profit' && fact.kind === 'amount'
}

/**
 * What the statement gives is said by the statement alone: a text that anybody can file ('revenue was $999 billion') is
 * no evidence for it.
 */
function isOfStatement(metrics: readonly string[], facts: ChatFacts): boolean {
  return metrics.some((metric) => facts.facts.some((fact) => fact.metric === metric))
}

/** The same digits in a line of the passage that shares most of the clause's words. */
function standsIn(passage: string, number: TypedNumber | null, clause: string): boolean {
  if (!number) return false
  const wanted = contentWords(clause)
  if (wanted.length < 2) return false
  for (const line of passage.split(/\n|(?<=[.;])\s/)) {
    const hit = numbersIn(line).some(
      (one) =>
        one.isPercent === number.isPercent && Math.abs(one.value - number.value) <= 1e-9 * Math.max(1, number.value),
    )
    if (!hit) continue
    const words = new Set(contentWords(line))
    const shared = wanted.filter((word) => words.has(word)).length
    if (shared >= 2 && shared / wanted.length >= 0.6) return true
  }
  return false
}

const SMALL = new Set(
  'the a an of in on at to for from by and or was were is are be been with as that this which it its their had has have about approximately around roughly compared versus million billion thousand percent year years fiscal company filing total'.split(
    ' ',
  ),
)

function contentWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}[\p{L}'-]{2,}/gu) ?? []
  return [...new Set(words.filter((word) => !SMALL.has(word)).map((word) => word.replace(/(?:ies|es|s|ed|ing)$/, '')))]
}

/**
 * Checks an answer that a model wrote, sentence by sentence, with the reader that checks posts. A figure counts as
 * verified only when company, measure, period, part, unit, sign and kind are understood and equal, or when a passage
 * has it in a line of the same words. What the statement says otherwise is contradicted; all else is not checked.
 */
import type { BoundClaim } from '../claims/bound-claim.ts'
import { type Before, boundClaims } from '../claims/check.ts'
import { contradictionWords, markWords } from '../claims/mark-words.ts'
import { isRatio, type Metric } from '../figures-in-words/facts.ts'
import { maskNonFigures, type NumberToken, numberTokens } from '../figures-in-words/numbers.ts'
import { type Answer, AnswerText, type Citation, factText, type Part, type ShownPassage } from './answer.ts'
import type { ChatFact } from './fact.ts'
import { find } from './fact-words.ts'
import { type ChatFacts, metricKey } from './facts.ts'

const REFERENCE = /\[\[\s*(f\d{1,4}|o\d{1,2}\.[a-z_]{1,40})\s*\]\]/g

/** What the question was about: a sentence that names nothing itself is about that. */
export interface Asked {
  metrics: readonly string[]
  periods: readonly string[]
}

/** A piece of a sentence that says something: a figure, a reference, a word of direction or comparison. */
interface Slot {
  start: number
  end: number
  /** the fact a reference names; undefined = typed, null = a reference to nothing */
  fact?: ChatFact | null
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
  private readonly unsupported: string[] = []
  private readonly parts: Part[] = []
  private before: Before

  constructor(facts: ChatFacts, passages: readonly ShownPassage[], asked: Asked) {
    this.facts = facts
    this.passages = passages
    const [period] = asked.periods
    const [key] = asked.metrics
    this.before = {
      subject: key && asked.metrics.length === 1 ? { metrics: [metricOf(key)], isNegated: false } : null,
      period: facts.base.periods.find((one) => one.code === period) ?? null,
    }
  }

  get citations(): readonly Citation[] {
    return this.text.citations
  }

  /** @param raw one sentence as the model wrote it, `[[f3]]` in the place of figures */
  add(raw: string): CheckedSentence {
    const { shown, slots } = this.shownOf(raw)
    const { claims, last } = boundClaims(this.facts.base, shown, { before: this.before, everyNumber: true })
    this.before = { subject: last.subject ?? this.before.subject, period: last.period ?? this.before.period }
    const parts: Part[] = []
    const unsupported: string[] = []
    let at = 0
    for (const slot of slotsOf(slots, claims)) {
      if (slot.start < at) continue
      const text = shown.slice(slot.start, slot.end)
      const part = this.judged(shown, slot, claims)
      // A direction or a comparison that holds is shown by its figures; one that does not is marked itself.
      if (slot.fact === undefined && part.state === 'verified' && !/[\d]/.test(text) && isWordOnly(slot, claims))
        continue
      if (slot.start > at) parts.push({ text: shown.slice(at, slot.start), citation: null, state: 'plain' })
      parts.push({ ...part, text })
      if (part.state !== 'verified') unsupported.push(text)
      at = slot.end
    }
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

  /** References become the figure's own text. */
  private shownOf(raw: string): { shown: string; slots: Slot[] } {
    let shown = ''
    const slots: Slot[] = []
    let at = 0
    for (const match of raw.matchAll(REFERENCE)) {
      shown += raw.slice(at, match.index)
      const fact = [...this.facts.facts, ...this.facts.others].find((one) => one.id === match[1]) ?? null
      const text = fact ? factText(fact) : '[not in the filing]'
      slots.push({ start: shown.length, end: shown.length + text.length, fact })
      shown += text
      at = match.index + match[0].length
    }
    return { shown: shown + raw.slice(at), slots }
  }

  /** The state of a piece, what it was bound to and where that stands. */
  private judged(shown: string, slot: Slot, claims: readonly BoundClaim[]): Omit<Part, 'text'> {
    const own = claims.filter((one) => one.start < slot.end && one.end > slot.start && one.kind !== 'period')
    const wrong = own.find((one) => one.verdict === 'wrong')
    if (wrong) return { citation: null, state: 'contradicted', note: contradictionWords(wrong) }
    const [held] = own
    const isHeld = held !== undefined && own.every((one) => one.verdict === 'holds')
    if (isHeld && slot.fact !== null) {
      const fact = slot.fact ?? this.factOf(held)
      const citation = fact ? this.text.cite(fact) : this.citeClaim(held)
      return { citation, state: 'verified', note: markWords(held) }
    }
    const passage = slot.fact === undefined ? this.passageFor(shown, slot, held) : null
    if (passage) return { citation: this.citePassage(passage), state: 'verified', note: null }
    return { citation: null, state: 'unverified', note: held?.note ?? null }
  }

  private factOf(claim: BoundClaim): ChatFact | null {
    if (!claim.bound)
      return (
        this.facts.others.find(
          (one) => claim.kind === 'amount' && one.label === claim.metric && one.period === claim.period,
        ) ?? null
      )
    if (!claim.period) return null
    const key = metricKey(claim.bound)
    const keys = claim.bound.kind === 'division' ? divisionKeys(claim.bound) : [key]
    const kind = claim.isChange
      ? claim.form === 'percent' && !isRatio(claim.bound)
        ? 'growth'
        : null
      : claim.form === 'percent' || claim.form === 'hundredth'
        ? isRatio(claim.bound)
          ? undefined
          : claim.rule?.endsWith('÷ revenue')
            ? 'share'
            : null
        : undefined
    if (kind === null) return null
    const { period } = claim
    const found = keys.map((one) => find(this.facts, one, period, kind)).find((one) => one !== undefined)
    return found ?? null
  }

  /** Arithmetic that is no fact of its own: a sum, a difference, a share of something else, a comparison. */
  private citeClaim(claim: BoundClaim): number {
    return this.text.citeCalculated(markWords(claim) ?? claim.text, claim.rule ?? claim.note)
  }

  /** A figure that the statement does not give may stand in the text; what it does give is said by it alone. */
  private passageFor(shown: string, slot: Slot, claim: BoundClaim | undefined): ShownPassage | null {
    if (claim?.kind === 'quotation') {
      const words = plain(shown.slice(slot.start, slot.end))
      return this.passages.find((one) => plain(one.text).includes(words)) ?? null
    }
    if (claim?.bound || claim?.kind === 'cause' || claim?.kind === 'comparison') return null
    const text = shown.slice(slot.start, slot.end)
    const [number] = numberTokens(text)
    return (number && this.passages.find((one) => standsIn(one.text, number, shown))) ?? null
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

/** References, and every claim beside them; a period is no figure. */
function slotsOf(references: readonly Slot[], claims: readonly BoundClaim[]): Slot[] {
  const typed = claims
    .filter((one) => one.kind !== 'period' || one.verdict === 'wrong')
    .filter((one) => references.every((slot) => one.end <= slot.start || one.start >= slot.end))
    .map(({ start, end }): Slot => ({ start, end }))
  // Where two begin together the longer is shown.
  return [...references, ...typed].sort((a, b) => a.start - b.start || b.end - a.end)
}

const isWordOnly = (slot: Slot, claims: readonly BoundClaim[]): boolean =>
  claims.some((one) => one.start === slot.start && one.end === slot.end && one.kind === 'direction')

const divisionKeys = ({ label, quantity }: Extract<Metric, { kind: 'division' }>): string[] => {
  const suffix = quantity === 'operating_income' ? '-income' : quantity === 'revenue' ? '' : null
  return suffix === null ? [] : [`business${suffix}:${label}`, `geography${suffix}:${label}`]
}

/** The metric of a fact's name. */
function metricOf(key: string): Metric {
  if (/^(?:gross|operating|net)_margin$/.test(key)) return { kind: 'ratio', name: key as 'net_margin' } // just seen
  if (key === 'tax_rate') return { kind: 'ratio', name: 'effective_tax_rate' }
  if (key === 'operating_expenses') return { kind: 'expenses' }
  const [group, ...label] = key.split(':')
  if (label.length === 0) return { kind: 'figure', name: key as 'net_income' } // any figure of a statement
  if (group === 'expense') return { kind: 'expense', name: label.join(':') }
  const quantity = group?.endsWith('-income') ? 'operating_income' : 'revenue'
  return { kind: 'division', label: label.join(':'), quantity }
}

const plain = (text: string): string =>
  text.toLowerCase().replace(/[“”"]/g, '').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim().replace(/[.,]$/, '')

/** The same digits in a line of the passage that has every word of the sentence. */
function standsIn(passage: string, number: NumberToken, sentence: string): boolean {
  const wanted = contentWords(sentence)
  if (wanted.length < 2) return false
  return passage.split(/\n|(?<=[.;])\s/).some((line) => {
    const words = new Set(contentWords(line))
    return (
      wanted.every((word) => words.has(word)) &&
      numberTokens(maskNonFigures(line, []).text).some(
        (one) => one.kind === number.kind && Math.abs(one.value - number.value) <= 1e-9 * Math.max(1, number.value),
      )
    )
  })
}

const SMALL = new Set(
  'the and for was were are been with that this which its their had has have about approximately around roughly million billion thousand percent year years fiscal company filing total'.split(
    ' ',
  ),
)

function contentWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}[\p{L}'-]{2,}/gu) ?? []
  return [...new Set(words.filter((word) => !SMALL.has(word)).map((word) => word.replace(/(?:ies|es|s|ed|ing)$/, '')))]
}

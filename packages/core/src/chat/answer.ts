/** An answer as sentences of text and figures; figures are facts, so that nothing is typed. */
import { formatCompact, formatNumber, formatPerShare, formatShares } from '../format/amount.ts'
import { formatPercent } from '../format/percent.ts'
import type { ChatFact } from './fact.ts'

export interface Citation {
  kind: 'figure' | 'calculated' | 'passage'
  /** 'Operating income, 2024 FY' */
  label: string
  /** the cell's own digits, or the arithmetic */
  text: string | null
  /** where it opens; null = calculated from cells that are cited beside it, or not located */
  href: string | null
}

/** One piece of an answer. */
export interface Part {
  text: string
  /** index of the citation; null = words */
  citation: number | null
  /** 'unverified' = not checked, nothing in the filing confirms it; 'contradicted' = the filing has it otherwise */
  state: 'plain' | 'verified' | 'unverified' | 'contradicted'
  /** of a figure that a model wrote: what it was bound to, or what the filing has instead; null = nothing to say */
  note?: string | null
}

export interface ShownPassage {
  section: string
  text: string
  href: string
}

export interface Answer {
  parts: Part[]
  citations: Citation[]
  /** figures that could not be found, as written */
  unsupported: string[]
  /** the best passages, where figures alone cannot answer */
  passages: ShownPassage[]
  suggestions: string[]
}

/** A figure in words of its kind: "$391.04B", "$6.08", "15,408.1 M", "24.0%". */
export function factText(fact: ChatFact): string {
  if (fact.kind === 'per-share') return formatPerShare(fact.value, fact.currency)
  if (fact.kind === 'shares') return formatShares(fact.value)
  if (fact.kind === 'multiple') return formatNumber(fact.value, 2)
  if (fact.kind === 'days') return formatNumber(fact.value, 1)
  if (fact.kind === 'amount') return formatCompact(fact.value, fact.currency)
  return formatPercent(fact.value)
}

function citationOf(fact: ChatFact): Citation {
  const what =
    fact.kind === 'growth'
      ? `${fact.label}, change`
      : fact.kind === 'share'
        ? `${fact.label}, share of revenue`
        : fact.label
  return {
    kind: fact.rule === null ? 'figure' : 'calculated',
    label: `${what}, ${fact.period}`,
    text: fact.rule ?? fact.printed,
    href: fact.href,
  }
}

/** The size of what is below zero has the unit of the figure; margins and changes keep their sign. */
const isSized = ({ kind, value }: ChatFact): boolean => value < 0 && (kind === 'amount' || kind === 'per-share')
/** "Net loss of Boeing was", "a net loss in 2024 FY:": the sentence so far tells of a loss, and of nothing else since. */
const LOSS_NAMED = /\bloss\b(?:(?!\b(?:income|profit|cash|earnings|EPS|revenue|total|margin|less)\b|[.;] ).)*$/i

/** Collects an answer; a figure is cited once however often it is said. */
export class AnswerText {
  readonly parts: Part[] = []
  readonly citations: Citation[] = []
  private readonly known = new Map<string, number>()
  /** Words and figures in turn; facts become figures with their citation. A loss that is called one needs no sign. */
  say(...pieces: (string | ChatFact)[]): this {
    for (const piece of pieces) {
      if (typeof piece === 'string') this.parts.push({ text: piece, citation: null, state: 'plain' })
      else if (isSized(piece) && LOSS_NAMED.test(answerText(this))) this.sayUnsigned(piece)
      else this.parts.push({ text: factText(piece), citation: this.cite(piece), state: 'verified' })
    }
    return this
  }
  /** A figure said without its sign: 'fell 5.2%'. */
  sayUnsigned(fact: ChatFact): this {
    const text = factText({ ...fact, value: Math.abs(fact.value) })
    this.parts.push({ text, citation: this.cite(fact), state: 'verified' })
    return this
  }
  /** What another said, after this; a figure that both cite is cited once. */
  join(other: AnswerText): this {
    const facts = [...other.known].map(([id, at]) => [at, id] as const)
    const at = new Map(facts.map(([was, id]) => [was, this.citeAs(id, other.citations[was])]))
    for (const part of other.parts) {
      this.parts.push({ ...part, citation: part.citation === null ? null : (at.get(part.citation) ?? null) })
    }
    return this
  }
  /** A whole answer, after this. */
  joinAnswer({ parts, citations }: Pick<Answer, 'parts' | 'citations'>): this {
    const at = citations.map((one) => this.citeAs(JSON.stringify(one), one))
    for (const part of parts) {
      this.parts.push({ ...part, citation: part.citation === null ? null : (at[part.citation] ?? null) })
    }
    return this
  }
  /** What follows from cells by arithmetic, in words. */
  citeCalculated(label: string, text: string | null): number {
    return this.citeAs(`calculated:${label}:${text}`, { kind: 'calculated', label, text, href: null }) ?? 0
  }
  /** A page of the site that answers better. */
  citePage(label: string, href: string): this {
    this.citeAs(`page:${href}`, { kind: 'passage', label, text: null, href })
    return this
  }
  cite(fact: ChatFact): number {
    return this.citeAs(fact.id, citationOf(fact)) ?? 0
  }
  /** @returns the index of the citation; null = there is none */
  private citeAs(id: string, citation: Citation | undefined): number | null {
    const known = this.known.get(id)
    if (known !== undefined) return known
    if (!citation) return null
    const at = this.citations.push(citation) - 1
    this.known.set(id, at)
    return at
  }
  answer(rest: Partial<Pick<Answer, 'passages' | 'suggestions' | 'unsupported'>> = {}): Answer {
    return { parts: this.parts, citations: this.citations, unsupported: [], passages: [], suggestions: [], ...rest }
  }
}

/** The whole text of an answer. */
export function answerText(answer: Pick<Answer, 'parts'>): string {
  return answer.parts.map((part) => part.text).join('')
}

/** Which words stand on which kind of line, counted over companies. */
import { byWords, type Counted, countedKind, SPEAKS, wordsOf } from '@topline/core/extract/lexicon/counted-kind.ts'
import type { Kind } from '@topline/core/extract/lexicon/entry.ts'
import type { Labelled } from './labels.ts'

/** Words of one company alone are its habit, not the language of statements. */
const LEAST_COMPANIES = 2

/** Code units, so that the file is the same on every machine. */
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Numbers that begin with ten zeros are placeholders: an example from a filing that can be looked up is better. */
const placed = (filing: string) => (filing.startsWith('0000000000') ? `z${filing}` : filing)

const weightOf = (own: number, others: number) => Math.round(5 * Math.log2((own + 0.5) / (others + 0.5)))

/** Every word, pair and label with the kind that it speaks for, if it speaks for one. */
function weighed(labels: readonly Labelled[]): Omit<Counted, 'label' | 'filing'>[] {
  const companies = new Map<string, Map<Kind, Set<string>>>()
  for (const label of labels)
    for (const words of wordsOf(label)) {
      const kinds = companies.get(words) ?? new Map<Kind, Set<string>>()
      companies.set(words, kinds.set(label.kind, (kinds.get(label.kind) ?? new Set()).add(label.company)))
    }
  return [...companies].flatMap(([words, kinds]) => {
    const counts = [...kinds].map(([kind, { size }]) => ({ kind, size }))
    const all = counts.reduce((sum, { size }) => sum + size, 0)
    return counts.flatMap(({ kind, size }) => {
      const weight = weightOf(size, all - size)
      const isWord = !/[=> ]/.test(words) && kind !== 'other'
      return size >= LEAST_COMPANIES && (weight >= SPEAKS || isWord) ? [{ words, kind, weight }] : []
    })
  })
}

/** Whole labels go before pairs, pairs before words: what is said by less holds for more labels. */
const breadth = (words: string) => (/^=| > /.test(words) ? 0 : words.includes(' ') ? 1 : 2)

/** The label with the nearest heading over it, as `countedKind` is asked. */
const exampleOf = ({ heading, bare }: Labelled) => {
  const nearest = heading.split(' > ').at(-1) ?? ''
  return nearest === '' ? bare : `${nearest} > ${bare}`
}

/**
 * The lexicon counted over these labels, sorted by its words: only what some label has its right kind by, each with the
 * first such label. A line that no words are known of counts as `other`.
 */
export function count(labels: readonly Labelled[]): Counted[] {
  const sorted = [...labels].sort(
    (a, b) =>
      byText(placed(a.filing), placed(b.filing)) ||
      byText(a.bare, b.bare) ||
      byText(a.heading, b.heading) ||
      byText(a.kind, b.kind),
  )
  const nameOf = ({ heading, bare, kind }: Labelled) => `${heading} > ${bare} ${kind}`
  const seen = new Set<string>()
  const distinct = sorted.filter((one) => !seen.has(nameOf(one)) && seen.add(nameOf(one)))
  const holders = new Map<string, Labelled[]>()
  for (const one of distinct) for (const words of wordsOf(one)) holders.set(words, [...(holders.get(words) ?? []), one])
  const found = weighed(labels).map((one) => ({ ...one, label: '', filing: '' }))
  const counted = byWords(found)
  const isRight = (one: Labelled) => (countedKind(one, counted) ?? 'other') === one.kind
  /** A label that is right with these words and wrong without them. */
  const needs = (one: Counted): Labelled | undefined => {
    const right = (holders.get(one.words) ?? []).filter(isRight)
    const all = counted.get(one.words) ?? []
    const rest = all.filter(({ kind }) => kind !== one.kind)
    counted.set(one.words, rest)
    const lost = right.find((label) => !isRight(label))
    if (lost) counted.set(one.words, [...rest, one])
    return lost
  }
  const narrowFirst = [...found].sort(
    (a, b) =>
      breadth(a.words) - breadth(b.words) || a.weight - b.weight || byText(a.words, b.words) || byText(a.kind, b.kind),
  )
  for (const one of narrowFirst) needs(one)
  // What was taken out later may have freed an earlier one, and names its label anew.
  const kept = narrowFirst.filter((one) => counted.get(one.words)?.includes(one))
  return kept
    .flatMap((one) => {
      const label = needs(one)
      return label ? [{ ...one, label: exampleOf(label), filing: label.filing }] : []
    })
    .sort((a, b) => byText(a.words, b.words) || byText(a.kind, b.kind))
}

/** What is wrong with a counted lexicon: its order, its weights, entries that their own label does not need. */
export function faultsOf(counted: readonly Counted[]): string[] {
  const all = byWords(counted)
  return counted.flatMap((one, at) => {
    const before = counted[at - 1]
    const cut = one.label.lastIndexOf(' > ')
    const line = { heading: one.label.slice(0, Math.max(0, cut)), bare: one.label.slice(cut < 0 ? 0 : cut + 3) }
    const without = new Map(all).set(
      one.words,
      (all.get(one.words) ?? []).filter((other) => other !== one),
    )
    const faults = [
      [
        before && (byText(before.words, one.words) || byText(before.kind, one.kind)) >= 0,
        'is out of order or stands twice',
      ],
      [!(Math.abs(one.weight) < 40), 'has a weight that no count gives'],
      [!/^\d{10}-\d\d-\d{6}$/.test(one.filing), 'names no filing'],
      [(countedKind(line, all) ?? 'other') !== one.kind, `does not give “${one.label}” its kind`],
      [(countedKind(line, without) ?? 'other') === one.kind, `is not needed for “${one.label}”`],
    ] as const
    return faults.flatMap(([holds, fault]) => (holds ? [`“${one.words}” ${one.kind} ${fault}`] : []))
  })
}

/**
 * What a sentence says of sets of parts, phrase by phrase and in whatever order: how many there are, how many of them went
 * which way, which of them alone did, and which was first. Each phrase is held against the statement by itself.
 */
import type { Span } from '../../../figures-in-words/companies.ts'
import type { FactBase, FactPeriod } from '../../../figures-in-words/facts.ts'
import { UNKNOWN } from '../../../figures-in-words/periods.ts'
import type { Sentence } from '../../../figures-in-words/sentence.ts'
import { causesIn } from '../../../figures-in-words/unread.ts'
import { againstOthers } from './against.ts'
import { aloneOnes } from './alone.ts'
import { clauseEnd, clauseStart, countedMoves, type Phrase, type Scene } from './counted.ts'
import { isPart, type Mention, mentionsOf, setsOf } from './mention.ts'
import { movesIn } from './moved.ts'
import { rankedOnes, topOnes } from './ranked.ts'

const SUPPOSED = /\b(?:if|would|could|unless|should)\b/i

/** @returns each phrase of a set that was read; none of them is called wrong, what is not so is left open */
export function setPhrases(base: FactBase, s: Sentence, period: FactPeriod): Phrase[] {
  if (SUPPOSED.test(s.text)) return []
  const scene: Scene = { base, s, period, mentions: mentionsOf(s), parts: s.metrics.filter(isPart) }
  const counted = countedMoves(scene)
  const found: Phrase[] = []
  const add = (one: Phrase) => {
    if (found.every(({ span }) => one.span.end <= span.start || one.span.start >= span.end)) found.push(one)
  }
  for (const one of [
    ...counted,
    ...aloneOnes(scene, counted),
    ...topOnes(scene),
    ...rankedOnes(scene),
    ...againstOthers(scene),
  ])
    add(one)
  for (const one of scene.mentions) if (isTelling(scene, one)) add(unread(scene, one))
  return found
}

/** "Two of the five segments managed to …": what is said of so many of them, and was held against none. */
function isTelling({ s }: Scene, { many, size, start, end }: Mention): boolean {
  if (many === null || (typeof many === 'number' && size === 0)) return false
  const reasons = [...s.circumstances, ...s.leads, ...causesIn(s.text)]
  if (reasons.some((one) => one.start <= start && one.end >= end)) return false
  return movesIn(s, clauseStart(s, start), clauseEnd(s, end), true).length > 0
}

const unread = ({ period }: Scene, { start, end }: Mention): Phrase => ({
  ...{ verdict: 'unresolved', metric: null, period, figure: null, rule: null, used: [], span: { start, end } },
  note: 'what is said of so many of them is not understood',
})

/** "Of the four segments": the words for as many as the statement has, which are understood wherever they stand. */
export function sizesTold(base: FactBase, s: Sentence): Span[] {
  const period = s.about === null || s.about === UNKNOWN ? base.periods[0] : s.about
  return mentionsOf(s)
    .filter(
      ({ size, many, isOthers, group }) =>
        size > 0 && many === null && !isOthers && setsOf(base, period, group, size).length > 0,
    )
    .map(({ start, end }) => ({ start, end }))
}

/**
 * Which paragraph of one text is which of another: equal ones first, then those that share most of their words. Paragraphs
 * that keep their order are in place, others have moved.
 */

/** Two paragraphs by their places; `share` of their words that both have, 1 = equal. */
export interface Pair {
  now: number
  before: number
  share: number
  /** it stands in another order than those around it */
  isMoved: boolean
}

/** Two paragraphs that have fewer words in common are two paragraphs. */
const LEAST_SHARE = 0.5
/** A short one must say nearly the same. */
const SHORT = 12
const LEAST_OF_SHORT = 0.7
/** One of few sentences that begins with another word speaks of something else: "Europe net sales …", "Japan net sales …". */
const FEW_SENTENCES = 50
const LEAST_OF_OTHERS = 0.6
/** Share of words by which one that begins alike comes before others. */
const ALIKE = 0.2
/** Words of more paragraphs tell none from another. */
const COMMON = 12

const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.,](?!\d)|[^\p{L}\p{N}%$.,]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** @returns pairs in the order of `now`; each paragraph is in one at most */
export function alignParagraphs(now: readonly string[], before: readonly string[]): Pair[] {
  const pairs = [...equals(now.map(plainText), before.map(plainText))]
  const taken = { now: new Set(pairs.map((one) => one.now)), before: new Set(pairs.map((one) => one.before)) }
  pairs.push(...alike(now, before, taken))
  pairs.sort((a, b) => a.now - b.now)
  const inPlace = longestRising(pairs.map((one) => one.before))
  return pairs.map((pair, i) => ({ ...pair, isMoved: !inPlace.has(i) }))
}

/** Equal paragraphs, the first with the first: of one that is repeated as many as both have. */
function* equals(now: readonly string[], before: readonly string[]): Generator<Pair> {
  const places = new Map<string, number[]>()
  for (const [at, text] of before.entries()) places.set(text, [...(places.get(text) ?? []), at])
  for (const [at, text] of now.entries()) {
    const place = places.get(text)?.shift()
    if (place !== undefined) yield { now: at, before: place, share: 1, isMoved: false }
  }
}

const wordsOf = (text: string): string[] => plainText(text).split(' ')

/** Of what is left the pairs with most words in common, best first. */
function alike(
  now: readonly string[],
  before: readonly string[],
  taken: { now: ReadonlySet<number>; before: ReadonlySet<number> },
): Pair[] {
  const then = new Map(before.flatMap((text, at) => (taken.before.has(at) ? [] : [[at, counted(wordsOf(text))]])))
  const having = new Map<string, number[]>()
  for (const [at, words] of then)
    for (const word of words.counts.keys()) having.set(word, [...(having.get(word) ?? []), at])
  const candidates: Candidate[] = []
  for (const [at, text] of now.entries()) {
    if (taken.now.has(at)) continue
    const own = counted(wordsOf(text))
    const near = new Set(
      [...own.counts.keys()].flatMap((word) => {
        const places = having.get(word) ?? []
        return places.length <= COMMON ? places : []
      }),
    )
    for (const place of near) {
      const other = then.get(place)
      const share = other ? shareOf(own, other) : 0
      const beginsAlike = own.first === other?.first
      const least = leastShare(Math.min(own.total, other?.total ?? 0), beginsAlike)
      if (share >= least) candidates.push({ now: at, before: place, share, beginsAlike })
    }
  }
  const rank = ({ share, beginsAlike }: Candidate) => share + (beginsAlike ? ALIKE : 0)
  candidates.sort((a, b) => rank(b) - rank(a) || Math.abs(a.now - a.before) - Math.abs(b.now - b.before))
  const [usedNow, usedBefore] = [new Set<number>(), new Set<number>()]
  return candidates.flatMap(({ beginsAlike: _, ...pair }) => {
    if (usedNow.has(pair.now) || usedBefore.has(pair.before)) return []
    usedNow.add(pair.now)
    usedBefore.add(pair.before)
    return [{ ...pair, isMoved: false }]
  })
}

/** @param words of the shorter one */
function leastShare(words: number, beginsAlike: boolean): number {
  if (words < SHORT) return LEAST_OF_SHORT
  return beginsAlike || words >= FEW_SENTENCES ? LEAST_SHARE : LEAST_OF_OTHERS
}

interface Candidate extends Omit<Pair, 'isMoved'> {
  beginsAlike: boolean
}

interface Counted {
  first: string | undefined
  counts: ReadonlyMap<string, number>
  total: number
}

function counted(words: readonly string[]): Counted {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  // Past the bullet or the number of a footnote.
  return { first: words.find((word) => /^\p{L}/u.test(word)), counts, total: words.length }
}

/** Words in common, of the mean of both lengths (Dice). */
function shareOf(a: Counted, b: Counted): number {
  let common = 0
  for (const [word, count] of a.counts) common += Math.min(count, b.counts.get(word) ?? 0)
  return (2 * common) / Math.max(1, a.total + b.total)
}

/** Indices of a longest strictly rising run of values (patience sorting). */
function longestRising(values: readonly number[]): Set<number> {
  const tails: number[] = []
  const previous: number[] = []
  for (const [i, value] of values.entries()) {
    let [low, high] = [0, tails.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1
      else high = middle
    }
    previous.push(tails[low - 1] ?? -1)
    tails[low] = i
  }
  const found = new Set<number>()
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) found.add(at)
  return found
}

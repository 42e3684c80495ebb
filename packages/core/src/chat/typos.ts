/** Slips of the finger: a word that nobody knows and that is one letter away from one that names a figure. */

/** One letter too many, too few, another one, or two that changed places. */
export function isOneApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1
  const [x, y] = [a.slice(at), b.slice(at)]
  if (x.length === y.length)
    return x.slice(1) === y.slice(1) || (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2))
  return x.length > y.length ? x.slice(1) === y : x === y.slice(1)
}

/** How many letters are to be put in, taken out, exchanged or turned round to make one of the other; `most` is not passed. */
function apart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let [old, before] = [[] as number[], Array.from({ length: b.length + 1 }, (_, i) => i)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (before[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (old[j - 2] ?? 0) + 1)
      row.push(least)
    }
    ;[old, before] = [before, row]
  }
  return before[b.length] ?? most + 1
}

const SHORTEST = 6
/** From so many letters on two of them may be wrong. */
const LONG = 9

/** A long word with two slips inside; two words with one stem and other endings are two words. */
const isTwoApart = (word: string, known: string): boolean =>
  word.length >= LONG &&
  known.length >= LONG &&
  word[0] === known[0] &&
  word.slice(0, -3) !== known.slice(0, word.length - 3) &&
  word.slice(-2) === known.slice(-2) &&
  apart(word, known, 2) <= 2

/**
 * @returns the text with such words mended, as far as each can be in one way alone; null = there is nothing to mend, or
 *   more than one way
 */
export function mended(text: string, unread: readonly string[], known: ReadonlySet<string>): string | null {
  let out = text
  for (const word of unread) {
    // Half of a name whose other half is mistyped: "operating icnome".
    if (known.has(word) || word.length < SHORTEST - 1) continue
    const one = [...known].filter((name) => name.length >= SHORTEST && isOneApart(word, name))
    const near = one.length > 0 ? one : [...known].filter((name) => isTwoApart(word, name))
    const [first, ...others] = near
    if (!first) continue
    if (others.some((other) => other !== `${first}s` && first !== `${other}s`)) return null
    out = out.replace(new RegExp(`(?<![\\p{L}])${word.replace(/[^\p{L}\p{N}]/gu, '.')}(?![\\p{L}])`, 'iu'), first)
  }
  return out === text ? null : out
}

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

const SHORTEST = 6

/** @returns the text with such words mended; null = there is nothing to mend, or more than one way */
export function mended(text: string, unread: readonly string[], known: ReadonlySet<string>): string | null {
  let out = text
  for (const word of unread) {
    // Half of a name whose other half is mistyped: "operating icnome".
    if (known.has(word)) continue
    const near =
      word.length >= SHORTEST - 1 ? [...known].filter((one) => one.length >= SHORTEST && isOneApart(word, one)) : []
    const [first, ...others] = near
    if (!first || others.some((one) => one !== `${first}s` && first !== `${one}s`)) return null
    out = out.replace(new RegExp(`(?<![\\p{L}])${word.replace(/[^\p{L}\p{N}]/gu, '.')}(?![\\p{L}])`, 'iu'), first)
  }
  return out === text ? null : out
}

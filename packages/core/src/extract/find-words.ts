/** Finds many words of a text in one walk. */

/** Words prepared for a walk: how far it may go on after the two characters that it looks at. */
interface Prepared {
  /** The length of the shortest word. */
  least: number
  /** By two characters, in which no word ends within its first `least` characters: how far they are from such an end. */
  steps: Uint8Array
  /** The words whose first `least` characters end in these two. */
  ending: ReadonlyMap<number, readonly string[]>
}

const pairAt = (text: string, at: number): number =>
  ((text.charCodeAt(at - 1) & 0xff) << 8) | (text.charCodeAt(at) & 0xff)

function prepared(words: readonly string[]): Prepared {
  const least = Math.min(...words.map(({ length }) => length))
  const steps = new Uint8Array(1 << 16).fill(least - 1)
  const ending = new Map<number, string[]>()
  for (const word of words) {
    for (let at = 1; at < least; at += 1) {
      const pair = pairAt(word, at)
      steps[pair] = Math.min(steps[pair] ?? 0, least - 1 - at)
    }
    const last = pairAt(word, least - 1)
    ending.set(last, [...(ending.get(last) ?? []), word])
  }
  return { least, steps, ending }
}

/**
 * Makes a search for the places of many words, each of two characters to 250: the algorithm of Wu and Manber ("A fast
 * algorithm for multi-pattern searching", University of Arizona, 1994), which looks at every third or fourth pair of
 * characters where one pattern with as many alternatives looks at every character.
 * @param most so many places of each are kept
 */
export function wordSearch(
  words: readonly string[],
  most: number,
): (raw: string) => ReadonlyMap<string, readonly number[]> {
  const { least, steps, ending } = prepared(words)
  return (raw) => {
    const found = new Map(words.map((word): [string, number[]] => [word, []]))
    for (let at = least - 1; at < raw.length; ) {
      const pair = pairAt(raw, at)
      const step = steps[pair] ?? 1
      if (step > 0) {
        at += step
        continue
      }
      const start = at - least + 1
      for (const word of ending.get(pair) ?? []) {
        const places = found.get(word) ?? []
        if (places.length < most && raw.startsWith(word, start)) places.push(start)
      }
      at += 1
    }
    return found
  }
}

/** The passages of a filing that a question is about: rare words count more than common ones (BM25). */

const STOP = new Set(
  (
    'a about all an and any are as at be been by can company companies corp could did do does during each filing for from give had has have how i in inc is it ' +
    'its many me much of on one or our please report say says see show so tell than that the their them there these they this to was we were what when where ' +
    'which who why will with would year you your'
  ).split(' '),
)
const SATURATION = 1.2
const LENGTH = 0.6

/** Words that carry the question, by their stems. */
function contentStems(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’&-]*/gu) ?? []
  return words.filter((word) => word.length > 1 && !STOP.has(word)).map(stem)
}

const stem = (word: string): string =>
  word
    .replace(/['’]s$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?:es|s|ed|ing|ment|ly)$/, (end) => (word.length - end.length >= 4 ? '' : end))

/**
 * Best first; passages without any word of the question are left out.
 * @param passages candidates, in the order of the filing
 */
export function bestPassages<P extends { section: string; text: string }>(
  question: string,
  passages: readonly P[],
  limit: number,
): P[] {
  const wanted = [...new Set(contentStems(question))]
  if (wanted.length === 0) return []
  const counted = passages.map((passage) => {
    const counts = new Map<string, number>()
    const stems = contentStems(`${passage.section.split(' · ').at(-1) ?? ''} ${passage.text}`)
    for (const one of stems) counts.set(one, (counts.get(one) ?? 0) + 1)
    return { passage, counts, length: stems.length }
  })
  const usual = counted.reduce((sum, one) => sum + one.length, 0) / Math.max(1, counted.length)
  const weights = wanted.map((word) => {
    const holding = counted.filter(({ counts }) => counts.has(word)).length
    return [word, Math.log(1 + (counted.length - holding + 0.5) / (holding + 0.5))] as const
  })
  return counted
    .map(({ passage, counts, length }, at) => {
      const norm = SATURATION * (1 - LENGTH + (LENGTH * length) / Math.max(1, usual))
      const score = weights.reduce((sum, [word, weight]) => {
        const n = counts.get(word) ?? 0
        return sum + (weight * n * (SATURATION + 1)) / (n + norm)
      }, 0)
      return { passage, score, at }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, limit)
    .map(({ passage }) => passage)
}

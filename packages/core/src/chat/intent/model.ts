/** What a question asks for, told by its words: a linear model over the counted words, and how sure it is. */

export interface Weights {
  labels: readonly string[]
  /** of each counted word its weight for each label, in the order of the labels */
  features: ReadonlyMap<string, Readonly<Float32Array>>
  bias: Readonly<Float32Array>
}

export interface Guess {
  label: string
  /** 0 to 1, of all labels together 1 */
  probability: number
}

/** @returns every label, the likeliest first */
export function guesses(features: readonly string[], { labels, features: known, bias }: Weights): Guess[] {
  const scores = Float64Array.from(bias)
  const scale = 1 / Math.sqrt(Math.max(1, features.length))
  for (const feature of features) {
    const weights = known.get(feature)
    if (weights)
      for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) + (weights[at] ?? 0) * scale
  }
  const top = Math.max(...scores)
  const sizes = [...scores].map((one) => Math.exp(one - top))
  const total = sizes.reduce((sum, one) => sum + one, 0)
  return labels
    .map((label, at) => ({ label, probability: (sizes[at] ?? 0) / total }))
    .sort((a, b) => b.probability - a.probability)
}

/** The weights of the model from questions whose kind is known, the same for the same questions. */
import type { Weights } from './model.ts'

export interface Lesson {
  label: string
  features: readonly string[]
}

const ROUNDS = 40
const RATE = 0.5
const DECAY = 1e-5

/** Softmax regression by AdaGrad over sparse features; lessons are taken in a fixed order, one after the other. */
export function trained(lessons: readonly Lesson[], rounds = ROUNDS): Weights {
  const labels = [...new Set(lessons.map(({ label }) => label))].sort()
  const counts = new Map<string, number>()
  for (const { features } of lessons) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count > 2).map(([feature]) => feature)
  const features = new Map(kept.map((one) => [one, new Float32Array(labels.length)]))
  const sums = new Map(kept.map((one) => [one, new Float32Array(labels.length).fill(1e-6)]))
  const bias = new Float32Array(labels.length)
  const biasSum = new Float32Array(labels.length).fill(1e-6)
  const known = lessons.map(({ label, features: all }) => ({
    at: labels.indexOf(label),
    scale: 1 / Math.sqrt(Math.max(1, all.length)),
    rows: all.flatMap((one) => {
      const [weights, sum] = [features.get(one), sums.get(one)]
      return weights && sum ? [{ weights, sum }] : []
    }),
  }))
  const scores = new Float64Array(labels.length)
  for (let round = 0; round < rounds; round += 1)
    for (let i = 0; i < known.length; i += 1) {
      // A stride that shares no divisor with their number visits each once, in mixed order.
      const lesson = known[(i * stride(known.length) + round) % known.length]
      if (!lesson) continue
      scores.set(bias)
      for (const { weights } of lesson.rows)
        for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) + (weights[at] ?? 0) * lesson.scale
      const top = Math.max(...scores)
      let total = 0
      for (let at = 0; at < scores.length; at += 1) total += Math.exp((scores[at] ?? 0) - top)
      for (let at = 0; at < scores.length; at += 1) {
        const error = Math.exp((scores[at] ?? 0) - top) / total - (at === lesson.at ? 1 : 0)
        biasSum[at] = (biasSum[at] ?? 0) + error * error
        bias[at] = (bias[at] ?? 0) - (RATE * error) / Math.sqrt(biasSum[at] ?? 1)
        const step = error * lesson.scale
        for (const { weights, sum } of lesson.rows) {
          const slope = step + DECAY * (weights[at] ?? 0)
          sum[at] = (sum[at] ?? 0) + slope * slope
          weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(sum[at] ?? 1)
        }
      }
    }
  return { labels, features, bias }
}

const stride = (count: number): number => {
  let step = Math.max(1, Math.floor(count * 0.618))
  while (gcd(step, count) !== 1) step += 1
  return step
}
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** Weights of several models over the same features as text: the features one a line, each weight one letter. */
import type { Weights } from './model.ts'

interface PackedModel {
  labels: readonly string[]
  bias: readonly number[]
  /** of one step of a letter */
  scale: number
  /** of each feature its weights in the order of the labels, a letter each */
  weights: string
}
export interface Packed {
  /** a line each */
  features: string
  models: readonly PackedModel[]
}

const LARGEST = 45
/** From "#" on, without the backslash that JSON writes twice. */
const letter = (step: number): string => String.fromCharCode(step + 80 < 92 ? step + 80 : step + 81)
const stepOf = (code: number): number => (code < 92 ? code - 80 : code - 81)

export function packed(models: readonly Weights[]): Packed {
  const scales = models.map(({ features }) => {
    const largest = [...features.values()].reduce(
      (most, row) => row.reduce((max, one) => Math.max(max, Math.abs(one)), most),
      1e-6,
    )
    return largest / LARGEST
  })
  const names = [...new Set(models.flatMap(({ features }) => [...features.keys()]))]
  const kept = names.filter((name) =>
    models.some(({ features }, at) => features.get(name)?.some((one) => Math.abs(one) >= (scales[at] ?? 1))),
  )
  return {
    features: kept.join('\n'),
    models: models.map(({ labels, features, bias }, at) => {
      const scale = scales[at] ?? 1
      const rows = kept.map((name) => [...(features.get(name) ?? labels.map(() => 0))])
      return {
        labels,
        bias: [...bias].map((one) => Math.round(one * 1e4) / 1e4),
        scale,
        weights: rows.map((row) => row.map((one) => letter(Math.round(one / scale))).join('')).join(''),
      }
    }),
  }
}

export function unpacked({ features, models }: Packed): Weights[] {
  const names = features.split('\n')
  return models.map(({ labels, bias, scale, weights }) => {
    const rows = names.map((name, at) => {
      const row = labels.map((_label, i) => stepOf(weights.charCodeAt(at * labels.length + i)) * scale)
      return [name, Float32Array.from(row)] as const
    })
    return { labels, bias: Float32Array.from(bias), features: new Map(rows) }
  })
}

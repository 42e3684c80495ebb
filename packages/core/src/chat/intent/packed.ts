/** Weights as text: the counted words one a line, each weight one letter. */
import type { Weights } from './model.ts'

export interface Packed {
  labels: readonly string[]
  bias: readonly number[]
  /** a line each */
  features: string
  /** of one step of a letter */
  scale: number
  /** of each feature its weights in the order of the labels, a letter each */
  weights: string
}

const LARGEST = 45
/** From "#" on, without the backslash that JSON writes twice. */
const letter = (step: number): string => String.fromCharCode(step + 80 < 92 ? step + 80 : step + 81)
const stepOf = (code: number): number => (code < 92 ? code - 80 : code - 81)

export function packed({ labels, features, bias }: Weights): Packed {
  const rows = [...features]
  const largest = rows.reduce((most, [, row]) => row.reduce((max, one) => Math.max(max, Math.abs(one)), most), 1e-6)
  const scale = largest / LARGEST
  const kept = rows.filter(([, row]) => row.some((one) => Math.abs(one) >= scale))
  return {
    labels,
    bias: [...bias].map((one) => Math.round(one * 1e4) / 1e4),
    features: kept.map(([name]) => name).join('\n'),
    scale,
    weights: kept.map(([, row]) => [...row].map((one) => letter(Math.round(one / scale))).join('')).join(''),
  }
}

export function unpacked({ labels, bias, features, scale, weights }: Packed): Weights {
  const rows = features.split('\n').map((name, at) => {
    const row = labels.map((_label, i) => stepOf(weights.charCodeAt(at * labels.length + i)) * scale)
    return [name, Float32Array.from(row)] as const
  })
  return { labels, bias: Float32Array.from(bias), features: new Map(rows) }
}

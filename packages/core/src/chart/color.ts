/**
 * The comparison colours and their shades (decision 67). A company keeps its colour; its second,
 * third… quantity takes a shade of it, with marker and dashes so that colour is never alone.
 */

/** A colour in both schemes: the line, and the darker text of its label. */
export interface LineColor {
  light: string
  dark: string
  lightText: string
  darkText: string
}

const LIGHT = [
  '#1c7ed6', '#d9480f', '#0b7285', '#7048e8', '#2b8a3e', '#d6336c', '#9c6a00', '#495057', '#862e9c', '#087f5b',
] // biome-ignore format: one row a scheme
const DARK = [
  '#4dabf7', '#ff922b', '#3bc9db', '#b197fc', '#69db7c', '#faa2c1', '#ffd43b', '#adb5bd', '#da77f2', '#38d9a9',
] // biome-ignore format: one row a scheme

const SHADE_STEP = 0.3
/** The factor 1 − 0.3 × index would be 0.1 at the fourth quantity and negative at the fifth (decision 67). */
const LEAST_FACTOR = 0.25

export const shadeFactor = (index: number): number => Math.max(LEAST_FACTOR, 1 - SHADE_STEP * index)

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

const toHex = (values: readonly number[]): string =>
  `#${values.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`

/** Darker by multiplying the channels: for the light scheme. */
function darker(hex: string, factor: number): string {
  return toHex(channels(hex).map((v) => v * factor))
}

/** Lighter by multiplying the distance to white: for the dark scheme. */
function lighter(hex: string, factor: number): string {
  return toHex(channels(hex).map((v) => 255 - (255 - v) * factor))
}

/** Colour of company `colorIndex` (0 to 9) for its quantity number `quantityIndex`. */
export function compareColor(colorIndex: number, quantityIndex: number): LineColor {
  const factor = shadeFactor(quantityIndex)
  const light = darker(LIGHT[colorIndex % LIGHT.length] ?? '#1c7ed6', factor)
  const dark = lighter(DARK[colorIndex % DARK.length] ?? '#4dabf7', factor)
  const lightText = quantityIndex === 0 ? darker(light, 0.92) : light
  return { light, dark, lightText, darkText: dark }
}

export type Marker = 'circle' | 'square' | 'triangle' | 'diamond'
const MARKERS: readonly Marker[] = ['circle', 'square', 'triangle', 'diamond']
export const markerOf = (quantityIndex: number): Marker => MARKERS[quantityIndex % MARKERS.length] ?? 'circle'

/** From the third quantity on shades come close, so the line is dashed; null = solid. Trends use dashes of 5-4. */
const DASHES: readonly (string | null)[] = [null, null, '10 3', '2 3', '8 3 2 3']
export const dashOf = (quantityIndex: number): string | null => DASHES[quantityIndex % DASHES.length] ?? null

/** Pieces of a picture as SVG text. White page or the theme's; the same sizes as on the page. */
import { LIGHT } from '../../flow/drawing/theme.ts'
import type { Box } from '../../flow/layout/layout.ts'
import { escapeXml } from '../../format/markup.ts'
import { type PlacedText, RUN_SPACE, TEXT, type TextKind } from '../text.ts'

const COLOURS: Readonly<Record<TextKind, string>> = {
  name: LIGHT.ink,
  value: LIGHT.ink,
  loss: LIGHT.bad,
  share: LIGHT.ink2,
  head: LIGHT.ink,
  total: LIGHT.ink,
  link: LIGHT.ink2,
  small: LIGHT.ink,
}

export function textSvg({ runs, x, y, anchor }: PlacedText): string {
  const spans = runs.map(({ kind, text }, i) => {
    const { size, weight } = TEXT[kind]
    const gap = i === 0 ? '' : `<tspan font-size="13">${RUN_SPACE}</tspan>`
    return `${gap}<tspan font-size="${size}" font-weight="${weight}" fill="${COLOURS[kind]}">${escapeXml(text)}</tspan>`
  })
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${spans.join('')}</text>`
}

export const rectSvg = ({ x, y, w, h }: Box, look: string): string =>
  `<rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${w.toFixed(2)}" height="${h.toFixed(2)}" ${look}/>`

/** Lines at 45 degrees over what is lacking or not explained. */
export const hatchSvg = (id: string, colour: string): string =>
  `<pattern id="${id}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
  `<rect width="1.6" height="7" fill="${colour}"/></pattern>`

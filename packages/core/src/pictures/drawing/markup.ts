/** Pieces of a picture as SVG text. White page or the theme's; the same sizes as on the page. */
import type { FlowTheme } from '../../flow/drawing/theme.ts'
import type { Box } from '../../flow/layout/layout.ts'
import { escapeXml } from '../../format/markup.ts'
import { type PlacedText, RUN_SPACE, TEXT, type TextKind } from '../text.ts'

const COLOURS: Readonly<Record<TextKind, 'ink' | 'ink2' | 'bad'>> = {
  name: 'ink',
  value: 'ink',
  loss: 'bad',
  share: 'ink2',
  head: 'ink',
  total: 'ink',
  link: 'ink2',
  small: 'ink',
}

export function textSvg({ runs, x, y, anchor }: PlacedText, theme: FlowTheme): string {
  const spans = runs.map(({ kind, text }, i) => {
    const { size, weight } = TEXT[kind]
    const gap = i === 0 ? '' : `<tspan font-size="13">${RUN_SPACE}</tspan>`
    return `${gap}<tspan font-size="${size}" font-weight="${weight}" fill="${theme[COLOURS[kind]]}">${escapeXml(text)}</tspan>`
  })
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${spans.join('')}</text>`
}

export const rectSvg = ({ x, y, w, h }: Box, look: string): string =>
  `<rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${w.toFixed(2)}" height="${h.toFixed(2)}" ${look}/>`

/** Lines at 45 degrees over what is lacking or not explained. */
export const hatchSvg = (id: string, colour: string): string =>
  `<pattern id="${id}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
  `<rect width="1.6" height="7" fill="${colour}"/></pattern>`

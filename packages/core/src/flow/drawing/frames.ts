/** The frames of pictures: name, what it is, of which period, the drawing, a line at the foot. Source: decisions 60 and 61. */
import { shortCompanyName } from '../../format/company-name.ts'
import { escapeXml } from '../../format/markup.ts'
import { textWidth } from '../text/text-width.ts'
import { SQUARE, SQUARE_ROOM, SQUARE_SIDE, SQUARE_TOP, squareLines } from './square.ts'
import { type FlowTheme, LIGHT } from './theme.ts'

export const CARD_WIDTH = 1200
const CARD_HEIGHT = 630
export const SIDE = 60

export const text = (
  x: number,
  y: number,
  size: number,
  weight: number,
  fill: string,
  content: string,
  extra = '',
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" ${extra}>${escapeXml(content)}</text>`

/** The size at which a line fits between the margins. */
export const fitted = (content: string, size: number, weight: 400 | 600, most = CARD_WIDTH - 2 * SIDE): number =>
  Math.min(size, Math.floor((size * 10 * most) / textWidth(content, size, weight)) / 10)

/** A picture of 1200 × 630: a link preview, or a file. */
export function frame(
  facts: { company: string },
  subtitle: string,
  foot: string,
  inside: string,
  theme: FlowTheme = LIGHT,
): string {
  const letters = shortCompanyName(facts.company)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 2)
    .toUpperCase()
  const logo =
    '<path d="M1008 49h28v6h-28z" fill="#1971c2"/><path d="M1008 56c16 0 12 16 28 16" fill="none" stroke="#8fbfe8" stroke-width="5"/>'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" font-family="Inter">` +
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${theme.background}"/>` +
    '<rect x="60" y="42" width="76" height="76" rx="14" fill="#e1e9f1"/>' +
    text(98, 90, 29, 600, '#1e4166', letters, 'text-anchor="middle"') +
    text(156, 77, fitted(facts.company, 38, 600, 820), 600, theme.ink, facts.company) +
    text(156, 112, 25, 400, theme.ink2, subtitle) +
    logo +
    text(1140, 71, 27, 600, theme.ink, 'Topline', 'text-anchor="end"') +
    inside +
    `<line x1="60" x2="1140" y1="550.5" y2="550.5" stroke="${theme.line}"/>` +
    text(60, 593, fitted(foot, 25, 400), 400, theme.ink2, foot) +
    '</svg>'
  )
}

export interface SquareWords {
  company: string
  subtitle: string
  sentence: string
  /** where the figures stand */
  source: string
}

/** A picture of 1080 × 1080 with the drawing in the middle of its room, made smaller where it is larger. */
export function squareFrame(
  { company, subtitle, sentence, source }: SquareWords,
  drawing: { width: number; height: number; body: string },
  theme: FlowTheme = LIGHT,
): string {
  const room = SQUARE - 2 * SQUARE_SIDE
  const fit = Math.min(room / drawing.width, SQUARE_ROOM / drawing.height)
  const left = SQUARE_SIDE + (room - drawing.width * fit) / 2
  const top = SQUARE_TOP + Math.max(0, (SQUARE_ROOM - drawing.height * fit) / 2)
  const lines = squareLines(sentence, 25, 2)
    .map((line, i) => text(SQUARE_SIDE, 186 + i * 34, 25, 400, theme.ink1, line))
    .join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SQUARE}" height="${SQUARE}" viewBox="0 0 ${SQUARE} ${SQUARE}" font-family="Inter">` +
    `<rect width="${SQUARE}" height="${SQUARE}" fill="${theme.background}"/>` +
    text(SQUARE_SIDE, 92, fitted(company, 44, 600, 780), 600, theme.ink, company) +
    text(SQUARE_SIDE, 134, 27, 400, theme.ink2, subtitle) +
    text(SQUARE - SQUARE_SIDE, 92, 27, 600, theme.ink, 'Topline', 'text-anchor="end"') +
    lines +
    `<g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${fit.toFixed(4)})">${drawing.body}</g>` +
    `<line x1="${SQUARE_SIDE}" x2="${SQUARE - SQUARE_SIDE}" y1="992.5" y2="992.5" stroke="${theme.line}"/>` +
    text(SQUARE_SIDE, 1034, fitted(source, 21, 400, room), 400, theme.ink2, source) +
    '</svg>'
  )
}

/** The link preview of a post: its title, the company, the figures it is about (decision 61). */

import { textWidth } from '../text/text-width.ts'
import type { CardFigure } from './card.ts'
import { CARD_WIDTH, fitted, frame, SIDE, text } from './frames.ts'
import { LIGHT } from './theme.ts'

const WIDTH = CARD_WIDTH - 2 * SIDE
/** Sizes a title is tried in, with the most lines that have room over the figures, and without them. */
const TITLES = [
  { size: 60, lines: 2, alone: 4 },
  { size: 50, lines: 3, alone: 5 },
  { size: 42, lines: 4, alone: 6 },
] as const

/** The words in lines of at most `most`; a word that is wider alone stays whole. */
function lines(words: readonly string[], size: number): string[] {
  const found: string[] = []
  for (const word of words) {
    const last = found.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && textWidth(longer, size, 600) <= WIDTH) found[found.length - 1] = longer
    else found.push(word)
  }
  return found
}

function titleText(title: string, hasFigures: boolean): string {
  const words = title.split(/\s+/).filter((word) => word !== '')
  const most = (one: (typeof TITLES)[number]) => (hasFigures ? one.lines : one.alone)
  const last = TITLES[2]
  const fit = TITLES.find((one) => lines(words, one.size).length <= most(one)) ?? last
  const all = lines(words, fit.size)
  const shown = all.slice(0, most(fit))
  if (all.length > shown.length) shown.push(`${shown.pop()?.replace(/[\s,.:;–-]+$/, '')}…`)
  return shown
    .map((line, i) => {
      const y = Math.round(165 + fit.size * (1 + i * 1.2))
      return text(SIDE, y, fitted(line, fit.size, 600), 600, LIGHT.ink, line)
    })
    .join('')
}

export function postCardSvg(card: {
  company: string
  subtitle: string
  title: string
  /** what everybody may see of the statement; up to three */
  figures: readonly CardFigure[]
  foot: string
}): string {
  const shown = card.figures.slice(0, 3)
  const width = WIDTH / Math.max(1, shown.length)
  const figures = shown
    .map(({ label, value }, i) => {
      const x = SIDE + i * width
      return (
        text(x, 432, fitted(label, 26, 400, width - 24), 400, LIGHT.ink2, label) +
        text(x, 500, fitted(value, 58, 600, width - 24), 600, LIGHT.ink, value)
      )
    })
    .join('')
  return frame(card, card.subtitle, card.foot, titleText(card.title, shown.length > 0) + figures)
}

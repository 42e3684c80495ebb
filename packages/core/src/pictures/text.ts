/** Texts of a picture: what stands where, in CSS pixels. Set by the layouts, drawn by the page and as SVG alike. */
import { textWidth } from '../flow/text/text-width.ts'

export type Anchor = 'start' | 'middle' | 'end'

/** How a text looks: the page and the SVG have one style for each. */
export type TextKind = 'name' | 'value' | 'loss' | 'share' | 'head' | 'total' | 'link' | 'small'

/** Pieces of one line in a row, parted by `RUN_SPACE`. */
export interface PlacedText {
  runs: readonly { kind: TextKind; text: string }[]
  x: number
  /** baseline */
  y: number
  anchor: Anchor
}

/** Between the pieces: blanks and no shift, which renderers do not all count where a line ends at its place. */
export const RUN_SPACE = '\u00a0\u00a0'
export const RUN_GAP = 7.3

/** Size in pixels and weight of each kind. */
export const TEXT: Readonly<Record<TextKind, { size: number; weight: 400 | 500 | 600 }>> = {
  name: { size: 13, weight: 500 },
  value: { size: 13, weight: 600 },
  loss: { size: 13, weight: 600 },
  share: { size: 12, weight: 400 },
  head: { size: 14, weight: 500 },
  total: { size: 17, weight: 600 },
  small: { size: 12, weight: 500 },
  link: { size: 12, weight: 500 },
}

/** Width that a text needs, with some in hand. */
export const widthOf = (kind: TextKind, text: string): number => textWidth(text, TEXT[kind].size, TEXT[kind].weight)

/** Width of the pieces of a line. */
export const runsWidth = (runs: PlacedText['runs']): number =>
  runs.reduce((sum, { kind, text }, i) => sum + widthOf(kind, text) + (i === 0 ? 0 : RUN_GAP), 0)

/** What text widths have in hand beside the width that is drawn. */
export const IN_HAND = 1.045

/** Centres of labels in the order given, moved no more than needed so that none meets the next or leaves `from` to `to`. */
export function spread(wanted: readonly { centre: number; h: number }[], from: number, to: number): number[] {
  const at = wanted.map(({ centre }) => centre)
  const apart = (i: number) => ((wanted[i - 1]?.h ?? 0) + (wanted[i]?.h ?? 0)) / 2
  const push = () => {
    for (let i = 0; i < at.length; i++) {
      const least = i === 0 ? from + (wanted[0]?.h ?? 0) / 2 : (at[i - 1] ?? 0) + apart(i)
      at[i] = Math.max(at[i] ?? 0, least)
    }
  }
  push()
  for (let i = at.length - 1; i >= 0; i--) {
    const most = i === at.length - 1 ? to - (wanted[i]?.h ?? 0) / 2 : (at[i + 1] ?? 0) - apart(i + 1)
    at[i] = Math.min(at[i] ?? 0, most)
  }
  return at
}

/** The reader's size of text: what is measured in px, drawings above all, grows with it as the style sheets do by rem. */

/** px of a rem where no reader has asked for another. */
const USUAL = 16
/** Narrower than this no drawing has room for its labels: on a phone it then grows by less than the text. */
const LEAST_UNITS = 320

/** How much larger than usual the reader's text is; a smaller one leaves drawings as they are. */
export function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Number.isFinite(size) ? Math.max(1, size / USUAL) : 1
}

/** The units of a drawing that fill so many px. @param least units below which a drawing is not made */
export function unitsOf(px: number, scale = textScale(), least = LEAST_UNITS): number {
  return Math.floor(Math.max(px / scale, Math.min(px, least)))
}

/** A length for an inline style that grows with the text. */
export const inRem = (px: number): string => `${px / USUAL}rem`

/** A media query of the style sheets, by the px that it has at the usual size of text. */
export const upTo = (px: number): string => `(max-width: ${inRem(px)})`

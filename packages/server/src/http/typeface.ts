/** The site's typeface for pages that stand without the application: the files, and the rules that name them. */
export const FONTS = { regular: 'Inter-Regular.ttf', bold: 'Inter-SemiBold.ttf' } as const

const face = (weight: string, name: string): string =>
  `@font-face{font-family:Inter;font-weight:${weight};src:url(/embed/fonts/${name});font-display:swap}`

export const FONT_FACES = face('100 500', FONTS.regular) + face('501 900', FONTS.bold)

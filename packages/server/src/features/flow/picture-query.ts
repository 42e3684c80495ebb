/** How a picture is asked for: its shape, its width, and the palette that its reader has chosen. */
import { SQUARE } from '@topline/core/flow/drawing/square.ts'
import { PALETTES, themeOf } from '@topline/core/flow/drawing/theme.ts'
import { z } from 'zod'

/** As the page's address has it; what is none of these is the default. */
export const drawingQuery = z.object({
  shape: z.enum(['wide', 'square']).default('wide').catch('wide').describe('wide: 1200 × 630; square: 1080 × 1080'),
  palette: z.enum(PALETTES).default('standard').catch('standard'),
  patterns: z.enum(['0', '1']).default('0').catch('0').describe('1: costs in lines, taxes in dots'),
})
export const pictureQuery = drawingQuery.extend({ width: z.coerce.number().int().min(400).max(2400).optional() })

/** What of the flow is drawn. */
export const flowShow = z.enum(['amount', 'share', 'change']).default('amount').catch('amount')

/** "2022-FY" as the page's address has it, to "2022 FY"; anything else is none. */
export const periodCode = z
  .string()
  .regex(/^\d{4}-(FY|Q[1-4])$/)
  .transform((text) => text.replace('-', ' '))
  .optional()
  .catch(undefined)

export type DrawingQuery = z.output<typeof drawingQuery>
type PictureQuery = z.output<typeof pictureQuery>

export const lookOf = ({ shape, palette, patterns }: DrawingQuery) => ({
  shape,
  theme: themeOf({ palette, patterns: patterns === '1' }),
})

/** px */
export const widthOf = ({ shape, width }: PictureQuery): number => width ?? (shape === 'square' ? SQUARE : 1200)

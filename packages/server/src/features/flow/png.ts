/** SVG text → PNG with the two bundled fonts and nothing of the machine; runs in a worker thread. */
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'

const font = (name: string): string => fileURLToPath(new URL(`../../../assets/fonts/${name}`, import.meta.url))
const FONTS = [font('Inter-Regular.ttf'), font('Inter-SemiBold.ttf')]

/** @param width of the picture in pixels; the height follows the drawing's proportions */
export function pngOf(svg: string, width: number): Uint8Array {
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles: FONTS, defaultFontFamily: 'Inter' },
  })
    .render()
    .asPng()
}

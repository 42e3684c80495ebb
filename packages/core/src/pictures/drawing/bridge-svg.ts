/** A laid-out bridge as SVG text: the same drawing as the page's. */
import { type FlowTheme, fillOf, patternsSvg } from '../../flow/drawing/theme.ts'
import { type BridgeLayout, endBox, type LaidBar } from '../bridge/layout.ts'
import { TINT } from '../towers/layout.ts'
import { BAR_COLOUR } from './colours.ts'
import { hatchSvg, rectSvg, textSvg } from './markup.ts'

/** The inside of the drawing; the caller gives the frame. What opens a section is left out. */
export function bridgeSvgBody(
  { direction, bars, levels, zero, sections, free }: BridgeLayout,
  theme: FlowTheme,
): string {
  const line = ({ x1, x2, y1, y2 }: BridgeLayout['zero'], colour: string) =>
    `<line x1="${x1}" x2="${x2}" y1="${y1}" y2="${y2}" stroke="${colour}"/>`
  const out = [`<defs>${hatchSvg('rest', theme.nodes.unallocated)}${patternsSvg(theme)}</defs>`, line(zero, theme.line)]
  for (const one of levels) out.push(line(one, theme.dot))
  for (const laid of bars) {
    const { name, value } = laid
    out.push(shapeSvg(laid, direction, theme))
    for (const text of [...name, value]) out.push(textSvg(text, theme))
  }
  for (const { isOpen, bracket, label, total } of sections) {
    if (!isOpen) continue
    out.push(`<path d="${bracket}" fill="none" stroke="${theme.dot}"/>`)
    out.push(textSvg(label, theme))
    if (total) out.push(textSvg(total, theme))
  }
  if (free) {
    out.push(`<path d="${free.path}" fill="none" stroke="${theme.ink2}"/>`)
    for (const text of free.label) out.push(textSvg(text, theme))
  }
  return out.join('')
}

/** A bar: hatched where nothing explains it, outlined where it is the company's own measure. */
function shapeSvg(laid: LaidBar, direction: BridgeLayout['direction'], theme: FlowTheme): string {
  const { bar, box } = laid
  const colour = fillOf(theme, BAR_COLOUR[bar.kind])
  if (bar.kind === 'unexplained') return rectSvg(box, `fill="url(#rest)" stroke="${colour}" stroke-dasharray="4 3"`)
  if (bar.kind === 'own') return rectSvg(box, `fill="none" stroke="${colour}" stroke-width="1.5"`)
  const tint = rectSvg(box, `fill="${colour}" fill-opacity="${TINT}"`)
  return tint + rectSvg(endBox(laid, direction), `rx="1" fill="${colour}"`)
}

/** Laid-out towers as SVG text: the same drawing as the page's. */
import { type FlowTheme, fillOf, patternsSvg } from '../../flow/drawing/theme.ts'
import { drawnBox, edgeBox, type LaidBlock, type LaidTower, TINT, type TowersLayout } from '../towers/layout.ts'
import { FAMILY_COLOUR } from './colours.ts'
import { hatchSvg, rectSvg, textSvg } from './markup.ts'

/** The inside of the drawing; the caller gives the frame. */
export function towersSvgBody({ direction, sides, net, ground }: TowersLayout, theme: FlowTheme): string {
  const hatches = hatchSvg('lack', theme.nodes.loss) + hatchSvg('rest', theme.nodes.unallocated)
  const out = [`<defs>${hatches}${patternsSvg(theme)}</defs>`]
  for (const { ghosts } of sides)
    for (const box of ghosts) out.push(rectSvg(box, `fill="none" stroke="${theme.dot}" stroke-width="1"`))
  for (const tower of sides) {
    for (const laid of tower.blocks) out.push(blockSvg(laid, tower, direction, theme))
    for (const line of tower.head) out.push(textSvg(line, theme))
  }
  if (ground)
    out.push(`<line x1="${ground.x1}" x2="${ground.x2}" y1="${ground.y}" y2="${ground.y}" stroke="${theme.ink2}"/>`)
  if (net) {
    out.push(`<path d="${net.path}" fill="none" stroke="${theme.ink2}"/>`)
    for (const line of net.label) out.push(textSvg(line, theme))
  }
  return out.join('')
}

function blockSvg(
  { block, box, label, leader }: LaidBlock,
  { side }: LaidTower,
  direction: TowersLayout['direction'],
  theme: FlowTheme,
): string {
  const drawn = drawnBox(box, direction)
  const colour = fillOf(theme, FAMILY_COLOUR[block.family])
  const isOpen = block.family === 'deficit' || block.family === 'unexplained'
  const pattern = block.family === 'deficit' ? 'lack' : 'rest'
  const shape = isOpen
    ? rectSvg(drawn, `fill="${theme.background}"`) +
      rectSvg(drawn, `fill="url(#${pattern})" stroke="${colour}" stroke-dasharray="4 3"`)
    : rectSvg(drawn, `fill="${theme.background}"`) +
      rectSvg(drawn, `fill="${colour}" fill-opacity="${TINT}"`) +
      rectSvg(edgeBox(drawn, side, direction), `rx="1" fill="${colour}"`)
  const lead = leader ? `<path d="${leader}" fill="none" stroke="${theme.dot}"/>` : ''
  return shape + lead + label.map((line) => textSvg(line, theme)).join('')
}

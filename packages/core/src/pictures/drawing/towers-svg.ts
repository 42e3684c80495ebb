/** Laid-out towers as SVG text: the same drawing as the page's. */
import { LIGHT } from '../../flow/drawing/theme.ts'
import { drawnBox, edgeBox, type LaidBlock, type LaidTower, TINT, type TowersLayout } from '../towers/layout.ts'
import { FAMILY_COLOUR } from './colours.ts'
import { hatchSvg, rectSvg, textSvg } from './markup.ts'

/** The inside of the drawing; the caller gives the frame. */
export function towersSvgBody({ direction, sides, net, ground }: TowersLayout): string {
  const out = [`<defs>${hatchSvg('lack', LIGHT.nodes.loss)}${hatchSvg('rest', LIGHT.nodes.unallocated)}</defs>`]
  for (const { ghosts } of sides)
    for (const box of ghosts) out.push(rectSvg(box, `fill="none" stroke="${LIGHT.dot}" stroke-width="1"`))
  for (const tower of sides) {
    for (const laid of tower.blocks) out.push(blockSvg(laid, tower, direction))
    for (const line of tower.head) out.push(textSvg(line))
  }
  if (ground)
    out.push(`<line x1="${ground.x1}" x2="${ground.x2}" y1="${ground.y}" y2="${ground.y}" stroke="${LIGHT.ink2}"/>`)
  if (net) {
    out.push(`<path d="${net.path}" fill="none" stroke="${LIGHT.ink2}"/>`)
    for (const line of net.label) out.push(textSvg(line))
  }
  return out.join('')
}

function blockSvg(
  { block, box, label, leader }: LaidBlock,
  { side }: LaidTower,
  direction: TowersLayout['direction'],
): string {
  const drawn = drawnBox(box, direction)
  const colour = LIGHT.nodes[FAMILY_COLOUR[block.family]]
  const isOpen = block.family === 'deficit' || block.family === 'unexplained'
  const pattern = block.family === 'deficit' ? 'lack' : 'rest'
  const shape = isOpen
    ? rectSvg(drawn, `fill="${LIGHT.background}"`) +
      rectSvg(drawn, `fill="url(#${pattern})" stroke="${colour}" stroke-dasharray="4 3"`)
    : rectSvg(drawn, `fill="${LIGHT.background}"`) +
      rectSvg(drawn, `fill="${colour}" fill-opacity="${TINT}"`) +
      rectSvg(edgeBox(drawn, side, direction), `rx="1" fill="${colour}"`)
  const lead = leader ? `<path d="${leader}" fill="none" stroke="${LIGHT.dot}"/>` : ''
  return shape + lead + label.map((line) => textSvg(line)).join('')
}

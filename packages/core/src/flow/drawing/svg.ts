/** A laid-out flow as SVG text, for pictures and prints. The same drawing as the page's. Source: docs/income-flow.md D. */
import { escapeXml } from '../../format/markup.ts'
import type { FlowLayout, LaidNode } from '../layout/layout.ts'
import { type FlowTheme, fillOf, LIGHT, patternsSvg } from './theme.ts'

const FONT = 'font-family="Inter, \'Helvetica Neue\', Arial, sans-serif"'

export interface SvgOptions {
  theme?: FlowTheme
  /** the dotted lines under figures; off in pictures */
  underlines?: boolean
  /** what a screen reader says of the picture */
  title?: string
}

/** The inside of the drawing: definitions, bands, bars, labels; the caller gives the frame. */
export function flowSvgBody(layout: FlowLayout, { theme = LIGHT, underlines = false }: SvgOptions = {}): string {
  const out: string[] = ['<defs>']
  const vertical = layout.direction === 'downward'
  out.push(
    '<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
      `<rect width="1.2" height="7" fill="${theme.nodes.loss}" fill-opacity="0.55"/></pattern>`,
    patternsSvg(theme),
  )
  layout.bands.forEach((band, index) => {
    const axis = vertical
      ? `x1="0" x2="0" y1="${band.start}" y2="${band.end}"`
      : `y1="0" y2="0" x1="${band.start}" x2="${band.end}"`
    out.push(
      `<linearGradient id="g${index}" gradientUnits="userSpaceOnUse" ${axis}>` +
        `<stop stop-color="${theme.nodes[band.from]}"/><stop offset="1" stop-color="${theme.nodes[band.to]}"/></linearGradient>`,
    )
  })
  out.push('</defs>')
  layout.bands.forEach((band, index) => {
    const own = fillOf(theme, band.to)
    const fill = own.startsWith('url(') ? own : `url(#g${index})`
    out.push(`<path d="${band.path}" fill="${fill}" fill-opacity="0.34"/>`)
    if (band.hatched) out.push(`<path d="${band.path}" fill="url(#hatch)"/>`)
  })
  for (const { node, box } of layout.nodes) {
    const shape = `x="${box.x.toFixed(2)}" y="${box.y.toFixed(2)}" width="${box.w.toFixed(2)}" height="${box.h.toFixed(2)}"`
    const radius = Math.min(1.5, box.h / 2, box.w / 2).toFixed(2)
    out.push(`<rect ${shape} rx="${radius}" fill="${fillOf(theme, node.kind)}"/>`)
  }
  for (const one of layout.nodes) out.push(labelSvg(one, layout, theme, underlines))
  return out.join('')
}

function labelSvg({ node, label }: LaidNode, layout: FlowLayout, theme: FlowTheme, underlines: boolean): string {
  const anchor = label.anchor === 'end' ? ' text-anchor="end"' : ''
  const halo =
    layout.direction === 'wide'
      ? ` paint-order="stroke" stroke="${theme.background}" stroke-opacity="0.7" stroke-width="3" stroke-linejoin="round"`
      : ''
  const out = label.name.map(
    (line) =>
      `<text x="${line.x}" y="${line.y}" font-size="${label.nameSize}" font-weight="500" fill="${theme.ink}"${anchor}${halo}>${escapeXml(line.text)}</text>`,
  )
  const colour = node.figure < 0 ? theme.bad : theme.ink
  const { value, share, underline } = label
  out.push(
    `<text x="${value.x}" y="${value.y}" font-size="${label.valueSize}" font-weight="600" fill="${colour}"${anchor}${halo}>${escapeXml(value.text)}</text>`,
  )
  if (share) {
    const size = label.shareSize
    out.push(
      `<text x="${share.x}" y="${share.y}" font-size="${size}" fill="${layout.direction === 'wide' ? theme.ink2 : theme.ink1}"${anchor}${halo}>${escapeXml(share.text)}</text>`,
    )
  }
  if (underlines && underline)
    out.push(
      `<line x1="${underline.x1}" x2="${underline.x2}" y1="${underline.y}" y2="${underline.y}" stroke="${theme.dot}" stroke-dasharray="2 2"/>`,
    )
  return out.join('')
}

/** The whole drawing as one SVG document on the theme's page colour. */
export function flowSvg(layout: FlowLayout, options: SvgOptions = {}): string {
  const theme = options.theme ?? LIGHT
  const title = options.title ? `<title>${escapeXml(options.title)}</title>` : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${layout.width}" height="${layout.height}" ` +
    `viewBox="0 0 ${layout.width} ${layout.height}" role="img" ${FONT}>${title}` +
    `<rect width="${layout.width}" height="${layout.height}" fill="${theme.background}"/>` +
    `${flowSvgBody(layout, options)}</svg>`
  )
}

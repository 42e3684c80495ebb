/** Charts as files, made in the browser from what is drawn: nothing is sent anywhere. */
import { escapeMarkup } from '@topline/core/format/markup.ts'
import { download } from '../export/download.ts'

const INLINED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
]

function withInlineStyles(original: SVGElement): SVGElement {
  const copy = original.cloneNode(true) as SVGElement // a clone of an SVG element is one
  const from = [original, ...original.querySelectorAll('*')]
  const to = [copy, ...copy.querySelectorAll('*')]
  from.forEach((element, i) => {
    const style = getComputedStyle(element)
    const target = to[i]
    target?.removeAttribute('class')
    target?.removeAttribute('style')
    for (const name of INLINED) target?.setAttribute(name, style.getPropertyValue(name))
  })
  for (const extra of copy.querySelectorAll('[data-live]')) extra.remove()
  return copy
}

/** The chart of `frame` as one SVG text, on the page's background, with a title line above it. */
export function chartSvg(frame: HTMLElement, title: string): string {
  const parts = [...frame.querySelectorAll<SVGSVGElement>('svg[data-chart]')]
  const width = Math.max(...parts.map((p) => p.width.baseVal.value))
  const height = Math.max(...parts.map((p) => p.height.baseVal.value))
  const style = getComputedStyle(document.body)
  const inner = parts.map((part) => withInlineStyles(part).innerHTML).join('')
  const serialized = new XMLSerializer()
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  holder.innerHTML = inner
  const family = escapeMarkup(style.fontFamily)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + 40}" viewBox="0 -40 ${width} ${height + 40}" font-family="${family}">` +
    `<rect y="-40" width="${width}" height="${height + 40}" fill="${style.backgroundColor}"/>` +
    `<text x="0" y="-16" font-size="16" font-weight="600" fill="${style.color}">${escapeMarkup(title)}</text>` +
    `${serialized.serializeToString(holder)}</svg>`
  )
}

export const downloadText = (name: string, type: string, text: string): void =>
  download(name, new Blob([text], { type: `${type};charset=utf-8` }))

/** Draws the SVG at twice its size. @throws when the browser cannot draw it */
export async function downloadPng(name: string, svg: string): Promise<void> {
  const image = new Image()
  // a data address: the page's policy allows no blob: images
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width * 2
  canvas.height = image.height * 2
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser offers no canvas')
  context.scale(2, 2)
  context.drawImage(image, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture could not be made')
  download(name, blob)
}

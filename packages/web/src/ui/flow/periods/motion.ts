/**
 * Moves a drawing that the page has already brought up to date: each frame is written straight onto its elements, so that
 * nothing else of the page is asked. What ends has elements of its own until it is closed.
 */
import type { FlowLayout, LaidBand, LaidNode } from '@topline/core/flow/layout/layout.ts'
import { easeOut, morphing } from '@topline/core/flow/layout/morph.ts'
import type { DrawnAs } from '../FlowDrawing.tsx'

/** Milliseconds from one period to the next. */
const MOVES = 300

const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** What writes one bar or band of a layout on its way. */
type Writer<T> = (now: T) => void

/** @returns called when the page has drawn a layout, before it is seen: leads there from what was seen until then */
export function flowMotion(): DrawnAs {
  let seen: FlowLayout | null = null
  let frame = 0
  let clear = () => {}
  return (svg, to, jumps) => {
    cancelAnimationFrame(frame)
    clear()
    const from = seen
    seen = to
    if (jumps || from === null || from.width !== to.width || from.direction !== to.direction || isCalm()) return
    const way = morphing(from, to)
    const write = writing(svg, to, way(0))
    const draw = (part: number) => {
      const now = way(part)
      seen = now
      write(now)
    }
    clear = () => {
      write(to)
      svg.querySelector('.flow-ending')?.remove()
    }
    let start: number | null = null
    const step = (time: number) => {
      // The first frame has the whole drawing to lay out and shows it as it begins: it is not written once more.
      start ??= time
      const part = (time - start) / MOVES
      if (part === 0) {
        frame = requestAnimationFrame(step)
        return
      }
      if (part >= 1) {
        seen = to
        return clear()
      }
      draw(easeOut(part))
      frame = requestAnimationFrame(step)
    }
    draw(0)
    frame = requestAnimationFrame(step)
  }
}

/** Finds or makes the elements once. @param first the drawing as the way begins, with what ends on it */
function writing(svg: SVGSVGElement, to: FlowLayout, first: FlowLayout): (now: FlowLayout) => void {
  const ending = made('g', { class: 'flow-ending', 'aria-hidden': 'true' })
  svg.insertBefore(ending, svg.querySelector('.flow-band, .flow-node'))
  const goals = new Map(to.nodes.map((laid) => [laid.node.id, laid]))
  // Looked for once: to ask the drawing for each by name reads all of it as many times.
  const drawn = { bands: byName(svg, 'band'), nodes: byName(svg, 'node') }
  const bands = new Map(first.bands.map((band) => [band.link.id, bandWriter(drawn.bands, ending, band)]))
  const nodes = new Map(
    first.nodes.map((laid) => [laid.node.id, nodeWriter(drawn.nodes, ending, laid, goals.get(laid.node.id))]),
  )
  return (now) => {
    for (const band of now.bands) bands.get(band.link.id)?.(band)
    for (const laid of now.nodes) nodes.get(laid.node.id)?.(laid)
  }
}

type Drawn = ReadonlyMap<string, Element>

const byName = (svg: SVGSVGElement, kind: 'band' | 'node'): Drawn =>
  new Map([...svg.querySelectorAll(`[data-${kind}]`)].map((one) => [one.getAttribute(`data-${kind}`) ?? '', one]))

function bandWriter(drawn: Drawn, ending: SVGElement, band: LaidBand): Writer<LaidBand> {
  const own = drawn.get(band.link.id)
  const paths = own ? [...own.querySelectorAll('path')] : [endingBand(ending, band)]
  return ({ path }) => {
    for (const one of paths) one.setAttribute('d', path)
  }
}

/** In the colour of the bar that it ended in. */
function endingBand(ending: SVGElement, { to }: LaidBand): SVGElement {
  const group = made('g', { class: 'flow-band', 'data-to': to })
  const path = made('path', { fill: `var(--flow-${to})` })
  group.append(path)
  ending.append(group)
  return path
}

function nodeWriter(
  drawn: Drawn,
  ending: SVGElement,
  { node }: LaidNode,
  goal: LaidNode | undefined,
): Writer<LaidNode> {
  const own = drawn.get(node.id)
  const bar = own?.querySelector('rect') ?? made('rect', { fill: `var(--flow-${node.kind})` })
  if (!own) ending.append(bar)
  const label = own?.querySelector('.flow-label')
  return (now) => {
    const { x, y, w, h } = now.box
    for (const [name, value] of Object.entries({ x, y, width: w, height: h })) bar.setAttribute(name, String(value))
    if (!goal || !label) return
    const [dx, dy] = [now.label.value.x - goal.label.value.x, now.label.value.y - goal.label.value.y]
    if (dx === 0 && dy === 0) label.removeAttribute('transform')
    else label.setAttribute('transform', `translate(${dx.toFixed(2)} ${dy.toFixed(2)})`)
  }
}

function made(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element as SVGElement // every element of that namespace is one
}

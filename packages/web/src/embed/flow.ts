/**
 * The script of a framed flow: moves through its periods by handle, keys and play. It stores nothing, asks for nothing and
 * knows nobody; without it the page shows its first period.
 */
import { type EmbedFlow, type EmbedPeriod, embedLayout, embedSvg, NARROW_TO } from '@topline/core/flow/drawing/embed.ts'
import type { FlowLayout } from '@topline/core/flow/layout/layout.ts'
import { easeOut, morphing } from '@topline/core/flow/layout/morph.ts'

/** ms: from one period to the next, and how long each stands while it plays */
const MOVES = 300
const STANDS = 900

const part = <T extends Element>(id: string): T => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no ${id}`)
  return found as unknown as T // the page is written by the server, with these ids
}

const byIdOf = () => ({
  drawing: part<SVGSVGElement>('drawing'),
  handle: part<HTMLInputElement>('handle'),
  play: part<HTMLButtonElement>('play'),
  kinds: [...part('kinds').querySelectorAll('button')],
})

/** Draws a period: on the way from the one that stands there, at once where that is asked for or no motion is wanted. */
function drawer(flow: EmbedFlow, drawing: SVGSVGElement) {
  const narrow = matchMedia(`(max-width:${NARROW_TO}px)`)
  const still = matchMedia('(prefers-reduced-motion:reduce)')
  let drawn: FlowLayout | null = null
  let frame = 0
  const paint = (layout: FlowLayout, of: EmbedPeriod, isStill: boolean) => {
    drawing.setAttribute('viewBox', `0 0 ${layout.width} ${layout.height}`)
    drawing.innerHTML = embedSvg(layout, flow, of, isStill)
    drawn = layout
  }
  return {
    narrow,
    draw(of: EmbedPeriod, jumps: boolean) {
      cancelAnimationFrame(frame)
      const next = embedLayout(of, flow.show, narrow.matches)
      if (!next) return
      if (jumps || !drawn || still.matches) return paint(next, of, true)
      const way = morphing(drawn, next)
      const begin = performance.now()
      const step = (now: number) => {
        const t = (now - begin) / MOVES
        paint(t >= 1 ? next : way(easeOut(t)), of, t >= 1)
        if (t < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    },
  }
}

/** All words of the page, for the period that is shown among those of its kind. */
function tell(
  { company }: EmbedFlow,
  { code, words, isYear, sentence, source, href }: EmbedPeriod,
  line: EmbedPeriod[],
): void {
  const { drawing, handle, kinds } = byIdOf()
  part('period').textContent = words
  part('sentence').textContent = sentence
  part('source').textContent = source
  part<HTMLAnchorElement>('open').href = href
  drawing.setAttribute('aria-label', `${company}, income flow, ${code}. ${sentence}`)
  handle.max = String(line.length - 1)
  handle.value = String(line.findIndex((one) => one.code === code))
  handle.setAttribute('aria-valuetext', code)
  part('first').textContent = line[0]?.code ?? ''
  part('last').textContent = line.at(-1)?.code ?? ''
  for (const button of kinds) button.setAttribute('aria-pressed', String((button.value === 'years') === isYear))
}

/** From the handle to the last period, from the first one where it is there already. */
function player(
  button: HTMLButtonElement,
  line: () => EmbedPeriod[],
  at: () => EmbedPeriod,
  go: (to?: EmbedPeriod) => void,
) {
  let timer = 0
  const show = (isPlaying: boolean) => {
    button.setAttribute('aria-label', isPlaying ? 'Pause' : 'Play')
    button.textContent = isPlaying ? '❚❚' : '▶'
  }
  const stop = () => {
    clearTimeout(timer)
    timer = 0
    show(false)
  }
  const next = () => {
    const all = line()
    const i = all.indexOf(at())
    if (i >= all.length - 1) return stop()
    go(all[i + 1])
    timer = window.setTimeout(next, STANDS)
  }
  button.addEventListener('click', () => {
    if (timer !== 0) return stop()
    show(true)
    if (line().at(-1) === at()) go(line()[0])
    timer = window.setTimeout(next, STANDS)
  })
  return stop
}

function start(): void {
  const flow = JSON.parse(part('flow').textContent ?? '') as EmbedFlow // written by the server
  const { drawing, handle, play, kinds } = byIdOf()
  const { narrow, draw } = drawer(flow, drawing)
  const first = flow.periods[flow.at]
  if (!first) return
  let current = first
  const line = () => flow.periods.filter(({ isYear }) => isYear === current.isYear)
  const go = (period = current) => {
    if (period === current) return
    current = period
    tell(flow, current, line())
    draw(current, false)
  }
  const stop = player(play, line, () => current, go)
  handle.addEventListener('input', () => {
    stop()
    go(line()[Number(handle.value)])
  })
  for (const button of kinds)
    button.addEventListener('click', () => {
      stop()
      const isYear = button.value === 'years'
      if (isYear === current.isYear) return
      const others = flow.periods.filter((one) => one.isYear === isYear)
      go(others.findLast(({ code }) => code.slice(0, 4) <= current.code.slice(0, 4)) ?? others[0])
    })
  narrow.addEventListener('change', () => draw(current, true))
  part('kinds').toggleAttribute('hidden', new Set(flow.periods.map(({ isYear }) => isYear)).size < 2)
  part('scrubber').removeAttribute('hidden')
  for (const one of document.querySelectorAll('.fixed')) one.remove()
  drawing.removeAttribute('hidden')
  tell(flow, current, line())
  draw(current, true)
}

start()

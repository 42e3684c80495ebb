/**
 * Ties the list of figures and the document together on a wide window: what is scrolled to lights its row, a row that is
 * pointed at lights its cell, and choosing a figure scrolls instead of loading the document again. The document runs
 * nothing; what stands where in it is read from here.
 */
import { useCallback, useEffect, useRef, useState } from 'react'

/** From this width of the window on both panes stand side by side. */
const WIDE = '(min-width: 80rem)'
/** Where a chosen cell comes to stand, part of the height. */
const AT = 0.4

/** Parts of the document's height. */
interface View {
  top: number
  height: number
}

export interface Tied {
  /** the cell nearest the middle of what is in view, START-END; null = none is in view */
  lit: string | null
  view: View | null
  /** where each cell stands, part of the height */
  tops: ReadonlyMap<string, number>
  /** outlines a cell; null = none */
  point: (cell: string | null) => void
}

const NOT_TIED: Tied = { lit: null, view: null, tops: new Map(), point: () => {} }

export function useIsWide(): boolean {
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const query = window.matchMedia(WIDE)
    const tell = () => setWide(query.matches)
    tell()
    query.addEventListener('change', tell)
    return () => query.removeEventListener('change', tell)
  }, [])
  return isWide
}

/** @param chosen START-END of the chosen cell; null = none. @param isOn false = nothing is tied */
export function useTied(frame: HTMLIFrameElement | null, chosen: string | null, isOn: boolean): Tied {
  const [page, setPage] = useState<Document | null>(null)
  const [tied, setTied] = useState<Omit<Tied, 'point'>>(NOT_TIED)
  useEffect(() => {
    setPage(null)
    if (!isOn || !frame) return
    const take = () => {
      const inside = frame.contentDocument
      if (inside?.readyState !== 'loading' && inside?.querySelector('mark[data-c]')) setPage(inside)
    }
    take()
    frame.addEventListener('load', take)
    return () => frame.removeEventListener('load', take)
  }, [frame, isOn])
  useScrolled(page, setTied)
  const known = useRef<Document | null>(null)
  useEffect(() => {
    if (!page || chosen === null) return
    choose(page, chosen)
    // The address of the frame has brought the first one into view.
    if (known.current === page) scrollTo(page, chosen)
    known.current = page
  }, [page, chosen])
  const point = useCallback(
    (cell: string | null) => {
      for (const mark of page?.querySelectorAll('mark[data-c]') ?? [])
        mark.classList.toggle('l', cell !== null && mark.getAttribute('data-c') === cell)
    },
    [page],
  )
  return page && isOn ? { ...tied, point } : NOT_TIED
}

const cellMark = (page: Document, cell: string): Element | null => page.querySelector(`mark[data-c="${cell}"]`)

/** Fills the chosen cell; the note of the first one goes. */
function choose(page: Document, chosen: string): void {
  if (!cellMark(page, chosen)) return
  for (const mark of page.querySelectorAll('mark[data-c]'))
    mark.classList.toggle('o', mark.getAttribute('data-c') !== chosen)
  page.body.classList.toggle('m', page.querySelector('#at')?.getAttribute('data-c') !== chosen)
}

function scrollTo(page: Document, cell: string): void {
  const [mark, inside] = [cellMark(page, cell), page.defaultView]
  if (!mark || !inside) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const top = inside.scrollY + mark.getBoundingClientRect().top - AT * inside.innerHeight
  inside.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' })
}

/** Follows the scrolling of the document, once a frame. */
function useScrolled(page: Document | null, onMove: (tied: Omit<Tied, 'point'>) => void): void {
  useEffect(() => {
    const inside = page?.defaultView
    if (!page || !inside) return
    let asked = 0
    let [height, marks, tops] = measured(page)
    const tell = () => {
      asked = 0
      const now = page.documentElement.scrollHeight
      if (now !== height) [height, marks, tops] = measured(page)
      const [from, middle] = [inside.scrollY, inside.scrollY + inside.innerHeight / 2]
      const near = marks
        .filter(({ top }) => top >= from && top <= from + inside.innerHeight)
        .toSorted((a, b) => Math.abs(a.top - middle) - Math.abs(b.top - middle))[0]
      onMove({ lit: near?.cell ?? null, tops, view: { top: from / height, height: inside.innerHeight / height } })
    }
    const ask = () => {
      if (asked === 0) asked = requestAnimationFrame(tell)
    }
    tell()
    inside.addEventListener('scroll', ask, { passive: true })
    window.addEventListener('resize', ask)
    return () => {
      cancelAnimationFrame(asked)
      inside.removeEventListener('scroll', ask)
      window.removeEventListener('resize', ask)
    }
  }, [page, onMove])
}

/** Where the cells stand: px from the top, and as part of the height. */
function measured(page: Document): [number, { cell: string; top: number }[], Map<string, number>] {
  const height = Math.max(1, page.documentElement.scrollHeight)
  const scrolled = page.defaultView?.scrollY ?? 0
  const marks = [...page.querySelectorAll('mark[data-c]')].map((mark) => ({
    cell: mark.getAttribute('data-c') ?? '',
    top: mark.getBoundingClientRect().top + scrolled,
  }))
  return [height, marks, new Map(marks.toReversed().map(({ cell, top }) => [cell, top / height]))]
}

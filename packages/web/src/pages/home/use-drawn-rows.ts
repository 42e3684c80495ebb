import { type RefObject, useEffect, useRef, useState } from 'react'
import { textScale } from '../../ui/theme/text-size.ts'
import { firstRows, nextRows, type Range, rowsInWindow, seenRows } from './drawn-rows.ts'

interface Table {
  body: RefObject<HTMLElement | null>
  /** the card under the open row, where one is open */
  card: RefObject<HTMLElement | null>
  /** rows of the table, and the height of one, px at the usual size of text */
  count: number
  height: number
  /** the first row's key: when it changes, the rows are others */
  order: string
  /** place of the open row; null = none */
  openAt: number | null
  /** all of them, wherever the window is */
  whole: boolean
}

/** The rows to draw now. Follows the window as it scrolls. */
export function useDrawnRows({ body, card, count, height, order, openAt, whole }: Table): Range {
  const [drawn, setDrawn] = useState({ order, count, range: firstRows(count) })
  const seen = useRef<Range>({ from: 0, to: 0 })
  let { range } = drawn
  if (drawn.order !== order || drawn.count > count) {
    range = seenRows(seen.current, count) // where the reader is; what was drawn of the rows before does not matter
    setDrawn({ order, count, range })
  }

  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const box = body.current?.getBoundingClientRect()
      if (!box || box.width === 0) return // not shown at this width
      const open = openAt === null ? null : { at: openAt, height: card.current?.offsetHeight ?? 0 }
      seen.current = rowsInWindow(box.top, window.innerHeight, height * textScale(), open)
      const next = nextRows(range, seen.current, count)
      if (next.from !== range.from || next.to !== range.to) setDrawn({ order, count, range: next })
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    soon()
    window.addEventListener('scroll', soon, { passive: true })
    window.addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', soon)
      window.removeEventListener('resize', soon)
    }
  }, [body, card, count, height, openAt, order, range])
  return whole ? { from: 0, to: count } : range
}

import { type RefObject, startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { unitsOf } from '../theme/text-size.ts'

/** Widths drawn before the browser has measured: the page's width shows one of them. */
export const WIDE = 1240
export const NARROW = 358

/**
 * The width to lay a drawing out for, in its units: px at the usual size of text, larger where the reader's text is.
 * Null until it is measured. Paper takes the wide drawing, made smaller.
 */
export function useDrawnWidth(frame: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const next = unitsOf(entry?.contentRect.width ?? 0)
      // Drawn in pieces: on a slow machine the whole drawing at once would hold up what the reader does.
      if (next > 0 && !window.matchMedia('print').matches) startTransition(() => setWidth(next))
    })
    observer.observe(element)
    const onPrint = () => flushSync(() => setWidth(WIDE))
    const onPrinted = () => setWidth(unitsOf(element.getBoundingClientRect().width))
    window.addEventListener('beforeprint', onPrint)
    window.addEventListener('afterprint', onPrinted)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', onPrint)
      window.removeEventListener('afterprint', onPrinted)
    }
  }, [frame])
  return width
}

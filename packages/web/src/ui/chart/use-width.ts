import { type RefObject, useEffect, useState } from 'react'

/** Inner width of an element, px; `before` until it is measured (on the server and in the first paint). */
export function useWidth(ref: RefObject<HTMLElement | null>, before: number): { width: number; measured: boolean } {
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.round(entry?.contentRect.width ?? before)
      // What is out of sight for a moment has no width, and keeps the one it had.
      if (next > 0) setWidth(next)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, before])
  return { width: width ?? before, measured: width !== null }
}

import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** A list of at most so many rows is always drawn whole. */
const WHOLE = 120
/** How far outside of the window rows are drawn already. */
const AHEAD = '500px 0px'

const waiting: (() => void)[] = []

/** One part a frame: several at once would be a long task on a slow machine. */
function inTurn(draw: () => void): void {
  waiting.push(draw)
  if (waiting.length === 1) requestAnimationFrame(next)
}

function next(): void {
  waiting[0]?.()
  waiting.shift()
  if (waiting.length > 0) requestAnimationFrame(next)
}

/**
 * Part of a long list that is drawn only near the window: what is far away is a space of the same height, so that
 * hundreds of rows scroll and sort as quickly as the few that are seen. Shorter lists are drawn whole: they can be
 * searched and printed.
 *
 * @param rows of the whole list. @param height of the part while nobody has seen it yet, px. @param isFirst drawn at once
 * @returns `space`: null = draw it, else the height to leave, px
 */
export function useWindow<E extends HTMLElement>(
  rows: number,
  height: number,
  isFirst: boolean,
): { ref: RefObject<E | null>; space: number | null } {
  const ref = useRef<E>(null)
  const isLong = rows > WHOLE
  const [space, setSpace] = useState<number | null>(isFirst || !isLong ? null : height)
  useEffect(() => {
    const part = ref.current
    if (!part) return
    if (!isLong) return setSpace(null)
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting ?? false
        const seen = part.offsetHeight
        const draw = () => setSpace((before) => (isNear ? null : (before ?? (seen > 0 ? seen : height))))
        inTurn(() => startTransition(draw))
      },
      { rootMargin: AHEAD },
    )
    observer.observe(part)
    return () => observer.disconnect()
  }, [height, isLong])
  return { ref, space }
}

/** `rows` in parts of `size`. */
export function inParts<Row>(rows: readonly Row[], size: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, i) => rows.slice(i * size, (i + 1) * size))
}

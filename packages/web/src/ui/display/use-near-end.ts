import { type RefObject, useEffect, useRef } from 'react'

/** Calls `onNear` each time the element comes near the window's end, while `active`. */
export function useNearEnd(onNear: () => void, active: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const call = useRef(onNear)
  call.current = onNear
  useEffect(() => {
    const target = element.current
    if (!active || !target) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && call.current(), {
      rootMargin: '240px',
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [active])
  return element
}

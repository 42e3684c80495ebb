import { startTransition, useEffect, useState } from 'react'

/** Some frames, ms. */
const AFTER = 60

/**
 * The value, some frames after it came: what is drawn first and what follows it are tasks of their own, so that on a slow
 * machine neither holds up the reader.
 */
export function useAfter<T>(value: T): T {
  const [after, setAfter] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => startTransition(() => setAfter(value)), AFTER)
    return () => window.clearTimeout(timer)
  }, [value])
  return after
}

import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { upTo } from '../theme/text-size.ts'

interface Layouts {
  wide: boolean
  phone: boolean
  /** every row is drawn, for the printer */
  whole: boolean
}

const BOTH: Layouts = { wide: true, phone: true, whole: false }

/**
 * Which of the two layouts of the rows to draw. The document has both; the browser keeps the one its window shows, and
 * never takes over the other where that stands within a `Suspense`.
 *
 * @param phone the width up to which the rows take two lines, px at the usual size of text (as in the stylesheet)
 */
export function useLayouts(phone: number): Layouts {
  const [layouts, setLayouts] = useState(BOTH)
  useEffect(() => {
    const query = window.matchMedia(upTo(phone))
    const follow = () => startTransition(() => setLayouts({ wide: !query.matches, phone: query.matches, whole: false }))
    // Paper is narrower than the window.
    const print = () => flushSync(() => setLayouts({ wide: true, phone: true, whole: true }))
    follow()
    query.addEventListener('change', follow)
    window.addEventListener('beforeprint', print)
    window.addEventListener('afterprint', follow)
    return () => {
      query.removeEventListener('change', follow)
      window.removeEventListener('beforeprint', print)
      window.removeEventListener('afterprint', follow)
    }
  }, [phone])
  return layouts
}

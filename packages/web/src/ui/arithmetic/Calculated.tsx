import { type CSSProperties, lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react'
import { notifyError } from '../../api/notices.ts'
import { textScale } from '../theme/text-size.ts'
import s from './calculated.module.css'
import type { Calculation } from './calculation.ts'

const Tree = lazy(() => import('./Tree.tsx').then((m) => ({ default: m.Tree })))

interface Props {
  /** the figure as shown */
  text: string
  /** 'Net margin, 2024 FY, 24.0%' */
  name: string
  /** made when it is opened; null = nothing to show */
  build: () => Calculation | null | Promise<Calculation | null>
  className?: string
}

/** As wide as two operands side by side need; within the page's own edges where the window is wider. */
const WIDTH = 600
const MARGIN = 16

/** Under the figure, or above it where there is no room; never over it. */
function placeFor(button: HTMLElement): CSSProperties {
  const box = button.getBoundingClientRect()
  const width = Math.min(WIDTH * textScale(), window.innerWidth - 2 * MARGIN)
  const edge = document.getElementById('main')?.getBoundingClientRect().left ?? 0
  const left = Math.max(MARGIN, edge, Math.min(box.right - width, window.innerWidth - width - MARGIN))
  const below = window.innerHeight - box.bottom > 320 || box.top < 320
  const height = below ? Math.max(200, window.innerHeight - box.bottom - 24) : box.top - 24
  return {
    '--left': `${left}px`,
    '--width': `${width}px`,
    '--top': below ? `${box.bottom + 8}px` : 'auto',
    '--bottom': below ? 'auto' : `${window.innerHeight - box.top + 8}px`,
    '--height': `${height}px`,
  } as CSSProperties // custom properties are not in the type: the stylesheet leaves them out on a phone
}

/** A calculated figure: pressed, it shows its arithmetic. Never a dotted underline. */
export function Calculated({ text, name, build, className }: Props) {
  const [shown, setShown] = useState<{ calculation: Calculation | null; style: CSSProperties } | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const toTop = useCallback((element: HTMLDivElement | null) => {
    panel.current = element
    // Above the page, whatever part of it the figure stands in; a browser without that leaves it in its place.
    element?.showPopover?.()
  }, [])
  const id = useId()
  const isOpen = shown !== null
  useEffect(() => {
    if (!isOpen) return
    const close = () => setShown(null)
    const outside = (event: Event) => {
      const { target } = event
      if (!(target instanceof Node) || panel.current?.contains(target) || button.current?.contains(target)) return
      close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    // A scroll that has moved the figure; one that ended before the panel was placed may be told of only now.
    const place = button.current?.getBoundingClientRect()
    const onScroll = () => {
      const now = button.current?.getBoundingClientRect()
      const isMoved = !place || !now || Math.abs(now.top - place.top) > 4 || Math.abs(now.left - place.left) > 4
      if (isMoved && window.innerWidth > 768) close()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('keydown', onKey)
    window.addEventListener('scroll', onScroll, true)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('keydown', onKey)
      window.removeEventListener('scroll', onScroll, true)
    }
  }, [isOpen])
  const open = async () => {
    if (shown) return setShown(null)
    try {
      const calculation = await build()
      if (button.current) setShown({ calculation, style: placeFor(button.current) })
      panel.current?.focus()
    } catch (error) {
      notifyError(error)
    }
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${s.figure} ${className ?? ''}`}
        aria-label={`${name}, calculated, show arithmetic`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-arithmetic=""
        onClick={() => void open()}
      >
        {text}
      </button>
      {shown && (
        <div
          id={id}
          ref={toTop}
          popover="manual"
          role="dialog"
          aria-label={`Arithmetic of ${name}`}
          tabIndex={-1}
          className={s.panel}
          style={shown.style}
        >
          <Suspense fallback={<p className={s.note}>One moment</p>}>
            <Tree calculation={shown.calculation} onClose={() => setShown(null)} />
          </Suspense>
        </div>
      )}
    </>
  )
}

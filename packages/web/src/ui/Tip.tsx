import { type CSSProperties, type ReactNode, useId, useRef, useState } from 'react'
import s from './tip.module.css'

interface Props {
  /** the words; null = no tip */
  label: ReactNode
  children: ReactNode
  /** true: only a title for the eye, the accessible text stands elsewhere */
  decorative?: boolean
}

const MARGIN = 8

/**
 * A tooltip on hover, focus and tap; Escape hides it. It is placed against the window, so a table that scrolls
 * does not cut it off.
 */
export function Tip({ label, children, decorative }: Props) {
  const id = useId()
  const host = useRef<HTMLSpanElement>(null)
  const [at, setAt] = useState<CSSProperties | null>(null)
  const show = () => {
    const box = host.current?.getBoundingClientRect()
    if (!box) return
    const middle = box.left + box.width / 2
    const below = box.bottom + 60 < window.innerHeight
    const left = Math.min(Math.max(middle, 140 + MARGIN), window.innerWidth - 140 - MARGIN)
    setAt(
      below
        ? { left: box.width < 280 ? left : middle, top: box.bottom + 6 }
        : { left, bottom: window.innerHeight - box.top + 6 },
    )
  }
  const hide = () => setAt(null)
  if (label === null || label === undefined) return children
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events come from the control inside
    <span
      ref={host}
      className={s.host}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onClick={show}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide()
      }}
    >
      {children}
      {!decorative && (
        <span id={id} className="sr">
          {label}
        </span>
      )}
      {at && (
        <span role="tooltip" aria-hidden="true" className={s.tip} style={at}>
          {label}
        </span>
      )}
    </span>
  )
}

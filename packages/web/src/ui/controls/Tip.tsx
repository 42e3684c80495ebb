import {
  type CSSProperties,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { textScale } from '../theme/text-size.ts'
import s from './tip.module.css'

interface Props {
  /** the words; null = no tip */
  label: ReactNode
  children: ReactNode
  /** true: only a title for the eye, the accessible text stands elsewhere */
  decorative?: boolean
}

const MARGIN = 8

/** Under what it belongs to, above where there is no room. */
function placeAt(box: DOMRect): CSSProperties {
  const middle = box.left + box.width / 2
  const below = box.bottom + 60 < window.innerHeight
  const half = Math.min(140 * textScale(), window.innerWidth / 2 - MARGIN)
  const left = Math.min(Math.max(middle, half + MARGIN), window.innerWidth - half - MARGIN)
  return below
    ? { left: box.width < 2 * half ? left : middle, top: box.bottom + 6 }
    : { left, bottom: window.innerHeight - box.top + 6 }
}

interface ShownProps {
  label: ReactNode
  host: Element
  onGone(): void
}

/** It goes along with what it belongs to, for focus and a finger scroll without leaving it; out of the window it is gone. */
function Shown({ label, host, onGone }: ShownProps) {
  const [at, setAt] = useState<CSSProperties>(() => placeAt(host.getBoundingClientRect()))
  useLayoutEffect(() => {
    const follow = () => {
      const box = host.getBoundingClientRect()
      if (box.bottom <= 0 || box.top >= window.innerHeight) onGone()
      else setAt(placeAt(box))
    }
    setAt(placeAt(host.getBoundingClientRect()))
    // A tap takes the focus from the question, and the page moves: measured again where the mark is then.
    const frame = requestAnimationFrame(follow)
    // Parts of a page scroll on their own, and their events do not bubble.
    const options = { capture: true, passive: true }
    window.addEventListener('scroll', follow, options)
    window.addEventListener('resize', follow)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', follow, options)
      window.removeEventListener('resize', follow)
    }
  }, [host, onGone])
  return createPortal(
    <span role="tooltip" aria-hidden="true" className={s.tip} style={at}>
      {label}
    </span>,
    host.closest('dialog') ?? document.body,
  )
}

/**
 * A tooltip on hover, focus and tap; Escape hides it. It is placed against the window and at the end of the page, so
 * that neither a table that scrolls cuts it off nor the row below covers it.
 */
export function Tip({ label, children, decorative }: Props) {
  const id = useId()
  const host = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState<Element | null>(null)
  const show = () => setShown(host.current)
  const hide = useCallback(() => setShown(null), [])
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
      {shown && <Shown label={label} host={shown} onGone={hide} />}
    </span>
  )
}

/** Id of the words of a `SharedTip`, for those who hear them; a page has one. */
export const WHY = 'why-not'

/** One tip for many controls marked `data-why` that all have the same words; null = none. */
export function SharedTip({ label, children }: { label: string | null; children: ReactNode }) {
  return (
    <TipsOf marked="[data-why]" words={() => label}>
      {children}
      {label !== null && (
        <span id={WHY} hidden>
          {label}
        </span>
      )}
    </TipsOf>
  )
}

/**
 * The tips of a text's marks, each with its words in `data-tip`, on hover, focus and tap: lines break as without them,
 * and text that came as HTML has them too. The words stand in the marks for those who hear them.
 */
export function TextTips({ children }: { children: ReactNode }) {
  return (
    <TipsOf marked="[data-tip]" words={(mark) => mark.getAttribute('data-tip')}>
      {children}
    </TipsOf>
  )
}

interface TipsProps {
  /** which elements inside have a tip */
  marked: string
  /** the words of one of them; null = none */
  words: (element: Element) => string | null
  children: ReactNode
}

function TipsOf({ marked, words, children }: TipsProps) {
  const [shown, setShown] = useState<Element | null>(null)
  const follow = ({ target }: SyntheticEvent) => setShown(target instanceof Element ? target.closest(marked) : null)
  const hide = useCallback(() => setShown(null), [])
  const label = shown && words(shown)
  const host = label === null ? null : shown
  // Before the dialog around hears it: Escape closes the tip alone, wherever the focus is. A finger leaves no element
  // that it has not left the focus of: a tap elsewhere hides the tip too.
  useEffect(() => {
    if (!host) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      setShown(null)
    }
    const onDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest(marked))) setShown(null)
    }
    window.addEventListener('keydown', onKey, true)
    window.addEventListener('pointerdown', onDown, true)
    return () => {
      window.removeEventListener('keydown', onKey, true)
      window.removeEventListener('pointerdown', onDown, true)
    }
  }, [host, marked])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the events come from the elements inside, whose focus shows the same
    <div
      onPointerOver={(event) => event.pointerType === 'mouse' && follow(event)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hide()}
      onFocus={follow}
      onBlur={hide}
      onClick={follow}
    >
      {children}
      {shown && label !== null && <Shown label={label} host={shown} onGone={hide} />}
    </div>
  )
}

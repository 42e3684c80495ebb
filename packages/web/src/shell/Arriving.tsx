/**
 * From a press on a link to its page: the link stays pressed, a line runs at the top after a moment, and a page that
 * takes longer shows its outline. Without a network a link says so and leaves the page standing.
 */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import s from './arriving.module.css'
import { outlineOf, type Piece } from './outlines.ts'

/** How long a page may take before the line and before its outline, milliseconds. */
const LINE_MS = 150
const OUTLINE_MS = 400

/** The page, and what stands for the one that is coming. */
export function Arriving({ children }: { children: ReactNode }) {
  const { state, location: target } = useNavigation()
  const isLoading = state === 'loading'
  const isLate = useLater(isLoading, LINE_MS)
  const isVeryLate = useLater(isLoading, OUTLINE_MS)
  const { pathname } = useLocation()
  const next = isVeryLate && target && target.pathname !== pathname ? target.pathname : null
  const isOnline = useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  )
  usePressed(isLoading, isOnline)
  return (
    <>
      {isLate && <div className={s.line} role="progressbar" aria-label="Loading the page" />}
      <div className={s.here} hidden={next !== null} aria-busy={isLate || undefined}>
        {children}
      </div>
      {next !== null && <Outline pieces={outlineOf(next)} />}
      {!isOnline && (
        <p className={s.offline} role="status">
          You are offline. This page stays; others open again with the network.
        </p>
      )}
    </>
  )
}

function Outline({ pieces }: { pieces: readonly Piece[] }) {
  // A page begins at its top.
  useLayoutEffect(() => {
    // In braces: newer browsers answer with a promise, which is no way to clean up.
    window.scrollTo(0, 0)
  }, [])
  return (
    <div className={`page ${s.outline}`} role="status" aria-label="Loading">
      <span className={s.bar} />
      {pieces.map((piece, i) =>
        'block' in piece ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
          <span key={i} className={s.block} style={{ height: piece.block }} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
          <span key={i} className={s.rows}>
            {Array.from({ length: piece.rows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
              <span key={row} style={{ height: piece.height }} />
            ))}
          </span>
        ),
      )}
    </div>
  )
}

/** true once `is` has held for `ms`; false as soon as it ends. */
function useLater(is: boolean, ms: number): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    if (!is) return
    const timer = setTimeout(() => setLater(true), ms)
    return () => {
      clearTimeout(timer)
      setLater(false)
    }
  }, [is, ms])
  return is && isLater
}

function onNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** The pressed link wears `data-pending` until its page is there; offline it is not followed out of the application. */
function usePressed(isLoading: boolean, isOnline: boolean): void {
  const pressed = useRef<Element | null>(null)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      pressed.current = link
      const isWithin = link?.pathname === window.location.pathname && link.hash !== ''
      if (isOnline || !link || isWithin || link.origin !== window.location.origin) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [isOnline])
  useEffect(() => {
    if (!isLoading) return
    const link = pressed.current
    link?.setAttribute('data-pending', '')
    return () => link?.removeAttribute('data-pending')
  }, [isLoading])
}

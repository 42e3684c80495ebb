/**
 * The button that opens the chat: it floats in the margin beside the page, so that it
 * covers no figure, and stands in the header where there is no such margin. On a phone it makes way while the page is
 * scrolled down. The window itself is loaded when it is opened.
 */
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { useViewer } from '../session/viewer.ts'
import { Icon } from '../ui/controls/Icon.tsx'
import { Tip } from '../ui/controls/Tip.tsx'
import s from './chat.module.css'
import { useDock } from './dock.ts'

const ChatWindow = lazy(() => import('./ChatWindow.tsx'))

interface Props {
  /** `/api/filing/{accession}` or `/api/blogs/{slug}` */
  path: string
  /** what the window is about, in its header */
  title: string
  company?: { cik: string; name: string; logo?: { url: string | null; alt_text: string | null } | null } | undefined
  form?: string | undefined
  /** 'Ask about this filing' */
  label: string
  /** tooltip where it can be used; the promised text */
  hint?: string
}

export function ChatButton({ path, title, company, form, label, hint }: Props) {
  const { hasPro } = useViewer()
  const [isOpen, setOpen] = useState(false)
  const [initial, setInitial] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isAway = useScrolledDown()
  const dock = useDock()
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  // A page of ours may send a question along; the history entry forgets it, so that going back does not ask again.
  const sent = askedIn(state)
  useEffect(() => {
    if (sent === null || !hasPro) return
    setInitial(sent)
    setOpen(true)
    navigate(`${pathname}${search}`, { replace: true, state: null, preventScrollReset: true })
  }, [sent, hasPro, navigate, pathname, search])
  const control = (
    <button
      ref={button}
      type="button"
      data-ask=""
      className={`${s.open} ${dock ? s.docked : ''} ${isAway ? s.away : ''}`}
      aria-disabled={!hasPro || undefined}
      aria-expanded={isOpen}
      onClick={() => {
        if (hasPro) setOpen(!isOpen)
      }}
    >
      <Icon name="chat" size={18} /> <span className="sr">{label}</span>
      {dock && <span aria-hidden="true">Ask</span>}
    </button>
  )
  const told = (
    <Tip
      label={hasPro ? (hint ?? label) : 'Chatting requires a pro subscription'}
      decorative={hasPro && hint === undefined}
    >
      {control}
    </Tip>
  )
  return (
    <div className={`${s.float} no-print`}>
      {dock ? createPortal(told, dock) : told}
      {isOpen && (
        <Suspense fallback={null}>
          <ChatWindow
            path={path}
            title={title}
            company={company}
            form={form}
            placeholder={label}
            initial={initial}
            onClose={() => {
              setOpen(false)
              setInitial(null)
              button.current?.focus()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** `state: {ask}` of a link on this site. */
function askedIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('ask' in state)) return null
  return typeof state.ask === 'string' && state.ask.trim() !== '' ? state.ask : null
}

/** true while the page moves down; false again as soon as it moves up. */
function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      if (Math.abs(window.scrollY - last) < 8) return
      setDown(window.scrollY > last && window.scrollY > 120)
      last = window.scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return isDown
}

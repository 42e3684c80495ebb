import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { earlierFigure, isFigure, showArithmetic, stepFigure } from './figures.ts'
import { ASK } from './open-keys.ts'
import { type Command, commandOf, isTyping, singleKeysOn } from './shortcuts.ts'

const Palette = lazy(() => import('./Palette.tsx').then((m) => ({ default: m.Palette })))
const Help = lazy(() => import('./Help.tsx').then((m) => ({ default: m.Help })))

/** How long G waits for its second key, ms. */
const SECOND_KEY = 1200

/** The site's keys, the palette and the key help; both are loaded when they are asked for. */
export function Keys() {
  const [open, setOpen] = useState<'palette' | 'help' | null>(null)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const gAt = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the page has changed
  useEffect(() => setOpen(null), [pathname])
  useEffect(() => {
    const run = (command: Command) => {
      switch (command.kind) {
        case 'palette':
          return setOpen((now) => (now === 'palette' ? null : 'palette'))
        case 'help':
          return setOpen('help')
        case 'search':
          return document.querySelector<HTMLInputElement>('header [role=combobox]')?.focus()
        case 'ask':
          return document.querySelector<HTMLElement>('[data-ask]')?.click()
        case 'await-second':
          gAt.current = performance.now()
          return
        case 'go':
          return void navigate(command.to)
        case 'figure':
          return stepFigure(command.step)
        case 'earlier':
          return earlierFigure()
        case 'arithmetic':
          return showArithmetic()
        case 'view':
          return document.querySelector<HTMLElement>(`[data-option=${command.view}]`)?.click()
      }
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const inDialog = document.querySelector('dialog[open]') !== null
      const command = commandOf({
        key: event.key,
        ctrl: event.ctrlKey || event.metaKey,
        alt: event.altKey,
        quiet: isTyping(event.target) || inDialog || !singleKeysOn(),
        afterG: performance.now() - gAt.current < SECOND_KEY && gAt.current > 0,
        onFigure: isFigure(document.activeElement),
      })
      if (event.key !== 'g' && event.key !== 'G') gAt.current = 0
      if (command === null) return
      event.preventDefault()
      run(command)
    }
    const onAsk = (event: Event) => {
      const { detail } = event as CustomEvent<'palette' | 'help'> // sent by openKeys alone
      setOpen(detail)
    }
    window.addEventListener('keydown', onKey)
    window.addEventListener(ASK, onAsk)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener(ASK, onAsk)
    }
  }, [navigate])
  return (
    <Suspense>
      {open === 'palette' && <Palette onClose={() => setOpen(null)} onHelp={() => setOpen('help')} />}
      {open === 'help' && <Help onClose={() => setOpen(null)} />}
    </Suspense>
  )
}

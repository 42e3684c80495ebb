import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useViewer } from '../session/viewer.ts'
import { Button } from '../ui/controls/Button.tsx'
import { Icon } from '../ui/controls/Icon.tsx'
import s from './shell.module.css'

const MobileSheet = lazy(() => import('./MobileSheet.tsx').then((m) => ({ default: m.MobileSheet })))

/** Navigation and account in one sheet, at 768 px or less. A native dialog: focus stays in, Escape closes. */
export function MobileMenu() {
  const { user } = useViewer()
  const [open, setOpen] = useState(false)
  const sheet = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (open) sheet.current?.showModal()
    else sheet.current?.close()
  }, [open])
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the page has changed
  useEffect(() => setOpen(false), [pathname])
  return (
    <div className={s.mobile}>
      <Button icon aria-label="Menu" aria-expanded={open} onClick={() => setOpen(true)}>
        <Icon name="menu" size={18} />
      </Button>
      <dialog ref={sheet} className={s.sheet} aria-label="Menu" onClose={() => setOpen(false)}>
        <div className={s.sheetHead}>
          {user ? (
            <div className={s.who}>
              <b>{user.name}</b>
              <span>{user.email}</span>
            </div>
          ) : (
            <b>Topline</b>
          )}
          <Button icon aria-label="Close menu" onClick={() => setOpen(false)}>
            <Icon name="close" size={18} />
          </Button>
        </div>
        {open && (
          <Suspense>
            <MobileSheet />
          </Suspense>
        )}
      </dialog>
    </div>
  )
}

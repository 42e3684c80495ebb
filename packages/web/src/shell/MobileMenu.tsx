import { useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { SignInPanel } from '../actions/SignIn.tsx'
import { endSession } from '../session/session.ts'
import { useViewer } from '../session/viewer.ts'
import { Button } from '../ui/controls/Button.tsx'
import { Icon } from '../ui/controls/Icon.tsx'
import s from './shell.module.css'

/** Navigation and account in one sheet, at 768 px or less. A native dialog: focus stays in, Escape closes. */
export function MobileMenu() {
  const { user, hasActiveSubscription, hasPlans, isAdmin } = useViewer()
  const [open, setOpen] = useState(false)
  const sheet = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (open) sheet.current?.showModal()
    else sheet.current?.close()
  }, [open])
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the page has changed
  useEffect(() => setOpen(false), [pathname])
  const links = [
    { to: '/lists', label: 'Lists' },
    { to: '/screener', label: 'Screener' },
    { to: '/blogs', label: 'Blogs' },
    ...(hasActiveSubscription || !hasPlans ? [] : [{ to: '/pricing', label: 'Pricing' }]),
    { to: '/calendar', label: 'Calendar' },
    ...(user
      ? [
          { to: '/following', label: 'Following' },
          { to: '/alerts', label: 'Alerts' },
        ]
      : []),
    ...(user ? [{ to: '/account', label: 'Account' }] : []),
    ...(user && hasPlans ? [{ to: '/pricing', label: 'Manage subscription' }] : []),
    ...(isAdmin
      ? [
          { to: '/ongoing-analyses', label: 'Analyses' },
          { to: '/admin/users', label: 'Users' },
        ]
      : []),
  ]
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
        <nav aria-label="Main" className={s.sheetLinks}>
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </nav>
        {/* Only while it is open: Google's sign-in is not asked for by a visit alone. */}
        {user ? <Button onClick={() => void endSession()}>Logout</Button> : open && <SignInPanel />}
      </dialog>
    </div>
  )
}

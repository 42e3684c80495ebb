import { NavLink } from 'react-router'
import { SignInPanel } from '../actions/SignIn.tsx'
import { endSession } from '../session/session.ts'
import { useViewer } from '../session/viewer.ts'
import { Button } from '../ui/controls/Button.tsx'
import s from './shell.module.css'

/** What the menu of a phone holds; it comes when the menu is opened. */
export function MobileSheet() {
  const { user, hasActiveSubscription, hasPlans, isAdmin } = useViewer()
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
    <>
      <nav aria-label="Main" className={s.sheetLinks}>
        {links.map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </nav>
      {/* Only while it is open: Google's sign-in is not asked for by a visit alone. */}
      {user ? <Button onClick={() => void endSession()}>Logout</Button> : <SignInPanel />}
    </>
  )
}

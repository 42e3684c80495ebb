import { Link } from 'react-router'
import { initialsOf } from '../session/initials.ts'
import { endSession } from '../session/session.ts'
import { useViewer } from '../session/viewer.ts'
import { Drop } from '../ui/controls/Drop.tsx'
import { Icon } from '../ui/controls/Icon.tsx'
import s from './shell.module.css'

/** Name, e-mail, subscription and the way out; admins find their pages here too. */
export function AccountMenu() {
  const { user, isAdmin, hasPlans } = useViewer()
  if (!user) return null
  return (
    <Drop
      label="Account"
      width={250}
      control={(props) => (
        <button type="button" className={s.account} {...props}>
          <span className={s.avatar} aria-hidden>
            {initialsOf(user.name)}
          </span>
          <span className="sr">Account of {user.name}</span>
          <Icon name="chevron" size={14} />
        </button>
      )}
    >
      {(close) => (
        <>
          <div className={s.who}>
            <b>{user.name}</b>
            <span>{user.email}</span>
          </div>
          <nav aria-label="Account" className={s.items}>
            {hasPlans && (
              <Link to="/pricing" onClick={close}>
                Subscription
                <span className={s.itemHint}>Manage subscription</span>
              </Link>
            )}
            <Link to="/account" onClick={close}>
              Account
            </Link>
            <Link to="/alerts" onClick={close}>
              Alerts
            </Link>
            {isAdmin && (
              <>
                <Link to="/ongoing-analyses" onClick={close}>
                  Analyses
                </Link>
                <Link to="/companies" onClick={close}>
                  All Companies
                </Link>
                <Link to="/admin/users" onClick={close}>
                  Users
                </Link>
              </>
            )}
            <button type="button" onClick={() => void endSession()}>
              Logout
            </button>
          </nav>
        </>
      )}
    </Drop>
  )
}

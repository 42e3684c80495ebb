import { Menu } from '@mantine/core'
import { Link } from 'react-router'
import { Icon } from '../ui/Icon.tsx'
import { endSession } from './session.ts'
import s from './shell.module.css'
import { useViewer } from './viewer.ts'

/** Name, e-mail, subscription and the way out; admins find their pages here too. */
export function AccountMenu() {
  const { user, isAdmin } = useViewer()
  if (!user) return null
  const initials = user.name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 2)
    .toUpperCase()
  return (
    <Menu position="bottom-end" width={250} shadow="none">
      <Menu.Target>
        <button type="button" className={s.account} aria-label={`Account of ${user.name}`}>
          <span className={s.avatar}>{initials}</span>
          <Icon name="chevron" size={14} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={s.who}>
          <b>{user.name}</b>
          <span>{user.email}</span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/pricing">
          Subscription
          <span className={s.itemHint}>Manage subscription</span>
        </Menu.Item>
        <Menu.Item component={Link} to="/following">
          Following
        </Menu.Item>
        <Menu.Item component={Link} to="/account">
          Account
        </Menu.Item>
        {isAdmin && (
          <>
            <Menu.Divider />
            <Menu.Item component={Link} to="/ongoing-analyses">
              Analyses
            </Menu.Item>
            <Menu.Item component={Link} to="/companies">
              All Companies
            </Menu.Item>
          </>
        )}
        <Menu.Divider />
        <Menu.Item onClick={() => void endSession()}>Logout</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

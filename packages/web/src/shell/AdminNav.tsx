import { NavLink } from 'react-router'
import s from './admin-nav.module.css'

const PAGES = [
  ['/ongoing-analyses', 'Analyses'],
  ['/admin/statements', 'Statements'],
  ['/admin/lists', 'Lists'],
  ['/admin/posts', 'Posts'],
  ['/admin/users', 'Users'],
  ['/admin/ingestion', 'Ingestion'],
  ['/admin/model', 'Model'],
  ['/admin/outbox', 'Outbox'],
  ['/admin/audit', 'Audit log'],
] as const

/** The admin pages side by side, above the title of each (decision 219). */
export function AdminNav() {
  return (
    <nav aria-label="Administration" className={s.nav}>
      {PAGES.map(([to, name]) => (
        <NavLink key={to} to={to}>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}

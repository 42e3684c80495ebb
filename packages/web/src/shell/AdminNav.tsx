import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
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

/** The admin pages side by side, above the title of each (decision 57); on a phone the page one is on is in sight. */
export function AdminNav() {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link that is current follows from the address
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (nav.current && current)
      nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2
  }, [pathname])
  return (
    <nav ref={nav} aria-label="Administration" className={s.nav}>
      {PAGES.map(([to, name]) => (
        <NavLink key={to} to={to}>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}

import { Link } from 'react-router'
import { useViewer } from '../session/viewer.ts'
import { openKeys } from './palette/open-keys.ts'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import s from './shell.module.css'

export function Footer() {
  const { version, options } = useViewer()
  return (
    <footer className={s.footer}>
      <div>
        <p>
          Figures are read from filings of the SEC's EDGAR system, each linked to its place.{' '}
          <span className={s.footEnd}>
            Not investment advice.{version && <span className={s.version}> Version {version}</span>}
          </span>
        </p>
        <nav aria-label="Footer" className={s.footLinks}>
          <Link to="/lists">Lists</Link>
          <Link to="/screener">Screener</Link>
          <Link to="/calendar">Calendar</Link>
          <Link to="/accuracy">Accuracy</Link>
          <Link to="/read">Read a filing</Link>
          <a href="/api/docs">API</a>
          <a href="/feed.xml">Feed</a>
          <Link to="/p#terms">Terms</Link>
          <Link to="/p#privacy">Privacy</Link>
          <button type="button" className={s.keysButton} onClick={() => openKeys('help')}>
            Keyboard
          </button>
          {options.contact_email && <a href={`mailto:${options.contact_email}`}>Contact</a>}
        </nav>
        <SchemeSwitch />
      </div>
    </footer>
  )
}

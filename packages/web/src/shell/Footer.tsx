import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useViewer } from '../session/viewer.ts'
import { useSetting } from '../ui/theme/reader-settings.ts'
import { openKeys } from './palette/open-keys.ts'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import s from './shell.module.css'

const ReaderSettings = lazy(() => import('./ReaderSettings.tsx').then((m) => ({ default: m.ReaderSettings })))

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
          <button type="button" className={`${s.footButton} ${s.keysButton}`} onClick={() => openKeys('help')}>
            Keyboard
          </button>
          {options.contact_email && <a href={`mailto:${options.contact_email}`}>Contact</a>}
        </nav>
        <Settings />
      </div>
    </footer>
  )
}

/** Scheme, and what more a reader may set for every page, which comes when it is asked for or when it draws. */
function Settings() {
  const [isOpen, setOpen] = useState(false)
  const hasPatterns = useSetting('palette') === 'patterns'
  return (
    <div className={s.settings}>
      <SchemeSwitch />
      <button type="button" className={s.footButton} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Colours and rows
      </button>
      {(isOpen || hasPatterns) && (
        <Suspense>
          <ReaderSettings isOpen={isOpen} />
        </Suspense>
      )}
    </div>
  )
}

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { SignIn } from '../actions/SignIn.tsx'
import { ASK_DOCK } from '../chat/dock.ts'
import { useViewer } from '../session/viewer.ts'
import { DemoBar } from './DemoBar.tsx'
import { Footer } from './Footer.tsx'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { PlainLinks } from './PlainLinks.tsx'
import { Search } from './search/Search.tsx'
import s from './shell.module.css'

/** The keys come after the page: nothing of the first paint needs them. */
const Keys = lazy(() => import('./palette/Keys.tsx').then((m) => ({ default: m.Keys })))

/** Visitors have none. */
const AccountMenu = lazy(() => import('./AccountMenu.tsx').then((m) => ({ default: m.AccountMenu })))

/** What stands around every page. Pages render their own `<main id="main">`. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={s.skip} href="#main">
        Skip to content
      </a>
      <DemoBar />
      <Header />
      {children}
      <Footer />
      <PlainLinks />
      <LaterKeys />
    </>
  )
}

function LaterKeys() {
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  return (
    isHere && (
      <Suspense>
        <Keys />
      </Suspense>
    )
  )
}

function Header() {
  const { user, hasActiveSubscription, hasPlans } = useViewer()
  return (
    <header className={s.header}>
      <div className={s.bar}>
        <Link to="/" className={s.logo} aria-label="Topline, home">
          <Logo /> <span>Topline</span>
        </Link>
        <Search />
        {/* The chat of a page docks here where its margin has no room for it. */}
        <span id={ASK_DOCK} className={s.dock} />
        <nav aria-label="Main" className={s.nav}>
          <NavLink to="/blogs">Blogs</NavLink>
          {hasPlans && !hasActiveSubscription && <NavLink to="/pricing">Pricing</NavLink>}
          {user ? (
            <Suspense>
              <AccountMenu />
            </Suspense>
          ) : (
            <SignIn />
          )}
        </nav>
        <MobileMenu />
      </div>
    </header>
  )
}

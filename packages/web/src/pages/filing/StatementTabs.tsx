import { Link, useLocation } from 'react-router'
import s from './statement-tabs.module.css'

const TABS = [
  { name: 'Income statement', key: 'income-statement', path: '' },
  { name: 'Balance sheet', key: 'balance-sheet', path: '/balance-sheet' },
  { name: 'Cash flow', key: 'cash-flow', path: '/cash-flow' },
] as const

interface Props {
  accession: string
  /** whose address they stand under */
  under?: 'filing' | 'release'
}

/**
 * The three statements of a filing, each an address; the keys 1, 2 and 3 open them. Which one is open is told by how the
 * address ends: a filing stands under its accession number and under its company's period.
 */
export function StatementTabs({ accession, under = 'filing' }: Props) {
  const { pathname } = useLocation()
  const open = TABS.findLast(({ path }) => pathname.endsWith(path))
  return (
    <nav className={`${s.tabs} no-print`} aria-label={`Statements of this ${under}`}>
      {TABS.map((tab) => (
        <Link
          key={tab.key}
          to={`/${under}/${accession}${tab.path}`}
          data-option={tab.key}
          aria-current={tab === open ? 'page' : undefined}
          preventScrollReset
        >
          {tab.name}
        </Link>
      ))}
    </nav>
  )
}

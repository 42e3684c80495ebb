import { Link, useLocation } from 'react-router'
import s from './statement-tabs.module.css'

const TABS = [
  ['Income statement', 'income-statement'],
  ['Balance sheet', 'balance-sheet'],
  ['Cash flow', 'cash-flow'],
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
  const open = Math.max(
    0,
    TABS.findIndex(([, key]) => pathname.endsWith(key)),
  )
  return (
    <nav className={`${s.tabs} no-print`} aria-label={`Statements of this ${under}`}>
      {TABS.map(([name, key], at) => (
        <Link
          key={key}
          to={`/${under}/${accession}${at ? `/${key}` : ''}`}
          data-option={key}
          aria-current={at === open ? 'page' : undefined}
          preventScrollReset
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

import { NavLink } from 'react-router'
import s from './statement-tabs.module.css'

const TABS = [
  { name: 'Income statement', key: 'income-statement', path: '' },
  { name: 'Balance sheet', key: 'balance-sheet', path: '/balance-sheet' },
  { name: 'Cash flow', key: 'cash-flow', path: '/cash-flow' },
] as const

/** The three statements of a filing, each an address; the keys 1, 2 and 3 open them. */
export function StatementTabs({ accession }: { accession: string }) {
  return (
    <nav className={`${s.tabs} no-print`} aria-label="Statements of this filing">
      {TABS.map(({ name, key, path }) => (
        <NavLink key={key} end to={`/filing/${accession}${path}`} data-option={key} preventScrollReset>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}

import { NavLink } from 'react-router'
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

/** The three statements of a filing, each an address; the keys 1, 2 and 3 open them. */
export function StatementTabs({ accession, under = 'filing' }: Props) {
  return (
    <nav className={`${s.tabs} no-print`} aria-label={`Statements of this ${under}`}>
      {TABS.map(({ name, key, path }) => (
        <NavLink key={key} end to={`/${under}/${accession}${path}`} data-option={key} preventScrollReset>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}

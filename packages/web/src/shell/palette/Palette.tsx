import { useQuery } from '@tanstack/react-query'
import { formatDate } from '@topline/core/format/date.ts'
import { type KeyboardEvent, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserFetch } from '../../api/call.ts'
import { findFiling, getLists } from '../../api/client.ts'
import { endSession } from '../../session/session.ts'
import { useViewer } from '../../session/viewer.ts'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import { setScheme } from '../../ui/theme/scheme.ts'
import { type Hit, moveActive, NOTHING_FOUND } from '../search/search-merge.ts'
import { useCompanySearch } from '../search/use-company-search.ts'
import { type Entry, goEntries, matches, pageEntries, placeOf, readPeriod, screenEntries } from './entries.ts'
import { Overlay } from './Overlay.tsx'
import s from './palette.module.css'

const COMPANIES = 6

/** Filings, companies, lists, actions of the page and pages, by one field. */
export function Palette({ onClose, onHelp }: { onClose: () => void; onHelp: () => void }) {
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const id = useId()
  const navigate = useNavigate()
  const { entries, isSearching } = useEntries(text)
  const open = (entry: Entry, newTab = false) => {
    if (entry.run === 'help') return onHelp()
    onClose()
    if (entry.run === 'logout') void endSession()
    else if (entry.run) setScheme(entry.run)
    else if (entry.file) window.location.assign(entry.file)
    else if (entry.to && newTab) window.open(entry.to, '_blank', 'noopener')
    else if (entry.to) void navigate(entry.to)
  }
  const at = Math.min(active, entries.length - 1)
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setActive(moveActive(at, entries.length, event.key === 'ArrowDown' ? 1 : -1))
    }
    const entry = entries[at]
    if (event.key === 'Enter' && entry) {
      event.preventDefault()
      open(entry, event.ctrlKey || event.metaKey)
    }
  }
  const chosen = entries[at]
  return (
    <Overlay label="Command palette" onClose={onClose}>
      <div className={s.line}>
        <Icon name="search" size={18} />
        <input
          className={s.input}
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
          aria-autocomplete="list"
          aria-label="Companies, filings, lists, pages, actions, or conditions for the screener"
          placeholder="Company, filing, list, page or action"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKey}
        />
        <kbd>Esc</kbd>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label="Results" className={s.list}>
        {entries.map((entry, i) => (
          <Row
            key={entry.id}
            id={`${id}-${entry.id}`}
            entry={entry}
            heads={entries[i - 1]?.group !== entry.group}
            active={i === at}
            onOpen={(newTab) => open(entry, newTab)}
          />
        ))}
      </div>
      <p role="status" className={entries.length === 0 ? s.none : 'sr'}>
        {isSearching ? 'Searching' : entries.length === 0 ? NOTHING_FOUND : `${entries.length} results`}
      </p>
    </Overlay>
  )
}

interface RowProps {
  id: string
  entry: Entry
  heads: boolean
  active: boolean
  onOpen: (newTab: boolean) => void
}

function Row({ id, entry, heads, active, onOpen }: RowProps) {
  return (
    <>
      {heads && (
        <p className={s.group} role="presentation">
          {entry.group}
        </p>
      )}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, as a listbox's owner */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys */}
      <div
        id={id}
        ref={(element) => {
          if (active) element?.scrollIntoView({ block: 'nearest' })
        }}
        role="option"
        aria-selected={active}
        className={`${s.row} ${active ? s.active : ''}`}
        onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
      >
        {entry.company ? (
          <Monogram cik={entry.company.cik} name={entry.company.name} size={22} />
        ) : (
          entry.icon && <Icon name={entry.icon} />
        )}
        <span className={s.label}>{entry.label}</span>
        {entry.hint && <span className={s.hint}>{entry.hint}</span>}
        <span className={s.end}>
          {entry.company?.tickers.slice(0, 2).map((ticker) => (
            <span key={ticker} className={s.ticker}>
              {ticker}
            </span>
          ))}
          {active ? <kbd>Enter</kbd> : entry.keys?.map((key) => <kbd key={key}>{key}</kbd>)}
        </span>
      </div>
    </>
  )
}

const companyEntry = (hit: Hit): Entry => ({
  id: `company-${hit.cik}`,
  group: 'Companies',
  label: hit.name,
  icon: null,
  company: hit,
  to: `/company/${hit.cik}`,
})

function useEntries(text: string): { entries: Entry[]; isSearching: boolean } {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const period = readPeriod(text)
  const search = useCompanySearch(period?.name ?? text, COMPANIES)
  const hits = search.hits.slice(0, COMPANIES)
  const first = hits.find((hit) => hit.stored)
  const filing = useQuery({
    queryKey: ['palette', 'filing', first?.cik, period?.year, period?.quarter],
    queryFn: () => findFiling(browserFetch, first?.cik ?? '', period?.year ?? '', period?.quarter ?? 'FY'),
    enabled: first !== undefined && period !== null,
    retry: false,
  })
  const lists = useQuery({
    queryKey: ['palette', 'lists'],
    queryFn: () => getLists(browserFetch, { limit: 50 }),
    staleTime: 300_000,
  })
  const who = { isAdmin: viewer.isAdmin, isSignedIn: viewer.user !== null, hasAccess: viewer.hasAccess }
  const place = placeOf(pathname)
  const fits = (entry: Entry) => text.trim() === '' || matches(entry.label, text)
  const found = filing.data && period ? filing.data : null
  const isBare = text.trim() === ''
  const screens = screenEntries(text)
  const entries: Entry[] = [
    ...screens,
    ...(found
      ? [
          {
            id: `filing-${found.accession_number}`,
            group: 'Filings' as const,
            label: `${found.company.name}, ${found.income_statement?.period_code ?? found.form_type}`,
            hint: `${found.form_type}, filed ${formatDate(found.filing_date)}`,
            icon: 'document' as const,
            to: `/filing/${found.accession_number}`,
          },
        ]
      : []),
    ...hits.map(companyEntry),
    ...(lists.data?.rows ?? [])
      .map(
        (list): Entry => ({
          id: `list-${list.slug}`,
          group: 'Lists',
          label: list.name,
          icon: 'columns',
          to: `/list/${list.slug}`,
        }),
      )
      .filter((entry) => !isBare && fits(entry)),
    ...pageEntries(place, who, hits).filter((entry) => fits(entry) || entry.id.startsWith('compare-')),
    ...goEntries(who).filter(fits),
  ]
  return { entries, isSearching: search.isSearching }
}

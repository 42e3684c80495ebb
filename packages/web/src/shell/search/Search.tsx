import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Spinner } from '../../ui/controls/Spinner.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import s from './search.module.css'
import { exactTicker, type Hit, moveActive, NOTHING_FOUND } from './search-merge.ts'
import { useCompanySearch } from './use-company-search.ts'

/** The company search of the header: a listbox under its field, local companies first, the register below. */
export function Search() {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const wantsFirst = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const search = useCompanySearch(text)

  const close = () => {
    setOpen(false)
    setText('')
    setActive(0)
    wantsFirst.current = false
  }
  const go = (hit: Hit) => {
    close()
    field.current?.blur()
    navigate(`/company/${hit.cik}`)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page changed, whatever was typed is done with
  useEffect(() => setOpen(false), [pathname])
  useEffect(() => {
    const first = exactTicker(search.hits, text)
    if (wantsFirst.current && first) go(first)
    if (!search.isSearching) wantsFirst.current = false
  })

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return text === '' ? field.current?.blur() : close()
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setActive(moveActive(active, search.hits.length, event.key === 'ArrowDown' ? 1 : -1))
    }
    if (event.key !== 'Enter' || text.trim() === '') return
    event.preventDefault()
    const hit = search.hits[active]
    if (hit) return go(exactTicker(search.hits, text) && active === 0 ? (exactTicker(search.hits, text) ?? hit) : hit)
    if (search.isEmpty) {
      close()
      navigate(`/search?q=${encodeURIComponent(text.trim())}`)
      return
    }
    wantsFirst.current = true
    search.searchNow()
  }
  const shown = open && text.trim() !== ''
  const activeId = shown && search.hits[active] ? `${id}-${search.hits[active].cik}` : undefined
  return (
    <search className={s.box}>
      <span className={s.lens}>
        <Icon name="search" />
      </span>
      <input
        ref={field}
        className={s.field}
        type="text"
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-label="Search companies by name or ticker"
        placeholder="Search companies by name or ticker..."
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onBlur={(event) => {
          if (!event.currentTarget.parentElement?.contains(event.relatedTarget)) setOpen(false)
        }}
        onKeyDown={onKey}
      />
      <span className={s.end}>{search.isSearching ? <Spinner /> : <kbd className={s.key}>/</kbd>}</span>
      {shown && (
        <Results
          id={id}
          hits={search.hits}
          active={active}
          isSearching={search.isSearching}
          isEmpty={search.isEmpty}
          text={text.trim()}
          onPick={close}
        />
      )}
    </search>
  )
}

interface ResultsProps {
  id: string
  hits: Hit[]
  active: number
  isSearching: boolean
  isEmpty: boolean
  text: string
  onPick: () => void
}

function Results({ id, hits, active, isSearching, isEmpty, text, onPick }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector(`[data-row="${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div className={s.drop}>
      <div id={`${id}-list`} ref={list} role="listbox" aria-label="Companies" className={s.list}>
        {hits.map((hit, i) => (
          <Link
            key={hit.cik}
            id={`${id}-${hit.cik}`}
            data-row={i}
            role="option"
            aria-selected={i === active}
            tabIndex={-1}
            to={`/company/${hit.cik}`}
            className={`${s.row} ${i === active ? s.active : ''}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => {
              if (!event.ctrlKey && !event.metaKey) onPick()
            }}
          >
            <Monogram cik={hit.cik} name={hit.name} />
            <span className={s.name}>
              <Marked name={hit.name} text={text} />
            </span>
            {hit.tickers.length === 0 && <span className={s.ticker}>CIK {hit.cik}</span>}
            {hit.tickers.slice(0, 3).map((ticker) => (
              <span key={ticker} className={s.ticker}>
                {ticker}
              </span>
            ))}
          </Link>
        ))}
      </div>
      <Link
        to={`/search?q=${encodeURIComponent(text)}`}
        className={s.all}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          if (!event.ctrlKey && !event.metaKey) onPick()
        }}
      >
        <Icon name="document" size={14} /> Search the text of all filings for “{text}”
      </Link>
      <p role="status" className={isEmpty ? s.note : s.foot}>
        {isEmpty ? (
          NOTHING_FOUND
        ) : isSearching ? (
          <>
            <Spinner /> Looking in the SEC register
          </>
        ) : (
          `${hits.length} ${hits.length === 1 ? 'company' : 'companies'}`
        )}
        {!isEmpty && !isSearching && (
          <span className={s.keys} aria-hidden="true">
            <kbd>↑</kbd>
            <kbd>↓</kbd> choose <kbd>Enter</kbd> open
          </span>
        )}
      </p>
    </div>
  )
}

/** The name with what was typed picked out, where a word begins with it. */
function Marked({ name, text }: { name: string; text: string }) {
  const wanted = text.trim().toLowerCase()
  const at = wanted === '' ? -1 : ` ${name.toLowerCase()}`.indexOf(` ${wanted}`)
  if (at < 0) return name
  return (
    <>
      {name.slice(0, at)}
      <b className={s.marked}>{name.slice(at, at + wanted.length)}</b>
      {name.slice(at + wanted.length)}
    </>
  )
}

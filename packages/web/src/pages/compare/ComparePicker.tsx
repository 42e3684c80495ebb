import { useQuery } from '@tanstack/react-query'
import type { Company } from '@topline/core/api/wire.ts'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { browserFetch } from '../../api/call.ts'
import { getCompanies } from '../../api/client.ts'
import { Monogram } from '../../ui/display/Monogram.tsx'
import s from './compare.module.css'

const RESULTS = 20
const PAUSE = 500

interface Props {
  label: string
  /** companies already compared */
  excluded: readonly string[]
  hrefOf: (cik: string) => string
  onClose: () => void
  onPick?: () => void
}

/** 'Found 3 companies'; the count is taken after exclusion (decision 62). */
export function resultText(count: number): string {
  return count === 0 ? 'No companies found' : `Found ${count} ${count === 1 ? 'company' : 'companies'}`
}

/** Search for a company to compare with. Runs only with text; newest answer only. */
export function ComparePicker({ label, excluded, hrefOf, onClose, onPick }: Props) {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.parentElement?.contains(event.target)) onClose()
    }
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    document.addEventListener('pointerdown', outside)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('keydown', onKey)
    }
  }, [onClose])
  const found = useQuery({
    queryKey: ['companies', 'compare', asked],
    queryFn: ({ signal }) => getCompanies(browserFetch, { search: asked, limit: RESULTS }, signal),
    enabled: asked !== '',
  })
  const results = (found.data?.rows ?? []).filter((company: Company) => !excluded.includes(company.cik))
  const waiting = text.trim() !== '' && (text.trim() !== asked || found.isFetching)
  return (
    <div ref={box} className={s.picker}>
      <input
        type="search"
        className={s.input}
        aria-label={label}
        placeholder="Search companies by name or ticker..."
        value={text}
        // biome-ignore lint/a11y/noAutofocus: the reader just opened this box to type in it
        autoFocus
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && setAsked(text.trim())}
      />
      <p className={s.status} role="status">
        {waiting ? 'Searching...' : found.error ? 'Error loading companies' : asked ? resultText(results.length) : ''}
      </p>
      {!waiting && (
        <ul className={s.results}>
          {results.map((company) => (
            <li key={company.cik}>
              <Link
                to={hrefOf(company.cik)}
                onClick={() => {
                  onPick?.()
                  onClose()
                }}
              >
                <Monogram cik={company.cik} name={company.name} logo={company.logo_info} size={22} />
                <span>{company.name}</span>
                <em>{company.tickers[0] ?? `CIK ${company.cik}`}</em>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

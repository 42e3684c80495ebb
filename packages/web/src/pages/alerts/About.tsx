/** What an alert is about: what one follows, a list, a company, everything. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { browserFetch } from '../../api/call.ts'
import { getCompanies, getLists } from '../../api/client.ts'
import { getOwnLists } from '../../api/watching.ts'
import s from './alerts.module.css'
import { Select } from './Condition.tsx'
import type { Draft } from './draft.ts'

interface Props {
  draft: Draft
  onChange: (part: Partial<Draft>) => void
}

const ABOUT: readonly { value: Draft['about']; label: string }[] = [
  { value: 'followed', label: 'any company that I follow' },
  { value: 'list', label: 'any company of a list' },
  { value: 'company', label: 'one company' },
  { value: 'all', label: 'any company here' },
]

export function About({ draft, onChange }: Props) {
  return (
    <div className={s.fields}>
      <Select
        label="For"
        value={draft.about}
        options={ABOUT}
        onChange={(value) => onChange({ about: ABOUT.find((one) => one.value === value)?.value ?? 'followed' })}
      />
      {draft.about === 'list' && <ListSelect draft={draft} onChange={onChange} />}
      {draft.about === 'company' && <CompanySelect draft={draft} onChange={onChange} />}
    </div>
  )
}

function ListSelect({ draft, onChange }: Props) {
  const lists = useQuery({
    queryKey: ['lists', 'to-watch'],
    queryFn: async () => {
      const [own, site] = await Promise.all([getOwnLists(browserFetch), getLists(browserFetch, { limit: 100 })])
      return [...own.lists, ...site.rows]
    },
  })
  return (
    <Select
      label="List"
      value={draft.slug}
      options={[
        { value: '', label: lists.error ? 'Lists could not be loaded' : 'Choose a list' },
        ...(lists.data ?? []).map((one) => ({ value: one.slug, label: one.name })),
      ]}
      onChange={(slug) => onChange({ slug })}
    />
  )
}

function CompanySelect({ draft, onChange }: Props) {
  const [text, setText] = useState('')
  const found = useQuery({
    queryKey: ['companies', 'to-watch', text.trim()],
    enabled: text.trim() !== '',
    queryFn: ({ signal }) => getCompanies(browserFetch, { search: text.trim(), limit: 8 }, signal),
    placeholderData: (before) => before,
  })
  const rows = (found.data?.rows ?? []).filter((one) => one.stored !== false)
  return (
    <>
      <label>
        Company
        <input
          type="search"
          maxLength={80}
          placeholder="Name or ticker"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Select
        label="Found"
        value={draft.cik}
        options={[
          { value: '', label: rows.length === 0 ? 'Type to search' : 'Choose one' },
          ...rows.map((one) => ({ value: one.cik, label: `${one.name} ${one.tickers[0] ?? ''}` })),
        ]}
        onChange={(cik) => onChange({ cik })}
      />
    </>
  )
}

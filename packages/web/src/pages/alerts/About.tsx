/** What an alert is about: what one follows, a list, a company, everything. */
import { useQuery } from '@tanstack/react-query'
import type { Alert } from '@topline/core/api/account/alerts.ts'
import { useState } from 'react'
import { browserFetch } from '../../api/call.ts'
import { getCompanies, getLists } from '../../api/client.ts'
import { getOwnLists } from '../../api/watching.ts'
import s from './alerts.module.css'
import { Select, withChosen } from './Condition.tsx'
import type { Draft } from './draft.ts'

interface Props {
  draft: Draft
  /** the alert that is changed; null = a new one */
  alert: Alert | null
  onChange: (part: Partial<Draft>) => void
}

const ABOUT: readonly { value: Draft['about']; label: string }[] = [
  { value: 'followed', label: 'any company that I follow' },
  { value: 'list', label: 'any company of a list' },
  { value: 'company', label: 'one company' },
  { value: 'all', label: 'any company here' },
]

/** The name of what is chosen, where it is what the stored alert is about. */
function storedName(alert: Alert | null, chosen: string): string | null {
  if (alert?.about.kind === 'company' && alert.about.cik === chosen) return alert.about_text
  return alert?.about.kind === 'list' && alert.about.slug === chosen ? alert.about_text : null
}

export function About({ draft, alert, onChange }: Props) {
  return (
    <div className={s.fields}>
      <Select
        label="For"
        value={draft.about}
        options={ABOUT}
        onChange={(value) => onChange({ about: ABOUT.find((one) => one.value === value)?.value ?? 'followed' })}
      />
      {draft.about === 'list' && <ListSelect {...{ draft, alert, onChange }} />}
      {draft.about === 'company' && <CompanySelect {...{ draft, alert, onChange }} />}
    </div>
  )
}

function ListSelect({ draft, alert, onChange }: Props) {
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
      options={withChosen(
        [
          { value: '', label: lists.error ? 'Lists could not be loaded' : 'Choose a list' },
          ...(lists.data ?? []).map((one) => ({ value: one.slug, label: one.name })),
        ],
        draft.slug,
        storedName(alert, draft.slug) ?? 'The list chosen before',
      )}
      onChange={(slug) => onChange({ slug })}
    />
  )
}

function CompanySelect({ draft, alert, onChange }: Props) {
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
        options={withChosen(
          [
            { value: '', label: rows.length === 0 ? 'Type to search' : 'Choose one' },
            ...rows.map((one) => ({ value: one.cik, label: `${one.name} ${one.tickers[0] ?? ''}` })),
          ],
          draft.cik,
          storedName(alert, draft.cik) ?? 'The company chosen before',
        )}
        onChange={(cik) => onChange({ cik })}
      />
    </>
  )
}

import type { EmailPreferences } from '@topline/core/api/account/account.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { putPreferences } from '../../api/account.ts'
import { browserFetch } from '../../api/call.ts'
import { notifyError, notifySuccess } from '../../api/notices.ts'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import s from './account.module.css'

const FREQUENCIES = [
  { value: 'off', label: 'Off', hint: null },
  { value: 'instant', label: 'With every new statement', hint: 'minutes after it passes QC' },
  { value: 'daily', label: 'Daily', hint: 'what is new since the day before' },
  { value: 'weekly', label: 'Weekly', hint: 'on Monday' },
] as const

/** When reports come and about what (decision 19). Kept at once; what could not be kept springs back. */
export function EmailReports({ initial, isOpen }: { initial: EmailPreferences; isOpen: boolean }) {
  const [chosen, setChosen] = useState(initial)
  const [isSaving, setSaving] = useState(false)
  async function choose(next: EmailPreferences) {
    const before = chosen
    setChosen(next)
    setSaving(true)
    try {
      await putPreferences(browserFetch, next)
      notifySuccess('E-mail settings updated')
    } catch (error) {
      setChosen(before)
      notifyError(error)
    }
    setSaving(false)
  }
  return (
    <>
      <fieldset className={s.choices} disabled={!isOpen} aria-busy={isSaving}>
        <legend className="sr">How often</legend>
        {FREQUENCIES.map(({ value, label, hint }) => (
          <label key={value}>
            <input
              type="radio"
              name="frequency"
              value={value}
              checked={chosen.frequency === value}
              onChange={() => void choose({ ...chosen, frequency: value })}
            />
            <span>{label}</span>
            {hint && <small>{hint}</small>}
          </label>
        ))}
      </fieldset>
      {isOpen && chosen.frequency !== 'off' && (
        <div className={s.about}>
          <span>About followed</span>
          <Segmented
            label="About followed"
            options={[
              { value: 'companies', label: 'Companies' },
              { value: 'lists', label: 'Lists' },
              { value: 'screens', label: 'Screens' },
            ]}
            value={chosen.scope}
            onChange={(scope) => void choose({ ...chosen, scope })}
          />
        </div>
      )}
      {!isOpen && (
        <p className={s.small}>
          E-mail reports come with a plan. <Link to="/pricing">View Plans</Link>
        </p>
      )}
    </>
  )
}

import { counted } from '@topline/core/format/counted.ts'
import { pastedCompanies } from '@topline/core/lists/pasted.ts'
import type { ChangeEvent } from 'react'
import { notifyInfo } from '../../api/notices.ts'
import s from './lists.module.css'

const MOST = 100_000

/** Tickers, pasted or from a file, with a count of what they name as one types. */
export function PastedField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (!file) return
    const read = await file.text()
    if (read.length > MOST) notifyInfo('That file is too long: at most 100,000 letters')
    else onChange(read)
  }
  return (
    <>
      <label>
        Tickers or CIKs (optional)
        <textarea
          rows={4}
          maxLength={MOST}
          placeholder="AAPL, MSFT, BRK-B …"
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <div className={s.row}>
        <label className={s.file}>
          CSV file with a column Ticker or CIK
          <input type="file" accept=".csv,.txt,text/csv,text/plain" onChange={(event) => void take(event)} />
        </label>
        {text.trim() !== '' && (
          <span className={s.hint} aria-live="polite">
            {counted(pastedCompanies(text).length, 'company', 'companies')} named
          </span>
        )}
      </div>
    </>
  )
}

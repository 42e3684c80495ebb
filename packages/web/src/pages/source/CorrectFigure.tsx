import { useMutation, useQuery } from '@tanstack/react-query'
import type { FoundCell } from '@topline/core/api/admin/corrections.ts'
import type { WireStatement } from '@topline/core/api/wire.ts'
import { type FormEvent, useDeferredValue, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { correctFigure, findCells } from '../../api/admin-client.ts'
import { browserFetch } from '../../api/call.ts'
import { notify, notifyError, notifySuccess } from '../../api/notices.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Spinner } from '../../ui/controls/Spinner.tsx'
import { cellValue, correctableFigures, readTyped } from './correction.ts'
import s from './tools.module.css'

interface Props {
  statement: WireStatement
  /** chosen when the panel was opened; '' = none */
  figure: string
  /** exhibit that is shown; null = the main document */
  doc: string | null
  onClose: () => void
}

/** An admin picks the cell of a figure, or types its value, with a reason: a new version by hand (decision 54). */
export function CorrectFigure({ statement, figure: first, doc, onClose }: Props) {
  const figures = correctableFigures(statement)
  const [figure, setFigure] = useState(figures.some((one) => one.key === first) ? first : 'total_revenue')
  const [find, setFind] = useState('')
  const [cell, setCell] = useState<FoundCell | null>(null)
  const [typed, setTyped] = useState('')
  const [isAbsent, setAbsent] = useState(false)
  const [reason, setReason] = useState('')
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const accession = statement.accession_number
  const value = isAbsent ? null : readTyped(typed)
  const save = useMutation({
    mutationFn: () =>
      correctFigure(browserFetch, accession, {
        figure,
        value,
        reason: reason.trim(),
        cell: cell && !isAbsent ? { start: cell.start, end: cell.end, document: doc } : null,
      }),
    onSuccess: (saved) => {
      notifySuccess(`Corrected: version ${saved?.version}`)
      if (saved && !saved.qc_passed)
        notify({ tone: 'warn', title: null, text: 'The corrected statement does not pass its checks' })
      onClose()
    },
    onError: (error) => notifyError(error),
    onSettled: () => revalidate(),
  })
  const choose = (picked: FoundCell) => {
    setCell(picked)
    setTyped(String(cellValue(picked, figure, statement.revenue_units_number)))
    const query = new URLSearchParams({ at: `${picked.start}-${picked.end}` })
    if (doc) query.set('doc', doc)
    void navigate(`/source/${accession}?${query.toString()}`, { replace: true })
  }
  const problem =
    value === null && !isAbsent ? 'Pick a cell or type a number' : reason.trim().length < 3 ? 'Give a reason' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem === null && !save.isPending) save.mutate()
  }
  return (
    <form className={s.panel} onSubmit={submit} aria-labelledby="correct">
      <h2 id="correct">Correct a figure</h2>
      <label>
        Figure
        <select
          value={figure}
          onChange={(event) => {
            setFigure(event.target.value)
            if (cell) setTyped(String(cellValue(cell, event.target.value, statement.revenue_units_number)))
          }}
        >
          {figures.map((one) => (
            <option key={one.key} value={one.key}>
              {one.label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Pick its cell: words of the row, or the number as printed
        <input
          type="search"
          value={find}
          placeholder="Total net sales, or 391,035"
          onChange={(event) => setFind(event.target.value)}
        />
      </label>
      <Cells accession={accession} find={find} doc={doc} chosen={cell} onChoose={choose} />
      <label>
        Value in whole {statement.currency}, shares, or per share
        <input
          inputMode="decimal"
          value={isAbsent ? '' : typed}
          disabled={isAbsent}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <label className={s.check}>
        <input type="checkbox" checked={isAbsent} onChange={(event) => setAbsent(event.target.checked)} />
        The filing does not print it
      </label>
      <label>
        Reason (kept with the version)
        <textarea rows={2} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </label>
      <div className={s.buttons}>
        <Button small onClick={onClose}>
          Cancel
        </Button>
        <Button small primary type="submit" reason={problem} pending={save.isPending}>
          Save as a new version
        </Button>
      </div>
    </form>
  )
}

interface CellsProps {
  accession: string
  find: string
  doc: string | null
  chosen: FoundCell | null
  onChoose: (cell: FoundCell) => void
}

function Cells({ accession, find, doc, chosen, onChoose }: CellsProps) {
  const text = useDeferredValue(find.trim())
  const cells = useQuery({
    queryKey: ['cells', accession, doc, text],
    queryFn: ({ signal }) => findCells(browserFetch, accession, text, doc, signal),
    enabled: text.length >= 2,
  })
  if (text.length < 2) return null
  if (cells.isPending) return <Spinner label="Looking for cells..." />
  if (cells.isError) return <p className={s.none}>The document could not be searched.</p>
  if (cells.data.length === 0) return <p className={s.none}>No cell with a number was found.</p>
  return (
    <ul className={s.cells}>
      {cells.data.map((cell) => (
        <li key={cell.start}>
          <button type="button" aria-pressed={cell.start === chosen?.start} onClick={() => onChoose(cell)}>
            <span>
              {cell.label || 'No words in this row'}
              {whereOf(cell) && <small>{whereOf(cell)}</small>}
            </span>
            <b>{cell.value < 0 ? `(${cell.text})` : cell.text}</b>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Tells cells with the same words and digits apart: what they stand under and in which column. */
const whereOf = ({ group, column }: FoundCell): string => [group.replace(/:$/, ''), column].filter(Boolean).join(' · ')

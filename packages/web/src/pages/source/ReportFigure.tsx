import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { reportFigure } from '../../api/admin-client.ts'
import { browserFetch } from '../../api/call.ts'
import { ApiError } from '../../api/error.ts'
import { notify, notifyError, notifySuccess } from '../../api/notices.ts'
import { Button } from '../../ui/controls/Button.tsx'
import type { SourceFigure } from './figures.ts'
import s from './tools.module.css'

interface Props {
  accession: string
  /** null: a place of the document, or nothing in particular */
  figure: SourceFigure | null
  at: string | null
  doc: string | null
  onClose: () => void
}

/** Any reader may say that a figure looks wrong: one line, an address to answer to if they like. */
export function ReportFigure({ accession, figure, at, doc, onClose }: Props) {
  const [message, setMessage] = useState('')
  const [email, setEmail] = useState('')
  const send = useMutation({
    mutationFn: () => {
      const [start, end] = (at ?? '').split('-').map(Number)
      const isPlace = start !== undefined && end !== undefined && end > start
      return reportFigure(browserFetch, accession, {
        figure: figure?.key ?? null,
        at: isPlace ? { start, end, document: doc } : null,
        shown: figure?.text ?? null,
        message: message.trim(),
        email: email.trim() || null,
      })
    },
    onSuccess: () => {
      notifySuccess('Thank you. Somebody will look at this figure.')
      onClose()
    },
    onError: (error) =>
      error instanceof ApiError && error.status === 429
        ? notify({ tone: 'warn', title: null, text: 'Too many reports for now. Please try again in an hour.' })
        : notifyError(error),
  })
  const problem = message.trim().length < 3 ? 'Say what is wrong, in a line' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem === null && !send.isPending) send.mutate()
  }
  return (
    <form className={s.panel} onSubmit={submit} aria-labelledby="report">
      <h2 id="report">Report a figure</h2>
      <p className={s.none}>
        {figure ? `${figure.label}, shown as ${figure.text}.` : 'Choose a figure in the list first, or say which one.'}
      </p>
      <label>
        What is wrong?
        <input maxLength={300} value={message} onChange={(event) => setMessage(event.target.value)} />
      </label>
      <label>
        Your e-mail address (optional)
        <input type="email" maxLength={200} value={email} onChange={(event) => setEmail(event.target.value)} />
      </label>
      <div className={s.buttons}>
        <Button small onClick={onClose}>
          Cancel
        </Button>
        <Button small primary type="submit" reason={problem} pending={send.isPending}>
          Send the report
        </Button>
      </div>
    </form>
  )
}

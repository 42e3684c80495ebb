import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import s from './confirm.module.css'

export interface Question {
  title: string
  /** what will happen, with the number of what it happens to */
  text?: ReactNode
  /** the words of the button that does it */
  action: string
  danger?: boolean
  /** asks for a line of words too, e.g. the reason; at least three characters unless it may stay empty */
  ask?: { label: string; initial?: string; optional?: boolean; max?: number }
  /** the words that were asked for, '' without `ask` */
  onYes: (words: string) => void
}

/** One question at a time, in a dialog that keeps the focus; Escape and Cancel do nothing. */
export function useConfirm(): { ask: (question: Question) => void; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null)
  return {
    ask: setQuestion,
    dialog: question && <Dialog key={question.title} question={question} onClose={() => setQuestion(null)} />,
  }
}

function Dialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [words, setWords] = useState(question.ask?.initial ?? '')
  // Closed before it is taken away, so that the focus returns to the button that asked.
  useLayoutEffect(() => {
    const shown = box.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const isShort = question.ask && !question.ask.optional && words.trim().length < 3
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isShort) return
    onClose()
    question.onYes(words.trim())
  }
  return (
    <dialog ref={box} className={s.dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={submit}>
        <h2 id={id}>{question.title}</h2>
        {question.text && <div className={s.text}>{question.text}</div>}
        {question.ask && (
          <label className={s.words}>
            {question.ask.label}
            <textarea
              rows={2}
              maxLength={question.ask.max ?? 500}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </label>
        )}
        <div className={s.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            primary={!question.danger}
            danger={question.danger ?? false}
            reason={isShort ? 'Say why, in a few words' : null}
          >
            {question.action}
          </Button>
        </div>
      </form>
    </dialog>
  )
}

import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/controls/Button.tsx'
import { Icon } from '../ui/controls/Icon.tsx'
import { FormBadge } from '../ui/display/Badge.tsx'
import { Monogram } from '../ui/display/Monogram.tsx'
import { ErrorBox, Skeleton } from '../ui/display/State.tsx'
import { AnswerView } from './AnswerView.tsx'
import s from './chat.module.css'
import { type Exchange, useChat } from './use-chat.ts'

interface Props {
  path: string
  title: string
  company?: { cik: string; name: string; logo?: { url: string | null; alt_text: string | null } | null } | undefined
  form?: string | undefined
  placeholder: string
  /** asked by itself once the window is open */
  initial: string | null
  onClose: () => void
}

const PHONE = '(max-width: 48rem)'
const LONGEST = 2000

/** The chat: min(50vw, 800px) wide and 600 high; on a phone the whole screen, as a modal dialog. */
export default function ChatWindow({ path, title, company, form, placeholder, initial, onClose }: Props) {
  const chat = useChat(path, initial)
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [isClearing, setClearing] = useState(false)
  useEffect(() => {
    if (window.matchMedia(PHONE).matches) dialog.current?.showModal()
    else dialog.current?.show()
    field.current?.focus()
  }, [])
  // The newest question stays in view with the beginning of its answer, however long that grows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new stands at the end
  useEffect(() => {
    const questions = log.current?.querySelectorAll<HTMLElement>('[data-question]')
    const last = questions?.[questions.length - 1]
    if (last) log.current?.scrollTo({ top: last.offsetTop - (log.current?.offsetTop ?? 0) - 12 })
  }, [chat.exchanges])
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (text.trim() === '' || chat.isAsking) return
    chat.send(text)
    setText('')
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      submit()
    }
  }
  return (
    <dialog
      ref={dialog}
      className={s.window}
      aria-label={`Chat about ${title}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        if (chat.isAsking) chat.stop()
        else onClose()
      }}
    >
      <header className={s.head}>
        {company && <Monogram cik={company.cik} name={company.name} logo={company.logo ?? null} size={24} />}
        <b>{title}</b>
        {form && <FormBadge form={form} />}
        <span className={s.headButtons}>
          {chat.exchanges.length > 0 && (
            <Button icon quiet aria-label="Clear this conversation" onClick={() => setClearing(!isClearing)}>
              <Icon name="retry" />
            </Button>
          )}
          <Button icon quiet aria-label="Close the chat" onClick={onClose}>
            <Icon name="close" />
          </Button>
        </span>
      </header>
      {isClearing && (
        <div className={s.clearing} role="alertdialog" aria-label="Clear this conversation?">
          Clear this conversation?
          <Button
            small
            danger
            onClick={() => {
              chat.clear()
              setClearing(false)
              field.current?.focus()
            }}
          >
            Clear
          </Button>
          <Button small onClick={() => setClearing(false)}>
            Keep
          </Button>
        </div>
      )}
      <div ref={log} className={s.log} role="log" aria-live="polite" aria-busy={chat.isAsking}>
        {chat.isLoading && <Skeleton rows={3} height={44} />}
        {chat.loadError && (
          <ErrorBox text="Error loading the conversation" error={new Error(chat.loadError)} onRetry={chat.reload} />
        )}
        {!chat.isLoading && !chat.loadError && chat.exchanges.length === 0 && (
          <p className={s.empty}>
            Ask what the filing says: a figure, how it changed, how revenue splits. Every figure of an answer opens its
            cell.
          </p>
        )}
        {chat.exchanges.map((one, i) => (
          <Turn
            key={one.key}
            exchange={one}
            onRetry={i === chat.exchanges.length - 1 && !chat.isAsking ? () => chat.send(one.question) : null}
            onFollow={() => {
              if (window.matchMedia(PHONE).matches) onClose()
            }}
          />
        ))}
      </div>
      <form className={s.form} onSubmit={submit}>
        {chat.suggestions.length > 0 && !chat.isAsking && (
          <fieldset className={s.suggestions}>
            <legend className="sr">Suggested questions</legend>
            {chat.suggestions.map((suggestion) => (
              <button key={suggestion} type="button" onClick={() => chat.send(suggestion)}>
                {suggestion}
              </button>
            ))}
          </fieldset>
        )}
        <div className={s.field}>
          <textarea
            ref={field}
            rows={1}
            maxLength={LONGEST}
            value={text}
            placeholder={placeholder}
            aria-label={placeholder}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKey}
          />
          {chat.isAsking ? (
            <Button onClick={chat.stop}>Stop</Button>
          ) : (
            <Button primary type="submit">
              Send
            </Button>
          )}
        </div>
        <p className={s.small}>Answers come from this filing only. Check the cells.</p>
      </form>
    </dialog>
  )
}

interface TurnProps {
  exchange: Exchange
  onRetry: (() => void) | null
  onFollow: () => void
}

function Turn({ exchange, onRetry, onFollow }: TurnProps) {
  const { question, answer, state, error } = exchange
  return (
    <>
      <p className={s.question} data-question>
        <span className="sr">You asked: </span>
        {question}
      </p>
      {answer && <AnswerView answer={answer} isGrowing={state === 'asking'} onFollow={onFollow} />}
      {state === 'asking' && !answer && (
        <p className={s.waiting}>
          <span className={s.caret} aria-hidden="true" />
          <span className="sr">The answer is coming</span>
        </p>
      )}
      {state === 'stopped' && <p className={s.note}>{answer ? 'Stopped here.' : 'Stopped.'}</p>}
      {state === 'failed' && (
        <div role="alert" className={s.failed}>
          <p>{error ?? 'An error occurred'}</p>
        </div>
      )}
      {state !== 'asking' && (
        <p className={s.actions}>
          {answer && state === 'done' && <Copy text={answer.response} />}
          {onRetry && (
            <button type="button" onClick={onRetry}>
              <Icon name="retry" size={13} /> Retry
            </button>
          )}
        </p>
      )}
    </>
  )
}

function Copy({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <button
      type="button"
      onClick={() => {
        void navigator.clipboard?.writeText(text).then(() => {
          setCopied(true)
          setTimeout(() => setCopied(false), 2000)
        })
      }}
    >
      <Icon name={isCopied ? 'check' : 'copy'} size={13} /> {isCopied ? 'Copied' : 'Copy'}
    </button>
  )
}

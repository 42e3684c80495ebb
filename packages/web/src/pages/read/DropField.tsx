import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import s from './read.module.css'
import type { Refusal } from './reading.ts'

interface Props {
  onFile: (name: string, file: Blob) => void
  onRefused: (refusal: Refusal) => void
  /** in the place of the field's words: what is going on, or why a file was refused */
  children?: ReactNode
  /** nothing is taken while a file is read */
  isBusy: boolean
}

const PASTED = 'Pasted text'

/** One place to drop a file, choose one, or paste a text. */
export function DropField({ onFile, onRefused, children, isBusy }: Props) {
  const [isOver, setOver] = useState(false)
  const [text, setText] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  useNoFileElsewhere()
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (!file) return
    if (files && files.length > 1) {
      onRefused({ name: '', text: `One filing at a time: these are ${files.length} files.`, hint: null })
      return
    }
    onFile(file.name, file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isBusy) take(event.dataTransfer.files)
  }
  /** What a browser copies has its tables as HTML beside the words; they read better than words in a row. */
  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html')
    if (!/<table/i.test(html)) return
    event.preventDefault()
    onFile(PASTED, new Blob([html]))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of three, the other two have controls
    <div
      className={s.field}
      data-over={isOver || undefined}
      data-busy={isBusy || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!isBusy)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      {!isBusy && (
        <div className={s.ways}>
          <input
            ref={input}
            type="file"
            hidden
            accept=".htm,.html,.txt,.xhtml,.gz,text/html,text/plain"
            onChange={(event) => {
              take(event.target.files)
              event.target.value = ''
            }}
          />
          <Button primary onClick={() => input.current?.click()}>
            <Icon name="document" /> Choose a file
          </Button>
          <Button aria-expanded={text !== null} aria-controls={id} onClick={() => setText(text === null ? '' : null)}>
            Paste its text
          </Button>
        </div>
      )}
      {!isBusy && text !== null && (
        <form
          id={id}
          className={s.paste}
          onSubmit={(event) => {
            event.preventDefault()
            onFile(PASTED, new Blob([text]))
          }}
        >
          <label htmlFor={`${id}-text`}>The filing's text, or its HTML</label>
          <textarea
            id={`${id}-text`}
            rows={8}
            value={text}
            spellCheck={false}
            onPaste={paste}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" reason={text.trim() === '' ? 'There is no text yet' : null}>
            Read it
          </Button>
        </form>
      )}
    </div>
  )
}

/** A file that misses the field would be opened by the browser, and the page would be gone. */
function useNoFileElsewhere(): void {
  useEffect(() => {
    const stop = (event: Event) => event.preventDefault()
    window.addEventListener('dragover', stop)
    window.addEventListener('drop', stop)
    return () => {
      window.removeEventListener('dragover', stop)
      window.removeEventListener('drop', stop)
    }
  }, [])
}

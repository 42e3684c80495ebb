/** The worker that reads, and what it has told so far. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Done, Refusal, Result, Told } from './reading.ts'

type Reading =
  | { is: 'empty' }
  | { is: 'reading'; name: string; done: readonly Done[] }
  | { is: 'read'; result: Result; done: readonly Done[] }
  | { is: 'refused'; refusal: Refusal }

export interface Reader {
  reading: Reading
  /** whether the engine is here: from then on nothing more is loaded */
  isReady: boolean
  /** Reads what comes; another file that is being read is given up. */
  read(name: string, file: Blob | Promise<Blob>): void
  refuse(refusal: Refusal): void
  /** Ends what is being done and shows the empty page. */
  clear(): void
}

const EMPTY: Reading = { is: 'empty' }

function after(before: Reading, told: Told): Reading {
  if (told.is === 'refused') return told
  if (before.is !== 'reading') return before
  if (told.is === 'step') return { ...before, done: [...before.done, { step: told.step, ms: told.ms }] }
  return told.is === 'read' ? { ...told, done: before.done } : before
}

export function useReader(nonce: string): Reader {
  const [reading, setReading] = useState<Reading>(EMPTY)
  const [isReady, setReady] = useState(false)
  const worker = useRef<Worker | null>(null)
  const turn = useRef(0)

  const start = useCallback(() => {
    const made = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })
    made.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if (worker.current !== made) return
      if (data.is === 'ready') setReady(true)
      else setReading((before) => after(before, data))
    })
    made.addEventListener('error', () => {
      if (worker.current !== made) return
      const text = 'The engine could not be loaded.'
      setReading({ is: 'refused', refusal: { name: '', text, hint: 'Reloading the page may help.' } })
    })
    worker.current = made
  }, [])
  useEffect(() => {
    start()
    return () => {
      worker.current?.terminate()
      worker.current = null
    }
  }, [start])

  /** A reading cannot be interrupted: its worker ends, and another one waits for the next file. */
  const giveUp = useCallback(() => {
    turn.current += 1
    worker.current?.terminate()
    start()
  }, [start])

  const isBusy = reading.is === 'reading'
  const read = useCallback(
    (name: string, given: Blob | Promise<Blob>) => {
      if (isBusy) giveUp()
      turn.current += 1
      const mine = turn.current
      setReading({ is: 'reading', name, done: [] })
      Promise.resolve(given).then(
        (file) => mine === turn.current && worker.current?.postMessage({ file, name, nonce }),
        (error: unknown) => {
          if (mine !== turn.current) return
          const hint = error instanceof Error ? error.message : null
          setReading({ is: 'refused', refusal: { name, text: 'The sample could not be loaded.', hint } })
        },
      )
    },
    [isBusy, giveUp, nonce],
  )
  const refuse = useCallback((refusal: Refusal) => setReading({ is: 'refused', refusal }), [])
  const clear = useCallback(() => {
    if (isBusy) giveUp()
    setReading(EMPTY)
  }, [isBusy, giveUp])
  return { reading, isReady, read, refuse, clear }
}

import type { MessageAnswer } from '@topline/core/api/messages.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { detailOf } from '../api/error.ts'
import { ask, type ChatPath, clearKept, getKept, type Turn } from './ask.ts'

export interface Exchange {
  key: number
  question: string
  /** null while the first sentence is awaited */
  answer: MessageAnswer | null
  state: 'asking' | 'done' | 'stopped' | 'failed'
  error: string | null
}

const AUTO_SUBMIT_MS = 100
const HISTORY = 20

export interface Chat {
  exchanges: Exchange[]
  suggestions: string[]
  isLoading: boolean
  isAsking: boolean
  loadError: string | null
  send: (text: string) => void
  stop: () => void
  clear: () => void
  reload: () => void
}

/** One conversation: loads what was kept, asks, stops, clears. @param initial is asked by itself after 100 ms */
export function useChat(path: ChatPath, initial: string | null): Chat {
  const [exchanges, setExchanges] = useState<Exchange[]>([])
  const [suggestions, setSuggestions] = useState<string[]>([])
  const [isLoading, setLoading] = useState(true)
  const [loadError, setLoadError] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  const nextKey = useRef(1)
  const known = useRef(exchanges)
  known.current = exchanges

  const load = useCallback(async () => {
    setLoading(true)
    setLoadError(null)
    try {
      const kept = await getKept(path)
      setSuggestions(kept.suggestions)
      setExchanges((now) => [...pairsOf(kept.messages, nextKey), ...now])
    } catch (error) {
      setLoadError(detailOf(error))
    } finally {
      setLoading(false)
    }
  }, [path])

  const change = useCallback((key: number, to: Partial<Exchange>) => {
    setExchanges((now) => now.map((one) => (one.key === key ? { ...one, ...to } : one)))
  }, [])

  const send = useCallback(
    (text: string) => {
      const question = text.trim()
      if (question === '' || running.current) return
      const key = nextKey.current++
      const history = known.current.flatMap(turnsOf).slice(-HISTORY)
      const stop = new AbortController()
      running.current = stop
      setExchanges((now) => [...now, { key, question, answer: null, state: 'asking', error: null }])
      ask(path, { message: question, history }, stop.signal, (growing) =>
        change(key, { answer: { ...growing, response: '', unsupported: [] } }),
      )
        .then((answer) => {
          change(key, { answer, state: 'done' })
          if (answer.suggestions && answer.suggestions.length > 0) setSuggestions(answer.suggestions)
        })
        .catch((error: unknown) => {
          if (stop.signal.aborted) change(key, { state: 'stopped' })
          else change(key, { state: 'failed', error: detailOf(error) })
        })
        .finally(() => {
          running.current = null
        })
    },
    [path, change],
  )

  useEffect(() => {
    void load()
    return () => running.current?.abort()
  }, [load])
  useEffect(() => {
    if (initial === null) return
    const timer = setTimeout(() => send(initial), AUTO_SUBMIT_MS)
    return () => clearTimeout(timer)
  }, [initial, send])

  return {
    exchanges,
    suggestions,
    isLoading,
    loadError,
    isAsking: exchanges.some((one) => one.state === 'asking'),
    send,
    stop: () => running.current?.abort(),
    clear: () => {
      running.current?.abort()
      setExchanges([])
      void clearKept(path).catch((error: unknown) => setLoadError(detailOf(error)))
    },
    reload: () => void load(),
  }
}

function pairsOf(
  messages: { role: 'user' | 'model'; content: string; answer: MessageAnswer | null }[],
  nextKey: { current: number },
): Exchange[] {
  const pairs: Exchange[] = []
  for (const message of messages) {
    if (message.role === 'user') {
      pairs.push({ key: nextKey.current++, question: message.content, answer: null, state: 'stopped', error: null })
      continue
    }
    const last = pairs.at(-1)
    if (last) pairs[pairs.length - 1] = { ...last, answer: message.answer, state: 'done' }
  }
  return pairs
}

function turnsOf({ question, answer, state }: Exchange): Turn[] {
  if (state !== 'done' || !answer) return []
  return [
    { role: 'user', content: question },
    { role: 'model', content: answer.response.slice(0, 8000) },
  ]
}

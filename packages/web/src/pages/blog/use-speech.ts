import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { advanced, HIGHLIGHT_MS, jumped, type Player, paused, played, sentencesOf } from './speech.ts'

export interface Word {
  start: number
  end: number
}

/** The browser's voice reading a text sentence by sentence, the screen kept awake meanwhile. */
export function useSpeech(text: string, rate: number) {
  const sentences = useMemo(() => sentencesOf(text), [text])
  const [player, setPlayer] = useState<Player>({ state: 'stopped', at: 0 })
  const [word, setWord] = useState<Word | null>(null)
  const count = sentences.length
  // Each utterance knows its number: events of one that was cancelled must not move the player.
  const run = useRef(0)
  useScreenAwake(player.state === 'playing')

  useEffect(() => {
    if (player.state !== 'playing') return
    const sentence = sentences[player.at]
    if (!sentence) return
    const mine = ++run.current
    const synth = window.speechSynthesis
    const utterance = new SpeechSynthesisUtterance(sentence.text)
    utterance.lang = 'en-US'
    utterance.rate = rate
    // Some browsers bring their voices late; without one the language alone decides.
    const voice = synth.getVoices().find((one) => one.lang.startsWith('en'))
    if (voice) utterance.voice = voice
    let fade: ReturnType<typeof setTimeout> | undefined
    utterance.onboundary = (event) => {
      if (mine !== run.current || event.name === 'sentence') return
      const length = event.charLength || (/^\S+/.exec(sentence.text.slice(event.charIndex))?.[0].length ?? 0)
      setWord({ start: event.charIndex, end: event.charIndex + length })
      clearTimeout(fade)
      fade = setTimeout(() => setWord(null), HIGHLIGHT_MS)
    }
    const next = () => {
      if (mine !== run.current) return
      clearTimeout(fade)
      setWord(null)
      setPlayer((now) => (now.state === 'playing' ? advanced(now, count) : now))
    }
    utterance.onend = next
    // A sentence that fails is skipped; one that was cancelled is not ours any more.
    utterance.onerror = (event) => {
      if (event.error !== 'canceled' && event.error !== 'interrupted') next()
    }
    synth.cancel()
    synth.speak(utterance)
    return () => {
      run.current += 1
      clearTimeout(fade)
      setWord(null)
      synth.cancel()
    }
  }, [player.state, player.at, rate, sentences, count])

  const toggle = useCallback(
    () => setPlayer((now) => (now.state === 'playing' ? paused(now) : played(now, count))),
    [count],
  )
  const jump = useCallback((share: number) => setPlayer((now) => jumped(now, share, count)), [count])
  return { sentences, player, word, toggle, jump }
}

/** The screen stays on while it reads, where the browser can do that. */
function useScreenAwake(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isGone = false
    const take = () => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock.request('screen').then(
        (taken) => {
          lock = taken
          if (isGone) void taken.release()
        },
        () => {}, // refused, e.g. on low battery: reading goes on
      )
    }
    take()
    document.addEventListener('visibilitychange', take)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [active])
}

import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useState } from 'react'
import { Switch } from '../../ui/controls/Switch.tsx'
import s from './speech.module.css'
import { DEFAULT_SPEED, SPEEDS } from './speech.ts'
import { useSpeech } from './use-speech.ts'

interface Props {
  text: string
  /** the post's text on the page: the block that is read is marked there */
  body: RefObject<HTMLElement | null>
}

/** Reads the post aloud (admins): play, speed, progress, the word that is spoken. */
export function SpeechBar({ text, body }: Props) {
  const [isAble, setAble] = useState<boolean | null>(null)
  useEffect(() => setAble('speechSynthesis' in window), [])
  if (isAble === null) return null
  if (!isAble) return <p className={s.note}>This browser cannot read aloud.</p>
  return <Reader text={text} body={body} />
}

const BLOCKS = ':is(h2, h3, h4, p, li, table)'

function Reader({ text, body }: Props) {
  const [speed, setSpeed] = useState<number>(DEFAULT_SPEED)
  const [isMarking, setMarking] = useState(true)
  const { sentences, player, word, toggle, jump } = useSpeech(text, speed)
  const sentence = sentences[player.at]
  const isPlaying = player.state === 'playing'
  const count = sentences.length
  const block = isMarking && player.state !== 'stopped' ? (sentence?.block ?? null) : null
  useEffect(() => {
    if (block === null || !body.current) return
    // Blocks of the text in their order; a paragraph inside a list item is part of the item.
    const blocks = [...body.current.querySelectorAll<HTMLElement>(BLOCKS)].filter(
      (one) => !one.parentElement?.closest('li'),
    )
    const read = blocks[block]
    if (!read) return
    read.dataset.reading = ''
    return () => {
      delete read.dataset.reading
    }
  }, [block, body])
  const share = count === 0 ? 0 : player.at / count
  const onBar = (event: MouseEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    jump((event.clientX - box.left) / Math.max(1, box.width))
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    const to = step === undefined ? { Home: 0, End: count - 1 }[event.key] : Math.min(player.at, count - 1) + step
    if (to === undefined) return
    event.preventDefault()
    jump((Math.min(count - 1, Math.max(0, to)) + 0.5) / Math.max(1, count))
  }
  return (
    <section className={s.bar} aria-label="Read aloud">
      <button type="button" className={s.play} aria-label={isPlaying ? 'Pause' : 'Play'} onClick={toggle}>
        <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14" fill="currentColor">
          <path d={isPlaying ? 'M3 2h3v10H3zM8 2h3v10H8z' : 'M3.500 2v10l8-5z'} />
        </svg>
      </button>
      <div
        className={s.track}
        role="slider"
        tabIndex={0}
        aria-label="Position"
        aria-valuemin={1}
        aria-valuemax={Math.max(1, count)}
        aria-valuenow={Math.min(count, player.at + 1)}
        aria-valuetext={`Sentence ${Math.min(count, player.at + 1)} of ${count}`}
        onClick={onBar}
        onKeyDown={onKey}
      >
        <span style={{ width: `${share * 100}%` }} />
      </div>
      <span className={s.count}>{`${Math.min(count, player.at + 1)}/${count}`}</span>
      <label className={s.speed}>
        <span className="sr">Speed</span>
        <select value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one}x
            </option>
          ))}
        </select>
      </label>
      <Switch label="Highlight speech" checked={isMarking} onChange={setMarking} />
      {isMarking && isPlaying && sentence && (
        <p className={s.now} data-word={word ? sentence.text.slice(word.start, word.end) : undefined}>
          {word ? (
            <>
              {sentence.text.slice(0, word.start)}
              <mark>{sentence.text.slice(word.start, word.end)}</mark>
              {sentence.text.slice(word.end)}
            </>
          ) : (
            sentence.text
          )}
        </p>
      )}
    </section>
  )
}

import type { MessageAnswer, MessagePart } from '@topline/core/api/messages.ts'
import { Link } from 'react-router'
import { Icon } from '../ui/controls/Icon.tsx'
import { TextTips } from '../ui/controls/Tip.tsx'
import { Figure } from '../ui/figure/Figure.tsx'
import { Mark } from '../ui/markdown/Mark.tsx'
import s from './chat.module.css'

interface Props {
  answer: MessageAnswer
  isGrowing: boolean
  /** called when a citation is followed, so that a full-screen window makes way */
  onFollow: () => void
}

/** An answer: its figures are links to their cells; what was not confirmed is marked by shape and said so below. */
export function AnswerView({ answer, isGrowing, onFollow }: Props) {
  const parts = answer.parts ?? [{ text: answer.response, citation: null, state: 'plain' as const }]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: listens to the links inside
    <div
      className={s.answer}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) onFollow()
      }}
    >
      <TextTips>
        <p className={s.text}>
          {parts.map((part, i) => {
            const cited = part.citation === null ? undefined : answer.citations[part.citation]
            // biome-ignore lint/suspicious/noArrayIndexKey: parts only ever grow at the end
            if (part.state === 'verified') return <Cited key={i} text={part.text} cited={cited} bound={part.note} />
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            if (part.state !== 'plain') return <Doubted key={i} part={part} />
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            return <span key={i}>{part.text}</span>
          })}
          {isGrowing && <span className={s.caret} aria-hidden="true" />}
        </p>
      </TextTips>
      {answer.citations.length > 0 && (
        <ul className={s.citations} aria-label="Sources">
          {answer.citations.map((citation) => (
            <li key={`${citation.label} ${citation.text}`}>
              {citation.href ? (
                <Link to={citation.href} className={s.chip}>
                  <Icon name="document" size={12} /> {citation.label}
                </Link>
              ) : (
                <span className={s.formula} title={citation.label}>
                  <i aria-hidden="true">f</i> <span className="sr">{citation.label}, calculated: </span>
                  {citation.text ?? citation.label}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isGrowing && answer.unsupported.length > 0 && (
        <p className={s.warning}>
          <Icon name="warning" size={15} />
          <span>
            <b>
              {answer.unsupported.join(', ')} {answer.unsupported.length === 1 ? 'was' : 'were'} not confirmed by this
              filing.
            </b>{' '}
            Treat the sentence as unverified.
          </span>
        </p>
      )}
      {answer.passages && answer.passages.length > 0 && (
        <ol className={s.passages}>
          {answer.passages.map((passage) => (
            <li key={passage.href}>
              <Link to={passage.href}>{passage.section || 'Open the place'}</Link>
              <p>{passage.text}</p>
            </li>
          ))}
        </ol>
      )}
      {answer.note && <p className={s.note}>{answer.note}</p>}
    </div>
  )
}

/** What the filing does not confirm, and what it has otherwise. */
function Doubted({ part: { text, state, note } }: { part: MessagePart }) {
  const isWrong = state === 'contradicted'
  const tip = isWrong
    ? `Contradicted: ${note ?? 'the filing has it otherwise'}`
    : `Not checked: not in this filing${note ? ` (${note})` : ''}`
  return (
    <Mark state={isWrong ? 'contradicted' : 'unverified'} tip={tip}>
      {text}
    </Mark>
  )
}

interface CitedProps {
  text: string
  cited: MessageAnswer['citations'][number] | undefined
  /** of a model's figure: what it was bound to */
  bound: string | null | undefined
}

function Cited({ text, cited, bound }: CitedProps) {
  if (cited?.kind === 'calculated') {
    const tip = [bound, cited.text].filter(Boolean).join('; ') || null
    return (
      <span className="fig" tabIndex={tip === null ? undefined : 0} data-tip={tip ?? undefined}>
        {text}
        <i className={s.f} aria-hidden="true">
          {' '}
          f
        </i>
        {tip !== null && <span className="sr"> ({tip})</span>}
      </span>
    )
  }
  const name = bound ?? (cited ? `${cited.label}, ${text}` : null)
  return (
    <span data-tip={name ?? undefined}>
      <Figure text={text} name={name ?? text} href={cited?.href ?? null} />
    </span>
  )
}

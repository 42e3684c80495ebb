import { formatCount } from '@topline/core/format/amount.ts'
import { readBound, writeBound } from '@topline/core/screen/bounds.ts'
import { isPercent, screenQuantity } from '@topline/core/screen/quantities.ts'
import type { Condition } from '@topline/core/screen/screen.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Histogram } from './Histogram.tsx'
import s from './screener.module.css'

/** A digit that follows at once changes the question before it is asked. */
const PAUSE_MS = 250

interface Props {
  condition: Condition
  /** undefined while it is not known */
  alone: number | undefined
  histogram: { currency: string | null; bins: readonly number[] } | undefined
  onChange: (bounds: Pick<Condition, 'from' | 'to'>) => void
  onRemove: () => void
}

/** A figure with its range as two fields, and how all companies lie on it. */
export function ConditionRow({ condition, alone, histogram, onChange, onRemove }: Props) {
  const { name } = condition
  const { from, to, change } = useBounds(condition, onChange)
  const isTurned = from !== null && to !== null && from > to
  const quantity = screenQuantity(name)
  const unit = isPercent(quantity) ? '%' : quantity.unit === 'multiple' ? '×' : (histogram?.currency ?? '')
  return (
    <fieldset className={s.condition}>
      <legend className="sr">{quantity.label}</legend>
      <div className={s.named}>
        <b aria-hidden="true">{quantity.label}</b>
        {unit !== '' && <span className={s.unit}>{unit}</span>}
        <Button quiet small icon aria-label={`Remove ${quantity.label}`} onClick={onRemove}>
          <Icon name="close" size={14} />
        </Button>
      </div>
      {histogram && <Histogram condition={condition} bins={histogram.bins} />}
      <div className={s.range}>
        <Bound
          label={`${quantity.label} from`}
          short="from"
          name={name}
          value={from}
          onChange={(next) => change({ from: next })}
        />
        <Bound
          label={`${quantity.label} to`}
          short="to"
          name={name}
          value={to}
          onChange={(next) => change({ to: next })}
        />
      </div>
      {isTurned ? (
        <p className={s.fault}>The range begins above its end</p>
      ) : (
        alone !== undefined &&
        (from !== null || to !== null) && (
          <p className={s.alone}>
            {formatCount(alone)} {alone === 1 ? 'company' : 'companies'} by this alone
          </p>
        )
      )}
    </fieldset>
  )
}

type Bounds = Pick<Condition, 'from' | 'to'>
const keyOf = ({ from, to }: Bounds): string => `${from} ${to}`

/**
 * The range as it was typed last: a range that is turned is not asked for, and what the address answers to a bound does
 * not undo the other one, typed meanwhile.
 */
function useBounds({ from, to }: Condition, onChange: (bounds: Bounds) => void) {
  const [draft, setDraft] = useState<Bounds>({ from, to })
  const typed = useRef<Bounds>(draft)
  /** asked for, and not yet what the address has */
  const asked = useRef(new Set<string>())
  useEffect(() => {
    const given = { from, to }
    const isOwn = asked.current.has(keyOf(given))
    if (keyOf(given) === keyOf(typed.current)) asked.current.clear()
    if (isOwn) return
    typed.current = given
    setDraft(given)
  }, [from, to])
  const change = (part: Partial<Bounds>) => {
    const next = { ...typed.current, ...part }
    typed.current = next
    setDraft(next)
    if (next.from !== null && next.to !== null && next.from > next.to) return
    asked.current.add(keyOf(next))
    onChange(next)
  }
  return { ...draft, change }
}

interface BoundProps {
  label: string
  short: string
  name: Condition['name']
  value: number | null
  onChange: (value: number | null) => void
}

function Bound({ label, short, name, value, onChange }: BoundProps) {
  const [text, setText] = useState(() => writeBound(name, value))
  const typed = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  const read = readBound(name, text)
  const isFault = read === undefined
  // What came from elsewhere, an address or a button, takes the place of what was typed.
  useEffect(() => {
    if (value === typed.current) return
    typed.current = value
    setText(writeBound(name, value))
  }, [name, value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    const bound = readBound(name, next)
    if (bound === undefined) return
    timer.current = setTimeout(() => {
      typed.current = bound
      onChange(bound)
    }, PAUSE_MS)
  }
  return (
    <label className={s.bound}>
      <span aria-hidden="true">{short}</span>
      <input
        value={text}
        inputMode="text"
        autoComplete="off"
        maxLength={24}
        aria-label={label}
        aria-invalid={isFault || undefined}
        aria-describedby={isFault ? id : undefined}
        onChange={(event) => type(event.target.value)}
      />
      {isFault && (
        <span id={id} className={s.fault}>
          Not a number
        </span>
      )}
    </label>
  )
}

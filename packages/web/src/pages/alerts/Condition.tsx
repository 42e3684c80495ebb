/** What an alert waits for: its kind, and the fields of that kind. */
import { ALERT_QUANTITIES, type AlertQuantity, alertQuantity } from '@topline/core/alerts/quantities.ts'
import { INCOME_LABELS } from '@topline/core/statement/figure-labels.ts'
import { MAIN_AMOUNTS } from '@topline/core/statement/figure-sets.ts'
import s from './alerts.module.css'
import { type Draft, isMoney, KINDS, type Kind } from './draft.ts'

interface Props {
  draft: Draft
  onChange: (part: Partial<Draft>) => void
}

const CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'CHF', 'CNY', 'DKK', 'INR', 'BRL', 'SEK', 'TWD']

export function Condition({ draft, onChange }: Props) {
  const { kind } = draft
  return (
    <div className={s.fields}>
      <Select
        label="When"
        value={kind}
        options={KINDS}
        onChange={(value) => onChange({ kind: KINDS.find((one) => one.value === value)?.value ?? 'change' })}
      />
      {kind === 'change' && <Margin draft={draft} onChange={onChange} />}
      {kind === 'growth' && (
        <>
          <Quantities name="compared" {...{ draft, onChange }} which={(one) => one.hasPrior && one.unit !== 'margin'} />
          <Side {...{ draft, onChange }} />
        </>
      )}
      {kind === 'value' && (
        <>
          <Quantities name="valued" {...{ draft, onChange }} which={() => true} />
          <Side {...{ draft, onChange }} />
        </>
      )}
      {kind === 'restatement' && (
        <Select
          label="Figure"
          value={draft.figure}
          options={[
            { value: '', label: 'Any main figure' },
            ...MAIN_AMOUNTS.map((value) => ({ value, label: INCOME_LABELS[value] })),
          ]}
          onChange={(figure) => onChange({ figure })}
        />
      )}
      {kind === 'filing' && (
        <Select
          label="Form"
          value={draft.form}
          options={withChosen(
            [{ value: '', label: 'Any report' }, ...['10-K', '10-Q', '20-F'].map((value) => ({ value, label: value }))],
            draft.form,
            draft.form.replaceAll(',', ' or '),
          )}
          onChange={(form) => onChange({ form })}
        />
      )}
      {kind === 'quality' && (
        <Select
          label="Outcome"
          value={draft.outcome}
          options={[
            { value: 'failed', label: 'they fail' },
            { value: 'passed', label: 'they pass' },
          ]}
          onChange={(value) => onChange({ outcome: value === 'passed' ? 'passed' : 'failed' })}
        />
      )}
      {hasNumber(kind) && <Amount draft={draft} onChange={onChange} />}
    </div>
  )
}

const hasNumber = (kind: Kind): boolean => !['release', 'quality', 'filing'].includes(kind)

function Margin({ draft, onChange }: Props) {
  return (
    <>
      <Quantities name="margin" {...{ draft, onChange }} which={(one) => one.hasPrior && one.unit === 'margin'} />
      <Select
        label="Direction"
        value={draft.direction}
        options={[
          { value: 'falls', label: 'falls by more than' },
          { value: 'rises', label: 'rises by more than' },
        ]}
        onChange={(value) => onChange({ direction: value === 'rises' ? 'rises' : 'falls' })}
      />
    </>
  )
}

function Side({ draft, onChange }: Props) {
  return (
    <Select
      label="Side"
      value={draft.side}
      options={[
        { value: 'above', label: 'is above' },
        { value: 'below', label: 'is below' },
      ]}
      onChange={(value) => onChange({ side: value === 'below' ? 'below' : 'above' })}
    />
  )
}

/** What the number counts, by what it limits. */
function unitOf({ kind, valued }: Draft): string {
  if (kind === 'change') return 'Points'
  if (kind === 'late') return 'Days'
  if (kind === 'growth' || kind === 'restatement') return 'Percent'
  const unit = alertQuantity(valued)?.unit
  return unit === 'margin'
    ? 'Percent'
    : unit === 'days'
      ? 'Days'
      : unit === 'multiple'
        ? 'Times'
        : 'Amount, whole units'
}

function Amount({ draft, onChange }: Props) {
  return (
    <>
      <label>
        {unitOf(draft)}
        <input
          inputMode="decimal"
          maxLength={20}
          value={draft.number}
          onChange={(event) => onChange({ number: event.target.value })}
        />
      </label>
      {draft.kind === 'value' && isMoney(draft.valued) && (
        <Select
          label="Currency"
          value={draft.currency}
          options={withChosen(
            CURRENCIES.map((value) => ({ value, label: value })),
            draft.currency,
            draft.currency || 'any',
          )}
          onChange={(currency) => onChange({ currency })}
        />
      )}
    </>
  )
}

const GROUPS = [
  { of: 'income_statement', label: 'Income statement' },
  { of: 'balance_sheet', label: 'Balance sheet' },
  { of: 'cash_flow', label: 'Cash flow' },
] as const

interface QuantitiesProps extends Props {
  name: 'margin' | 'compared' | 'valued'
  which: (one: AlertQuantity) => boolean
}

function Quantities({ name, draft, onChange, which }: QuantitiesProps) {
  const shown = ALERT_QUANTITIES.filter(which)
  return (
    <label>
      Figure
      <select value={draft[name]} onChange={(event) => onChange({ [name]: event.target.value })}>
        {GROUPS.map(({ of, label }) => {
          const own = shown.filter((one) => one.of === of)
          return (
            own.length > 0 && (
              <optgroup key={of} label={label}>
                {own.map((one) => (
                  <option key={one.name} value={one.name}>
                    {one.label}
                  </option>
                ))}
              </optgroup>
            )
          )
        })}
      </select>
    </label>
  )
}

interface Option {
  value: string
  label: string
}

/** The options with the chosen one among them: a stored rule may hold what the form does not offer. */
export const withChosen = (options: readonly Option[], value: string, label: string): readonly Option[] =>
  options.some((one) => one.value === value) ? options : [...options, { value, label }]

interface SelectProps {
  label: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
}

export function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

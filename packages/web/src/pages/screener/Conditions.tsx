import type { ScreenerAnswer } from '@topline/core/api/screener.ts'
import type { ListedList } from '@topline/core/api/wire.ts'
import {
  BASIS_LABELS,
  isScreenQuantity,
  SCREEN_BASES,
  SCREEN_GROUPS,
  SCREEN_QUANTITIES,
} from '@topline/core/screen/quantities.ts'
import { MOST_CONDITIONS, SCREEN_FORMS, type Screen } from '@topline/core/screen/screen.ts'
import { SECTORS } from '@topline/core/screen/sectors.ts'
import type { ReactNode } from 'react'
import { ConditionRow } from './ConditionRow.tsx'
import s from './screener.module.css'
import type { ChangeScreen } from './use-screen.ts'

interface Props {
  screen: Screen
  lists: readonly ListedList[]
  /** null while it is loaded */
  answer: ScreenerAnswer | null
  onChange: ChangeScreen
}

/** What is asked: the period, conditions on figures, and what narrows the companies beside them. */
export function Conditions({ screen, lists, answer, onChange }: Props) {
  const { where } = screen
  type Condition = Screen['where'][number]
  const set = (name: Condition['name'], patch: Partial<Condition>) =>
    onChange((now) => ({ where: now.where.map((one) => (one.name === name ? { ...one, ...patch } : one)) }))
  const isFull = where.length >= MOST_CONDITIONS
  return (
    <>
      <Choice
        label="Period"
        value={screen.basis}
        onChange={(basis) => onChange({ basis: SCREEN_BASES.find((one) => one === basis) ?? 'year' })}
      >
        {SCREEN_BASES.map((basis) => (
          <option key={basis} value={basis}>
            {BASIS_LABELS[basis]}
          </option>
        ))}
      </Choice>
      {where.map((condition) => (
        <ConditionRow
          key={condition.name}
          condition={condition}
          alone={answer?.counts.find((one) => one.condition === condition.name)?.alone}
          histogram={answer?.histograms?.find((one) => one.name === condition.name)}
          onChange={(bounds) => set(condition.name, bounds)}
          onRemove={() =>
            onChange(({ where, sort }) => ({
              where: where.filter(({ name }) => name !== condition.name),
              ...(sort?.by === condition.name ? { sort: null } : {}),
            }))
          }
        />
      ))}
      {!isFull && (
        <Choice
          label={where.length === 0 ? 'Choose a figure' : 'Add a figure'}
          value=""
          onChange={(name) => {
            if (isScreenQuantity(name)) onChange((now) => ({ where: [...now.where, { name, from: null, to: null }] }))
          }}
        >
          <option value="">Figure, margin, growth or ratio</option>
          {SCREEN_GROUPS.map((group) => (
            <optgroup key={group} label={group}>
              {SCREEN_QUANTITIES.filter(
                (one) => one.group === group && where.every(({ name }) => name !== one.name),
              ).map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </Choice>
      )}
      {isFull && <p className={s.alone}>At most {MOST_CONDITIONS} figures</p>}
      <div className={s.others}>
        <Choice
          label="Form"
          value={screen.form ?? ''}
          onChange={(form) => onChange({ form: SCREEN_FORMS.find((one) => one === form) ?? null })}
        >
          <option value="">All</option>
          {SCREEN_FORMS.map((form) => (
            <option key={form} value={form}>
              {form === '20-F' ? '20-F, 40-F' : form}
            </option>
          ))}
        </Choice>
        <Choice
          label="Currency"
          value={screen.currency ?? ''}
          onChange={(currency) => onChange({ currency: currency || null })}
        >
          <option value="">All</option>
          <Options known={CURRENCIES} chosen={screen.currency} />
        </Choice>
        <Choice label="Sector" value={screen.sic ?? ''} onChange={(sic) => onChange({ sic: sic || null })}>
          <option value="">All</option>
          <Options
            known={SECTORS.map(([code]) => code)}
            chosen={screen.sic}
            name={(code) => SECTORS.find(([one]) => one === code)?.[1] ?? `SIC ${code}`}
          />
        </Choice>
        <Choice label="List" value={screen.list ?? ''} onChange={(list) => onChange({ list: list || null })}>
          <option value="">All companies</option>
          <Options
            known={lists.map(({ slug }) => slug)}
            chosen={screen.list}
            name={(slug) => lists.find((one) => one.slug === slug)?.name ?? slug}
          />
        </Choice>
        <Choice
          label="Period ended within"
          value={screen.age === null ? '' : String(screen.age)}
          onChange={(age) => onChange({ age: age === '' ? null : Number(age) })}
        >
          <option value="">Any time</option>
          <Options
            known={AGES}
            chosen={screen.age === null ? null : String(screen.age)}
            name={(months) => `${months} months`}
          />
        </Choice>
      </div>
    </>
  )
}

const CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'CAD',
  'CHF',
  'CNY',
  'AUD',
  'BRL',
  'DKK',
  'INR',
  'KRW',
  'MXN',
  'SEK',
  'TWD',
]
const AGES = ['6', '12', '15', '18', '24', '36']

interface OptionsProps {
  known: readonly string[]
  /** of the address: an option of its own where it is none of these */
  chosen: string | null
  name?: (value: string) => string
}

function Options({ known, chosen, name = (value) => value }: OptionsProps) {
  const all = chosen === null || known.includes(chosen) ? known : [chosen, ...known]
  return all.map((value) => (
    <option key={value} value={value}>
      {name(value)}
    </option>
  ))
}

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <label className={s.choice}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </label>
  )
}

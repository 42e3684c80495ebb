/** What the form of an alert holds, and the rule it stands for. */

import { alertQuantity } from '@topline/core/alerts/quantities.ts'
import type { AlertAbout, AlertCondition, AlertRule } from '@topline/core/alerts/rule.ts'
import type { Alert, AlertBody } from '@topline/core/api/account/alerts.ts'

export type Kind = AlertCondition['kind']

export const KINDS: readonly { value: Kind; label: string }[] = [
  { value: 'change', label: 'A margin changes' },
  { value: 'growth', label: 'A figure grows or shrinks on the year before' },
  { value: 'value', label: 'A figure is above or below a limit' },
  { value: 'restatement', label: 'A figure is restated' },
  { value: 'filing', label: 'A report is filed' },
  { value: 'release', label: 'Results are released' },
  { value: 'late', label: 'A report is late' },
  { value: 'quality', label: 'Quality checks pass or fail' },
]

/** Fields of all kinds at once, so that changing the kind forgets nothing; numbers as typed. */
export interface Draft {
  kind: Kind
  about: AlertAbout['kind']
  cik: string
  slug: string
  margin: string
  compared: string
  valued: string
  side: 'above' | 'below'
  direction: 'rises' | 'falls'
  number: string
  /** '' = any */
  currency: string
  figure: string
  /** with a comma between more than one, '' = any */
  form: string
  outcome: 'passed' | 'failed'
  name: string
  by_mail: boolean
  webhook_id: number | null
  is_active: boolean
}

export const FIRST: Draft = {
  ...{ kind: 'change', about: 'followed', cik: '', slug: '', margin: 'gross_margin', compared: 'total_revenue' },
  ...{ valued: 'free_cash_flow', side: 'above', direction: 'falls', number: '2', currency: 'USD', figure: '' },
  ...{ form: '', outcome: 'failed', name: '', by_mail: true, webhook_id: null, is_active: true },
}

/** A stored alert in the form: `ruleOf` gives its rule back. A name that only says the rule goes on saying it. */
export function draftOf({ about, when, name, text, by_mail, webhook_id, is_active }: Alert): Draft {
  return {
    ...FIRST,
    ...{ kind: when.kind, about: about.kind, by_mail, webhook_id, is_active, name: name === text ? '' : name },
    ...(about.kind === 'company' ? { cik: about.cik } : {}),
    ...(about.kind === 'list' ? { slug: about.slug } : {}),
    ...fieldsOf(when),
  }
}

function fieldsOf(when: AlertCondition): Partial<Draft> {
  switch (when.kind) {
    case 'change':
      return { margin: when.quantity, direction: when.direction, number: String(when.points) }
    case 'growth':
      return { compared: when.quantity, side: when.side, number: String(when.percent) }
    case 'value':
      return { valued: when.quantity, side: when.side, number: String(when.value), currency: when.currency ?? '' }
    case 'restatement':
      return { number: String(when.percent), figure: when.figure ?? '' }
    case 'late':
      return { number: String(when.days) }
    case 'filing':
      return { form: when.forms.join(',') }
    case 'quality':
      return { outcome: when.outcome }
    case 'release':
      return {}
  }
}

/** @returns the rule, or why the draft is none yet */
export function ruleOf(draft: Draft): AlertRule | string {
  const about = aboutOf(draft)
  if (typeof about === 'string') return about
  const when = conditionOf(draft)
  return typeof when === 'string' ? when : { about, when }
}

function aboutOf({ about, cik, slug }: Draft): AlertAbout | string {
  if (about === 'company') return cik === '' ? 'Choose a company' : { kind: 'company', cik }
  if (about === 'list') return slug === '' ? 'Choose a list' : { kind: 'list', slug }
  return { kind: about }
}

function conditionOf(draft: Draft): AlertCondition | string {
  const { kind, side, direction } = draft
  if (kind === 'release') return { kind }
  if (kind === 'quality') return { kind, outcome: draft.outcome }
  if (kind === 'filing') return { kind, forms: formsOf(draft.form) }
  const number = Number(draft.number.replaceAll(',', ''))
  if (draft.number.trim() === '' || !Number.isFinite(number)) return 'Type a number'
  switch (kind) {
    case 'change':
      return number < 0 ? 'Points are not below zero' : { kind, quantity: draft.margin, direction, points: number }
    case 'growth':
      return { kind, quantity: draft.compared, side, percent: number }
    case 'late':
      return Number.isInteger(number) && number >= 0 && number <= 90
        ? { kind, days: number }
        : 'Days are a whole number up to 90'
    case 'restatement':
      return number < 0 ? 'A part is not below zero' : { kind, percent: number, figure: figureOf(draft.figure) }
    case 'value':
      return {
        kind,
        quantity: draft.valued,
        side,
        value: number,
        currency: isMoney(draft.valued) && draft.currency !== '' ? draft.currency : null,
      }
  }
}

/** Whether a limit of it is in a currency. */
export function isMoney(name: string): boolean {
  const unit = alertQuantity(name)?.unit
  return unit === 'money' || unit === 'per_share'
}

const FORMS = ['10-K', '10-Q', '20-F'] as const
const formsOf = (form: string) => FORMS.filter((one) => form.split(',').includes(one))
type Restated = Extract<AlertCondition, { kind: 'restatement' }>['figure']
const figureOf = (name: string): Restated => (name === '' ? null : (name as Restated)) // of the select's own options

export const bodyOf = (rule: AlertRule, draft: Draft): AlertBody => ({
  ...rule,
  ...{ name: draft.name.trim(), by_mail: draft.by_mail, webhook_id: draft.webhook_id, is_active: draft.is_active },
})

/** A stored alert with something of it changed, as it is sent. */
export function changed(alert: Alert, change: Partial<AlertBody>): AlertBody {
  const { about, when, name, by_mail, webhook_id, is_active } = alert
  return { about, when, name, by_mail, webhook_id, is_active, ...change }
}

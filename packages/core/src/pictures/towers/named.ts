/** Which blocks a balance sheet's named figures make, in the order of the towers. */
import type { BalanceSheetFigure } from '../../statement/other-statements.ts'
import type { Family } from './sheet.ts'

/** Zones of a tower: remainders and small blocks stay within theirs. */
export type Zone = 'current' | 'lasting' | 'claims-current' | 'claims-lasting' | 'between' | 'equity'

export interface NamedBlock {
  id: string
  name: string
  family: Family
  zone: Zone
  /** the figures that it is the sum of */
  fields: readonly BalanceSheetFigure[]
  /** keeps its place however small it is */
  stays?: true
}

export const OWNED: readonly NamedBlock[] = [
  {
    id: 'cash',
    name: 'Cash and short-term investments',
    family: 'cash',
    zone: 'current',
    fields: ['cash_and_equivalents', 'short_term_investments'],
    stays: true,
  },
  { id: 'receivables', name: 'Receivables', family: 'current', zone: 'current', fields: ['receivables'] },
  { id: 'inventories', name: 'Inventories', family: 'current', zone: 'current', fields: ['inventories'] },
  { id: 'property', name: 'Property, net', family: 'lasting', zone: 'lasting', fields: ['property_net'] },
  {
    id: 'goodwill',
    name: 'Goodwill and intangibles',
    family: 'lasting',
    zone: 'lasting',
    fields: ['goodwill', 'intangibles', 'goodwill_and_intangibles'],
  },
]

export const OWED: readonly NamedBlock[] = [
  {
    id: 'short-term-debt',
    name: 'Short-term debt',
    family: 'debt',
    zone: 'claims-current',
    fields: ['short_term_debt'],
    stays: true,
  },
  {
    id: 'long-term-debt',
    name: 'Long-term debt',
    family: 'debt',
    zone: 'claims-lasting',
    fields: ['long_term_debt'],
    stays: true,
  },
  {
    id: 'temporary-equity',
    name: 'Temporary equity',
    family: 'between',
    zone: 'between',
    fields: ['temporary_equity'],
    stays: true,
  },
  {
    id: 'noncontrolling',
    name: 'Noncontrolling interests',
    family: 'between',
    zone: 'equity',
    fields: ['noncontrolling_interests'],
    stays: true,
  },
  {
    id: 'equity',
    name: 'Shareholders’ equity',
    family: 'equity',
    zone: 'equity',
    fields: ['shareholders_equity'],
    stays: true,
  },
]

/** What a block of several figures is called where the filing prints one of them alone. */
export const ALONE: Partial<Record<BalanceSheetFigure, string>> = {
  cash_and_equivalents: 'Cash and equivalents',
  short_term_investments: 'Short-term investments',
  goodwill: 'Goodwill',
  intangibles: 'Intangible assets',
}

/** What the remainder of a zone is called; of a sheet that is not classified the lasting ones' names stand for all. */
export const REST: Readonly<Record<Zone, { id: string; name: string; family: Family }>> = {
  current: { id: 'other-current-assets', name: 'Other current assets', family: 'current' },
  lasting: { id: 'other-assets', name: 'Other assets', family: 'lasting' },
  'claims-current': { id: 'other-current-liabilities', name: 'Other current liabilities', family: 'liability' },
  'claims-lasting': { id: 'other-liabilities', name: 'Other liabilities', family: 'liability' },
  between: { id: 'other-liabilities', name: 'Other liabilities', family: 'liability' },
  equity: { id: 'other-equity', name: 'Other equity', family: 'between' },
}

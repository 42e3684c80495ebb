import type { Section } from './cash.ts'

export const SECTION_NAMES: Readonly<Record<Section, string>> = {
  operations: 'Operations',
  investments: 'Investments',
  financing: 'Financing',
}

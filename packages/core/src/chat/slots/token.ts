/** What a question names, one after the other, as its slots are filled from. */
import type { Time } from './times.ts'
import type { Op } from './words.ts'

export type Token = { kind: 'figure'; metric: string } | { kind: 'time'; time: Time } | { kind: 'op'; op: Op }

export interface Slots {
  tokens: readonly Token[]
  isYesNo: boolean
  /** of how many years each is asked; 0 = of all; null = it is not */
  years: number | null
  text: string
}

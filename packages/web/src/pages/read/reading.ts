/** What the page and its worker tell each other. */
import type { WireStatement } from '@topline/core/api/wire.ts'

/** A file to read. */
export interface Job {
  /** as it was given, packed or not */
  file: Blob
  /** what it is called; stands in the saved JSON */
  name: string
  /** of the page, whose policy holds in the document's frame too */
  nonce: string
}

/** In their order. */
export const STEPS = ['unpacked', 'read', 'marked'] as const
export type Step = (typeof STEPS)[number]
export interface Done {
  step: Step
  /** what it took, milliseconds */
  ms: number
}

export interface Result {
  name: string
  company: string | null
  form: string | null
  statement: WireStatement
  /** the document as a page for a frame that runs nothing, its cells marked */
  document: string
  /** what `topline extract` prints for the same file */
  json: string
}

/** One clear sentence, and where something helps, that too. */
export interface Refusal {
  name: string
  text: string
  hint: string | null
}

export type Told =
  | { is: 'ready' }
  | ({ is: 'step' } & Done)
  | { is: 'read'; result: Result }
  | { is: 'refused'; refusal: Refusal }

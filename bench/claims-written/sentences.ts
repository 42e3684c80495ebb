/** The shape of a set of sentences written by hand about one filing. */
import type { Made } from '../claims-made.ts'

/** What is wrong with the sentence (null: nothing) and the sentence. */
export type Sentences = readonly [Made['fault'], string][]

import { expect, it } from 'vitest'
import { sentencesClauses } from './clauses-open.ts'
import { sentencesColour } from './colour-open.ts'
import { sentencesDesks } from './desks-open.ts'
import { sentencesDesksTried } from './desks-tried.ts'
import { sentencesEight } from './eight-open.ts'
import { sentencesGazette } from './gazette-open.ts'
import { sentencesGrammar } from './grammar-open.ts'
import { falselyVerified } from './mutated.ts'
import { sentencesPress } from './press-open.ts'
import { sentencesOpen } from './sentences-open.ts'
import { sentencesStrangers } from './strangers-open.ts'
import { sentencesTold } from './told-open.ts'
import { sentencesTwelve } from './twelve-open.ts'
import { sentencesTwenty } from './twenty-open.ts'
import { sentencesVocabulary } from './vocabulary-open.ts'
import { sentencesVoiced } from './voices-open.ts'
import { sentencesTried } from './voices-tried.ts'
import { sentencesWires } from './wires-open.ts'

it.each([
  ['open', sentencesOpen],
  ['voices', sentencesVoiced],
  ['voices tried', sentencesTried],
  ['desks', sentencesDesks],
  ['desks tried', sentencesDesksTried],
  ['press', sentencesPress],
  ['grammar', sentencesGrammar],
  ['twelve', sentencesTwelve],
  ['colour', sentencesColour],
  ['eight', sentencesEight],
  ['wires', sentencesWires],
  ['clauses', sentencesClauses],
  ['gazette', sentencesGazette],
  ['twenty', sentencesTwenty],
  ['strangers', sentencesStrangers],
  ['told', sentencesTold],
  ['vocabulary', sentencesVocabulary],
])('verifies no right sentence of %s that one exchange makes false', (_, set) => {
  const { verified, made } = falselyVerified(set)
  expect(made).toBeGreaterThan(100)
  expect(verified).toEqual([])
})

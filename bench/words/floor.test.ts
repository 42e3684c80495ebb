import { expect, it } from 'vitest'
import { questionsAskedFrozen } from './asked-frozen.ts'
import { questionsAsked } from './asked-open.ts'
import { liesAttacked } from './attacked-open.ts'
import { classLies, classQuestions, classSentences } from './classes-open.ts'
import { liesClausesFrozen, sentencesClausesFrozen } from './clauses-frozen.ts'
import { liesClauses, sentencesClauses } from './clauses-open.ts'
import { liesColourFrozen, sentencesColourFrozen } from './colour-frozen.ts'
import { liesColour, sentencesColour } from './colour-open.ts'
import { questionsCounterFrozen } from './counter-frozen.ts'
import { questionsCounter } from './counter-open.ts'
import { liesDesksFrozen, questionsDesksFrozen, sentencesDesksFrozen } from './desks-frozen.ts'
import { liesDesks, questionsDesks, sentencesDesks } from './desks-open.ts'
import { questionsTurned, sentencesDesksTried } from './desks-tried.ts'
import { liesEightFrozen, questionsEightFrozen, sentencesEightFrozen } from './eight-frozen.ts'
import { liesEight, questionsEight, sentencesEight } from './eight-open.ts'
import { sentencesEnds } from './ends-open.ts'
import { questionsFramed } from './framed-open.ts'
import { questionsFreshAsked } from './fresh-asked-open.ts'
import { questionsFreshFour } from './fresh-asked-two-open.ts'
import { liesFreshFour, sentencesFreshFour } from './fresh-four-open.ts'
import { liesFresh, sentencesFresh } from './fresh-one-open.ts'
import { liesFreshThree, sentencesFreshThree } from './fresh-three-open.ts'
import { liesFreshTwo, sentencesFreshTwo } from './fresh-two-open.ts'
import { liesGazetteFrozen, questionsGazetteFrozen, sentencesGazetteFrozen } from './gazette-frozen.ts'
import { liesGazette, questionsGazette, sentencesGazette } from './gazette-open.ts'
import { liesGrammarFrozen, questionsGrammarFrozen, sentencesGrammarFrozen } from './grammar-frozen.ts'
import { liesGrammar, questionsGrammar, sentencesGrammar } from './grammar-open.ts'
import { liesFrozen } from './lies-frozen.ts'
import { liesOpen } from './lies-open.ts'
import { questionsModified, questionsModifiedFrozen } from './modified.ts'
import { liesInserted, liesOrdinary } from './ordinary.ts'
import { liesPlaced } from './placed-open.ts'
import { liesPressFrozen, questionsPressFrozen, sentencesPressFrozen } from './press-frozen.ts'
import { liesPress, questionsPress, sentencesPress } from './press-open.ts'
import { sentencesProbed } from './probed.ts'
import { questionsFrozen } from './questions-frozen.ts'
import { questionsOpen } from './questions-open.ts'
import { sentencesRelations } from './relations-open.ts'
import { liesSaidOf } from './said-of.ts'
import { scoreLies, scoreQuestions, scoreSentences } from './score.ts'
import { sentencesFrozen } from './sentences-frozen.ts'
import { sentencesOpen } from './sentences-open.ts'
import { liesSheetsFrozen, sentencesSheetsFrozen } from './sheets-frozen.ts'
import { liesSheets, sentencesSheets } from './sheets-open.ts'
import { liesStrangersFrozen, questionsStrangersFrozen, sentencesStrangersFrozen } from './strangers-frozen.ts'
import { liesStrangers, questionsStrangers, sentencesStrangers } from './strangers-open.ts'
import { sentencesTold } from './told-open.ts'
import { liesTwelveFrozen, questionsTwelveFrozen, sentencesTwelveFrozen } from './twelve-frozen.ts'
import { liesTwelve, questionsTwelve, sentencesTwelve } from './twelve-open.ts'
import { sentencesTwentyFrozen } from './twenty-frozen.ts'
import { sentencesTwenty } from './twenty-open.ts'
import { twistedLies } from './twisted.ts'
import { questionsVaried } from './varied-asked-open.ts'
import { liesVaried, sentencesVaried } from './varied-open.ts'
import { liesVocabulary, sentencesVocabulary } from './vocabulary-open.ts'
import { liesVoiced, questionsVoiced, sentencesVoiced } from './voices-open.ts'
import { liesTried, questionsTried, sentencesTried } from './voices-tried.ts'
import { liesWiresFrozen, questionsWiresFrozen, sentencesWiresFrozen } from './wires-frozen.ts'
import { liesWires, questionsWires, sentencesWires } from './wires-open.ts'

it.each(
  [
    liesOpen,
    liesFrozen,
    liesVoiced,
    liesTried,
    liesDesks,
    liesDesksFrozen,
    classLies,
    twistedLies,
    liesPress,
    liesPressFrozen,
    liesGrammar,
    liesGrammarFrozen,
    liesTwelve,
    liesTwelveFrozen,
    liesColour,
    liesColourFrozen,
    liesEight,
    liesEightFrozen,
    liesWires,
    liesWiresFrozen,
    liesClauses,
    liesGazette,
    liesGazetteFrozen,
    liesClausesFrozen,
    liesSheets,
    liesSheetsFrozen,
    liesOrdinary,
    liesInserted,
    liesSaidOf,
    liesStrangers,
    liesStrangersFrozen,
    liesFresh,
    liesPlaced,
    liesVocabulary,
    liesFreshTwo,
    liesFreshThree,
    liesFreshFour,
    liesVaried,
    liesAttacked,
  ].map((set) => ({ set })),
)('shows no lie as verified and none without a mark: set %#', ({ set }) => {
  const { verified, unmarked } = scoreLies(set)
  expect({ verified, unmarked }).toEqual({ verified: 0, unmarked: 0 })
})

/** What was reached; better figures raise the floor, none may sink below it. */
it.each([
  ['open', sentencesOpen, { passed: 0, contradicted: 0, not_understood: 2 }],
  ['frozen', sentencesFrozen, { passed: 0, contradicted: 0, not_understood: 10 }],
  ['voiced', sentencesVoiced, { passed: 0, contradicted: 0, not_understood: 12 }],
  ['tried', sentencesTried, { passed: 0, contradicted: 0, not_understood: 5 }],
  ['desks', sentencesDesks, { passed: 0, contradicted: 0, not_understood: 6 }],
  ['frozen desks', sentencesDesksFrozen, { passed: 0, contradicted: 0, not_understood: 15 }],
  ['tried desks', sentencesDesksTried, { passed: 0, contradicted: 0, not_understood: 14 }],
  ['classes', classSentences, { passed: 0, contradicted: 0, not_understood: 3 }],
  ['press', sentencesPress, { passed: 0, contradicted: 0, not_understood: 14 }],
  ['frozen press', sentencesPressFrozen, { passed: 0, contradicted: 0, not_understood: 32 }],
  ['vocabulary', sentencesVocabulary, { passed: 0, contradicted: 0, not_understood: 12 }],
  ['probed', sentencesProbed, { passed: 0, contradicted: 0, not_understood: 11 }],
  ['grammar', sentencesGrammar, { passed: 0, contradicted: 0, not_understood: 3 }],
  ['frozen grammar', sentencesGrammarFrozen, { passed: 0, contradicted: 0, not_understood: 5 }],
  ['twelve', sentencesTwelve, { passed: 0, contradicted: 0, not_understood: 7 }],
  ['frozen twelve', sentencesTwelveFrozen, { passed: 0, contradicted: 0, not_understood: 14 }],
  ['colour', sentencesColour, { passed: 0, contradicted: 0, not_understood: 2 }],
  ['frozen colour', sentencesColourFrozen, { passed: 0, contradicted: 0, not_understood: 16 }],
  ['eight', sentencesEight, { passed: 0, contradicted: 0, not_understood: 8 }],
  ['frozen eight', sentencesEightFrozen, { passed: 0, contradicted: 1, not_understood: 8 }],
  ['wires', sentencesWires, { passed: 0, contradicted: 0, not_understood: 11 }],
  ['frozen wires', sentencesWiresFrozen, { passed: 0, contradicted: 0, not_understood: 16 }],
  ['gazette', sentencesGazette, { passed: 0, contradicted: 0, not_understood: 5 }],
  ['frozen gazette', sentencesGazetteFrozen, { passed: 0, contradicted: 2, not_understood: 23 }],
  ['clauses', sentencesClauses, { passed: 0, contradicted: 0, not_understood: 0 }],
  ['frozen clauses', sentencesClausesFrozen, { passed: 0, contradicted: 1, not_understood: 8 }],
  ['sheets', sentencesSheets, { passed: 0, contradicted: 0, not_understood: 0 }],
  ['frozen sheets', sentencesSheetsFrozen, { passed: 0, contradicted: 0, not_understood: 5 }],
  ['strangers', sentencesStrangers, { passed: 0, contradicted: 0, not_understood: 32 }],
  ['fresh', sentencesFresh, { passed: 0, contradicted: 0, not_understood: 12 }],
  ['frozen strangers', sentencesStrangersFrozen, { passed: 0, contradicted: 1, not_understood: 38 }],
  ['fresh two', sentencesFreshTwo, { passed: 0, contradicted: 0, not_understood: 24 }],
  ['varied', sentencesVaried, { passed: 0, contradicted: 0, not_understood: 56 }],
  ['fresh four', sentencesFreshFour, { passed: 0, contradicted: 1, not_understood: 60 }],
  ['fresh three', sentencesFreshThree, { passed: 0, contradicted: 0, not_understood: 37 }],
  ['relations', sentencesRelations, { passed: 0, contradicted: 0, not_understood: 14 }],
  ['ends', sentencesEnds, { passed: 0, contradicted: 0, not_understood: 0 }],
  ['told', sentencesTold, { passed: 0, contradicted: 0, not_understood: 24 }],
  ['twenty', sentencesTwenty, { passed: 0, contradicted: 0, not_understood: 14 }],
  ['frozen twenty', sentencesTwentyFrozen, { passed: 0, contradicted: 1, not_understood: 23 }],
] as const)('keeps what was reached over the %s sentences', (_, set, floor) => {
  const { passed, contradicted, not_understood } = scoreSentences(set)
  expect(passed).toBeLessThanOrEqual(floor.passed)
  expect(contradicted).toBeLessThanOrEqual(floor.contradicted)
  expect(not_understood).toBeLessThanOrEqual(floor.not_understood)
})

it.each([
  ['open', questionsOpen, { answered: 59, other: 0 }],
  ['frozen', questionsFrozen, { answered: 53, other: 0 }],
  ['voiced', questionsVoiced, { answered: 122, other: 0 }],
  ['tried', questionsTried, { answered: 19, other: 0 }],
  ['desks', questionsDesks, { answered: 45, other: 0 }],
  ['frozen desks', questionsDesksFrozen, { answered: 43, other: 0 }],
  ['classes', classQuestions, { answered: 36, other: 0 }],
  ['press', questionsPress, { answered: 39, other: 0 }],
  ['frozen press', questionsPressFrozen, { answered: 39, other: 0 }],
  ['grammar', questionsGrammar, { answered: 15, other: 0 }],
  ['frozen grammar', questionsGrammarFrozen, { answered: 10, other: 0 }],
  ['twelve', questionsTwelve, { answered: 17, other: 0 }],
  ['frozen twelve', questionsTwelveFrozen, { answered: 15, other: 0 }],
  ['eight', questionsEight, { answered: 17, other: 0 }],
  ['frozen eight', questionsEightFrozen, { answered: 12, other: 1 }],
  ['wires', questionsWires, { answered: 27, other: 0 }],
  ['frozen wires', questionsWiresFrozen, { answered: 19, other: 2 }],
  ['gazette', questionsGazette, { answered: 26, other: 0 }],
  ['frozen gazette', questionsGazetteFrozen, { answered: 22, other: 3 }],
  ['strangers', questionsStrangers, { answered: 76, other: 0 }],
  ['frozen strangers', questionsStrangersFrozen, { answered: 54, other: 0 }],
  ['asked', questionsAsked, { answered: 25, other: 0 }],
  ['frozen asked', questionsAskedFrozen, { answered: 17, other: 0 }],
  ['fresh asked', questionsFreshAsked, { answered: 117, other: 0 }],
  ['varied', questionsVaried, { answered: 117, other: 0 }],
  ['fresh four', questionsFreshFour, { answered: 167, other: 0 }],
  ['framed', questionsFramed, { answered: 178, other: 0 }],
  ['counter', questionsCounter, { answered: 373, other: 0 }],
  ['frozen counter', questionsCounterFrozen, { answered: 41, other: 0 }],
  ['modified', questionsModified, { answered: 18, other: 0 }],
  ['frozen modified', questionsModifiedFrozen, { answered: 18, other: 1 }],
  ['turned', questionsTurned, { answered: 0, other: 0 }],
] as const)('keeps what was reached over the %s questions', (_, set, floor) => {
  const { answered, other } = scoreQuestions(set)
  expect(answered).toBeGreaterThanOrEqual(floor.answered)
  expect(other).toBeLessThanOrEqual(floor.other)
})

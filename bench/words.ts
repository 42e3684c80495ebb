/**
 * `npm run bench:words [--missed] [--set PATH [--missed]] [--mutated]`: the reader of sentences over the sets of bench/words:
 * sentences right and wrong, what a lying model says, questions. Prints every set; `--missed` lists what fails in the
 * open ones only. `--set PATH` measures a set from a file instead (a module or JSON, its exports told apart by shape),
 * so that text the reader was not built with can be counted without being looked at. `--mutated` makes the right
 * sentences of the open sets, or of the file, false by one exchange each and prints what is verified nevertheless.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { questionsAskedFrozen } from './words/asked-frozen.ts'
import { questionsAsked } from './words/asked-open.ts'
import { liesAttacked } from './words/attacked-open.ts'
import { classLies, classQuestions, classSentences } from './words/classes-open.ts'
import { liesClausesFrozen, sentencesClausesFrozen } from './words/clauses-frozen.ts'
import { liesClauses, sentencesClauses } from './words/clauses-open.ts'
import { liesColourFrozen, sentencesColourFrozen } from './words/colour-frozen.ts'
import { liesColour, sentencesColour } from './words/colour-open.ts'
import { questionsCounterFrozen } from './words/counter-frozen.ts'
import { questionsCounter } from './words/counter-open.ts'
import { liesDesksFrozen, questionsDesksFrozen, sentencesDesksFrozen } from './words/desks-frozen.ts'
import { liesDesks, questionsDesks, sentencesDesks } from './words/desks-open.ts'
import { questionsTurned, sentencesDesksTried } from './words/desks-tried.ts'
import { liesEightFrozen, questionsEightFrozen, sentencesEightFrozen } from './words/eight-frozen.ts'
import { liesEight, questionsEight, sentencesEight } from './words/eight-open.ts'
import { sentencesEnds } from './words/ends-open.ts'
import { filedSentences } from './words/filed.ts'
import { scoreFiled } from './words/filed-score.ts'
import { questionsFramed } from './words/framed-open.ts'
import { questionsFreshAsked } from './words/fresh-asked-open.ts'
import { questionsFreshFour } from './words/fresh-asked-two-open.ts'
import { liesFreshFour, sentencesFreshFour } from './words/fresh-four-open.ts'
import { liesFresh, sentencesFresh } from './words/fresh-one-open.ts'
import { liesFreshThree, sentencesFreshThree } from './words/fresh-three-open.ts'
import { liesFreshTwo, sentencesFreshTwo } from './words/fresh-two-open.ts'
import { readSet, type WordSet } from './words/from-file.ts'
import { liesGazetteFrozen, questionsGazetteFrozen, sentencesGazetteFrozen } from './words/gazette-frozen.ts'
import { liesGazette, questionsGazette, sentencesGazette } from './words/gazette-open.ts'
import { liesGrammarFrozen, questionsGrammarFrozen, sentencesGrammarFrozen } from './words/grammar-frozen.ts'
import { liesGrammar, questionsGrammar, sentencesGrammar } from './words/grammar-open.ts'
import { liesFrozen } from './words/lies-frozen.ts'
import { liesOpen } from './words/lies-open.ts'
import { questionsModified, questionsModifiedFrozen } from './words/modified.ts'
import { falselyVerified, type MutationScore } from './words/mutated.ts'
import { liesInserted, liesOrdinary } from './words/ordinary.ts'
import { liesPlaced } from './words/placed-open.ts'
import { liesPressFrozen, questionsPressFrozen, sentencesPressFrozen } from './words/press-frozen.ts'
import { liesPress, questionsPress, sentencesPress } from './words/press-open.ts'
import { sentencesProbed } from './words/probed.ts'
import { questionsFrozen } from './words/questions-frozen.ts'
import { questionsOpen } from './words/questions-open.ts'
import { sentencesRelations } from './words/relations-open.ts'
import { liesSaidOf } from './words/said-of.ts'
import { scoreLies, scoreQuestions, scoreSentences } from './words/score.ts'
import { sentencesFrozen } from './words/sentences-frozen.ts'
import { sentencesOpen } from './words/sentences-open.ts'
import type { SentenceSet } from './words/sets.ts'
import { liesSheetsFrozen, sentencesSheetsFrozen } from './words/sheets-frozen.ts'
import { liesSheets, sentencesSheets } from './words/sheets-open.ts'
import { liesStrangersFrozen, questionsStrangersFrozen, sentencesStrangersFrozen } from './words/strangers-frozen.ts'
import { liesStrangers, questionsStrangers, sentencesStrangers } from './words/strangers-open.ts'
import { sentencesTold } from './words/told-open.ts'
import { liesTwelveFrozen, questionsTwelveFrozen, sentencesTwelveFrozen } from './words/twelve-frozen.ts'
import { liesTwelve, questionsTwelve, sentencesTwelve } from './words/twelve-open.ts'
import { sentencesTwentyFrozen } from './words/twenty-frozen.ts'
import { sentencesTwenty } from './words/twenty-open.ts'
import { twistedLies } from './words/twisted.ts'
import { questionsVaried } from './words/varied-asked-open.ts'
import { liesVaried, sentencesVaried } from './words/varied-open.ts'
import { liesVocabulary, sentencesVocabulary } from './words/vocabulary-open.ts'
import { liesVoiced, questionsVoiced, sentencesVoiced } from './words/voices-open.ts'
import { liesTried, questionsTried, sentencesTried } from './words/voices-tried.ts'
import { liesWiresFrozen, questionsWiresFrozen, sentencesWiresFrozen } from './words/wires-frozen.ts'
import { liesWires, questionsWires, sentencesWires } from './words/wires-open.ts'

const percent = (n: number, of: number) => `${n} of ${of} (${((100 * n) / Math.max(1, of)).toFixed(1)} %)`

const scored = ({ sentences, lies, questions }: WordSet) => ({
  s: scoreSentences(sentences),
  l: scoreLies(lies),
  q: scoreQuestions(questions),
})
type Scored = ReturnType<typeof scored>

function print(name: string, { s, l, q }: Scored): void {
  console.log(name)
  console.log(`  wrong sentences passed as right  ${percent(s.passed, s.wrong)}`)
  console.log(`  wrong sentences contradicted     ${percent(s.caught, s.wrong)}`)
  console.log(`  right sentences contradicted     ${percent(s.contradicted, s.right)}`)
  console.log(`  right sentences not understood   ${percent(s.not_understood, s.right)}`)
  console.log(`  right, a reason left open        ${percent(s.reason_open, s.right)}`)
  console.log(`  lies shown verified              ${percent(l.verified, l.lies)}`)
  console.log(`  lies without a mark              ${percent(l.unmarked, l.lies)}`)
  console.log(`  questions answered               ${percent(q.answered, q.answerable)}`)
  console.log(`  honest refusals                  ${percent(q.refused, q.unanswerable)}`)
  console.log(`  answers to another question      ${percent(q.other, q.answerable + q.unanswerable)}`)
  if (q.overtaken > 0) console.log(`  answered by a statement stored since the set was written: ${q.overtaken}`)
}

const missesOf = ({ s, l, q }: Scored): string => [...s.misses, ...l.misses, ...q.misses].join('\n')

function measureOwn(isMissed: boolean): void {
  const sets = {
    open: scored({ sentences: sentencesOpen, lies: liesOpen, questions: questionsOpen }),
    frozen: scored({ sentences: sentencesFrozen, lies: liesFrozen, questions: questionsFrozen }),
    voices: scored({ sentences: sentencesVoiced, lies: liesVoiced, questions: questionsVoiced }),
    'voices tried': scored({ sentences: sentencesTried, lies: liesTried, questions: questionsTried }),
    desks: scored({ sentences: sentencesDesks, lies: liesDesks, questions: questionsDesks }),
    'desks frozen': scored({
      sentences: sentencesDesksFrozen,
      lies: liesDesksFrozen,
      questions: questionsDesksFrozen,
    }),
    'desks tried': scored({ sentences: sentencesDesksTried, lies: {}, questions: questionsTurned }),
    classes: scored({ sentences: classSentences, lies: classLies, questions: classQuestions }),
    twisted: scored({ sentences: {}, lies: twistedLies, questions: [] }),
    ordinary: scored({ sentences: {}, lies: liesOrdinary, questions: [] }),
    'said of a figure': scored({ sentences: {}, lies: liesSaidOf, questions: [] }),
    inserted: scored({ sentences: {}, lies: liesInserted, questions: [] }),
    placed: scored({ sentences: {}, lies: liesPlaced, questions: [] }),
    vocabulary: scored({ sentences: sentencesVocabulary, lies: liesVocabulary, questions: [] }),
    probed: scored({ sentences: sentencesProbed, lies: {}, questions: [] }),
    press: scored({ sentences: sentencesPress, lies: liesPress, questions: questionsPress }),
    'press frozen': scored({
      sentences: sentencesPressFrozen,
      lies: liesPressFrozen,
      questions: questionsPressFrozen,
    }),
    grammar: scored({ sentences: sentencesGrammar, lies: liesGrammar, questions: questionsGrammar }),
    'grammar frozen': scored({
      sentences: sentencesGrammarFrozen,
      lies: liesGrammarFrozen,
      questions: questionsGrammarFrozen,
    }),
    twelve: scored({ sentences: sentencesTwelve, lies: liesTwelve, questions: questionsTwelve }),
    'twelve frozen': scored({
      sentences: sentencesTwelveFrozen,
      lies: liesTwelveFrozen,
      questions: questionsTwelveFrozen,
    }),
    colour: scored({ sentences: sentencesColour, lies: liesColour, questions: [] }),
    'colour frozen': scored({ sentences: sentencesColourFrozen, lies: liesColourFrozen, questions: [] }),
    eight: scored({ sentences: sentencesEight, lies: liesEight, questions: questionsEight }),
    'eight frozen': scored({
      sentences: sentencesEightFrozen,
      lies: liesEightFrozen,
      questions: questionsEightFrozen,
    }),
    wires: scored({ sentences: sentencesWires, lies: liesWires, questions: questionsWires }),
    'wires frozen': scored({
      sentences: sentencesWiresFrozen,
      lies: liesWiresFrozen,
      questions: questionsWiresFrozen,
    }),
    clauses: scored({ sentences: sentencesClauses, lies: liesClauses, questions: [] }),
    'clauses frozen': scored({ sentences: sentencesClausesFrozen, lies: liesClausesFrozen, questions: [] }),
    gazette: scored({ sentences: sentencesGazette, lies: liesGazette, questions: questionsGazette }),
    'gazette frozen': scored({
      sentences: sentencesGazetteFrozen,
      lies: liesGazetteFrozen,
      questions: questionsGazetteFrozen,
    }),
    sheets: scored({ sentences: sentencesSheets, lies: liesSheets, questions: [] }),
    'sheets frozen': scored({ sentences: sentencesSheetsFrozen, lies: liesSheetsFrozen, questions: [] }),
    twenty: scored({ sentences: sentencesTwenty, lies: {}, questions: [] }),
    'twenty frozen': scored({ sentences: sentencesTwentyFrozen, lies: {}, questions: [] }),
    strangers: scored({ sentences: sentencesStrangers, lies: liesStrangers, questions: questionsStrangers }),
    'strangers frozen': scored({
      sentences: sentencesStrangersFrozen,
      lies: liesStrangersFrozen,
      questions: questionsStrangersFrozen,
    }),
    fresh: scored({ sentences: sentencesFresh, lies: liesFresh, questions: [] }),
    'fresh two': scored({ sentences: sentencesFreshTwo, lies: liesFreshTwo, questions: [] }),
    varied: scored({ sentences: sentencesVaried, lies: liesVaried, questions: questionsVaried }),
    'fresh four': scored({ sentences: sentencesFreshFour, lies: liesFreshFour, questions: questionsFreshFour }),
    'fresh three': scored({ sentences: sentencesFreshThree, lies: liesFreshThree, questions: [] }),
    attacked: scored({ sentences: {}, lies: liesAttacked, questions: [] }),
    relations: scored({ sentences: sentencesRelations, lies: {}, questions: [] }),
    ends: scored({ sentences: sentencesEnds, lies: {}, questions: [] }),
    told: scored({ sentences: sentencesTold, lies: {}, questions: [] }),
    asked: scored({ sentences: {}, lies: {}, questions: questionsAsked }),
    'asked frozen': scored({ sentences: {}, lies: {}, questions: questionsAskedFrozen }),
    'fresh asked': scored({ sentences: {}, lies: {}, questions: questionsFreshAsked }),
    framed: scored({ sentences: {}, lies: {}, questions: questionsFramed }),
    counter: scored({ sentences: {}, lies: {}, questions: questionsCounter }),
    'counter frozen': scored({ sentences: {}, lies: {}, questions: questionsCounterFrozen }),
    modified: scored({ sentences: {}, lies: {}, questions: questionsModified }),
    'modified frozen': scored({ sentences: {}, lies: {}, questions: questionsModifiedFrozen }),
  }
  for (const [name, score] of Object.entries(sets)) print(name, score)
  if (isMissed)
    for (const score of [
      sets.open,
      sets.voices,
      sets.desks,
      sets.classes,
      sets.twisted,
      sets.placed,
      sets.vocabulary,
      sets.probed,
      sets.press,
      sets.grammar,
      sets.twelve,
      sets.colour,
      sets.eight,
      sets.wires,
      sets.clauses,
      sets.gazette,
      sets.sheets,
      sets.twenty,
      sets.strangers,
      sets.fresh,
      sets['fresh two'],
      sets['fresh three'],
      sets.relations,
      sets.ends,
      sets.told,
      sets.asked,
      sets['fresh asked'],
      sets.framed,
      sets['fresh four'],
      sets.attacked,
      sets.counter,
      sets.modified,
    ])
      console.log(`\n${missesOf(score)}`)
  const counts = Object.entries(sets).map(([name, { s, l, q }]) => {
    const of = ({ misses: _, ...rest }: typeof s | typeof l | typeof q) => rest
    return [name, { sentences: of(s), lies: of(l), questions: of(q) }] as const
  })
  mkdirSync(join(import.meta.dirname, 'results'), { recursive: true })
  writeFileSync(
    join(import.meta.dirname, 'results/words.json'),
    `${JSON.stringify(Object.fromEntries(counts), null, 2)}\n`,
  )
}

/** Filers' own sentences, of one half of the companies; those of half b are counted only. */
function measureFiled(half: 'a' | 'b', isMissed: boolean, isAgain: boolean): void {
  const kept = join(import.meta.dirname, `results/filed-${half}.json`)
  if (isAgain) rmSync(kept, { force: true })
  const filings = filedSentences(half, kept)
  const score = scoreFiled(filings)
  console.log(`half ${half}: ${filings.length} filings`)
  console.log(`  held by the statement: verified      ${percent(score.verified, score.held)}`)
  console.log(`  held by the statement: left open     ${percent(score.open, score.held)}`)
  console.log(`  held by the statement: contradicted  ${percent(score.contradicted, score.held)}`)
  console.log(`  other true sentences: contradicted   ${percent(score.others_contradicted, score.others)}`)
  for (const [kind, { made, verified, caught }] of Object.entries(score.lies))
    console.log(`  ${kind.padEnd(18)} shown verified    ${percent(verified, made)}, caught ${percent(caught, made)}`)
  if (isMissed && half === 'a') console.log(`\n${score.misses.join('\n')}`)
}

function measureMutated(named: readonly SentenceSet[]): void {
  const scores = named.map(falselyVerified)
  const sum = (of: (score: MutationScore) => number) => scores.reduce((total, score) => total + of(score), 0)
  const verified = scores.flatMap((score) => score.verified)
  console.log(`${sum((one) => one.of)} right sentences verified whole, made false in ${sum((one) => one.made)} ways`)
  console.log(`  verified nevertheless            ${verified.length}`)
  for (const one of verified) console.log(one)
}
const OPEN = [
  ...[sentencesOpen, sentencesVoiced, sentencesTried, sentencesDesks, sentencesDesksTried, classSentences],
  ...[sentencesProbed, sentencesPress, sentencesGrammar, sentencesTwelve, sentencesColour, sentencesEight],
  ...[sentencesWires, sentencesClauses, sentencesGazette, sentencesSheets, sentencesTwenty, sentencesStrangers],
  ...[sentencesTold, sentencesFresh],
  ...[sentencesTold, sentencesFreshTwo, sentencesFreshThree, sentencesFreshFour, sentencesVaried],
  ...[sentencesRelations, sentencesVocabulary],
]

const { values } = parseArgs({
  options: {
    missed: { type: 'boolean', default: false },
    set: { type: 'string' },
    filed: { type: 'string' },
    again: { type: 'boolean', default: false },
    mutated: { type: 'boolean', default: false },
  },
})
if (values.mutated) measureMutated(values.set === undefined ? OPEN : [(await readSet(values.set)).sentences])
else if (values.filed !== undefined) measureFiled(values.filed === 'b' ? 'b' : 'a', values.missed, values.again)
else if (values.set === undefined) measureOwn(values.missed)
else {
  const score = scored(await readSet(values.set))
  print(values.set, score)
  if (values.missed) console.log(`\n${missesOf(score)}`)
}

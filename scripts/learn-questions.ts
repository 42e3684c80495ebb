/**
 * `npm run learn`: learns from the questions in packages/core/src/chat/intent/lessons what kinds of questions there are and
 * which of them a statement answers, and writes the weights beside them. `--folds` writes nothing: each file of lessons is
 * tried with what the others teach, and how often the kind is told right is printed.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { directed } from '@topline/core/chat/intent/directed.ts'
import { featuresOf } from '@topline/core/chat/intent/features.ts'
import { clustersIn } from '@topline/core/chat/intent/learned.ts'
import { guesses } from '@topline/core/chat/intent/model.ts'
import { packed } from '@topline/core/chat/intent/packed.ts'
import { type NamedSlots, slotsIn } from '@topline/core/chat/intent/slots.ts'
import { type Lesson, trained } from '@topline/core/chat/intent/train.ts'
import { figuresNamed, guessedText } from '@topline/core/chat/question.ts'
import { readFiling } from '../bench/words/read.ts'
import type { FilingName } from '../bench/words/sets.ts'
import { modifiersOf } from '../packages/core/src/chat/intent/modifiers.ts'

const folder = join(import.meta.dirname, '../packages/core/src/chat/intent')
/** What such a question asks for stands in no statement. */
const NONE = 'cannot'

const paths = globSync('lessons/*.tsv', { cwd: folder }).sort()
const source = paths.map((path) => readFileSync(join(folder, path), 'utf8'))
const clusters = readFileSync(join(folder, 'lessons/clusters.json'), 'utf8')
const known = clustersIn(JSON.parse(clusters) as string[])

const facts = new Map<string, ReturnType<typeof readFiling>['facts']>()
function factsOf(name: string) {
  const found = facts.get(name) ?? readFiling(name as FilingName).facts // the lessons name filings of the sets
  facts.set(name, found)
  return found
}

interface Asked {
  label: string
  slots: NamedSlots
}
const asked = source.map((text) =>
  text
    .trimEnd()
    .split('\n')
    .map((line): Asked => {
      const [label = '', filing = '', question = ''] = line.split('\t')
      const of = factsOf(filing)
      const slots = slotsIn(guessedText(question, of), of, (said) => figuresNamed(said, of))
      return { label: directed(label, slots.tokens), slots }
    }),
)

/** What stands in more than one of them. */
function oftenIn(all: readonly (readonly string[])[]): Set<string> {
  const counts = new Map<string, number>()
  for (const words of all) for (const one of new Set(words)) counts.set(one, (counts.get(one) ?? 0) + 1)
  return new Set([...counts].flatMap(([word, count]) => (count > 1 ? [word] : [])))
}

/** What these questions teach. */
function learnedFrom(all: readonly Asked[]) {
  const words = new Set([...oftenIn(all.map(({ slots }) => slots.tokens))].filter((word) => /^\p{L}/u.test(word)))
  const lessons = all.map(({ label, slots }): Lesson => ({ label, features: featuresOf(slots, known, words) }))
  const can = lessons.map((one) => ({ ...one, label: one.label === NONE ? NONE : 'answerable' }))
  return {
    kinds: trained(lessons.filter(({ label }) => label !== NONE)),
    answerable: trained(can),
    clusters: known,
    words,
    before: oftenIn(all.flatMap(({ label, slots }) => (label === NONE ? [] : [modifiersOf(slots.tokens)]))),
  }
}

/** Of each file, by what the others teach: kinds told right of the questions that can be answered, and those told apart. */
function folds(): void {
  for (const [i, tried] of asked.entries()) {
    const taught = learnedFrom(asked.filter((_, at) => at !== i).flat())
    const told = tried.map(({ label, slots }) => {
      const features = featuresOf(slots, known, taught.words)
      const [kind, can] = [guesses(features, taught.kinds)[0]?.label, guesses(features, taught.answerable)[0]?.label]
      return { isAsked: label !== NONE, isKind: kind === label, isApart: (label === NONE) === (can === NONE) }
    })
    const can = told.filter(({ isAsked }) => isAsked)
    const share = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`
    process.stdout.write(
      `${paths[i]}: kind right ${share(can.filter(({ isKind }) => isKind).length, can.length)}, answerable or not told right ${share(told.filter(({ isApart }) => isApart).length, told.length)}\n`,
    )
  }
}

function write(): void {
  const all = asked.flat()
  const { kinds, answerable, words, before } = learnedFrom(all)
  const text = JSON.stringify({
    lessons: createHash('sha256').update(source.join('')).update(clusters).digest('hex'),
    ...packed([kinds, answerable]),
    words: [...words].sort().join(' '),
    before: [...before].sort().join(' '),
  })
  writeFileSync(join(folder, 'learned.json'), `${text}\n`)
  process.stdout.write(
    `${all.length} questions, ${kinds.features.size} features, ${Math.round(text.length / 1024)} KiB\n`,
  )
}

if (process.argv.includes('--folds')) folds()
else write()

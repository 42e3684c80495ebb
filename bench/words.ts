/**
 * `npm run bench:words [--missed]`: the reader of sentences over the sets of bench/words: sentences right and wrong,
 * what a lying model says, questions. Prints both halves; `--missed` lists what fails in the open half only.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { liesFrozen } from './words/lies-frozen.ts'
import { liesOpen } from './words/lies-open.ts'
import { questionsFrozen } from './words/questions-frozen.ts'
import { questionsOpen } from './words/questions-open.ts'
import { scoreLies, scoreQuestions, scoreSentences } from './words/score.ts'
import { sentencesFrozen } from './words/sentences-frozen.ts'
import { sentencesOpen } from './words/sentences-open.ts'

const percent = (n: number, of: number) => `${n} of ${of} (${((100 * n) / Math.max(1, of)).toFixed(1)} %)`
const halves = {
  open: { s: scoreSentences(sentencesOpen), l: scoreLies(liesOpen), q: scoreQuestions(questionsOpen) },
  frozen: { s: scoreSentences(sentencesFrozen), l: scoreLies(liesFrozen), q: scoreQuestions(questionsFrozen) },
}
for (const [name, { s, l, q }] of Object.entries(halves)) {
  console.log(`${name} half`)
  console.log(`  wrong sentences passed as right  ${percent(s.passed, s.wrong)}`)
  console.log(`  wrong sentences contradicted     ${percent(s.caught, s.wrong)}`)
  console.log(`  right sentences contradicted     ${percent(s.contradicted, s.right)}`)
  console.log(`  right sentences not understood   ${percent(s.not_understood, s.right)}`)
  console.log(`  lies shown verified              ${percent(l.verified, l.lies)}`)
  console.log(`  lies without a mark              ${percent(l.unmarked, l.lies)}`)
  console.log(`  questions answered               ${percent(q.answered, q.answerable)}`)
  console.log(`  honest refusals                  ${percent(q.refused, q.unanswerable)}`)
  console.log(`  answers to another question      ${percent(q.other, q.answerable + q.unanswerable)}`)
}
const { s, l, q } = halves.open
if (process.argv.includes('--missed')) console.log(`\n${[...s.misses, ...l.misses, ...q.misses].join('\n')}`)
const counts = Object.entries(halves).map(([name, { s, l, q }]) => {
  const of = ({ misses: _, ...rest }: typeof s | typeof l | typeof q) => rest
  return [name, { sentences: of(s), lies: of(l), questions: of(q) }] as const
})
mkdirSync(join(import.meta.dirname, 'results'), { recursive: true })
writeFileSync(
  join(import.meta.dirname, 'results/words.json'),
  `${JSON.stringify(Object.fromEntries(counts), null, 2)}\n`,
)

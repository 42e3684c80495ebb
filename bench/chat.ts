/**
 * `npm run bench:chat`: questions with known answers, asked of the reader that needs no model; and a model that lies in
 * thirty figures of a hundred, none of which may be shown as verified. It is a server on loopback that speaks the wire
 * formats of the providers.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerText } from '@topline/core/chat/answer.ts'
import { readQuestion } from '@topline/core/chat/question.ts'
import { replyTo } from '@topline/core/chat/reply.ts'
import { openModel } from '../packages/server/src/clients/llm/choose.ts'
import { PROVIDERS, startModelServer } from '../packages/server/src/clients/llm/model-server.fixture.ts'
import { silentLog } from '../packages/server/src/db/bench.fixture.ts'
import { openDb } from '../packages/server/src/db/open.ts'
import { readSettings } from '../packages/server/src/read-settings.ts'
import { type LieCounts, tellLies } from './chat-lies.ts'
import { type AskedQuestion, FILINGS, QUESTIONS } from './chat-questions.ts'
import { factsOf } from './words/read.ts'

const root = join(import.meta.dirname, '..')

const all = new Map(Object.entries(FILINGS).map(([name, filing]) => [name, factsOf(filing)]))
const kinds = new Map<string, { asked: number; right: number }>()
for (const question of QUESTIONS) {
  const facts = all.get(question.filing)
  if (!facts) throw new Error(question.filing)
  const read = readQuestion(question.text, facts, question.earlier ?? [])
  const { answer, isAnswered } = replyTo(read, facts, [])
  const problem = problemOf(question, answer, isAnswered)
  const count = kinds.get(question.kind) ?? { asked: 0, right: 0 }
  kinds.set(question.kind, { asked: count.asked + 1, right: count.right + (problem ? 0 : 1) })
  if (problem)
    console.log(
      `${question.filing}: ${question.text}\n  ${problem}\n  ${answerText(answer)}\n  ${JSON.stringify(read)}`,
    )
}

function problemOf(
  question: AskedQuestion,
  answer: ReturnType<typeof replyTo>['answer'],
  isAnswered: boolean,
): string | null {
  const figures = answer.parts.filter((part) => part.state === 'verified')
  if (question.cannot) return isAnswered || figures.length > 0 ? 'answered what cannot be answered' : null
  if (!isAnswered) return 'not answered'
  const text = answerText(answer)
  for (const figure of question.says ?? [])
    if (!figures.some((part) => part.text === figure)) return `without ${figure}`
  for (const word of question.words ?? []) if (!text.includes(word)) return `without "${word}"`
  for (const { citation } of figures) {
    const cited = citation === null ? undefined : answer.citations[citation]
    if (!cited || (cited.href === null && cited.text === null)) return `a figure without a place: ${cited?.label}`
  }
  return null
}

let asked = 0
let right = 0
for (const [kind, count] of kinds) {
  console.log(`${kind.padEnd(16)}${count.right}/${count.asked}`)
  asked += count.asked
  right += count.right
}
console.log(`all             ${right}/${asked}`)

const server = await startModelServer('')
const folder = mkdtempSync(join(tmpdir(), 'topline-chat-'))
const database = await openDb({ DATA_DIR: folder, DATABASE_URL: '' })
const told: LieCounts[] = []
try {
  await database.exec("insert into users (email, name) values ('bench@example.com', 'bench')")
  const facts = [...all.values()]
  for (const [n, one] of facts.entries()) {
    const settings = readSettings(server.env(PROVIDERS[n % PROVIDERS.length]), '')
    const model = openModel({ ...database, settings, now: () => new Date(), log: silentLog })
    if (!model) throw new Error('no model')
    told.push(await tellLies(one, 400, n + 1, server, model))
  }
  console.log(`lying model     asked ${server.asked.length} times over HTTP as ${PROVIDERS.join(', ')}`)
} finally {
  await server.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}
const sum = (name: 'unread' | 'figures' | 'lies' | 'liesVerified' | 'truths' | 'truthsVerified') =>
  told.reduce((total, one) => total + one[name], 0)
const lies = {
  unread: sum('unread'),
  asked: server.asked.length,
  figures: sum('figures'),
  lies: sum('lies'),
  lies_verified: sum('liesVerified'),
  truths: sum('truths'),
  truths_verified: sum('truthsVerified'),
}
for (const example of told.flatMap((one) => one.examples).slice(0, 30)) console.log(`  ${example}`)
console.log(
  `lying model     ${lies.figures} figures, ${lies.lies} lies, ${lies.lies_verified} of them shown as verified`,
)
console.log(`                ${lies.truths_verified} of ${lies.truths} true figures verified`)
mkdirSync(join(root, 'bench/results'), { recursive: true })
writeFileSync(
  join(root, 'bench/results/chat.json'),
  `${JSON.stringify({ asked, right, kinds: Object.fromEntries(kinds), lies }, null, 2)}\n`,
)
if (right / asked < 0.9 || lies.lies_verified > 0 || lies.unread > 0.02 * lies.figures) process.exitCode = 1

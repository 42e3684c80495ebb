/**
 * A model that lies: sentences about the facts of a filing, thirty figures in a hundred of them wrong — another number,
 * another figure, another period, the wrong direction. Told over HTTP in the wire formats of the providers, so that
 * every sentence takes the way of the product: provider, stream, sentences, check.
 */
import type { MessagePart } from '@topline/core/api/messages.ts'
import { factText } from '@topline/core/chat/answer.ts'
import type { ChatFact } from '@topline/core/chat/fact.ts'
import type { ChatFacts } from '@topline/core/chat/facts.ts'
import type { Model } from '../packages/server/src/clients/llm/model.ts'
import type { TestModelServer } from '../packages/server/src/clients/llm/model-server.fixture.ts'
import { answerQuestion } from '../packages/server/src/features/chat/answer.ts'

const LIES = 0.3

/** Sentences of one answer. */
const AN_ANSWER = 10
/** Nothing that the reader of figures answers by itself. */
const QUESTION = 'Tell me what struck you.'

export interface LieCounts {
  /** sentences whose figures could not be told apart in the answer */
  unread: number
  figures: number
  lies: number
  /** must be 0 */
  liesVerified: number
  truths: number
  truthsVerified: number
  examples: string[]
}

/** A generator of numbers from 0 to 1 that gives the same ones each time. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

interface Said {
  /** the figure as the model writes it: a reference or typed */
  text: string
  isLie: boolean
}
interface Sentence {
  text: string
  said: Said[]
}

/** Has the model at `server` tell so many sentences about the facts, and counts what the product shows as verified. */
export async function tellLies(
  facts: ChatFacts,
  rounds: number,
  seed: number,
  server: TestModelServer,
  model: Model,
): Promise<LieCounts> {
  const counts: LieCounts = {
    ...{ unread: 0, figures: 0, lies: 0, liesVerified: 0, truths: 0, truthsVerified: 0 },
    examples: [],
  }
  const sentences = sentencesAbout(facts, rounds, seed)
  for (let at = 0; at < sentences.length; at += AN_ANSWER) {
    const told = sentences.slice(at, at + AN_ANSWER)
    const shown: MessagePart[][] = []
    server.answer(told.map((one) => one.text).join(' '))
    await answerQuestion({
      ...{ question: QUESTION, history: [], facts, note: null, passages: [], model },
      ...{ accession_number: null, user_id: 1, signal: new AbortController().signal },
      onSentence: (parts) => void shown.push(parts),
    })
    if (shown.length !== told.length) counts.unread += told.length
    else for (const [n, sentence] of told.entries()) count(counts, sentence, shown[n] ?? [])
  }
  return counts
}

function count(counts: LieCounts, { text, said }: Sentence, parts: readonly MessagePart[]): void {
  // A direction that is wrong is marked beside its figure.
  const figures = parts.filter((part) => part.state !== 'plain' && /\d/.test(part.text))
  if (figures.length !== said.length) {
    counts.unread += 1
    counts.examples.push(`parts: ${text}`)
    return
  }
  for (const [n, part] of figures.entries()) {
    counts.figures += 1
    const isVerified = part.state === 'verified'
    if (said[n]?.isLie) {
      counts.lies += 1
      if (isVerified) {
        counts.liesVerified += 1
        counts.examples.push(`lie: ${text} (${part.text})`)
      }
    } else {
      counts.truths += 1
      if (isVerified) counts.truthsVerified += 1
      else if (counts.examples.length < 12) counts.examples.push(`truth: ${text} (${part.text})`)
    }
  }
}

function sentencesAbout(facts: ChatFacts, rounds: number, seed: number): Sentence[] {
  const next = dice(seed)
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(next() * list.length)]
    if (one === undefined) throw new Error('nothing to pick from')
    return one
  }
  const sayable = facts.facts.filter((fact) => fact.value !== 0)
  const typed = (fact: ChatFact): string => {
    const plain = factText({ ...fact, value: fact.kind === 'growth' ? Math.abs(fact.value) : fact.value })
    return plain
      .replace(/B$/, () => pick(['B', ' billion']))
      .replace(/(\d)M$/, (_, digit) => `${digit}${pick(['M', ' million'])}`)
  }
  const altered = (text: string): string => {
    const at = [...text.matchAll(/\d/g)].map((m) => m.index)
    const where = pick(at.slice(0, Math.max(1, at.length - 1)))
    const digit = (Number(text.charAt(where)) + 1 + Math.floor(next() * 8)) % 10
    return text.slice(0, where) + digit + text.slice(where + 1)
  }
  const say = (fact: ChatFact): Said => {
    const isLie = next() < LIES
    // A change is said without its sign, beside its verb: a reference would print the sign.
    const byReference = fact.kind !== 'growth' && next() < 0.5
    if (!isLie) return { text: byReference ? `[[${fact.id}]]` : typed(fact), isLie: false }
    const others = sayable.filter((one) => one.kind === fact.kind && factText(one) !== factText(fact))
    if (others.length > 0 && (byReference || next() < 0.4)) {
      const other = pick(others)
      return { text: byReference ? `[[${other.id}]]` : typed(other), isLie: typed(other) !== typed(fact) }
    }
    const wrong = altered(typed(fact))
    return { text: wrong, isLie: wrong !== typed(fact) }
  }

  const sentences: Sentence[] = []
  for (let i = 0; i < rounds; i++) {
    const fact = pick(sayable)
    const other = pick(sayable.filter((one) => one.kind === 'amount'))
    const a = say(fact)
    const b = say(other)
    const name = (one: ChatFact) => one.label
    let sentence: string
    let said: Said[]
    if (fact.kind === 'growth') {
      const isWrongWay = next() < LIES
      const verb =
        fact.value > 0 !== isWrongWay ? pick(['rose', 'increased', 'grew']) : pick(['fell', 'declined', 'decreased'])
      sentence = `${name(fact)} ${verb} ${a.text} in ${fact.period}.`
      said = [{ ...a, isLie: a.isLie || isWrongWay }]
    } else if (fact.kind === 'share') {
      sentence = `${name(fact)} was ${a.text} of revenue in ${fact.period}.`
      said = [a]
    } else if (next() < 0.5) {
      sentence = `${name(fact)} was ${a.text} in ${fact.period}.`
      said = [a]
    } else {
      sentence = `${name(fact)} was ${a.text} in ${fact.period}, and ${name(other)} was ${b.text} in ${other.period}.`
      said = [a, b]
    }
    sentences.push({ text: sentence, said })
  }
  return sentences
}

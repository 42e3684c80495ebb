/**
 * A model that lies: sentences about the facts of a filing, thirty figures in a hundred of them wrong — another number,
 * another figure, another period, the wrong direction. Every sentence goes through the check of the product.
 */
import { factText } from '@topline/core/chat/answer.ts'
import type { ChatFacts, Fact } from '@topline/core/chat/facts.ts'
import { Checker } from '@topline/core/chat/verify.ts'

const LIES = 0.3

export interface LieCounts {
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

export function tellLies(facts: ChatFacts, rounds: number, seed: number): LieCounts {
  const next = dice(seed)
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(next() * list.length)]
    if (one === undefined) throw new Error('nothing to pick from')
    return one
  }
  const sayable = facts.facts.filter((fact) => fact.value !== 0)
  const counts: LieCounts = { figures: 0, lies: 0, liesVerified: 0, truths: 0, truthsVerified: 0, examples: [] }

  const typed = (fact: Fact): string => {
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
  const say = (fact: Fact): Said => {
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

  for (let i = 0; i < rounds; i++) {
    const fact = pick(sayable)
    const other = pick(sayable.filter((one) => one.kind === 'amount'))
    const a = say(fact)
    const b = say(other)
    const name = (one: Fact) => one.label
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
    const checker = new Checker(facts, [], { metrics: [], periods: [] })
    const figures = checker.add(sentence).parts.filter((part) => part.state !== 'plain')
    if (figures.length !== said.length) {
      counts.examples.push(`parts: ${sentence}`)
      continue
    }
    figures.forEach((part, n) => {
      counts.figures += 1
      const isVerified = part.state === 'verified'
      if (said[n]?.isLie) {
        counts.lies += 1
        if (isVerified) {
          counts.liesVerified += 1
          counts.examples.push(`lie: ${sentence} (${part.text})`)
        }
      } else {
        counts.truths += 1
        if (isVerified) counts.truthsVerified += 1
        else if (counts.examples.length < 12) counts.examples.push(`truth: ${sentence} (${part.text})`)
      }
    })
  }
  return counts
}

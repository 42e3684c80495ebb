/**
 * Parts that many answers are made of, kept while nothing that they were made of is written: the row of a filing stands
 * in every list that shows it, what a company printed in its series, its statements and its filings. An answer that is
 * due makes anew only the parts of the companies that were written; each part is of one company, so that no write to
 * another ends it. Only while a kept answer is made (`keepParts`): it has looked at the changes before it reads.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import type { Changes } from './changes.ts'
import { currentReading, Reading, readFor } from './reading.ts'

/** All kept parts of a process, as those who make them weigh them: about kilobytes. */
const MOST = 48 * 1024

interface KeptPart {
  /** the look at the changes before anything of it was read */
  at: number
  reading: Reading
  topics: readonly string[]
  value: unknown
  weight: number
}

export class KeptParts {
  private readonly changes: Changes
  private readonly parts = new LRUCache<string, KeptPart>({
    maxSize: MOST,
    sizeCalculation: ({ weight }) => Math.ceil(weight),
  })

  constructor(changes: Changes) {
    this.changes = changes
  }

  find(key: string): KeptPart | undefined {
    const found = this.parts.get(key)
    return found && this.changes.isUnchanged(found.topics, found.at) ? found : undefined
  }

  keep(key: string, part: Omit<KeptPart, 'topics'>): void {
    const topics = part.reading.topics()
    if (topics !== null) this.parts.set(key, { ...part, topics })
  }
}

/** The parts of this process, and the look at the changes before the answer that is made reads anything. */
interface Moment {
  parts: KeptParts
  at: number
}

const moments = new AsyncLocalStorage<Moment>()

/** What `fn` starts takes its parts from those of `moment`, and leaves there what it makes. */
export function keepParts<T>(moment: Moment, fn: () => T): T {
  return moments.run(moment, fn)
}

/** A part of one company. @param cik digits */
interface Made<T> {
  value: T
  cik: string
}

/** What parts are: their kind, with whatever decides about them beside their key, and about how many KB one has. */
interface Kind<T> {
  name: string
  weight(value: T): number
}

/**
 * Parts by their keys; those that are not kept are made in one go. Whoever gets one must not change it.
 * @param make gives those of the keys that there are
 */
export async function keptParts<T>(
  kind: Kind<T>,
  keys: readonly string[],
  make: (missing: readonly string[]) => Promise<Map<string, Made<T>>>,
): Promise<Map<string, T>> {
  const [moment, whole] = [moments.getStore(), currentReading()]
  const found = new Map<string, T>()
  const missing: string[] = []
  for (const key of keys) {
    const part = moment?.parts.find(`${kind.name} ${key}`)
    if (!part) {
      missing.push(key)
      continue
    }
    whole?.notePart(part.reading)
    found.set(key, part.value as T) // kept below, under a name of this kind
  }
  if (missing.length === 0) return found
  const reading = new Reading()
  const made = await (moment && whole ? readFor(reading, () => make(missing)) : make(missing))
  for (const [key, { value, cik }] of made) {
    found.set(key, value)
    if (!moment) continue
    const own = reading.ofCompany(cik)
    whole?.notePart(own)
    moment.parts.keep(`${kind.name} ${key}`, { at: moment.at, reading: own, value, weight: kind.weight(value) })
  }
  // Whatever may come to be under a key that there is nothing for ends the answer.
  if (made.size < missing.length && moment) whole?.notePart(reading)
  return found
}

/** One part of a company. @param cik digits */
export async function keptPart<T>(kind: Kind<T>, cik: string, make: () => Promise<T>): Promise<T> {
  const found = await keptParts(kind, [cik], async () => new Map([[cik, { value: await make(), cik }]]))
  return found.get(cik) as T // made where it was not kept
}

/**
 * Statements that PostgreSQL plans once: what a process asks again and again gets a name, so that a connection reads
 * and plans its text only the first time. Half of what a short query costs is that.
 */
import type { PoolClient, QueryConfig } from 'pg'
import type { Db } from './transaction.ts'

/** Asked so often, a text is worth a plan that a connection keeps. */
const OFTEN = 5
/** Plans that a connection keeps at most: some 50 KB each. */
const MOST_NAMES = 250
/** Texts that are counted; beyond it the counting begins anew. */
const MOST_TEXTS = 2000

interface Seen {
  times: number
  name: string | undefined
}

/** Which statements of this process have a name; one for all its connections, each of which plans for itself. */
export class StatementNames {
  private readonly seen = new Map<string, Seen>()
  private named = 0

  /** The name of a statement with values; undefined while it is a rare one. */
  of(text: string): string | undefined {
    const found = this.seen.get(text)
    if (!found) {
      if (this.seen.size >= MOST_TEXTS) this.forgetRare()
      this.seen.set(text, { times: 1, name: undefined })
      return undefined
    }
    found.times += 1
    if (found.name === undefined && found.times > OFTEN && this.named < MOST_NAMES) {
      this.named += 1
      found.name = `topline_${this.named}`
    }
    return found.name
  }

  private forgetRare(): void {
    for (const [text, { name }] of this.seen) if (name === undefined) this.seen.delete(text)
  }
}

/**
 * What is made once for a database, or for a transaction of it: a query put together from ninety columns is worth
 * keeping.
 */
export function onceFor<T>(make: (db: Db) => T): (db: Db) => T {
  const made = new WeakMap<Db, T>()
  return (db) => {
    const known = made.get(db)
    if (known !== undefined) return known
    const fresh = make(db)
    made.set(db, fresh)
    return fresh
  }
}

/** From now on this connection asks what has a name by it. Statements without values, several at once too, stay as they are. */
export function prepareRepeated(client: PoolClient, names: StatementNames): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client)
  const asked = (first: unknown, values: unknown, ...rest: unknown[]): unknown =>
    query(withName(first, values, names), values, ...rest)
  client.query = asked as typeof client.query // the same arguments, in whichever of its many forms
}

function withName(first: unknown, values: unknown, names: StatementNames): unknown {
  if (!Array.isArray(values) || values.length === 0) return first
  if (typeof first === 'string') return { text: first, name: names.of(first) }
  return isPlain(first) ? { ...first, name: names.of(first.text) } : first
}

/** A statement that has no name yet and is no cursor or stream. */
function isPlain(first: unknown): first is QueryConfig {
  if (typeof first !== 'object' || first === null || 'submit' in first) return false
  return 'text' in first && typeof first.text === 'string' && (!('name' in first) || first.name === undefined)
}

/** Mutations of filings from a seed: what a damaged, cut or hostile document looks like. Pure. */

/** A small generator with a seed (mulberry32): the same numbers on every machine. Answers 0 ≤ x < 1. */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Mutation = (bytes: Buffer, next: () => number) => Buffer
const below = (next: () => number, n: number) => Math.floor(next() * n)
const insert = (bytes: Buffer, at: number, text: string) =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from(text, 'latin1'), bytes.subarray(at)])

/** The start of a random occurrence of a byte string at or after a random place; -1 where there is none. */
function somewhere(bytes: Buffer, next: () => number, needle: string): number {
  const at = bytes.indexOf(needle, below(next, bytes.length))
  return at >= 0 ? at : bytes.indexOf(needle)
}

export const MUTATIONS: Record<string, Mutation> = {
  'cut short': (b, next) => b.subarray(0, below(next, b.length)),
  'cut out': (b, next) => {
    const at = below(next, b.length)
    return Buffer.concat([b.subarray(0, at), b.subarray(Math.min(b.length, at + below(next, 50_000)))])
  },
  spliced: (b, next) => {
    const from = below(next, b.length)
    const at = below(next, b.length)
    return Buffer.concat([b.subarray(0, at), b.subarray(from, from + 5_000), b.subarray(at)])
  },
  'bits flipped': (b, next) => {
    const copy = Buffer.from(b)
    for (let i = 0; i < 40; i++) {
      const at = below(next, copy.length)
      copy[at] = (copy[at] ?? 0) ^ (1 << below(next, 8))
    }
    return copy
  },
  'tag unclosed': (b, next) => {
    const at = somewhere(b, next, '>')
    return at < 0 ? b : Buffer.concat([b.subarray(0, at), b.subarray(at + 1)])
  },
  'end tag lost': (b, next) => {
    const at = somewhere(b, next, '</')
    return at < 0 ? b : Buffer.concat([b.subarray(0, at), b.subarray((b.indexOf('>', at) + 1 || b.length) | 0)])
  },
  'table opened': (b, next) => insert(b, below(next, b.length), '<table><tr><td>'),
  'row doubled': (b, next) => {
    const at = somewhere(b, next, '<tr')
    const end = at < 0 ? -1 : b.indexOf('</tr>', at)
    return end < 0 || end - at > 20_000
      ? b
      : Buffer.concat([b.subarray(0, end + 5), b.subarray(at, end + 5), b.subarray(end + 5)])
  },
  'deeply nested': (b, next) => insert(b, below(next, b.length), '<div>'.repeat(2_000)),
  'angle brackets': (b, next) => insert(b, below(next, b.length), '<'.repeat(20_000)),
  'NUL bytes': (b, next) => insert(b, below(next, b.length), '\0'.repeat(200)),
  'endless number': (b, next) => insert(b, Math.max(0, somewhere(b, next, '</td>')), '9'.repeat(100_000)),
  'broken entity': (b, next) => insert(b, below(next, b.length), '&#xFFFFFFFF;&#;&nosuch;&amp'),
  'attribute torn': (b, next) => {
    const at = somewhere(b, next, 'contextRef="')
    return at < 0 ? b : Buffer.concat([b.subarray(0, at + 12), b.subarray(at + 14)])
  },
  'encoding mixed': (b, next) => insert(b, below(next, b.length), '\xff\xfe\xc3\x28\xe2\x82'),
}

/** One mutated document: a mutation by its number, up to three times over. */
export function mutate(bytes: Buffer, seed: number): { name: string; bytes: Buffer } {
  const next = random(seed)
  const names = Object.keys(MUTATIONS)
  const name = names[seed % names.length] ?? 'cut short'
  let damaged = bytes
  for (let i = 0; i <= below(next, 3); i++) damaged = MUTATIONS[name]?.(damaged, next) ?? damaged
  return { name, bytes: damaged }
}

/** Lists of rules in the engine's source, and how one of their elements is switched off. */

/** A list at the top of a module: `const NAME: readonly Something[] = [` with its elements on lines of their own. */
export const LIST = /^(?:export )?const ([A-Z][A-Z_]*): readonly [^=\n]*(?:\n[^=\n]*)?= \[\n/gm

/** Where reasons whose condition holds are kept, and the end of a reason with its name: `[condition, points, 'name']`. */
export const HELD = /\(holds \? /
export const REASON = /-?[\d.]+(?: [*:?] [\w.-]+(?: : -?\d+)?)?,\s+(?:'([^'\n]+)'|"[^"\n]+"),?\s*\]/g

export type Registered = unknown[]

const NEVER = /(?!)/

/** A rule's name, and one in its place that does nothing; null where the element is no rule. */
export function switchable(rule: unknown): { name: string; without: unknown } | null {
  if (Array.isArray(rule)) {
    const at = rule.findIndex((part) => part instanceof RegExp)
    if (at < 0) return null
    return { name: rule.map(String).join(' ').slice(0, 100), without: rule.with(at, NEVER) }
  }
  if (typeof rule !== 'object' || rule === null) return null
  const one = rule as Record<string, unknown>
  const name = ['why', 'kind', 'category', 'words', 'weight']
    .flatMap((key) => (key in one ? [String(one[key])] : []))
    .join(' ')
  const without = withoutIt(one)
  return without && { name: name.slice(0, 100), without: { ...one, ...without } }
}

function withoutIt(one: Record<string, unknown>): Record<string, unknown> | null {
  if (typeof one.find === 'function') return { find: () => [] }
  if (typeof one.holds === 'function') return { holds: () => false }
  if (typeof one.whole === 'function') return { whole: () => null }
  return one.words instanceof RegExp ? { words: NEVER } : null
}

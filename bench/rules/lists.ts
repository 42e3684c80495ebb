/** Lists of rules in the engine's source, and how one of their elements is switched off. */

/** A list at the top of a module: `const NAME: readonly Something[] = [` with its elements on lines of their own. */
export const LIST = /^(?:export )?const ([A-Z][A-Z_]*): readonly [^=\n]*(?:\n[^=\n]*)?= \[\n/gm

/** Where reasons whose condition holds are kept, and the end of a reason with its name: `[condition, points, 'name']`. */
export const HELD = /\(holds \? /
export const REASON = /-?[\d.]+(?: [*:?] [\w.-]+(?: : -?\d+)?)?,\s+(?:'([^'\n]+)'|"([^"\n]+)"),?\s*\]/g

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

/** The rule as it is, telling `spoke` whenever it finds something: what it never finds anything in does not need it. */
export function listening(rule: unknown, spoke: () => void): unknown {
  if (Array.isArray(rule)) return rule.map((part) => (part instanceof RegExp ? heard(part, spoke) : part))
  const one = rule as Record<string, unknown>
  const told = Object.fromEntries(
    Object.entries(one).map(([key, value]) => {
      if (value instanceof RegExp && key === 'words') return [key, heard(value, spoke)]
      if (typeof value !== 'function' || !['find', 'holds', 'whole'].includes(key)) return [key, value]
      return [key, (...args: unknown[]) => answered(value.apply(rule, args), spoke)]
    }),
  )
  return { ...one, ...told }
}

function answered(found: unknown, spoke: () => void): unknown {
  const isNothing = found === null || found === false || (Array.isArray(found) && found.every((one) => one === null))
  if (!isNothing) spoke()
  return found
}

/** An expression that tells when it matches, or when it is made a part of another. */
function heard(words: RegExp, spoke: () => void): RegExp {
  class Heard extends RegExp {
    override exec(text: string) {
      const match = super.exec(text)
      if (match !== null) spoke()
      return match
    }
    override get source() {
      spoke()
      return super.source
    }
  }
  return new Heard(words, words.flags)
}

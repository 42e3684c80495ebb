/** Statements set as lines of even width within an HTML document that has tables elsewhere (T162). */
import type { Bytes } from '../../bytes.ts'
import { rawText } from '../../find.ts'
import { preformattedOpens, type Range } from '../table-ranges.ts'

/** Less preformatted text holds no statement. */
const LEAST = 800

/**
 * The document as lines, its tables blank, so that places stay what they are; null where it has no preformatted text
 * to speak of.
 */
export function preformattedText(bytes: Bytes, tables: readonly Range[]): string | null {
  const opens = preformattedOpens(bytes)
  if (opens.length === 0) return null
  const raw = rawText(bytes)
  const size = opens.reduce((sum, at) => {
    const end = raw.slice(at, at + 400_000).search(/<\/pre/i)
    return sum + Math.max(0, end)
  }, 0)
  if (size < LEAST) return null
  let from = 0
  const parts: string[] = []
  for (const { start, end } of tables) {
    if (start < from) continue
    parts.push(raw.slice(from, start), ' '.repeat(end - start))
    from = end
  }
  return [...parts, raw.slice(from)].join('')
}

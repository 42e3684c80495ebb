/** Elements that hold nothing: they may stand without an end. */
const VOID = new Set(['br', 'hr', 'img', 'col', 'input', 'meta', 'link', 'wbr'])
const TAG = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const MAX_DEPTH = 256

/**
 * Where a stretch of an inline document stops being XML: a tag that is none, or an end without its start; -1 where it
 * is whole. Inline XBRL is XML (Inline XBRL 1.1, section 4), so that a piece torn out of a document shows here.
 */
export function firstFlaw(text: string): number {
  const open: string[] = []
  for (let at = text.indexOf('<'); at >= 0; ) {
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at)
      if (end < 0) return at
      at = text.indexOf('<', end)
      continue
    }
    TAG.lastIndex = at
    const tag = TAG.exec(text)
    if (tag === null) return at
    const [whole, closing, name = '', , empty] = tag
    if (closing && !VOID.has(name)) {
      if (open.pop() !== name) return at
    } else if (!closing && !empty && !VOID.has(name)) {
      if (open.length >= MAX_DEPTH) return at
      open.push(name)
    }
    at = text.indexOf('<', at + whole.length)
  }
  return open.length === 0 ? -1 : text.length
}

/**
 * What the database takes as text: neither the character NUL nor half of a surrogate pair, both of which JSON can
 * spell (`\u0000`, `\ud800`). Asked once where text comes in, so that no query has to know.
 */

/** Where in a value, keys included, such text stands: its path with dots ('' = the value itself); null when nowhere. */
export function findUnstorable(value: unknown): string | null {
  const open: [unknown, string][] = [[value, '']]
  for (let next = open.pop(); next; next = open.pop()) {
    const [one, path] = next
    if (typeof one === 'string' && !isStorable(one)) return path
    if (typeof one !== 'object' || one === null || ArrayBuffer.isView(one)) continue
    for (const [key, inner] of Object.entries(one)) {
      if (!isStorable(key)) return path
      open.push([inner, path === '' ? key : `${path}.${key}`])
    }
  }
  return null
}

const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

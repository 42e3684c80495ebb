/** A text written anew: a part of a string holds on to the whole, which is a document here. */
export const ofItsOwn = (text: string): string => JSON.parse(JSON.stringify(text))

/** So many texts are kept: a few filings' worth of labels. */
const MOST = 4000

/**
 * A function of a text that remembers what it gave for the last few thousand texts: labels come again, column by column
 * and filing by filing. The function has to be pure.
 */
export function kept<Value>(of: (text: string) => Value, most = MOST): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const own = ofItsOwn(text)
    const made = of(own)
    if (known.size >= most) known.clear()
    known.set(own, made)
    return made
  }
}

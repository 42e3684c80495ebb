/** Short names of lines in the flow; the statement's table keeps them as printed. */

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^(?:total )?(?:selling|sales),? (?:and )?general,? (?:and|&) administrative(?: expenses?)?$/i, 'SG&A'],
  [/^(?:total )?research (?:and|&) development(?: expenses?)?(?:, net)?$/i, 'R&D'],
  [/^(?:total )?general (?:and|&) administrative expenses?$/i, 'General and administrative'],
]

/** The printed line without footnote marks and colon, in its short form where that is common. */
export function lineName(printed: string): string {
  const plain = printed
    .replace(/\s*[([]\s*(?:\d{1,2}|[a-z]|notes? [^)\]]*)\s*[)\]]\s*$/i, '')
    .replace(/[:*]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  for (const [pattern, short] of SHORT) if (pattern.test(plain)) return short
  return plain === '' ? 'Expense' : plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** What the items after taxes are called, by the labels of the cells they were read from. */
export function afterTaxName(labels: readonly string[]): { name: string; minority: boolean } {
  const all = (pattern: RegExp): boolean => labels.length > 0 && labels.every((label) => pattern.test(label))
  if (all(/non-?controlling|minority/i)) return { name: 'Minority interests', minority: true }
  if (all(/discontinued/i)) return { name: 'Discontinued operations', minority: false }
  if (all(/accounting (?:change|principle)|cumulative effect/i)) return { name: 'Accounting changes', minority: false }
  if (all(/equity|affiliate|associate|investee/i)) return { name: 'Equity-method result', minority: false }
  return { name: 'Other items after taxes', minority: false }
}

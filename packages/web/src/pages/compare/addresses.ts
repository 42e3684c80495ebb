/** Addresses of a comparison; pure. */

const MOST = 5

export type Compared = { kind: 'show'; ciks: string[] } | { kind: 'redirect'; to: string } | { kind: 'not-found' }

export function compareHref(ciks: readonly string[]): string {
  return ciks.length === 1 ? `/company/${ciks[0]}` : `/companies/compare/${ciks.join('/')}`
}

/**
 * What an address means: repeats and leading zeros are redirected away, one company is its own page, more than five or
 * something that is no CIK is not found (decisions 27 and 29).
 */
export function readCompared(path: string): Compared {
  const given = path.split('/').filter((part) => part !== '')
  if (given.length === 0 || given.some((part) => !/^\d{1,10}$/.test(part))) return { kind: 'not-found' }
  const unique = [...new Set(given.map((part) => String(Number(part))))]
  if (unique.length > MOST) return { kind: 'not-found' }
  if (unique.length === 1 || unique.join('/') !== given.join('/')) return { kind: 'redirect', to: compareHref(unique) }
  return { kind: 'show', ciks: unique }
}

/** Replacing keeps the place (decision 62). */
export const replaced = (ciks: readonly string[], old: string, next: string): string[] =>
  ciks.map((cik) => (cik === old ? next : cik))

export const without = (ciks: readonly string[], cik: string): string[] => ciks.filter((other) => other !== cik)

/**
 * Colours of what is compared now: who stays keeps its colour, the one that takes a place takes its colour too
 * (decision 62), others get the lowest free one.
 */
export function nextColors(before: ReadonlyMap<string, number>, ciks: readonly string[]): Map<string, number> {
  const colors = new Map<string, number>()
  for (const cik of ciks) {
    const had = before.get(cik)
    if (had !== undefined) colors.set(cik, had)
  }
  const left = [...before].filter(([cik]) => !ciks.includes(cik))
  const isReplacement = ciks.length === before.size && left.length === 1
  for (const cik of ciks) {
    if (colors.has(cik)) continue
    const freed = isReplacement ? left[0]?.[1] : undefined
    const taken = new Set(colors.values())
    let free = freed ?? 0
    while (taken.has(free)) free += 1
    colors.set(cik, free)
  }
  return colors
}

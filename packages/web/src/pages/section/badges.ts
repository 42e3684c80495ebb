/** '(11) segment': how often a phrase stands in the filing. */
export const badgeText = (info: { selector: string; count: number }): string => `(${info.count}) ${info.selector}`

/** ms between the last key and the search. */
export const SELECTOR_PAUSE = 500

/** How many places are marked: `#m1`, `#m2` and so on. */
export const placesIn = (html: string): number => html.match(/<span id="m\d+"[^>]*><\/span>/g)?.length ?? 0

/** The place after a step, 1 to `total`, round at both ends; 0 = not begun. */
export function stepped(current: number, by: number, total: number): number {
  if (total === 0) return 0
  if (current === 0) return by > 0 ? 1 : total
  return ((current - 1 + by + total) % total) + 1
}

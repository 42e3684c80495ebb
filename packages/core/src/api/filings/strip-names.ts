/** What the strip of Home can be asked for; apart from the answer's schema, so that a page does not load what checks it. */

/** Days as EDGAR counts them, in New York; a week begins on Monday. */
export const STRIP_SPANS = ['today', 'week'] as const
/** Of some days, or of the companies of a list. */
export type StripSpan = (typeof STRIP_SPANS)[number] | 'list'

/** By what was kept of revenue, by what was lost, by the change of revenue on the year before in either direction. */
export const STRIP_SORTS = ['newest', 'kept', 'lost', 'change'] as const
export type StripSort = (typeof STRIP_SORTS)[number]

import { STRIP_SORTS, STRIP_SPANS, type StripSort, type StripSpan } from '@topline/core/api/filings/strip-names.ts'

/** What the strip shows, as it stands in the address (`?span=week&by=kept`); defaults are left out. */
export interface StripState {
  /** null = the first span that holds something */
  span: StripSpan | null
  sort: StripSort
}

const oneOf = <Value extends string>(known: readonly Value[], text: string | null): Value | null =>
  known.find((one) => one === text) ?? null

/** What the address says; anything it cannot mean counts as not said. */
export const readStripState = (params: URLSearchParams): StripState => ({
  span: oneOf(STRIP_SPANS, params.get('span')),
  sort: oneOf(STRIP_SORTS, params.get('by')) ?? 'newest',
})

/** The call's parameters. */
export const stripQuery = ({ span, sort }: StripState) => ({ ...(span === null ? {} : { span }), sort })

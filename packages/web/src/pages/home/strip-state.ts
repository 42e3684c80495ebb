import { STRIP_SORTS, STRIP_SPANS, type StripSort } from '@topline/core/api/filings/strip-names.ts'

/** What the strip shows, as it stands in the address (`?span=week&by=kept`, `?of=big-technology`); defaults are left out. */
export interface StripState {
  /** null = the first span that holds something */
  span: (typeof STRIP_SPANS)[number] | null
  /** the address of a list, whose companies are shown in the place of days */
  list: string | null
  /** null = as is usual for what is shown */
  sort: StripSort | null
}

const oneOf = <Value extends string>(known: readonly Value[], text: string | null): Value | null =>
  known.find((one) => one === text) ?? null

/** What the address says; anything it cannot mean counts as not said. */
export const readStripState = (params: URLSearchParams): StripState => ({
  span: oneOf(STRIP_SPANS, params.get('span')),
  list: params.get('of') || null,
  sort: oneOf(STRIP_SORTS, params.get('by')),
})

/** The call's parameters. */
export const stripQuery = ({ span, list, sort }: StripState) => ({
  ...(list !== null ? { list } : span === null ? {} : { span }),
  ...(sort === null ? {} : { sort }),
})

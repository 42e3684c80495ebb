import type { FigurePlace } from '@topline/core/api/wire.ts'

/** The cell of a figure in the source view; null where it is calculated or not located. */
export function placeHref(accession: string, place: FigurePlace | null): string | null {
  if (place === null || place.computed || place.at === null) return null
  const doc = place.document === null ? '' : `&doc=${encodeURIComponent(place.document)}`
  return `/source/${accession}?at=${place.at}${doc}`
}

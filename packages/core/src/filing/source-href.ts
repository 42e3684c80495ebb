/** Address of a byte range of a filing's document; ranges longer than the view takes are cut. */
export function sourceHref(
  accession: string,
  place: { start: number; end: number; document?: string | null | undefined },
): string {
  const end = Math.min(place.end, place.start + 9_999)
  const doc = place.document ? `&doc=${encodeURIComponent(place.document)}` : ''
  return `/source/${accession}?at=${place.start}-${end}${doc}`
}

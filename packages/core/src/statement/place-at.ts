import type { Place } from './statement.ts'

/** 'start-end' of a place; null where it is calculated or was not located. */
export function atOf(place: Place | null | undefined): string | null {
  if (!place || 'computed' in place || place.start === null || place.end === null) return null
  return `${place.start}-${place.end}`
}

/** Where a figure stands, as an address names it. */
export const figurePlaceOf = (place: Place | null | undefined) => ({
  at: atOf(place),
  document: place && !('computed' in place) ? (place.document ?? null) : null,
  computed: place != null && 'computed' in place,
})

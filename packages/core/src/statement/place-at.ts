import type { Place } from './statement.ts'

/** 'start-end' of a place; null where it is calculated or was not located. */
export function atOf(place: Place | null | undefined): string | null {
  if (!place || 'computed' in place || place.start === null || place.end === null) return null
  return `${place.start}-${place.end}`
}

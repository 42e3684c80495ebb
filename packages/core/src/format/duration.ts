/** Spans of time as text: seconds, then minutes and seconds, then hours and minutes. */
import { MISSING } from './amount.ts'

/** "45s", "2m 5s", "1h 3m" of a number of seconds (cut to whole seconds). Unknown or negative: "-". */
export function formatDuration(seconds: number | null | undefined): string {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds < 0) return MISSING
  const whole = Math.floor(seconds)
  if (whole < 60) return `${whole}s`
  const minutes = Math.floor(whole / 60)
  if (minutes < 60) return `${minutes}m ${whole % 60}s`
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`
}

/** Minutes to read `words` words: words / 200 rounded up, at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / 200))
}

/** The clock of New York, which EDGAR's pages show. */
const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'medium',
})
const HOUR_MS = 3_600_000

/** '2025-07-31 16:30:25' → '2025-07-31T20:30:25.000Z'; null for what no clock there shows. */
export function newYorkInstant(shown: string): string | null {
  const asUtc = Date.parse(`${shown.replace(' ', 'T')}Z`)
  // Four hours behind Greenwich in summer, five in winter.
  const at = [4, 5].map((hours) => new Date(asUtc + hours * HOUR_MS)).find((one) => isShown(one, shown))
  return at?.toISOString() ?? null
}

const isShown = (at: Date, shown: string): boolean => !Number.isNaN(at.getTime()) && CLOCK.format(at) === shown

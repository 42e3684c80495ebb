/**
 * The address form of a name: "Magnificent Seven" → "magnificent-seven", "AT&T Inc." → "at-t-inc". Letters with marks
 * lose them, everything but a to z and 0 to 9 becomes one hyphen, none at the ends. Empty where nothing is left.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

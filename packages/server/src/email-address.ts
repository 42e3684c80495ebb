/**
 * E-mail addresses as they are compared here: without regard to the case of the letters a to z. Other letters stay as
 * they are, and an address with a letter that some rule of Unicode turns into one of ASCII (the Kelvin sign into k, İ
 * into i, full-width letters into plain ones) is none: it could be taken for somebody else's.
 */

/** The address as it is kept and compared; null for what is no address or could be taken for another. */
export function readAddress(text: string): string | null {
  const address = text.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) return null
  return [...address].some(isLookAlike) ? null : address
}

const ASCII = /[\0-\x7f]/

function isLookAlike(letter: string): boolean {
  if (ASCII.test(letter)) return false
  return [letter.toLowerCase(), letter.toUpperCase(), letter.normalize('NFKC')].some((other) => ASCII.test(other))
}

/** Names of a filing, written one way. */

/** `0000320193-24-000123` from any spelling of an accession number; null where it is none. */
export function normalAccession(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  if (digits.length !== 18 || /[^\d\s-]/.test(text)) return null
  return `${digits.slice(0, 10)}-${digits.slice(10, 12)}-${digits.slice(12)}`
}

/** `320193` from `0000320193`, `CIK0000320193` or a number; null where it is none. */
export function normalCik(text: string | number): string | null {
  const digits = /^(?:cik)?\s*0*(\d{1,10})$/i.exec(String(text).trim())?.[1]
  return digits === undefined || digits === '0' ? null : digits
}

/** `BRK-B` from ` brk.b `: capitals, dots and slashes as dashes. */
export function normalTicker(text: string): string | null {
  const ticker = text
    .trim()
    .toUpperCase()
    .replace(/[./\s]+/g, '-')
  return /^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(ticker) && ticker.length <= 12 ? ticker : null
}

/** `10-K` of `10-K/A`, `10-K405`, `10-KSB40`, `10-KT`; other forms without their amendment mark. */
export function formBase(form: string): string {
  const base = form.trim().toUpperCase().replace(/\/A$/, '')
  return /^10-?K/.test(base) ? '10-K' : /^10-?Q/.test(base) ? '10-Q' : base
}

/** True where the form is a transition report, whose period has any length. */
export function isTransition(form: string): boolean {
  return /^(10-?KT|10-?QT|10-K405T|20-FT)/i.test(form.trim())
}

/** True where the form reports a fiscal year. */
export function isAnnual(form: string): boolean {
  const base = formBase(form)
  return base === '10-K' || base === '20-F' || base === '40-F'
}

/** The halves into which companies are divided: rules are written looking at one, and the other tells whether they carry over. */
import { createHash } from 'node:crypto'

/** The half that a company belongs to, by its CIK, with or without zeros before it; by its name where that is not known. */
export function halfOf({ cik = '', company }: { cik?: string | undefined; company: string }): 'a' | 'b' {
  const key = cik.replace(/^0+/, '') || company.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return (createHash('sha256').update(key).digest()[0] ?? 0) % 2 === 0 ? 'a' : 'b'
}

/** Single digits flipped in the printed figures of a filing, from a seed. Pure. */
import { type ExtractionResult, FIGURE_NAMES, type FigureName } from '@topline/core/statement/statement.ts'
import { random } from './mutate.ts'

/** The figures whose digits are flipped; tests beside them prove each. */
export const FLIPPED: readonly FigureName[] = [
  'total_revenue',
  'cost_of_revenue',
  'income_tax_expense',
  'net_income',
  'basic_eps',
  'diluted_eps',
]

type Read = Extract<ExtractionResult, { ok: true }>

const isDigit = (code: number | undefined): boolean => code !== undefined && code >= 48 && code <= 57

/**
 * The document once for each of these figures that is printed, with one of its digits, whichever, changed where it was
 * read.
 */
export function flippedDigits(bytes: Buffer, read: Read, seed: number): { name: FigureName; bytes: Buffer }[] {
  const next = random(seed)
  return FLIPPED.flatMap((name) => {
    const place = read.provenance[name]
    if (place === undefined || 'computed' in place || place.start === null || place.end === null) return []
    const digits: number[] = []
    for (let at = place.start; at < place.end; at++) if (isDigit(bytes[at])) digits.push(at)
    const at = digits[Math.floor(next() * digits.length)]
    if (at === undefined) return []
    const copy = Buffer.from(bytes)
    const old = (copy[at] ?? 48) - 48
    copy[at] = 48 + ((old + 1 + Math.floor(next() * 9)) % 10)
    return [{ name, bytes: copy }]
  })
}

/** Whether both readings have the same figures: the changed digits were not needed, as they are printed again. */
export const unharmed = (before: Read, after: ExtractionResult | null): boolean =>
  after?.ok === true && FIGURE_NAMES.every((name) => before.income_statement[name] === after.income_statement[name])

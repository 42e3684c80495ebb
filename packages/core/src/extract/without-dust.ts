/**
 * A decimal as it is written, without the dust that binary fractions leave: rounded to 15 digits. Amounts of two decimals
 * or none, which nearly all are, need no digits written out.
 */
export function withoutDust(value: number): number {
  // Zero has no sign.
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return value + 0
  return Math.abs(value) < 1e12 && Math.round(value * 100) / 100 === value ? value : Number(value.toPrecision(15))
}

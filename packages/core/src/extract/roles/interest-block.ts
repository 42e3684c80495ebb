const NET =
  /^(?:total )?(?:net )?interest(?: expense| income)?(?: and other)?,? net$|^net interest(?: expense| income| cost)?s?$|^total interest/i
const PART = /interest|debt|lease|borrow|capitali[sz]ed|amorti[sz]/i
const MOST_PARTS = 5

/**
 * Lines without the parts of an interest block that ends in its net line (T61): debt, leases, income, and then
 * "Interest, net". The net line counts once, never also its parts, whatever signs they are printed with. `words` gives a
 * line's name (and heading), `value` its amount, `unit` the last printed digit.
 */
export function withoutInterestParts<T>(
  lines: readonly T[],
  words: (line: T) => string,
  value: (line: T) => number,
  unit: number,
): T[] {
  const at = lines.findIndex((line) =>
    NET.test(
      words(line)
        .replace(/\([^)]*\)|[:*]/g, '')
        .trim(),
    ),
  )
  const net = lines[at]
  if (net === undefined || at < 2) return [...lines]
  for (let count = Math.min(MOST_PARTS, at); count >= 2; count -= 1) {
    const parts = lines.slice(at - count, at)
    if (!parts.every((line) => PART.test(words(line)))) continue
    const target = Math.abs(value(net))
    for (let mask = 0; mask < 1 << count; mask += 1) {
      const sum = parts.reduce((total, line, k) => total + (mask & (1 << k) ? -1 : 1) * Math.abs(value(line)), 0)
      if (Math.abs(Math.abs(sum) - target) <= unit * 1.02) return lines.filter((line) => !parts.includes(line))
    }
  }
  return [...lines]
}

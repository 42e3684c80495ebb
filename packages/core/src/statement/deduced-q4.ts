/**
 * Q4 of a company that files no fourth 10-Q: full year less the three quarters (decision 64).
 *
 * @param year full-year figure, whole units
 * @param quarters Q1 to Q3 of the same fiscal year, currency and basis
 * @returns null unless all four are known: a missing quarter must not become zero
 */
export function deduceQ4(
  year: number | null,
  quarters: readonly [number | null, number | null, number | null],
): number | null {
  const [q1, q2, q3] = quarters
  if (year === null || q1 === null || q2 === null || q3 === null) return null
  return year - q1 - q2 - q3
}

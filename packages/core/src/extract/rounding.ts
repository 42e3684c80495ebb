/** Printed units by which a sum of so many rounded parts may miss the rounded figure that it makes. */
export const rounding = (parts: number, unit: number): number => unit * 0.51 * (parts + 1)

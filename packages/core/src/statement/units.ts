import { UNSCALED } from './figure-sets.ts'
import type { FigureName, Figures } from './statement.ts'
import { FIGURE_NAMES } from './statement.ts'

/**
 * An amount in the unit the filing prints (decision 50): 391,035,000,000 with units of 1,000,000 = 391,035.
 * Rounded to nine digits after the point, so that a division leaves no binary dust.
 */
export function asPrinted(amount: number | null, units: number): number | null {
  if (amount === null || units === 1) return amount
  return Math.round((amount / units) * 1e9) / 1e9
}

/** All figures of a statement as printed; per-share figures and share counts stay as they are. */
export function figuresAsPrinted(figures: Figures, units: number): Figures {
  const printed = { ...figures }
  for (const name of FIGURE_NAMES) printed[name] = figureAsPrinted(name, figures[name], units)
  return printed
}

export function figureAsPrinted(name: FigureName, value: number | null, units: number): number | null {
  return UNSCALED.has(name) ? value : asPrinted(value, units)
}

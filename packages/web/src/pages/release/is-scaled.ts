import { UNSCALED } from '@topline/core/statement/figure-sets.ts'

const unscaled: ReadonlySet<string> = UNSCALED

/** Whether a figure by its name on the wire is an amount of money in whole units, and no share count or per-share amount. */
export const isScaled = (figure: string): boolean => !unscaled.has(figure.split('.').at(-1) ?? figure)

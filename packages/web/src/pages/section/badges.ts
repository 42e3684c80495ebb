/** '(11) segment': how often a phrase stands in the filing (spec §2 "Section"). */
export const badgeText = (info: { selector: string; count: number }): string => `(${info.count}) ${info.selector}`

/** ms between the last key and the search (spec §9). */
export const SELECTOR_PAUSE = 500

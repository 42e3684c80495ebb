/** @returns words as a pattern has them that matches nothing else */
export const asPattern = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

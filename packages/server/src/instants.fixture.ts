/** A text without its instants ("2026-11-28T18:41:58.012Z"): their digits may spell a figure that must not stand there. */
export const withoutInstants = (text: string): string => text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')

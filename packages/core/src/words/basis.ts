/** Which of the two a figure is from, in files: an earnings release, or a report. */
export const basisWords = (isReleased: boolean): string => (isReleased ? 'as released, unaudited' : 'as filed')

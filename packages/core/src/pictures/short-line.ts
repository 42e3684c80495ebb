import { lineName } from '../flow/graph/names.ts'

/** A printed line's name without what it is net of and without par values: the table keeps it as printed. */
export function shortLine(printed: string): string {
  const plain = printed
    .replace(
      /,?\s*\(?(?:net|less|after|including|at cost|par value|par)\b(?=.*(?:\d|allowance|accumulated|respectively)).*$/i,
      '',
    )
    .replace(/(?<=^.{8,})\s*\(.*$/, '')
    .replace(/,\s*(?:net|at cost|total|current|noncurrent|non-current)$/i, '')
    .replace(/\s*[-–—]\s*net$/i, '')
    .trim()
  return plain === '' ? lineName(printed) : lineName(plain)
}

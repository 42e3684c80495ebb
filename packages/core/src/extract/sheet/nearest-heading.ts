const BETWEEN = ' > '

/** The last of the headings over a line, which stands right over it; '' where there is none. */
export function nearestHeading(headings: string): string {
  const at = headings.lastIndexOf(BETWEEN)
  return at < 0 ? headings : headings.slice(at + BETWEEN.length)
}

/** The ways of typists: how the lines of a statement in plain text are set by others, the figures and words the same. */

/** Lines of a page, and which of them are of the statement's body: from its first figure to its last. */
interface Body {
  lines: string[]
  from: number
  to: number
  /** The numbers of the lines that hold a figure, by the field that was read there. */
  fields: ReadonlyMap<number, string>
}

/** A way of typing: null where the statement cannot be set in it. */
export type Way = (body: Body) => string[] | null

const OF_COLUMNS = /[\d,.$()\s-]/
/** The gap before the first column, a bracket or point that ends the caption before it. */
const GAP = /^[).]?(?=[\s.]{2})/

/** A line's caption and the columns after it; null where its caption ends with digits. */
export function apart(line: string): { caption: string; rest: string } | null {
  let at = line.length
  while (at > 0 && OF_COLUMNS.test(line[at - 1] ?? '')) at -= 1
  const tail = line.slice(at)
  const gap = GAP.exec(tail)
  if (gap === null || !/\d|--/.test(tail)) return null
  return { caption: line.slice(0, at + gap[0].length), rest: tail.slice(gap[0].length) }
}

/** A way that changes the lines of the body one by one. */
const body =
  (change: (line: string, at: number, fields: Body['fields']) => string | readonly string[]): Way =>
  ({ lines, from, to, fields }) =>
    lines.flatMap((line, at) => (at < from || at > to ? line : change(line, at, fields)))

/** Totals of balance sheets alone: captions of the flows say which sections they are of. */
const OF_SHEET = new Set(['total_assets', 'current_assets', 'current_liabilities'])

const captioned = (wanted: ReadonlySet<string>, say: (caption: string) => string): Way =>
  body((line, at, fields) => {
    const parts = apart(line)
    if (parts === null || !wanted.has(fields.get(at) ?? '')) return line
    return say(parts.caption).padEnd(parts.caption.length) + parts.rest
  })

/** The ways that any statement may be typed in. */
export const WAYS: Readonly<Record<string, Way>> = {
  'double spaced': body((line) => (line.trim() === '' ? line : [line, ''])),
  'totals without caption': captioned(OF_SHEET, () => ''),
  'totals called Total': captioned(OF_SHEET, (caption) => `${/^\s*/.exec(caption)?.[0] ?? ''}Total`),
  'capital letters': body((line) => line.toUpperCase()),
  'figures apart from brackets': body((line) => line.replace(/\((\d[\d,]*)\)/g, '( $1 )')),
  'closing bracket alone': body((line) => line.replace(/\((\d[\d,]*)\)/g, ' $1)')),
  'minus signs': body((line) => line.replace(/\((?!(?:19|20)\d\d\))(\d[\d,]*)\)/g, ' -$1')),
  'closing minus signs': body((line) => line.replace(/\((?!(?:19|20)\d\d\))(\d[\d,]*)\)/g, ' $1-')),
  'no leaders, no indents': body((line) =>
    line.replace(/\.{3,}/g, (dots) => ' '.repeat(dots.length)).replace(/^ +(?=[A-Za-z])/, ''),
  ),
  leaders: body((line) => {
    const parts = apart(line)
    if (parts === null || parts.caption.trim() === '') return line
    return parts.caption + parts.rest.replace(/^ {3,}/, (gap) => ` ${'.'.repeat(gap.length - 2)} `)
  }),
  tabs: body((line) => line.replace(/(?<=\S) {2,}(?=[\d$(-])/g, '\t')),
  condensed: body((line) =>
    line.replace(/(?<=\d\)?) {2,}(?=[\d$(-])/g, '  ').replace(/(?<=[A-Za-z:]) {3,}(?=[\d$(-])/g, '   '),
  ),
  'captions in two lines, figures on the last': body((line) =>
    wrapped(line, (a, b, rest, width) => [a, `  ${b}`.padEnd(width) + rest]),
  ),
  'captions in two lines, figures on the first': body((line) =>
    wrapped(line, (a, b, rest, width) => [a.padEnd(width) + rest, `  ${b}`]),
  ),
  'captions in three lines, figures on the last': body((line) => {
    const parts = apart(line)
    const [indent = ''] = /^\s*/.exec(line) ?? []
    const words = parts?.caption.trim().split(/\s+/) ?? []
    if (parts === null || words.length < 6) return line
    const third = Math.ceil(words.length / 3)
    const [first = '', second = '', last = ''] = [0, 1, 2].map((at) =>
      words.slice(at * third, (at + 1) * third).join(' '),
    )
    return [indent + first, `${indent}  ${second}`, `${indent}  ${last}`.padEnd(parts.caption.length) + parts.rest]
  }),
  'bars between': body((line) => {
    const parts = apart(line)
    return parts === null ? line : `${parts.caption} |${parts.rest.replace(/(?<=[\d)]) {2,}(?=[$(\d-])/g, ' | ')}`
  }),
  'dollar signs on all': body((line) => line.replace(/(?<= ) (?=\(?\d{1,3},\d{3})/g, '$')),
  'dollar signs far apart': body((line) => line.replace(/(?<= {2}) {4}(?=\(?\d{1,3},\d{3})/g, '$   ')),
  'dollar within brackets': body((line) => line.replace(/\$\s*\(/g, '($')),
  'wide captions': body((line) => {
    const parts = apart(line)
    return parts === null ? `          ${line}` : `${parts.caption}          ${parts.rest}`
  }),
  'no commas': body((line) => line.replace(/(\d),(\d{3})(?:,(\d{3}))?/g, '$1$2$3')),
  'a note column': body((line, at) => {
    const parts = apart(line)
    if (parts === null || parts.caption.trim() === '' || at % 3 !== 0)
      return parts === null ? line : `${parts.caption}      ${parts.rest}`
    return `${parts.caption} (${1 + (at % 9)})  ${parts.rest}`
  }),
  'figures below the caption': body((line) => {
    const parts = apart(line)
    return parts === null || parts.caption.trim().length < 30
      ? line
      : [parts.caption, ' '.repeat(parts.caption.length) + parts.rest]
  }),
  'a page ends within': ({ lines, from, to }) => {
    const head = headOf(lines, from)
    const middle = Math.floor((from + to) / 2)
    return to - from < 16
      ? null
      : [...lines.slice(0, middle), '', '                     - 21 -', '<PAGE>', ...head, ...lines.slice(middle)]
  },
  'a page ends within, continued': ({ lines, from, to }) => {
    const head = headOf(lines, from).map((line) =>
      /statements? of|balance sheets?/i.test(line) ? `${line.trimEnd()} (CONTINUED)` : line,
    )
    const middle = Math.floor((from + to) / 2)
    return to - from < 16
      ? null
      : [...lines.slice(0, middle), '', '                     (Continued)', '<PAGE>', ...head, ...lines.slice(middle)]
  },
  'a page ends within, its columns elsewhere': ({ lines, from, to }) => {
    const middle = Math.floor((from + to) / 2)
    const below = lines.slice(middle, to + 1).map((line) => {
      const parts = apart(line)
      return parts === null ? line : `${parts.caption}            ${parts.rest}`
    })
    return to - from < 16
      ? null
      : [...lines.slice(0, middle), '', '<PAGE>', ...headOf(lines, from), ...below, ...lines.slice(to + 1)]
  },
  'assets and claims side by side': sideBySide,
  'a page ends within, no head again': ({ lines, from, to }) => {
    const middle = Math.floor((from + to) / 2)
    return to - from < 16
      ? null
      : [...lines.slice(0, middle), '', '                     21', '<PAGE>', '', ...lines.slice(middle)]
  },
}

/** A caption of several words in two lines. */
function wrapped(
  line: string,
  set: (first: string, second: string, rest: string, width: number) => string[],
): string | string[] {
  const parts = apart(line)
  const [indent = ''] = /^\s*/.exec(line) ?? []
  const words = parts?.caption.trim().split(/\s+/) ?? []
  if (parts === null || words.length < 4) return line
  const half = Math.ceil(words.length / 2)
  const [first, second] = [indent + words.slice(0, half).join(' '), indent + words.slice(half).join(' ')]
  return set(first, second, parts.rest, parts.caption.length)
}

/** Blanks between the halves of a sheet; the widest left half that leaves room for the right one. */
const GUTTER = 6
const WIDEST = 110

/** A balance sheet on one page, its claims right of its assets, both totals on the last line. */
function sideBySide({ lines, from, to }: Body): string[] | null {
  const sheet = lines.slice(from, to + 1)
  const claims = sheet.findIndex((line) => /^\W*liabilities\b/i.test(line) && apart(line) === null)
  const [left, right] = [sheet.slice(0, claims), sheet.slice(claims)]
  const width = Math.max(0, ...left.map((line) => line.trimEnd().length)) + GUTTER
  if (claims < 0 || width > WIDEST || sheet.some((line) => /<PAGE>|\t/i.test(line))) return null
  const length = Math.max(left.length, right.length)
  const atFoot = (half: readonly string[]): string[] => {
    const last = half.findLastIndex((line) => apart(line) !== null)
    return [...half.slice(0, last), ...Array<string>(length - last - 1).fill(''), half[last] ?? '']
  }
  const [assets, owed] = [atFoot(left), atFoot(right)]
  const head = lines
    .slice(0, from)
    .map((line, at) =>
      from - at < 9 && /\b(?:19|20)\d\d\s{2,}.*\b(?:19|20)\d\d\b/.test(line)
        ? line.trimEnd().padEnd(width) + line
        : line,
    )
  const body = assets.map((line, at) => `${line.trimEnd().padEnd(width)}${owed[at] ?? ''}`)
  return [...head, ...body, ...lines.slice(to + 1)]
}

/** The lines from the title to the first figure. */
function headOf(lines: readonly string[], from: number): string[] {
  let start = from
  while (start > 0 && from - start < 18 && !/<PAGE>/i.test(lines[start - 1] ?? '')) start -= 1
  return lines.slice(start, from).filter((line) => !/<PAGE>/i.test(line))
}

import { anyOf } from '../../find.ts'
import { charAt } from '../decode.ts'
import { HINTS, type Hint, hintPlaces } from './hints.ts'
import { Line } from './line.ts'

const MAX_LINE = 600

// Anything but printable ASCII, and the two characters that begin markup.
const SPECIAL = /[^ -~]|[<&]/

/** One line as it is seen: tags dropped, entities decoded, tabs as spaces, each character with its byte (T162). */
function readLine(raw: string, from: number, to: number): Line {
  let text = ''
  const at: number[] = []
  const after: number[] = []
  for (let i = from; i < to && text.length < MAX_LINE; ) {
    const code = raw.charCodeAt(i)
    if (code === 60) {
      const close = raw.indexOf('>', i)
      const letter = raw.charAt(i + 1)
      if (close > 0 && close < to && /[a-z/!]/i.test(letter)) {
        i = close + 1
        continue
      }
    }
    if (code === 9) {
      const fill = 8 - (text.length % 8)
      for (let k = 0; k < fill; k += 1) {
        text += ' '
        at.push(i)
        after.push(i + 1)
      }
      i += 1
      continue
    }
    // A bar is the border of a column; a control character is a blank, as it is printed; within a figure's columns it would hide the figure.
    const { text: seen, length } =
      code < 32 || code === 127 || code === 124
        ? { text: ' ', length: 1 }
        : code < 128 && code !== 38
          ? { text: raw.charAt(i), length: 1 }
          : charAt(raw, i)
    for (const ch of seen) {
      text += ch
      for (let k = 0; k < ch.length; k += 1) {
        at.push(i)
        after.push(i + length)
      }
    }
    i += length
  }
  return new Line(text, from, to, at, after)
}

const MOST_LINES = 400_000
const TYPE = /^<TYPE>(?:EX-(\d+))?/i

/** Where a document of the submission begins, and its number as an exhibit; null = it is none. */
interface ExhibitMark {
  index: number
  type: string | null
}

/**
 * The lines of a text document, each made when it is first asked for: few of them belong to a statement. Offsets are
 * those of `raw` (latin1, one character a byte).
 */
export class Lines {
  readonly raw: string
  readonly length: number
  readonly #starts: number[]
  readonly #made: (Line | undefined)[]
  #hints: ReadonlyMap<string, readonly number[]> | null = null
  #exhibits: ExhibitMark[] | null = null

  constructor(raw: string) {
    const starts: number[] = []
    for (let from = 0; from < raw.length && starts.length < MOST_LINES; ) {
      starts.push(from)
      const to = raw.indexOf('\n', from)
      from = to < 0 ? raw.length : to + 1
    }
    this.raw = raw
    this.length = starts.length
    this.#starts = starts
    this.#made = []
  }

  /** The line with that number; undefined before the first and after the last. */
  at(index: number): Line | undefined {
    const made = this.#made[index]
    if (made !== undefined) return made
    const from = this.#starts[index]
    if (from === undefined) return undefined
    const { raw } = this
    const next = this.#starts[index + 1]
    let to = next === undefined ? raw.indexOf('\n', from) : next - 1
    if (to < 0) to = raw.length
    if (to > from && raw.charCodeAt(to - 1) === 13) to -= 1
    // A bar is the border of a column, no part of a word or a figure (0000950135-95-002027).
    const text = raw.slice(from, Math.min(to, from + MAX_LINE)).replaceAll('|', ' ')
    const line = SPECIAL.test(text) ? readLine(raw, from, to) : new Line(text, from, to)
    this.#made[index] = line
    return line
  }

  /** The lines `[from, to)`. */
  slice(from: number, to: number): Line[] {
    const out: Line[] = []
    for (let k = Math.max(0, from); k < Math.min(this.length, to); k += 1) {
      const line = this.at(k)
      if (line) out.push(line)
    }
    return out
  }

  /** Where the words of a list stand, by their order in it. */
  placesOf(hint: Hint): (readonly number[])[] {
    this.#hints ??= hintPlaces(this.raw)
    return HINTS[hint].map((word) => this.#hints?.get(word) ?? [])
  }

  /** The numbers of the lines that hold one of the words of a list, ascending. */
  hinting(hint: Hint): number[] {
    const places = this.placesOf(hint).flat()
    return [...new Set(places.sort((a, b) => a - b).map((at) => this.indexAt(at)))]
  }

  /** The numbers of the lines that hold one of the words as written, ascending: one walk for all of them. */
  holding(words: readonly string[]): number[] {
    const found: number[] = []
    const wanted = words.filter((word) => word !== '')
    if (wanted.length === 0) return found
    const any = anyOf(wanted)
    while (any.test(this.raw)) {
      const index = this.indexAt(any.lastIndex - 1)
      found.push(index)
      const next = this.#starts[index + 1]
      if (next === undefined) break
      any.lastIndex = next
    }
    return found
  }

  /**
   * Whether the line stands in an exhibit other than the annual report and than the one of line `home`: those repeat
   * figures, rounded (T159).
   * @param but the type of an exhibit that counts as no other
   */
  inExhibit(index: number, home = -1, but = ''): boolean {
    const own = this.#exhibitAt(index)
    return own !== null && own.type !== but && own.index !== this.#exhibitAt(home)?.index
  }

  /** The exhibit of a line and the line that begins it; null = it stands in the main document or the annual report. */
  #exhibitAt(index: number): ExhibitMark | null {
    this.#exhibits ??= this.hinting('documents').flatMap((at) => {
      const line = this.at(at)
      const type = line && line.end - line.start < 60 ? TYPE.exec(this.raw.slice(line.start, line.end)) : null
      return type ? [{ index: at, type: type[1] ?? null }] : []
    })
    const within = this.#exhibits.findLast((mark) => mark.index <= index)
    return within === undefined || within.type === null || within.type === '13' ? null : within
  }

  /** The number of the line that holds a byte. */
  indexAt(offset: number): number {
    let low = 0
    let high = this.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }
}

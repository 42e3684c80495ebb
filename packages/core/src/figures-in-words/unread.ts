/** What of a sentence was not understood: the words that name nothing the reader knows and are not plain. */
import type { Span } from './companies.ts'
import { isPlainWord } from './plain-words.ts'
import type { Sentence } from './sentence.ts'

export interface Unread extends Span {
  text: string
}

/** Words that take something out of a figure or put it in: they reach over commas. */
const RESTRICTING =
  /\b(?:excluding|excludes?|excluded|except|without|(?<!\b(?:year|quarter|period|months|day|ever|than) )before(?! (?:was|it|in|to|that effect)\b|[.,;)]|$)|after deducting|net of|including|includes?|adjusted|ex-|minus|other than|apart from|aside from|not|never|no|nor|neither|n['’]t|cannot|if|unless|would have|pro forma|organically|like-for-like)\b|n['’]t\b/i

/** Where one thing ends that a sentence says, and another begins. */
const BREAK =
  /[;,:()]|\s[–—-]\s|\b(?:and|while|whereas|but|although|though|when|where|which|who|whose|versus|against|compared with|compared to)\b/gi
const HARD = /^(?:[;:]|while|whereas|but|although|though)$/i

interface Piece extends Span {
  hasNumber: boolean
  /** between this piece and the one before nothing of one is said of the other */
  isApart: boolean
}

/** @param taken what was understood: names of figures, numbers, periods, directions, the company */
export function unreadWords(s: Sentence, taken: readonly Span[], from = 0, to = s.text.length): Unread[] {
  const found: Unread[] = []
  for (const match of s.text.slice(from, to).matchAll(/[\p{L}][\p{L}\p{N}'’&./-]*/gu)) {
    const start = from + match.index
    const text = match[0].replace(/[.'’/-]+$/, '')
    const end = start + text.length
    if (taken.some((one) => one.start < end && one.end > start)) continue
    // "multi-year" stands for its parts, "data-center" does not
    if (isPlainWord(text) || (text.includes('-') && text.split('-').every((part) => isPlainWord(part)))) continue
    found.push({ start, end, text })
  }
  return found
}

/** The pieces of a sentence, cut where no name of a figure and no number stands. */
function piecesOf(s: Sentence, taken: readonly Span[]): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  let isApart = false
  const add = (end: number) => {
    if (end > from)
      pieces.push({ start: from, end, hasNumber: s.numbers.some((n) => n.start >= from && n.end <= end), isApart })
  }
  for (const match of s.text.matchAll(BREAK)) {
    const end = match.index + match[0].length
    if (taken.some((one) => one.start < end && one.end > match.index)) continue
    add(match.index)
    from = end
    isApart = HARD.test(match[0].trim())
  }
  add(s.text.length)
  return pieces
}

/**
 * The parts of a sentence that say something of the span: those it reaches into, those beside them that hold no figure
 * of their own, and whatever restricts.
 * @param span from what is named to its number
 */
export function scopeOf(s: Sentence, span: Span, taken: readonly Span[]): Span[] {
  const pieces = piecesOf(s, taken)
  const own = pieces.map((one) => one.start < span.end && one.end > span.start)
  const first = own.indexOf(true)
  const last = own.lastIndexOf(true)
  if (first === -1) return [{ start: 0, end: s.text.length }]
  let low = first
  while (low > 0 && !pieces[low]?.isApart && !pieces[low - 1]?.hasNumber) low -= 1
  let high = last
  while (high + 1 < pieces.length && !pieces[high + 1]?.isApart && !pieces[high + 1]?.hasNumber) high += 1
  return pieces.filter((one, at) => (at >= low && at <= high) || restricts(s.text, one, at, last))
}

const restricts = (text: string, one: Piece, at: number, last: number): boolean =>
  at === last + 1 && RESTRICTING.test(text.slice(one.start, one.end).trimStart().slice(0, 24))

/** Words of a scope that take something out of a figure, or deny it. */
export function restrictionIn(s: Sentence, scope: readonly Span[], taken: readonly Span[]): Unread | null {
  for (const piece of scope) {
    const match = RESTRICTING.exec(s.text.slice(piece.start, piece.end))
    if (!match) continue
    const start = piece.start + match.index
    const end = start + match[0].length
    if (!taken.some((one) => one.start < end && one.end > start)) return { start, end, text: match[0] }
  }
  return null
}

/** Why something happened: no figure says it. */
const CAUSE =
  /(?:,\s*)?\b(?:because(?: of)?|thanks to|due to|owing to|driven by|helped by|fuell?ed by|boosted by|hurt by|hit by|on the back of|on (?:strong|weak|higher|lower|robust|solid|rising|falling) (?:demand|prices|volumes)|as a result of|reflecting|lifted by|buoyed by|dragged down by|weighed down by|attributable to|amid|as (?:demand|customers|consumers|prices))\b[^.;]*/gi

export function causesIn(text: string): Unread[] {
  // "attributable to Walmart" says whose it is, "attributable to weather" why it came
  const isOwner = (said: string) =>
    /^(?:,\s*)?attributable to (?:(?:the |its )?(?:common |ordinary )?(?:share|stock)holders|the (?:company|parent|group)|(?:the )?\p{Lu})/u.test(
      said,
    )
  return [...text.matchAll(CAUSE)]
    .filter((match) => !isOwner(match[0]))
    .map((match) => {
      const lead = /^(?:,\s*)?/.exec(match[0])?.[0].length ?? 0
      const said = match[0].slice(lead).trimEnd()
      return { start: match.index + lead, end: match.index + lead + said.length, text: said }
    })
}

/** Words in quotation marks: somebody's own, to be looked up in the document. */
export function quotationsIn(text: string): Unread[] {
  return [...text.matchAll(/[“"]([^“”"]{3,600})[”"]/g)]
    .filter((match) => (match[1] ?? '').trim().split(/\s+/).length >= 3)
    .map((match) => ({ start: match.index, end: match.index + match[0].length, text: match[0] }))
}

/** What of a sentence was not understood: the words that name nothing the reader knows and are not plain. */

import { isBystander } from './bystanders.ts'
import type { Span } from './companies.ts'
import { IMAGE_NOUNS, isImageVerb, isOfImages } from './image-words.ts'
import { WITH_BOOKS } from './lead-clauses.ts'
import { isNamedVerb } from './named-verbs.ts'
import { CLAIMING, isPlainByItself, isPlainWord } from './plain-words.ts'
import type { Sentence } from './sentence.ts'
import { sortingWords } from './sorting-words.ts'
import { isVerbForm } from './verb-forms.ts'

export interface Unread extends Span {
  text: string
}

/** Words that take something out of a figure or put it in: they reach over commas. */
const RESTRICTING =
  /\b(?:excluding|excludes?|excluded|except|without|(?<!\b(?:year|quarter|period|months|day|ever|than) )before(?! (?:was|it|in|to|that effect|that|\p{L}+ing)\b|[.,;)]|$)|after deducting|net of|including|includes?|adjusted|ex-|minus(?! [$€£¥\d])|other than|apart from|aside from|not|never|no|nor|neither|n['’]t|cannot|if|unless|would have|pro forma|organically|like-for-like|hardly(?! (?:changed|moved|budged|a |surpris|anything|any|the |noticed|matters))|scarcely(?! (?:changed|moved|budged))|rarely|seldom|used to|once(?! (?:more|again|over)\b)(?= )(?! the\b)|too (?:high|low|much|little|many|few|large|small)|within (?:a|an) \p{L}+ of|in theory|on paper|(?:entirely|wholly|exclusively|solely) (?:from|to|in|by|for|on|through)|(?:most|least) (?:profitable|lucrative|valuable|successful|admired) (?:compan(?:y|ies)|firms?|corporations?|enterprises?|business))\b|n['’]t\b|\b(?:in|at|for|by|of|per) (?:each|every) (?!\$|[$€£¥]|(?:[\p{L}&.’'-]+ )?(?:(?:net )?(?:sales |revenue ))?(?:dollar|euro|pound|share|cent)s?\b|(?:diluted|basic|common|ordinary) )(?!(?:of (?:the|its) )?(?:last|past)\b|(?:one )?of\b|year\b)\p{L}+/iu

/** Where one thing ends that a sentence says, and another begins. */
const BREAK =
  /[;,:()]|\s[–—-]\s|\b(?:and|while|whereas|but|although|though|when|where|which|who|whose|versus|against|compared with|compared to)\b/gi
const HARD = /^(?:[;:]|while|whereas|but|although|though)$/i

/** What picks a part, a place or a purpose, at the head of a sentence. */
const LED_IN = /^\s*(?:in|for|from|at|on|by|across|among|within|outside|without|excluding|including|through)\s/i

interface Piece extends Span {
  hasNumber: boolean
  /** between this piece and the one before nothing of one is said of the other */
  isApart: boolean
}

/** Asked for each piece of a sentence: reckoned once. */
const known = new WeakMap<Sentence, readonly Span[]>()
function sortingOf(s: Sentence): readonly Span[] {
  const found = known.get(s) ?? (s.passage.inTable ? [] : sortingWords(s))
  known.set(s, found)
  return found
}

/** @param taken what was understood: names of figures, numbers, periods, directions, the company */
export function unreadWords(s: Sentence, taken: readonly Span[], from = 0, to = s.text.length): Unread[] {
  const found: Unread[] = []
  const sorting = sortingOf(s)
  for (const match of s.text.slice(from, to).matchAll(/[\p{L}][\p{L}\p{N}'’&./-]*/gu)) {
    const start = from + match.index
    const text = match[0].replace(/[.'’/-]+$/, '')
    const end = start + text.length
    if (taken.some((one) => one.start < end && one.end > start)) continue
    if (sorting.some((one) => one.start === start)) {
      found.push({ start, end, text })
      continue
    }
    // "with Beats", "and Target": a verb with a capital is a name
    if (isNamedVerb(s.text, start, text) || isProductOf(s, start, end)) {
      found.push({ start, end, text })
      continue
    }
    if (
      (isOfImages(text.toLowerCase()) && !isPlainByItself(text) && isInPlaceOfFigure(s, start, end)) ||
      isPictureOfPart(s, start, end)
    ) {
      found.push({ start, end, text })
      continue
    }
    // "multi-year" stands for its parts, "data-center" does not
    if (
      isPlainWord(text) ||
      (/^(?:multi|year|quarter|month|full|half|all|mid|well|so|ever|much|long|hard|by-|still|already)-/i.test(text) &&
        text.split('-').every((part) => isPlainWord(part)))
    )
      continue
    found.push({ start, end, text })
  }
  return found
}

/**
 * A word of images is none where the figure is its object ("shunned revenue of", "begged for net income of"), where it is the
 * subject of what earned it ("the knight earned"), or where it is a name ("Pampers earned").
 */
function isInPlaceOfFigure(s: Sentence, start: number, end: number): boolean {
  const said = s.text.slice(start, end)
  const before = s.text.slice(0, start)
  if (/^\p{Lu}/u.test(said) && (start > 0 || !IMAGE_NOUNS.has(said.toLowerCase()))) return true
  const after = s.text.slice(end)
  const next = Math.min(...[...s.metrics, ...s.numbers].filter((one) => one.start >= end).map((one) => one.start - end))
  if (!Number.isFinite(next)) return false
  const gap = after.slice(0, next)
  if (
    isImageVerb(said.toLowerCase()) &&
    OBJECT.test(gap) &&
    !isBystander(LAST_WORD.exec(before)?.[1]?.toLowerCase() ?? '')
  )
    return true
  if (!IMAGE_NOUNS.has(said.toLowerCase()) || !AT_HEAD.test(before) || /[,;:()]/.test(gap)) return false
  if (/^\s+(?:has|have|had)\b/.test(after)) return true
  const verb = /^\s+(?:(?:also|then|[a-z]+ly)\s+)*([a-z]+)/.exec(after)?.[1] ?? ''
  return isVerbForm(verb) || /^(?:is|was|are|were|had|has|have|made|took|saw)$/.test(verb)
}

/** "Titan's revenue", "mostly rainbows", "came from rainbows", "Rainbows: revenue of …": what the figure may be of. */
function isPictureOfPart(s: Sentence, start: number, end: number): boolean {
  const said = s.text.slice(start, end).toLowerCase()
  const noun = said.replace(/['’]s?$/, '')
  if (!IMAGE_NOUNS.has(noun) || isPlainByItself(noun)) return false
  const [before, after] = [s.text.slice(0, start), s.text.slice(end)]
  const next = s.metrics.find((one) => one.start >= end && one.end > one.start)
  if (noun !== said || /^['’]/.test(after))
    return next !== undefined && /^['’]?\s+(?:[a-z-]+\s+){0,2}$/.test(after.slice(0, next.start - end))
  return (
    /\b(?:mostly|mainly|chiefly|largely|primarily|partly|entirely|wholly)\s+(?:[a-z-]+\s+)?$/i.test(before) ||
    /\b(?:c[ao]mes?|coming|stem(?:s|med|ming)?|deriv(?:es|ed|ing)|arose|arises?|flow(?:s|ed|ing)?)\s+(?:[a-z]+ly\s+)?from\s+(?:(?:the|its|their|all|some|selling)\s+)?(?:[a-z-]+\s+)?$/i.test(
      before,
    ) ||
    (before.trim() === '' && /s$/.test(noun) && /^\s*[:,—–]/.test(after))
  )
}
/** What stands between a verb and the figure that is its object. */
const OBJECT =
  /^\s+(?:(?:up|out|in|off|away|over|home|together|along|back|at|for|about|of|on|with|after|against|from|through)\s+)*(?:(?:a|an|the|its|their|his|her|some|about|nearly|almost|roughly|another|more than|less than|only|just|total|annual|quarterly)\s+)*(?:(?!to\b|past\b|into\b|by\b|under\b)[a-z-]+\s+)?$/i
const LAST_WORD = /([\p{L}’'-]+)\s+(?:(?:has|have|had|also|duly|[a-z]+ly)\s+)*$/u
const AT_HEAD =
  /(?:^|[,;:(—–]\s+|\b(?:and|but|while|as|when|that|where)\s+)(?:(?:the|a|an|its|their|this|that|one|every|[\p{L}]+['’]s)\s+)*(?:[a-z-]+\s+){0,2}$/iu

/** "Apple Pay brought in …": a plain word with a capital behind the company, before a verb, is the name of a product. */
const isProductOf = (s: Sentence, start: number, end: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(s.text.slice(start)) &&
  s.companies.some((one) => one.end === start - 1 && s.text[one.end] === ' ') &&
  /^\s(?:was|is|had|has|brought|made|sold|took|grew|rose|fell|[a-z]{2,}ed)\b/.test(s.text.slice(end))

/** A clause of its own says what it says; without a verb it is a heading of what follows. */
const hasVerb = (words: string): boolean =>
  /\b(?:is|are|was|were|has|have|had|does|did|keeps?|goes|looks?|gets?|comes?)\b/i.test(words) ||
  words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word, at) => at > 0 && isVerbForm(word))

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
    // "Backlog of orders: revenue of $5 billion": what names no figure of its own says what the next one is of.
    const head = s.text.slice(0, match.index)
    const isOpening =
      match[0] === ':' &&
      !hasVerb(head) &&
      [...s.metrics, ...s.numbers].every((one) => one.end > match.index || one.end === 0)
    // "For students, it is simple: …", "rental margins held up: …": of what the figures behind are
    const isSorting =
      match[0] === ':' &&
      ((LED_IN.test(head) && unreadWords(s, taken, 0, match.index).length > 0) ||
        /\S\s+(?:margins?|loss(?:es)?)\b/i.test(head))
    // "YouTube is booming: revenue was …": an unknown name before a colon may be what the figure is of.
    const isUnread =
      match[0] === ':' &&
      unreadWords(s, taken, 0, match.index).some(
        (one) => /^\p{Lu}/u.test(one.text) && (one.start > 0 || /^\S*\s+(?:is|are|was|were|has|had)\b/.test(s.text)),
      )
    isApart = HARD.test(match[0].trim()) && !isOpening && !isUnread && !isSorting && !isOfOthers(s, pieces, match.index)
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
  const isComment = (one: Piece, at: number) =>
    !own[at] && !one.hasNumber && (comments(s, one, at < first) || describesCompany(s, one))
  // "Our segment sales were: …": what a list is headed by is said of all of it.
  const head = LIST_HEAD.exec(s.text.slice(0, span.start))?.[0].length ?? 0
  return pieces.filter(
    (one, at) =>
      one.end <= head || (((at >= low && at <= high) || restricts(s.text, one, at, last)) && !isComment(one, at)),
  )
}

/** "Its bank prospered: net income …", "Foxconn prospered; revenue …": a figure told of no one may be theirs. */
function isOfOthers(s: Sentence, pieces: readonly Piece[], at: number): boolean {
  const { start, end, hasNumber } = pieces.at(-1) ?? { start: 0, end: 0, hasNumber: true }
  const isFigure = hasNumber || s.metrics.some((one) => one.end > one.start && one.start < end && one.end > start)
  const behind = s.metrics.find((one) => one.start >= at && one.end > one.start)
  const isOwned =
    behind?.metrics[0]?.kind === 'division' ||
    s.companies.some((one) => one.start >= at && behind && one.end <= behind.start + 1)
  if (isFigure || isOwned || end > at || s.leads.some((one) => one.start <= start && one.end >= end)) return false
  const words = s.text.slice(start, end).trim()
  const name = /^\p{Lu}[\p{L}’'-]*(?=\s)/u.exec(words)?.[0] ?? ''
  const isStranger =
    name !== '' &&
    !isPlainWord(name) &&
    s.companies.every((one) => one.start >= start + name.length || one.end <= start) &&
    isVerbForm(/^\S+\s+(\S+)/.exec(words)?.[1]?.toLowerCase() ?? '')
  return isStranger || WITH_BOOKS.test(words.split(/\s+/).slice(0, SUBJECT).join(' '))
}
/** As many words as a subject may have with what stands before it. */
const SUBJECT = 4

const LIST_HEAD = /^[^:]*\b(?:was|were|are|as follows|following)\s*:/i

/** What a clause beside the figure's own begins with when it comments rather than restricts: "a feat …", "despite …". */
const COMMENT_AFTER =
  /^\s*(?:and\s+)?(?:an?\s+\w|the (?:kind|sort|sign|stuff|fruit|price|reward|envy)\b|despite\b|in spite of\b|even (?:though|as|if)\b|though\b|although\b|as\s+(?:\w+\s+){1,3}\w+(?:ed|s)\b|making\b|leaving\b|giving\b|proof\b|evidence\b|testament\b|no (?:small|mean|less)\b|not (?:bad|too|that)\b|far from\b|hardly\b|thanks\b|to (?:the|its|their) (?:relief|delight|dismay|joy|surprise)\b|much to\b|something\b|so\b|which (?:is|was|may|might|must|will)\b)/i
const COMMENT_BEFORE =
  /^\s*(?:despite\b|in spite of\b|even (?:though|as)\b|although\b|though\b|for all (?:the|its)\b|notwithstanding\b|thanks to\b|defying\b|shrugging off\b|true to\b|to (?:the|its|their) (?:relief|delight|dismay|joy|surprise)\b|make no mistake|believe it or not|no wonder|sure enough|like it or not|in (?:short|sum|brief|truth|fact|case)\b)|\bnotwithstanding\s*$/i
/** A comment that says what the figure is measured by is none. */
const MEASURING =
  /\b(?:basis|terms|constant|currency|comparable|adjusted|excluding|including|forecast\w*|estimate\w*|expect\w*|guid\w+|consensus|restat\w+|pro[- ]forma|before|after|if|unless|except|minus|plus|only|discontinued|continuing|acquisitions?|divest\w+|preliminary|unaudited)\b|\d/i

/** ", as Samsung claims", ", though half came from a sale", ", which is what Samsung earned": said of the figure itself. */
const TAKING_BACK =
  /\b(?:claim\w*|alleg\w*|argu\w+|insist\w*|(?:sum|total|average|mean|median|mix|blend) of|wish\w*|guess\w*|for (?:its|their)|half|most of|part of|some of|all of|what|whom?|earned|made|paid|came from|stems? from|stemmed from)\b/i

function comments(s: Sentence, { start, end }: Span, isBefore: boolean): boolean {
  const words = s.text.slice(start, end)
  if (MEASURING.test(words) || TAKING_BACK.test(words) || words.search(CLAIMING) >= 0) return false
  if ([...s.metrics, ...s.directions, ...s.periods].some((one) => one.start < end && one.end > start)) return false
  return (isBefore ? COMMENT_BEFORE : COMMENT_AFTER).test(words)
}

/** "Aurora, which drives lorries without drivers, …": what the company is. */
function describesCompany(s: Sentence, { start, end }: Span): boolean {
  const lead = /,\s+(?:which|who|whose)$/.exec(s.text.slice(0, start))
  return (
    lead !== null &&
    s.companies.some((one) => one.end === lead.index) &&
    [...s.metrics, ...s.directions].every((one) => one.end <= start || one.start >= end)
  )
}

const restricts = (text: string, one: Piece, at: number, last: number): boolean =>
  at === last + 1 && RESTRICTING.test(text.slice(one.start, one.end).trimStart().slice(0, 24))

/** ", though half came from a sale": of what part the figure is, told behind it in words alone. */
const OF_PART =
  /(?<=,\s+)(?:though|although|but|while|whereas)\s+(?:half|most|part|much|all|some|none|a (?:third|half|quarter|fifth|tenth))(?: of (?:it|that|this|them))?\s+(?:came|comes|stemmed|stems|was|is|were)\b(?=[^\d]*$)/i

/** Words of a scope that take something out of a figure, or deny it. */
export function restrictionIn(s: Sentence, scope: readonly Span[], taken: readonly Span[]): Unread | null {
  const part = OF_PART.exec(s.text)
  if (part) return { start: part.index, end: part.index + part[0].length, text: part[0].trim() }
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
  /(?:,\s*)?\b(?:because(?: of)?|thanks to|due to|owing to|driven by|(?:helped|fuell?ed|boosted|hurt|hit|lifted|dented|dragged down|weighed down|pushed (?:up|down)) by(?!\s+(?:(?:about|nearly|almost|over|some|more than|less than|roughly|around|an?|another|just)\s+)*(?:[$€£¥\d]|(?:half|third|quarter|fifth|tenth)\b))|on the back of|on (?:strong|weak|higher|lower|robust|solid|rising|falling) (?:demand|prices|volumes)|as a result of|reflecting|buoyed by|attributable to|amid|as (?:demand|customers|consumers|prices))\b[^.;]*/gi

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

/**
 * A question read without a model: what kind it is, which figures and periods it names. It is answered only when every
 * word of it is understood: a word that is not may turn the meaning round ('revenue in Texas'), and a wrong figure is
 * worse than none.
 */

import { asPattern } from '../figures-in-words/as-pattern.ts'
import { companyNames, companySpans } from '../figures-in-words/companies.ts'
import { currencyAgrees } from '../figures-in-words/currencies.ts'
import { DERIVED_OTHERS } from '../figures-in-words/derived-names.ts'
import { directionTokens } from '../figures-in-words/directions.ts'
import { isColourful, isTellingVerb } from '../figures-in-words/harmless-words.ts'
import { OTHER_NAMES, otherMentions } from '../figures-in-words/other-names.ts'
import { isDomestic } from '../figures-in-words/own-names.ts'
import { countOf } from '../figures-in-words/skeleton.ts'
import { codeYearBefore } from '../statement/period-code.ts'
import type { Question, QuestionKind } from './asked.ts'
import { type PeriodMention, periodsIn } from './asked-periods.ts'
import { partsOfQuestion } from './compound.ts'
import { type ChatFacts, factKey } from './facts.ts'
import { followedQuestion, framedQuestion, withoutAsides } from './frame/index.ts'
import { unframed } from './framing.ts'
import { idleWords, isFeltOfThing } from './idle-words.ts'
import { learned } from './intent/learned.ts'
import { type Reading, readingsOf } from './intent/read.ts'
import { spelledShort } from './intent/shorthand.ts'
import {
  BUSINESS,
  CHANGE,
  EXPENSE_GROUP,
  FILED,
  FORECAST,
  GEOGRAPHY,
  GROW,
  HISTORY,
  HOW_IT_WENT,
  INTENT,
  LEAST,
  MOST,
  PERIOD,
  QC,
  SHARE,
  SHRINK,
  SPLIT,
  SUMMARY,
  UNITS,
  WHY,
} from './intents.ts'
import { MARGINS, type Mention, mentionsIn, NO_METRIC } from './metrics.ts'
import { readNotPrinted } from './not-printed.ts'
import { otherSpan } from './other-spans.ts'
import { otherWording } from './other-wording.ts'
import { spelledOut } from './plain-asked.ts'
import { plainQuestion } from './plain-question.ts'
import { readProposition } from './proposition.ts'
import { type Reckoned, readReckoned } from './reckoning/read.ts'
import { isResolved, type Named, setAside } from './set-aside.ts'
import { GROWTH_OF } from './shares-asked.ts'
import { readSlots } from './slots/read.ts'
import { BOTH_ENDS, readSpecial, type Special } from './special.ts'
import { spelledPlain } from './spoken.ts'
import { turnedBy, withYearsCounted } from './turned-questions.ts'
import { mended } from './typos.ts'
import { unusedInSpecial, unusedWords } from './unused-words.ts'
import { wayAsked } from './yes-no.ts'

/** Words that carry no condition of their own. */
const PLAIN = new Set(
  (
    'perform a about all am an and any are as at be been being between both but by came can come company could did do does done during each ' +
    'end ended ending figure figures filing firm for form from full gave generate generated get give given had has have her here him his how however i ' +
    'if in into is it its just know less like list made make many may me money more much my name of off on one or other our out over own per please ' +
    'print printed provide quarter quarterly report reported reporting say says see she should show so some statement stood such than that the their them then there these they ' +
    'this those through to today total totals up us use using value want was we were what whats when where which while who whole whom whose why with ' +
    'fare fared well comes coming went go goes get gets got hw wht wat hows pls plz hi hey hello ur u r dollars ' +
    'quickly quick quickest rapidly sharply sharp steep steeply far brings bring rakes raked turn turned earner fast keep keeps kept left fast big large whats r so had them been points point money business firm set aside was two three percent total totals would year yearly years annual annually you your also against amount amounted amounts around overall out under during book booked post posted record recorded equal ' +
    'produce produces produced producing yield yields yielded deliver delivers delivered register registers registered log logs logged notch notched tally tallied clock clocks clocked show shows showed shown display ' +
    'displays displayed exhibit exhibited reveal reveals revealed disclose discloses disclosed indicate indicated witness witnessed experience experienced undergo underwent enjoy enjoys enjoyed suffer ' +
    'suffers suffered endure endured face faces faced attain attained achieve achieves achieved manage manages managed possess possesses stand stands sit sits sat figure feature features appear appears appeared look looks ' +
    'looked seem seems seemed represent represents represented constitute constitutes constituted comprise comprises comprised form forms arrive arrives arrived stem stems stemmed derive derives derived originate originates ' +
    'originated emerge emerged result results resulted finish finishes finished function perform performs fare fares fared progress progressed offer offers offered saw sees seeing seen size tell tells told wise lol exact interested interest wonder wondering curious ' +
    'pay paid pay pays pass passes passed two three four five six ten number numbers actual actually exactly latest current recent period periods fiscal calendar corporate inc corp co ltd plc the its earned earn 10-k 10-q 20-f'
  ).split(/\s+/),
)
/**
 * @param asked as typed
 * @param earlier the user's questions before, newest last: 'And in 2023?' takes its figure from there
 */
export function readQuestion(asked: string, facts: ChatFacts, earlier: readonly string[] = []): Question {
  const typed = withYearsCounted(spelledPlain(asked, facts))
  const turned = turnedBy(typed, facts)
  if (turned !== null) return { ...readOne(typed, facts), ...NOTHING_READ, unread: [turned] }
  const { text } = unframed(typed)
  const question = asMove(readInOtherWords(text, facts))
  const isShort = text.trim().split(/\s+/).length <= 8
  const isFollowUp = isShort && /^(?:and|what about|how about|also|ok|then|now|in|for|the)\b/i.test(typed.trim())
  const previous = earlier.at(-1)
  const whole = spelledOut(text).replace(BY_BOTH, 'by $1$4 $2$5 by $3$6')
  if (!isFollowUp || previous === undefined) {
    const parts = partsOfQuestion(
      whole,
      (part) => figuresNamed(part, facts),
      (part) => asMove(readInOtherWords(part, facts)),
    )
    return {
      ...question,
      parts,
      frame: frameOf(question, typed, facts),
      again: againOf(typed, facts),
      slots: slotsOf(question, typed, facts),
      guesses: guessesOf(question, asked, facts),
      aside: parts ? null : asideOf(question, text, facts),
    }
  }
  const before = withoutTimes(readOne(unframed(previous).text, facts))
  if (!before) return question
  if (question.kind === 'unknown' && question.unread.length === 0 && question.periods.length > 0) {
    const [first = facts.period] = question.periods
    // "Did it grow? And in 2024?": in that year, over the one before it.
    const isOfYear = before.kind === 'change' && question.periods.length === 1 && /^(?:and )?in\b/i.test(typed.trim())
    const periods = isOfYear ? [first, codeYearBefore(first)] : question.periods
    return { ...before, periods, unread: [] }
  }
  if (
    question.kind === 'figure' &&
    question.metrics.length > 0 &&
    /^(?:and|what about|how about)/i.test(typed.trim())
  ) {
    const kind =
      before.kind === 'change' || before.kind === 'share' || before.kind === 'history' ? before.kind : 'figure'
    return { ...question, kind, periods: question.periods.length > 0 ? question.periods : before.periods }
  }
  return question
}

/** Where something is left out of it that asks nothing, or its second half is said of its first. */
function againOf(typed: string, facts: ChatFacts): Question | null {
  const readers = {
    mentions: (said: string) => figuresNamed(said, facts),
    periods: (said: string) => periodsIn(said, facts.period, facts.period_before),
  }
  const text = withoutAsides(typed, facts, readers)
  if (text !== typed.trim()) return readQuestion(text, facts)
  return followedQuestion(unframed(text).text, facts, {
    read: (said) => {
      const question = readInOtherWords(unframed(said).text, facts)
      return { ...question, frame: frameOf(question, said, facts) }
    },
    isRead: (question) => isRead(question) || (question.frame !== null && !question.asksWhy),
    mentions: readers.mentions,
    times: (said) => readers.periods(said).map(({ start, end }) => said.slice(start, end)),
  })
}

/** What is known to stand in no statement is not read as a figure that does. */
const NEVER_PRINTED: ReadonlySet<Special['kind']> = new Set([...(['not-printed', 'unit-sales'] as const)])

/** The same read by its slots; a reason and what is to come are no figures. */
function frameOf(first: Question, typed: string, facts: ChatFacts): Question | null {
  // What working capital is made of is printed, and may be named with it.
  const isNever =
    first.special !== null &&
    NEVER_PRINTED.has(first.special.kind) &&
    !/\bcurrent (?:assets|liabilities)\b/i.test(typed)
  if (first.asksWhy || first.kind === 'forecast' || isNever) return null
  return framedQuestion(typed, facts, {
    mentions: (said) => figuresNamed(said, facts),
    odd: (said) => oddFigures(said, figuresNamed(said, facts), facts),
    periods: (said) => periodsIn(said, facts.period, facts.period_before),
  })
}

/** "Which region suffered most?" asks for the one that fell most, not for the largest; by how much money is not ranked. */
function asMove(question: Question): Question {
  if (question.kind !== 'most' || !FALLEN.test(question.text)) return question
  return /\bdollars?\b|\bmoney\b|[$€£]/i.test(question.text)
    ? { ...question, ...NOTHING_READ, unread: [FALLEN.exec(question.text)?.[0] ?? ''] }
    : { ...question, kind: 'grew-least' }
}
const FALLEN = /\b(?:suffer|shr[aiu]nk|declin|dropp?|fell|fallen|lost|losing|slump|tumbl|worsen|deteriorat)\w*/i

const NOTHING_READ = {
  ...{ kind: 'unknown', metrics: [], special: null, group: null },
  ...{ asksWhy: false, parts: null, aside: null, frame: null, again: null, slots: null, made: [] },
} satisfies Partial<Question>

/** The same read as a reckoning of the figures that it names. */
const slotsOf = (first: Question, typed: string, facts: ChatFacts): Question['slots'] =>
  first.asksWhy || first.kind === 'forecast' || first.special?.kind === 'unit-sales'
    ? null
    : readSlots(
        typed,
        facts,
        {
          mentions: (said) => figuresNamed(said, facts),
          odd: (said) => oddFigures(said, figuresNamed(said, facts), facts),
        },
        first.special?.kind === 'not-printed' && !/\bcurrent (?:assets|liabilities)\b/i.test(typed),
      )

/** What no statement prints is not guessed at. */
function guessesOf(first: Question, typed: string, facts: ChatFacts): readonly Reading[] {
  const isRefused = first.special !== null && NEVER_GUESSED.has(first.special.kind)
  if (first.asksWhy || first.kind === 'forecast' || isRefused) return []
  const text = guessedText(typed, facts)
  const mentions = (said: string) => figuresNamed(said, facts)
  const odd = oddFigures(text, mentions(text), facts)
  const isTakenOut = odd.length === 1 && odd[0] === TAKEN_OUT.exec(text)?.[0]
  if (odd.length > 0 && !isTakenOut) return []
  const readings = readingsOf(text, facts, mentions, learned())
  // "Take the iPhone away, what is left": of what is taken out of all of it that alone is asked.
  return isTakenOut ? (readings[0]?.label === 'without' ? readings.slice(0, 1) : []) : readings
}
/** A question as it is guessed at, and learned from: its short forms in whole words. */
export const guessedText = (typed: string, facts: ChatFacts): string =>
  plainPlaced(spelledShort(spelledPlain(typed, facts), facts), facts)

const NEVER_GUESSED: ReadonlySet<Special['kind']> = new Set([
  ...(['not-printed', 'unit-sales', 'company', 'definition'] as const),
])

/** A second reading, without the words that cannot sort the figure out. */
function asideOf(first: Question, typed: string, facts: ChatFacts): Question['aside'] {
  const isOpen = first.kind === 'unknown' || first.special?.kind === 'elsewhere'
  if (!isOpen || first.asksWhy) return null
  const text = mendedWords(typed, facts)
  const [mentions, periods] = [figuresNamed(text, facts), periodsIn(text, facts.period, facts.period_before)]
  const named: Named[] = [
    ...mentions.map(({ metric, isVerb, start, end }) => ({ metric, isVerb, isCompany: false, start, end })),
    ...otherMentions(text).map(({ named: { name }, start, end }) => ({
      ...{ metric: `other:${name}`, isVerb: false, isCompany: false },
      ...{ start, end },
    })),
    ...periods.map(({ start, end }) => ({ metric: null, isVerb: false, isCompany: false, start, end })),
    ...companySpans(text, companyNames(facts.company, facts.base.tickers)).map(({ start, end }) => ({
      ...{ metric: null, isVerb: false, isCompany: true },
      ...{ start, end },
    })),
  ].sort((a, b) => a.start - b.start)
  const found = setAside(text, unreadWords(text, mentions, periods, facts), named)
  if (!found) return null
  const question = readOne(found.text, facts)
  return isResolved(question) ? { words: found.words, question } : null
}

/** With the slips that are none but one name's mended; what is left unread stays as it is. */
function mendedWords(text: string, facts: ChatFacts): string {
  const known = knownWords(facts)
  const read = readPlain(text, facts)
  return read.unread.reduce((said, word) => mended(said, [word], known) ?? said, text)
}

/** "Revenue by product and region" asks for both. */
const BY_BOTH =
  /\bby (product|segment|division|business|line)s? (and|or) (?:by )?(region|geography|country|market)s?\b|\bby (region|geography|country|market)s? (and|or) (?:by )?(product|segment|division|business|line)s?\b/gi

/** What was reckoned is of the periods that it named: a question that follows goes on with a change, and with nothing else. */
function withoutTimes(before: Question): Question | null {
  if (before.special?.kind === 'proposed') return null
  if (before.special?.kind !== 'reckoned') return before
  return before.special.asked.op === 'moved' && before.metrics.length > 0
    ? { ...before, kind: 'change', special: null }
    : null
}

const ALL_MARGINS = ['gross_margin', 'operating_margin', 'net_margin']

/** A country as people write it; @param isAmerica the continent is no region of the statement */
function plainPlaces(text: string, isAmerica: boolean): string {
  return text
    .replace(
      /(?<!\bnon[- ]?)\b(?:the )?(?:US|U\.S\.|USA|U\.S\.A\.)(?![\w$]|[ -](?:dollars?\b|GAAP\b|\$|-based\b))|\b(?:in|from|is|outside|besides|within|of|for|across) (?:the )?us\b(?! [a-z])|\b(?:in|from|outside|within|of|for) the us\b|(?<!\b(?:give|tell|show|gives?|let|get|send|for|remind|of|to|with) )\bus(?= (?:net |total )?(?:revenues?|sales|turnover)\b)|\busa\b/g,
      (all) =>
        /^(?:in|from|is|outside|besides|within|of|for|across) /.test(all)
          ? `${all.split(' ')[0]} United States`
          : 'United States',
    )
    .replace(/\b(?:the )?(?:UK|U\.K\.)(?!\w)/g, 'United Kingdom')
    .replace(/(?<!\b(?:north|south|latin|central|bank of) )\bAmerica\b/gi, (all) => (isAmerica ? 'United States' : all))
}

/** As it was asked, or where that is not understood in other words of the same meaning. */
function readInOtherWords(typed: string, facts: ChatFacts): Question {
  const question = readOne(typed, facts)
  const other = isRead(question) || question.asksWhy ? null : otherWording(typed, facts)
  const again = other === null ? null : readOne(other, facts)
  return again && isRead(again) ? again : question
}

/** Whether something is read that is answered with figures. */
const isRead = ({ kind, special, unread }: Question): boolean =>
  kind !== 'unknown' &&
  unread.length === 0 &&
  (special === null || !/^(?:beside|company|elsewhere|not-printed)$/.test(special.kind))

function readOne(typed: string, facts: ChatFacts): Question {
  return { ...readWords(typed, facts), way: wayAsked(typed) }
}

/** "Walmart US" is the segment that is called "Walmart U.S.", and not the company in its country. */
function withDots(text: string, parts: readonly { label: string }[]): string {
  return parts
    .filter(({ label }) => /\S U\.S\.|U\.S\. \S/.test(label))
    .reduce((said, { label }) => {
      const plain = label.split('U.S.').map((one) => asPattern(one))
      return said.replace(new RegExp(`\\b${plain.join('U\\.?S\\b\\.?')}(?![\\w])`, 'gi'), label)
    }, text)
}

function readWords(said: string, facts: ChatFacts): Question {
  const [own] = facts.base.periods
  const plainer = plainQuestion(withDots(said, [...own.business, ...own.geographical]))
  const text = plainPlaced(plainer, facts)
  const read = readPlain(text, facts)
  const better = betterThan(read, text, facts)
  if (better) return better
  if (read.unread.length === 0 || read.kind === 'special' || read.kind === 'forecast') return read
  const right = mended(text, read.unread, knownWords(facts))
  if (right === null) return read
  const again = readPlain(right, facts)
  return betterThan(again, right, facts) ?? (again.kind !== 'unknown' ? again : read)
}

/** Of a statement without places the country is a word that nothing answers, never a pronoun. */
function plainPlaced(typed: string, facts: ChatFacts): string {
  const [own] = facts.base.periods
  const isOfPlaces = own.geographical.some((one) => isDomestic(one.label) || /united kingdom/i.test(one.label))
  // "U.S. Healthcare" is a segment's name, not the country's.
  const isName = [...own.business, ...own.geographical].some(
    ({ label }) => /\b(?:U\.?S|U\.?K)\b/.test(label) && typed.toLowerCase().includes(label.toLowerCase()),
  )
  const isAmerica = own.geographical.every(
    ({ label }) => !/america/i.test(label.replace(/united states of america/i, '')),
  )
  return isName ? typed : plainPlaces(typed, isOfPlaces && isAmerica)
}

/** What the other readers of the same words know more. */
const betterThan = (read: Question, text: string, facts: ChatFacts): Question | null =>
  reckonedFrom(read, text, facts) ?? proposedFrom(read, text, facts)

/** Refusals that another reader of the same words may better. */
const REFUSED: ReadonlySet<Special['kind']> = new Set([...(['company', 'elsewhere', 'not-printed'] as const)])
/** Kinds that tell less than a question of yes or no asks. */
const PARTLY: ReadonlySet<QuestionKind> = new Set([...(['figure', 'change', 'history'] as const)])

/** What is reckoned with the figures that are named, where no other reader knows more. */
function reckonedFrom(read: Question, text: string, facts: ChatFacts): Question | null {
  if (read.kind === 'forecast' || read.asksWhy || TAKEN_OUT.test(text)) return null
  const isOpen = read.kind === 'unknown' || (read.special !== null && REFUSED.has(read.special.kind))
  const isPartly = PARTLY.has(read.kind) || read.special?.kind === 'versus' || read.special?.kind === 'other'
  if (!isOpen && !isPartly) return null
  const found = readReckoned(text, facts, {
    mentions: (said) => figuresNamed(said, facts),
    periods: (said) => periodsIn(said, facts.period, facts.period_before),
  })
  if (!found || (!isOpen && !isMoreTold(found.asked, read))) return null
  if (found.asked.op === 'values' && read.kind === 'history') return null
  const { asked } = found
  const special: Special =
    asked.op === 'every' ? { kind: 'every-year', metric: asked.metric, isUp: asked.isUp } : { kind: 'reckoned', asked }
  return { ...read, kind: 'special', special, made: found.made, unread: [] }
}

/** Yes or no, of a sentence that the reader of sentences understands. */
function proposedFrom(read: Question, text: string, facts: ChatFacts): Question | null {
  if (read.kind !== 'unknown' || read.asksWhy) return null
  const asked = readProposition(text, facts, (said) => figuresNamed(said, facts))
  return asked && { ...read, kind: 'special', special: { kind: 'proposed', asked }, unread: [] }
}

/** Two figures of the other statements, told one after the other. */
const isOfTwoOthers = ({ special }: Question): boolean => special?.kind === 'other' && special.asked.names.length === 2

/** Yes or no, a comparison of two, a growth of several years: the plain kinds leave them out. */
const isMoreTold = (asked: Reckoned, read: Question): boolean =>
  (asked.op === 'compare' && asked.asked !== null) ||
  (asked.op === 'moved' && (asked.asked !== null || asked.of.length > 1 || asked.isBy)) ||
  (asked.op === 'values' && asked.of.length > 2) ||
  asked.op === 'fold' ||
  (asked.op === 'times' && asked.a.metric === asked.b.metric) ||
  (asked.op === 'share' && ((read.kind === 'figure' && read.metrics.length === 2) || isOfTwoOthers(read))) ||
  (asked.op === 'sum' && read.kind === 'figure' && read.metrics.length > 1) ||
  asked.op === 'limit' ||
  asked.op === 'sign'

/** The figures a text names, by the names of their facts; "margin" of "free cash flow margin" is none of them. */
export function figuresNamed(text: string, facts: ChatFacts): Mention[] {
  const derived = DERIVED_OTHERS.flatMap(({ pattern }) => [...text.matchAll(pattern)])
  return mentionsIn(text, facts.base, facts.lexicon, (metric) => factKey(facts.base, metric)).filter(({ start, end }) =>
    derived.every((match) => end <= match.index || start >= match.index + match[0].length),
  )
}

/** The words of every name of a figure, with and without the ending of the plural. */
function knownWords(facts: ChatFacts): ReadonlySet<string> {
  const [own] = facts.base.periods
  const labels = [...own.business, ...own.geographical]
    .map((one) => one.label)
    .concat(own.expenses.map((one) => one.name))
  const sources = facts.lexicon.map(({ pattern }) => pattern.source.replace(/\\.|\(\?<?[:=!]|\[[^\]]*\]/g, ' '))
  const others = OTHER_NAMES.map(({ pattern }) => pattern.source.replace(/\\.|\(\?<?[:=!]|\[[^\]]*\]/g, ' '))
  const words = [...sources, ...others, ...labels, ASKING].flatMap(
    (one) => one.toLowerCase().match(/\p{L}{5,}/gu) ?? [],
  )
  return new Set(words.flatMap((word) => [word, word.replace(/s$/, '')]))
}

/** What questions ask with. */
const ASKING =
  'percent percentage growth increase decrease decline change compare compared difference between average largest smallest biggest highest lowest shareholders quarter previous million billion revenue segment region country product division together combined buybacks buyback dividends'

/** "How much revenue is made abroad": the part, and not all of it as well. */
const withoutWhole = (named: readonly string[], mentions: readonly Mention[]): readonly string[] =>
  named.length === 2 && mentions.some(({ made }) => made?.kind === 'sum' && made.name === 'revenue abroad')
    ? named.filter((one) => one !== 'total_revenue')
    : named

/** "Best sellers": a rank; sellers alone are somebody else. */
const RANKED_SELLER = /\b(best|biggest|largest|top|main|worst|smallest|fastest|slowest|greatest)([- ])sellers?\b/gi

/** "How much is kept of each $100 of sales" asks for the net margin. */
const OF_A_DOLLAR =
  /\b(?:per|(?:of|for|from|out of) (?:each|every)) (?:\$ ?100|\$ ?1|(?:sales |revenue )?dollar)(?: (?:of|in) (?:sales|revenues?))?(?! (?:of|in|spent)\b)/i

function readPlain(said: string, facts: ChatFacts): Question {
  const text = said.replace(OF_A_DOLLAR, ' net margin ').replace(RANKED_SELLER, '$1$2product')
  const mentions = figuresNamed(text, facts)
  const periods = periodsIn(text, facts.period, facts.period_before)
  const named = namedMetrics(mentions).flatMap((one) => (one === MARGINS ? ALL_MARGINS : [one]))
  const { metrics, isTwisted } = ofParts([...new Set(withoutWhole(named, mentions))], text, facts)
  const question: Question = {
    kind: 'unknown',
    metrics,
    periods: [...new Set(periods.map((one) => one.period))],
    group:
      EXPENSE_GROUP.test(text) && !BUSINESS.test(text)
        ? 'expense'
        : GEOGRAPHY.test(text)
          ? 'geography'
          : BUSINESS.test(text)
            ? 'business'
            : null,
    unread:
      isTwisted || isOfEachPart(text, metrics)
        ? metrics
        : [...notFigures(text, mentions, facts), ...unreadWords(text, mentions, periods, facts)],
    asksWhy: WHY.test(text),
    parts: null,
    text,
    way: null,
    special: null,
    aside: null,
    frame: null,
    again: null,
    made: mentions.flatMap((one) => one.made ?? []),
  }
  question.kind = kindOf(text, question)
  const rest = restOf(remaining(text, mentions, periods, facts), question)
  const left = [
    ...spanIn(rest, question, facts),
    ...unusedWords(question.kind, rest, question),
    ...(question.kind === 'figure' ? looseDirections(text, mentions, periods) : []),
    ...(question.kind === 'share' ? (GROWTH_OF.exec(text) ?? []) : []),
  ]
  if (left.length > 0) {
    question.kind = 'unknown'
    question.unread = left
  }
  if (
    question.kind === 'change' &&
    question.metrics.length === 0 &&
    question.group === 'expense' &&
    !/\bwhich\b/i.test(text)
  )
    question.metrics = ['cost_of_revenue', 'operating_expenses']
  if (question.kind === 'change') question.periods = changePeriods(question.periods, periods, text, facts)
  if (question.kind === 'forecast' || question.asksWhy) return question
  const unread = (also: RegExp) =>
    unreadWords(
      text.replace(also, (word) => ' '.repeat(word.length)),
      mentions,
      periods,
      facts,
    )
  const unused = (also: RegExp) =>
    unusedWords(
      'figure',
      remaining(text, mentions, periods, facts).replace(also, (word) => ' '.repeat(word.length)),
    )
  const special = specialOf(
    readSpecial({
      ...{ text, timeless: timeless(text, periods), metrics: question.metrics, named: mentions },
      ...{ unread, unused },
    }),
    question,
    facts,
  )
  if (!special) return question
  const other = askedBeside(special, question, rest, mentions, facts)
  return other.length > 0
    ? { ...question, kind: 'unknown', unread: other }
    : {
        ...question,
        kind: 'special',
        special,
        unread: [],
        periods: isGrowthToNow(special, question.periods, facts) ? [facts.period] : question.periods,
      }
}

/** "Which grew this year from last year": the two periods are those of one growth. */
const isGrowthToNow = (special: Special, periods: readonly string[], { period, period_before }: ChatFacts): boolean =>
  periods.length === 2 &&
  [period, period_before].every((one) => periods.includes(one)) &&
  (special.kind === 'movers' || ((special.kind === 'versus' || special.kind === 'ranked') && special.isGrowth))

/** What a special question asks beside what its answer would tell. */
function askedBeside(
  special: Special,
  question: Question,
  rest: string,
  mentions: readonly Mention[],
  facts: ChatFacts,
): string[] {
  const { text, periods } = question
  // "iPhone in 2024 and Mac in 2025": the two are of different periods, and one answer is of one.
  if (OF_ONE_PERIOD.has(special.kind) && periods.length > 1 && !isGrowthToNow(special, periods, facts)) return periods
  // "Grow per year on average": the average of the amounts is not that of the growth; nor is "quarterly" one of years.
  const isOfOthers = periods.some((one) => one.slice(5) !== facts.period.slice(5))
  if (special.kind === 'total' && ((special.isAverage && (GROW.test(text) || CHANGE.test(text))) || isOfOthers))
    return ['average']
  if (special.kind === 'total' && special.isAverage && /\b(?:sum|total) of\b/i.test(text)) return ['average']
  // A reader of its own takes what parts earned where that is printed; put side by side it would be what they sold.
  const crossed = special.kind === 'versus' || special.kind === 'movers' ? profitOfParts(text, mentions) : []
  if (crossed.length > 0) return crossed
  const span = SPANNED.has(special.kind) ? otherSpan(rest, facts.period) : null
  const picking = [...unusedInSpecial(special, rest, question), ...(span === null ? [] : [span])]
  if (picking.length > 0) return picking
  // "Did debt ever exceed equity?": one period does not tell.
  return EVER.test(text) && !OVER_ALL.has(special.kind) ? ['ever'] : []
}

/** Without the years that a change is measured over: they are taken up by it. */
const restOf = (rest: string, { kind, text }: Question): string =>
  kind === 'change' && OVER_YEARS.test(text) ? rest.replace(SPAN_OF_YEARS, (word) => ' '.repeat(word.length)) : rest

/** Without the periods that a question ends with, and the words that lead to them. */
function timeless(text: string, periods: readonly PeriodMention[]): string {
  const blanked = periods.reduce(
    (out, { start, end }) => `${out.slice(0, start)}${' '.repeat(end - start)}${out.slice(end)}`,
    text,
  )
  return periods.length === 0 ? text : blanked.replace(/(?:\s+(?:from|to|in|between|and|over|during|for))*[\s?]*$/i, '')
}

/** Another stretch of time than the answer's; what tells of all years is of every length that they have. */
function spanIn(rest: string, { kind, periods }: Question, facts: ChatFacts): string[] {
  if (kind !== 'history' && !OF_A_SPAN.has(kind)) return []
  // "Ten-year growth": of so many years, and not of one.
  const years = kind === 'change' ? SEVERAL_YEARS.exec(rest)?.[0] : undefined
  if (years !== undefined) return [years]
  const span = otherSpan(rest, kind === 'history' ? null : facts.period)
  return span !== null ? [span] : kind === 'history' && periods.includes('TTM') ? ['last'] : []
}

const SEVERAL_YEARS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twenty|several|many|[2-9]|\d\d)[- ]years?\b(?! (?:ago|earlier|before|back))/i

/** Kinds that are answered by figures of a period. */
const OF_A_SPAN: ReadonlySet<QuestionKind> = new Set([
  ...(['figure', 'change', 'share', 'most', 'least', 'grew-most', 'grew-least', 'split', 'largest-expense'] as const),
])
const SPANNED: ReadonlySet<Special['kind']> = new Set([
  ...(['versus', 'movers', 'ranked', 'total', 'threshold', 'difference', 'outside', 'share-of'] as const),
])

/** Specials that put figures of one period beside each other. */
const OF_ONE_PERIOD: ReadonlySet<Special['kind']> = new Set([
  ...(['versus', 'difference', 'outside', 'ranked', 'movers'] as const),
])

const EVER = /\bever\b/i
/** Specials that look at every period there is, or refuse. */
const OVER_ALL: ReadonlySet<Special['kind']> = new Set([
  ...([
    'profit',
    'record',
    'year-extreme',
    'last-time',
    'every-year',
    'turn',
    'company',
    'elsewhere',
    'not-printed',
    'unit-sales',
  ] as const),
])

/** What no statement prints is said by its name, where the question is not about a figure that one does. */
function specialOf(found: Special | null, { kind, text }: Question, facts: ChatFacts): Special | null {
  if (kind !== 'unknown' || (found && found.kind !== 'elsewhere')) return found
  const asked = readNotPrinted(text, facts)
  return asked ? { kind: 'not-printed', asked } : found
}

/**
 * 'AWS revenue' asks for the division alone, 'operating income of AWS' for the division's own where it is printed; any
 * other figure of a part is not in the statement, and the company's own would be a wrong answer.
 */
function ofParts(metrics: string[], text: string, facts: ChatFacts): { metrics: string[]; isTwisted: boolean } {
  const parts = metrics.filter((metric) => /^(?:business|geography):/.test(metric))
  // "How much did AWS earn", "the cost of iPhone", "per iPhone", "Services in Japan": none is the division's revenue.
  const isOfPart = parts.length > 0 && / and |,|\b(?:or|than|versus|vs|with)\b/i.test(text) === false
  if (isOfPart && (OF_PART.test(text) || new Set(parts.map((one) => one.split(':')[0])).size > 1))
    return { metrics, isTwisted: true }
  const others = metrics.filter((metric) => !parts.includes(metric))
  // "Services revenue, and its gross margin": of the part.
  const isItsOwn = parts.length > 0 && /(?:\band|,) its\b/i.test(text)
  if (isItsOwn && others.some((metric) => metric !== 'total_revenue')) return { metrics, isTwisted: true }
  if (parts.length === 0 || others.length === 0 || / and |,/i.test(text)) return { metrics, isTwisted: false }
  const isBeside = /\b(?:compared? (?:with|to)|versus|vs\.?|against|relative to|next to)\b/i.test(text)
  if (others.every((metric) => metric === 'total_revenue'))
    return { metrics: isBeside && CHANGE.test(text) ? metrics : parts, isTwisted: false }
  const own = parts.map((part) => part.replace(':', '-income:'))
  const isPrinted = own.every((metric) => facts.facts.some((fact) => fact.metric === metric))
  if (others.every((metric) => metric === 'operating_income') && isPrinted) return { metrics: own, isTwisted: false }
  return { metrics, isTwisted: true }
}

/** What names another figure than any of a statement, or another year than the filing's. */
function notFigures(text: string, mentions: readonly Mention[], facts: ChatFacts): string[] {
  const speed = /\bhow (?:fast|late|far)\b/i.exec(text)?.[0]
  if (speed && !GROW.test(text) && !CHANGE.test(text)) return [speed]
  const odd = oddFigures(text, mentions, facts)
  if (odd.length > 0) return odd
  const none = mentions.filter((one) => one.metric === NO_METRIC).map((one) => text.slice(one.start, one.end))
  return [...none, ...(ONE_OF_SEVERAL.exec(text) ?? []), ...comparedWith(text, mentions)]
}

/** What is named beside a figure, or as one, and is none of a statement, however it is asked. */
function oddFigures(text: string, mentions: readonly Mention[], { end_date, period, currency }: ChatFacts): string[] {
  // "How many cars": of things, not of money.
  const counted = mentions.filter(
    (one) =>
      /^(?:business|geography|expense):/.test(one.metric) &&
      /\bhow many\s+(?:[a-z]+\s+)?$/i.test(text.slice(0, one.start)),
  )
  // "The loss per plane": of one of them.
  const perThing = mentions.filter(
    (one) =>
      /^(?:business|geography):/.test(one.metric) && /\bper\s+(?:an?\s+|single\s+)?$/i.test(text.slice(0, one.start)),
  )
  if (perThing.length > 0) return perThing.map((one) => text.slice(one.start, one.end))
  const numbered = /\bnumbers? of\b/i.test(text) ? mentions.filter(({ metric }) => metric.includes(':')) : []
  if (counted.length + numbered.length > 0)
    return [...counted, ...numbered].map((one) => text.slice(one.start, one.end))
  const elsewhere = (NOT_HERE.exec(text) ?? TAKEN_OUT.exec(text) ?? NOT_YET.exec(text))?.[0]
  if (elsewhere) return [elsewhere]
  // "In dollars", asked of a statement in euros: nothing is converted.
  const isConverted = mentions.length > 0 && /\bin dollars\b/i.test(text) && !currencyAgrees('$', currency)
  const isCalendar = /\bcalendar\b/i.test(text) && period.endsWith('FY') && end_date.slice(5, 7) !== '12'
  const afterTax = mentions.find((one) => one.isVerb && /^after/i.test(text.slice(one.start, one.end)))
  const isOdd = afterTax && mentions.some((one) => !one.isVerb && one.metric !== 'net_income' && one !== afterTax)
  return [
    ...participles(text, mentions),
    ...profitOfParts(text, mentions),
    ...ofOneDollar(text, mentions),
    ...sharesOfAnother(text, mentions),
    ...(CONTRACTS.exec(text) ?? []),
    ...(period.endsWith('FY') ? (OF_A_QUARTER.exec(text) ?? []) : []),
    ...bareShares(text, mentions),
    ...crossedParts(text, mentions),
    ...figuresOfParts(text, mentions),
    ...figuresOfSums(text, mentions),
    ...(isConverted ? ['dollars'] : []),
    ...(isCalendar ? ['calendar'] : []),
    ...(isOdd ? ['after tax'] : []),
  ]
}

/** "Accelerated depreciation", "reduced sales": a direction that a plain figure does not tell. */
function looseDirections(text: string, mentions: readonly Mention[], periods: readonly PeriodMention[]): string[] {
  const known = [...mentions, ...periods, ...idleWords(text, false)]
  return directionTokens(text)
    .filter((one) => known.every((other) => one.end <= other.start || one.start >= other.end))
    .map((one) => text.slice(one.start, one.end))
}

/** "What does a share cost?", "paid out per share": only with a word of earning it is what a share earned. */
function bareShares(text: string, mentions: readonly Mention[]): string[] {
  const said = mentions.filter(({ metric }) => metric.endsWith('_eps')).map(({ start, end }) => text.slice(start, end))
  const isBare =
    said.length > 0 && said.every((words) => /^(?:an?|per|each|every|one)[ -](?:common )?shares?$/i.test(words))
  return isBare &&
    !/\b(?:earn\w*|ma(?:k|d)es?|making|los[est]+|losing|profits?|income|results?|bottom line|net)\b/i.test(text)
    ? said
    : []
}

/** "Income taxes per share", "R&D for each share": of the figures of a statement earnings alone are told of one share. */
function sharesOfAnother(text: string, mentions: readonly Mention[]): string[] {
  return mentions.flatMap((one, at) => {
    const before = mentions[at - 1]
    if (
      !before ||
      before.isVerb ||
      !one.metric.endsWith('_eps') ||
      !/^per share$/i.test(text.slice(one.start, one.end))
    )
      return []
    return before.metric !== 'net_income' && /^\s*$/.test(text.slice(before.end, one.start)) ? ['per share'] : []
  })
}

/**
 * "Did Reality Labs lose more than last year?", "Did Cloud make a bigger profit than before?": of a part a statement gives
 * what it sold, so that what it earned is not told by that, and not by the company's profit either.
 */
function profitOfParts(text: string, mentions: readonly Mention[]): string[] {
  const parts = mentions.filter(({ metric }) => /^(?:business|geography):/.test(metric))
  const isOfPartsAlone = mentions.every((one) => one.isVerb || parts.includes(one) || one.metric === 'total_revenue')
  const lost = /\b(?:los(?:e|es|ing)|lost)\b(?! (?:sales|revenues?|ground))/i.exec(text)?.[0]
  if (parts.length > 0 && isOfPartsAlone && lost) return [lost]
  return parts.flatMap((part) => {
    const profit = mentions.find((one) => one.metric === 'net_income' && !one.isVerb && one.start >= part.end)
    if (!profit) return []
    return ASIDE.test(text.slice(part.end, profit.start)) ? [] : [text.slice(profit.start, profit.end)]
  })
}
/** What puts a second figure beside a part instead of saying it of the part. */
const ASIDE = /\b(?:than|and|or|versus|vs|with|to|from|against|as|of|by|exceed\w*|cover\w*|outweigh\w*)\b|[,;&]/i

/** "Research for each dollar of sales": a dollar's margin is asked of profit alone, beside another figure it is a ratio of that one. */
const ofOneDollar = (text: string, mentions: readonly Mention[]): string[] =>
  / net margin /.test(text) && mentions.some((one) => !one.isVerb && !OF_PROFIT.has(one.metric)) ? ['dollar'] : []
const OF_PROFIT = new Set(['net_margin', 'net_income', 'total_revenue', NO_METRIC])

/** "Did any cost shrink?", "the last year of profit": one is looked for among several, and none of them is named. */
const ONE_OF_SEVERAL =
  /\bany (?:of the |its )?(?:costs?|expenses?|segments?|divisions?|regions?|countr(?:y|ies)|markets?|products?|lines?|years?|quarters?)\b|\blast (?:year|quarter) (?:of|with|when|in which|that)\b/i

/** "Revenue from contracts": what was signed, and no word for a fall. */
const CONTRACTS = /\b(?:from|of|in|under|on|by|the|new|these|such|with|its|government|customer) contracts\b/i

/** "Spent in the quarter", asked of a year: the year's figure would be another. */
const OF_A_QUARTER =
  /\b(?:in|of|for|over|during) (?:the|this|that|its) (?:latest |most recent |current )?quarter\b(?! (?:of|before|earlier))/i

/** "The iPhone in China", "China's iPhone sales": of two divisions of the statement at once, which no statement prints. */
function crossedParts(text: string, mentions: readonly Mention[]): string[] {
  const parts = mentions
    .filter(({ metric }) => /^(?:business|geography):/.test(metric))
    .sort((a, b) => a.start - b.start)
  return parts.flatMap((one, at) => {
    const next = parts[at + 1]
    if (!next) return []
    // "Sold in Greater China" may be the place's name
    const lead = /^\s*[a-z]+\s+in\s+(?:the\s+)?/i.exec(text.slice(next.start, next.end))?.[0].length ?? 0
    const between = text.slice(one.end, next.start + lead)
    // Some filings tell their products and their places in one table.
    if (next.metric.split(':')[0] === one.metric.split(':')[0] && !/\bsold\b/i.test(between)) return []
    return OF_THE_OTHER.test(between) ? [text.slice(one.start, next.end)] : []
  })
}

/** "Footwear they sold in Greater China", "the iPhone's growth in Europe", "China's iPhone sales" */
const OF_THE_OTHER =
  /^(?:['’]s\s+|(?:['’]s)?\s+(?:(?!(?:and|or|than|vs|versus|but|with|to|as|against|compared|beside|next|over|above|below|plus|minus|is|are|was|were)\b)[\p{L}’'-]+\s+){0,5}(?:in|from|within|across|inside|throughout)\s+(?:the\s+)?)$/iu

/** "Are Germany and Japan bigger than AWS?", "faster than costs": how each of them changed does not tell. */
function comparedWith(text: string, mentions: readonly Mention[]): string[] {
  const costs = THAN_COSTS.exec(text)?.[0]
  if (costs && mentions.every(({ start, end }) => text.slice(start, end).search(/costs?|expenses?|spending/i) < 0))
    return [costs]
  const other = mentions.find((one) => !one.isVerb && THAN.test(text.slice(0, one.start)))
  return other && mentions.length > 1 && !/\b(?:why|how come)\b/i.test(text) ? [text.slice(other.start, other.end)] : []
}
const THAN_COSTS = /\bthan (?:its |the |all )?(?:costs?|expenses?|spending)\b/i
const THAN = /\bthan (?:the |its |that of |those of )?$/i

/** "Margins in Europe and Japan", "tax paid between Mac and iPad": of parts a statement gives what they sold. */
function figuresOfParts(text: string, mentions: readonly Mention[]): string[] {
  return mentions.flatMap((one, at) => {
    const next = mentions[at + 1]
    const isOther =
      !one.isVerb && one.metric !== 'total_revenue' && one.metric !== 'operating_income' && !one.metric.includes(':')
    if (!next || !/^(?:business|geography):/.test(next.metric)) return []
    // "R&D spent on the Mac": a cost of a part
    if (one.metric.startsWith('expense:') && SPENT_ON.test(text.slice(one.end, next.start)))
      return [text.slice(one.start, next.end)]
    if (!isOther) return []
    return OF_THE_PART.test(text.slice(one.end, next.start)) ? [text.slice(one.start, next.end)] : []
  })
}
/** "Earnings abroad": of what lies there a statement gives what was sold. */
function figuresOfSums(text: string, mentions: readonly Mention[]): string[] {
  return mentions.flatMap((one, at) => {
    const near = [mentions[at - 1], mentions[at + 1]].find(
      (other) =>
        other !== undefined &&
        !other.isVerb &&
        other.made === null &&
        other.metric !== 'total_revenue' &&
        !other.metric.includes(':') &&
        /^\s*(?:(?:in|from|of|made|earned) )?$/i.test(
          text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)),
        ),
    )
    return one.made?.kind === 'sum' && near ? [text.slice(near.start, near.end)] : []
  })
}
const SPENT_ON =
  /^\s+(?:(?:spent|spending|spend|costs?|expenses?|money|dollars|budget)\s+)?(?:on|for|in|of)\s+(?:the\s+)?$/i
const OF_THE_PART = /^\s+(?:[a-z]+\s+){0,2}(?:of|in|for|at|between|from|by|on|across|among)\s+(?:the\s+)?$/i

/** "Contracted sales": a participle before the figure's name is no change of it. */
function participles(text: string, mentions: readonly Mention[]): string[] {
  return mentions.flatMap(({ start }) => {
    const word = /(?:\b(?:the|was|were|is|are|of|its|their)|['’]s)\s+([a-z]+ed)\s+$/i.exec(text.slice(0, start))?.[1]
    return word && directionTokens(word).length > 0 ? [word] : []
  })
}

/** Prices and markets, whatever figure is named beside them. */
const NOT_HERE =
  /\b(?:share|stock|selling|list) prices?\b|\bprices? of\b|\bmarket (?:share|value|cap\w*)\b|\bshare of (?:the )?(?:[a-z-]+ )?market\b/i

/** What is still to happen, or happened before: none of it is the figure of the period. */
const NOT_YET =
  /\bin advance\b|\bcarried (?:over|forward)\b|\bon account\b(?! of)|\b(?:is|are|was|were|still) to be (?:paid|received|spent|collected|earned|refunded|recogni[sz]ed)\b|\bleft to be \w+/i

/** "If we take iPhone out": what is left is not the part. */
const TAKEN_OUT =
  /\b(?:take|taking|leave|leaving|strip|stripping|put|putting)\b (?:the )?(?:\S+ ){1,4}?(?:out|aside|away)\b/i

const EACH_PART =
  /\b(?:which|what) (?:\w+ )?(?:products?|business(?:es)?)\b|\b(?:which|what|every|each|any|how many|all)\b.*\b(?:segments?|divisions?|product lines?|regions?|countr(?:y|ies)|categor(?:y|ies)|units?)\b/i

/** "Which segment lost money?": of the parts a statement gives revenue; the company's own profit is no answer. */
const isOfEachPart = (text: string, metrics: readonly string[]): boolean =>
  EACH_PART.test(text) &&
  metrics.length > 0 &&
  metrics.every((metric) => metric !== 'total_revenue' && metric !== 'operating_expenses' && !metric.includes(':')) &&
  !/\byears?\b/i.test(text)

/** "Growth in 2024" is measured from the year before it; "since 2024", "compared with 2024" from that year on. */
function changePeriods(
  asked: readonly string[],
  mentions: readonly PeriodMention[],
  text: string,
  facts: ChatFacts,
): string[] {
  const years = asked.length === 0 ? countOf(OVER_YEARS.exec(text)?.groups?.count) : 0
  if (years > 0) return [facts.period, `${Number(facts.period.slice(0, 4)) - years}${facts.period.slice(4)}`]
  const [period] = asked
  const [mention] = mentions
  if (!period || !mention || asked.length > 1 || period === facts.period) return [...asked]
  const isBase =
    /\b(?:since|from|than|to|with|versus|vs\.?|against|over|on)\s+(?:(?:it|they) (?:was|were|did|had been) )?(?:in |the |fiscal )*$/i.test(
      text.slice(0, mention.start),
    ) ||
    /^(?:a|one) year (?:ago|earlier|before)|^year[- ]|^y[/o-]|year[- ](?:ago|earlier)|^the year before|^same/i.test(
      text.slice(mention.start, mention.end),
    )
  return isBase || !/^\d{4} /.test(period) ? [...asked] : [period, codeYearBefore(period)]
}

const OF_PART =
  /\b(?:spen[dt]s?|spending|pa(?:y|ys|id)(?! off)|b(?:uys?|ought)|charge[ds]?|earn(?:s|ed|ings)?|los[et]s?|lost|profits?|profitable|costs?(?! of (?:revenue|sales))|tax(?:es)?)\b|\bper (?!share|cent)\w+|\b(?:on|for|from) (?:an?|each|every|one|a single) \w|\bapiece\b|\beach\b(?= *\?)/i

/** 'make', 'earn', 'lose' mean net income only where nothing else is named. */
function namedMetrics(mentions: readonly Mention[]): string[] {
  const nouns = mentions.filter((m) => !m.isVerb)
  return (nouns.length > 0 ? nouns : mentions).map((m) => m.metric).filter((metric) => metric !== NO_METRIC)
}

/** "Did expenses rise faster than revenue?": what costs in all were is no figure of every statement. */
const isOfCosts = (text: string, metrics: readonly string[]): boolean =>
  /\b(?:expenses?|costs?|spending)\b/i.test(text) &&
  metrics.length > 0 &&
  metrics.every((one) => one === 'total_revenue')
/** "Which grew slowest?", without a word of what. */
const isOfNothing = (text: string, metrics: readonly string[]): boolean =>
  metrics.length === 0 && /\b(?:fastest|slowest|most|least)\b/i.test(text)
const LOSS_YEARS =
  /\b(?:which|what|how many) (?:of the )?(?:fiscal )?years?\b.*\b(?:loss(?:es)?|lose|lost|profits?|profitable)\b/i
/** Whether it went well is told by how it changed. */
const HOW_IT_DID =
  /\bhow (?:did|has|have) .{1,40} (?:do|done|fared?|perform(?:ed)?)\b|\bhow (?:well|badly|bad|poorly|strongly) (?:did|has|have|is|are)\b.*\b(?:do|done|doing|fared?|faring|perform(?:ed|ing)?|go|gone|going)\b/i
/** "Did revenue grow faster than last year?", "Is growth accelerating?" */
const PACE =
  /\b(?:faster|slower|quicker|more (?:quickly|slowly))\b.*\b(?:than|as) (?:in |it did )?(?:last|the (?:year|quarter|prior|previous|same)|a year|before|(?:19|20)\d\d|fiscal)|\b(?:accelerat|decelerat)\w*|\b(?:slow(?:ing|ed)?|speed(?:ing)?|sped|pick(?:ing|ed)?) (?:down|up)\b/i
/** "How much did sales grow in two years?": from so many years before to now. */
const OVER_YEARS =
  /^(?:by )?(?:how (?:much|many|far|fast|strongly)|(?:by )?what (?:percent(?:age)?|amount))\b.*\b(?:gr[eo]wn?|ris(?:e|en)|rose|climb(?:ed)?|increased?|fall(?:en)?|fell|declined?|decreased?|dropp?(?:ed)?|shr[aiu]nk|chang(?:e|ed))\b.*\b(?:in|over|within|across|during) (?:the )?(?:last |past )?(?<count>two|three|four|five) (?:fiscal )?years\b/i
const SPAN_OF_YEARS =
  /\b(?:in|over|within|across|during) (?:the )?(?:last |past )?(?:two|three|four|five) (?:fiscal )?years\b/gi
/** "Has revenue ever fallen?", "How many years did revenue grow?": every year that is printed. */
const EVER_MOVED = /\b(?:has|have|had|did)\b.*\bever\b|\bhow many years\b|\bsince when\b/i
/** "How much has it dropped in percentage terms?" asks for no share. */
const IN_PERCENT =
  /\bpercent(?:age)? by which\b|\b(?:grow|grew|grown|rise|rose|risen|fall|fell|fallen|drop|dropped|declined?|changed?|increased?|decreased?|shrink|shrank|climb|climbed|gain|gained|jump|jumped)[\s,]*\(?(?:in )?(?:percent\w*|pct|%)\)?\s*\??\s*$|\b(?:up|down|gr[eo]wn?|r[io]se|f[ae]ll(?:en)?) (?:by )?(?:how many|what|which) percent(?:age)?(?! of\b)|\bin (?:percent|per cent|percentage(?: terms| points)?|pct|%)(?! of\b| to\b)|\b(?:growth|change|increase|decrease|decline|drop|rise|gain),? (?:in )?(?:percent\w*|pct|%)\s*\??$|\b(?:percent(?:age)?|pct|%) (?:growth|change|increase|decrease|decline|drop|rise|gain)\b/i
/** "US revenue growth this quarter, %?": how it moved, and no share. */
const GROWTH_IN_PERCENT =
  /^(?!.*\b(?:share|proportion|fraction|portion|part|ratio|half|of)\b).*\b(?:growth|increase|decrease|decline|rise|drop|change)\b.*(?:%|\bpercent\w*)\s*[?.!]*$/i
const isInPercent = (text: string, periods: readonly string[]): boolean =>
  GROWTH_IN_PERCENT.test(text) ||
  (IN_PERCENT.test(text) && (directionTokens(text).length > 0 || CHANGE.test(text) || periods.length === 2))
const BY_HOW_MUCH = /\bby (?:what|how (?:much|many))\b/i
const EXTREME = /\b(?:highest|lowest|largest|smallest|biggest|best|worst|greatest|record|peak)\b/i
/** A share is of revenue unless another whole is said: "what share of tax is R&D". */
const isShareOfOther = (text: string, metrics: readonly string[]): boolean =>
  metrics.filter((metric) => metric !== 'total_revenue').length > 1 ||
  /\b(?:share|percent(?:age)?|fraction|portion|proportion|part|weight) of .{2,30}\bin (?:the |its |all |total |operating )*(?:costs?|expenses?|spending|opex|profits?|income|growth)\b|\b(?:share|percent(?:age)?|fraction|portion|proportion|part|%|how much) of (?:the |its |all |total |net |operating |gross )*(?:costs?|expenses?|profits?|income|earnings|spending|taxe?s?|(?:revenue |sales )?(?:growth|increase|rise|gain|decline|drop|fall|improvement))\b/i.test(
    text,
  )

/** "Less than half of 2023", "what fraction of last year's": of the figure of another year, and not of revenue. */
const OF_A_PERIOD =
  /(?:\b(?:half|thirds?|quarters?|fraction|percent(?:age)?|part|share|portion|proportion)|%) of (?:the |its |that of |what it was in )?(?:fiscal |FY ?)?(?:(?:19|20)\d\d|last year|the (?:year before|prior year|previous year))|\b(?:more|less|higher|lower)(?: \w+)? than (?:in |the |that of )?(?:(?:19|20)\d\d|last year)\b/i

const OF_RANKED =
  /\b(?:growth|change|increase|decline|rise|share|margin|profits?)(?: (?:rate|in sales))? (?:of|in|at|for) (?:the |its )?(?:second[- ]|third[- ])?(?:largest|biggest|smallest|top|main|fastest|slowest|leading|strongest|weakest)\b|\bhow (?:did|has|have) (?:the |its )?(?:second[- ]|third[- ])?(?:largest|biggest|smallest|top|main|fastest[- ]growing|slowest[- ]growing|leading)\b.*\b(?:do|done|fare|fared|perform|develop|change|grow|grown)\b/i

/** The one that fell least is not the one that fell most. */
const FELL_LEAST = /\b(?:shr[aiu]nk|f[ae]ll(?:en)?|declin\w*|dropp?\w*|decreas\w*|slipped|lost)\b.*\bleast\b/i
const LOST = /\b(?:lost|los(?:e|es|ing))\b/i
const FASTER_THAN = /\b(?:faster|slower|quicker|more|less) than (?!last|(?:the )?(?:year|prior|previous)|before|in|a)/i

/** "The two smallest": one of them is not both. */
const SEVERAL_RANKED =
  /\b(?:two|three|four|five) (?:[a-z]+[- ]){0,2}(?:largest|biggest|smallest|top|main|fastest|slowest|leading|lowest|highest)\b|\b(?:largest|biggest|smallest|top|lowest|highest) (?:two|three|four|five)\b/i

const PLACE_IN_ORDER =
  /\b(?:which|what)\b.*\b(?:is|was|comes?|came|ranks?|ranked) (?:in )?(?:second|third|fourth|last)\b/i

/** Parts one by one; "the market" in the singular is none of them. */
const OF_ALL_PARTS =
  /\b(?:by|each|per|every|which|third|second|fourth|last)\b|\b(?:segments|divisions|regions|countries|markets|areas|places|products|businesses|lines|categories|units|geographies)\b|^where\b/i

/** "In how many of the years did it fall?" */
const COUNTED_YEARS = /\bhow many (?:of (?:the |those |these |its )?)?(?:[a-z]+ ){0,2}(?:years|periods|quarters)\b/i
const IN_BOTH = /\b(?:both|either|neither|each)\b/i

function kindOf(text: string, { metrics, group, unread, periods, made }: Question): QuestionKind {
  if (FORECAST.test(text)) return 'forecast'
  if (unread.length > 0) return 'unknown'
  if (made.length > 0 && made.every((one) => one.kind === 'share')) return CHANGE.test(text) ? 'change' : 'figure'
  if (FILED.test(text)) return 'filed'
  if (QC.test(text) && metrics.length === 0) return 'qc'
  if (PERIOD.test(text) && metrics.length === 0) return 'period'
  // Of a division a statement prints what it sold, never its largest cost.
  if (group === 'expense' && metrics.some((one) => /^(?:business|geography):/.test(one)) && MOST.test(text))
    return 'unknown'
  if (group === 'expense' && (MOST.test(text) || /\btook\b|\bate\b/i.test(text)))
    return GROW.test(text) || CHANGE.test(text) ? 'unknown' : 'largest-expense'
  const isParts = group === 'business' || group === 'geography'
  const onlyRevenue = metrics.every((metric) => metric === 'total_revenue')
  if (isParts && onlyRevenue) {
    // "The growth of the largest product", "the share of the fastest-growing": another thing is asked of the one that is ranked.
    if (OF_RANKED.test(text) || SEVERAL_RANKED.test(text) || BOTH_ENDS.test(text)) return 'unknown'
    // What a part added in money is not told by how fast it grew.
    if (
      GROW.test(text) &&
      /\b(?:contribut\w*|add(?:s|ed)?|drove|driver|in (?:dollars|money|absolute terms))\b/i.test(text)
    )
      return 'unknown'
    // "Lost the most revenue": what fell in money is not told by what was sold.
    if (LOST.test(text) && (MOST.test(text) || LEAST.test(text))) return 'unknown'
    // "Grew faster than the company": those that did, and not the one that grew most.
    if (GROW.test(text) && FASTER_THAN.test(text)) return 'unknown'
    if (FELL_LEAST.test(text)) return 'unknown'
    if (GROW.test(text) && (LEAST.test(text) || SHRINK.test(text))) return 'grew-least'
    if (GROW.test(text) && (MOST.test(text) || /\b(?:fast|quick)(?:er|est)\b/i.test(text))) return 'grew-most'
    if (MOST.test(text)) return 'most'
    if (LEAST.test(text)) return 'least'
    if (/\b(?:which|what)\b.*\b(?:brought|bring|contributed?)\b/i.test(text)) return 'most'
    // A place in the order that its own reader did not take is not told by all of the parts.
    if (PLACE_IN_ORDER.test(text)) return 'unknown'
    // Of parts a statement prints what they sold: which of them lost is not told by that.
    if (
      /\b(?:lost|los(?:e|es|ing)|loss(?:es)?|(?:un)?profitable|ma(?:ke|kes|de|king) (?:any |a )?(?:money|profits?)|earn(?:s|ed)?)\b/i.test(
        text,
      )
    )
      return 'unknown'
    // What grew and what did not is told by its own readers; where those were not sure, it is not told.
    return GROW.test(text) || CHANGE.test(text) || !(SPLIT.test(text) || OF_ALL_PARTS.test(text)) ? 'unknown' : 'split'
  }
  if (metrics.length > 0 && HOW_IT_DID.test(text)) return 'change'
  if (SPLIT.test(text) && onlyRevenue) return 'split'
  // How fast it grew a year before is not told by how fast it grew.
  if (PACE.test(text) && GROW.test(text) && metrics.length < 2) return 'unknown'
  if (OVER_YEARS.test(text) && metrics.length > 0 && periods.length === 0) return 'change'
  if (EVER_MOVED.test(text) && CHANGE.test(text) && metrics.length > 0) return 'history'
  if (HISTORY.test(text)) return metrics.length > 0 ? 'history' : 'unknown'
  if (LOSS_YEARS.test(text) && metrics.every((metric) => metric === 'net_income')) return 'history'
  if (BY_HOW_MUCH.test(text) && CHANGE.test(text) && metrics.length > 0) return 'change'
  if (metrics.length > 0 && isInPercent(text, periods)) return 'change'
  if (SHARE.test(text) && (isShareOfOther(text, metrics) || OF_A_PERIOD.test(text))) return 'unknown'
  if (isRatioInPercent(text, metrics)) return 'figure'
  const isPerShare =
    metrics.length > 0 && metrics.every((one) => one.endsWith('_eps') || one.startsWith('weighted_avg'))
  if (SHARE.test(text) && !isPerShare && metrics.some((metric) => metric !== 'total_revenue')) return 'share'
  // "Which expense fell?" asks for a name: where its own reader was not sure, the company's change is another answer.
  const isWhich = metrics.length === 0 && group !== null && /\b(?:which|what)\b/i.test(text)
  if (CHANGE.test(text) && COUNTED_YEARS.test(text) && metrics.length > 0) return 'history'
  // Both earnings per share are told beside each other; how each of two figures changed is not what parts them.
  const isApart = /\b(?:difference|gap|spread)\b/i.test(text)
  if (periods.length < 2 && metrics.every((one) => one.endsWith('_eps')) && /\bbasic\b.*\bdiluted\b/i.test(text))
    return 'figure'
  if (isApart && metrics.length > 1 && periods.length === 0) return 'unknown'
  if (CHANGE.test(text) && periods.length > 2 && metrics.length > 0) return 'history'
  // The change to the last of two years does not tell what it did in each.
  if (CHANGE.test(text) && periods.length > 1 && IN_BOTH.test(text)) return 'unknown'
  if (CHANGE.test(text)) return isOfCosts(text, metrics) || isOfNothing(text, metrics) || isWhich ? 'unknown' : 'change'
  if (metrics.length > 0 && EXTREME.test(text)) return 'unknown'
  if (metrics.length > 1 && /\bbetween them\b/i.test(text)) return 'unknown'
  if (metrics.length > 0) return periods.length > 2 ? 'history' : 'figure'
  if (UNITS.test(text)) return 'units'
  return SUMMARY.test(text) || HOW_IT_WENT.test(text) ? 'summary' : 'unknown'
}

/** A margin in percent is the margin, and no share of anything. */
const isRatioInPercent = (text: string, metrics: readonly string[]): boolean =>
  SHARE.test(text) &&
  !CHANGE.test(text) &&
  metrics.length > 0 &&
  metrics.every((one) => /_margin$|_rate$/.test(one)) &&
  !/\b(?:share|part|portion|fraction|proportion) of\b/i.test(text)

/** A question without its figures, periods, directions and company, and without words that only say how it is asked. */
function remaining(
  text: string,
  mentions: readonly Mention[],
  periods: readonly PeriodMention[],
  facts: ChatFacts,
): string {
  const rest = [...text]
  const blank = (start: number, end: number): void => {
    for (let i = start; i < end; i++) rest[i] = ' '
  }
  // Positions are of UTF-16 units: a text with wider characters is compared word by word only.
  if (rest.length === text.length) {
    for (const one of mentions) if (one.metric !== NO_METRIC) blank(one.start, one.end)
    for (const one of periods) blank(one.start, one.end)
    const isPart = mentions.some((one) => /^(?:business|geography|expense):/.test(one.metric))
    for (const one of idleWords(text, isPart)) blank(one.start, one.end)
    for (const one of directionTokens(text)) blank(one.start, one.end)
    for (const one of companySpans(text, companyNames(facts.company, facts.base.tickers))) blank(one.start, one.end)
  }
  return rest.join('')
}

/** Words that are neither a figure, a period, the company, nor among those that mean nothing by themselves. */
function unreadWords(
  text: string,
  mentions: readonly Mention[],
  periods: readonly PeriodMention[],
  facts: ChatFacts,
): string[] {
  // "Sams Club" names Sam's Club U.S.: the other words of a name that was understood are read with it.
  const labels = new Set(
    mentions
      .filter((one) => /^(?:business|geography|expense):/.test(one.metric))
      .flatMap((one) => one.metric.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []),
  )
  const company = new Set(facts.company.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  return remaining(text, mentions, periods, facts)
    .replace(INTENT, ' ')
    .replace(mentions.some((one) => one.made) ? /\b(?:combined|together|sum|both|plus|added)\b/gi : /(?!)/, ' ')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/'s\b/g, '')
    .split(/[^\p{L}\p{N}'&-]+/u)
    .filter(
      (word) =>
        word !== '' &&
        !PLAIN.has(word) &&
        !(isColourful(word) && !(labels.size > 0 && isFeltOfThing(text, word))) &&
        !(labels.size === 0 && isTellingVerb(word, false)) &&
        !company.has(word) &&
        !company.has(word.replace(/s$/, '')) &&
        !labels.has(word) &&
        !/^['&-]+$/.test(word),
    )
}

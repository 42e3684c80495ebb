/**
 * Answers from figures alone (decision 38): each kind of question has its sentence, made of facts with their places.
 * What figures cannot answer is said plainly, with the best passages instead.
 */
import { namedOther } from '../figures-in-words/other-names.ts'
import { countOf } from '../figures-in-words/skeleton.ts'
import { shortCompanyName } from '../format/company-name.ts'
import { type Answer, AnswerText, answerText, type ShownPassage } from './answer.ts'
import type { Question } from './asked.ts'
import type { ChatFact } from './fact.ts'
import { calculated, find, labelOf, nameOf, sayChange, shown, withinSentence } from './fact-words.ts'
import { type ChatFacts, madeFacts } from './facts.ts'
import { replyParts } from './intent/parts.ts'
import type { Reading } from './intent/read.ts'
import { isPart } from './intent/slots.ts'
import { insteadQuestions } from './not-printed.ts'
import { questionAbout } from './other-statements/reply.ts'
import { placeIn, tellsNoPlace } from './places-asked.ts'
import { readQuestion } from './question.ts'
import { bestPassages } from './rank.ts'
import { replyAboutFiling } from './reply-about.ts'
import { replyAboutParts } from './reply-parts.ts'
import { falsePremise, refuseSpecial, replySpecial } from './reply-special.ts'
import type { Asked as SlotsAsked } from './slots/asked.ts'
import { replySlots } from './slots/reply.ts'
import { wayOfLoss } from './yes-no.ts'

export interface Reply {
  answer: Answer
  /** false: the reader did not understand, the figure is not in the filing, or a reason was asked for */
  isAnswered: boolean
}

/** @param passages the best of the filing for this question, best first */
export function replyTo(question: Question, known: ChatFacts, passages: readonly ShownPassage[]): Reply {
  const reply = replyByRules(question, known, passages)
  const better = reply.isAnswered ? replyLikelier(question, reply.answer, known) : null
  return better ? { answer: better.answer({ suggestions: suggestionsFor(known, question) }), isAnswered: true } : reply
}

/**
 * What a question was read as, likely enough to be answered, where that tells more than the other readers told, or nothing
 * of it: they know fewer ways to ask ("which unit went backwards the most"), and take what is near.
 */
function replyLikelier({ kind, special, guesses = [] }: Question, told: Answer, facts: ChatFacts): AnswerText | null {
  const [first] = guesses
  const label = first?.label ?? ''
  // Words that leave it in doubt were read by the other reader.
  const isClear =
    first?.isSure || (first && TELLS_APART.test(label) && first.probability >= 0.95 && first.answerable >= 0.8)
  const said = first && isClear && !first.isWording ? replyGuess(first, facts) : null
  if (!said) return null
  const [now, before] = [figuresOf(said.answer()), figuresOf(told)]
  const isMore = now.some((one) => !before.includes(one))
  const isOtherKind = OF_PARTS.has(kind) && kind !== (label === 'fell-most' ? 'grew-least' : label)
  // "Did all of them grow", "which grew faster" are told by what is held against what.
  const isHeld = special !== null && /^(?:movers|versus)$/.test(special.kind)
  // "Tax %" is no share of revenue, and what a part brought of a growth is told so already.
  const isNear =
    (label === 'share' && kind !== 'change' && !OF_PARTS.has(kind)) ||
    (label === 'contribution' && special?.kind === 'share-of')
  return (isMore && !isHeld && !isNear && TELLS_APART.test(label)) || (isOtherKind && OF_MOVES.test(label))
    ? said
    : null
}
const OF_PARTS: ReadonlySet<Question['kind']> = new Set([
  ...(['most', 'least', 'share', 'split', 'grew-most', 'grew-least', 'largest-expense'] as const),
])
const OF_MOVES = /^(?:grew|fell|which)-|^(?:best|worst)-time$|^contribution$/
/**
 * Kinds that the other readers know by few words, and else take for something near: the largest part, a plain change, one
 * year of several, the divisor for the whole. Of 70 questions of four fresh writers that the two told apart this one had 69.
 */
const TELLS_APART =
  /^(?:grew|fell|which)-|^(?:best|worst|sum|average)-time|^(?:contribution|history|rank-of|top-n|second|share|share-ab|share-ba|without)$/
const figuresOf = ({ parts }: Pick<Answer, 'parts'>): string[] => [
  ...new Set(parts.flatMap(({ text, state }) => (state === 'verified' ? [text.replace(/^−/, '')] : []))),
]

function replyByRules(question: Question, known: ChatFacts, passages: readonly ShownPassage[]): Reply {
  const made = madeFacts(
    known,
    [question, ...(question.parts ?? [])].flatMap((one) => [...one.made, ...(one.frame?.made ?? [])]),
  )
  const facts = made.length > 0 ? { ...known, facts: [...known.facts, ...made] } : known
  const reckoned = (): (Reply & { asked: SlotsAsked }) | null => {
    const said = question.slots && replySlots(question.slots, known)
    return said && question.slots
      ? {
          answer: said.answer({ suggestions: suggestionsFor(facts, question) }),
          isAnswered: true,
          asked: question.slots,
        }
      : null
  }
  const framed = () => {
    const said = question.frame && replyText(question.frame, facts)
    return said ? { answer: said.answer({ suggestions: suggestionsFor(facts, question) }), isAnswered: true } : null
  }
  // Read once more without what asks nothing: its refusals are those of the question as it stands.
  const again = () => {
    const reply = question.again && replyTo(question.again, known, passages)
    return reply?.isAnswered ? reply : null
  }
  const guessed = () => {
    const said = replyGuessed(question, facts)
    return said ? { answer: said.answer({ suggestions: suggestionsFor(facts, question) }), isAnswered: true } : null
  }
  if (question.parts) {
    const reply = replyToParts(question, question.parts, facts, passages)
    const more = reply.isAnswered ? tellsMore(reply.answer, reckoned()) : null
    if (more) return more
    return reply.isAnswered ? reply : (framed() ?? reckoned() ?? again() ?? guessed() ?? reply)
  }
  // Of several figures the one that a direction was said of is not known.
  const isOfOne = question.asksWhy && question.metrics.length <= 1
  const premise = isOfOne ? falsePremise(question.text, question.metrics, question.periods, facts) : null
  if (premise) return { answer: premise.answer({ suggestions: suggestionsFor(facts, question) }), isAnswered: true }
  const text = replyText(question, facts)
  const suggestions = suggestionsFor(facts, question)
  if (text && question.asksWhy) {
    text.say(` Figures do not say why.${closest(passages.length)}`)
    return { answer: text.answer({ passages: passages.slice(0, 3), suggestions }), isAnswered: false }
  }
  if (text) {
    const reply = { answer: text.answer({ suggestions }), isAnswered: true }
    return tellsMore(reply.answer, reckoned()) ?? reply
  }
  // What is divided by what, its slots say in the order asked.
  const isRatio = question.slots?.op === 'values' && question.slots.of.some(({ form }) => form === 'ratio')
  const frame = isRatio ? (reckoned() ?? framed()) : framed()
  const whole = frame ? (tellsMore(frame.answer, reckoned()) ?? frame) : (reckoned() ?? again())
  if (whole) return whole
  const second = question.aside && replyAside(question.aside, facts)
  if (second) return { answer: second.answer({ suggestions }), isAnswered: true }
  const likely = guessed()
  if (likely) return likely
  const readings = meant(question, facts)
  const nearer = [...new Set([...readings, ...suggestionsFor(facts, question, true)])].slice(0, 3)
  const answer = new AnswerText().say(whyNot(question, facts, passages.length, readings.length > 0 && isNear(question)))
  if (question.special?.kind === 'company' && facts.cik)
    answer.citePage(`Company page of ${shortCompanyName(facts.company)}`, `/company/${facts.cik}`)
  return { answer: answer.answer({ passages: passages.slice(0, 3), suggestions: nearer }), isAnswered: false }
}

/**
 * A question that stands in the wording of its kind already, as those do that are offered; where it is another that is
 * likely enough, what it was read as stands before the answer.
 */
function replyGuessed({ guesses = [] }: Question, facts: ChatFacts): AnswerText | null {
  const own = guesses.find(({ isWording }) => isWording)
  if (own) return replyReading(own, facts)
  const [first] = guesses
  return first?.isSure ? replyGuess(first, facts) : null
}

function replyGuess(reading: Reading, facts: ChatFacts): AnswerText | null {
  const said = replyReading(reading, facts)
  return said && new AnswerText().say(`Read as “${reading.wordings.join(' ')}” `).join(said)
}

function replyReading({ parts, wordings }: Reading, facts: ChatFacts): AnswerText | null {
  const own = parts && replyParts(parts, facts)
  if (own) return own
  const text = new AnswerText()
  for (const [at, wording] of wordings.entries()) {
    const { answer, isAnswered } = replyTo({ ...readQuestion(wording, facts), guesses: [] }, facts, [])
    if (!isAnswered) return null
    if (at > 0) text.say(' ')
    text.joinAnswer(answer)
  }
  return text
}

const isNear = ({ guesses: [first] = [] }: Question): boolean =>
  first !== undefined && first.probability >= 0.5 && first.answerable >= 0.8

/** Less likely readings are no nearer than any other question. */
const LIKELY = { probability: 0.08, answerable: 0.3 }

/** What may have been meant, the likeliest first, in words that are answered when they are asked. */
function meant({ guesses = [] }: Question, facts: ChatFacts): string[] {
  const found: string[] = []
  for (const { wordings, probability, answerable, isWording } of guesses) {
    const [wording, ...more] = wordings
    if (found.length === 3 || probability < LIKELY.probability || answerable < LIKELY.answerable) break
    if (wording === undefined || more.length > 0 || isWording || found.includes(wording)) continue
    const question = readQuestion(wording, facts)
    const own = (question.guesses ?? []).filter(({ isWording }) => isWording)
    if (replyTo({ ...question, guesses: own }, facts, []).isAnswered) found.push(wording)
  }
  return found
}

/** What was reckoned, where the other answer leaves out what was asked: the ratio, the sum, yes or no, one of the times. */
function tellsMore(told: Answer, slots: (Reply & { asked: SlotsAsked }) | null): Reply | null {
  if (!slots) return null
  const [said, more] = [answerText(told), answerText(slots.answer)]
  if (!leavesOut(slots.asked, said, more)) return null
  return { answer: slots.answer, isAnswered: true }
}

function leavesOut(asked: SlotsAsked, said: string, more: string): boolean {
  const isYesNo = /^(?:Yes|No|Not quite)\b/
  if (isYesNo.test(more) && !isYesNo.test(said)) return true
  if (asked.op === 'sum-of-times' || (asked.op === 'years' && asked.isSum)) return !/\btogether\b/i.test(said)
  if (asked.op === 'moved')
    return !/\b(?:rose|fell|widened|narrowed|did not change|differed|less|together|times)\b/.test(said)
  if (asked.op !== 'values') return false
  const [percent = '%', times = ' times'] = [/\d[\d.,]*%/, /\d[\d.,]* times/].map((one) => one.exec(more)?.[0])
  const [sum = ''] = /\d[\d.,]*[BMK]?(?=\D)/.exec(more) ?? []
  return asked.of.some(({ form, top, isPercent }) =>
    form === 'ratio' && !isPercent
      ? !said.includes(times)
      : form === 'amount' || form === 'apart'
        ? (asked.share !== null || top.length > 1 || asked.times.length > 1) &&
          !(top.length > 1 ? said.includes(sum) : hasFigures(said, more))
        : !said.includes(percent),
  )
}

/** Each figure of the one stands in the other. */
const hasFigures = (said: string, more: string): boolean =>
  (more.match(/[$€]\d[\d.,]*[BMK]?/g) ?? []).every((one) => said.includes(one))

/** What was set aside and how the question was read without it stand before the answer. */
function replyAside({ words, question }: NonNullable<Question['aside']>, facts: ChatFacts): AnswerText | null {
  const made = madeFacts(facts, question.made)
  const known = made.length > 0 ? { ...facts, facts: [...facts.facts, ...made] } : facts
  const said = replyText(question, known)
  if (!said) return null
  const named = words.map((word) => `“${word}”`).join(', ')
  return new AnswerText()
    .say(`${named} ${words.length > 1 ? 'were' : 'was'} not understood; read ${readAs(question, known)}: `)
    .join(said)
}

/** What a question was read as, in a few words. */
function readAs({ kind, metrics, periods, special }: Question, facts: ChatFacts): string {
  if (special?.kind === 'other' && special.asked.ask === 'level')
    return `as ${special.asked.names.map((one) => withinSentence(namedOther(one).label)).join(' and ')}`
  const labels = metrics.map((metric) =>
    /^(?:business|geography):/.test(metric)
      ? `${labelOf(facts, metric)} revenue`
      : withinSentence(labelOf(facts, metric)),
  )
  const what = [labels.slice(0, -1).join(', '), labels.at(-1) ?? ''].filter(Boolean).join(' and ')
  const when = (periods.length > 0 ? periods : [facts.period]).join(' and ')
  if (what !== '' && kind === 'figure') return `as ${what} in ${when}`
  if (what !== '' && kind === 'share') return `as ${what} as a share of revenue in ${when}`
  if (what !== '' && kind === 'change') return `as the change of ${what}`
  if (what !== '' && kind === 'history') return `as ${what} of every period here`
  return 'without it'
}

/** One after the other; a part that the figures do not answer is said to be so, and leaves the question to the model. */
function replyToParts(
  question: Question,
  parts: readonly Question[],
  facts: ChatFacts,
  passages: readonly ShownPassage[],
): Reply {
  const said = parts.map((part) => replyPart(part, facts))
  const isAnswered = said.every((text, i) => text !== null && !parts[i]?.asksWhy)
  const text = new AnswerText()
  said.forEach((one, i) => {
    const part = parts[i]
    if (i > 0) text.say(' ')
    if (one) text.join(one)
    else if (part) text.say(whyNot(part, facts, 0))
  })
  if (!isAnswered) text.say(closest(passages.length))
  const suggestions = suggestionsFor(facts, question)
  return { answer: text.answer({ passages: isAnswered ? [] : passages.slice(0, 3), suggestions }), isAnswered }
}

/** One of several things asked; a reason is no figure, and is said to be none. */
function replyPart(part: Question, facts: ChatFacts): AnswerText | null {
  if (!part.asksWhy) return replyText(part, facts) ?? (part.frame && replyText(part.frame, facts))
  const premise = falsePremise(part.text, part.metrics, part.periods, facts)
  return premise ?? replyText(part, facts)?.say(' Figures do not say why.') ?? null
}

/** Kinds whose answer is of one period: asked of several, each has its sentence. */
const OF_ONE_PERIOD: ReadonlySet<Question['kind']> = new Set([
  ...(['share', 'most', 'least', 'split', 'largest-expense'] as const),
])
const isOfOnePeriod = ({ kind, special }: Question): boolean =>
  OF_ONE_PERIOD.has(kind) ||
  special?.kind === 'threshold' ||
  (special?.kind === 'share-of' && special.asked.ask === 'limit')

function replyText(question: Question, facts: ChatFacts): AnswerText | null {
  if (question.periods.length < 2 || !isOfOnePeriod(question)) return replyOnce(question, facts)
  const text = new AnswerText()
  for (const [at, period] of question.periods.entries()) {
    const said = replyOnce({ ...question, periods: [period] }, facts)
    if (!said) return null
    if (at > 0) text.say(' ')
    text.join(said)
  }
  return text
}

function replyOnce(question: Question, facts: ChatFacts): AnswerText | null {
  switch (question.kind) {
    case 'figure':
      return figures(question, facts)
    case 'change':
      return changes(question, facts)
    case 'share':
      return shares(question, facts)
    case 'history':
      return history(question, facts)
    case 'most':
    case 'least':
    case 'grew-most':
    case 'grew-least':
    case 'split':
    case 'largest-expense':
      return replyAboutParts(question, facts)
    case 'summary':
    case 'qc':
    case 'period':
    case 'filed':
    case 'units':
      return replyAboutFiling(question, facts)
    case 'special':
      return question.special ? replySpecial(question.special, question.periods, facts, question.way) : null
    default:
      return null
  }
}

/** "What was X": one sentence a figure; missing ones are named, and nothing is answered when all are. */
const BENEFIT_ASKED = /\btax (?:benefits?|credits?|refunds?)\b/i
/** Shares of one day, where the statement counts the average of its period. */
const isOfADay = (asked: string): boolean =>
  /\b(?:outstanding|how many shares|number of shares|shares (?:are|were|did|does|do) (?:there|it)|in issue|shares exist)\b/i.test(
    asked,
  ) && !/\b(?:average|weighted|diluted|basic)\b/i.test(asked)
const LOSS_ASKED = /\b(?:loss(?:es)?|lose|loses|lost)\b/i

function figures({ metrics, periods, text: asked }: Question, facts: ChatFacts): AnswerText | null {
  const text = new AnswerText()
  const missing: string[] = []
  let n = 0
  for (const period of periods.length > 0 ? periods : [facts.period]) {
    for (const metric of metrics) {
      const fact = find(facts, metric, period)
      if (!fact) {
        missing.push(`${labelOf(facts, metric)} for ${period}`)
        continue
      }
      if (n > 0) text.say(' ')
      // "How much did it lose" of a year with a profit
      const isNoLoss = fact.metric === 'net_income' && fact.value > 0 && LOSS_ASKED.test(asked)
      if (isNoLoss) text.say(`There was no loss in ${period}. `)
      if (metric === 'income_tax_expense' && fact.value > 0 && BENEFIT_ASKED.test(asked))
        text.say(`There was no tax benefit in ${period}. `)
      if (n === 0 && /^weighted_avg_shares/.test(metric) && isOfADay(asked))
        text.say('The number of shares of one day is not printed here; the average of the period is. ')
      text.say(`${nameOf(fact)} of ${shortCompanyName(facts.company)} was `, fact, ` in ${period}`)
      if (metric === 'diluted_eps') {
        const basic = metrics.includes('basic_eps') ? undefined : find(facts, 'basic_eps', period)
        if (basic) text.say(', diluted; basic EPS was ', basic)
      }
      if (metric === 'tax_rate')
        sayRatio(text, facts, period, 'income_tax_expense', 'income_before_taxes', 'income before taxes')
      if (metric === 'gross_margin') sayRatio(text, facts, period, 'gross_profit', 'total_revenue', 'revenue')
      if (metric === 'operating_margin') sayRatio(text, facts, period, 'operating_income', 'total_revenue', 'revenue')
      if (metric === 'net_margin') sayRatio(text, facts, period, 'net_income', 'total_revenue', 'revenue')
      text.say('.')
      n += 1
    }
  }
  if (n === 0) return null
  if (missing.length === 0) return text
  return new AnswerText().say(`Not found in this filing: ${missing.join(', ')}. `).join(text)
}

function sayRatio(
  text: AnswerText,
  facts: ChatFacts,
  period: string,
  part: string,
  whole: string,
  words: string,
): void {
  const a = find(facts, part, period)
  const b = find(facts, whole, period)
  if (a && b) text.say(': ', a, ` of ${words} of `, b)
}

/** Asked how large the difference is, where no growth is told. */
const HOW_MUCH_MORE =
  /\bwhat (?:was|is) the (?:drop|rise|increase|decrease|decline|fall|gain|jump) in\b|\bhow much (?:more|less|higher|lower|bigger|larger|smaller)\b|\bhow (?:much|many) (?:dollars|money|euros) (?:more|less|higher|lower)\b|\b(?:in|by how many) (?:dollars?|money|absolute (?:terms|figures|numbers|amounts?)|\$|USD|euros?)(?! per\b)/i

function changes({ metrics, periods, text: asked, way }: Question, facts: ChatFacts): AnswerText | null {
  // "Which of the two regions had the better margin": what they sold does not say it, nor does the company's own.
  if (metrics.some(isPart) && metrics.some((one) => /_margin$|^tax_rate$/.test(one))) return null
  const text = new AnswerText()
  const [now, before] = twoPeriods(periods, facts)
  const missing: string[] = []
  let n = 0
  for (const metric of metrics.length > 0 ? metrics : ['total_revenue', 'net_income']) {
    const a = find(facts, metric, now)
    const b = find(facts, metric, before)
    if (!a || !b) {
      missing.push(labelOf(facts, metric))
      continue
    }
    if (n > 0) text.say(' ')
    const lossWay = a.value < 0 && b.value < 0 && metrics.length === 1 ? wayOfLoss(asked) : null
    if (lossWay !== null) text.say(a.value !== b.value && a.value < b.value === (lossWay === 'up') ? 'Yes. ' : 'No. ')
    else if (way !== null && metrics.length === 1) {
      // "Was 2023 better than 2024?": of the older one.
      const [asks, held] = periods.length === 2 && periods[0] === before && THAN.test(asked) ? [b, a] : [a, b]
      text.say(asks.value !== held.value && asks.value > held.value === (way === 'up') ? 'Yes. ' : 'No. ')
    }
    sayChange(text, facts, a, b)
    if (POINTS.test(asked) && a.kind === 'ratio') text.say(` That is ${pointsBetween(a, b)}.`)
    if (HOW_MUCH_MORE.test(asked) && a.kind === 'amount') text.say(' The difference is ', differenceOf(a, b), '.')
    n += 1
  }
  if (n === 0) return null
  return missing.length === 0 || metrics.length === 0
    ? text
    : new AnswerText().say(`Not found in this filing for both periods: ${missing.join(', ')}. `).join(text)
}

const THAN = /\bthan\b/i
/** Asked how far a percentage moved, in points. */
const POINTS = /\bpoints?\b/i

function pointsBetween(a: ChatFact, b: ChatFact): string {
  const points = (Math.round(a.value * 1000) - Math.round(b.value * 1000)) / 10
  return `${Math.abs(points).toFixed(1)} points ${points < 0 ? 'less' : 'more'}`
}

function differenceOf(a: ChatFact, b: ChatFact): ChatFact {
  const [high, low] = a.value > b.value ? [a, b] : [b, a]
  return calculated(high, 'Difference', high.value - low.value, 'amount', `${shown(high)} − ${shown(low)}`)
}

/** The newer and the older of the periods asked about; the year before where none is named. */
function twoPeriods(periods: readonly string[], facts: ChatFacts): [string, string] {
  const [a, b] = [...periods].sort().reverse()
  if (a && b) return [a, b]
  if (!a || a === facts.period) return [facts.period, facts.period_before]
  return a < facts.period ? [facts.period, a] : [a, facts.period]
}

function shares({ metrics, periods }: Question, facts: ChatFacts): AnswerText | null {
  const text = new AnswerText()
  const period = periods[0] ?? facts.period
  let n = 0
  for (const metric of metrics.filter((one) => one !== 'total_revenue')) {
    const share = find(facts, metric, period, 'share')
    const amount = find(facts, metric, period)
    const revenue = find(facts, 'total_revenue', period)
    if (!share || !amount || !revenue) continue
    if (n > 0) text.say(' ')
    text.say(`${nameOf(amount)} was `, share, ' of revenue: ', amount, ' of ', revenue, ` in ${period}.`)
    n += 1
  }
  return n === 0 ? null : text
}

function history({ metrics, text: asked }: Question, facts: ChatFacts): AnswerText | null {
  const text = new AnswerText()
  const wanted = countOf(/\b(\w+)[- ](?:fiscal )?years?\b/i.exec(asked)?.[1])
  const known = new Set(facts.facts.filter((one) => one.metric === metrics[0]).map((one) => one.period)).size
  if (wanted > known) text.say(`Only ${known} years stand in this filing. `)
  let n = 0
  for (const metric of metrics) {
    const rows = facts.facts
      .filter((f) => f.metric === metric && f.kind !== 'growth' && f.kind !== 'share')
      .sort((a, b) => b.period.localeCompare(a.period))
    const [first, ...rest] = rows
    if (!first) continue
    if (n > 0) text.say(' ')
    text.say(`${labelOf(facts, metric)} as this filing prints it: `, first, ` in ${first.period}`)
    for (const row of rest) text.say(', ', row, ` in ${row.period}`)
    text.say('.')
    n += 1
  }
  return n === 0 ? null : text
}

const closest = (passages: number): string => (passages > 0 ? ' These passages of the filing come closest:' : '')

/** @param isOffered what it may mean is offered with it, and is answered when it is asked */
function whyNot(question: Question, facts: ChatFacts, passages: number, isOffered = false): string {
  const where = closest(passages)
  const refused = question.special && refuseSpecial(question.special, question.periods, facts)
  if (refused) return `${refused}${where}`
  if (question.kind === 'forecast')
    return `This site makes no forecasts and gives no advice; it reads what ${shortCompanyName(facts.company)} has filed.${where}`
  if (question.kind === 'figure' || question.kind === 'change' || question.kind === 'share') {
    const what = question.metrics.map((metric) => labelOf(facts, metric)).join(', ')
    const isMissing = (period: string) => question.metrics.some((metric) => !find(facts, metric, period))
    const missing = question.periods.filter((one) => question.metrics.length === 0 || isMissing(one))
    const named = missing.length > 0 ? missing : question.periods
    const when = named.length > 0 ? ` for ${named.join(' and ')}` : ''
    return `The income statement of this filing does not give ${what || 'that'}${when}.${where}`
  }
  const place = placeIn(question)
  if (place) return `${tellsNoPlace(place, facts)}${where}`
  if (isOffered)
    return `Not understood as it is asked${notRead(question, ': ')}; what it may mean stands below.${where}`
  const what = facts.others.length > 0 ? 'figures of this filing’s statements' : 'figures of the income statement alone'
  return `The ${what} do not answer this${notRead(question)}.${where}`
}

/** The words that nothing in the filing is called by; many of them say no more than that it was not understood. */
function notRead({ unread, text }: Question, lead = '; not understood: '): string {
  const words = unread.filter((word) => text.toLowerCase().includes(word.toLowerCase()))
  return words.length === 0 || words.length > 2 || words.length < unread.length
    ? ''
    : `${lead}${words.map((word) => `“${word}”`).join(', ')}`
}

const SUGGESTIONS: readonly (readonly [text: string, metric: string])[] = [
  ['How did revenue change from a year ago?', 'total_revenue'],
  ['What was the tax rate?', 'tax_rate'],
  ['What was the net margin?', 'net_margin'],
]

/** Questions that this filing can answer and that were not just asked; the nearest ones to what was not understood. */
export function suggestionsFor(facts: ChatFacts, asked: Question | null, isRefused = false): string[] {
  const counted = asked ? revenueOfPieces(asked, facts) : []
  const instead = asked?.special?.kind === 'not-printed' ? insteadQuestions(asked.special.asked, facts) : []
  const near = asked && (isRefused || isNotUnderstood(asked)) ? nearest(asked.text, facts) : []
  const found: string[] = []
  if (asked?.kind !== 'split' && facts.facts.some((f) => f.metric.startsWith('business:')))
    found.push('How did revenue split by division?')
  for (const [text, metric] of SUGGESTIONS) {
    if (!asked?.metrics.includes(metric) && find(facts, metric, facts.period)) found.push(text)
  }
  return [...new Set([...counted, ...instead, ...near, ...found])].slice(0, 3)
}

/** Not read at all, or known to stand where this question cannot be answered from. */
const isNotUnderstood = ({ kind, special }: Question): boolean =>
  kind === 'unknown' || special?.kind === 'elsewhere' || special?.kind === 'not-printed'

/** Asked for a number of pieces: the revenue of the division they belong to ("iPhones" of iPhone) is printed. */
function revenueOfPieces({ text, special, parts }: Question, facts: ChatFacts): string[] {
  if (![special, ...(parts ?? []).map((part) => part.special)].some((one) => one?.kind === 'unit-sales')) return []
  const said = text.toLowerCase()
  const part = facts.facts.find((one) => one.metric.startsWith('business:') && said.includes(one.label.toLowerCase()))
  return part ? [`What was ${part.label} revenue?`] : []
}

/** What could be asked instead, by the words it shares with the question. */
function nearest(text: string, facts: ChatFacts): string[] {
  const own = facts.facts.filter((one) => one.period === facts.period && one.kind !== 'share')
  const others = facts.others.filter((one, at) => facts.others.findIndex(({ name }) => name === one.name) === at)
  const candidates = [
    ...own.map((one) => ({
      section: '',
      text: one.kind === 'growth' ? `How did ${nameOf(one)} change from a year ago?` : `What was ${nameOf(one)}?`,
    })),
    ...others.map(({ name }) => ({ section: '', text: questionAbout(name) })),
  ]
  // A question that is not answered itself is no way out.
  return bestPassages(text, candidates, 6)
    .map((one) => one.text)
    .filter((one) => replyText(readQuestion(one, facts, []), facts) !== null)
    .slice(0, 3)
}

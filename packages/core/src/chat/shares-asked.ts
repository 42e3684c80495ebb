/**
 * Questions about what part of a whole a figure is, where more is asked than its share of revenue: whether it is more than
 * so much, how the share moved, how much of a growth was its own.
 */
import { asPattern } from '../figures-in-words/as-pattern.ts'
import { maskNonFigures, numberTokens } from '../figures-in-words/numbers.ts'
import { AnswerText } from './answer.ts'
import type { ChatFact } from './fact.ts'
import { calculated, find, nameOf, shown, withinSentence } from './fact-words.ts'
import type { ChatFacts } from './facts.ts'
import type { Said } from './said.ts'

export interface ShareAsked {
  /** names of facts */
  part: string
  whole: string
  ask: 'move' | 'of-growth' | 'limit'
  /** for 'limit': the share, a fraction of one, that it is asked to be above or below */
  limit: number | null
  isAbove: boolean
}

const REVENUE = 'total_revenue'
const OF_REVENUE = /^(?:business|geography):/
/** @returns null where it asks for something else, or not all of it was understood */
export function readShare(said: Said): ShareAsked | null {
  if (/\bmarket share|\bshare prices?\b|\bshares\b(?! of\b)/i.test(said.text)) return null
  return ofGrowth(said) ?? (GROWTH_OF.test(said.text) ? null : (limit(said) ?? move(said)))
}
/** "More than half of the growth", "sales come from growth in Services": no share of the sales. */
export const GROWTH_OF =
  /\b(?:of|from) (?:the |its |their |all |total |any )*(?:revenue |sales )?(?:growth|increase|rise|gains?|decline|decrease|drop|fall)\b/i

const asked = (part: string, whole: string, ask: ShareAsked['ask'], more: Partial<ShareAsked> = {}): ShareAsked => ({
  ...{ part, whole, ask, limit: null, isAbove: true },
  ...more,
})

const PART_OF = '(?:how much|(?:what|which) (?:share|part|percentage|percent|proportion|portion|fraction|%))'
const OF_GROWTH = new RegExp(
  `\\b${PART_OF} of (?:the |its |total |all |this year['’]s )*(?:(?:revenue|sales) )?(?:growth|increase|rise|gain|decline|decrease|drop|fall)(?: in (?:the |its |total )*(?:revenues?|sales))?(?= (?:is|was|came|comes|come|did|does|due)\\b)`,
  'i',
)
const OWED_TO =
  /\b(?:came|comes?|is|was|has been) (?:due to|down to|owed to|thanks to|because of|driven by|from|explained by)\b|\b(?:did|does|do)\b|\b(?:bring|brought|add(?:ed)?|account(?:ed)? for|contribute[ds]?|deliver(?:ed)?|due to|explain(?:ed)?|from)\b/i

/** "How much of the increase in sales was due to Services?" */
function ofGrowth({ text, metrics, unread }: Said): ShareAsked | null {
  const match = OF_GROWTH.exec(text)
  const [part, ...others] = metrics.filter((one) => one !== REVENUE)
  if (!match || !part || others.length > 0 || !OF_REVENUE.test(part)) return null
  return unread(new RegExp(`${OF_GROWTH.source}|${OWED_TO.source}`, 'gi')).length === 0
    ? asked(part, REVENUE, 'of-growth')
    : null
}

const MORE =
  /\b(?:more than|over|above|at least|(?:greater|bigger|larger|higher) than|exceeds?|exceeded|tops?|topped|upwards of)\b/i
const LESS = /\b(?:less than|under|below|at most|smaller than|no more than)\b/i
const OF_ALL =
  /\b(?:of|in)? ?(?:the |its |their |total |all |overall |company['’]?s? |group['’]?s? |whole |entire )*(?:total|whole|company|group|business|pie|sales|revenues?|turnover|it all)\b/i
const MAKES_UP =
  /\b(?:make|made|makes|making) (?:it )?up\b|\baccount(?:s|ed)? for\b|\brepresent(?:s|ed)?\b|\b(?:come|comes|came) from\b|\bcontribute[sd]?\b|\bbr(?:ing|ings|ought)(?: in)?\b|\bmake\b/i

/** "Is AWS more than a sixth of sales?", "Does the US make up more than two thirds?" */
function limit({ text, metrics, unread }: Said): ShareAsked | null {
  if (!/^\s*(?:is|was|are|were|did|does|do|has|have)\b/i.test(text)) return null
  const [part, ...others] = metrics.filter((one) => one !== REVENUE)
  if (!part || others.length > 0 || !(OF_REVENUE.test(part) || part.startsWith('expense:'))) return null
  // A fraction counts as a number where it is one of something.
  const whole = text.replace(
    /\b(half|thirds?|quarters?|fifths?|sixths?|sevenths?|eighths?|tenths?)(?=\s*\??\s*$)/i,
    '$1 of it',
  )
  const numbers = numberTokens(maskNonFigures(whole, []).text)
  const [n] = numbers
  const isAbove = MORE.test(text.replace(/\bno more than\b/gi, ''))
  if (n?.kind !== 'percent' || numbers.length > 1 || isAbove === LESS.test(text)) return null
  const after = whole.slice(n.end)
  const isOfAll = /^\s*(?:of\b|\??\s*$)/.test(after) && (/^\s*of\b/.test(after) || MAKES_UP.test(text))
  if (!isOfAll) return null
  const words = whole.slice(n.start, n.end).trim()
  const escaped = asPattern(words)
  const read = [escaped, MORE.source, LESS.source, OF_ALL.source, MAKES_UP.source].join('|')
  if (unread(new RegExp(read, 'gi')).length > 0) return null
  return asked(part, REVENUE, 'limit', { limit: n.value / 100, isAbove })
}

const MOVES =
  /\b(?:r[io]se|risen|rising|gr[eo]wn?|growing|increased?|increasing|climb(?:ed)?|gained?|expand(?:ed)?|fall|fell|fallen|falling|dropp?(?:ed)?|declin(?:e|ed|ing)|decreased?|shr[aiu]nk|shrinking|slip(?:ped)?|chang(?:e|ed)|move[d]?|go(?:ne)? (?:up|down)|went (?:up|down)|up|down|higher|lower|bigger|smaller|larger)\b/i
const MOVING =
  /\b(?:by|how (?:much|many)|percentage points?|points?|than (?:last|the previous|the prior) (?:year|quarter)|than before)\b/i

/** "Did the share of Services rise?", "how many points did the iPhone's share fall" */
function move({ text, metrics, unread }: Said): ShareAsked | null {
  const [part, ...others] = metrics.filter((one) => one !== REVENUE)
  if (!part || others.length > 0 || !(OF_REVENUE.test(part) || part.startsWith('expense:'))) return null
  if (!/\b(?:share|portion|proportion|weight)\b/i.test(text) || !MOVES.test(text)) return null
  // "The share of R&D in costs", "of the market": of another whole than revenue.
  if (
    /\b(?:of|in|among) (?:the |its |total |all |operating )*(?:costs?|expenses?|opex|spending|profits?|income|growth|market)\b/i.test(
      text,
    )
  )
    return null
  const read = [MOVES.source, MOVING.source, OF_ALL.source, '\\b(?:share|portion|proportion|weight)\\b'].join('|')
  return unread(new RegExp(read, 'gi')).length === 0 ? asked(part, REVENUE, 'move') : null
}

/** @returns null where a figure that it needs is not in the filing, or the whole is none */
export function replyShare(share: ShareAsked, periods: readonly string[], facts: ChatFacts): AnswerText | null {
  const period = periods[0] ?? facts.period
  if (periods.length > 1 && !(share.ask === 'move' && periods.includes(facts.period))) return null
  if (share.ask === 'of-growth') return period === facts.period ? replyGrowth(share, facts) : null
  const now = shareOf(share, period, facts)
  if (!now) return null
  if (share.ask === 'move') return replyMove(share, now, period, facts)
  const text = new AnswerText()
  if (share.ask === 'limit') {
    const { value } = now.ratio
    const limit = share.limit ?? 0
    // As it is shown, to a tenth of a percent.
    const side = Math.sign(Math.round(value * 1000) - Math.round(limit * 10_000) / 10)
    text.say(side !== 0 && side > 0 === share.isAbove ? 'Yes. ' : 'No. ')
  }
  return sayShare(text, now, period).say('.')
}

interface Share {
  ratio: ChatFact
  part: ChatFact
  whole: ChatFact
}

function shareOf({ part, whole }: ShareAsked, period: string, facts: ChatFacts): Share | null {
  const [a, b] = [find(facts, part, period), find(facts, whole, period)]
  if (a?.kind !== 'amount' || b?.kind !== 'amount' || b.value <= 0 || a.value < 0) return null
  const what = `${nameOf(a)}, share of ${withinSentence(b.label)}`
  return { ratio: calculated(a, what, a.value / b.value, 'ratio', `${shown(a)} ÷ ${shown(b)}`), part: a, whole: b }
}

const sayShare = (text: AnswerText, { ratio, part, whole }: Share, period: string): AnswerText =>
  text.say(`${nameOf(part)} was `, ratio, ` of ${withinSentence(whole.label)}: `, part, ' of ', whole, ` in ${period}`)

function replyMove(share: ShareAsked, now: Share, period: string, facts: ChatFacts): AnswerText | null {
  const before = period === facts.period ? shareOf(share, facts.period_before, facts) : null
  if (!before) return null
  const points = Math.round(now.ratio.value * 1000) - Math.round(before.ratio.value * 1000)
  const how =
    points === 0 ? 'as much as' : `${(Math.abs(points) / 10).toFixed(1)} points ${points > 0 ? 'more' : 'less'} than`
  return sayShare(new AnswerText(), now, period).say(`, ${how} `, before.ratio, ` in ${facts.period_before}.`)
}

function replyGrowth({ part, whole }: ShareAsked, facts: ChatFacts): AnswerText | null {
  const change = (metric: string) => {
    const [now, before] = [find(facts, metric, facts.period), find(facts, metric, facts.period_before)]
    return now?.kind === 'amount' && before?.kind === 'amount' ? { now, before, by: now.value - before.value } : null
  }
  const [own, all] = [change(part), change(whole)]
  if (!own || !all || all.by === 0) return null
  const text = new AnswerText()
  const [name, of] = [nameOf(own.now), withinSentence(all.now.label)]
  const by = ({ now, before, by: value }: typeof own): ChatFact =>
    calculated(now, `${nameOf(now)}, difference`, value, 'amount', `${shown(now)} − ${shown(before)}`)
  const sayMove = (one: typeof own): AnswerText =>
    one.by === 0 ? text.say('did not change') : text.say(`${one.by < 0 ? 'fell' : 'rose'} by `).sayUnsigned(by(one))
  // What moved against the whole is no part of its growth.
  if (own.by > 0 === all.by > 0 && own.by !== 0) {
    const rule = `(${shown(own.now)} − ${shown(own.before)}) ÷ (${shown(all.now)} − ${shown(all.before)})`
    const ratio = calculated(own.now, `${name}, part of the change`, own.by / all.by, 'ratio', rule)
    text.say(`${name} was `, ratio, ` of the ${all.by > 0 ? 'growth' : 'decline'} of ${of}. `)
  }
  text.say(`${name} `)
  sayMove(own).say(', from ', own.before, ' to ', own.now, `; ${of} `)
  return sayMove(all).say(', from ', all.before, ' to ', all.now, `, in ${facts.period}.`)
}

/**
 * Which way money goes by the verb of a clause, held against what the figure is: what came in was not spent, what was spent
 * was not earned, what stands on a balance sheet was neither sold nor added in the period. One gate for every amount that
 * is right, whatever stands between the verb and it.
 */
import { BEING, GAINING, HAVING } from '../../figures-in-words/dictionary/level-verbs.ts'
import { SAID } from '../../figures-in-words/dictionary/saying-verbs.ts'
import { SPENDING } from '../../figures-in-words/dictionary/spending-verbs.ts'
import { type FactBase, factOf, isExpense, isPerShare, type Metric, metricWords } from '../../figures-in-words/facts.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import type { OtherName } from '../../figures-in-words/other-figure.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import { BALANCE_SHEET_FIGURES } from '../../statement/other-statements.ts'
import type { BoundClaim } from '../bound-claim.ts'
import { mentionsIn } from '../others/skeleton.ts'
import type { Look } from './look.ts'
import { meant } from './meant.ts'

/** What a figure is to the one who has it; a payout goes to those who own the company. */
type Kind = 'income' | 'expense' | 'payout' | 'outlay' | 'level'
/** What a verb does with money. */
type Way = 'out' | 'in' | 'back' | 'hold' | 'trade' | 'swell'

const FITS: Record<Kind, ReadonlySet<Way>> = {
  income: new Set(['in', 'trade']),
  expense: new Set(['out', 'swell']),
  payout: new Set(['out', 'back', 'swell']),
  outlay: new Set(['out', 'swell']),
  level: new Set(['hold']),
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Verbs of both sides, and those of other things than money: by themselves they say no way. */
const EITHER = words(`
  take takes took taking taken throw throws threw throwing thrown pump pumps pumped pumping sweep sweeps swept sweeping pile piles piled
  piling bear bears bore bearing borne claim claims claiming drop drops dropped dropping require requires required requiring put
  puts putting sink sinks sank sinking sunk plunge plunges plunged plunging hand hands handed handing feed feeds fed feeding occupy occupies occupied
  occupying clear clears clearing cleared net nets yield yields pass passes passed passing send sends sent sending give gives gave giving
  return returns shower lavish foot use dole`)
const ALSO_OUT = words(
  'eat eats ate eaten eating devour devours devoured devouring gobble gobbles gobbled swallow swallows swallowed swallowing guzzle guzzles guzzled burn burns burned burnt burning consume consumes consumed consuming squander squandered wasted refunded donated remitted forfeited change changes changed incur incurs incurred incurring expensed repaid',
)
const ALSO_IN = words(
  'get gets got getting gotten make makes made making generate generates generated generating raised win wins won recoup recouped profited grossed netted charged',
)
const TRADE = words('sell sells sold selling')
const HOLD = words('hold holds held holding own owns owned owning keep keeps kept keeping owe owes owed owing')
const SWELL = words(
  'add adds added adding gain gains gained gaining recover recovers recovered recovering inflate inflates inflated inflating drain drains drained draining buy buys bought buying acquired acquires purchased issued borrowed retired repaid',
)
const BACK = words('return returns returned returning')
/** "Put $1.5 billion into", "handed out", "took in": with its small word such a verb says the way. */
const OUT_WITH = /^\s+(?:out|over|into|towards?)\b/
const IN_WITH = /^\s+in\b(?!to\b)/
const GIVEN = /^\s+(?:away|back|to)\b|\s(?:away|back|to)\b/
const BROUGHT =
  /^(?:br(?:ing|ings|inging|ought)|t(?:ake|akes|ook|aking|aken)|rak(?:e|es|ed|ing)|pull(?:s|ed|ing)?|haul(?:s|ed|ing)?|dr[ae]w(?:s|ing|n)?|reel(?:s|ed|ing)?|rop(?:e|es|ed|ing)|scoop(?:s|ed|ing)?|rustl(?:e|es|ed|ing))$/
const SUNK =
  /^(?:put(?:s|ting)?|s[aiu]nk(?:s|ing)?|plung(?:e|es|ed|ing)|hand(?:s|ed|ing)?|thr[eo]w(?:s|n|ing)?|pump(?:s|ed|ing)?|g[ai]ve(?:s|n)?|giving|send|sends|sent|dol(?:e|es|ed|ing)|pil(?:e|es|ed|ing))$/

function wayOf(word: string, behind: string, afterAmount: string): Way | null {
  if (TRADE.has(word)) return 'trade'
  if (BACK.has(word)) return 'back'
  if (HOLD.has(word)) return 'hold'
  if (SWELL.has(word)) return 'swell'
  if (BROUGHT.test(word) && IN_WITH.test(behind)) return 'in'
  if (SUNK.test(word) && (OUT_WITH.test(behind) || OUT_WITH.test(afterAmount))) return 'out'
  // "The report gives earnings of $2.44" says them; what is given away, back or to somebody is gone.
  if (EITHER.has(word)) return /^g[ai]v/.test(word) && GIVEN.test(`${behind} ${afterAmount}`) ? 'back' : null
  if (ALSO_OUT.has(word) || SPENDING.has(word)) return 'out'
  return ALSO_IN.has(word) || GAINING.has(word) ? 'in' : null
}

const PAYOUT = /\bdividends?\b|repurchase|buyback/i
const OUTLAYS = new Set<OtherName>([
  'capital_expenditures',
  'acquisitions',
  'stock_compensation',
  'depreciation_amortization',
])
const LEVELS = new Set<OtherName>([...BALANCE_SHEET_FIGURES, 'total_debt', 'net_cash'])

const isIncome = (metric: Metric): boolean =>
  (metric.kind === 'figure' &&
    /^(?:total_revenue|gross_profit|operating_income|income_before_taxes|net_income)$/.test(metric.name)) ||
  (metric.kind === 'division' && metric.quantity !== 'cost_of_revenue') ||
  (metric.kind === 'sum' && metric.plus.every(isIncome))

/** What the claim's figure is; null = money has no side in it, or it is a loss or a benefit. */
function kindOf(base: FactBase, s: Sentence, claim: BoundClaim): Kind | null {
  const { bound, metric, period: code } = claim
  if (bound) {
    const part = bound.kind === 'share' ? bound.part : bound
    const period = base.periods.find((one) => one.code === code)
    const value = period ? factOf(period, part)?.value : undefined
    if (value !== undefined && value < 0) return null
    if (isIncome(part) || isPerShare(part)) return 'income'
    if (part.kind === 'sum' && part.plus.every((one) => PAYOUT.test(metricWords(one)))) return 'payout'
    if (part.kind === 'sum') return part.plus.every(isExpense) ? 'expense' : null
    return isExpense(part) || (part.kind === 'division' && part.quantity === 'cost_of_revenue') ? 'expense' : null
  }
  if (metric === null) return null
  if (PAYOUT.test(metric)) return 'payout'
  const other = meant(base, s, claim)
  if (other?.kind !== 'other') return null
  if (OUTLAYS.has(other.name)) return 'outlay'
  return LEVELS.has(other.name) ? 'level' : null
}

/** Words of a clause's end: a verb before them is of another one. */
const EDGE =
  /[;:()]|\s[–—-]\s|—|\b(?:while|whereas|although|though|as|that|which|who|whose|when|than|what|so|but|if|because|where)\b/gi
const IRREGULAR =
  /^(?:is|was|were|are|be|been|had|has|have|having|rose|rise|fell|fall|grew|grow|came|come|comes|went|go|goes|going|with|shrank|slid|hit|stood|cost|left|did|does|saw|sees|sat|ran|beat|lost|lose|meant|led|said|says|up|down)$/

interface Verb {
  word: string
  start: number
  end: number
}

/** The verb nearest before the amount in its clause. */
function verbBefore(s: Sentence, n: NumberToken): Verb | null {
  const names = s.metrics.filter((one) => one.end > one.start && one.isVerb !== true)
  const isNamed = (at: number) => names.some((one) => at >= one.start && at < one.end)
  let from = 0
  for (const edge of s.text.slice(0, n.start).matchAll(EDGE))
    if (!isNamed(edge.index)) from = edge.index + edge[0].length
  const found = [...s.text.slice(from, n.start).matchAll(/[A-Za-z]+(?:['’-][A-Za-z]+)*/g)]
    .reverse()
    .slice(0, MOST_BETWEEN)
  for (const match of found) {
    const start = from + match.index
    const word = match[0].toLowerCase()
    if (isNamed(start) || s.companies.some((one) => start >= one.start && start < one.end)) continue
    // Behind a comma the amount belongs to what stands there, but for a phrase between two.
    const behind = s.text.slice(start + word.length)
    // … and one before it is what the verb has.
    if (s.numbers.some((one) => one !== n && one.start > start && one.end <= n.start)) return null
    const commas = s.text.slice(start + word.length, n.start).match(/,(?!\d)/g)?.length ?? 0
    // "Received its first dividend, $5.1 billion in all": but for what the amount is of
    const isObject = mentionsIn(s.text).some((one) => one.start > start && one.end < n.start)
    if (commas % 2 === 1 && wayOf(word, behind, '') !== null && !isObject) return null
    // "Ate up", "used up": the small word is the verb's
    const own = word === 'up' ? (/([a-z]+)\s+$/.exec(s.text.slice(from, start))?.[1] ?? '') : ''
    if (own !== '' && wayOf(own, '', '') === 'out') continue
    if (isVerbal(word)) return { word, start, end: start + word.length }
  }
  return null
}
const MOST_BETWEEN = 12
const isVerbal = (word: string): boolean =>
  IRREGULAR.test(word) ||
  /[a-z]{2}ed$/.test(word) ||
  wayOf(word, '', '') !== null ||
  BROUGHT.test(word) ||
  SUNK.test(word) ||
  BEING.has(word) ||
  SAID.has(word) ||
  (HAVING.has(word) &&
    !/^(?:net|total|gross|record|post|note|book|bank|land|lap|clock|figure|number|rest|measure|near|hook|rack)$/.test(
      word,
    ))

/** Whoever buys pays what the company takes. */
const BUYERS =
  /\b(?:customers?|consumers?|shoppers?|buyers?|advertisers?|clients?|households?|people|users?|fans|patients?|drivers?|marketers?|punters|Americans|Europeans|Germans|Britons|members?|visitors?|diners?|hospitals?|airlines|governments?|everyone|you|we)\b/i
/** Whoever is paid gets what the company spends. */
const PAID =
  /\b(?:shareholders?|stockholders?|investors?|owners?|states?|governments?|treasury|exchequer|Uncle Sam|IRS|employees?|staff|workers?|policyholders?|suppliers?|partners?|lenders?)\b/i
const TAX_MAN = /\btax ?(?:man|collectors?|authorit(?:y|ies)|office|inspectors?)\b/i
const MADE = /^(?:made|makes?|making)$/
const MADE_OF = /provision|payment|impairment|restructuring|charge|amorti[sz]ation|litigation/i

function fits(kind: Kind, way: Way, word: string, claim: BoundClaim, subject: string, text: string): boolean {
  if (FITS[kind].has(way)) return true
  if (kind === 'income' && way === 'out') return BUYERS.test(subject)
  if (kind === 'income' && way === 'swell')
    return !/^(?:add|gain|recover|inflat|drain|retire|repa|issue|borrow)/.test(word) || claim.bound?.kind === 'division'
  if (kind !== 'income' && kind !== 'level' && way === 'in' && (PAID.test(subject) || TAX_MAN.test(text))) return true
  if (kind !== 'income' && kind !== 'level' && MADE.test(word))
    return kind !== 'expense' || MADE_OF.test(claim.metric ?? '')
  return false
}

/** What stands before the verb without the names of figures: "employee benefits" are nobody who is paid. */
const subjectOf = (s: Sentence, to: number): string =>
  [...s.text.slice(0, to)]
    .map((letter, at) => (s.metrics.some((one) => at >= one.start && at < one.end) ? ' ' : letter))
    .join('')

/** "Was spent", "earned" right behind the amount, or behind the figure's name that follows it. */
const PASSIVE =
  /^\s+(?:(?:that\s+)?(?:was|were|is|are|has been|had been|have been|being|got)\s+)?(?:[a-z]+ly\s+)?(?<word>[a-z]+)\b/
function verbBehind(s: Sentence, n: NumberToken): Verb | null {
  const name = s.metrics.find(
    (one) =>
      one.start > n.end &&
      /^\s+(?:in|of|worth of)\s+(?:(?:the|its|total|net)\s+)*$/.test(s.text.slice(n.end, one.start)),
  )
  for (const at of name ? [n.end, name.end] : [n.end]) {
    const match = PASSIVE.exec(s.text.slice(at))
    const word = match?.groups?.word ?? ''
    if (
      !match ||
      /^\s+up\b/.test(s.text.slice(at + match[0].length)) ||
      !/ed$|^(?:spent|paid|put|sunk|sold|made|won|got|held|kept|blown|burnt|eaten|laid|thrown|taken|bought|earned)$/.test(
        word,
      )
    )
      continue
    const end = at + match[0].length
    return { word, start: end - word.length, end }
  }
  return null
}

const GOT = /\b(?:was|were|is|are|been|being|got)\s+(?:[a-z]+ly\s+)?(?:paid|given|handed|sent|awarded)$/i

/** The verb's side of money is the figure's. */
export const moneyWay: Look = ({ base, s, told }) => {
  for (const { n, claim } of told) {
    if (claim.verdict !== 'holds' || claim.isChange || (claim.kind !== 'amount' && claim.kind !== 'share')) continue
    const kind = kindOf(base, s, claim)
    if (!kind) continue
    const [before, behind] = [verbBefore(s, n), n.kind === 'money' ? verbBehind(s, n) : null]
    for (const verb of [before, behind]) {
      if (!verb) continue
      const between = verb === before ? s.text.slice(verb.end, n.start).replace(/^ up\b/, '') : ''
      // "Paid down debt to $39.1 billion", "earned a margin on": another thing is its object
      if (/\b(?:to|by|from|against|versus|up|per|every|each|at)\b/.test(between)) continue
      const said = wayOf(verb.word, s.text.slice(verb.end), s.text.slice(n.end))
      // "Was paid $11.0 billion": got it
      const isGot = verb === before && said === 'out' && GOT.test(s.text.slice(0, verb.end))
      const way = isGot ? 'in' : said
      if (way && !fits(kind, way, verb.word, claim, subjectOf(s, verb.start), s.text)) return verb.word
    }
  }
  return null
}

const COST_NOUN =
  '(?:costs?|spending|outlays?|expenses?|outgo(?:es|ings?)?|bills?|charges?|debts?|budget|investments?|payroll|expenditures?|payments?|purchases)'
const NOT_REVENUE = `(?:${COST_NOUN}|share|market|change|growth|price|value|backlog|assets?|inventor(?:y|ies))`
const LEVEL = '(?:of|was|were|is|are|came to|came in at|stood at|amounted to|totall?ed|reached|hit)'
const HEDGES = '(?:about|around|some|nearly|almost|over|just|roughly|only|more than)'
const OTHER_NOUN = new RegExp(`\\b(?<noun>${NOT_REVENUE})\\s+${LEVEL}\\s+(?:${HEDGES}\\s+)*$`, 'i')
const COST_OF_PART = new RegExp(`\\b(?<noun>${COST_NOUN})\\s+(?:on|in|for|at|to|of|by)\\s+(?:the\\s+|its\\s+)?$`, 'i')

/** "Google Cloud had costs of $58.7 billion", "spending on AWS was": of what came in as the part's revenue. */
export const costOfPart: Look = ({ base, s, told }) => {
  for (const { n, claim } of told) {
    if (claim.verdict !== 'holds' || n.kind !== 'money' || claim.isChange || claim.bound?.kind !== 'division') continue
    if (kindOf(base, s, claim) !== 'income') continue
    const noun = OTHER_NOUN.exec(s.text.slice(0, n.start))?.groups?.noun
    if (
      noun &&
      !s.metrics.some(
        (one) =>
          one.end > one.start &&
          one.metrics.some((m) => JSON.stringify(m) === JSON.stringify(claim.bound)) &&
          s.text.slice(one.start, one.end).endsWith(noun),
      )
    )
      return noun
    for (const one of s.metrics.filter(({ start, end }) => end > start && end <= n.start)) {
      const of =
        one.metrics[0]?.kind === 'division' ? COST_OF_PART.exec(s.text.slice(0, one.start))?.groups?.noun : null
      if (of) return of
    }
  }
  return null
}

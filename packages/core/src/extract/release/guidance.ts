/**
 * Guidance of a release as printed: the measure, the period, the numbers, and the sentence that they stand in. Nothing is
 * inferred but what the sentence itself says of its numbers ("plus or minus 2%"); a number whose measure or period is not
 * certain is left out.
 */
import { type Block, documentBlocks } from '../../filing/blocks.ts'
import type { Guidance } from '../../statement/release.ts'
import type { Bytes } from '../bytes.ts'
import type { ReleaseHead } from '../document/release-head.ts'
import { type Amount, amountsIn } from './amounts.ts'
import { type GuidedPeriod, periodIn } from './guided-period.ts'

const TELLS =
  /\bexpect(?:s|ed|ing)?\b|\banticipat(?:es?|ed|ing)\b|\boutlook\b|\bguidance\b|\bprojects?\b|\bforecasts?\b|\btarget(?:s|ing)\b/i
/** What is said of all such sentences, and of targets of the past. */
const PAST =
  /forward-looking|\bwas(?: previously)? expected\b|\btarget for\b|\bhad (?:expected|anticipated)\b|\bpreviously\b/i

const MEASURE =
  /((?:(?:GAAP and non-?GAAP|GAAP|non-?GAAP|adjusted|comparable|organic|subscription|services?|products?|underlying|total|net|diluted|effective|capital|cash capital|currency neutral|constant currency)\s*(?:\(\d\)\s*)?)*(?:revenues?|sales|(?:earnings|(?:net )?(?:income|loss)) per (?:diluted |basic |common )?share|EPS|EBITDA(?: margins?)?|gross margins?|operating (?:income|loss|expenses?|margins?|cash flow)|(?:income|loss) from operations|(?:SI&A |R&D |SG&A )?expenses|net (?:income|earnings)|earnings|expenditures|free cash flow|cash (?:provided by|flow from) operations|(?:stock|share) repurchases|other income and expenses?|tax rates?)(?: on adjusted(?: ?\(\d\))? income)?(?:\s*\(non-?GAAP\))?(?:\s+growth)?)(?![\w-])/gi

/** Between a measure and its number. */
const LINK =
  /^[\s,:|]*(?:(?:is|are|will|to|be|of|expected|anticipated|now|approximately|about|around|roughly|in|the|a|an|range|between|at|least|more|than|income of|growth|outlook|guidance|for|year|full|fiscal|(?:19|20)\d\d|\(\d\))(?![\w-])[\s,]*)*$/i

/** A number that belongs to the measure before another one: "to be between", "to a range of". */
const RESUMES = /\b(?:to be (?:between|in the range of|approximately|about)|to a range of|guidance range of)\s*$/i

/** What a measure is only a part of, or is changed by: "a loss in H20 revenue of". */
const PART =
  /\b(?:loss|impact|decline|increase|decrease|benefit|reduction|headwind|tailwind|growth)\s+(?:in|of|from|on|to)\s+[\w ]*$/i

/** Rows and bullets that are nothing but a measure and its number. */
const BARE_AHEAD = /^[•\u2022\s]*(?:approximately\s+|about\s+|targeting\s+)?$/i

/** Blocks for which a heading that names outlook and period is taken to stand over what follows. */
const REACH = 30
const LONGEST_HEAD = 220
const SHORT_HEAD = 40

/**
 * @param bytes the release as filed
 * @param head its own quarter, by which "the third quarter" and "the year" are known
 */
export function guidanceOf(bytes: Bytes, head: ReleaseHead): Guidance[] {
  const source = bytes.toString('latin1', 0, bytes.length)
  const blocks = documentBlocks(source, 'utf-8')
  const found: Guidance[] = []
  let over = null as { period: GuidedPeriod | null; left: number; isList: boolean } | null
  for (const block of blocks) {
    if (over !== null) over = over.left > 0 ? { ...over, left: over.left - 1 } : null
    // "Guidance and Outlook:", and below it "Fiscal 2025:" over a list.
    const named =
      isHead(block.text) || (over !== null && block.text.length <= SHORT_HEAD && !OF_PAST.test(block.text))
        ? periodIn(block.text, head)
        : null
    if (named !== null) over = { period: named, left: REACH, isList: leadsList(block.text) }
    else if (isHead(block.text)) over ??= { period: null, left: REACH, isList: leadsList(block.text) }
    else if (over !== null && !isItem(block)) over.isList = false
    const period = over?.period ?? null
    if (over !== null && period !== null) {
      const told = block.isRow ? inRow(block, source, period) : inBullet(block, source, period)
      found.push(...(told.length > 0 || block.isRow || !over.isList ? told : inItem(block, source, period)))
    }
    if (block.isRow) continue
    for (const sentence of block.text.split(/(?<=[a-z)%\d]\.)\s+(?=[A-Z“"])/)) {
      if (PAST.test(sentence) || !TELLS.test(sentence)) continue
      const own = periodIn(sentence, head) ?? period
      if (own !== null) found.push(...inSentence(sentence, block, source, own))
    }
  }
  return agreed(unique(found))
}

/** "For the first quarter, we expect:", "Fiscal 2026 Outlook"; a headline that raises an outlook stands over results. */
const leadsList = (text: string): boolean =>
  /:\s*$/.test(text) ||
  !/\b(?:results|reports?|announces?|raises?|revise[sd]?|reaffirms?|delivers?|record)\b/i.test(text)

/** A line of a list: it has numbers, or is a bullet's sign alone. */
const isItem = ({ text }: Block): boolean => text.length <= 3 || /\d/.test(text)

/** A heading, or the words that lead to a list; no sentence of its own. */
const isHead = (text: string): boolean =>
  text.length <= LONGEST_HEAD && TELLS.test(text) && !/\.$/.test(text) && amountsIn(text).length === 0

const unique = (all: readonly Guidance[]): Guidance[] =>
  all.filter(
    (one, at) =>
      !all
        .slice(0, at)
        .some(
          (other) =>
            other.period === one.period &&
            other.unit === one.unit &&
            other.low === one.low &&
            other.high === one.high &&
            other.point === one.point,
        ),
  )

/**
 * Without those that cannot be: a range that ends before it begins, and what is told of one measure and period in two ways
 * that do not agree (an older range is called so, and is none of these).
 */
const agreed = (all: readonly Guidance[]): Guidance[] =>
  all.filter(
    (one) =>
      !(one.low !== null && one.high !== null && one.low > one.high) && !all.some((other) => isAtOdds(one, other)),
  )

/** "Revenue" and "total revenues", "EPS" and "diluted net earnings per share" are one. */
const plainName = ({ measure }: Guidance): string =>
  measure
    .toLowerCase()
    .replace(/\beps\b/, 'earnings')
    .replace(/\(\d\)|\b(?:total|net|diluted|per (?:diluted |common )?share)\b|(?<=[a-z])s\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function isAtOdds(one: Guidance, other: Guidance): boolean {
  if (one === other || one.period !== other.period || one.unit !== other.unit || plainName(one) !== plainName(other))
    return false
  const differ = (a: number | null, b: number | null) => a !== null && b !== null && a !== b
  return differ(one.low, other.low) || differ(one.high, other.high) || differ(one.point, other.point)
}

/** A row of a table of guidance: a measure, and a range or a number. */
function inRow(block: Block, source: string, period: GuidedPeriod): Guidance[] {
  const [amount, second] = amountsIn(block.text)
  if (amount === undefined || second !== undefined || block.text.slice(amount.end).replace(/[\s.(\d)*]/g, '') !== '')
    return []
  const measure = lastMeasure(block.text.slice(0, amount.start))
  if (measure === null || !LINK.test(measure.gap) || measure.at > 0 || !fits(measure.name, amount)) return []
  return [guided(measure.name, amount, block.text, { block, source, period })]
}

const BULLET = new RegExp(
  `^[•◦▪\\s]*(?:(?<of>[A-Z][\\w &]{1,30}):\\s)?(?:approximately|about|targeting)?\\s*(?<amount>[$\\d][^a-z]*(?:(?:thousand|million|billion|to)\\b[^a-z]*)*)\\s(?:(?:in|of)\\s)?(?<part>segment\\s)?${MEASURE.source}`,
  'i',
)

/** "Approximately $15 billion in cash provided by operations", "Sports: 13% segment operating income growth". */
function inBullet(block: Block, source: string, period: GuidedPeriod): Guidance[] {
  const [first = ''] = block.text.split(/(?<=[a-z]\.)\s+(?=[A-Z])/)
  const found = BULLET.exec(first)
  const [amount, second] = amountsIn(first)
  if (!found || !amount || second || first.slice(0, amount.start).length > 60) return []
  const { of: whose = '', part = '' } = found.groups ?? {}
  const name = `${whose === '' ? '' : `${whose} `}${part}${found.at(-1) ?? ''}`
  return fits(name, amount) ? [guided(name, amount, first, { block, source, period })] : []
}

/** A short heading over what was. */
const OF_PAST = /\b(?:highlights?|results|summary|review|performance)\b/i

/** What was, is no guidance; of two numbers "respectively" a sentence tells. */
const TOLD = /\b(?:grew|increased|rose|declined|decreased|was|were|compared|respectively)\b/i

/** A bullet goes on with growth, shares and the like. */
const LONGEST_BULLET = 320

/**
 * "Total revenue of $278 million to $280 million, representing …": an item of the list right below words that name outlook and
 * period. What it says behind its first number is of something else.
 */
function inItem(block: Block, source: string, period: GuidedPeriod): Guidance[] {
  const [amount] = amountsIn(block.text)
  if (amount === undefined || block.text.length > LONGEST_BULLET || PAST.test(block.text)) return []
  if (TOLD.test(block.text)) return []
  const measure = lastMeasure(block.text.slice(0, amount.start))
  if (measure === null || measure.at > 0 || !LINK.test(measure.gap) || !fits(measure.name, amount)) return []
  return [guided(measure.name, amount, block.text, { block, source, period })]
}

interface At {
  block: Block
  source: string
  period: GuidedPeriod
}

function inSentence(sentence: string, block: Block, source: string, period: GuidedPeriod): Guidance[] {
  const at = { block, source, period }
  const amounts = amountsIn(sentence)
  const pair = respectively(sentence, amounts, at)
  if (pair !== null) return pair
  const found: Guidance[] = []
  for (const [i, amount] of amounts.entries()) {
    const from = amounts[i - 1]?.end ?? 0
    const left = sentence.slice(from, amount.start)
    const name = nameOf(sentence, left, amount, found.at(-1)?.measure ?? null)
    if (name !== null && fits(name, amount)) found.push(guided(name, amount, sentence, at))
  }
  return found
}

/** The measure of a number; null where nothing or too much stands between them. */
function nameOf(sentence: string, left: string, amount: Amount, before: string | null): string | null {
  const own = lastMeasure(left)
  if (own !== null && LINK.test(withoutMeasuresAside(own.gap))) return own.isPart ? null : own.name
  if (before !== null && /^,? or to grow\b/i.test(left)) return `${before} growth`
  if (RESUMES.test(left)) return onlyMeasure(sentence.slice(0, amount.start))
  const behind = /^\s+(?:in|of)\s+(.*)$/i.exec(sentence.slice(amount.end))
  const next = behind && new RegExp(`^${MEASURE.source}`, 'i').exec(behind[1] ?? '')
  return next &&
    /\b(?:expects?|expect)(?: to (?:generate|deliver))?\s*(?:more than|at least|approximately|about)?\s*$/i.test(left)
    ? (next[1] ?? null)
    : null
}

/** "free cash flow excluding … (non-GAAP) of": what the measure leaves out is part of its name. */
const withoutMeasuresAside = (gap: string): string => gap.replace(/\bexcluding [^$%]{0,120}?\(non-?GAAP\)/i, '')

/** The one measure of a text; null where it names several. */
function onlyMeasure(text: string): string | null {
  const names = [...text.matchAll(MEASURE)].map((found) => found[1] ?? '')
  return new Set(names.map((name) => name.toLowerCase())).size === 1 ? (names[0] ?? null) : null
}

/** The last measure of a text, and what stands behind it. */
function lastMeasure(text: string): { name: string; gap: string; at: number; isPart: boolean } | null {
  const last = [...text.matchAll(MEASURE)].at(-1)
  if (last === undefined) return null
  const ahead = text.slice(0, last.index)
  return {
    name: (last[1] ?? '').replace(/\s+/g, ' '),
    gap: text.slice(last.index + last[0].length),
    at: BARE_AHEAD.test(ahead) ? 0 : last.index,
    isPart: PART.test(ahead),
  }
}

/** "GAAP and non-GAAP operating expenses are expected to be $5.7 billion and $4.0 billion, respectively". */
function respectively(sentence: string, [first, second]: readonly Amount[], at: At): Guidance[] | null {
  if (!/\brespectively\b/i.test(sentence)) return null
  const measure = first ? lastMeasure(sentence.slice(0, first.start)) : null
  const both = /^GAAP and (non-?GAAP) (.*)$/i.exec(measure?.name ?? '')
  if (!first || !second || !both || measure === null || !LINK.test(measure.gap)) return []
  if (!/^\s*and\s+(?:approximately |about )?$/i.test(sentence.slice(first.end, second.start))) return []
  if (!fits(measure.name, first) || !fits(measure.name, second)) return []
  const margin = second.margin
  return [
    guided(`GAAP ${both[2]}`, { ...first, margin }, sentence, at),
    guided(`${both[1]} ${both[2]}`, second, sentence, at),
  ]
}

const PER_SHARE = /\bper (?:diluted |basic )?share\b|\bEPS\b/i
const RATIO = /\bmargins?\b|\brates?\b|\bgrowth\b/i

/** A growth is a percentage, a figure per share no billions; a bare "earnings" is one only per share. */
function fits(name: string, { unit, scaled, perShare }: Amount): boolean {
  if (RATIO.test(name)) return unit === '%'
  if (unit === '%') return false
  if (PER_SHARE.test(name)) return !scaled
  if (/\bearnings$/i.test(name) && perShare) return !scaled
  return scaled && !/^(?:adjusted )?earnings$/i.test(name)
}

function guided(measure: string, amount: Amount, quote: string, { block, source, period }: At): Guidance {
  const isPerShare = PER_SHARE.test(measure) || (amount.perShare && amount.unit !== '%')
  const { low, high, point } = withMargin(amount)
  const start = source.indexOf(amount.digits, block.start)
  return {
    measure,
    period,
    low,
    high,
    point,
    unit: amount.unit === '%' ? '%' : isPerShare ? 'USD/share' : 'USD',
    quote: quote.trim(),
    place: start < 0 || start >= block.end ? null : { start, end: start + amount.digits.length },
  }
}

/** Written out: what a number "plus or minus" something lies between. */
function withMargin({ low, high, point, margin, unit }: Amount): Pick<Guidance, 'low' | 'high' | 'point'> {
  if (margin === null || point === null) return { low, high, point }
  const off =
    margin.unit === 'basis points' ? margin.value / 100 : unit === '%' ? margin.value : (point * margin.value) / 100
  const exact = (value: number) => Number(value.toPrecision(12))
  return { low: exact(point - off), high: exact(point + off), point }
}

/**
 * What an adjective or a phrase says of a figure's way or of its kind: "a flagging net income" of one that rose, "bad
 * receivables", "depreciation alone" of a line that holds more, "broke even" of a profit.
 */
import type { Look } from './look.ts'
import { type Level, levelsOf, namesIn } from './meant.ts'

const HEAD = '(?:the |its |net |total |quarterly |annual |full-year |fiscal )*'
const UP =
  '(?:soaring|growing|rising|swelling|surging|burgeoning|improved|improving|increased|increasing|expanding|climbing|mounting|rebounding|recovering|accelerating|buoyant|booming|ballooning|ever-(?:higher|larger|growing|rising)|fatter|resurgent|spiralling|galloping|thriving|roaring|reviving)'
const DOWN =
  '(?:flagging|falling|shrinking|dwindling|declining|sagging|waning|slumping|ebbing|fading|weakening|reduced|decreased|decreasing|shrunken|shrunk|sinking|tumbling|diminished|diminishing|slimmer|plunging|plummeting|sliding|slipping|faltering|ailing|eroding|withering|crumbling|crashing|collapsing|collapsed|depressed|depleted|wilting|drooping|softening|thinner|deteriorating|worsening)'
const FLAT =
  '(?:steady|stable|flat|unchanged|constant|consistent|stagnant|static|unvarying|invariable|stationary|unmoving|frozen|stalled|flatlining|unwavering|unbroken|identical)'
const before = (words: string): RegExp =>
  new RegExp(`\\b(?<word>${words})(?:\\s+(?:and|but|yet|,)\\s+[a-z-]+)?,?\\s+${HEAD}$`, 'i')
const OF_WAY_WORDS: readonly [string, -1 | 0 | 1][] = [
  [UP, 1],
  [DOWN, -1],
  [FLAT, 0],
]
const OF_WAY = OF_WAY_WORDS.map(([words, way]): [RegExp, -1 | 0 | 1] => [before(words), way])

/** What moved so little stands still. */
const STILL = 0.02

const went = ({ now, before: old, metric }: Level, still = 0): number | null =>
  old === null
    ? null
    : metric.kind === 'ratio' || Math.abs(now - old) > still * Math.abs(old)
      ? Math.sign(now - old)
      : 0

/** "A flagging net income of $112.0 billion" */
export const adjectiveOfWay: Look = (held) => {
  const { s } = held
  const levels = levelsOf(held)
  if (levels.length === 0) return null
  for (const { start, end, metrics, isVerb, isNegated } of s.metrics) {
    if (end <= start || isVerb === true) continue
    const level = levels.find(({ metric }) => metrics.some((one) => JSON.stringify(one) === JSON.stringify(metric)))
    if (!level) continue
    for (const [pattern, way] of OF_WAY) {
      const said = pattern.exec(s.text.slice(0, start))
      if (!said || s.numbers.some((n) => n.start >= said.index && n.end <= start)) continue
      // "A lower net income than": held as a comparison
      if (s.directions.some((one) => one.start >= said.index && one.end <= start)) continue
      const is = went(level, way === 0 ? STILL : 0)
      const sign = way * (isNegated && /worsening|deteriorating|improv/i.test(said[0]) ? -1 : 1)
      if (is === null || (way === 0 ? is !== 0 : is !== sign)) return said.groups?.word
    }
  }
  return null
}

/** "Was a steady $46.3 billion" */
const BEFORE_AMOUNT: readonly [RegExp, -1 | 0 | 1][] = OF_WAY_WORDS.map(([words, way]) => [
  new RegExp(
    `\\b(?:an?|some|the|its)\\s+(?:still |now |once again )?(?<word>${words})(?:\\s+(?:and|but|yet)\\s+[a-z-]+)?\\s+$`,
    'i',
  ),
  way,
])
export const adjectiveOfAmount: Look = (held) => {
  for (const level of levelsOf(held))
    for (const [pattern, way] of BEFORE_AMOUNT) {
      const said = pattern.exec(held.s.text.slice(0, level.n.start))
      const is = went(level, way === 0 ? STILL : 0)
      if (said && (is === null || is !== way)) return said.groups?.word
    }
  return null
}

/** Idioms of a way, wherever they stand. */
const THRIVING =
  /\b(?:(?:went|goes|going|go) from strength to strength|(?:was|is|were) (?:on a (?:roll|tear)|thriving|booming|on the (?:rise|up|march)|going places|flying)|fir(?:ed|ing) on all cylinders|shone|boomed|thrived|flourished|prospered|took off|takes off|caught fire|gathered (?:pace|steam|momentum)|picked up steam|had a banner year|never looked back|went through the roof|turned the corner|took wing|came into its own|hit its stride)\b/i
const AILING =
  /\b(?:(?:was|is|were) (?:in (?:free fall|freefall|the doldrums|retreat|decline|tatters|trouble)|on the (?:slide|wane|ropes|decline)|ailing|struggling|flagging)|hit the (?:skids|buffers|rocks)|fell off a cliff|went (?:south|downhill|into (?:reverse|decline|free ?fall))|lost (?:ground|steam|momentum)|ran out of steam|r[au]n dry|dried up|went backwards?|went under|fell apart|came undone|hit a wall|stuttered|spluttered|languished|suffered)\b/i
export const idiomOfWay: Look = (held) => {
  for (const [pattern, sign] of [
    [THRIVING, 1],
    [AILING, -1],
  ] as const) {
    const said = pattern.exec(held.s.text)
    if (!said) continue
    const levels = [...levelsOf(held), ...levelsOf(held, true)]
    if (levels.length > 0 && !levels.some((one) => went(one) === sign)) return said[0]
  }
  return null
}

/** "Bottomed out", "has peaked": nothing came behind the newest period that would show it. */
const TURNED =
  /\b(?:bottomed(?: out)?|troughed|peaked|topped out|(?:ha[sd]|have) (?:bottomed|peaked)|plateaued|levell?ed off)\b/i
export const turnedThere: Look = (held) => {
  const said = TURNED.exec(held.s.text)
  if (!said) return null
  const newest = held.base.periods[0].code
  return levelsOf(held).some(({ claim }) => claim.period === newest) ? said[0] : null
}

const EVEN =
  /\b(?:br(?:oke|eaks?|oken|eaking) even|(?:was|were|is|came out) (?:exactly )?(?:break-?even|in balance|balanced)|washed its face|neither (?:made|earned) nor lost)\b/i
/** "Broke even with net income of $3.2 billion" */
export const brokeEven: Look = (held) =>
  EVEN.test(held.s.text) && levelsOf(held).some(({ now }) => now !== 0) ? EVEN.exec(held.s.text)?.[0] : null

/** Of a balance sheet's line, what it is made of or what has become of it. */
const OF_KIND =
  /\b(?<word>finished|unfinished|raw|spoiled|obsolete|unsold|bad|doubtful|overdue|unpaid|uncollectible|good|idle|frozen|restricted|unrestricted|secured|unsecured|senior|junior|subordinated|convertible|hidden|leased|rented|pledged|mortgaged|foreign|offshore|domestic|stolen|missing|lost|borrowed|new|old|fresh|used|second-hand|intangible|tangible|gross|fixed|liquid|illiquid|average|additional|extra|spare|excess|remaining|unused|undrawn|toxic|distressed|off-balance-sheet|contingent|deferred|tax|pension|private|public|retail|wholesale)\s+$/i
/** Of a flow, too. */
const OF_FLOW =
  /\b(?<word>stolen|missing|lost|borrowed|refunded|deferred|overdue|unpaid|unearned|undeclared|hidden|illicit|back|delayed|postponed|avoided|evaded|cancelled|canceled|suspended|special|interim|final|monthly|one-off|one-time|extraordinary|exceptional|recurring|domestic|foreign|overseas|local|federal|gross|taxable|tax-free|untaxed|distributable|undistributed|retained|attributable|dirty|clean|notional|virtual|hypothetical|theoretical|nominal|real|inflation-adjusted|current)\s+$/i

export const kindOfFigure: Look = (held) => {
  const { base, s } = held
  for (const { metric, n } of levelsOf(held)) {
    if (metric.kind !== 'other' && metric.kind !== 'figure') continue
    const isStock =
      metric.kind === 'other' && base.others?.some((one) => one.name === metric.name && one.months === null)
    for (const { start } of namesIn(s, metric)) {
      const said = (isStock ? OF_KIND : OF_FLOW).exec(s.text.slice(0, start))
      const word = said?.groups?.word
      // "Gross profit", "long-term debt": words of the name itself are not before it; a number is read elsewhere
      if (
        word &&
        start < n.start &&
        !s.numbers.some((one) => one.start < start && one.end > (said?.index ?? 0)) &&
        !isRead(s, said?.index ?? 0, start)
      )
        return word
    }
  }
  return null
}
const isRead = (s: Parameters<Look>[0]['s'], from: number, to: number): boolean =>
  [...s.periods, ...s.directions, ...s.metrics].some((one) => one.end > one.start && one.start < to && one.end > from)

/** "Depreciation alone was $11.7 billion" of what it is together with amortization. */
const ALONE = /^\s+(?:alone|by itself|in itself|on its own|only|solely)\b|^\s+and nothing else\b/i
const JOINT = /\b(?:and|&)\b|,/
export const aloneOfJoint: Look = (held) => {
  const { s } = held
  for (const { metric, claim } of levelsOf(held)) {
    const label = claim.metric ?? ''
    if (!JOINT.test(label) && !(metric.kind === 'other' && /depreciation/.test(metric.name))) continue
    for (const { index, 0: said } of s.text.matchAll(
      /\b[\p{L}&-]+(?=\s+(?:alone|by itself|in itself|on its own|only|solely|and nothing else)\b)/gu,
    )) {
      const tail = ALONE.exec(s.text.slice(index + said.length))
      const [first = ''] = said.toLowerCase().match(/\p{L}{5,}/u) ?? []
      const isOne =
        first !== '' &&
        (label.toLowerCase().includes(first) || (metric.kind === 'other' && metric.name.includes(first)))
      if (tail && isOne && !/\b(?:and|&)\s+$/.test(s.text.slice(0, index))) return `${said}${tail[0]}`
    }
  }
  return null
}

/** The totals of a balance sheet, chosen together by the identities that they fulfil. */
import { type Entry, near, round } from '../sheet-lines.ts'

/** The totals of a balance sheet and the blocks between them. */
export interface BalanceFrame {
  /** Total assets, and the total of liabilities and equity; one of them may be missing. */
  assets: Entry | null
  claims: Entry | null
  total: number
  currentAssets: Entry | null
  currentLiabilities: Entry | null
  /** The printed total of liabilities, whether or not it agrees. */
  liabilities: Entry | null
  /** The total of equity before noncontrolling interests, or the only one. */
  owners: Entry | null
  /** The total of all equity. */
  equity: Entry | null
  minority: readonly Entry[]
  temporary: readonly Entry[]
  /** Noncontrolling interests are among the parts of the only total. */
  minorityInside: boolean
  /** First line of equity. */
  equityFrom: number
  points: number
  /** Assets = claims on them as printed. */
  balanced: boolean
}

const ASSETS_CONCEPT = /^Assets$/
const CLAIMS_CONCEPT = /^(?:LiabilitiesAndStockholdersEquity|EquityAndLiabilities)$/
const EQUITY_WORDS =
  'equity|deficit|deficiency|capital|investment|net assets|surplus|shareholders|stockholders|shareowners|members|partners'
const CLAIMS = new RegExp(
  `\\bliabilit.{0,120}\\b(?:${EQUITY_WORDS})\\b|\\b(?:equity|capital(?:ization)?)\\b.{0,40}\\bliabilit|^total (?:capitalization|equity) and liabilit`,
)
const isTotalAssets = ({ line: { bare }, concept }: Entry): number =>
  ASSETS_CONCEPT.test(concept)
    ? 10
    : /^total (?:consolidated )?assets$/.test(bare)
      ? 8
      : /^(?:assets|total assets\b.*)$/.test(bare) && !/liabilit|less|net assets/.test(bare)
        ? 4
        : /^(?:total|totals|)$/.test(bare)
          ? 1
          : 0
const isClaims = ({ line: { bare }, concept }: Entry): number =>
  CLAIMS_CONCEPT.test(concept)
    ? 10
    : /^total\b/.test(bare) && CLAIMS.test(bare)
      ? 8
      : CLAIMS.test(bare)
        ? 4
        : CUT_OFF.test(bare)
          ? 2
          : /^(?:total|totals|)$/.test(bare)
            ? 1
            : 0

/** A caption of all claims that goes on in the line below, or began in the one above. */
const CUT_OFF = /^total liabilit(?:y|ies) and$|^(?:capital|equity|deficit|deficiency|(?:share|stock)holders' equity)$/

/** The pair of totals. */
function totalsOf(
  entries: readonly Entry[],
  step: number,
): { assets: Entry | null; claims: Entry | null; points: number } | null {
  const assets = entries.filter((one) => one.value !== null && one.value > 0 && isTotalAssets(one) > 0)
  const claims = entries.filter((one) => one.value !== null && isClaims(one) > 0)
  let best: { assets: Entry | null; claims: Entry | null; points: number } | null = null
  for (const a of assets)
    for (const c of claims) {
      if (c.index <= a.index || !near(a.value ?? 0, c.value ?? 0, step)) continue
      const points = isTotalAssets(a) + isClaims(c) + 12 + (a.value ?? 0) * 1e-12 - c.index * 1e-4
      if (best === null || points > best.points) best = { assets: a, claims: c, points }
    }
  if (best !== null) return best
  const named = assets.filter((one) => isTotalAssets(one) >= 4).sort((x, y) => isTotalAssets(y) - isTotalAssets(x))[0]
  return named ? { assets: named, claims: null, points: isTotalAssets(named) } : null
}

const EQUITY_TOTAL = new RegExp(
  `^(?:total|net)\\b.{0,80}\\b(?:${EQUITY_WORDS})\\b|^(?:stockholders|shareholders|shareowners|members|partners|owners)'?s?'? ?(?:equity|deficit|capital|investment|deficiency)|^(?:total )?(?:equity|net assets|deficit)$|common (?:stockholders|shareholders|shareowners)'? (?:equity|investment)`,
)
const EQUITY_CONCEPT =
  /^(?:StockholdersEquity|StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest|PartnersCapital|PartnersCapitalIncludingPortionAttributableToNoncontrollingInterest|MembersEquity|LimitedLiabilityCompanyLLCMembersEquityIncludingPortionAttributableToNoncontrollingInterest|AssetsNet|Equity|EquityAttributableToOwnersOfParent|CommonStockholdersEquity)$/
const isEquityTotal = ({ line: { bare }, concept }: Entry): number => {
  if (EQUITY_CONCEPT.test(concept)) return 8
  if (
    /liabilit|paid-in|preferred|other (?:capital|equity)|accumulated|retained|contributed|temporary|mezzanine|redeemable|working|before|long-term|convertible|investments? in/.test(
      bare,
    )
  )
    return 0
  return EQUITY_TOTAL.test(bare) ? 6 : 0
}
const MINORITY = /\bnon-?controlling\b|\bminority\b/
const isMinority = ({ line: { bare }, concept }: Entry): boolean =>
  /^(?:MinorityInterest|NoncontrollingInterests)$/.test(concept) ||
  (MINORITY.test(bare) &&
    !/^total\b.*(?:and|including)|excluding|before|attributable to .*(?:shareholders|stockholders|common)|and equity/.test(
      bare,
    ) &&
    !/^StockholdersEquity/.test(concept))
const REDEEMABLE =
  /\bredeemable\b|\btemporary equity\b|\bmezzanine\b|subject to (?:mandatory )?(?:redemption|repurchase|possible)|\bmandatorily\b/
const REDEEMABLE_CONCEPT = /^(?:TemporaryEquity|RedeemableNoncontrolling)/
const TEMPORARY_CONCEPT = /TemporaryEquity|Redeemable|Preferred|Minority|Noncontrolling|CommonStock/
const EQUITY_PART =
  /^(?:common|capital|class [a-z]|ordinary|preferred|preference|treasury) (?:stock|shares|units)|\bcommon (?:stock|shares|units)\b|\bpaid-in\b|^(?:retained|reinvested|accumulated|undistributed|unappropriated) |^(?:share|stock) capital|\btreasury (?:stock|shares)|^(?:general|limited) partners|^members|capital surplus|^surplus|\bcapital in excess|\badditional (?:paid|capital)|earnings (?:reinvested|retained)|^unearned (?:comp|esop|employee|stock|restricted)|^contributed/
const PREFERRED = /\b(?:preferred|preference) (?:stock|shares|units)\b/
const EQUITY_HEAD =
  /(?:share|stock)\s?(?:holders|owners)|\bequity\b|\bdeficit\b|\bcapital\b|\bnet assets\b|\bpartners\b|\bmembers\b|shareowners/
const CURRENT_ASSETS = /^total current assets$|^current assets total$|^total current$/
const CURRENT_LIABILITIES =
  /^total current liabilities$|^current liabilities$|current and total liabilities|^total current$/
const LIABILITIES =
  /^total liabilities$|^liabilities$|^(?:current and )?total liabilities$|^total liabilities\b(?!.*\b(?:and|equity|capital|deficit)\b)/

/** Null where the lines hold no total of assets. */
export function balanceFrame(entries: readonly Entry[], step: number): BalanceFrame | null {
  const totals = totalsOf(entries, step)
  const total = totals?.assets?.value ?? null
  if (totals === null || total === null || totals.assets === null) return null
  const from = totals.assets.index
  const to = totals.claims?.index ?? entries.length
  const claims = entries.filter(({ index }) => index > from && index < to)
  const filled = claims.filter(({ value }) => value !== null)
  const byConcept = (name: string, some: readonly Entry[]) =>
    some.find(({ concept, value }) => concept === name && value !== null)
  const named = (words: RegExp, some: readonly Entry[]) =>
    some.filter(({ line, value }) => value !== null && words.test(line.bare)).at(-1)
  const above = entries.filter(({ index }) => index < from)
  const currentAssets = byConcept('AssetsCurrent', above) ?? named(CURRENT_ASSETS, above) ?? summed(above, step) ?? null
  const currentLiabilities =
    byConcept('LiabilitiesCurrent', filled) ?? named(CURRENT_LIABILITIES, filled) ?? summed(filled, step) ?? null
  const liabilities = byConcept('Liabilities', filled) ?? named(LIABILITIES, filled) ?? null
  const equity = equityOf(filled, totals, liabilities)
  const base = {
    ...totals,
    total,
    currentAssets,
    currentLiabilities,
    liabilities,
    balanced: totals.claims !== null,
    ...equity,
  }
  return { ...base, ...rest(base, filled, step) }
}

/** The first total without a caption below lines of a current block that it is the sum of. */
function summed(lines: readonly Entry[], step: number): Entry | undefined {
  const first = lines.findIndex(({ line }) => /\bcurrent\b/.test(line.heading) && !/non-?current/.test(line.heading))
  if (first < 0) return undefined
  let sum = 0
  let parts = 0
  for (const one of lines.slice(first)) {
    if (one.value === null) continue
    const bare = /^(?:total)?$/.test(one.line.bare)
    if (bare && parts > 1 && near(sum, one.value, step * (1 + parts / 4))) return one
    // A subtotal without a caption counts nothing itself.
    if (bare) continue
    sum = round(sum + one.value)
    parts += 1
  }
  return undefined
}

interface Equity {
  owners: Entry | null
  equity: Entry | null
  equityFrom: number
}

/** The totals of equity and where its lines begin. */
function equityOf(filled: readonly Entry[], { claims }: { claims: Entry | null }, liabilities: Entry | null): Equity {
  const after = liabilities?.index ?? -1
  const found = filled.filter((one) => one.index > after && isEquityTotal(one) > 0 && !isMinority(one))
  const last = filled.at(-1)
  const lastTotal = found.at(-1) ?? null
  // A total without a caption stands last before that of all claims.
  const unnamed =
    last &&
    claims !== null &&
    last.line.bare.replace(/^total$/, '') === '' &&
    (lastTotal === null || lastTotal.index < last.index)
      ? last
      : null
  const equity = unnamed ?? lastTotal
  const first = found[0] ?? equity
  const headed = filled.filter(({ line, index }) => index > after && isUnderEquity(line.heading))
  const worded = filled.filter(
    ({ line, index }) => index > after && EQUITY_PART.test(line.bare) && !REDEEMABLE.test(line.bare),
  )
  const from = headed[0]?.index ?? worded[0]?.index ?? equity?.index ?? Number.POSITIVE_INFINITY
  return { owners: first ?? null, equity, equityFrom: Math.min(from, equity?.index ?? from) }
}

/** Whether one of the headings over a line is that of equity. */
const isUnderEquity = (heading: string): boolean =>
  heading.split(' > ').some((one) => EQUITY_HEAD.test(one) && !/liabilit|asset|lease|working|debt/.test(one))

/** Noncontrolling interests and what stands between liabilities and equity. */
function rest(
  { owners, equity, equityFrom, liabilities, total }: Omit<BalanceFrame, 'minority' | 'temporary' | 'minorityInside'>,
  filled: readonly Entry[],
  step: number,
): Pick<BalanceFrame, 'minority' | 'temporary' | 'minorityInside' | 'owners' | 'equity' | 'points'> & {
  points: number
} {
  const isApart = ({ index }: Entry) => index < equityFrom || (equity !== null && index > equity.index)
  const isTemporary = (one: Entry) =>
    REDEEMABLE_CONCEPT.test(one.concept) ||
    ((one.concept === '' || TEMPORARY_CONCEPT.test(one.concept)) && REDEEMABLE.test(one.line.bare)) ||
    (isApart(one) && one.value !== 0 && PREFERRED.test(one.line.bare) && !/\bdebt\b/.test(one.line.bare))
  const theirs = filled.filter((one) => isMinority(one) && !isTemporary(one))
  const within = theirs.filter(({ index }) => index >= equityFrom || (owners !== null && index > owners.index))
  const outside = theirs.filter(
    ({ index }) => index < equityFrom && (liabilities === null || index > liabilities.index),
  )
  const temporary = [...filled.filter((one) => isTemporary(one) && isApart(one)), ...outside].sort(
    (a, b) => a.index - b.index,
  )
  const owned = owners?.value ?? null
  const all = equity?.value ?? null
  const sum = round(within.reduce((left, { value }) => left + (value ?? 0), 0))
  const printedApart =
    owned !== null && all !== null && owners?.index !== equity?.index && near(round(owned + sum), all, 2 * step)
  const inside =
    within.length > 0 &&
    owners !== null &&
    owners.index === equity?.index &&
    within.every(({ index }) => index < owners.index)
  const left = all === null ? null : round(total - all)
  const fits =
    liabilities !== null &&
    left !== null &&
    near(left - temporary.reduce((s, { value }) => s + (value ?? 0), 0), liabilities.value ?? 0, 2 * step)
  return {
    owners: inside || printedApart || within.length === 0 ? (within.length === 0 ? equity : owners) : owners,
    equity,
    minority: within,
    minorityInside: inside,
    temporary,
    points: (fits ? 6 : 0) + (equity !== null ? 4 : 0) + (printedApart ? 2 : 0),
  }
}

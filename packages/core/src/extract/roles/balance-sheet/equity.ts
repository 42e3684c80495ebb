/** The totals of equity, and what stands between it and the liabilities. */

import { nearestHeading } from '../../sheet/nearest-heading.ts'
import { type Entry, near, round } from '../sheet-lines.ts'
import { wordsUnderStock } from './under-stock.ts'
import { EQUITY_WORDS } from './words.ts'

const EQUITY_TOTAL = new RegExp(
  `^(?:total|net)\\b.{0,80}\\b(?:${EQUITY_WORDS})\\b|^(?:stockholders|shareholders|shareowners|members|partners|owners)'?s?'? ?(?:equity|deficit|capital|investment|deficiency)|^(?:total )?(?:equity|net assets|deficit)$|\\bcommon (?:stock|(?:stockholders|shareholders|shareowners)'?) (?:equity|investment)`,
)
const EQUITY_CONCEPT =
  /^(?:StockholdersEquity|StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest|PartnersCapital|PartnersCapitalIncludingPortionAttributableToNoncontrollingInterest|MembersEquity|LimitedLiabilityCompanyLLCMembersEquityIncludingPortionAttributableToNoncontrollingInterest|AssetsNet|Equity|EquityAttributableToOwnersOfParent|CommonStockholdersEquity)$/
const isEquityTotal = ({ line: { bare }, concept }: Entry): number => {
  if (EQUITY_CONCEPT.test(concept)) return 8
  // Under headings that run into it (0000916863-95-000001).
  if (/\bcapitalization common stock equity$/.test(bare)) return 6
  if (
    /liabilit|paid-in|preferred|other (?:capital|equity)|accumulated|retained|contributed|temporary|mezzanine|redeemable|working|before|long-term|convertible|investments? in/.test(
      bare,
    ) ||
    isFirstOfEquity(bare)
  )
    return 0
  return EQUITY_TOTAL.test(bare) ? 6 : 0
}
const MINORITY =
  /\bnon-?controlling\b|\bminority\b|\b(?:interests?|equity) of (?:others|outside|other (?:share|stock)holders)\b|\boutside (?:interests?|(?:share|stock)holders)\b|\binterests? in (?:the )?operating partnership\b|\boperating partnership (?:units|interests?)\b/
const isMinority = ({ line: { bare }, concept }: Entry): boolean =>
  /^(?:MinorityInterest|NoncontrollingInterests)$/.test(concept) ||
  (MINORITY.test(bare) &&
    !/^total\b.*(?:and|including)|excluding|before|attributable to .*(?:shareholders|stockholders|common)|and equity|\b(?:liabilities|deferred|credits|payables?|reserves)\b/.test(
      bare,
    ) &&
    !/^StockholdersEquity/.test(concept))
const REDEEMABLE =
  /\bredeemable\b|\btemporary equity\b|\bmezzanine\b|(?:subject to|with|^) ?(?:mandatory )?(?:redemption|repurchase(?! agreements?\b)|possible)\b|\bmandatory redemption\b|\bmandatorily\b/
/** "Not subject to mandatory redemption", "non-redeemable". */
const NOT_REDEEMABLE =
  /\b(?:not|non|no|without)\b.{0,25}\bredem(?:ption|eem)|\bnot\b.{0,25}\bredeemable\b|\bnon-?redeemable\b/
/** A caption that runs on from the line above says both, first what that is ("Non-redeemable Preferred stock, redeemable"). */
const isRedeemable = (bare: string): boolean => {
  if (!NOT_REDEEMABLE.test(bare)) return REDEEMABLE.test(bare)
  return /^non-?redeemable\b.*(?<!non-)\bredeemable\b/.test(bare)
}
/** Stock that its holders may give back, or that is held for a plan, outside equity. */
const PUTTABLE =
  /\bsubject to put\b|\bput (?:options?|warrants?|rights)\b|\bmezzanine\b|\b(?:common|capital) (?:stock|shares)\b.*\b(?:esop|rescission|repurchase)\b|\besop\b.*\b(?:stock|shares)\b|\bunder\b.*\besop$/
const OWED =
  /\b(?:notes?|loans?|debts?|payables?|accrued|due|borrow\w*|liabilit\w*|obligations?|guarante\w*|deposits?)\b/
const REDEEMABLE_CONCEPT = /^(?:TemporaryEquity|RedeemableNoncontrolling)/
const TEMPORARY_CONCEPT = /TemporaryEquity|Redeemable|Preferred|Minority|Noncontrolling|CommonStock/
const EQUITY_PART =
  /^(?:common|capital|class [a-z]|ordinary|preferred|preference|treasury) (?:stock|shares|units)|\bcommon (?:stock|shares|units)\b|\bpaid-in\b|^(?:retained|reinvested|accumulated|undistributed|unappropriated) |^(?:share|stock) capital|\btreasury (?:stock|shares)|^(?:general|limited) partners|^members|capital surplus|^surplus|\bcapital in excess|\badditional (?:paid|capital)|earnings (?:reinvested|retained)|^unearned (?:comp|esop|employee|stock|restricted)|^contributed/
const PREFERRED =
  /\b(?:preferred|preference) (?:stocks?|shares|units|securities)\b|^(?:cumulative |serial |convertible )*preferred$|^(?:preferred|preference) (?:stock|share)holders' (?:equity|interests?) in subsidiar/
const EQUITY_HEAD =
  /(?:share|stock)\s?(?:holders|owners)|\bequity\b|\bdeficit\b|\bcapital\b|\bnet assets\b|\bpartners\b|\bmembers\b|shareowners/
/** The heading of equity with its first line ("Stockholders' equity Preferred stock, $1 par value ..."). */
const FIRST_OF_EQUITY =
  /\b(?:share|stock)\s?(?:holders|owners)'?s?'? (?:equity|investment|deficit|deficiency)\b.*\b(?:authorized|authorised|par value|issued|outstanding|preferred|common (?:stock|shares)|capital stock|paid-in)\b/
const isFirstOfEquity = (bare: string): boolean => FIRST_OF_EQUITY.test(bare) && !/^total\b|liabilities and/.test(bare)

export interface Equity {
  /** The total of equity before noncontrolling interests, or the only one. */
  owners: Entry | null
  /** The total of all equity. */
  equity: Entry | null
  /** First line of equity. */
  equityFrom: number
}

/** A total that says equity and names its parts ("Total preferred stock, common stock and other shareholders' equity"). */
const WHOLE_EQUITY = /^total\b.*\b(?:equity|investment|capital|deficit|deficiency|net worth|surplus)\b/
const NO_EQUITY = /liabilit|paid-in|working|long-term|debt|temporary|mezzanine|assets/

/** A heading of liabilities, over lines whose total is none of equity. */
const isUnderLiabilities = (heading: string): boolean =>
  /\b(?:liabilit|credits\b|reserves\b|debt\b|obligations\b)/.test(heading) && !EQUITY_HEAD.test(heading)

const isWholeEquity = ({ line: { bare } }: Entry): boolean => WHOLE_EQUITY.test(bare) && !NO_EQUITY.test(bare)

/** The totals of equity and where its lines begin. */
export function equityOf(filled: readonly Entry[], claims: Entry | null, liabilities: Entry | null): Equity {
  const after = liabilities?.index ?? -1
  const found = filled.filter((one) => one.index > after && isEquityTotal(one) > 0 && !isMinority(one))
  const last = filled.at(-1)
  const lastTotal = found.at(-1) ?? null
  // A total without a caption stands last before that of all claims; where equity stands first, that of other credits does.
  const unnamed =
    last &&
    claims !== null &&
    last.line.bare.replace(/^total$/, '') === '' &&
    (lastTotal === null || lastTotal.index < last.index) &&
    !(lastTotal !== null && isUnderLiabilities(nearestHeading(last.line.heading)))
      ? last
      : null
  const equity = unnamed ?? lastTotal ?? filled.findLast(isWholeEquity) ?? null
  const first = found[0] ?? equity
  const headed = filled.filter(({ line, index }) => index > after && isUnderEquity(line.heading))
  const worded = filled.filter(
    ({ line, index }) =>
      index > after &&
      EQUITY_PART.test(line.bare) &&
      !isRedeemable(line.bare) &&
      !/repurchase commit|subject to put/.test(line.bare),
  )
  const glued = filled.find(({ line, index }) => index > after && isFirstOfEquity(line.bare))
  const from = headed[0]?.index ?? worded[0]?.index ?? equity?.index ?? Number.POSITIVE_INFINITY
  return {
    owners: first ?? null,
    equity,
    equityFrom: Math.min(from, glued?.index ?? from, equity?.index ?? from),
  }
}

/** Whether one of the headings over a line is that of equity. */
const isUnderEquity = (heading: string): boolean =>
  heading.split(' > ').some((one) => EQUITY_HEAD.test(one) && !/liabilit|asset|lease|working|debt/.test(one))

/** What is found between the liabilities and the last line of equity. */
export interface Between {
  minority: readonly Entry[]
  temporary: readonly Entry[]
  /** Preferred stock beside common equity in a statement of capitalization. */
  preferred: readonly Entry[]
  /** The lines of equity where no total of them is printed. */
  parts: readonly Entry[]
  /** Noncontrolling interests are among the parts of the only total. */
  minorityInside: boolean
  owners: Entry | null
  equity: Entry | null
  points: number
}

/** The totals that bound it. */
interface Bounds extends Equity {
  liabilities: Entry | null
  currentLiabilities: Entry | null
  total: number
}

/**
 * Preferred stock that is not redeemed, of a utility's statement of capitalization, which begins with the common equity
 * and comes before the current liabilities (0000916863-96-000001).
 */
function capitalized({ equity, equityFrom, currentLiabilities }: Bounds, filled: readonly Entry[]): Entry[] {
  if (equity === null || currentLiabilities === null || equity.index > currentLiabilities.index) return []
  const isApart = ({ index }: Entry) => (index < equityFrom || index > equity.index) && index < currentLiabilities.index
  const words = wordsUnderStock(filled)
  return filled.filter(
    (one) => isApart(one) && one.value !== 0 && PREFERRED.test(words(one)) && !isRedeemable(words(one)),
  )
}

/** Noncontrolling interests and what stands between liabilities and equity. */
export function between(bounds: Bounds, filled: readonly Entry[], step: number): Between {
  const { owners, equity, equityFrom, liabilities, total } = bounds
  const preferred = capitalized(bounds, filled)
  const temporary = temporaryOf({ ...bounds, preferred }, filled, step)
  const theirs = filled.filter((one) => isMinority(one) && !temporary.includes(one))
  const within = theirs.filter(({ index }) => index >= equityFrom || (owners !== null && index > owners.index))
  const owned = owners?.value ?? null
  const all = equity?.value ?? null
  const sum = sumOf(within)
  const printedApart =
    owned !== null && all !== null && owners?.index !== equity?.index && near(round(owned + sum), all, 2 * step)
  const inside =
    within.length > 0 &&
    owners !== null &&
    owners.index === equity?.index &&
    within.every(({ index }) => index < owners.index)
  const left = all === null ? null : round(total - all)
  const fits = liabilities !== null && left !== null && near(left - sumOf(temporary), liabilities.value ?? 0, 2 * step)
  return {
    owners: within.length === 0 ? equity : owners,
    equity,
    minority: within,
    minorityInside: inside,
    temporary,
    preferred,
    parts: equity === null ? partsOf(filled, equityFrom) : [],
    points: (fits ? 6 : 0) + (equity !== null ? 4 : 0) + (printedApart ? 2 : 0),
  }
}

/** Lines from the first of equity on, where none of them is a liability; none where one is. */
function partsOf(filled: readonly Entry[], from: number): Entry[] {
  const lines = filled.filter(({ index }) => index >= from)
  const isOther = ({ line }: Entry) =>
    line.bare === '' ||
    /^total\b|liabilit|payable|accrued|\bdebt\b|borrow|deferred (?:income )?tax|deposits/.test(line.bare)
  return lines.some((one) => isOther(one) || isMinority(one)) ? [] : lines
}

const sumOf = (entries: readonly Entry[]): number => round(entries.reduce((sum, { value }) => sum + (value ?? 0), 0))

/** What is taken off stock outside equity: "Unearned employee compensation - ESOP" (0000100790-95-000012). */
const TAKEN_OFF_STOCK = /\b(?:unearned|deferred) (?:esop |employee )?comp|\besop\b|\btreasury\b|^less\b|\bguarante/

/**
 * What stands between liabilities and equity: the lines between their totals that make what is left; else redeemable and
 * preferred stock and minority interest outside equity, with what is taken off right below them.
 */
function temporaryOf(
  bounds: Bounds & { preferred: readonly Entry[] },
  filled: readonly Entry[],
  step: number,
): Entry[] {
  const { equity, equityFrom, liabilities, preferred } = bounds
  const isApart = ({ index }: Entry) => index < equityFrom || (equity !== null && index > equity.index)
  const words = wordsUnderStock(filled)
  const isTemporary = (one: Entry) =>
    REDEEMABLE_CONCEPT.test(one.concept) ||
    ((one.concept === '' || TEMPORARY_CONCEPT.test(one.concept)) && isRedeemable(words(one))) ||
    (isApart(one) &&
      one.concept === '' &&
      one.value !== 0 &&
      PUTTABLE.test(one.line.bare) &&
      !OWED.test(one.line.bare)) ||
    (isApart(one) &&
      !preferred.includes(one) &&
      one.value !== 0 &&
      PREFERRED.test(words(one)) &&
      !/\bdebt\b/.test(one.line.bare))
  const outside = filled.filter(
    (one) => isMinority(one) && !isTemporary(one) && one.index < equityFrom && one.index > (liabilities?.index ?? -1),
  )
  const named = filled.filter((one) => (isTemporary(one) && isApart(one)) || outside.includes(one))
  const off = named.flatMap(({ index }) => takenOff(filled, index, equityFrom))
  const found = [...new Set([...named, ...off])].sort((a, b) => a.index - b.index)
  return leftBetween(bounds, filled, found, step) ?? found
}

/** The lines right below one of stock that are taken off it. */
function takenOff(filled: readonly Entry[], index: number, before: number): Entry[] {
  const below = filled.filter((one) => one.index > index && one.index < before)
  const end = below.findIndex(({ line, value }) => (value ?? 0) >= 0 || !TAKEN_OFF_STOCK.test(line.bare))
  return end < 0 ? below : below.slice(0, end)
}

/** Words of which each line between liabilities and equity has one; a total may have none. */
const MAY_STAND_BETWEEN =
  /^(?:total)?$|stock|\bshares?\b|\bunits?\b|equity|redeem|minority|noncontrolling|\besop\b|preferred|warrants?|put options?|securities/

/**
 * The lines right before equity that make what printed totals of assets, liabilities and equity leave between them; null
 * where those that are named make it, where nothing is left or where none do.
 */
function leftBetween(
  { equity, equityFrom, liabilities, total }: Bounds,
  filled: readonly Entry[],
  named: readonly Entry[],
  step: number,
): Entry[] | null {
  if (liabilities === null || equity === null || equity.value === null || liabilities.value === null) return null
  const left = round(total - liabilities.value - equity.value)
  if (near(left, 0, step) || near(left, sumOf(named), step)) return null
  const lines = filled.filter(({ index, value }) => index > liabilities.index && index < equityFrom && value !== 0)
  for (let from = lines.length - 1; from >= 0; from -= 1) {
    const some = lines.slice(from)
    if (!some.every(({ line }) => MAY_STAND_BETWEEN.test(line.bare))) return null
    if (near(left, sumOf(some), step)) return some
  }
  return null
}

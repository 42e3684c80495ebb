/** EPS recomputed to its last printed digit, where the filing prints the income that it was computed with (T81). */
import { printedStep } from '../statement/printed-step.ts'
import type { Figures, Place, PriorPeriod, Provenance, QcTest } from '../statement/statement.ts'
import { say } from './test.ts'

/** Amounts in whole units of the currency that EPS may have been computed with. */
export interface EpsIncomes {
  /** What may be left to the shareholders: net income, income for common shareholders. */
  incomes: readonly number[]
  /** Profit with the minority's share, which diluted EPS may be computed with where units turn into shares; basic EPS never is. */
  ofAllOwners: readonly number[]
  /** What may be taken off first: preferred dividends, the share of participating securities. */
  deductions: readonly number[]
  /** What is added back for diluted EPS: interest on convertible debt. */
  additions: readonly number[]
  /** Incomes of the one class of shares whose count is the statement's, where it is one class's. */
  ofClass?: readonly number[]
  /** EPS is the sum of rounded parts (continuing and discontinued operations): its last digit may be one off. */
  summed: boolean
  /** Whether the document speaks of preferred dividends, or of convertible securities; asked only where it matters. */
  speaksOf: (what: 'preferred' | 'convertible') => boolean
}

/**
 * Statements of periods that ended before it show primary and fully diluted EPS and mostly one count, the primary one; the
 * other stood in an exhibit (APB Opinion 15; SFAS 128, paragraph 41).
 */
export const SFAS_128 = '1997-12-15'

/** A numerator that is printed nowhere differs from the printed incomes by less. */
const MOST_UNPRINTED = 0.06
/** Two counts of one filing, with and without what participates, differ by less (Boeing, 0000012927-25-000015). */
const TWO_COUNTS = 0.001
/** Convertible securities are worth a numerator of their own only where they make so many more shares. */
const CONVERTED = 1.01
/** Units that turn into shares, and bring the income of all owners with them. */
const EXCHANGED = 1.5

const ONE_CLASS = /\bclass [a-z]\b/i
/** "Class A and Class B common stock" is all of it (C3.ai, 0001628280-24-028786). */
const SEVERAL_CLASSES = /\bclass [a-z](?:,| and| &) (?:class )?[a-z]\b/i

/** Shares of one class beside a net income of all classes: the quotient says nothing. */
export const ofClass = (place: Place | undefined): boolean => {
  if (place === undefined) return false
  if ('computed' in place) return place.parts.some(ofClass)
  return ONE_CLASS.test(place.label) && !SEVERAL_CLASSES.test(place.label)
}

/** Numerators in the order in which they are tried: the plain ones first. */
function numerators({ deductions, additions, ...given }: EpsIncomes, kind: Tried['kind']): number[] {
  const incomes = kind === 'basic' ? given.incomes : [...given.incomes, ...given.ofAllOwners]
  const less = incomes.flatMap((income) =>
    deductions.flatMap((one, at) => [
      income - Math.abs(one),
      ...deductions.slice(at + 1).map((two) => income - Math.abs(one) - Math.abs(two)),
    ]),
  )
  const all = [...incomes, ...less]
  return kind === 'basic' ? all : [...all, ...all.flatMap((income) => additions.map((one) => income + Math.abs(one)))]
}

/** EPS of one kind beside the printed income that comes nearest to it. */
interface Tried {
  kind: 'basic' | 'diluted'
  eps: number
  shares: number
  income: number
  /** By how much the rounding of what is printed may move the quotient. */
  tolerance: number
  explained: boolean
  /** Both kinds of EPS are printed in one cell. */
  isShared: boolean
}

function isOneCell({ basic_eps: basic, diluted_eps: diluted }: Provenance): boolean {
  if (!basic || !diluted || 'computed' in basic || 'computed' in diluted) return false
  return basic.start !== null && basic.start === diluted.start && basic.text === diluted.text
}

function tryOut(kind: Tried['kind'], given: EpsIncomes, figures: Figures, places: Provenance, unit: number) {
  const eps = figures[`${kind}_eps`]
  const shares = figures[`weighted_avg_shares_${kind}`]
  const sharesPlace = places[`weighted_avg_shares_${kind}`]
  if (eps === null || shares === null || shares <= 0) return null
  const oneClass = ofClass(sharesPlace)
  if (oneClass && given.ofClass === undefined) return null
  const epsStep = printedStep(places[`${kind}_eps`], eps)
  const sharesStep = printedStep(sharesPlace, shares)
  if (epsStep === null || sharesStep === null) return null
  const tolerance =
    (given.summed ? 1.05 : 0.505) * epsStep + (0.51 * unit) / shares + (Math.abs(eps) * 0.51 * sharesStep) / shares
  const off = (income: number) => Math.abs(income / shares - eps)
  let income: number | null = null
  for (const one of oneClass ? (given.ofClass ?? []) : numerators(given, kind)) {
    if (income === null || off(one) < off(income)) income = one
    // The plain ones come first: what explains it is not looked past.
    if (off(one) <= tolerance) break
  }
  if (income === null) return null
  return { kind, eps, shares, income, tolerance, explained: off(income) <= tolerance, isShared: isOneCell(places) }
}

/**
 * Whether EPS that no printed income explains may have been computed with one that is printed nowhere: both kinds with
 * the same (participating securities), basic after preferred dividends that dilution spares, diluted with interest
 * added back. A digit misread in one of the two does not look like any of them.
 */
function mayBeUnprinted(
  own: Tried,
  other: Tried | null,
  { incomes, ofAllOwners, deductions, speaksOf }: EpsIncomes,
  { isLikeBefore, isPrimary }: Beside,
): boolean {
  const [basic, diluted] = own.kind === 'basic' ? [own, other] : [other, own]
  const sizes = [...incomes, ...ofAllOwners].map(Math.abs)
  const isShared = Math.max(...sizes) > EXCHANGED * Math.min(...sizes)
  if (own === diluted && basic && diluted.shares > EXCHANGED * basic.shares && isShared) return true
  const rest = own.income / own.shares - own.eps
  if (Math.abs(rest) > 2 * own.tolerance + MOST_UNPRINTED * Math.abs(own.eps)) return false
  if (!basic || !diluted) return isLikeBefore(own.kind)
  if (!basic.explained && !diluted.explained) {
    const apart = Math.abs(basic.eps * basic.shares - diluted.eps * diluted.shares)
    // What participates takes of the income; that something is added to it the columns beside have to show. Primary EPS had
    // interest added back (APB Opinion 15, paragraph 38), but that of a loss, which nothing dilutes (paragraph 30).
    const isMore = Math.max(...incomes) / own.shares - own.eps < -own.tolerance
    if (isMore && !isLikeBefore(own.kind, isPrimary && own.eps > 0)) return false
    // One cell for both agrees with itself.
    return (
      apart <= basic.tolerance * basic.shares + diluted.tolerance * diluted.shares &&
      (!own.isShared || isLikeBefore(own.kind))
    )
  }
  // One cell for both kinds is basic EPS, where that is explained by it: the row of diluted EPS was lost.
  if (own.isShared && basic.explained) return false
  if (diluted.shares < CONVERTED * basic.shares || Math.abs(diluted.eps) > Math.abs(basic.eps)) return false
  // Preferred dividends that the filing prints are among the numerators that were tried: only the count may be another.
  const isTried =
    own === basic && deductions.length > 0 && Math.abs(rest) > 2 * own.tolerance + TWO_COUNTS * Math.abs(own.eps)
  if (!isLikeBefore(own.kind, !isTried)) return false
  return own === basic ? rest > 0 && speaksOf('preferred') : rest < 0 && speaksOf('convertible')
}

/** What lies between net income and EPS × shares, in parts of net income, with what rounding makes of it. */
function restOf(kind: Tried['kind'], figures: Partial<Figures>, places: Provenance) {
  const [net, eps, shares] = [figures.net_income, figures[`${kind}_eps`], figures[`weighted_avg_shares_${kind}`]]
  if (!net || eps === null || eps === undefined || !shares) return null
  const step = printedStep(places[`${kind}_eps`], eps) ?? 0.01
  return { part: (net - eps * shares) / Math.abs(net), rounding: Math.abs((0.55 * step * shares) / net) }
}

/** What else the statement says: of the columns beside, and whether its first EPS is a primary one. */
interface Beside {
  isLikeBefore: LikeBefore
  isPrimary: boolean
}

/** `unknown`: the answer where no column beside prints all three. */
type LikeBefore = (kind: Tried['kind'], unknown?: boolean) => boolean

/** What comes off for preferred stock changes less from year to year than what convertible notes add. */
const STEADY = { basic: 0.3, diluted: 0.8 }

/**
 * Whether the columns beside, where they print all three, have something like the same between net income and EPS ×
 * shares: what is printed nowhere this year was printed nowhere before. A misread count of shares has no such past.
 */
function likeBefore(figures: Figures, places: Provenance, priors: readonly PriorPeriod[]): LikeBefore {
  return (kind, unknown = true) => {
    const own = restOf(kind, figures, places)
    const before = priors.flatMap((one) => restOf(kind, one, one.provenance ?? {}) ?? [])
    if (own === null || before.length === 0) return unknown
    // Of a year with hardly any income rounding leaves nothing to tell: others speak, where there are any (Amazon's 2022,
    // 0001018724-24-000008).
    const telling = before.filter(({ rounding }) => rounding < Math.abs(own.part))
    return (telling.length > 0 ? telling : before).some(
      ({ part, rounding }) =>
        Math.abs(part - own.part) <=
        rounding +
          own.rounding +
          (Math.abs(part) > rounding ? STEADY[kind] * Math.max(Math.abs(part), Math.abs(own.part)) : 0),
    )
  }
}

/**
 * One test for basic and one for diluted EPS: some printed income divided by the printed shares is the printed EPS,
 * within the rounding of all three; a warning where the income may be printed nowhere. Nothing where a figure is
 * missing or the shares are those of one class.
 * @param unit one printed unit of money; `priors`: the columns beside; `end`: last day of the period, where it is known
 */
export function exactEpsTests(
  given: EpsIncomes,
  figures: Figures,
  provenance: Provenance,
  { unit, priors = [], end = null }: { unit: number; priors?: readonly PriorPeriod[]; end?: string | null },
): QcTest[] {
  const beside: Beside = {
    isLikeBefore: likeBefore(figures, provenance, priors),
    isPrimary: end !== null && end < SFAS_128,
  }
  const basic = tryOut('basic', given, figures, provenance, unit)
  const diluted = tryOut('diluted', given, figures, provenance, unit)
  return [basic, diluted].flatMap((own) => {
    if (own === null) return []
    const { kind, eps, shares, income, tolerance, explained } = own
    const quotient = Number((income / shares).toPrecision(6))
    const text = `${say(income)} ÷ ${say(shares)} = ${say(quotient)}; ${kind} EPS is ${say(eps)}`
    return [
      {
        name: `${kind}_eps_is_explained`,
        description: `An income that the filing prints, divided by the ${kind} shares, is the ${kind} EPS to its last digit`,
        passed: explained,
        necessary: explained || !mayBeUnprinted(own, own === basic ? diluted : basic, given, beside),
        rationale: explained ? text : `${text}; no printed income comes nearer`,
        left: quotient,
        right: eps,
        difference: Number((quotient - eps).toPrecision(12)),
        tolerance: Number(tolerance.toPrecision(4)),
        // A class of shares has an income of its own, whatever all shareholders have.
        ...(explained && figures.net_income !== null && !ofClass(provenance[`weighted_avg_shares_${kind}`])
          ? { evidence: Number((income - figures.net_income).toPrecision(12)) }
          : {}),
      },
    ]
  })
}

/** Rules of earnings per share and of share counts. */
import { agreeing } from '../statement/evidence.ts'
import { printedStep } from '../statement/printed-step.ts'
import { isRelease } from '../statement/release-form.ts'
import { ofClass, SFAS_128 } from './exact-eps.ts'
import { compare, say, state } from './test.ts'
import type { Rule, Tested } from './tested.ts'

/**
 * EPS above this needs its count of shares or another place that prints it: few shares earn so much (units of a fund
 * do, 0000737000-96-000002), and many other figures look like it.
 */
export const LARGEST_UNPROVEN = 100

/** EPS fits net income and its count of shares, or, without a count, the sign of net income. */
export function perShare(kind: 'basic' | 'diluted'): Rule {
  return ({ income_statement: s, provenance, evidence }) => {
    const eps = kind === 'basic' ? s.basic_eps : s.diluted_eps
    const shares = kind === 'basic' ? s.weighted_avg_shares_basic : s.weighted_avg_shares_diluted
    if (eps === null || s.net_income === null) return null
    if (shares === null)
      return state(
        `${kind}_eps_has_the_sign_of_income`,
        `Without a count of shares, ${kind} EPS has the sign of net income and is no amount of another kind`,
        eps * s.net_income >= 0 &&
          (Math.abs(eps) <= LARGEST_UNPROVEN || agreeing(evidence ?? [], `${kind}_eps`).length > 0),
        `net income is ${say(s.net_income)}, ${kind} EPS is ${say(eps)}`,
      )
    const description = `Net income divided by the ${kind} shares is about the ${kind} EPS`
    if (shares <= 0)
      return state(`${kind}_eps_matches_shares`, description, false, `the ${kind} shares are ${say(shares)}`)
    const left = s.net_income / shares
    // Preferred dividends, participating awards and rounding of counts come off; a slip of sign or scale is far larger.
    const step = printedStep(provenance[`${kind}_eps`], eps) ?? 0.01
    const tolerance = Math.min(0.0151, 1.51 * step) + 0.06 * Math.max(Math.abs(left), Math.abs(eps))
    const basic = s.weighted_avg_shares_basic
    // Units that turn into shares bring their owners' income along, and a class has its own: never the thousandfold.
    const thousandfold = Math.abs(eps * shares) > 100 * Math.abs(s.net_income)
    const ownNumerator = kind === 'diluted' && basic !== null && shares > 1.5 * basic
    return compare({
      name: `${kind}_eps_matches_shares`,
      description,
      left: Number(left.toPrecision(6)),
      right: eps,
      tolerance: Number(tolerance.toPrecision(4)),
      necessary: thousandfold || (!ownNumerator && !ofClass(provenance[`weighted_avg_shares_${kind}`])),
      rationale: `${say(s.net_income)} ÷ ${say(shares)} = {left}; ${kind} EPS is {right}`,
    })
  }
}

/** What the rounding of two prints of cents may make of a difference of some cents. */
const MOST_APART = 0.06

/** Basic and diluted EPS fit each other. */
export const dilution: Rule = ({ income_statement: s, provenance }) => {
  const { basic_eps: basic, diluted_eps: diluted } = s
  if (basic === null || diluted === null) return null
  const rationale = `basic ${say(basic)}, diluted ${say(diluted)}`
  const apart = Math.min(MOST_APART, 6 * (printedStep(provenance.basic_eps, basic) ?? 0.01))
  const tests = [
    state(
      'diluted_eps_not_above_basic',
      'Diluted EPS is not above basic EPS for a profit',
      basic <= 0 || diluted <= basic + 0.011,
      rationale,
      false,
    ),
    // A quarter of dilution is rare, and the sign is the same unless both are nearly nothing.
    state(
      'eps_agree',
      'Basic and diluted EPS are of one kind: same sign, near in size',
      Math.abs(basic - diluted) <= apart + 0.3 * Math.max(Math.abs(basic), Math.abs(diluted)),
      rationale,
    ),
  ]
  if (s.weighted_avg_shares_diluted === null)
    tests.push(
      state(
        'diluted_eps_without_count',
        'Diluted EPS without a count of its own is not above basic EPS, and a loss per share is not diluted',
        basic > 0 ? diluted <= basic : diluted === basic,
        rationale,
      ),
    )
  return tests
}

/**
 * A loss is not diluted: what would make it smaller is left out (ASC 260-10-45-19, IAS 33.41), so both counts are one. Where
 * operations made a profit, the loss of others does not undo their dilution (0000040545-23-000198).
 */
export const lossUndiluted: Rule = ({ income_statement: s, provenance }) => {
  const { weighted_avg_shares_basic: basic, weighted_avg_shares_diluted: diluted } = s
  if (basic === null || diluted === null || s.net_income === null || s.net_income >= 0) return null
  if (s.income_before_taxes === null || s.income_before_taxes >= 0 || s.basic_eps !== s.diluted_eps) return null
  const step = (name: 'weighted_avg_shares_basic' | 'weighted_avg_shares_diluted', value: number) =>
    printedStep(provenance[name], value) ?? 1
  return compare({
    name: 'loss_is_not_diluted',
    description: 'A loss has as many diluted shares as basic ones',
    left: basic,
    right: diluted,
    tolerance: 0.51 * Math.max(step('weighted_avg_shares_basic', basic), step('weighted_avg_shares_diluted', diluted)),
    rationale: 'basic {left}, diluted {right}',
  })
}

/**
 * Whether a release's count makes the printed diluted EPS of net income, to its last digit: then neither is another figure. A
 * report prints both counts, and one that is missing was overlooked.
 */
const makesDilutedEps = ({ form_type, income_statement: s, provenance }: Tested): boolean => {
  if (form_type !== null && !isRelease(form_type)) return false
  const { net_income: net, diluted_eps: eps, weighted_avg_shares_diluted: count } = s
  if (net === null || eps === null || !count) return false
  const step = printedStep(provenance.diluted_eps, eps) ?? 0.01
  return Math.abs(net / count - eps) <= 0.505 * step
}

/**
 * A count of shares is there for its EPS: alone it may be another figure, and an EPS of its own has a count of its own. A
 * release may print the diluted count alone, and basic EPS beside it (0000891092-04-003383): the count then proves itself.
 */
export const countsWithEps: Rule = (tested) => {
  const s = tested.income_statement
  const kinds = ['basic', 'diluted'] as const
  const counts = kinds.filter((kind) => s[`weighted_avg_shares_${kind}`] !== null)
  const [only] = counts
  if (only === undefined || counts.length > 1 || (s.basic_eps === null && s.diluted_eps === null)) return null
  // Beside basic EPS that it repeats, diluted EPS needs no count of its own.
  const isOwn = s.diluted_eps !== null && s.diluted_eps !== s.basic_eps && !(s.end_date < SFAS_128)
  const lacks = only === 'diluted' ? s.basic_eps !== null && !makesDilutedEps(tested) : isOwn
  const other = only === 'diluted' ? 'basic' : 'diluted'
  const has = s[`${only}_eps`] !== null
  return state(
    'share_count_goes_with_eps',
    'The only count of shares is found together with the EPS of its kind, and no other EPS without its count',
    has && !lacks,
    has
      ? `${only} shares and ${only} EPS${lacks ? `, ${other} EPS without its shares` : ''}`
      : `${only} shares were found, ${only} EPS was not`,
  )
}

/** What does not dilute is not counted (ASC 260-10-45-17): diluted shares are fewer only where a filer rounds or averages otherwise. */
const LEAST_DILUTED = 0.99

/** Basic and diluted counts fit each other. */
export const shareCounts: Rule = ({ income_statement: s }) => {
  const { weighted_avg_shares_basic: basic, weighted_avg_shares_diluted: diluted } = s
  if (basic === null || diluted === null) return null
  const passed = basic > 0 && diluted >= basic * LEAST_DILUTED
  const wide = diluted > basic * 3
  return [
    state(
      'diluted_shares_not_below_basic',
      'There are not fewer diluted shares than basic ones',
      passed,
      `basic ${say(basic)}, diluted ${say(diluted)}`,
    ),
    state(
      'diluted_shares_near_basic',
      'Diluted shares are at most three times the basic ones',
      !wide,
      `basic ${say(basic)}, diluted ${say(diluted)}`,
      diluted > basic * 100,
    ),
  ]
}

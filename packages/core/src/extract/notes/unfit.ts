/** Counts of notes that are called the average of the period and that income and EPS do not give. */
import { say, state } from '../../qc/test.ts'
import type { Figures, QcTest } from '../../statement/statement.ts'
import { NAMES, type NoteShares } from './shares.ts'

/** A count that EPS is misread beside is still of the size that it means, whatever it is printed in. */
const SIZES = [1, 1e3, 1e6]
const MOST_OFF = 10

/**
 * The check that EPS is not at odds with a count that a note calls the average of the period: where none of the notes'
 * counts gives it, one of them is right and the EPS is not.
 */
export function unfitTests({ unfit }: NoteShares, figures: Figures): QcTest[] {
  const { net_income: net } = figures
  const off = NAMES.flatMap((name) => {
    const eps = name === NAMES[1] ? figures.diluted_eps : figures.basic_eps
    if (net === null || !eps || figures[name] !== null) return []
    const means = Math.abs(net / eps)
    const isNear = (count: number) => SIZES.some((size) => isLike(means, count * size))
    return unfit
      .filter(
        (one) => one.name === name && isNear(one.count) && !(name === NAMES[1] && hasInterest(figures, one.count)),
      )
      .map(({ count }) => ({ count, eps }))
  })
  const [first] = off
  if (first === undefined) return []
  return [
    state(
      'eps_fits_the_counts_of_notes',
      'Where the notes print average counts of shares, income over one of them gives the EPS',
      false,
      `${say(net ?? 0)} over the ${say(first.count)} that a note prints is not ${say(first.eps)}`,
    ),
  ]
}

/** What convertible debt adds to income is a small part of it. */
const MOST_ADDED = 0.06

/**
 * Whether diluted EPS lies where the interest of what is counted as converted puts it: above what net income alone gives over
 * that count, and below a basic EPS that its own count proves.
 */
function hasInterest({ net_income: net, basic_eps: basic, ...figures }: Figures, count: number): boolean {
  const { diluted_eps: diluted, weighted_avg_shares_basic: shares } = figures
  if (net === null || net <= 0 || basic === null || diluted === null || !shares || diluted >= basic) return false
  if (Math.abs(net / shares - basic) > EPS_STEP) return false
  return SIZES.some((size) => {
    const alone = net / (count * size)
    return count * size > shares && diluted > alone - EPS_STEP && diluted < alone * (1 + MOST_ADDED)
  })
}

/** What EPS is rounded to. */
const EPS_STEP = 0.0101

const isLike = (a: number, b: number): boolean => a < MOST_OFF * b && b < MOST_OFF * a

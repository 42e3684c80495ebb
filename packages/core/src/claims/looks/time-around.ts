/** What stands around a period says when within it, or before or after it, a figure was so: "prior to fiscal 2025", "rose from … in 2025". */
import { factOf, isRatio } from '../../figures-in-words/facts.ts'
import { type PeriodToken, periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import type { BoundClaim } from '../bound-claim.ts'
import type { Held, Look } from './look.ts'

const ARTICLES = '(?:(?:the|its|all of|most of|much of) )*'
/** Before or after the period, or a part of it. */
const AROUND = new RegExp(
  `\\b(?:(?:shortly |soon |just |right |long |a (?:year|quarter) |the (?:year|quarter) |in the (?:days|weeks|months|years?|quarters?) |twelve months )?(?:after|following)|(?:a (?:year|quarter) |in the (?:days|weeks|months|years?|quarters?) )before|until|till|since|prior to|going into|heading into|(?:mid|half)way through|partway through|at the (?:start|beginning|outset|turn|dawn) of|in the (?:first|early|opening|closing|final|last) (?:days|weeks|months|part|half) of|instead of|besides|rather than|from|toward|towards)\\s+${ARTICLES}$`,
  'i',
)
/** What stands in a balance sheet was so on one day. */
const THROUGHOUT = new RegExp(
  `\\b(?:throughout|all through|for (?:much|most|all|part) of|over the course of)\\s+${ARTICLES}$`,
  'i',
)
const AGAINST = /\b(?:compared (?:with|to)|as against|against|versus|relative to|in contrast to)\s+(?:the\s+)?$/i

const isLevel = ({ kind, verdict, isChange }: BoundClaim): boolean =>
  kind === 'amount' && verdict === 'holds' && !isChange
const isRatioLevel = ({ kind, verdict, isChange, bound }: BoundClaim): boolean =>
  kind === 'share' && verdict === 'holds' && !isChange && bound !== null && isRatio(bound)

export const timeAround: Look = (held) => {
  const { base, s } = held
  const levels = held.told.filter(({ claim }) => isLevel(claim))
  if (levels.length === 0) return null
  for (const token of s.periods) {
    if (/^['’]s\b/.test(s.text.slice(token.end))) continue
    const period = periodOf(base, token.says, base.periods[0])
    if (period === UNKNOWN || isNamedTwice(held, token)) continue
    const own = levels.filter(({ claim }) => claim.period === period.code)
    const [first] = own
    if (!first || own.length < levels.length) continue
    const head = s.text.slice(0, token.start)
    const isStock = own.every(({ claim }) => claim.bound === null)
    const said = AROUND.exec(head) ?? (isStock ? THROUGHOUT.exec(head) : null)
    // "From 2024 to 2025", "since 2024, when it was $3 billion"
    const isSpan = /\bfrom\s+(?:the\s+)?$/i.test(head) && s.periods.length > 1
    if (said && !isSpan && !/^,? when\b/.test(s.text.slice(token.end))) return said[0]
    const beside = AGAINST.exec(head)
    if (beside && first.n.end <= token.start && !/\d/.test(s.text.slice(token.end))) return beside[0]
  }
  return null
}

const isNamedTwice = ({ s }: Held, token: PeriodToken): boolean =>
  s.periods.some((one) => one !== token && JSON.stringify(one.says) === JSON.stringify(token.says))

/** "Rose from $416.2 billion in fiscal 2025": from there it went on, to where no period stands for; of an older one, the other way. */
export const fromThere: Look = ({ base, s, told, claims }) => {
  for (const { n, claim } of told) {
    if (!isLevel(claim) && !isRatioLevel(claim)) continue
    const way = s.directions.find((one) => one.end <= n.start && FROM.test(s.text.slice(one.end, n.start)))
    const period = base.periods.find(({ code }) => code === claim.period)
    if (!way || !period) continue
    const isTo = /^[^;.]*?\bto\s/.test(s.text.slice(n.end)) && told.some((one) => one.n.start > n.end)
    const later = base.periods.filter((one) => one.months === period.months && one.end_date > period.end_date)
    const isLaterTold = claims.some(
      (one) => one !== claim && one.verdict === 'holds' && later.some(({ code }) => code === one.period),
    )
    if (isTo || isLaterTold) continue
    const next = later.sort((a, b) => a.end_date.localeCompare(b.end_date))[0]
    const [was, is] = [period, next].map((one) =>
      one && claim.bound ? (factOf(one, claim.bound)?.value ?? null) : null,
    )
    const isSo = was != null && is != null && Math.sign(Math.abs(is) - Math.abs(was)) === way.sign
    if (!isSo) return `${way.text} from`
  }
  return null
}
const FROM =
  /^\s+(?:back |away |up |down )?from\s+(?:(?:about|around|roughly|nearly|almost|some|just|over|under|a)\s+)*$/i

/** "Rose 6.4 % from fiscal 2025" of the change in it: what moved until then did so before. */
const MOVED_FROM =
  /\b(?:from|since|until|till|after|following|before|prior to|compared (?:with|to)|against|than in|versus)\s+(?:the\s+)?$/i
export const changedFrom: Look = ({ base, s, told }) => {
  const changes = told.filter(({ claim }) => claim.verdict === 'holds' && (claim.isChange || claim.kind === 'change'))
  const [token, more] = s.periods
  if (!token || more || changes.length === 0 || changes.length < told.length) return null
  const said = MOVED_FROM.exec(s.text.slice(0, token.start))
  const period = periodOf(base, token.says, base.periods[0])
  if (!said || period === UNKNOWN) return null
  return changes.every(({ claim }) => claim.period === period.code) ? said[0] : null
}

/** "The rest being services", "growth on a base of $96.2 billion": what is left of a whole, what a growth started from. */
import type { Look } from './look.ts'

const REST =
  /\b(?:the (?:rest|remainder)\s+(?:is|was|being|came from|coming from|goes to|went to|belongs to))\s+(?:(?:all|from|in|to|the|its)\s+)*(?![$€£¥\d])/gi

/** Said of a share, where nothing was held against what is named: of what has no name here. */
export const otherRest: Look = ({ s, told, claims }) => {
  if (!told.some(({ claim }) => claim.kind === 'share' && claim.verdict === 'holds')) return null
  for (const { index, 0: said } of s.text.matchAll(REST)) {
    const [from, to] = [s.passage.at[index] ?? 0, s.passage.at[index + said.length - 1] ?? 0]
    const isHeld = claims.some((one) => one.kind === 'comparison' && one.start <= to && one.end > from)
    if (!isHeld) return said
  }
  return null
}

/** "Is its highest of the three years, and so are its buybacks at …": what was held of the one was not of the other. */
export const alikeToo: Look = ({ s, told, claims }) => {
  const match = /\b(?:and )?so (?:is|are|was|were)\b(?=[^.;]*\d)/i.exec(s.text)
  if (!match) return null
  const at = s.passage.at[match.index] ?? 0
  const isSaid = claims.some((one) => one.kind === 'comparison' && one.start < at)
  return isSaid && told.some(({ n }) => n.start > match.index) ? match[0] : null
}

/** A base is of the time before, never of the time that the growth is told of. */
export const sameBase: Look = ({ s, told }) => {
  const base = told.find(({ n }) => /\b(?:on|from) (?:a|the) base of\s+(?:[a-z]+\s+)?$/i.test(s.text.slice(0, n.start)))
  const grown = told.find(({ claim }) => claim.isChange && claim.verdict === 'holds')
  return base && grown && base.claim.verdict === 'holds' && base.claim.period === grown.claim.period ? 'base' : null
}

/**
 * How far a figure moved, by the word that says so: "edged up", "barely rose", "soared", "collapsed". Whose the word is need not be
 * known: where none of the figures that the sentence holds moved so far, or so little, the word does not fit them.
 */
import { factOf, isRatio } from '../../figures-in-words/facts.ts'
import { growth } from '../../statement/margins.ts'
import { yearsTo } from '../comparisons/quantities.ts'
import type { Held, Look } from './look.ts'

/** "Barely" of more than a twentieth, "slightly" of more than an eighth, "crept" of more than a quarter, "soared" of less than a thirtieth, "multiplied" of less than four fifths more. */
const [HARD, LITTLE, SOME, MUCH, TIMES] = [0.05, 0.125, 0.27, 0.03, 0.8]

const MOVE =
  '(?:r[io]se|risen|rising|f[ae]ll(?:en|ing)?|gr[eo]w[ns]?|growing|gained|climbed|increased?|declined?|decreased?|dropped|slipped|widened|narrowed|moved|changed|up|down|higher|lower|more|less|improved|shrank|off)'
const word = (source: string) => new RegExp(`(?<![\\w-])(?:${source})(?![\\w-])`, 'i')

const SMALL = word('(?:inch|edg|creep|nudg|tick)(?:s|es|ed|ing)(?! out| past| ahead)|crept|eased|easing|dipp(?:ed|ing)')
const HARDLY = word(
  `(?:barely|hardly|scarcely|imperceptibly|minimally|negligibly|marginally|fractionally) ${MOVE}|${MOVE} (?:barely|imperceptibly|minimally|negligibly|marginally|fractionally)`,
)
const BARELY = word(
  `(?:barely|hardly|scarcely|marginally|fractionally|slightly|imperceptibly|minimally|negligibly|narrowly) ${MOVE}|${MOVE} (?:barely|marginally|fractionally|slightly|imperceptibly|minimally|negligibly|narrowly|little|a (?:tad|touch|little|shade|bit|whisker|smidgen|hair|notch))|(?:a (?:tad|touch|little|shade|bit|whisker|smidgen|hair|notch)|little) (?:higher|lower|up|down|better|worse|rose|fell|grew)`,
)
const BIG = word(
  `(?:soar|surg|skyrocket|rocket|balloon|mushroom|explod|vault|crash|collaps|plung|implod|evaporat|crater|nosediv|plummet)(?:s|es|ed|ing)|leapt|leaps|leaped|leaping|(?:hugely|massively|exponentially|enormously|dramatically|vastly|tremendously|immensely|steeply|drastically) ${MOVE}|${MOVE} (?:hugely|massively|exponentially|enormously|dramatically|vastly|tremendously|immensely|steeply|drastically)`,
)
/** "Collapsed" of what rose over years did not. */
const DOWN_FAR = word('(?:crash|collaps|plung|implod|evaporat|crater|nosediv|plummet)(?:s|es|ed|ing)')
const UP_FAR = word(
  '(?:soar|surg|skyrocket|rocket|balloon|mushroom|explod|vault)(?:s|es|ed|ing)|leapt|leaps|leaped|leaping',
)
const MANIFOLD = word('multiplied|redoubled|(?:doubly|triply) \\w+')

/** How far each figure of the sentence moved, from so many years before at the most. */
function moves({ base, claims }: Held, years: number): number[] {
  return claims.flatMap(({ bound, verdict, period: code, kind }) => {
    const period = base.periods.find((one) => one.code === code)
    if (!bound || !period || verdict !== 'holds' || kind === 'period' || isRatio(bound)) return []
    const now = factOf(period, bound)?.value
    return yearsTo(base, period)
      .slice(1, years + 1)
      .flatMap((before) => {
        const old = factOf(before, bound)?.value
        // of a loss its size
        const change = now !== undefined && old ? growth(Math.abs(now), Math.abs(old)) : null
        return change === null ? [] : [now !== undefined && now * (old ?? 0) < 0 ? (now > 0 ? 9 : -9) : change]
      })
  })
}

export const sizeOfMove: Look = (held) => {
  const { text } = held.s
  // What moved far may have done so over years; of what hardly moved the year before is meant.
  const fits: [RegExp, years: number, (size: number) => boolean][] = [
    [HARDLY, 1, (size) => Math.abs(size) <= HARD],
    [BARELY, 1, (size) => Math.abs(size) <= LITTLE],
    [SMALL, 1, (size) => Math.abs(size) <= SOME],
    [DOWN_FAR, 12, (size) => size <= -MUCH || size <= -9],
    [UP_FAR, 12, (size) => size >= MUCH],
    [BIG, 12, (size) => Math.abs(size) >= MUCH],
    [MANIFOLD, 12, (size) => Math.abs(size) >= TIMES],
  ]
  for (const [pattern, years, isSo] of fits) {
    const said = pattern.exec(text)
    if (!said) continue
    const sizes = moves(held, years)
    if (sizes.length > 0 && !sizes.some(isSo)) return said[0]
  }
  return null
}

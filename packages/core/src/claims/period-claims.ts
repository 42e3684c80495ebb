/** Periods that a text names: the date a period ended on must be one of the statement's. */

import type { FactBase } from '../figures-in-words/facts.ts'
import { periodOf, UNKNOWN } from '../figures-in-words/periods.ts'
import { type Sentence, sourceSpan } from '../figures-in-words/sentence.ts'
import type { Claim } from './claim.ts'

export function periodClaims(base: FactBase, s: Sentence): Claim[] {
  return s.periods.flatMap((token): Claim[] => {
    if (token.start < s.passage.from || token.says.kind === 'prior' || token.says.kind === 'previous-quarter') return []
    const before = s.text.slice(Math.max(0, token.start - 24), token.start)
    const isEnd = /\b(?:ended|ending|ends|end of|through|until|to)\s+(?:on\s+)?$/i.test(before)
    const period = periodOf(base, token.says, base.periods[0])
    const isFiling = token.says.kind === 'date' && token.says.ymd === base.filing_date
    const isKnown = period !== UNKNOWN || isFiling
    return [
      {
        ...sourceSpan(s, token.start, token.end),
        text: s.text.slice(token.start, token.end),
        kind: 'period',
        metric: null,
        period: period === UNKNOWN ? null : period.code,
        figure: period === UNKNOWN ? (isFiling ? base.filing_date : null) : period.end_date,
        place: null,
        rule: null,
        verdict: isKnown ? 'holds' : isEnd && token.says.kind === 'date' && !s.isOutlook ? 'wrong' : 'unresolved',
        note: isKnown ? null : 'not a period of the statement or its comparatives',
      },
    ]
  })
}

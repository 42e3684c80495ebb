/** "When did Amazon turn profitable?": the period in which a loss became a profit or a profit a loss, of those in the filing. */
import { AnswerText } from './answer.ts'
import type { ChatFacts } from './facts.ts'
import type { Said } from './said.ts'

export interface TurnAsked {
  metric: 'net_income' | 'operating_income'
  isToLoss: boolean
}

const TURNED =
  /\b(?:turn(?:ed)?|swing|swung|return(?:ed)?|mov(?:e|ed)|go|went|c[ao]me|get|got|flip(?:ped)?|become|became)\b/i
const TO_PROFIT =
  /\b(?:from (?:an? )?loss(?:es)? to (?:an? )?profits?|(?:back )?(?:to|into) (?:an? |the )?(?:profit(?:ability)?|black)|profitable(?: again)?|out of the red)\b/i
const TO_LOSS =
  /\b(?:from (?:an? )?profits? to (?:an? )?loss(?:es)?|(?:back )?(?:to|into) (?:an? |the )?(?:loss(?:es)?|red)|unprofitable|loss-making)\b/i
const SAID = new RegExp(
  `${TURNED.source}|${TO_PROFIT.source}|${TO_LOSS.source}|\\b(?:from|back|again|profits?|loss(?:es)?|to|into)\\b`,
  'gi',
)

/** @returns null where it asks for something else, or not all of it was understood */
export function readTurn({ text, metrics, unread }: Said): TurnAsked | null {
  if (!/\b(?:when|(?:which|what) year|since when)\b/i.test(text) || /\bwill\b|\blast\b/i.test(text)) return null
  const isToProfit = TO_PROFIT.test(text)
  if (!TURNED.test(text) || isToProfit === TO_LOSS.test(text.replace(TO_PROFIT, ' '))) return null
  if (metrics.some((one) => one !== 'net_income' && one !== 'operating_income')) return null
  if (unread(SAID).length > 0) return null
  return { metric: metrics.includes('operating_income') ? 'operating_income' : 'net_income', isToLoss: !isToProfit }
}

/** The newest such turn; where there is none, every period is told. */
export function replyTurn(
  { metric, isToLoss }: TurnAsked,
  periods: readonly string[],
  facts: ChatFacts,
): AnswerText | null {
  const rows = facts.facts
    .filter((one) => one.metric === metric && one.kind === 'amount')
    .sort((a, b) => b.period.localeCompare(a.period))
  const [first, oldest] = [rows[0], rows.at(-1)]
  if (!first || !oldest || rows.length < 2 || periods.length > 0) return null
  const at = rows.findIndex((one, i) => {
    const before = rows[i + 1]
    return before !== undefined && one.value < 0 === isToLoss && before.value < 0 !== isToLoss
  })
  const [now, before] = [rows[at], rows[at + 1]]
  const [name, back] = [first.label, `of the ${rows.length} periods in this filing, back to ${oldest.period}`]
  if (now && before)
    return new AnswerText().say(
      `In ${now.period}: ${name.toLowerCase()} was `,
      now,
      ' after ',
      before,
      ` in ${before.period}, ${back}.`,
    )
  const text = new AnswerText().say(`${name} did not turn to a ${isToLoss ? 'loss' : 'profit'} in any ${back}: `)
  for (const [i, one] of rows.entries()) text.say(i > 0 ? ', ' : '', one, ` in ${one.period}`)
  return text.say('.')
}

/** Places of figures as the chat cites them. */
import { sourceHref } from '../filing/source-href.ts'
import type { Place } from '../statement/statement.ts'
import type { ChatFact } from './fact.ts'

/** Where a figure opens and what is printed there, or the rule that computed it. */
export function placed(accession: string, place: Place | undefined): Pick<ChatFact, 'href' | 'printed' | 'rule'> {
  if (!place) return { href: null, printed: null, rule: null }
  if ('computed' in place) return { href: null, printed: null, rule: ruleText(place) }
  const { start, end, document, text } = place
  const href = start === null || end === null ? null : sourceHref(accession, { start, end, document })
  return { href, printed: text, rule: null }
}

/** The rule with the printed figures in the place of the names, where each operand is printed. */
function ruleText(place: Extract<Place, { computed: true }>): string {
  const printed = place.parts.map((part) => ('computed' in part ? null : part.text))
  const names = place.rule.split(/\s[−+÷×-]\s/)
  if (printed.some((text) => text === null) || names.length !== printed.length) return place.rule.replaceAll('_', ' ')
  let n = 0
  return names.reduce((rule, name) => rule.replace(name, printed[n++] ?? name), place.rule)
}

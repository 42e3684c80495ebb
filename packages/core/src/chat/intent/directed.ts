/**
 * Which of two figures is the whole or the divisor, where its words say so: "what share of revenue went to tax", "per dollar
 * of research". The order of the kinds is that in which the question names the two.
 */
const WHOLE =
  /\b(?:chunk|part|share|percent(?:age)?|slice|portion|proportion|fraction|piece|bite|much|cents|%) of (?:(?:the|its|their|total|all|this|that|year|quarter|§c|§t) )*§[fp]/
const DIVISOR =
  /\b(?:per(?! cents?\b)|each|every|(?:for|from|of) (?:a|one|1)) (?:§n |one |single )?(?:dollar|buck|euro|cent|hundred|§n|\$)s?(?: \w+){0,3}? (§[fp])/

/** "Debt is covered how many times by cash": the one behind "by" is divided by the one that it covers. */
const BY_OTHER =
  /§[fp] .*\b(?:covered|dwarfed|exceeded|outweighed|backed|outsold|topped|surpassed|eclipsed|supported|outstripped)\b.*\bby\b.*§[fp]/

/** "How many times the iPad to reach the iPhone" */
const TO_REACH = /\b(?:need|needs|needed|takes?)\b.*§[fp].* to (?:reach|match|equal|make|get|arrive)\b.*§[fp]/

/** @returns the kind with the order that the words give, and any other kind as it is */
export function directed(label: string, tokens: readonly string[]): string {
  const [, kind] = /^(ratio|share)-(?:ab|ba)$/.exec(label) ?? []
  if (kind === undefined || tokens.filter((one) => one === '§f' || one === '§p').length !== 2) return label
  const said = tokens.join(' ')
  if (kind === 'ratio' && (BY_OTHER.test(said) || TO_REACH.test(said))) return 'ratio-ba'
  const base = (kind === 'share' ? WHOLE.exec(said) : null) ?? DIVISOR.exec(said)
  if (!base) return label
  return `${kind}-${said.search(/§[fp]/) >= base.index ? 'ba' : 'ab'}`
}

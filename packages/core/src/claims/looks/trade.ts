/** What a company is called by its trade, held against what its report sells: "the airline" of one that makes phones. */
import type { FactBase } from '../../figures-in-words/facts.ts'
import type { Look } from './look.ts'
import { levelsOf } from './meant.ts'

/** A trade, the nouns that say it, and what a report of it names. */
const TRADES: readonly [said: RegExp, names: RegExp][] = [
  [/^(?:airlines?|carrier)$/, /airline|passenger|cargo/i],
  [/^(?:planemaker|aircraft maker)$/, /airplane|aircraft|aerospace|boeing/i],
  [/^(?:carmaker|automaker)$/, /automotive|vehicle|\bcars?\b|motor/i],
  [/^(?:bank|lender)$/, /deposit|\bloans?\b|\bbank|card member|credit losses/i],
  [/^insurer$/, /premium|policyholder|insur|medical costs/i],
  [/^chipmaker$/, /graphics|semiconductor|processor|\bchips?\b|compute/i],
  [/^(?:drugmaker|vaccine maker|biotech)$/, /medicine|pharma|vaccine|biolog|moderna/i],
  [/^(?:oil major|driller|refiner)$/, /upstream|crude|petroleum|exxon/i],
  [/^(?:retailer|grocer)$/, /mart\b|depot|\bstores?\b|\bclub\b|retail|merchandise/i],
  [/^(?:brewer|distiller)$/, /\bbeer|brew|spirits/i],
  [/^miner$/, /mining|copper|\bgold\b|\bore\b/i],
  [/^bottler$/, /bottl|beverage|concentrate/i],
  [/^phone maker$/, /phone/i],
  [/^$/, /advertising|family of apps|footwear|apparel|payment network|iphone|search/i],
]
const CALLED =
  /\b(?:the|a|an)\s+(?:[A-Z][a-z]+\s+)?(?<noun>airlines?|carrier|planemaker|aircraft maker|carmaker|automaker|bank|lender|insurer|chipmaker|drugmaker|vaccine maker|biotech|oil major|driller|refiner|retailer|grocer|brewer|distiller|miner|bottler|phone maker)(?=['’]s\b|,?\s+(?:earned|made|had|has|lost|reported|posted|booked|recorded|generated|took|brought)\b)/i

const known = new WeakMap<FactBase, string>()
function namesOf(base: FactBase): string {
  const found = known.get(base)
  if (found !== undefined) return found
  const labels = base.periods.flatMap((one) => [
    ...[...one.business, ...one.geographical].map(({ label }) => label),
    ...one.expenses.map(({ name }) => name),
  ])
  const names = [base.company, ...new Set(labels)].join('\n')
  known.set(base, names)
  return names
}

/** Where the report shows a trade, and not the one that is said; a report that shows none decides nothing. */
export const otherTrade: Look = (held) => {
  const said = CALLED.exec(held.s.text)
  const noun = said?.groups?.noun?.toLowerCase()
  if (!said || !noun || levelsOf(held).length === 0) return null
  const names = namesOf(held.base)
  const shown = TRADES.filter(([, pattern]) => pattern.test(names))
  return shown.length > 0 && !shown.some(([trade]) => trade.test(noun)) ? said[0] : null
}

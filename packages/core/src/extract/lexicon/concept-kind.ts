/** What a line is by the concept that it is tagged with. */
import * as concepts from './concepts.ts'
import type { Kind } from './entry.ts'

/** Net income of which something has been taken off for others than common shareholders. */
const ATTRIBUTABLE = ['NetIncomeLossAvailableToCommonStockholdersBasic', 'NetIncomeLossAttributableToParentDiluted']

const KINDS: readonly (readonly [kind: Kind, names: readonly string[]])[] = [
  ['gross', concepts.GROSS_PROFIT],
  ['operating', concepts.OPERATING_INCOME],
  ['pretax', concepts.BEFORE_TAX],
  ['tax', concepts.TAX],
  ['attributable', ATTRIBUTABLE],
  ['net', concepts.NET_INCOME.filter((name) => !ATTRIBUTABLE.includes(name))],
]
const BY_CONCEPT = new Map(KINDS.flatMap(([kind, names]) => names.map((name) => [name, kind] as const)))

const MINORITY = /Noncontrolling|Minority/
const PREFERRED = /Preferred|Preference/

/** The kind of a line with this concept of a standard taxonomy; null where the concept says nothing of it. */
export function conceptKind(concept: string): Kind | null {
  if (!concepts.isStandard(concept)) return null
  const name = concepts.local(concept)
  return BY_CONCEPT.get(name) ?? (MINORITY.test(name) ? 'minority' : PREFERRED.test(name) ? 'preferred' : null)
}

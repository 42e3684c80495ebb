/** Last year's towers behind those of this one: as fine as the columns beside tell. */
import type { BalanceSheetFigures } from '../../statement/other-statements.ts'
import { OWED, OWNED } from './named.ts'
import type { Block, Ghost, SheetInput } from './sheet.ts'

interface Drawn {
  owns: readonly Block[]
  owes: readonly Block[]
  isClassified: boolean
}

/** @returns null where no earlier column tells its total assets */
export function ghostOf(sheet: SheetInput, { owns, owes, isClassified }: Drawn): Ghost | null {
  const before = sheet.prior_periods.toSorted((a, b) => (a.as_of < b.as_of ? 1 : -1))[0]
  if (!before || before.total_assets === null || before.total_assets <= 0) return null
  const { total_assets: assets, current_assets, total_liabilities: liabilities, current_liabilities: current } = before
  const left = isClassified && current_assets !== null ? [current_assets, assets - current_assets] : [assets]
  const equity = [before.temporary_equity, before.noncontrolling_interests, before.shareholders_equity].filter(
    (one) => one !== null && one > 0,
  ) as number[]
  const owed = liabilities ?? assets - equity.reduce((sum, one) => sum + one, 0)
  const right = isClassified && current !== null ? [current, owed - current] : [owed]
  return {
    as_of: before.as_of,
    owns: left.flatMap((total, zone) => split(total, namedIn(owns, before, isClassified ? LEFT[zone] : null))),
    owes: [
      ...right.flatMap((total, zone) => split(total, namedIn(owes, before, isClassified ? RIGHT[zone] : null))),
      ...equity,
    ],
  }
}

const LEFT = ['current', 'lasting'] as const
const RIGHT = ['claims-current', 'claims-lasting'] as const

/** Last year's amounts of the zone's blocks, as long as they lead from its top; none of a sheet without zones. */
function namedIn(blocks: readonly Block[], before: BalanceSheetFigures, zone: string | null | undefined): number[] {
  const found: number[] = []
  for (const { id } of blocks) {
    const named = [...OWNED, ...OWED].find((one) => one.id === id && one.zone === zone)
    if (!named) continue
    const amounts = named.fields.flatMap((field) => before[field] ?? [])
    if (amounts.length === 0) break
    found.push(amounts.reduce((sum, one) => sum + one, 0))
  }
  return found
}

/** The named amounts of a zone from its top, then what they leave of it; the zone alone where they are more than it. */
function split(total: number, named: readonly number[]): number[] {
  const rest = total - named.reduce((sum, one) => sum + one, 0)
  if (rest < 0 || named.some((one) => one < 0)) return total > 0 ? [total] : []
  return [...named, ...(rest > 0 ? [rest] : [])]
}

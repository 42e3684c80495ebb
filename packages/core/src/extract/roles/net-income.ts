import type { Sheet } from './sheet.ts'
import type { TaxRoles } from './tax.ts'

/** Net income of the company's owners, before preferred dividends (T72). */
export function pickNet(
  sheet: Sheet,
  nets: readonly number[],
  { tax, pretax }: TaxRoles,
  share: number,
  comprehensive: number,
): number | null {
  const { kinds, lines } = sheet
  const taxAt = tax?.[0]?.index ?? null
  const limit = comprehensive > (nets[0] ?? 0) ? comprehensive : lines.length
  const below = nets.filter((i) => i > (pretax ?? -1))
  const inFace = below.filter((i) => i < limit || kinds[i] === 'attributable')
  const netLines = inFace.filter(
    (i) =>
      kinds[i] === 'net' &&
      !/continuing|discontinu|before|from|minority|extraordinary|cumulative|per /.test(
        sheet.bare(i).replace(/before (?:preferred|dividends)/g, ''),
      ),
  )
  const minorities = sheet
    .of(['minority'])
    .filter((i) => i > (pretax ?? -1) && (taxAt === null || i > taxAt) && i < share + 12 && i < limit + 6)
  const attributed = below.filter((i) => {
    if (i > share && netLines.length > 0) return false
    const bare = sheet.bare(i)
    return (
      (kinds[i] === 'attributable' || /attributable to/.test(bare)) &&
      !/non-?controlling|minority|\bncis?\b|preferred|participating|discontinu|continuing|class|unvested|per /.test(
        bare,
      ) &&
      (i < limit || minorities.length > 0)
    )
  })
  const common = (i: number) => /common|available|applicable/.test(sheet.bare(i))
  // "Attributable to the company's common shareholders" are the owners where nothing preferred comes before it.
  const preferred = (i: number) => sheet.of(['preferred'], (pretax ?? -1) + 1, i).length > 0
  const named = (i: number) => /attributable to .+ (?:common )?(?:share|stock)(?:holders|owners)/.test(sheet.bare(i))
  const owners =
    attributed.find((i) => !common(i)) ??
    attributed.find((i) => minorities[0] !== undefined && i > minorities[0] && named(i) && !preferred(i))
  const first = netLines[0] ?? null
  let net: number | null
  if (owners !== undefined) net = owners
  else if (minorities[0] !== undefined) net = afterMinority(sheet, netLines, attributed, minorities[0])
  else net = first ?? attributed.find(common) ?? null
  net ??= inFace.find((i) => kinds[i] === 'net') ?? null
  // A statement of comprehensive income alone.
  if (net === null && pretax === null && /loss|income|profit/.test(sheet.bare(comprehensive))) net = comprehensive
  return net ?? afterTax(sheet, pretax, taxAt)
}

/** The net income that the minority's share has been taken from, else the one before it. */
function afterMinority(
  sheet: Sheet,
  netLines: readonly number[],
  attributed: readonly number[],
  minority: number,
): number | null {
  const base = netLines.find((i) => !/attributable/.test(sheet.bare(i))) ?? netLines[0] ?? null
  if (base === null) return null
  const [all, share] = [sheet.value(base), sheet.value(minority)]
  const moved = [...netLines, ...attributed].find(
    (i) =>
      i !== base &&
      (sheet.near(sheet.value(i), all - share, 2) || sheet.near(sheet.value(i), all + share, 2)) &&
      sheet.value(i) !== all,
  )
  return moved ?? base
}

/** A result that is the one before taxes less the tax, whatever it is called. */
function afterTax(sheet: Sheet, pretax: number | null, taxAt: number | null): number | null {
  if (taxAt === null) return null
  const left = sheet.value(pretax) - sheet.value(taxAt)
  const found = sheet
    .filled(taxAt + 1, sheet.lines.length)
    .find((i) => /^(?:net |income|loss|earnings|profit)/.test(sheet.bare(i)) && sheet.near(sheet.value(i), left, 2))
  return found ?? null
}

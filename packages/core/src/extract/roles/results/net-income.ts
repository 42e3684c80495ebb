import type { NetAsked } from '../asked.ts'
import { walk } from '../blocks/other-income.ts'
import { candidatesOf, chosen, type Place, type Proof, type Rule } from '../candidates.ts'
import type { Sheet } from '../sheet.ts'
import { calledResult, commonTagged, ownersTagged, ownersTaggedByIfrs, wholeTagged } from '../tagged/net-income.ts'
import type { TaxRoles } from './tax.ts'

export type NetRule = Rule<NetAsked, number>

/** Where net income of the company's owners may be, before preferred dividends (T72). */
export const NET_RULES: readonly NetRule[] = [
  { why: "tagged as the owners' net income", points: 900, find: (sheet, asked) => [ownersTagged(sheet, asked)] },
  {
    why: "tagged as the owners' share of profit",
    points: 880,
    find: (sheet, asked) => [ownersTaggedByIfrs(sheet, asked)],
  },
  {
    why: "tagged as common shareholders', and the owners'",
    points: 860,
    find: (sheet, asked) => [commonTagged(sheet, asked)],
  },
  { why: 'tagged as net income of all', points: 840, find: (sheet, asked) => [wholeTagged(sheet, asked)] },
  {
    why: 'called a result below the one before taxes',
    points: 800,
    find: (sheet, asked) => [calledResult(sheet, asked)],
  },
  { why: "the owners' share", points: 100, find: (sheet, asked) => [ownersShare(sheet, asked)] },
  {
    why: 'net income beside a minority',
    points: 85,
    find: (sheet, { netLines, minorities }) => [minorities.length === 0 ? null : beforeMinority(sheet, netLines)],
  },
  {
    why: 'the first line called net income',
    points: 80,
    find: (_, { netLines, minorities }) => [minorities.length === 0 ? (netLines[0] ?? null) : null],
  },
  {
    why: 'a later line called net income',
    points: 70,
    find: (_, { netLines, minorities }) => (minorities.length === 0 ? netLines.slice(1) : []),
  },
  {
    why: "common shareholders' income alone",
    points: 60,
    find: (sheet, { attributed, minorities }) => [
      minorities.length === 0 ? (attributed.find((i) => isCommon(sheet, i)) ?? null) : null,
    ],
  },
  {
    why: 'net income, whatever else the line says',
    points: 50,
    find: (sheet, { below, limit }) => [below.find((i) => i < limit && sheet.kinds[i] === 'net') ?? null],
  },
  { why: 'what the tax leaves', points: 30, find: (sheet, { pretax, tax }) => [afterTax(sheet, pretax, tax)] },
]

const PLACE: Place<number> = { key: String, at: (index) => index }

/** Net income of the company's owners, before preferred dividends (T72). */
export function pickNet(
  sheet: Sheet,
  nets: readonly number[],
  { tax, pretax }: TaxRoles,
  share: number,
  comprehensive: number,
  rules: readonly NetRule[] = NET_RULES,
): number | null {
  const taxAt = tax?.[0]?.index ?? null
  const limit = comprehensive > (nets[0] ?? 0) ? comprehensive : sheet.lines.length
  const below = nets.filter((i) => i > (pretax ?? -1))
  const netLines = below.filter((i) => i < limit && isWhole(sheet, i))
  const minorities = sheet
    .of(['minority'])
    .filter((i) => i > (pretax ?? -1) && (taxAt === null || i > taxAt) && i < share + 12 && i < limit + 6)
  const attributed = below.filter(
    (i) => (i <= share || netLines.length === 0) && isAttributed(sheet, i) && (i < limit || minorities.length > 0),
  )
  const operating = sheet.of(['operating'])[0] ?? null
  const asked = { below, netLines, attributed, minorities, pretax, tax: taxAt, operating, limit }
  return chosen(candidatesOf(rules, sheet, asked, PLACE), PROOFS, sheet, asked, PLACE)?.found ?? null
}

/** The arithmetic that tells net income from the other results below the tax. */
const PROOFS: readonly Proof<NetAsked, number>[] = [
  { why: 'it is EPS times shares', points: 8, holds: (sheet, _, index) => explainsEps(sheet, sheet.value(index)) },
  {
    why: 'the lines after the tax lead to it',
    points: 8,
    holds: (sheet, { pretax, tax }, index) => leadsFromTax(sheet, pretax, tax, index),
  },
]

/** Whether some printed EPS is the result over a printed count of shares, whatever the units of the two. */
const explainsEps = (sheet: Sheet, value: number): boolean => {
  const counts = sheet.of(['shares']).map((i) => sheet.value(i))
  return sheet.of(['eps']).some((i) => counts.some((count) => count > 0 && isQuotient(sheet.value(i), value / count)))
}

/** Whether what the tax leaves, and the lines below it with their signs, come to the result. */
function leadsFromTax(sheet: Sheet, pretax: number | null, tax: number | null, index: number): boolean {
  if (pretax === null || tax === null || index <= tax) return false
  return [1, -1].some((sign) => {
    const left = sheet.value(pretax) - sign * sheet.value(tax)
    return walk(sheet, tax, index, left, sheet.value(index)) !== null
  })
}

/** A line called net income that says nothing of a part of it. */
const isWhole = (sheet: Sheet, i: number): boolean =>
  sheet.kinds[i] === 'net' &&
  !/continuing|discontinu|before|from|minority|extraordinary|cumulative|per /.test(
    sheet.bare(i).replace(/before (?:preferred|dividends)/g, ''),
  )

const isAttributed = (sheet: Sheet, i: number): boolean =>
  (sheet.kinds[i] === 'attributable' || /attributable to/.test(sheet.bare(i))) &&
  !/non-?controlling|minority|\bncis?\b|preferred|participating|discontinu|continuing|class|unvested|per /.test(
    sheet.bare(i),
  )

const isCommon = (sheet: Sheet, i: number): boolean => /common|available|applicable/.test(sheet.bare(i))

/**
 * The line of the owners' share. "Attributable to the company's common shareholders" are the owners where nothing
 * preferred comes before it.
 */
function ownersShare(sheet: Sheet, { attributed, minorities, pretax }: NetAsked): number | null {
  const preferred = (i: number) => sheet.of(['preferred'], (pretax ?? -1) + 1, i).length > 0
  const named = (i: number) => /attributable to .+ (?:common )?(?:share|stock)(?:holders|owners)/.test(sheet.bare(i))
  const [minority] = minorities
  return (
    attributed.find((i) => !isCommon(sheet, i)) ??
    attributed.find((i) => minority !== undefined && i > minority && named(i) && !preferred(i)) ??
    null
  )
}

/** Net income that still holds the minority's share, where a minority is printed. */
const beforeMinority = (sheet: Sheet, netLines: readonly number[]): number | null =>
  netLines.find((i) => !/attributable/.test(sheet.bare(i))) ?? netLines[0] ?? null

/** A result that is the one before taxes less the tax, whatever it is called. */
function afterTax(sheet: Sheet, pretax: number | null, taxAt: number | null): number | null {
  if (taxAt === null) return null
  const left = sheet.value(pretax) - sheet.value(taxAt)
  const found = sheet
    .filled(taxAt + 1, sheet.lines.length)
    .find((i) => /^(?:net |income|loss|earnings|profit)/.test(sheet.bare(i)) && sheet.near(sheet.value(i), left, 2))
  return found ?? null
}

/** Is the figure what income over the count gives, whatever the units of the two? */
const isQuotient = (eps: number, quotient: number): boolean =>
  [1e-6, 1e-3, 1, 1e3, 1e6].some((scale) => Math.abs(eps - quotient * scale) <= 0.0051 + Math.abs(eps) * 0.002)

import { minoritySign } from '../shared-proofs.ts'
import type { Sheet, Term } from '../sheet.ts'

/** The line of a minority's share below net income that nothing took away; null where there is none. */
export function minorityBelow(sheet: Sheet, net: number | null, after: Term | null): number | null {
  if (net === null || sheet.kinds[net] === 'attributable' || /attributable/.test(sheet.bare(net))) return null
  const found = sheet
    .of(['minority'], net + 1, net + 4)
    .find((i) => sheet.value(i) !== 0 && !after?.some(({ index }) => index === i))
  return found ?? dividendsOfSubsidiary(sheet, net)
}

/** Of two preferred dividends below net income, named after two companies, the first is a subsidiary's, perhaps the minority's. */
function dividendsOfSubsidiary(sheet: Sheet, net: number): number | null {
  const [first, second] = sheet.of(['preferred'], net + 1, net + 3)
  if (first === undefined || second === undefined || sheet.value(first) === 0) return null
  const company = (index: number) => /\bof (.+)$/.exec(sheet.bare(index))?.[1] ?? null
  const [a, b] = [company(first), company(second)]
  return a !== null && b !== null && a !== b ? first : null
}

/**
 * The minority's share with the sign that takes it from net income, where the next result printed is what it and
 * preferred dividends leave: the owners' own net income is then known without being printed. Null where it is not.
 */
export function ownersLess(sheet: Sheet, net: number, minority: number): Term[number] | null {
  // Whether a subsidiary's preferred dividends are the minority's share the words do not say.
  if (sheet.kinds[minority] !== 'minority') return null
  const below = sheet.filled(minority + 1, Math.min(minority + 6, sheet.lines.length))
  const end = below.find((i) =>
    /(?:available|applicable|attributable) to .*(?:common|ordinary|share|stock)/.test(sheet.bare(i)),
  )
  if (end === undefined) return null
  const between = below.filter((i) => i < end)
  if (!between.every((i) => /prefer/.test(sheet.bare(i)))) return null
  const sign = minoritySign({
    net: sheet.value(net),
    minority: sheet.value(minority),
    preferred: between.map((i) => sheet.value(i)),
    common: sheet.value(end),
    unit: sheet.step,
  })
  return sign === null ? null : { index: minority, sign }
}

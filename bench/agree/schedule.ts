/**
 * The financial data schedule (exhibit 27) of a submission of the 1990s against the balance sheet read from it without
 * the schedule. Regulation S-K, Item 601(c), as in force until June 2001.
 */
import type { FullExtraction } from '@topline/core/statement/other-statements.ts'
import { type Compared, verdictOf } from './compare.ts'

type Lines = ReadonlyMap<string, number>

/** "1,234", "(0.70)", "-12". */
function amount(text: string): number | null {
  const found = /\(?-?\$?\s*[\d,]*\.?\d+\)?/.exec(text)
  if (found === null) return null
  const size = Number(found[0].replace(/[$,\s()-]/g, ''))
  return Number.isFinite(size) ? (/^\(|^-/.test(found[0]) ? -size : size) : null
}

/** The schedule's lines by tag; null without one, of several registrants or several periods. */
export function scheduleOf(text: string): Lines | null {
  if (text.split('<TYPE>EX-27').length !== 2) return null
  const block = text.slice(text.indexOf('<TYPE>EX-27'))
  if (block.split('<NET-INCOME>').length !== 2) return null
  if ((/<PERIOD-TYPE>([^\n]*)/.exec(block)?.[1] ?? '').trim().split(/\s{2,}/).length > 1) return null
  const lines = new Map<string, number>()
  for (const [, tag = '', rest = ''] of block.matchAll(/^\s*<([A-Z&-]+)>([^\n]*)/gm)) {
    const value = amount(rest)
    if (value !== null && !lines.has(tag)) lines.set(tag, value)
  }
  return lines
}

export function withoutSchedule(text: string): string {
  const type = text.indexOf('<TYPE>EX-27')
  const start = text.lastIndexOf('<DOCUMENT>', type)
  const end = text.indexOf('</DOCUMENT>', type)
  return text.slice(0, start < 0 ? type : start) + (end < 0 ? '' : text.slice(end + '</DOCUMENT>'.length))
}

/** Same digits in some scale: schedules slip by thousands and round. */
function sameDigits(ours: number, theirs: number): boolean {
  if (theirs === 0) return ours === 0
  const ratio = ours / theirs
  return ratio > 0 && [1e-6, 1e-3, 1, 1e3, 1e6].some((scale) => Math.abs(ratio / scale - 1) < 0.002)
}

const sum = (lines: Lines, ...tags: string[]): number | null => {
  const known = tags.flatMap((tag) => lines.get(tag) ?? [])
  return known.length === 0 ? null : known.reduce((all, one) => all + one, 0)
}
const net = (lines: Lines, gross: string, less: string): (number | null)[] => {
  const [whole, off] = [lines.get(gross) ?? null, lines.get(less) ?? null]
  return whole === null ? [] : [whole, off === null ? null : whole - Math.abs(off)]
}

/** What the schedule may say of each figure; the first is shown. Zeros say nothing: filers put them for "not asked". */
const SAID: Readonly<Record<string, (lines: Lines) => (number | null)[]>> = {
  cash_and_equivalents: (s) => [sum(s, 'CASH'), sum(s, 'CASH', 'SECURITIES'), sum(s, 'CASH', 'INT-BEARING-DEPOSITS')],
  receivables: (s) => net(s, 'RECEIVABLES', 'ALLOWANCES'),
  inventories: (s) => [sum(s, 'INVENTORY')],
  current_assets: (s) => [sum(s, 'CURRENT-ASSETS')],
  property_net: (s) => [...net(s, 'PP&E', 'DEPRECIATION'), sum(s, 'TOTAL-NET-UTILITY-PLANT')],
  total_assets: (s) => [sum(s, 'TOTAL-ASSETS'), sum(s, 'TOTAL-LIABILITY-AND-EQUITY')],
  current_liabilities: (s) => [sum(s, 'CURRENT-LIABILITIES')],
  long_term_debt: (s) => [sum(s, 'BONDS'), sum(s, 'LONG-TERM')],
  total_equity: (s) => [
    sum(s, 'COMMON', 'OTHER-SE', 'PREFERRED'),
    sum(s, 'COMMON', 'OTHER-SE'),
    sum(s, 'COMMON', 'OTHER-SE', 'PREFERRED', 'PREFERRED-MANDATORY'),
    sum(s, 'OTHER-SE'),
    sum(s, 'TOTAL-COMMON-STOCKHOLDERS-EQ', 'PREFERRED'),
    sum(s, 'TOTAL-COMMON-STOCKHOLDERS-EQ'),
  ],
}

/** The balance sheet against the schedule; a difference is no proof of a fault, for filers define lines otherwise. */
export function againstSchedule(lines: Lines, read: FullExtraction | null): Compared[] {
  const sheet = read?.balance_sheet ?? null
  return Object.entries(SAID).flatMap(([field, say]): Compared[] => {
    const said = say(lines).filter((one): one is number => one !== null && one !== 0)
    const [want] = said
    if (want === undefined) return []
    const got = (sheet?.[field as 'total_assets'] ?? null) as number | null // by the names above
    const same = got !== null && said.some((one) => sameDigits(got, one))
    const verdict = verdictOf(same, want, got, sheet?.qc.passed ?? false)
    return verdict === null ? [] : [{ kind: 'balance_sheet', field, verdict, want, got }]
  })
}

/** Receivables of trade, less what is allowed for. */
import { type Entry, type FoundLines, lineOf, round, sumOf } from '../sheet-lines.ts'
import type { BalanceFrame } from './frame.ts'
import { headed, ofField, totalled } from './lines.ts'

/** What stands below receivables and is none. */
const NO_RECEIVABLES =
  /inventor|prepaid|deferred|\bcash\b|securities|investments?\b|materials|supplies|\bfuel\b|^total (?!.*receivable)|costs? and|current assets|income tax/
const OF_TRADE = /\b(?:trade|accounts|customers?)\b/
const TRADE_RECEIVABLES = /\b(?:trade|accounts?|customers?)\b.{0,20}\breceivables?\b|^(?:trade|customers?)\b/
/** Receivables that are none of trade, as they stand among the parts of a total. */
const OTHERS =
  /^other\b|\breceivables? (?:from )?other\b|\baffiliat|\brelated\b|\bnotes?\b|\btax(?:es)?\b|\bofficers?\b|\bemployees?\b|\bmiscellaneous\b|\bsundry\b|\bnon-?trade\b|\binterest\b|\binsurance\b|\brefunds?\b/

/** Words of lines that may stand among those of trade. */
const OF_CUSTOMERS =
  /^(?:trade|customers?|utility|(?:un)?billed|electric|gas|water|steam|residential|commercial|industrial|wholesale|retail|government|u\.? ?s\.? government|united states|domestic|foreign|export|less|allowances?|reserves?|total|net)\b|\baccounts?\b|\ballowances?\b|^$/
/** Words of what is taken off them. */
const OFF = /^less\b|^(?:allowances?|reserves?)\b/
/** Whether a line is one of trade, or what is taken off these with a sign. */
const isOfCustomers = ({ line: { bare }, value }: Entry): boolean =>
  OF_CUSTOMERS.test(bare) &&
  !OTHERS.test(bare) &&
  !/^(?:total|net)\b|^$/.test(bare) &&
  !(OFF.test(bare) && (value ?? 0) > 0)
const isOther = (bare: string): boolean =>
  OTHERS.test(bare) || !(OF_CUSTOMERS.test(bare) || /\breceivables?\b/.test(bare))

/** What is taken off receivables. */
const ALLOWANCE =
  /\b(?:allowances?|reserves?|provision) for (?:doubtful|uncollectible|bad|credit|losses|returns)|^(?:less )?allowances?$/
/** Lines that stand between receivables and their allowance. */
const RECEIVABLE = /receivable|^(?:trade|customers?|other|notes|affiliate\w*|employees|unbilled|miscellaneous|)\b|^$/
/** Lines that the allowance may stand below the receivables. */
const MOST_BETWEEN = 5

export function receivables(
  current: readonly Entry[],
  entries: readonly Entry[],
  frame: BalanceFrame,
  step: number,
): FoundLines | null {
  const found = ofTrade(current, entries, step)
  return found === null ? ofContracts(current, frame) : lessAllowance(found, entries)
}

function ofTrade(current: readonly Entry[], entries: readonly Entry[], step: number): FoundLines | null {
  const all = ofField('receivables', current)
  const under = headed(current, /receivable/, NO_RECEIVABLES).filter(isOfCustomers)
  // A total that holds others too is none of trade, where the part of trade is printed.
  const first = Math.min(...[under[0], all[0]].map((one) => one?.index ?? Number.POSITIVE_INFINITY))
  const isMixed = ({ index }: Entry) =>
    entries.slice(first, index).some(({ line, value }) => value !== null && isOther(line.bare))
  const lines = all.filter((one) => !(/^total\b/.test(one.line.bare) && isMixed(one)))
  // What is called trade or the customers' stands for itself where other receivables stand beside it.
  const named = lines.filter(({ line }) => TRADE_RECEIVABLES.test(line.bare))
  const trade = named.length > 0 ? named : lines.filter(({ line }) => OF_TRADE.test(line.bare))
  const own = trade.length > 0 && !lines.some(({ line }) => /^total\b/.test(line.bare)) ? trade : lines
  if (own.length > 0) return totalled(own, entries, step)
  if (under.every(({ line }) => OFF.test(line.bare))) return null
  return under.length === 1 ? totalled(under, entries, step) : sumOf(under)
}

/** Receivables less the allowance that stands below them or below others beside them, where their caption says no net. */
function lessAllowance(found: FoundLines, entries: readonly Entry[]): FoundLines {
  const lines = found.parts.flatMap(({ index }) => entries[index] ?? [])
  const last = lines.at(-1)
  if (last === undefined || lines.some(({ line }) => /\bless\b|\bnet\b|allowance|^$|^total/.test(line.bare)))
    return found
  const off = allowanceBelow(last, entries)
  if (off === null || off.value === null) return found
  return {
    parts: [...found.parts, { index: off.index, sign: off.value < 0 ? 1 : -1 }],
    value: round(found.value - Math.abs(off.value)),
    rule: 'receivables less the allowance',
  }
}

function allowanceBelow(last: Entry, entries: readonly Entry[]): Entry | null {
  for (const one of entries.slice(last.index + 1, last.index + 1 + MOST_BETWEEN)) {
    if (one.value === null) continue
    if (ALLOWANCE.test(one.line.bare)) return one
    if (!RECEIVABLE.test(one.line.bare)) return null
  }
  return null
}

/**
 * What a builder's customers owe, where it stands alone among current assets; elsewhere contracts are those of a finance
 * company.
 */
const ofContracts = (current: readonly Entry[], { currentAssets }: BalanceFrame): FoundLines | null =>
  currentAssets === null
    ? null
    : lineOf(
        current.find(
          ({ line }) =>
            /^(?:construction |billed )?contracts? receivables?\b/.test(line.bare) &&
            !/install?ment|retail|financ|lease|related|affiliate/.test(line.bare),
        ),
      )

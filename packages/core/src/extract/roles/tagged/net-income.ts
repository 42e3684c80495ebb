/** Lines that are tagged as net income, each found by itself. */
import type { NetAsked } from '../asked.ts'
import { minoritySign } from '../shared-proofs.ts'
import type { Sheet, Term } from '../sheet.ts'

type Find = (sheet: Sheet, asked: NetAsked) => number | null

/** A result that the print calls the owners' own. */
export const OWNERS =
  /^(?:net |\(?loss\)?|income|earnings|profit)[^>]*\battributable to (?!.*(?:non-?controlling|minority|\bncis?\b|preferred|participating|common|continuing|discontinued|\bclass\b|\bper\b))/i

const RESULT_LABEL =
  /\b(?:net|comprehensive)\b.*\b(?:income|loss|earnings|profit)\b|^(?:loss|profit) for the (?:year|period)/
const NO_RESULT = /per (?:common )?share|before|other comprehensive|attributable to non-?controlling|preferred/

const ofConcept = (sheet: Sheet, name: string): number | null => sheet.tagged([name])[0] ?? null

export const ownersTagged: Find = (sheet) => ofConcept(sheet, 'NetIncomeLoss')
export const ownersTaggedByIfrs: Find = (sheet) => ofConcept(sheet, 'ProfitLossAttributableToOwnersOfParent')
export const wholeTagged: Find = (sheet) => ofConcept(sheet, 'ProfitLoss')

/**
 * "Attributable to the company" tagged as available to common: right where no preferred dividend comes off between it
 * and the whole result.
 */
export const commonTagged: Find = (sheet) => {
  const common = commonOf(sheet)
  const whole = wholeOf(sheet)
  if (common === null || whole === null || ownersTaggedLess(sheet, whole) !== null) return null
  const between = sheet.printed(whole + 1, common).map((i) => `${sheet.fact(i)?.concept}${sheet.words(i)}`)
  const minority = between.some((words) => /noncontrolling|minority/i.test(words))
  const preferred = between.some((words) => /preferred|dividend/i.test(words))
  return (minority && !preferred) || OWNERS.test(sheet.lines[common]?.label ?? '') ? common : null
}

/** Named by the company itself, or only as comprehensive (T77): the result below income before taxes. */
export const calledResult: Find = (sheet, { pretax, operating }) => {
  const after = pretax ?? operating
  if (after === null) return null
  const isResult = (i: number) =>
    sheet.fact(i) !== undefined && RESULT_LABEL.test(sheet.words(i)) && !NO_RESULT.test(sheet.words(i))
  return sheet.filled(after + 1, sheet.lines.length).find(isResult) ?? null
}

const wholeOf = (sheet: Sheet): number | null => ofConcept(sheet, 'ProfitLoss')
const commonOf = (sheet: Sheet): number | null => ofConcept(sheet, 'NetIncomeLossAvailableToCommonStockholdersBasic')

/**
 * What comes off the whole result for the minority, where the owners' own is tagged nowhere: its share, where that and
 * the preferred dividends lead to the income of common shareholders. Null where they do not, or where nothing preferred
 * is printed.
 */
export function ownersTaggedLess(sheet: Sheet, net: number | null): Term | null {
  const common = commonOf(sheet)
  if (net === null || common === null || sheet.concept(net) !== 'ProfitLoss') return null
  const between = sheet.filled(net + 1, common)
  const minority = between.filter((i) => /Noncontrolling|Minority/.test(sheet.concept(i)))
  const dividends = between.filter((i) => /Preferred|Preference/.test(sheet.concept(i)) && !minority.includes(i))
  if (minority.length === 0 || minority.length + dividends.length < between.length) return null
  const sign = minoritySign({
    net: sheet.value(net),
    minority: sheet.sum(minority),
    preferred: dividends.map((i) => sheet.value(i)),
    common: sheet.value(common),
    unit: sheet.step,
  })
  return sign === null ? null : minority.map((index) => ({ index, sign }))
}

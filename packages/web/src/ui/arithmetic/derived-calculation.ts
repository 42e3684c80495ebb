/** The arithmetic of a derived figure: its operands from left to right, each down to the cells of filings. */
import type { WireDerived } from '@topline/core/api/cells.ts'
import { formatNumber, formatPerShare, formatShares } from '@topline/core/format/amount.ts'
import { formatDays, formatMultiple } from '@topline/core/format/multiple.ts'
import { formatPercent } from '@topline/core/format/percent.ts'
import { type Calculation, inUnit, type Leaf, leavesOf, type Unit } from './calculation.ts'

type Step = WireDerived['steps'][number]

/** What amounts are shown in, and whose figures they are. */
export interface DerivedContext {
  cik: string
  currency: string
  unit: Unit
}

/** As a table shows it; one more digit where the arithmetic is told. */
export function derivedText({ unit, value }: WireDerived, { unit: amounts }: DerivedContext, more = 0): string {
  if (value === null) return '-'
  if (unit === 'ratio') return formatPercent(value, 1 + more)
  if (unit === 'multiple') return formatMultiple(value)
  if (unit === 'days') return formatDays(value)
  return unit === 'per_share' ? formatPerShare(value) : inUnit(value, amounts)
}

function stepText({ unit, value }: Step, { unit: amounts }: DerivedContext): string {
  if (value === null) return '-'
  if (unit === 'days') return formatNumber(value)
  if (unit === 'shares') return formatShares(value)
  return unit === 'per_share' ? formatPerShare(value) : inUnit(value, amounts)
}

/** @param code of the period, as the column or the page names it */
export function derivedCalculation(figure: WireDerived, code: string, context: DerivedContext): Calculation | null {
  const { label, steps, filings } = figure
  if (figure.value === null) return null
  const mixed = `The cells are from ${filings} filings: a later one may print a part otherwise.`
  return {
    title: `${label}, ${code}`,
    value: derivedText(figure, context),
    formula: [
      ...steps.flatMap((step) => [
        ...(step.op === '' ? [] : [step.op]),
        { label: step.label, text: stepText(step, context) },
      ]),
      '=',
      { label: '', text: derivedText(figure, context, 1) },
    ],
    operands: steps
      .filter(({ cells }) => cells.length > 0)
      .map((step) => ({ label: step.label, text: stepText(step, context), leaves: leavesOfStep(step, context) })),
    note: `${filings > 1 ? mixed : 'All cells stand in one filing, on the same basis.'} ${context.unit.text}.`,
  }
}

function leavesOfStep(step: Step, context: DerivedContext): Leaf[] {
  const show = (value: number) => stepText({ ...step, value }, context)
  return step.cells.flatMap(({ sign, label, cell }, i) => {
    const leaves = leavesOf(cell, context.cik, show)
    const [only] = leaves
    // The parts of a figure that the filing does not print itself stand for it with their own names.
    if (!only || leaves.length > 1) return leaves
    const before: Leaf['sign'] = sign < 0 ? '−' : i === 0 ? '' : '+'
    return [
      {
        ...only,
        sign: before,
        label: step.cells.length > 1 && label !== step.label ? `${label}, ${cell.period_code}` : only.label,
      },
    ]
  })
}

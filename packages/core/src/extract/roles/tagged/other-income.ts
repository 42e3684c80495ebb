import type { BlockSum } from '../../block-sums.ts'
import { isInterestConcept } from '../../lexicon/interest.ts'
import { sum } from '../../shown.ts'
import { withoutInterestParts } from '../interest-block.ts'
import { solveBlock } from '../solve/block.ts'
import type { Amount, Picked } from './amount.ts'
import { block, figureOf, firstRow, signed, sumOf } from './block.ts'
import type { Anchors } from './main.ts'

const isInterest = (line: Amount): boolean => isInterestConcept(line.concept, line.label.toLowerCase())

export interface OtherIncome {
  interest: Picked | null
  other: Picked | null
  sums: BlockSum[]
}

/** Interest and all other income between operating income and income before taxes. */
export function otherIncome(lines: readonly Amount[], { operating, beforeTax }: Anchors, unit: number): OtherIncome {
  if (operating === null || beforeTax === null || operating.lines[0] === beforeTax.lines[0])
    return { interest: null, other: null, sums: [] }
  const found = withoutInterestParts(
    block(lines, firstRow(operating), firstRow(beforeTax), [operating, beforeTax]),
    ({ label }) => label,
    ({ value }) => value,
    unit,
  )
  const target = sum([beforeTax.value, -operating.value])
  const solved = solveBlock(found.map(signed), target, unit, operating.value)
  const sums = [sumOf('other_income', solved, operating.value, beforeTax.value)]
  if (!solved.fits) return { interest: null, other: null, sums }
  const interest = figureOf(solved, isInterest)
  return { interest, other: figureOf(solved, (line) => !isInterest(line)), sums }
}

/**
 * From a figure of the statement to the company's own measure: the bars of a bridge that adds up by construction, and
 * its sentence. Source: docs/statement-pictures.md D; Regulation G (17 CFR 244.100) asks for the reconciliation.
 */
import { isOverMoreShares } from '../../statement/more-shares.ts'
import type { NonGaapMeasure } from '../../statement/release.ts'
import type { Place } from '../../statement/statement.ts'
import type { Bar, Bridge } from '../bridge/cash.ts'
import { type BridgeLayout, barText, LEAST_COLUMN } from '../bridge/layout.ts'
import { lyingBridge } from '../bridge/rows.ts'
import { standingBridge } from '../bridge/wide.ts'
import { STANDING_FROM } from '../towers/layout.ts'
import { plainName, quotedName } from './own-names.ts'

/** Slim bars: what is added is small beside the ends. */
const SLIM = { plot: 200, widest: 56 }

/**
 * What may stay between the bars and the printed end: each printed number is rounded to its last digit.
 * @returns in the unit of the numbers: whole units, money per share, points
 */
function roundingOf(numbers: readonly number[], unit: NonGaapMeasure['unit']): number {
  if (unit === 'USD/share') return 0.005 * (numbers.length + 1)
  if (unit === '%') return 0.05 * (numbers.length + 1)
  const step = [1e6, 1e3, 1].find((one) => numbers.every((number) => number % one === 0)) ?? 1
  return (step / 2) * (numbers.length + 1)
}

/**
 * The printed adjustments between both figures; what they leave beyond rounding, or all where none are itemised, is a
 * bar of its own; so is what more shares in a profit take off. Null where the release names no figure that it starts from.
 * @param currency of the statement
 * @param startPlace the cell of the figure that the measure starts from; null = not known
 */
export function measureBridge(
  measure: NonGaapMeasure,
  currency: string,
  startPlace: Place | null = null,
): Bridge | null {
  const { gaap_measure: from, gaap_value: start, value: end, unit } = measure
  if (from === null || start === null) return null
  const printed = measure.adjustments ?? []
  const steps = printed.map(([name, amount], i) => ({
    ...bar(`step-${i}`, plainName(name), amount < 0 ? 'out' : 'in', amount),
    place: stepCell(measure, i),
  }))
  const left = end - start - printed.reduce((sum, [, amount]) => sum + amount, 0)
  const isDiluted = printed.length > 0 && exact(left) !== 0 && isOverMoreShares(start, end - left, end, unit)
  const isOpen =
    printed.length === 0 ? left !== 0 : Math.abs(left) > roundingOf([start, end, ...printed.map(([, n]) => n)], unit)
  if (isDiluted || isOpen) {
    const missing = printed.length === 0 ? 'Not itemised in the release' : 'Not explained by the release'
    steps.push(
      bar('unexplained', isDiluted ? 'More shares in a profit than in a loss' : missing, 'unexplained', exact(left)),
    )
  }
  let level = start
  const levelled = steps.map((step): Bar => {
    const at = level
    level = exact(level + step.amount)
    return { ...step, from: at, to: level }
  })
  return {
    currency,
    ...(unit === '%' ? { unit } : {}),
    bars: [
      { ...bar('gaap', plainName(from), 'cash', start), to: start, place: startPlace },
      ...levelled,
      { ...bar('own', quotedName(measure), 'own', end), to: end, place: cellOf(measure) },
    ],
    open: [],
    openable: [],
    free: null,
  }
}

/** Where the release prints the measure. */
const cellOf = ({ measure, value, place }: NonGaapMeasure) => ({ label: measure, text: String(value), ...place })

/** Where it prints a step: in the table of the measure, so in the same document. */
function stepCell({ adjustments, adjustment_places: places, place }: NonGaapMeasure, i: number): Place | null {
  const [step, cell] = [adjustments?.[i], places?.[i]]
  return step && cell ? { document: place.document, ...cell, label: step[0], text: String(step[1]) } : null
}

/** Sums of cents and points without the dust of binary fractions. */
const exact = (value: number): number => Math.round(value * 1e6) / 1e6

const bar = (id: string, name: string, kind: Bar['kind'], amount: number): Bar => ({
  id,
  name,
  kind,
  amount,
  from: 0,
  to: 0,
  place: null,
  parts: [],
  section: null,
})

/** The bridge at a width in CSS pixels: columns, or rows where they have no room. Null where there is none to draw. */
export function measureLayout(
  measure: NonGaapMeasure,
  currency: string,
  width: number,
  startPlace: Place | null = null,
): BridgeLayout | null {
  const bridge = measureBridge(measure, currency, startPlace)
  if (bridge === null) return null
  const isWide = width >= STANDING_FROM && width / bridge.bars.length >= LEAST_COLUMN
  return isWide ? standingBridge(bridge, width, SLIM) : lyingBridge(bridge, Math.max(280, width))
}

/**
 * "“Adjusted Income” is $1.52B more than Reported Net Income; the largest step is Amortization of intangible assets,
 * $1.21B." Null where the release names no figure that it starts from.
 */
export function measureSentence(measure: NonGaapMeasure, currency: string): string | null {
  const bridge = measureBridge(measure, currency)
  if (bridge === null) return null
  const [name, from] = [quotedName(measure), bridge.bars[0]?.name]
  const said = (amount: number) => barText({ kind: 'in', amount }, bridge)
  const difference = exact(measure.value - (measure.gaap_value ?? 0))
  if (difference === 0) return `${name} is the same as ${from}.`
  const head = `${name} is ${said(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'} than ${from}`
  const steps = bridge.bars.slice(1, -1).filter(({ kind }) => kind !== 'unexplained')
  const [first] = steps.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
  if (!first) return `${head}; the release does not itemise the way.`
  if (steps.length === 1) return `${head}: ${first.name}, ${said(first.amount)}.`
  return `${head}; the largest of ${steps.length} steps is ${first.name}, ${said(first.amount)}.`
}

/**
 * Which quantities are drawn together. Ratios, multiples and days never stand beside amounts: choosing one group puts the other away and
 * brings it back when it is chosen again; one quantity always stays (decision 67).
 */
import { DEFAULT_QUANTITIES, drawingOf, type QuantityName, quantityOf } from './quantity.ts'

export interface Selection {
  shown: readonly QuantityName[]
  /** the other group's last choice, restored when a quantity of that group is chosen */
  remembered: readonly QuantityName[]
}

export const DEFAULT_SELECTION: Selection = { shown: DEFAULT_QUANTITIES, remembered: [] }

const groupOf = (name: QuantityName) => drawingOf(quantityOf(name))

/** A selection made of any names: duplicates dropped, one group only (that of the first name), never empty. */
export function selectionOf(names: readonly QuantityName[]): Selection {
  const first = names[0]
  if (first === undefined) return DEFAULT_SELECTION
  const unique = [...new Set(names)].filter((name) => groupOf(name) === groupOf(first))
  return { shown: unique, remembered: [] }
}

export function addQuantity(selection: Selection, name: QuantityName): Selection {
  const { shown, remembered } = selection
  if (shown.includes(name)) return selection
  const sameGroup = shown.some((other) => groupOf(other) === groupOf(name))
  if (sameGroup) return { shown: [...shown, name], remembered }
  const restored = remembered.filter((other) => other !== name && groupOf(other) === groupOf(name))
  return { shown: [...restored, name], remembered: shown }
}

/** Removing the last quantity changes nothing. */
export function removeQuantity(selection: Selection, name: QuantityName): Selection {
  if (!canRemove(selection)) return selection
  return { ...selection, shown: selection.shown.filter((other) => other !== name) }
}

export const canRemove = (selection: Selection): boolean => selection.shown.length > 1

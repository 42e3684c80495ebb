/** The pieces that the towers are built from: named figures and the printed lines that none of them takes. */
import type { BalanceSheetFigure } from '../../statement/other-statements.ts'
import type { Computed, Place } from '../../statement/statement.ts'
import { shortLine } from '../short-line.ts'
import { type Leaf, lineAt, stepOf, type TakenApart, takenApart } from '../taken-apart.ts'
import { ALONE, type NamedBlock, OWED, OWNED, REST, type Zone } from './named.ts'
import type { Block, Family, Part, SheetInput } from './sheet.ts'

/** A block that may yet be folded, with what orders it. */
export interface Piece {
  block: Block
  zone: Zone
  stays: boolean
  /** named as the rest of its kind: belongs to the remainder of its zone */
  isRest: boolean
  /** its first line; null where no line is known */
  at: number | null
}

/** A tower in pieces: each printed line once, or the named figures with what they leave over. */
export interface Pieces {
  owns: readonly Piece[]
  owes: readonly Piece[]
  /** are current and lasting ones told apart */
  isClassified: boolean
}

/** @returns null where the totals or the equity are not known, or a zone's named figures are more than its total */
export function piecesOf(sheet: SheetInput): Pieces | null {
  if (sheet.total_assets === null || sheet.total_assets <= 0 || sheet.shareholders_equity === null) return null
  return printedPieces(sheet) ?? remainderPieces(sheet)
}

/** What every printed line is part of; null where the lines do not make the totals. */
function printedPieces(sheet: SheetInput): Pieces | null {
  const { lines, provenance, total_assets: total } = sheet
  const step = stepOf(lines)
  const end = lineAt(lines, provenance.total_assets)
  if (end === null || total === null) return null
  const closing = lines.findLastIndex(({ amount }, i) => i > end && amount === total)
  const assets = takenApart(lines, { from: 0, to: end, total, step })
  const claims = takenApart(lines, { from: end + 1, to: closing < 0 ? lines.length : closing, total, step })
  if (assets === null || claims === null) return null
  const currentTo = lineAt(lines, provenance.current_assets)
  const owedTo = lineAt(lines, provenance.current_liabilities)
  const isClassified = currentTo !== null && owedTo !== null
  const zoneOfAsset = (at: number): Zone => (isClassified && at < currentTo ? 'current' : 'lasting')
  const zoneOfClaim = (at: number): Zone => (isClassified && at < owedTo ? 'claims-current' : 'claims-lasting')
  const owns = sidePieces(sheet, { side: assets, named: OWNED, zoneOf: zoneOfAsset, step })
  const owes = sidePieces(sheet, { side: claims, named: OWED, zoneOf: zoneOfClaim, step })
  return owns === null || owes === null ? null : { owns, owes, isClassified }
}

interface Side {
  side: TakenApart
  named: readonly NamedBlock[]
  zoneOf(at: number): Zone
  step: number
}

function sidePieces(sheet: SheetInput, { side, named, zoneOf, step }: Side): Piece[] | null {
  const taken = new Set<number>()
  const pieces: Piece[] = []
  for (const one of named) {
    const figures = one.fields.flatMap((field) => fieldOf(sheet, field, { side, step, taken }) ?? [])
    if (figures.length > 0) pieces.push(namedPiece(one, figures, zoneOf))
  }
  const isRead = named !== OWED || pieces.some(({ block }) => block.id === 'equity')
  if (!isRead) return null
  for (const leaf of side.leaves) if (!taken.has(leaf.index)) pieces.push(linePiece(leaf, zoneOf(leaf.index)))
  return pieces
}

interface Figure {
  field: BalanceSheetFigure
  value: number
  place: Place | null
  /** the lines that it takes; none where they are not known */
  leaves: readonly Leaf[]
}

/** A named figure with the lines that it takes; null where they do not make it or another figure has them. */
function fieldOf(
  sheet: SheetInput,
  field: BalanceSheetFigure,
  { side, step, taken }: Pick<Side, 'side' | 'step'> & { taken: Set<number> },
): Figure | null {
  const value = sheet[field]
  if (value === null || value === 0) return null
  const leaves = field === 'shareholders_equity' ? equityLeaves(sheet, side) : leavesAt(sheet, side, field)
  const sum = leaves.reduce((all, { amount }) => all + amount, 0)
  if (leaves.length === 0 || Math.abs(sum - value) > step * (1.01 + leaves.length / 4)) return null
  if (leaves.some(({ index }) => taken.has(index))) return null
  for (const { index } of leaves) taken.add(index)
  return { field, value, place: sheet.provenance[field] ?? null, leaves }
}

function leavesAt({ lines, provenance }: SheetInput, side: TakenApart, field: BalanceSheetFigure): Leaf[] {
  const place = provenance[field]
  if (!place) return []
  const cells = isComputed(place) ? place.parts : [place]
  const found = cells.flatMap((cell) => {
    const at = lineAt(lines, cell)
    return at === null ? [] : side.under(at)
  })
  return [...new Set(found)]
}

/** The lines of equity but for those of noncontrolling interests, which stand on their own. */
function equityLeaves(sheet: SheetInput, side: TakenApart): Leaf[] {
  const others = new Set(leavesAt(sheet, side, 'noncontrolling_interests'))
  const own = leavesAt(sheet, side, 'shareholders_equity')
  const all = leavesAt(sheet, side, 'total_equity')
  return (own.length > 0 ? own : all).filter((leaf) => !others.has(leaf))
}

export const isComputed = (place: Place): place is Computed => 'computed' in place

function namedPiece(
  { id, name, family, zone, stays }: NamedBlock,
  figures: readonly Figure[],
  zoneOf: ((at: number) => Zone) | null,
): Piece {
  const [only] = figures
  const value = figures.reduce((sum, one) => sum + one.value, 0)
  const isOne = figures.length === 1 && only !== undefined
  const place = isOne && only.place && !isComputed(only.place) ? only.place : null
  const at = only?.leaves[0]?.index ?? null
  const keepsZone = zone === 'between' || zone === 'equity' || at === null || zoneOf === null
  return {
    block: {
      id,
      name: (isOne ? ALONE[only.field] : undefined) ?? name,
      family,
      value: Math.abs(value),
      figure: value,
      place,
      parts: place === null ? figures.flatMap(partsOf) : [],
      computed: place === null,
    },
    zone: keepsZone ? zone : zoneOf(at),
    stays: stays ?? false,
    isRest: false,
    at,
  }
}

/** A figure by its own cell, or by the lines that it is the sum of. */
function partsOf({ field, value, place, leaves }: Figure): Part[] {
  if (leaves.length > 0 && (place === null || isComputed(place)))
    return leaves.map(({ label, section, amount, place: cell }) => ({
      name: nameOf(label, section),
      amount,
      place: cell,
    }))
  return [{ name: ALONE[field] ?? FIELD_NAMES[field] ?? field, amount: value, place }]
}

const FIELD_NAMES: Partial<Record<BalanceSheetFigure, string>> = {
  goodwill_and_intangibles: 'Goodwill and intangible assets',
  shareholders_equity: 'Shareholders’ equity',
}

const nameOf = (label: string, section: string): string => shortLine(label || section) || 'A line without a caption'

function linePiece({ index, label, section, amount, place }: Leaf, zone: Zone): Piece {
  const name = nameOf(label, section)
  const family: Family = REST[zone].family
  return {
    block: {
      id: `line-${index}`,
      name,
      family,
      value: Math.abs(amount),
      figure: amount,
      place,
      parts: [],
      computed: false,
    },
    zone,
    stays: false,
    isRest: /^(?:all )?other\b/i.test(name),
    at: index,
  }
}

/** The named figures and what they leave of the printed totals; null where a remainder is negative. */
function remainderPieces(sheet: SheetInput): Pieces | null {
  const { total_assets, total_liabilities, current_assets, current_liabilities } = sheet
  if (total_assets === null || total_liabilities === null) return null
  const whole = total_assets
  const isClassified = current_assets !== null && current_liabilities !== null
  const named = (blocks: readonly NamedBlock[]): Piece[] =>
    blocks.flatMap((one) => {
      const figures = one.fields.flatMap((field): Figure[] => {
        const value = sheet[field]
        return value === null || value === 0
          ? []
          : [{ field, value, place: sheet.provenance[field] ?? null, leaves: [] }]
      })
      return figures.length === 0 ? [] : [namedPiece(one, figures, null)]
    })
  const owns = named(OWNED)
  const owes = named(OWED)
  const sumOf = (pieces: readonly Piece[], zones: readonly Zone[]) =>
    pieces.filter(({ zone }) => zones.includes(zone)).reduce((sum, { block }) => sum + block.figure, 0)
  const rests: [Zone, number, Piece[]][] = isClassified
    ? [
        ['current', current_assets - sumOf(owns, ['current']), owns],
        ['lasting', whole - current_assets - sumOf(owns, ['lasting']), owns],
        ['claims-current', current_liabilities - sumOf(owes, ['claims-current']), owes],
        ['claims-lasting', total_liabilities - current_liabilities - sumOf(owes, ['claims-lasting']), owes],
      ]
    : [
        ['lasting', whole - sumOf(owns, ['current', 'lasting']), owns],
        ['claims-lasting', total_liabilities - sumOf(owes, ['claims-current', 'claims-lasting']), owes],
      ]
  if (rests.some(([, rest]) => rest < 0)) return null
  for (const [zone, rest, pieces] of rests) if (rest > 0) pieces.push(restPiece(zone, rest))
  return { owns, owes, isClassified }
}

function restPiece(zone: Zone, value: number): Piece {
  const block = { ...REST[zone], value, figure: value, place: null, parts: [], computed: true }
  return { block, zone, stays: false, isRest: true, at: null }
}

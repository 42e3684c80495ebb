/** A balance sheet → its two towers: blocks in order, small ones folded, balanced. Source: docs/statement-pictures.md A. */
import { stepOf } from '../taken-apart.ts'
import { ghostOf } from './ghost.ts'
import { REST, type Zone } from './named.ts'
import { isComputed, type Piece, type Pieces, piecesOf } from './pieces.ts'
import type { Block, SheetInput, Towers } from './sheet.ts'

/** Blocks under this part of the towers' height are folded: 14 px of 400. */
const LEAST = 14 / 400

/** The order of the zones from the top. */
const OWNED: readonly Zone[] = ['current', 'lasting']
const OWED: readonly Zone[] = ['claims-current', 'claims-lasting', 'between', 'equity']

/** @returns null where total assets or the equity are not known, or the named figures are more than their totals */
export function towersOf(sheet: SheetInput): Towers | null {
  const pieces = piecesOf(sheet)
  if (pieces === null || sheet.total_assets === null) return null
  const height = Math.max(heightOf(pieces.owns, pieces.owes), heightOf(pieces.owes, pieces.owns))
  const least = height * LEAST
  const owns = inOrder(pieces.owns, OWNED, { least, isClassified: pieces.isClassified })
  const owes = inOrder(withoutSmallShares(pieces.owes, sheet, least), OWED, {
    least,
    isClassified: pieces.isClassified,
  })
  const [left, right] = balanced(standing(owns, owes), standing(owes, owns), stepOf(sheet.lines))
  const deficit = sheet.total_liabilities === null ? null : sheet.total_liabilities - sheet.total_assets
  const towers = { owns: left, owes: right, height: sumOf(right) }
  return {
    currency: sheet.currency,
    as_of: sheet.as_of,
    assets: sheet.total_assets,
    ...towers,
    net: netOf(sheet, pieces, towers),
    deficit: deficit !== null && deficit > 0 ? deficit : null,
    ghost: ghostOf(sheet, { ...towers, isClassified: pieces.isClassified }),
  }
}

const sumOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { value }) => sum + value, 0)

/** What stands in a tower: its own positive pieces and the negative ones of the other. */
function heightOf(own: readonly Piece[], other: readonly Piece[]): number {
  const positive = own.reduce((sum, { block }) => sum + Math.max(0, block.figure), 0)
  return positive + other.reduce((sum, { block }) => sum + Math.max(0, -block.figure), 0)
}

/** A share of others that is too small to be seen is drawn with the equity of the shareholders. */
function withoutSmallShares(pieces: readonly Piece[], sheet: SheetInput, least: number): Piece[] {
  const others = pieces.find(({ block }) => block.id === 'noncontrolling')
  const own = pieces.find(({ block }) => block.id === 'equity')
  const place = sheet.provenance.total_equity ?? null
  if (!others || !own || others.block.value >= least || sheet.total_equity === null) return [...pieces]
  const figure = own.block.figure + others.block.figure
  const isPrinted = place !== null && !isComputed(place) && sheet.total_equity === figure
  const parts = [own, others].flatMap(({ block: one }) =>
    one.place === null ? one.parts : [{ name: one.name, amount: one.figure, place: one.place }],
  )
  const block: Block = {
    ...own.block,
    name: 'Total equity',
    value: Math.abs(figure),
    figure,
    place: isPrinted ? place : null,
    parts: isPrinted ? [] : parts,
    computed: !isPrinted,
  }
  return pieces.flatMap((one) => (one === others ? [] : one === own ? [{ ...own, block }] : [one]))
}

interface Ordering {
  least: number
  isClassified: boolean
}

/** The blocks of a tower from the top: zone by zone with the small ones folded; unclassified, in the order of the print. */
function inOrder(pieces: readonly Piece[], zones: readonly Zone[], { least, isClassified }: Ordering): Block[] {
  const groups = isClassified
    ? zones.map((zone) => pieces.filter((one) => one.zone === zone))
    : [
        pieces.filter(({ zone }) => zone !== 'between' && zone !== 'equity').toSorted(byPrint),
        pieces.filter(({ zone }) => zone === 'between'),
        pieces.filter(({ zone }) => zone === 'equity'),
      ]
  return groups.flatMap((group) => folded(group, least))
}

const byPrint = (a: Piece, b: Piece): number => (a.at ?? Number.MAX_VALUE) - (b.at ?? Number.MAX_VALUE)

/** What is small, or called the rest of its kind, as one block at the end of its zone; alone it keeps its name. */
function folded(group: readonly Piece[], least: number): Block[] {
  const isKept = ({ stays, isRest, block }: Piece) => stays || (!isRest && block.figure >= least)
  const kept = group.filter(isKept).map(({ block }) => block)
  const rest = group.filter((one) => !isKept(one))
  const [only] = rest
  if (only === undefined) return kept
  if (rest.length === 1) return [...kept, only.block]
  const figure = rest.reduce((sum, { block }) => sum + block.figure, 0)
  const parts = rest
    .toSorted(byPrint)
    .flatMap(({ block }) =>
      block.place === null && block.parts.length > 0
        ? block.parts
        : [{ name: block.name, amount: block.figure, place: block.place }],
    )
  return [...kept, { ...REST[only.zone], value: Math.abs(figure), figure, place: null, parts, computed: true }]
}

/** A negative block is what the other tower lacks: it stands on top of that, hatched. */
function standing(own: readonly Block[], other: readonly Block[]): Block[] {
  const lacking = other
    .filter(({ figure }) => figure < 0)
    .map((block): Block => ({ ...block, name: nameOfDeficit(block), family: 'deficit' }))
  return [...lacking, ...own.filter(({ figure }) => figure > 0)]
}

const nameOfDeficit = ({ name }: Block): string =>
  /equity$/.test(name) ? name.replace(/equity$/, 'deficit') : `${name}, below zero`

/** What the print leaves over between the towers beyond its rounding, as a grey block of the lower one. */
function balanced(left: Block[], right: Block[], step: number): [Block[], Block[]] {
  const gap = sumOf(left) - sumOf(right)
  if (Math.abs(gap) <= step * (2 + (left.length + right.length) / 4)) return [left, right]
  const block: Block = {
    id: 'unexplained',
    name: 'Not explained by the filing',
    family: 'unexplained',
    value: Math.abs(gap),
    figure: Math.abs(gap),
    place: null,
    parts: [],
    computed: true,
  }
  return gap > 0 ? [left, [block, ...right]] : [[block, ...left], right]
}

/** Cash and short-term investments less debt, where both are printed and current ones are told apart from others. */
function netOf(sheet: SheetInput, { isClassified }: Pieces, { owns, owes }: Pick<Towers, 'owns' | 'owes'>) {
  const { cash_and_equivalents: cash, short_term_debt: short, long_term_debt: long } = sheet
  const debts = owes.filter(({ family }) => family === 'debt').map(({ id }) => id)
  const hasCash = owns.some(({ id }) => id === 'cash')
  if (!isClassified || cash === null || (short === null && long === null) || debts.length === 0 || !hasCash) return null
  return { value: cash + (sheet.short_term_investments ?? 0) - (short ?? 0) - (long ?? 0), cash: 'cash', debts }
}

/** What a section of the cash flows is made of: its named figures, groups of its printed lines, and the rest. */
import type { CashFlowFigure } from '../../statement/other-statements.ts'
import { isLineIn, type LineGroup } from '../line-groups.ts'
import { shortLine } from '../short-line.ts'
import { type Leaf, lineAt, stepOf, takenApart } from '../taken-apart.ts'
import type { Bar, CashInput, Section } from './cash.ts'

type Piece = Pick<Bar, 'id' | 'name' | 'amount' | 'place' | 'parts'>

export const TOTALS = {
  operations: 'operating_cash_flow',
  investments: 'investing_cash_flow',
  financing: 'financing_cash_flow',
} as const satisfies Record<Section, CashFlowFigure>

interface Named {
  id: string
  field: CashFlowFigure
  name: string
}

const NAMED: Readonly<Record<Section, readonly Named[]>> = {
  operations: [
    { id: 'net-income', field: 'net_income', name: 'Net income' },
    { id: 'depreciation', field: 'depreciation_amortization', name: 'Depreciation' },
    { id: 'stock-compensation', field: 'stock_compensation', name: 'Stock compensation' },
  ],
  investments: [
    { id: 'capital-expenditures', field: 'capital_expenditures', name: 'Capital expenditures' },
    { id: 'acquisitions', field: 'acquisitions', name: 'Acquisitions' },
  ],
  financing: [
    { id: 'dividends', field: 'dividends_paid', name: 'Dividends' },
    { id: 'buybacks', field: 'share_repurchases', name: 'Buybacks' },
  ],
}

/** Groups of printed lines beside the named figures. */
const GROUPS: Readonly<Record<Section, { id: string; name: string; group: LineGroup } | null>> = {
  operations: { id: 'working-capital', name: 'Working capital', group: 'working-capital' },
  investments: null,
  financing: { id: 'debt', name: 'Debt', group: 'debt' },
}

const REST: Readonly<Record<Section, string>> = {
  operations: 'Other operations',
  investments: 'Other investments',
  financing: 'Other financing',
}

/** The parts of a section in order, the rest last; they add up to its total. None where the filing names none of them. */
export function partsOf(input: CashInput, section: Section): Piece[] {
  const total = input[TOTALS[section]]
  if (total === null) return []
  const all = sectionLines(input, section)
  const named = NAMED[section].flatMap(({ id, field, name }): Piece[] => {
    const amount = input[field]
    if (amount === null || amount === 0) return []
    const place = input.provenance[field] ?? null
    const parts = place !== null && 'computed' in place ? under(input, all, place).map(asPart) : []
    return [{ id, name: field === 'net_income' && amount < 0 ? 'Net loss' : name, amount, place, parts }]
  })
  const taken = new Set(named.flatMap(({ place }) => under(input, all, place)))
  const lines = all?.leaves.filter((leaf) => !taken.has(leaf)) ?? []
  const grouped = groupPiece(section, lines)
  const pieces = grouped === null ? named : [...named, grouped]
  if (pieces.length === 0) return []
  const rest = total - pieces.reduce((sum, { amount }) => sum + amount, 0)
  if (Math.abs(rest) < stepOf(input.lines) * 1.01 * (pieces.length / 2 + 1)) return pieces
  const inGroup = new Set(grouped?.parts.map(({ place }) => place))
  const others = lines.filter(({ place }) => !inGroup.has(place))
  const parts = Math.abs(others.reduce((sum, one) => sum + one.amount, 0) - rest) < 1 ? others.map(asPart) : []
  return [...pieces, { id: `other-${section}`, name: REST[section], amount: rest, place: null, parts }]
}

const asPart = ({ label, section, amount, place }: Leaf) => ({ name: shortLine(label || section), amount, place })

/** The lines of a section taken apart; null where they do not make its total as they are signed. */
function sectionLines(input: CashInput, section: Section) {
  const { lines, provenance } = input
  const to = lineAt(lines, provenance[TOTALS[section]])
  const total = input[TOTALS[section]]
  if (to === null || total === null) return null
  const ends = Object.values(TOTALS).flatMap((name) => lineAt(lines, provenance[name]) ?? [])
  const start = lineAt(lines, provenance.cash_at_start)
  const before = [...ends, ...(start === null ? [] : [start])].filter((at) => at < to)
  const from = Math.max(-1, ...before) + 1
  return takenApart(lines, { from, to, total, step: stepOf(lines) })
}

function under(input: CashInput, all: ReturnType<typeof sectionLines>, place: Bar['place']): readonly Leaf[] {
  if (place === null || all === null) return []
  const cells = 'computed' in place ? place.parts : [place]
  return cells.flatMap((cell) => {
    const at = lineAt(input.lines, cell)
    return at === null ? [] : all.under(at)
  })
}

function groupPiece(section: Section, lines: readonly Leaf[]): Piece | null {
  const asked = GROUPS[section]
  if (asked === null) return null
  const found = lines.filter((leaf) => isLineIn(asked.group, leaf))
  if (found.length === 0) return null
  const [only] = found
  const amount = found.reduce((sum, one) => sum + one.amount, 0)
  const isOne = found.length === 1 && only !== undefined
  const { id, name } = asked
  return { id, name, amount, place: isOne ? only.place : null, parts: isOne ? [] : found.map(asPart) }
}

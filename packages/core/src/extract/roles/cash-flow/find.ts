/** The fields of a statement of cash flows, from the lines of one column. */

import { addUp } from '../../../statement/add-up.ts'
import { CASH_FLOW_LINES, type CashFlowLine } from '../../lexicon/entries/cash-flow.ts'
import { type FieldWords, isLineOf, saidBy } from '../../lexicon/statement-lines.ts'
import { nearestHeading } from '../../sheet/nearest-heading.ts'
import { type AddedUp, withoutParts } from '../add-up.ts'
import { type Entry, type FoundLines, lineOf, round, sumOf } from '../sheet-lines.ts'
import { isUnder, SECTIONS, type Section, totalPoints } from './points.ts'
import { type Frame, frameOf } from './totals.ts'
import { captionOf, partsUnder } from './under-heading.ts'

type CashFlowField =
  | CashFlowLine
  | 'operating_cash_flow'
  | 'investing_cash_flow'
  | 'financing_cash_flow'
  | 'exchange_rate_effect'
  | 'other_cash_change'
  | 'net_change_in_cash'
  | 'cash_at_start'
  | 'cash_at_end'

export interface CashFlowRoles {
  frame: Frame
  fields: Partial<Record<CashFlowField, FoundLines>>
  /** A line that only the statement of a parent company alone prints. */
  ofParent: boolean
  /** The section that each line belongs to, by its index; those of the foot have none. */
  sections: ReadonlyMap<number, Section>
  /** Sections that have lines under their heading and no total. */
  untotalled: readonly Section[]
  /** How the lines of each section make its total; null where they do not. Those without a total are not there. */
  sums: Partial<Record<Section, AddedUp | null>>
}

/** The section whose total follows each line; where two statements' order differs, by the headings. */
function sectionsOf(entries: readonly Entry[], frame: Frame, apart: Apart | null): Map<number, Section> {
  const totals = SECTIONS.flatMap((section) => {
    const total = frame[section]
    return total === null ? [] : [{ section, at: total.index }]
  }).sort((a, b) => a.at - b.at)
  const found = new Map<number, Section>()
  for (const { index } of entries) {
    const own = totals.find(({ at }) => index <= at)
    if (own) found.set(index, own.section)
    else if (apart !== null && index > apart.after && index < apart.total) found.set(index, 'operating')
  }
  return found
}

/** Where the lines of operations stand below the foot of the statement, up to their total printed again. */
interface Apart {
  after: number
  total: number
}

/** What the statement begins with is cash from operations alone: its lines are told at the end (0000891618-94-000265). */
function operationsApart(entries: readonly Entry[], { operating, end, change }: Frame): Apart | null {
  const after = end?.index ?? change?.index
  if (operating === null || operating.value === null || operating.value === 0 || after === undefined) return null
  if (entries.some(({ index, value }) => index < operating.index && value !== null)) return null
  const again = entries.find(
    (one) => one.index > after && one.value === operating.value && totalPoints(one, 'operating') > 0,
  )
  return again === undefined ? null : { after, total: again.index }
}

const SECTION: Readonly<Record<CashFlowLine, Section>> = {
  net_income: 'operating',
  depreciation_amortization: 'operating',
  stock_compensation: 'operating',
  capital_expenditures: 'investing',
  acquisitions: 'investing',
  dividends_paid: 'financing',
  share_repurchases: 'financing',
}

/** How the lines of each section make its total. */
function sumsOf(frame: Frame, inSection: (section: Section) => Entry[], step: number): CashFlowRoles['sums'] {
  const sums: CashFlowRoles['sums'] = {}
  // Lines of the foot, and those of operations that were given up, which may stand between two sections.
  const outside = new Set(
    [frame.start, frame.end, frame.rates, ...frame.others, ...frame.late].flatMap((one) => one?.index ?? []),
  )
  for (const section of SECTIONS) {
    const entry = frame[section]
    const total = entry?.value
    const lines = inSection(section).filter(({ index }) => !outside.has(index))
    // Operations of which a note tells the lines have their total alone, and a section in which nothing was done its nought.
    const isAlone =
      (section === 'operating' || total === 0 || lines.length === 0) && lines.every(({ value }) => value === null)
    if (entry !== null && total !== null && !isAlone) sums[section] = sectionSum(lines, entry, step)
  }
  return sums
}

/** Null where no frame is found. `step`: one printed unit. */
export function findCashFlow(entries: readonly Entry[], step: number): CashFlowRoles | null {
  const frame = frameOf(entries, step)
  if (frame === null) return null
  const sections = sectionsOf(entries, frame, operationsApart(entries, frame))
  const totals = new Set(
    SECTIONS.flatMap((section) => {
      const total = frame[section]
      // The only line of a section is its total and a line too.
      return total !== null && totalPoints(total, section) > 0 ? [total.index] : []
    }),
  )
  const fields: Partial<Record<CashFlowField, FoundLines>> = {}
  const put = (field: CashFlowField, found: FoundLines | null) => {
    if (found !== null) fields[field] = found
  }
  const inSection = (section: Section) =>
    entries.filter(({ index }) => sections.get(index) === section && !totals.has(index))
  const sums = sumsOf(frame, inSection, step)
  put('net_income', netIncome(inSection('operating')))
  for (const field of Object.keys(SECTION) as CashFlowLine[]) {
    if (field === 'net_income') continue
    const section = inSection(SECTION[field])
    const parts = new Set(partsUnder(field, section))
    const lines = section.filter((entry) => isOfField(field, entry, section) || parts.has(entry))
    const once = withoutParts(lines, sums[SECTION[field]] ?? null)
    const counted = ofOneSign(field, field === 'depreciation_amortization' ? withoutOtherAmortization(once) : once)
    put(field, paid(field, signed(field, sumOf(counted), section, frame[SECTION[field]], step)))
  }
  put('operating_cash_flow', lineOf(frame.operating ?? undefined))
  put('investing_cash_flow', lineOf(frame.investing ?? undefined))
  put('financing_cash_flow', lineOf(frame.financing ?? undefined))
  put('exchange_rate_effect', lineOf(frame.rates ?? undefined))
  put('other_cash_change', sumOf([...frame.others, ...frame.late]))
  put('net_change_in_cash', lineOf(frame.change ?? undefined))
  put('cash_at_start', lineOf(frame.start ?? undefined))
  put('cash_at_end', lineOf(frame.end ?? undefined))
  return {
    frame,
    fields,
    sections,
    sums,
    untotalled: SECTIONS.filter((section) => frame[section] === null && entries.some((one) => isUnder(section, one))),
    ofParent: entries.some(({ line }) => OF_PARENT.test(line.bare)),
  }
}

/** "Less: Gain on sale of discontinued operations", printed without a sign. */
const LESS = /^less\b/

/** A section taken apart; a total that is called "used" may be printed without its sign, as its lines are. */
const sectionSum = (lines: readonly Entry[], entry: Entry, step: number): AddedUp | null => {
  const total = entry.value ?? 0
  const off = (words: string) => LESS.test(words) || (PAID.test(words) && !RECEIVED.test(words))
  return (
    addUp({ lines, total, step, off }) ?? addUp({ lines, total: -total, step, off }) ?? oneTurned(lines, entry, step)
  )
}

/** Words of a line that may go either way. */
const EITHER =
  /\bnet\b|increase|decrease|change|\bor\b|other|paid|pay|purchase|retire|redempt|reduction|acqui|invest|loss|gain/
/** Smaller amounts make up any difference by chance. */
const TELLING = 20

/** A line as it stands in another column of its sheet. */
const inColumn = (entry: Entry, j: number): Entry => ({ ...entry, value: entry.line.values[j]?.value ?? null })
const turnedOf = (lines: readonly Entry[], one: Entry): Entry[] =>
  lines.map((line) => (line.index === one.index ? { ...line, value: -(line.value ?? 0) } : line))

/**
 * A section that adds up with the only line turned that was printed with the wrong sign, as its words allow; in the other
 * columns that have it too, for in one alone a misread digit may look so.
 */
function oneTurned(lines: readonly Entry[], total: Entry, step: number): AddedUp | null {
  const off = () => false
  const adds = (some: readonly Entry[], value: number | null) =>
    value === null ? null : addUp({ lines: some, total: value, step, off })
  const found = lines.flatMap((one) => {
    if (one.value === null || Math.abs(one.value) < TELLING * step || !EITHER.test(one.line.words)) return []
    const sum = adds(turnedOf(lines, one), total.value)
    if (sum === null) return []
    const others = one.line.values.flatMap((figure, j) =>
      figure !== null && figure.start !== one.figure?.start && figure.value !== 0 ? [j] : [],
    )
    const isSo = others.every((j) => {
      const there = lines.map((line) => inColumn(line, j))
      return adds(turnedOf(there, one), inColumn(total, j).value) !== null
    })
    return isSo ? [sum] : []
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

/** The parent's share of its subsidiaries' income, which consolidation takes out. */
const OF_PARENT =
  /\bundistributed\b.{0,40}\b(?:income|earnings|loss|profit)\b.{0,30}\bsubsidiar|\bsubsidiar.{0,30}\bundistributed\b|equity in (?:net |the )?(?:income|earnings|loss)(?:es)? of (?:consolidated |bank |the )?subsidiar|dividends (?:received )?from (?:bank )?subsidiar/

const isOf = (words: FieldWords, entry: Entry): boolean => isLineOf(words, entry.concept, captionOf(entry))

/** Whether a line is the field's by its caption, its concept and what stands over and beside it. */
const isOfField = (field: CashFlowLine, entry: Entry, section: readonly Entry[]): boolean =>
  (isOf(CASH_FLOW_LINES[field], entry) &&
    !isIssue(field, entry) &&
    !isSold(field, entry) &&
    !isOfBusiness(field, entry, section) &&
    !isDeclared(field, entry, section)) ||
  (field === 'capital_expenditures' && isPartOfSpending(entry, section))

/**
 * What is paid, negative: some statements print outflows without a sign, under a total called "used". A positive amount
 * is turned where the section adds up only with its outflows taken off.
 */
function signed(
  field: CashFlowLine,
  found: FoundLines | null,
  section: readonly Entry[],
  total: Entry | null,
  step: number,
): FoundLines | null {
  if (found === null || found.value <= 0 || total === null || total.value === null || !OUTFLOWS.has(field)) return found
  const sum = round(section.reduce((all, { value }) => all + (value ?? 0), 0))
  const outflows = section.filter(
    ({ line, value }) => (value ?? 0) > 0 && PAID.test(line.bare) && !RECEIVED.test(line.bare),
  )
  const less = round(outflows.reduce((all, { value }) => all + (value ?? 0), 0))
  const off = (made: number): number => Math.abs(round(made - (total.value ?? 0)))
  const turned = Math.min(off(-sum), off(sum - 2 * less))
  if (turned > 2 * step + 1e-9 || off(sum) <= turned) return found
  return {
    ...found,
    value: -found.value,
    parts: found.parts.map(({ index, sign }) => ({ index, sign: sign === 1 ? -1 : 1 })),
  }
}

/** Of stock issued and bought back in one line more was issued (0000916641-95-000306). */
const isIssue = (field: CashFlowLine, { line, value }: Entry): boolean =>
  field === 'share_repurchases' && (value ?? 0) > 0 && /\b(?:issu|sales?\b|sold\b)/.test(line.bare)

/** Dividends declared, where a line beside says what of them is still owed. */
const isDeclared = (field: CashFlowLine, { line }: Entry, section: readonly Entry[]): boolean =>
  field === 'dividends_paid' &&
  /\bdeclared\b/.test(line.bare) &&
  section.some((one) => /\bdividends?\b.*\bpayable\b/.test(one.line.bare) && one.value !== null)

/** Costs that no cash was paid for. */
const NOT_PAID: ReadonlySet<CashFlowLine> = new Set(['depreciation_amortization', 'stock_compensation'])

/**
 * Lines of a field with the sign that it has: a cost that is taken off beside others that are added back is a credit, that
 * of a gain, of a lease taken over, of awards settled; what is received beside what is paid is of another kind.
 */
function ofOneSign(field: CashFlowLine, lines: readonly Entry[]): readonly Entry[] {
  const sign = NOT_PAID.has(field) ? 1 : ONLY_PAID.has(field) ? -1 : 0
  const isRight = ({ value }: Entry): boolean => sign * (value ?? 0) > 0
  return sign !== 0 && lines.some(isRight) ? lines.filter((one) => isRight(one) || one.value === 0) : lines
}

/** Amortization that does not say of what. */
const OF_NOTHING = /^(?:other |net |non-?cash )*amorti[sz]ation(?:[,\s]+(?:and )?(?:other\w*|expenses?|charges|net))*$/

/** Beside a line of depreciation and amortization, one that does not say of what is that of other things: costs of debt, premiums. */
const withoutOtherAmortization = (lines: readonly Entry[]): readonly Entry[] =>
  lines.some(({ line, value }) => value !== null && /\bdepreciation\b.*\bamorti[sz]ation\b/.test(line.bare))
    ? lines.filter(({ line }) => !OF_NOTHING.test(line.bare))
    : lines

/** "Property and equipment" under "Proceeds from sale of" (0000914233-96-000019). */
const isSold = (field: CashFlowLine, { line }: Entry): boolean =>
  field === 'capital_expenditures' &&
  /^(?:net )?(?:proceeds|sales?|disposals?|dispositions?)\b/.test(nearestHeading(line.heading)) &&
  !PAID.test(line.bare) &&
  !/^(?:improvements|investments?|construction)\b/.test(line.bare)

/** Capital expenditures of which only the parts have an amount (0000950134-95-000291). */
function isPartOfSpending(entry: Entry, section: readonly Entry[]): boolean {
  const { line, value } = entry
  const over = nearestHeading(line.heading)
  if (
    /^capital (?:expenditures|spending|additions)$/.test(over) &&
    /^(?:dis)?continu(?:ing|ed) operations$/.test(line.bare)
  )
    return true
  const isTotal = (one: Entry) => /^total\b/.test(one.line.bare) && isOf(CASH_FLOW_LINES.capital_expenditures, one)
  return (
    (value ?? 0) < 0 &&
    OF_PROPERTY.test(line.bare) &&
    (saidBy(CASH_FLOW_LINES.capital_expenditures, over) || BOUGHT.test(over) || isUnder('investing', entry)) &&
    !section.some(isTotal)
  )
}

/** "Property and equipment" under "Acquisition of businesses, net of cash acquired", beside what is spent on the company's own. */
const isOfBusiness = (field: CashFlowLine, one: Entry, section: readonly Entry[]): boolean =>
  field === 'capital_expenditures' &&
  OF_PROPERTY.test(one.line.bare) &&
  saidBy(CASH_FLOW_LINES.acquisitions, nearestHeading(one.line.heading)) &&
  section.some((other) => PAID.test(other.line.bare) && isOf(CASH_FLOW_LINES.capital_expenditures, other))

/** A heading that says no more than that the lines under it are bought. */
const BOUGHT = /^(?:purchases?|additions?|acquisitions?|expenditures|payments?|outlays?)(?: (?:of|to|for))?$/

/** What is bought, alone: the heading over it, or that it is spent, says that it is bought. */
const OF_PROPERTY =
  /^(?:other |new |owned |flight |office |computer |store |restaurant |display |vending |telephone )*(?:land|buildings?|machinery|equipment|furniture|fixtures|vehicles|aircraft|plants?|property|leaseholds?|improvements|construction|facilities|vessels|barges)(?:(?: and|,)? (?:other )?(?:land|buildings?|machinery|equipment|furniture|fixtures|vehicles|aircraft|plants?|property|leaseholds?|improvements|facilities|in progress))*$/

const OUTFLOWS: ReadonlySet<CashFlowLine> = new Set([
  'capital_expenditures',
  'dividends_paid',
  'share_repurchases',
  'acquisitions',
])
/** Fields that only take cash; a business may come with more cash than is paid for it. */
const ONLY_PAID: ReadonlySet<CashFlowLine> = new Set(['capital_expenditures', 'dividends_paid', 'share_repurchases'])
/** What is received, or printed without a sign where nothing proves that it is taken off, is nothing paid. */
const paid = (field: CashFlowLine, found: FoundLines | null): FoundLines | null =>
  found !== null && found.value > 0 && ONLY_PAID.has(field) ? null : found

const PAID =
  /purchase|payment|paid|repay|acqui|expenditure|additions|dividend|distribution|retire|redempt|reduction|invest|capital|decrease|loans? made|advances/
const RECEIVED = /proceeds|sales?\b|maturit|issu|borrow|received|collect|increase/

const INCLUDING = /including|before (?:allocation|noncontrolling|minority)|consolidated/

/** The first line of the operating section, where that is net income; of several that lead to it the one of all owners. */
function netIncome(lines: readonly Entry[]): FoundLines | null {
  const filled = lines.filter(({ value }) => value !== null)
  const first = filled.findIndex(({ line, concept }) => isOf(CASH_FLOW_LINES.net_income, { line, concept } as Entry))
  if (first < 0 || first > 3) return null
  const some = filled.slice(first, first + 5).filter((entry) => isOf(CASH_FLOW_LINES.net_income, entry))
  const best = some.find(({ line, concept }) => concept === 'ProfitLoss' || INCLUDING.test(line.bare)) ?? some[0]
  return lineOf(best)
}

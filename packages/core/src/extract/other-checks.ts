/**
 * The checks of a balance sheet and of cash flows that are read, or read again from what is kept of them: what their
 * figures say by themselves and against the other statements, and whether their lines add up.
 */
import { balanceSheetTests, cashFlowTests, type KnownIncome } from '../qc/other-statements.ts'
import { state } from '../qc/test.ts'
import type { BalanceSheet, CashFlow } from '../statement/other-statements.ts'
import type { Figures, Place, Provenance, QcTest } from '../statement/statement.ts'
import { type AddedUp, addedUp } from './roles/add-up.ts'
import type { BalanceSheetRoles } from './roles/balance-sheet/find.ts'
import { otherClaims } from './roles/balance-sheet/frame.ts'
import { unplaced } from './roles/balance-sheet/unplaced.ts'
import type { CashFlowRoles } from './roles/cash-flow/find.ts'
import type { Entry } from './roles/sheet-lines.ts'
import { undecidedFlows, undecidedLines } from './roles/undecided.ts'
import { unnamed } from './roles/unnamed.ts'
import { cleanLabel } from './sheet/lines.ts'
import type { PrintedSheet } from './sheet/printed-sheet.ts'
import { times } from './shown.ts'
import { isOfFamily, nameAbove } from './statements/owner.ts'

/** A column with its lines taken apart: one printed amount in whole units, and one printed digit in printed amounts. */
export interface Checked<Roles> {
  entries: readonly Entry[]
  roles: Roles
  money: number
  step: number
}

/** Results that the cash flows may begin with beside net income: before the share of others, of continuing operations. */
export function resultsAround(s: Figures): number[] {
  const { income_before_taxes: before, income_tax_expense: tax, net_income: net } = s
  const left =
    before === null
      ? []
      : [before - (tax ?? 0), before - (tax ?? 0) + (s.other_investment_income_expense_after_taxes ?? 0)]
  return [...left, ...(net === null ? [] : [net - (s.other_income_expense_after_taxes ?? 0)])]
}

/** @param flows of the same filing; null where it prints none */
export const balanceSheetChecks = (
  statement: BalanceSheet,
  read: Checked<BalanceSheetRoles>,
  flows: CashFlow | null,
  income: KnownIncome,
): QcTest[] => [
  ...balanceSheetTests(statement, read.step * read.money, flows, income),
  ...ofGroup(read),
  ...claimsAgree(read),
  ...claimsArePlaced(read),
  ...linesAreDecided(undecidedLines(read.entries, read.roles, read.step)),
  ...linesAreNamed(unnamed(read.entries, totalsOfSheet(read.roles), sumsOfSheet(read.roles), read.step)),
  linesAddUp(read, statement.provenance, blocksOfBalanceSheet(read)),
]

/** @param balance of the same filing; null where it prints none */
export const cashFlowChecks = (
  statement: CashFlow,
  read: Checked<CashFlowRoles>,
  balance: BalanceSheet | null,
  income: KnownIncome,
): QcTest[] => [
  ...cashFlowTests(statement, read.step * read.money, { income, balance, after: lateOf(read) }),
  ...ofGroup(read),
  ...sectionsAreTotalled(read.roles),
  ...linesAreDecided(undecidedFlows(read.entries, read.roles)),
  ...linesAreNamed(unnamed(read.entries, totalsOfFlows(read.roles), Object.values(read.roles.sums), read.step)),
  linesAddUp(read, statement.provenance, blocksOfCashFlow(read.roles)),
]

/** What the words over a statement alone tell is kept when its report is made again. */
export const OF_COMPANY = 'statement_is_of_the_company'
export const OF_COLUMN = 'column_is_of_the_company'

/** The check that no other company of the family is named over the statement. */
export const ofCompany = ({ pages: [first] }: PrintedSheet, company: string | null): QcTest[] => {
  const name = first === undefined ? null : nameAbove(first)
  return name === null || company === null || !isOfFamily(name, company)
    ? []
    : [
        state(
          OF_COMPANY,
          'The statement is that of the company, not of one of its family',
          false,
          `“${name}” stands over it`,
        ),
      ]
}

/** The check that the total of all claims, where one is printed, is that of the assets. */
const claimsAgree = ({ entries, roles, step }: Checked<BalanceSheetRoles>): QcTest[] => {
  const other = otherClaims(entries, roles.frame, step)
  return other === null
    ? []
    : [
        state(
          'claims_are_total_assets',
          'The printed total of liabilities and equity is that of the assets',
          false,
          `"${cleanLabel(other.line.label)}" prints ${other.figure?.text ?? other.value}, total assets are ${roles.frame.assets?.figure?.text ?? roles.frame.total}`,
        ),
      ]
}

/** The check that no capital outside equity is left in computed liabilities. */
const claimsArePlaced = ({ entries, roles, step }: Checked<BalanceSheetRoles>): QcTest[] => {
  const lines = unplaced(entries, roles, step)
  return lines.length === 0
    ? []
    : [
        state(
          'claims_are_placed',
          'Each line of capital is in equity, outside it or that of others',
          false,
          `${lines.map(({ line }) => `"${cleanLabel(line.label)}"`).join(', ')} is in none of them`,
        ),
      ]
}

/** The check that no line speaks of a summed figure of which no rule tells whether it is in it. */
const linesAreDecided = (lines: readonly Entry[]): QcTest[] =>
  lines.length === 0
    ? []
    : [
        state(
          'lines_are_decided',
          'A rule decides on each line that may be in a figure',
          false,
          `${lines.map(({ line, figure, value }) => `"${cleanLabel(line.label)}" ${figure?.text ?? value}`).join(', ')} is counted in no figure and left out by no rule`,
        ),
      ]

/** The check that no amount has lost its caption. */
const linesAreNamed = (lost: readonly Entry[]): QcTest[] =>
  lost.length === 0
    ? []
    : [
        state(
          'lines_are_named',
          'Each amount without a caption is the total of lines above it',
          false,
          `${lost.map(({ figure, value }) => figure?.text ?? value).join(', ')} is called nothing and is the sum of none`,
        ),
      ]

const totalsOfSheet = ({ frame }: BalanceSheetRoles) => [
  frame.assets,
  frame.currentAssets,
  ...(frame.claimsSum === null
    ? []
    : [frame.claims, frame.equity, frame.owners, frame.liabilities, frame.currentLiabilities]),
]
const sumsOfSheet = ({ sums, frame }: BalanceSheetRoles) =>
  frame.claimsSum === null ? [sums.assets] : [sums.assets, frame.claimsSum]

const totalsOfFlows = ({ frame }: CashFlowRoles) => [
  frame.operating,
  frame.investing,
  frame.financing,
  frame.change,
  frame.rates,
  ...frame.others,
]

/** The check that no section has lines and no total. */
const sectionsAreTotalled = ({ untotalled }: CashFlowRoles): QcTest[] =>
  untotalled.length === 0
    ? []
    : [
        state(
          'sections_are_totalled',
          'Each section of the cash flows has its total',
          false,
          `no total of the ${untotalled.join(' and the ')} section is read`,
        ),
      ]

/** The check that no line is one that only a parent company alone prints. */
const ofGroup = ({ roles }: Checked<{ ofParent: boolean }>): QcTest[] =>
  roles.ofParent
    ? [
        state(
          'statement_is_consolidated',
          "No line is a parent's share in subsidiaries that consolidation takes out",
          false,
          'a line tells the statement of a parent company alone',
        ),
      ]
    : []

/**
 * The check that the printed lines make their totals, and that no figure is from a line that is no part of one. `blocks`:
 * each by its name in a sentence.
 */
function linesAddUp(
  { entries }: Pick<Checked<unknown>, 'entries'>,
  provenance: Provenance,
  blocks: readonly (readonly [name: string, sum: AddedUp | null])[],
): QcTest {
  const taken = new Set(Object.values(provenance).flatMap(startsOf))
  const isUsed = ({ index }: Entry) => taken.has(entries[index]?.figure?.start ?? -1)
  const not = blocks.filter(([, sum]) => sum === null).map(([name]) => name)
  const names = blocks.flatMap(([, sum]) => sum?.outside.filter(isUsed) ?? []).map(({ line }) => line.label)
  const quoted = names.map((name) => `"${cleanLabel(name)}"`)
  return state(
    'lines_add_up',
    'The printed lines make the totals below them',
    not.length === 0 && quoted.length === 0,
    not.length > 0
      ? `the lines of ${not.join(' and ')} do not make their total`
      : quoted.length > 0
        ? `${quoted.join(', ')} is no part of the total below`
        : 'every total is the sum of its lines',
  )
}

/** First bytes of the cells of a place. */
const startsOf = (place: Place): number[] =>
  'computed' in place ? place.parts.flatMap(startsOf) : place.start === null ? [] : [place.start]

const blocksOfBalanceSheet = ({ roles: { sums, frame }, entries, step }: Checked<BalanceSheetRoles>) => [
  ['the assets', sums.assets] as const,
  ...(frame.claims === null ? [] : [['the claims on them', sums.claims] as const]),
  ...(sums.equity === undefined ? [] : [['equity', sums.equity] as const]),
  ...(sums.liabilities === undefined ? [] : [['the liabilities', sums.liabilities] as const]),
  ...printedLiabilities(entries, frame, step),
]

/** The lines above a printed total of liabilities that is not what the assets leave: they make it, or it was misread. */
function printedLiabilities(
  entries: readonly Entry[],
  { liabilities, assets }: BalanceSheetRoles['frame'],
  step: number,
): (readonly [string, AddedUp | null])[] {
  if (liabilities === null || liabilities.value === null || assets === null) return []
  const { value, index: until } = liabilities
  const lines = entries.filter(({ index }) => index > assets.index && index < until)
  return [['the printed liabilities', addedUp(lines, value, step)]]
}

const blocksOfCashFlow = ({ sums }: CashFlowRoles) =>
  Object.entries(sums).map(([section, sum]) => [`the ${section} section`, sum ?? null] as const)

/** What stands between the change in cash and the cash at the end, in whole units. */
const lateOf = ({ roles, money }: Checked<CashFlowRoles>): number =>
  times(
    roles.frame.late.reduce((sum, { value }) => sum + (value ?? 0), 0),
    money,
  )

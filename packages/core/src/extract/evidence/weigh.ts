/** What evidence is worth: points for choosing among readings, and what else decides whether a reading passes. */
import { state } from '../../qc/test.ts'
import { contradictionsIn } from '../../statement/evidence.ts'
import type { Evidence, EvidenceKind, FigureName, QcTest } from '../../statement/statement.ts'
import type { Bytes } from '../bytes.ts'
import { HINTS } from '../document/text/hints.ts'
import type { Lines } from '../document/text/lines.ts'
import { firstOf, occurrencesOfAll } from '../find.ts'
import { timesNamed } from '../sheet/units.ts'
import { areStrangers, nameAbove } from '../statements/owner.ts'
import type { Statement } from '../statements/recognise.ts'

const POINTS: Partial<Readonly<Record<EvidenceKind, number>>> = {
  'cash-flow': 4,
  equity: 4,
  'selected-data': 3,
  'quarterly-data': 2,
  'eps-note': 2,
}
const MOST_OTHERS = 3

/** Points of a reading by its evidence: each kind of place once for net income and for revenue; contradictions cost. */
export function pointsOf(evidence: readonly Evidence[]): number {
  return pointsFor(evidence, 'net_income') + pointsFor(evidence, 'total_revenue') / 2
}

function pointsFor(evidence: readonly Evidence[], figure: FigureName): number {
  const own = evidence.filter((one) => one.figure === figure)
  const kinds = new Set(own.flatMap((one) => (one.agrees ? [one.kind] : [])))
  let points = 0
  for (const kind of kinds) points += POINTS[kind] ?? 0
  const others = own.filter(({ agrees, kind }) => agrees && POINTS[kind] === undefined).length
  return points + Math.min(MOST_OTHERS, others) - 4 * contradictionsIn(own).length
}

/** Whether a document prints a statement of cash flows or of equity, in which net income must stand again. */
export const holdsStatements = (bytes: Bytes): boolean =>
  ['nvesting activities', 'NVESTING ACTIVITIES', 'nvesting Activities'].some((words) => firstOf(bytes, words) >= 0)

/**
 * The check that the statement is the company's: none of another company could as well be it, and the name over it has
 * something of the company's. An investee's stands in the annual report of its owners (0000912057-96-004924).
 *
 * @param company on the cover; null where none was found
 */
export function rivalTests(
  rival: Statement | null,
  { grid }: Pick<Statement, 'grid'>,
  company: string | null,
): QcTest[] {
  const name = nameAbove(grid)
  const isOfStranger = name !== null && company !== null && areStrangers(name, company)
  if (rival === null && !isOfStranger) return []
  return [
    state(
      'statement_is_the_companys',
      "No statement of another fund, subsidiary or registrant in the document could as well be the company's",
      false,
      rival === null
        ? `over the statement stands “${name}”`
        : `the table at byte ${rival.grid.start} looks as much like the company's statement, and cash flows or equity confirm its net income too`,
    ),
  ]
}

/**
 * The check that the digits are worth what they are elsewhere: another table, or a sentence, that prints the same
 * digits names the unit as well. Nothing where none does.
 *
 * @param units of the places that agree, null where a table names none
 * @param own what the statement is read in
 */
export function sameUnitTests(units: readonly (number | null)[], own: number): QcTest[] {
  const named = units.filter((unit) => unit !== null)
  const others = named.filter((unit) => unit !== own)
  const [other] = others
  if (named.length === 0) return []
  // A table without a unit says nothing: the statement may have lost its own, and a document in whole units names none anywhere.
  const agreeing = named.length - others.length
  const isSame = other === undefined || agreeing >= others.length
  return [
    state(
      'unit_is_that_of_other_places',
      'Other places that print the same digits name the same unit',
      isSame,
      isSame
        ? `${agreeing} of ${units.length} places are in the same unit`
        : `the statement is read in units of ${own.toLocaleString('en-US')}, the same digits stand elsewhere in ${other.toLocaleString('en-US')}`,
    ),
  ]
}

/** Where words of units stand: a text document has looked for them together with others. */
function placesOfUnits(bytes: Bytes, text: Lines | undefined) {
  if (text !== undefined && text.length > 0) return (unit: Unit) => text.placesOf(unit)
  const places = occurrencesOfAll(bytes, [...HINTS.thousands, ...HINTS.millions], MOST_COUNTED)
  return (unit: Unit) => HINTS[unit].map((words) => places.get(words) ?? [])
}

type Unit = 'thousands' | 'millions'
const UNIT_WORDS = { 1e3: 'thousands', 1e6: 'millions' } as const
/** So many heads in one unit, and hardly one in the other, say what a document prints in. */
const MANY_HEADS = 6
const MOST_COUNTED = 60
/** Tables with the statement's digits that name its unit: a discussion in millions beside them is nothing (0000950152-95-000774). */
const ENOUGH_AGAIN = 2

/**
 * The check that a unit over the statement is not one that the rest of the document never prints in while it prints
 * many others: a head may be misprinted, EPS and counts of the same head then agree with it.
 *
 * @param own.units of the places that print the statement's digits again
 */
export function headUnitTests(
  { bytes, text }: { bytes: Bytes; text?: Lines },
  { start, end }: { start: number; end: number },
  own: { money: number; isPrinted: boolean; units?: readonly (number | null)[] },
): QcTest[] {
  const { money, isPrinted, units = [] } = own
  if (!isPrinted || (money !== 1e3 && money !== 1e6)) return []
  const other = money === 1e3 ? 1e6 : 1e3
  const placesOf = placesOfUnits(bytes, text)
  const times = (unit: keyof typeof UNIT_WORDS): number =>
    placesOf(UNIT_WORDS[unit])
      .flatMap((places) => places.slice(0, MOST_COUNTED))
      .filter((at) => at < start - NEAR || at > end + NEAR).length
  const [same, others] = [times(money), times(other)]
  const again = units.filter((unit) => unit === money).length
  const passed = others < MANY_HEADS || same * MANY_HEADS > others || again >= ENOUGH_AGAIN
  return [
    state(
      'unit_is_the_documents',
      'The unit over the statement is the one of the document',
      passed,
      `named elsewhere ${same} times, ${other.toLocaleString('en-US')} ${others} times`,
    ),
  ]
}

const SIGNS = /&(?:#8364|euro|#163|pound|#165|yen);/gi
const SIGN_OF: Readonly<Record<string, string>> = {
  '&#8364;': '€',
  '&euro;': '€',
  '&#163;': '£',
  '&pound;': '£',
  '&#165;': '¥',
  '&yen;': '¥',
}
/** A document of less beside its statement need not name the currency twice, unless it prints dollars everywhere else. */
const LEAST_TEXT = 40_000
/**
 * What is paid or held abroad is named some times (0000898430-96-001095: once, 0001193125-12-025336: seven times); who
 * reports in a currency says so in a head, or prints its sign all over.
 */
const MANY_NAMED = 12
/** Words this near to a statement are its own heads and notes. */
const NEAR = 8_000

/**
 * The check that a currency other than the dollar is named elsewhere too: a company that reports in one says so in its
 * other statements and its text.
 */
export function currencyTests(bytes: Bytes, { start, end }: { start: number; end: number }, code: string): QcTest[] {
  if (code === 'USD') return []
  const around = (['latin1', 'utf8'] as const).flatMap((encoding) => [
    bytes.toString(encoding, 0, Math.max(0, start - NEAR)),
    bytes.toString(encoding, end + NEAR, bytes.length),
  ])
  const times = around.map((words) =>
    timesNamed(
      code,
      words.replace(SIGNS, (entity) => SIGN_OF[entity.toLowerCase()] ?? entity),
    ),
  )
  const most = Math.max(...times.map(({ all }) => all))
  const isShort = bytes.length - (end - start) < LEAST_TEXT
  if (isShort && (most > 0 || !around.some(printsDollars))) return []
  const named = most >= MANY_NAMED || times.some(({ reporting }) => reporting > 0)
  return [
    state(
      'currency_is_named_elsewhere',
      'A currency other than the dollar is named in more places than over the statement',
      named,
      named
        ? `${code} is named elsewhere too, up to ${most} times`
        : `hardly anything but the head of the statement names ${code}`,
    ),
  ]
}

/** So many bare dollars are those of a document that has no other. */
const LEAST_DOLLARS = 3

/** Whether words print amounts in dollars that are called no country's. */
const printsDollars = (words: string): boolean => (words.match(/(?<![A-Za-z.])\$ ?\d/g) ?? []).length >= LEAST_DOLLARS

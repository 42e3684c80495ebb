/**
 * Reads a named filing once for all tests of a file, and tests what a trap promises.
 *
 * The figures in the tables of traps were typed from the filings' printed statements and notes; none is the
 * engine's own answer.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { UNSCALED } from '../../statement/figure-sets.ts'
import {
  type Extraction,
  type ExtractionResult,
  FIGURE_NAMES,
  type FigureName,
  type SegmentGroup,
} from '../../statement/statement.ts'
import { isTagged } from '../document/prefixes.ts'
import { extractFiling } from '../extract.ts'

const root = resolve(import.meta.dirname, '../../../../..')
type Engine = 'auto' | 'tables'

/** The document of a filing among the samples. */
export function bytesOf(accession: string): Buffer {
  for (const folder of ['filings', 'traps', 'releases']) {
    const sample = resolve(root, 'samples', folder, accession)
    const name = existsSync(sample) ? readdirSync(sample).find((one) => one.endsWith('.gz')) : undefined
    if (name) return gunzipSync(readFileSync(resolve(sample, name)))
  }
  throw new Error(`The filing ${accession} is not among the samples`)
}

const results = new Map<string, ExtractionResult>()

/** What an engine makes of a filing; a document without tags gives both engines one result. */
export function resultOf(accession: string, engine: Engine): ExtractionResult {
  const key = `${accession} ${engine}`
  const known = results.get(key)
  if (known) return known
  const bytes = bytesOf(accession)
  const result =
    engine === 'tables' && !isTagged(bytes) ? resultOf(accession, 'auto') : extractFiling(bytes, { engine })
  results.set(key, result)
  return result
}

/** Names of divisions and their revenue, in the trap's unit. The names are for the reader: engines may shorten them. */
export type Amounts = Record<string, number>

export interface Trap {
  /** The trap's number and what the engine promises. */
  promise: `T${number} ${string}`
  filing: string
  /** Both where absent. */
  engines?: Engine[]
  /** One printed amount in whole units of the currency; millions where absent. EPS and shares are never scaled. */
  unit?: number
  /** Figures that must stand there exactly. */
  says?: Partial<Record<FigureName, number | null>>
  /** Figures that an engine may leave open: right, or null, or not let through by QC. */
  orOpen?: Partial<Record<FigureName, number>>
  /** start, end, months, fiscal year, fiscal period */
  period?: [string, string, number, number, 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4']
  /** Complete sets of which one must be shown; null = no divisions may be shown. */
  business?: Amounts[] | null
  geography?: Amounts[] | null
  /** Segments may be left out altogether, but not be others than those above. */
  orNoSegments?: boolean
  /** Among the operating expenses, by amount. */
  expenses?: Amounts
  /** An open point: the test turns red once the engine reads it right, and then loses this mark. */
  notYet?: true
  also?: (result: Extraction, engine: Engine) => void
}

const scaled = (value: number, unit: number) => Math.round(value * unit)

const amounts = (group: SegmentGroup | null) =>
  group ? group.divisions.map((one) => one.revenue ?? 0).sort((a, b) => a - b) : null

function expectSegments(group: SegmentGroup | null, sets: Amounts[] | null, trap: Trap, label: string) {
  const shown = amounts(group)
  if (sets === null) return expect(shown, label).toBeNull()
  if (shown === null && trap.orNoSegments) return
  const right = sets.map((set) =>
    Object.values(set)
      .map((one) => scaled(one, trap.unit ?? 1e6))
      .sort((a, b) => a - b),
  )
  expect(right, `${label} ${JSON.stringify(shown)}`).toContainEqual(shown)
}

function expectTrap(trap: Trap, engine: Engine) {
  const result = resultOf(trap.filing, engine)
  if (!result.ok) throw new Error(`${engine}: ${result.error.message}`)
  const statement = result.income_statement
  const unit = trap.unit ?? 1e6
  for (const name of FIGURE_NAMES) {
    const value = trap.says?.[name]
    if (value !== undefined)
      expect(statement[name], `${engine}: ${name}`).toBe(
        value === null || UNSCALED.has(name) ? value : scaled(value, unit),
      )
    const open = trap.orOpen?.[name]
    if (open !== undefined && result.qc.passed && statement[name] !== null)
      expect(statement[name], `${engine}: ${name}`).toBe(UNSCALED.has(name) ? open : scaled(open, unit))
  }
  if (trap.period)
    expect(
      [
        statement.start_date,
        statement.end_date,
        statement.period_in_months,
        statement.fiscal_year,
        statement.fiscal_period,
      ],
      `${engine}: period`,
    ).toEqual(trap.period)
  if (trap.business !== undefined)
    expectSegments(statement.business_segments, trap.business, trap, `${engine}: businesses`)
  if (trap.geography !== undefined)
    expectSegments(statement.geographical_segments, trap.geography, trap, `${engine}: places`)
  for (const [name, value] of Object.entries(trap.expenses ?? {}))
    expect(
      statement.operating_expenses.map((one) => one.amount),
      `${engine}: ${name}`,
    ).toContain(scaled(value, unit))
  trap.also?.(result, engine)
}

/** One test for each trap. */
export function testTraps(traps: Trap[]) {
  for (const trap of traps) {
    const test = trap.notYet ? it.fails : it
    test(`${trap.promise} (${trap.filing})`, { timeout: 30_000 }, () => {
      for (const engine of trap.engines ?? (['auto', 'tables'] as const)) expectTrap(trap, engine)
    })
  }
}

/** A test that a document gives no figures and says that it holds no statement. */
export function testNoStatement(promise: Trap['promise'], filings: string[]) {
  for (const filing of filings) {
    it(`${promise} (${filing})`, () => {
      for (const engine of ['auto', 'tables'] as const)
        expect(resultOf(filing, engine), engine).toMatchObject({ ok: false, error: { code: 'no-income-statement' } })
    })
  }
}

/** Extracts a small document made for a test, which must hold a statement. */
export function readMade(html: string): Extraction {
  const result = extractFiling(Buffer.from(html), {})
  if (!result.ok) throw new Error(result.error.message)
  return result
}

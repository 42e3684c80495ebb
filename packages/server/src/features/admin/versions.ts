/** The versions of a filing's statement: listed, compared field by field, and an older one taken again (decision 54). */
import type { StatementVersion, VersionComparison } from '@topline/core/api/admin/admin.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import {
  FIGURE_NAMES,
  type IncomeStatement,
  type Place,
  type Provenance,
  provenance,
} from '@topline/core/statement/statement.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { statementDetails, statements, users } from '../../db/schema.ts'
import { AppError, notFound } from '../../errors.ts'
import { writeAudit } from '../accounts/audit.ts'
import { takeVersion } from '../analyses/manual.ts'
import type { Saved } from '../analyses/save.ts'
import { recheckOthers } from '../other-statements/report.ts'
import { recheckNeighbours } from '../qc/service.ts'
import { findStatement } from '../statements/queries.ts'
import { storedStatement } from '../statements/service.ts'

/** Newest first. @throws AppError 404 where the filing has no statement */
export async function versionsOf(db: Db, accession: string): Promise<StatementVersion[]> {
  const rows = await db
    .select({
      id: statements.id,
      version: statements.version,
      engine: statements.engine,
      is_current: statements.is_current,
      extracted_at: statements.extracted_at,
      qc_passed: statements.qc_passed,
      model: sql<string | null>`${statementDetails.extraction_info} ->> 'model'`,
      edited_by: users.email,
      edit_reason: statements.edit_reason,
    })
    .from(statements)
    .innerJoin(statementDetails, eq(statementDetails.statement_id, statements.id))
    .leftJoin(users, eq(users.id, statements.edited_by))
    .where(eq(statements.accession_number, accession))
    .orderBy(desc(statements.version))
  if (rows.length === 0) throw notFound(DETAIL.statementNotFound)
  return rows.map((row) => ({ ...row, extracted_at: row.extracted_at.toISOString() }))
}

type Value = VersionComparison['fields'][number]['a']

/** Every field of two versions, in the order of a statement; amounts in whole units. @throws AppError 404 */
export async function compareVersions(db: Db, accession: string, a: number, b: number): Promise<VersionComparison> {
  const all = await versionsOf(db, accession)
  const [one, other] = [a, b].map((version) => all.find((row) => row.version === version))
  if (!one || !other) throw notFound('Version not found')
  const [first, second] = [await readVersion(db, one.id), await readVersion(db, other.id)]
  const keys = [...new Set([...first.values.keys(), ...second.values.keys()])].sort((x, y) => rankOf(x) - rankOf(y))
  return {
    a: one,
    b: other,
    fields: keys.map((key) => {
      const [x, y] = [first.values.get(key)?.value ?? null, second.values.get(key)?.value ?? null]
      return {
        key,
        label: first.values.get(key)?.label ?? second.values.get(key)?.label ?? key,
        a: x,
        b: y,
        is_different: x !== y,
        a_place: first.places[key] ?? null,
        b_place: second.places[key] ?? null,
      }
    }),
  }
}

async function readVersion(db: Db, id: number) {
  const found = await findStatement(db, { id })
  if (!found) throw notFound('Version not found')
  return { values: valuesOf(storedStatement(found)), places: placesByLabel(found) }
}

/** Lines and divisions by their printed name: the same line may stand at another place of the list. */
function valuesOf(statement: IncomeStatement): Map<string, { label: string; value: Value }> {
  const values = new Map<string, { label: string; value: Value }>()
  const add = (key: string, label: string, value: Value) => values.set(key, { label, value })
  for (const name of PERIOD) add(name, wordsOf(name), statement[name])
  for (const name of FIGURE_NAMES) add(name, wordsOf(name), statement[name])
  for (const line of statement.operating_expenses)
    add(`operating_expenses:${line.name}`, `Operating expense: ${line.name}`, line.amount)
  for (const [group, words] of GROUPS)
    for (const division of statement[group]?.divisions ?? [])
      add(`${group}:${division.label}`, `${words}: ${division.label}`, division.revenue)
  return values
}

const PERIOD = [
  'currency',
  'start_date',
  'end_date',
  'period_in_months',
  'fiscal_year',
  'fiscal_period',
  'revenue_units',
] as const
const GROUPS = [
  ['business_segments', 'Division'],
  ['geographical_segments', 'Region'],
] as const

const ORDER = [...PERIOD, ...FIGURE_NAMES, 'operating_expenses', 'business_segments', 'geographical_segments']
const rankOf = (key: string) => ORDER.indexOf(key.split(':')[0] ?? '')

function wordsOf(name: string): string {
  const text = name.replaceAll('_', ' ').replace('eps', 'EPS').replace('weighted avg', 'weighted average')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function placesByLabel(found: Parameters<typeof storedStatement>[0]): Record<string, Place> {
  const places: Provenance = provenance.parse(found.detail.provenance)
  const statement = storedStatement(found)
  const byLabel: Record<string, Place> = {}
  for (const name of FIGURE_NAMES) if (places[name]) byLabel[name] = places[name]
  statement.operating_expenses.forEach((line, i) => {
    const place = places[`operating_expenses[${i}].amount`]
    if (place) byLabel[`operating_expenses:${line.name}`] = place
  })
  for (const [group] of GROUPS)
    statement[group]?.divisions.forEach((division, i) => {
      const place = places[`${group}.divisions[${i}].revenue`]
      if (place) byLabel[`${group}:${division.label}`] = place
    })
  return byLabel
}

/**
 * Takes an older version again: as a new version with the same figures, so that nothing that was shown is rewritten.
 * @throws AppError 404 for an unknown version, 409 when it is the current one
 */
export async function useVersion(
  ctx: Pick<AppContext, 'db' | 'inTx' | 'settings'>,
  actor: { id: number; email: string },
  accession: string,
  version: number,
  reason: string,
): Promise<Saved> {
  const taken = await ctx.inTx(async (tx) => {
    const [row] = await tx
      .select({ id: statements.id, is_current: statements.is_current })
      .from(statements)
      .where(and(eq(statements.accession_number, accession), eq(statements.version, version)))
    if (!row) throw notFound('Version not found')
    if (row.is_current) throw new AppError('conflict', 'This version is the current one')
    const saved = await takeVersion(ctx, {
      accession_number: accession,
      version,
      edited_by: actor.id,
      edit_reason: reason,
    })
    await writeAudit(tx, {
      user_id: actor.id,
      actor: actor.email,
      action: 'statement.version-taken',
      subject: accession,
      detail: { from: version, version: saved.version, reason },
    })
    return saved
  })
  await recheckNeighbours(ctx, accession)
  await recheckOthers(ctx, accession)
  return taken
}

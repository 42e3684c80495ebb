/** Everything that a company's screened periods are made of, read inside the transactions that save. */
import type { PeriodFlags } from '@topline/core/access/periods.ts'
import { type Business, businessOf } from '@topline/core/statement/business.ts'
import type { OtherVintage } from '@topline/core/statement/other-columns.ts'
import { OTHER_KINDS } from '@topline/core/statement/other-statements.ts'
import { engineName, FIGURE_NAMES, type Figures } from '@topline/core/statement/statement.ts'
import type { Vintage } from '@topline/core/statement/vintages.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../db/open.ts'
import { companies, filings, otherStatements, otherVintages, statements, vintages } from '../../db/schema.ts'

const FIGURES = sql.raw(FIGURE_NAMES.map((name) => `v.${name}`).join(', '))
const amount = z.number().nullable()
const figuresShape = Object.fromEntries(FIGURE_NAMES.map((name) => [name, amount])) as Record<
  keyof Figures,
  typeof amount
> // one for each name

const vintageRow = z.object({
  accession_number: z.string(),
  filing_date: z.string(),
  engine: engineName,
  start_date: z.string().nullable(),
  end_date: z.string(),
  period_in_months: z.number().nullable(),
  currency: z.string(),
  fiscal_year: z.number().nullable(),
  fiscal_period: z.string().nullable(),
  is_own: z.boolean(),
  form_type: z.string(),
  ...figuresShape,
})

const otherRow = z.object({
  kind: z.enum(OTHER_KINDS),
  accession_number: z.string(),
  form_type: z.string(),
  filing_date: z.string(),
  engine: z.string(),
  start_date: z.string().nullable(),
  end_date: z.string(),
  months: z.number().nullable(),
  currency: z.string(),
  figures: z.record(z.string(), amount),
  failed: z.boolean(),
})

const flagsRow = z.object({
  accession_number: z.string(),
  base_form: z.string(),
  is_release: z.boolean(),
  start_date: z.string().nullable(),
  end_date: z.string(),
  period_in_months: z.number().nullable(),
  protected: z.boolean(),
  showcase: z.boolean(),
  is_under_revision: z.boolean(),
  qc_passed: z.boolean().nullable(),
})

const found = z.object({
  fiscal_year_start: z.string().nullable(),
  sic: z.string().nullable(),
  vintages: z.array(vintageRow),
  others: z.array(otherRow),
  flags: z.array(flagsRow),
  sheet: z.object({ labels: z.array(z.string()), figures: z.record(z.string(), amount) }).nullable(),
})

export interface CompanyPeriods {
  fiscal_year_start: string | null
  vintages: Vintage[]
  /** before it is known who looks */
  others: Omit<OtherVintage, 'isClosed'>[]
  flags: (PeriodFlags & { base_form: string })[]
  business: Business
}

/** @returns null where there is no such company. The company is locked until the transaction ends. */
export async function readPeriods(tx: Tx, cik: string): Promise<CompanyPeriods | null> {
  // A statement of its own: one that waits for the lock goes on with what stood before it waited, and would write what
  // another transaction has closed meanwhile as if it were open.
  await tx.execute(sql`select from ${companies} where cik = ${cik} for no key update`)
  const state = sql`case o.kind when 'balance_sheet' then f.balance_sheet_state else f.cash_flow_state end`
  const { rows } = await tx.execute(sql`
    with c as (select cik, fiscal_year_start, sic from ${companies} where cik = ${cik})
    select c.fiscal_year_start, c.sic,
      to_json(array(select row_to_json(p) from (
        select v.accession_number, v.filing_date, v.engine, v.start_date, v.end_date, v.period_in_months, v.currency,
          v.fiscal_year, v.fiscal_period, v.is_own, v.form_type, ${FIGURES}
        from ${vintages} v where v.cik = c.cik) p)) as vintages,
      to_json(array(select row_to_json(p) from (
        select o.kind, o.accession_number, o.form_type, o.filing_date, o.engine, o.start_date, o.end_date, o.months,
          o.currency, o.figures, coalesce(${state} = 'failed', false) as failed
        from ${otherVintages} o join ${filings} f on f.accession_number = o.accession_number
        where o.cik = c.cik and not f.is_release) p)) as others,
      to_json(array(select row_to_json(p) from (
        select s.accession_number, f.base_form, f.is_release, s.start_date, s.end_date, s.period_in_months, f.protected,
          f.showcase, s.is_under_revision, s.qc_passed
        from ${statements} s join ${filings} f on f.accession_number = s.accession_number
        where s.cik = c.cik and s.is_current) p)) as flags,
      (select row_to_json(p) from (
        select case when c.sic is null then jsonb_path_query_array(o.lines, '$[*].label') else '[]' end as labels, o.figures
        from ${otherStatements} o where o.id = (
          select o.id from ${filings} f join ${otherStatements} o on o.accession_number = f.accession_number
          where f.cik = c.cik and o.is_current and o.absent is null and o.kind = 'balance_sheet'
          order by o.end_date desc, o.id desc limit 1)) p) as sheet
    from c`)
  if (!rows[0]) return null
  const { sheet, sic, vintages: periods, ...company } = found.parse(rows[0])
  return {
    ...company,
    vintages: periods.map(withFigures),
    business: businessOf({
      sic,
      labels: sheet?.labels ?? [],
      isClassified: sheet?.figures.current_assets != null,
      hasInventories: sheet?.figures.inventories != null,
    }),
  }
}

function withFigures(row: z.infer<typeof vintageRow>): Vintage {
  const { form_type, accession_number, filing_date, engine, start_date, end_date, period_in_months, currency } = row
  const figures: Partial<Figures> = {}
  for (const name of FIGURE_NAMES) figures[name] = row[name]
  const { fiscal_year, fiscal_period, is_own } = row
  return {
    ...{ form_type, accession_number, filing_date, engine, start_date, end_date, period_in_months, currency },
    ...{ fiscal_year, fiscal_period, is_own, figures },
  }
}

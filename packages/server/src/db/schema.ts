/**
 * The whole model, one table after the other (docs/scale.md says what it was measured with).
 * One file although it is long: a schema is read as one thing, and the migration generator reads exactly this one.
 *
 * Columns and properties are spelled as the figures are in JSON, one spelling everywhere. `cik` is a bigint in the database and a string of digits here.
 * Amounts are whole units of `currency`; numerics arrive as numbers. Instants (`…_at`) are timestamptz and arrive as
 * `Date`; calendar dates arrive as 'YYYY-MM-DD' and never become a `Date`. `null` = unknown.
 *
 * Precomputed here, written in the transaction of the change they follow from: the current statement's figures on
 * the filing, the latest filing on the company, counters, QC failures as rows.
 */
import { SCREEN_NAMES, type ScreenBasis, type ScreenQuantity } from '@topline/core/screen/quantities.ts'
import type { OtherKind, OtherState } from '@topline/core/statement/other-statements.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

type Json = Record<string, unknown>

/** bigint in the database, digits without leading zeros in the program (decision 27). */
const cikNumber = customType<{ data: string; driverData: string | number | bigint }>({
  dataType: () => 'bigint',
  fromDriver: (value) => String(value),
  toDriver: (value) => value,
})
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const ref = () => bigint({ mode: 'number' })
const amount = () => numeric({ mode: 'number' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const createdAt = () => instant().notNull().defaultNow()
const ymd = () => date({ mode: 'string' })
const list = () => text().array().notNull().default(sql`'{}'`)

/** The figures of one period; the same columns on statements and vintages. */
const figures = () => ({
  total_revenue: amount(),
  cost_of_revenue: amount(),
  gross_profit: amount(),
  operating_income: amount(),
  other_interest_income_expense_net: amount(),
  other_income_expense_net: amount(),
  income_before_taxes: amount(),
  income_tax_expense: amount(),
  other_investment_income_expense_after_taxes: amount(),
  other_income_expense_after_taxes: amount(),
  net_income: amount(),
  basic_eps: amount(),
  diluted_eps: amount(),
  weighted_avg_shares_basic: amount(),
  weighted_avg_shares_diluted: amount(),
})

/** What a logo is; `url` is a stored image of this site, null = the monogram stands in. */
export interface StoredLogo {
  url: string | null
  is_logo: boolean
  includes_name: boolean
  alt_text: string | null
}

// Companies

export const companies = pgTable(
  'companies',
  {
    cik: cikNumber().primaryKey(),
    name: text().notNull(),
    tickers: list(),
    exchanges: list(),
    sic: text(),
    sic_description: text(),
    logo_info: jsonb().$type<StoredLogo>(),
    fiscal_year_start: text(),
    website: text(),
    /** lower(name || ' ' || tickers), dots and dashes as blanks */
    search: text().notNull(),
    latest_accession_number: text(),
    latest_filing_date: ymd(),
    latest_currency: text(),
    latest_currency_rank: smallint().notNull().default(1),
    latest_total_revenue: amount(),
    latest_net_income: amount(),
    /** the latest filing's figures are visible to everybody; see `filings.is_open` */
    latest_is_open: boolean().notNull().default(false),
    /** its rows of `screened_periods` follow its statements; false where they are still to be filled */
    is_screened: boolean().notNull().default(true),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index('companies_sic').on(sql`${t.sic} text_pattern_ops`, t.cik),
    index('companies_unscreened').on(t.cik).where(sql`not is_screened`),
    // Readers sort names without regard to capitals: "AbbVie" stands before "AEGON".
    index('companies_name').on(sql`lower(${t.name})`, t.cik),
    index('companies_name_prefix').on(sql`lower(${t.name}) text_pattern_ops`),
    index('companies_search').using('gin', t.search.op('gin_trgm_ops')),
    index('companies_tickers').using('gin', t.tickers),
    index('companies_latest').on(t.latest_filing_date.desc().nullsLast(), t.cik),
    index('companies_revenue').on(
      t.latest_currency_rank,
      t.latest_currency,
      t.latest_total_revenue.desc().nullsLast(),
      t.cik,
    ),
    index('companies_net_income').on(
      t.latest_currency_rank,
      t.latest_currency,
      t.latest_net_income.desc().nullsLast(),
      t.cik,
    ),
  ],
)

/** The SEC's register of tickers: companies that may not be stored (decision 35). */
export const tickerRegister = pgTable(
  'ticker_register',
  {
    cik: cikNumber().primaryKey(),
    name: text().notNull(),
    /** primary share class first, as in the register (decision 36) */
    tickers: list(),
    exchanges: list(),
    search: text().notNull(),
    /** place in the SEC's register, which lists the largest companies first; null = not known */
    position: integer(),
    updated_at: createdAt(),
  },
  (t) => [
    index('ticker_register_name_prefix').on(sql`lower(${t.name}) text_pattern_ops`),
    index('ticker_register_search').using('gin', t.search.op('gin_trgm_ops')),
    index('ticker_register_tickers').using('gin', t.tickers),
  ],
)

// Filings

export const filings = pgTable(
  'filings',
  {
    accession_number: text().primaryKey(),
    cik: cikNumber()
      .notNull()
      .references(() => companies.cik),
    /** the exact form, '10-K/A' */
    form_type: text().notNull(),
    /** '10-K', '10-Q', '20-F', '8-K' or '6-K': what badges and filters go by (decision 40) */
    base_form: text().notNull(),
    /** an earnings release, which lists of filings leave out: the one place where this rule stands in the database */
    is_release: boolean().notNull().generatedAlwaysAs(sql`base_form in ('8-K', '6-K')`),
    filing_date: ymd().notNull(),
    /** when EDGAR took it in; null = not known */
    released_at: instant(),
    /** of an 8-K: the items of its cover */
    items: list(),
    period_end: ymd(),
    fiscal_year: integer(),
    fiscal_period: text(),
    file_number: text(),
    htm_url: text(),
    main_document: text(),
    logo_info: jsonb().$type<StoredLogo>(),
    source: text().$type<'edgar' | 'file' | 'sample'>().notNull(),
    /** flags of the filing, which outlive re-analysis (decision 60) */
    protected: boolean().notNull().default(true),
    showcase: boolean().notNull().default(false),
    /** why this filing is in an unusual state on a demonstration site (decision 77) */
    demonstration: text(),
    // Copied from the current statement and the company: everything a list row prints
    company_name: text().notNull(),
    tickers: list(),
    statement_id: ref(),
    version: integer(),
    currency: text(),
    /** 0 for the main currency of the site, 1 for all others (decision 71) */
    currency_rank: smallint().notNull().default(1),
    total_revenue: amount(),
    net_income: amount(),
    qc_passed: boolean(),
    is_under_revision: boolean().notNull().default(false),
    /** how its balance sheet and its cash flows stand; null = nobody has looked for them */
    balance_sheet_state: text().$type<OtherState>(),
    cash_flow_state: text().$type<OtherState>(),
    /** figures visible to everybody: the one place where this rule stands in the database */
    is_open: boolean()
      .notNull()
      .generatedAlwaysAs(
        sql`statement_id is not null and qc_passed is not null and not is_under_revision and (showcase or not protected)`,
      ),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index('filings_recent').on(t.filing_date.desc(), t.accession_number.desc()),
    index('filings_form').on(t.base_form, t.filing_date.desc(), t.accession_number.desc()),
    index('filings_company').on(t.cik, t.filing_date.desc(), t.accession_number.desc()),
    index('filings_period').on(t.cik, t.fiscal_year, t.fiscal_period),
    index('filings_company_name').on(sql`lower(${t.company_name})`, t.accession_number),
    index('filings_version').on(t.version, t.accession_number),
    // What the console looks for: those that hold are most of them.
    index('filings_balance_sheet')
      .on(t.balance_sheet_state, t.filing_date.desc(), t.accession_number.desc())
      .where(sql`balance_sheet_state <> 'passed'`),
    index('filings_cash_flow')
      .on(t.cash_flow_state, t.filing_date.desc(), t.accession_number.desc())
      .where(sql`cash_flow_state <> 'passed'`),
    index('filings_others_missing')
      .on(t.filing_date.desc(), t.accession_number.desc())
      .where(sql`statement_id is not null and balance_sheet_state is null`),
    index('filings_revenue').on(
      t.currency_rank,
      t.currency,
      t.total_revenue.desc().nullsLast(),
      t.accession_number.desc(),
    ),
    index('filings_net_income').on(
      t.currency_rank,
      t.currency,
      t.net_income.desc().nullsLast(),
      t.accession_number.desc(),
    ),
    index('filings_revenue_open')
      .on(t.currency_rank, t.currency, t.total_revenue.desc().nullsLast(), t.accession_number.desc())
      .where(sql`is_open`),
    index('filings_net_income_open')
      .on(t.currency_rank, t.currency, t.net_income.desc().nullsLast(), t.accession_number.desc())
      .where(sql`is_open`),
    // The other direction: an order by four columns of which one turns round needs an index of its own.
    index('filings_revenue_up').on(t.currency_rank, t.currency, t.total_revenue, t.accession_number),
    index('filings_net_income_up').on(t.currency_rank, t.currency, t.net_income, t.accession_number),
    index('filings_revenue_open_up')
      .on(t.currency_rank, t.currency, t.total_revenue, t.accession_number)
      .where(sql`is_open`),
    index('filings_net_income_open_up')
      .on(t.currency_rank, t.currency, t.net_income, t.accession_number)
      .where(sql`is_open`),
    index('filings_version_down').on(t.version.desc().nullsLast(), t.accession_number.desc()),
    index('filings_closed').on(t.filing_date.desc(), t.accession_number.desc()).where(sql`not is_open`),
    index('filings_unanalysed').on(t.filing_date.desc(), t.accession_number.desc()).where(sql`statement_id is null`),
    index('filings_failed').on(t.filing_date.desc(), t.accession_number.desc()).where(sql`qc_passed = false`),
    index('filings_showcase').on(t.filing_date.desc(), t.accession_number.desc()).where(sql`showcase`),
    index('filings_releases').on(t.filing_date.desc(), t.accession_number.desc()).where(sql`is_release`),
  ],
)

/** Documents of a filing: the main one and the exhibits that were needed (decision 41). */
export const filingDocuments = pgTable(
  'filing_documents',
  {
    accession_number: text()
      .notNull()
      .references(() => filings.accession_number),
    name: text().notNull(),
    /** '10-K', 'EX-13' … as the filing's index names it */
    type: text(),
    is_main: boolean().notNull(),
    /** bytes as filed, before compression */
    size: integer().notNull(),
    sha256: text().notNull(),
    /** where the document store keeps it, compressed */
    storage_key: text().notNull(),
    stored_at: createdAt(),
    /** version of the cutting whose passages are stored; null = not searchable yet */
    indexed_version: integer(),
  },
  (t) => [primaryKey({ columns: [t.accession_number, t.name] })],
)

/** The text of a document in pieces of about 1,200 characters, for full-text search and as evidence. */
export const filingPassages = pgTable(
  'filing_passages',
  {
    accession_number: text()
      .notNull()
      .references(() => filings.accession_number),
    document: text().notNull(),
    /** 0, 1, 2 … in the order of the document */
    position: integer().notNull(),
    /** the headings it stands under, '' before the first one */
    section: text().notNull(),
    text: text().notNull(),
    /** byte range in the document as filed */
    start_byte: integer().notNull(),
    end_byte: integer().notNull(),
    // copies of the filing's, so that newest first needs no join
    base_form: text().notNull(),
    filing_date: ymd().notNull(),
    /**
     * the words, and marks of the form ('@10-K') and of the filing date: its day since 1970, its run of 4, 16, 64, 256
     * and 1,024 days ('@a20000' … '@f19'), so that one index finds words of a time with few marks
     */
    search: searchVector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('english'::regconfig, section), 'B') || to_tsvector('english'::regconfig, text)
          || array_to_tsvector(array['@' || base_form,
            '@a' || (filing_date - date '1970-01-01')::text, '@b' || ((filing_date - date '1970-01-01') >> 2)::text,
            '@c' || ((filing_date - date '1970-01-01') >> 4)::text, '@d' || ((filing_date - date '1970-01-01') >> 6)::text,
            '@e' || ((filing_date - date '1970-01-01') >> 8)::text, '@f' || ((filing_date - date '1970-01-01') >> 10)::text])`,
      ),
  },
  (t) => [
    primaryKey({ columns: [t.accession_number, t.document, t.position] }),
    // Without a list of pending entries: flushing it would hold up the embedded database for long.
    index('filing_passages_search').using('gin', t.search).with({ fastupdate: false }),
  ],
)

// Statements

export const statements = pgTable(
  'statements',
  {
    id: id(),
    accession_number: text()
      .notNull()
      .references(() => filings.accession_number),
    cik: cikNumber().notNull(),
    version: integer().notNull(),
    is_current: boolean().notNull(),
    engine: text().notNull(),
    ...figures(),
    currency: text().notNull(),
    start_date: ymd(),
    end_date: ymd().notNull(),
    period_in_months: integer(),
    fiscal_year: integer(),
    fiscal_period: text(),
    fiscal_year_start_or_end_reported: boolean().notNull().default(false),
    fiscal_year_start: text(),
    /** the unit the filing prints; value as printed × revenue_units_number = the whole units stored here */
    revenue_units: text().notNull(),
    revenue_units_number: bigint({ mode: 'number' }).notNull(),
    /** basic or diluted EPS missing although the filing prints it (decision 52) */
    is_under_revision: boolean().notNull(),
    /** null while there is no QC report (decision 52) */
    qc_passed: boolean(),
    qc_checked_at: instant(),
    extracted_at: createdAt(),
    request_id: ref(),
    /** a manual version: who and why (decision 54) */
    edited_by: ref(),
    edit_reason: text(),
  },
  (t) => [
    unique('statements_version').on(t.accession_number, t.version),
    uniqueIndex('statements_current').on(t.accession_number).where(sql`is_current`),
    index('statements_company').on(t.cik, t.end_date.desc(), t.id.desc()).where(sql`is_current`),
    index('statements_extracted').on(t.extracted_at).where(sql`is_current`),
  ],
)

/** The heavy part of a statement; a list reads it only with include_qc_reports, in one second query by id. */
export const statementDetails = pgTable('statement_details', {
  statement_id: ref()
    .primaryKey()
    .references(() => statements.id, { onDelete: 'cascade' }),
  operating_expenses: jsonb().notNull().$type<unknown[]>(),
  business_segments: jsonb().$type<Json>(),
  geographical_segments: jsonb().$type<Json>(),
  provenance: jsonb().notNull().$type<Json>(),
  /** the QC report; null while there is none */
  qc: jsonb().$type<Json>(),
  prior_periods: jsonb().notNull().$type<unknown[]>(),
  /** where the document prints the main figures again, or others in their stead; null = not looked for */
  evidence: jsonb().$type<unknown[]>(),
  /** what an earnings release tells beyond its quarter (`ReleaseParts`); null for a report */
  release: jsonb().$type<Json>(),
  /** {selector, model, thought_process, llm_calls} (decision 47) */
  extraction_info: jsonb().notNull().$type<Json>(),
})

/**
 * The balance sheet and the statement of cash flows of a filing: a row is one version of one of the two, and says by
 * `kind` whose figures it holds. Protection and revision are those of the filing, as for its income statement.
 */
export const otherStatements = pgTable(
  'other_statements',
  {
    id: id(),
    kind: text().$type<OtherKind>().notNull(),
    accession_number: text()
      .notNull()
      .references(() => filings.accession_number),
    cik: cikNumber().notNull(),
    version: integer().notNull(),
    is_current: boolean().notNull(),
    engine: text().notNull(),
    /** why the filing has none; null = it has one, and what follows is known */
    absent: text(),
    currency: text(),
    /** null for a balance sheet, which is of one day */
    start_date: ymd(),
    end_date: ymd(),
    months: integer(),
    /** by the names of the kind, whole units */
    figures: jsonb().$type<Record<string, number | null>>(),
    provenance: jsonb().$type<Json>(),
    /** the lines as printed, each with its place */
    lines: jsonb().$type<unknown[]>(),
    prior_periods: jsonb().$type<unknown[]>(),
    qc: jsonb().$type<Json>(),
    qc_passed: boolean(),
    extracted_at: createdAt(),
    request_id: ref(),
    /** a version by hand: who and why (decision 54) */
    edited_by: ref(),
    edit_reason: text(),
  },
  (t) => [
    unique('other_statements_version').on(t.accession_number, t.kind, t.version),
    uniqueIndex('other_statements_current').on(t.accession_number, t.kind).where(sql`is_current`),
    check(
      'other_statements_absent',
      sql`(absent is null) = (figures is not null and end_date is not null and currency is not null and qc is not null)`,
    ),
  ],
)

/** Failed tests of current balance sheets and cash flows, one row each. */
export const otherFailures = pgTable(
  'other_failures',
  {
    kind: text().$type<OtherKind>().notNull(),
    test: text().notNull(),
    other_id: ref()
      .notNull()
      .references(() => otherStatements.id, { onDelete: 'cascade' }),
    accession_number: text().notNull(),
    description: text().notNull(),
    necessary: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.test, t.other_id] }),
    index('other_failures_statement').on(t.other_id),
    index('other_failures_group').on(t.kind, t.test, t.necessary, t.other_id),
  ],
)

/** Failed tests of current statements, one row each. */
export const qcFailures = pgTable(
  'qc_failures',
  {
    test: text().notNull(),
    statement_id: ref()
      .notNull()
      .references(() => statements.id, { onDelete: 'cascade' }),
    accession_number: text().notNull(),
    description: text().notNull(),
    necessary: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.test, t.statement_id] }),
    index('qc_failures_statement').on(t.statement_id),
    index('qc_failures_group').on(t.test, t.necessary, t.statement_id),
  ],
)

/** Numbers that no index can count: 'companies', 'filings', 'statements.passing' … */
export const counters = pgTable('counters', { name: text().primaryKey(), n: bigint({ mode: 'number' }).notNull() })

/**
 * One period as one filing gave it (decision 63): its own period (`is_own`), the comparative columns, and the
 * company facts (`engine` 'company-facts', provenance = accession + concept by figure).
 */
export const vintages = pgTable(
  'vintages',
  {
    id: id(),
    cik: cikNumber()
      .notNull()
      .references(() => companies.cik),
    start_date: ymd(),
    end_date: ymd().notNull(),
    accession_number: text().notNull(),
    form_type: text().notNull(),
    /** when it became known */
    filing_date: ymd().notNull(),
    engine: text().notNull(),
    is_own: boolean().notNull(),
    currency: text().notNull(),
    period_in_months: integer(),
    fiscal_year: integer(),
    fiscal_period: text(),
    ...figures(),
    provenance: jsonb().notNull().$type<Json>(),
    created_at: createdAt(),
  },
  (t) => [
    unique('vintages_once')
      .on(t.cik, t.end_date, t.start_date, t.accession_number, t.engine, t.currency)
      .nullsNotDistinct(),
    index('vintages_period').on(t.cik, t.end_date.desc(), t.filing_date.desc(), t.id.desc()),
    index('vintages_filing').on(t.accession_number),
  ],
)

/** The same of balance sheets and cash flows; their places stand with the statement. */
export const otherVintages = pgTable(
  'other_vintages',
  {
    id: id(),
    kind: text().$type<OtherKind>().notNull(),
    cik: cikNumber()
      .notNull()
      .references(() => companies.cik),
    /** null for a balance sheet, which is of one day */
    start_date: ymd(),
    end_date: ymd().notNull(),
    months: integer(),
    accession_number: text().notNull(),
    form_type: text().notNull(),
    filing_date: ymd().notNull(),
    engine: text().notNull(),
    is_own: boolean().notNull(),
    currency: text().notNull(),
    figures: jsonb().notNull().$type<Record<string, number | null>>(),
  },
  (t) => [
    unique('other_vintages_once')
      .on(t.cik, t.kind, t.end_date, t.start_date, t.accession_number, t.currency)
      .nullsNotDistinct(),
    index('other_vintages_filing').on(t.accession_number),
  ],
)

/** Whose eyes a screened period is for: everybody's, or those of subscribers. What nobody may see yet is screened for nobody. */
export type ScreenSight = 'open' | 'subscriber'

/** A column for each quantity: a double holds every whole amount below nine quadrillion. */
const screenedValues = () =>
  Object.fromEntries(SCREEN_NAMES.map((name) => [name, doublePrecision()])) as Record<
    ScreenQuantity,
    ReturnType<typeof doublePrecision<string>>
  > // one for each name

/**
 * The newest year, quarter and twelve months of each company, as the screener compares them; written in the transaction
 * that changes its statements. A closed one has no values.
 */
export const screenedPeriods = pgTable(
  'screened_periods',
  {
    cik: cikNumber()
      .notNull()
      .references(() => companies.cik),
    basis: text().$type<ScreenBasis>().notNull(),
    sight: text().$type<ScreenSight>().notNull(),
    period_code: text().notNull(),
    end_date: ymd().notNull(),
    currency: text().notNull(),
    /** base form of the filing that the figures are from; null = not stored */
    form: text(),
    accession_number: text(),
    from_release: boolean().notNull(),
    failed_quality_check: boolean().notNull(),
    hidden: boolean().notNull(),
    ...screenedValues(),
  },
  (t) => [
    primaryKey({ columns: [t.cik, t.basis, t.sight] }),
    index('screened_periods_kind').on(t.basis, t.sight, t.cik),
  ],
)

/** Screens that readers keep under a name of their own. */
export const savedScreens = pgTable(
  'saved_screens',
  {
    id: id(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** as an address has it, after its question mark */
    query: text().notNull(),
    created_at: createdAt(),
    /** null = kept, not followed */
    followed_at: instant(),
  },
  (t) => [unique('saved_screens_name').on(t.user_id, t.name)],
)

// Users, sessions, subscriptions

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    picture_url: text(),
    is_admin: boolean().notNull().default(false),
    google_sub: text().unique(),
    /** set for the five demo personas */
    demo_persona: text().unique(),
    /** copies of the newest subscription, written with it */
    subscription_status: text().$type<
      'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid' | 'paused'
    >(),
    service_name: text().$type<'Hobby' | 'Pro'>(),
    payment_period: text().$type<'monthly' | 'yearly'>(),
    stripe_customer_id: text().unique(),
    created_at: createdAt(),
    last_seen_at: instant(),
    /** the last look at /following, which tells what is new there */
    following_seen_at: instant(),
  },
  (t) => [uniqueIndex('users_email').on(sql`lower(${t.email})`)],
)

export const sessions = pgTable(
  'sessions',
  {
    /** sha256 of the cookie's token, hex */
    id: text().primaryKey(),
    /** null: the user was deleted, and the open tab has not been told yet (decision 16) */
    user_id: ref().references(() => users.id, { onDelete: 'set null' }),
    /** browser and system in words, so that people recognise a session in their list; null = not told */
    device: text(),
    created_at: createdAt(),
    last_seen_at: createdAt(),
    expires_at: instant().notNull(),
  },
  (t) => [index('sessions_user').on(t.user_id), index('sessions_expiry').on(t.expires_at)],
)

/** One-time sign-in addresses, 15 minutes. */
export const loginLinks = pgTable('login_links', {
  token_hash: text().primaryKey(),
  email: text().notNull(),
  created_at: createdAt(),
  expires_at: instant().notNull(),
  used_at: instant(),
})

/** Nonces of sign-ins with Google that were used: each works once. Removed when they are too old to be used. */
export const usedNonces = pgTable('used_nonces', {
  nonce: text().primaryKey(),
  expires_at: instant().notNull(),
})

export const subscriptions = pgTable(
  'subscriptions',
  {
    /** the payment provider's id */
    id: text().primaryKey(),
    user_id: ref().references(() => users.id, { onDelete: 'set null' }),
    customer_id: text(),
    status: text().notNull(),
    service_name: text().$type<'Hobby' | 'Pro'>(),
    payment_period: text().$type<'monthly' | 'yearly'>(),
    current_period_end: instant(),
    cancel_at_period_end: boolean().notNull().default(false),
    is_demo: boolean().notNull().default(false),
    /** the newest event applied: events may arrive out of order */
    last_event_at: instant().notNull(),
    last_event_id: text().notNull(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [index('subscriptions_user').on(t.user_id), index('subscriptions_customer').on(t.customer_id)],
)

/** Each event of the payment provider is handled once, by its id (decision 21). */
export const webhookEvents = pgTable('webhook_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  created_at: instant().notNull(),
  received_at: createdAt(),
  outcome: text().notNull(),
})

/** Events whose user is not known yet; bound when somebody with that address signs in. */
export const unboundEvents = pgTable(
  'unbound_events',
  {
    id: text()
      .primaryKey()
      .references(() => webhookEvents.id),
    email: text(),
    customer_id: text(),
    payload: jsonb().notNull().$type<Json>(),
    received_at: createdAt(),
    bound_at: instant(),
  },
  (t) => [index('unbound_events_email').on(sql`lower(${t.email})`), index('unbound_events_customer').on(t.customer_id)],
)

/** Checkouts begun here, so that a payment finds its user. */
export const checkoutSessions = pgTable('checkout_sessions', {
  id: text().primaryKey(),
  user_id: ref()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  service_name: text().notNull().$type<'Hobby' | 'Pro'>(),
  payment_period: text().notNull().$type<'monthly' | 'yearly'>(),
  created_at: createdAt(),
  completed_at: instant(),
})

export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** sha256 of the whole key, hex */
    key_hash: text().notNull().unique(),
    /** the first characters, to recognise it by */
    prefix: text().notNull(),
    /** 'read', 'analyse' */
    scopes: text().array().notNull().default(sql`'{read}'`),
    created_at: createdAt(),
    last_used_at: instant(),
    revoked_at: instant(),
  },
  (t) => [index('api_keys_user').on(t.user_id)],
)

// Lists of companies

/** Lists of the site, for everybody, and those that readers make for themselves. */
export const companyLists = pgTable(
  'company_lists',
  {
    id: id(),
    name: text().notNull(),
    /** its address; of a reader's own one made at random, with an underscore that no address of the site has */
    slug: text().notNull().unique(),
    description: text(),
    /** whose own list it is; null = the site's, for everybody */
    owner_id: ref().references(() => users.id, { onDelete: 'cascade' }),
    /** the address under which everybody who has it reads an own list; null = nobody but the owner */
    share_slug: text().unique(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index('company_lists_owner').on(t.owner_id, t.id),
    check('company_lists_share', sql`share_slug is null or owner_id is not null`),
  ],
)
export const companyListMembers = pgTable(
  'company_list_members',
  {
    list_id: ref()
      .notNull()
      .references(() => companyLists.id, { onDelete: 'cascade' }),
    cik: cikNumber()
      .notNull()
      .references(() => companies.cik),
    /** the owner's order of an own list; 0 in those of the site, which are sorted by what their readers ask for */
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.list_id, t.cik] }), index('company_list_members_cik').on(t.cik)],
)

// Analyses

export const analysisRequests = pgTable(
  'analysis_requests',
  {
    id: id(),
    accession_number: text()
      .notNull()
      .references(() => filings.accession_number),
    user_id: ref().references(() => users.id, { onDelete: 'set null' }),
    status: text().$type<'pending' | 'started' | 'completed' | 'failed'>().notNull().default('pending'),
    instructions: text(),
    engine: text().notNull().default('auto'),
    /** 'Analyze Now' goes ahead of the queue (decision 55) */
    is_urgent: boolean().notNull().default(false),
    created_at: createdAt(),
    updated_at: createdAt(),
    started_at: instant(),
    completed_at: instant(),
    error_message: text(),
    llm_calls: jsonb().notNull().default([]).$type<unknown[]>(),
    /** worker lease with heartbeat: a lost one is re-queued twice, then failed (decision 55) */
    lease_token: text(),
    lease_until: instant(),
    attempts: integer().notNull().default(0),
    statement_id: ref(),
    /** a later request of the same filing exists: this one's failure is history */
    is_superseded: boolean().notNull().default(false),
    /** its filing failed QC; kept by triggers while it is unconcluded, so that the console's counts look nothing up */
    of_failing: boolean().notNull().default(false),
  },
  (t) => [
    check('analysis_requests_status', sql`${t.status} in ('pending', 'started', 'completed', 'failed')`),
    // never two unconcluded requests for one filing (decision 55)
    uniqueIndex('analysis_requests_open').on(t.accession_number).where(sql`status in ('pending', 'started')`),
    index('analysis_requests_filing').on(t.accession_number, t.id.desc()),
    index('analysis_requests_status_created').on(t.status, t.created_at, t.id),
    index('analysis_requests_user').on(t.user_id, t.status),
    index('analysis_requests_failed').on(t.created_at, t.id).where(sql`status = 'failed' and not is_superseded`),
    index('analysis_requests_lease').on(t.lease_until).where(sql`status = 'started'`),
    index('analysis_requests_of_failing').on(t.id).where(sql`status in ('pending', 'started') and of_failing`),
  ],
)

/** A figure that a reader says is wrong; stands in the console until an admin concludes it. */
export const figureReports = pgTable(
  'figure_reports',
  {
    id: id(),
    accession_number: text()
      .notNull()
      .references(() => filings.accession_number),
    /** path of the figure, as in provenance; null = a place of the document */
    figure: text(),
    /** exhibit; null = the main document */
    document: text(),
    start: integer(),
    end: integer(),
    /** the figure as the page showed it to the reader */
    shown: text(),
    message: text().notNull(),
    email: text(),
    user_id: ref().references(() => users.id, { onDelete: 'set null' }),
    state: text().$type<'open' | 'fixed' | 'refused'>().notNull().default('open'),
    /** what the admin answered */
    note: text(),
    created_at: createdAt(),
    concluded_at: instant(),
  },
  (t) => [
    check('figure_reports_state', sql`${t.state} in ('open', 'fixed', 'refused')`),
    index('figure_reports_state_created').on(t.state, t.created_at.desc(), t.id.desc()),
    index('figure_reports_filing').on(t.accession_number),
  ],
)

/** Calls of a language model, for the budget of the day and the admin page. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: id(),
    at: createdAt(),
    /** UTC day the cost counts for */
    day: ymd().notNull(),
    provider: text().notNull(),
    model: text().notNull(),
    purpose: text().notNull(),
    accession_number: text(),
    user_id: ref().references(() => users.id, { onDelete: 'set null' }),
    input_tokens: integer(),
    output_tokens: integer(),
    /** reserved before the call, corrected after it; null without a price */
    cost_usd: amount(),
    error: text(),
  },
  (t) => [index('model_calls_day').on(t.day)],
)

/** Blog and social-post jobs that a page waits for (decision 37). */
export const pageJobs = pgTable(
  'page_jobs',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text().$type<'pending' | 'running' | 'completed' | 'failed' | 'timeout'>().notNull().default('pending'),
    step: text(),
    /** how many steps were told so far: the number of the last event */
    step_number: integer().notNull().default(0),
    payload: jsonb().notNull().$type<Json>(),
    result: jsonb().$type<Json>(),
    error: text(),
    created_at: createdAt(),
    finished_at: instant(),
  },
  (t) => [index('page_jobs_created').on(t.created_at)],
)

// Posts

export const posts = pgTable(
  'posts',
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    status: text().notNull().default('draft'),
    protected: boolean().notNull().default(false),
    preview_characters: integer().notNull().default(160),
    total_words: integer().notNull().default(0),
    content: text().notNull(),
    content_for_tts: text(),
    excerpt: text(),
    prompt: text(),
    qc_passed: boolean(),
    qc_report: text(),
    /** what the check found, claim by claim; the report in words is made from it */
    claims: jsonb().$type<unknown[]>(),
    /** counts the saved texts: the second of two admins who edit at once hears of the first */
    version: integer().notNull().default(1),
    /** the job that wrote it: one job makes one post however often it runs */
    job_id: text().unique(),
    created_by: ref().references(() => users.id, { onDelete: 'set null' }),
    published_at: instant(),
    created_at: createdAt(),
    updated_at: createdAt(),
    /** kept for 30 days, can be brought back (decision 42) */
    deleted_at: instant(),
  },
  (t) => [
    index('posts_created').on(t.created_at.desc(), t.id.desc()).where(sql`deleted_at is null`),
    index('posts_published')
      .on(t.published_at.desc(), t.id.desc())
      .where(sql`status = 'published' and deleted_at is null`),
    index('posts_search')
      .using('gin', sql`to_tsvector('english'::regconfig, ${t.title} || ' ' || coalesce(${t.excerpt}, ''))`)
      .where(sql`status = 'published' and deleted_at is null`),
  ],
)

/** Edits of a post; the edit of a published one waits here until its QC passed (decision 73). */
export const postRevisions = pgTable(
  'post_revisions',
  {
    id: id(),
    post_id: ref()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    slug: text().notNull(),
    content: text().notNull(),
    prompt: text(),
    preview_characters: integer().notNull(),
    state: text().$type<'waiting' | 'applied' | 'refused'>().notNull(),
    qc_passed: boolean(),
    qc_report: text(),
    created_by: ref().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [index('post_revisions_post').on(t.post_id, t.id.desc())],
)

/** Slugs a post had before: they redirect (decision 72). */
export const postSlugs = pgTable('post_slugs', {
  slug: text().primaryKey(),
  post_id: ref()
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' }),
})

/** The filings a post is written from, in order: the first feeds diagram and placeholder (decision 72). */
export const postFilings = pgTable(
  'post_filings',
  {
    post_id: ref()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    accession_number: text()
      .notNull()
      .references(() => filings.accession_number),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.post_id, t.accession_number] }),
    index('post_filings_filing').on(t.accession_number),
  ],
)

export const socialPosts = pgTable(
  'social_posts',
  {
    id: id(),
    type: text().notNull().default('tweet'),
    content: text().notNull(),
    description: text(),
    published: boolean().notNull().default(false),
    /** 'unknown': sent, but no answer came, so it may be out; an admin confirms or retries */
    state: text().$type<'draft' | 'publishing' | 'unknown' | 'published'>().notNull().default('draft'),
    job_id: text().unique(),
    url: text(),
    qc_result: jsonb().$type<{ passed: boolean; description: string; rationale: string }>(),
    post_id: ref().references(() => posts.id, { onDelete: 'set null' }),
    accession_number: text().references(() => filings.accession_number),
    created_at: createdAt(),
    updated_at: createdAt(),
    published_at: instant(),
  },
  (t) => [
    index('social_posts_post').on(t.post_id, t.created_at, t.id),
    index('social_posts_filing').on(t.accession_number),
  ],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accession_number: text(),
    post_id: ref().references(() => posts.id, { onDelete: 'cascade' }),
    role: text().$type<'user' | 'model'>().notNull(),
    content: text().notNull(),
    citations: jsonb().notNull().default([]).$type<unknown[]>(),
    unsupported: jsonb().notNull().default([]).$type<unknown[]>(),
    /** the answer in full, as it was sent; null for questions */
    answer: jsonb().$type<Json>(),
    created_at: createdAt(),
  },
  (t) => [index('chat_messages_thread').on(t.user_id, t.accession_number, t.post_id, t.id)],
)

// Following and mail

export const companyFollows = pgTable(
  'company_follows',
  {
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cik: cikNumber()
      .notNull()
      .references(() => companies.cik),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.cik] }), index('company_follows_cik').on(t.cik)],
)
export const listFollows = pgTable(
  'list_follows',
  {
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list_id: ref()
      .notNull()
      .references(() => companyLists.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.list_id] }), index('list_follows_list').on(t.list_id)],
)

export const emailPreferences = pgTable('email_preferences', {
  user_id: ref()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  frequency: text().$type<'off' | 'instant' | 'daily' | 'weekly'>().notNull().default('off'),
  scope: text().$type<'companies' | 'lists' | 'screens'>().notNull().default('companies'),
  unsubscribe_token: text().notNull().unique(),
  last_sent_at: instant(),
  updated_at: createdAt(),
})

/** Mails to send; without SMTP they stay here for admins to read (decision 19). */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    user_id: ref().references(() => users.id, { onDelete: 'cascade' }),
    to_email: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    headers: jsonb().notNull().default({}).$type<Record<string, string>>(),
    /** one mail per event and address */
    once_key: text().notNull().unique(),
    status: text().$type<'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** not before then is it tried again */
    next_attempt_at: createdAt(),
    error: text(),
    created_at: createdAt(),
    sent_at: instant(),
  },
  (t) => [
    index('outbox_created').on(t.created_at.desc(), t.id.desc()),
    index('outbox_waiting').on(t.next_attempt_at, t.id).where(sql`status = 'waiting'`),
  ],
)

/** Filings that a user was told about by mail, whatever the frequency was: never twice. */
export const reportedFilings = pgTable(
  'reported_filings',
  {
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accession_number: text()
      .notNull()
      .references(() => filings.accession_number),
    reported_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.accession_number] })],
)

// Alerts

/** Addresses of readers that are told of what fired (Standard Webhooks). */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** 'whsec_…', sealed */
    secret: text().notNull(),
    /** the one before it, which signs as well until then */
    previous_secret: text(),
    previous_until: instant(),
    /** why nothing is sent there any more; null = it is */
    disabled_reason: text(),
    created_at: createdAt(),
  },
  (t) => [index('webhooks_user').on(t.user_id, t.id)],
)

/** Rules of readers: what each is about, when it fires, and where it is told. */
export const alerts = pgTable(
  'alerts',
  {
    id: id(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    about: text().$type<'company' | 'list' | 'followed' | 'all'>().notNull(),
    cik: cikNumber().references(() => companies.cik),
    list_id: ref().references(() => companyLists.id, { onDelete: 'cascade' }),
    /** an `AlertCondition` of core */
    condition: jsonb().notNull().$type<Json>(),
    /** of its kind, so that the schedule finds those that wait for a day */
    kind: text().notNull(),
    by_mail: boolean().notNull().default(true),
    webhook_id: ref().references(() => webhooks.id, { onDelete: 'set null' }),
    is_active: boolean().notNull().default(true),
    /** since when the rule is as it is: what was filed long before is no news to it */
    since: instant().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index('alerts_user').on(t.user_id, t.id),
    index('alerts_cik').on(t.cik).where(sql`about = 'company'`),
    index('alerts_list').on(t.list_id).where(sql`about = 'list'`),
    index('alerts_since').on(t.since).where(sql`is_active`),
    check('alerts_about', sql`(about = 'company') = (cik is not null) and (about = 'list') = (list_id is not null)`),
  ],
)

/**
 * Filings whose row changed since the rules looked: written by a trigger in the transaction of the change while a rule
 * waits for one as new, taken out in the transaction that notes what fired.
 */
export const alertQueue = pgTable('alert_queue', {
  id: id(),
  accession_number: text().notNull(),
  created_at: createdAt(),
})

/** What fired: each rule once on each event, whatever is read, corrected or killed in between. */
export const alertEvents = pgTable(
  'alert_events',
  {
    id: id(),
    alert_id: ref()
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    /** 'statement:0000320193-19-000119' */
    event_key: text().notNull(),
    cik: cikNumber().notNull(),
    /** null = a report that did not come */
    accession_number: text(),
    /** a `Fired` of core: figures that the reader might see then, and is shown as long as they may */
    fired: jsonb().notNull().$type<Json>(),
    created_at: createdAt(),
  },
  (t) => [
    unique('alert_events_once').on(t.alert_id, t.event_key),
    index('alert_events_newest').on(t.alert_id, t.id.desc()),
  ],
)

/** Messages to webhooks; `message_id` stays over all attempts, so that a receiver knows a repetition. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhook_id: ref()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** null = a message to try it */
    event_id: ref().references(() => alertEvents.id, { onDelete: 'cascade' }),
    message_id: text().notNull().unique(),
    state: text().$type<'waiting' | 'delivered' | 'failed'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    next_attempt_at: createdAt(),
    /** of the last attempt: the status, the first of the answer, or why there was none */
    status: integer(),
    answer: text(),
    error: text(),
    created_at: createdAt(),
    tried_at: instant(),
  },
  (t) => [
    unique('webhook_deliveries_once').on(t.webhook_id, t.event_id),
    index('webhook_deliveries_newest').on(t.webhook_id, t.id.desc()),
    index('webhook_deliveries_waiting').on(t.next_attempt_at, t.id).where(sql`state = 'waiting'`),
  ],
)

// Prices and pictures

export const stockPrices = pgTable(
  'stock_prices',
  {
    ticker: text().notNull(),
    as_of: instant().notNull(),
    price: numeric({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    previous_close: amount(),
    source: text().notNull(),
    /** adjusted for later splits: drawn as such, never shown as a price (decision 44) */
    is_adjusted: boolean().notNull().default(false),
    fetched_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.ticker, t.as_of, t.source] })],
)

/** Logo images, re-encoded and served from here (decision 43). */
export const logoImages = pgTable('logo_images', {
  /** sha256 of the bytes, hex */
  sha256: text().primaryKey(),
  content_type: text().notNull(),
  bytes: bytes().notNull(),
  width: integer(),
  height: integer(),
  source_url: text(),
  created_at: createdAt(),
})

// Operation

/** What was done by whom; a trigger refuses update, delete and truncate. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: createdAt(),
    /** no foreign key: the entry outlives the account */
    user_id: ref(),
    /** e-mail, 'cli' or 'system' */
    actor: text().notNull(),
    action: text().notNull(),
    subject: text(),
    detail: jsonb().notNull().default({}).$type<Json>(),
  },
  (t) => [
    index('audit_log_at').on(t.at.desc(), t.id.desc()),
    index('audit_log_subject').on(t.subject),
    index('audit_log_accepted')
      .on(t.id.desc())
      .where(sql`action in ('qc.accepted', 'balance-sheet.accepted', 'cash-flow.accepted')`),
  ],
)

/** Runs of ingestion: last run and errors for the admin page (decision 39). */
export const ingestRuns = pgTable(
  'ingest_runs',
  {
    id: id(),
    kind: text().notNull(),
    started_at: createdAt(),
    finished_at: instant(),
    found: integer().notNull().default(0),
    stored: integer().notNull().default(0),
    queued: integer().notNull().default(0),
    errors: jsonb().notNull().default([]).$type<unknown[]>(),
  },
  (t) => [index('ingest_runs_started').on(t.started_at.desc(), t.id.desc())],
)

/** Small facts of this installation: 'samples', 'sync.edgar', 'x.refresh_token' (encrypted) … */
export const keyValues = pgTable('key_values', {
  key: text().primaryKey(),
  value: jsonb().notNull().$type<unknown>(),
  updated_at: createdAt(),
})

/**
 * Current reports (8-K, 6-K) that were looked into and hold no results: the schedule does not ask for them again. An
 * administrator who names one by its accession number has it looked into anew.
 */
export const passedOver = pgTable('passed_over', {
  accession_number: text().primaryKey(),
  cik: cikNumber().notNull(),
  form_type: text().notNull(),
  filing_date: ymd().notNull(),
  /** the sentence that said why */
  reason: text().notNull(),
  created_at: createdAt(),
})

/** One row: the budget of requests to EDGAR over all processes, by the database's clock. */
export const edgarRate = pgTable(
  'edgar_rate',
  {
    id: smallint().primaryKey().default(1),
    /** the earliest moment the next request may start */
    next_at: createdAt(),
    /** set after 429 or 403: nobody asks before */
    paused_until: instant(),
    pauses: integer().notNull().default(0),
  },
  (t) => [check('edgar_rate_one_row', sql`${t.id} = 1`)],
)

/** Counts of the tighter rate limits, which hold over all processes (decision 31). */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    n: integer().notNull(),
    resets_at: instant().notNull(),
  },
  (t) => [index('rate_limits_resets').on(t.resets_at)],
)

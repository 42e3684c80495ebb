/**
 * Filings for a full-text search in PostgreSQL, made from real sections: runs of consecutive passages of the samples,
 * mixed anew for every filing, each filing with its own company and a few words of its own. In SQL, vectors copied, so
 * that it takes minutes; nothing of it is a real company's.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PASSAGES_VERSION } from '@topline/core/filing/passages.ts'
import { cutPassages } from '../packages/server/src/features/search/cut-passages.ts'

const samples = join(import.meta.dirname, '../samples/filings')
/** Passages of one section at most, and sections of one filing: about 300 passages, as the samples have. */
const RUN = 12
const RUNS = 50
const FILINGS_OF_A_COMPANY = 10

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** @param say a line for every step */
export async function fillSearch(query: Query, filings: number, say: (line: string) => void): Promise<void> {
  const step = async (what: string, text: string) => {
    const began = Date.now()
    await query(text)
    say(`${what}: ${((Date.now() - began) / 1000).toFixed(1)} s`)
  }
  await query(`create unlogged table real (run int, n int, section text, text text, search tsvector,
    primary key (run, n))`)
  let run = 0
  for (const name of globSync('*/*.gz', { cwd: samples }).sort()) {
    const passages = cutPassages(gunzipSync(readFileSync(join(samples, name))), /\.txt\.gz$/.test(name))
    const rows: { run: number; n: number; section: string; text: string }[] = []
    let length = 0
    passages.forEach(({ section, text }, at) => {
      if (at > 0 && (length === RUN || (length > 3 && section !== passages[at - 1]?.section))) {
        run += 1
        length = 0
      }
      rows.push({ run, n: length, section: section.replaceAll('\0', ''), text: text.replaceAll('\0', '') })
      length += 1
    })
    run += 1
    await query(
      `insert into real select run, n, section, text,
          setweight(to_tsvector('english'::regconfig, section), 'B') || to_tsvector('english'::regconfig, text)
        from json_to_recordset($1) as r (run int, n int, section text, text text)`,
      [JSON.stringify(rows)],
    )
  }
  say(`${run} real sections`)
  const company = `'Synthetic ' || initcap(translate(md5('c' || c), '0123456789', 'ghijklmnop'))`
  await step(
    'companies',
    `insert into companies (cik, name, tickers, search)
      select c, ${company} || ' Corporation', array['Z' || c], lower(${company}) || ' corporation z' || c
      from generate_series(1, ${Math.ceil(filings / FILINGS_OF_A_COMPANY)}) c`,
  )
  await step(
    'filings',
    `insert into filings (accession_number, cik, form_type, base_form, filing_date, period_end, fiscal_year, fiscal_period,
        source, company_name, tickers)
      select lpad(c.cik::text, 10, '0') || '-25-' || lpad(n::text, 6, '0'), c.cik, f, f,
        date '2016-01-01' + (n * 350 + c.cik::int * 37 % 330), date '2015-12-31' + n * 350, 2015 + n,
        case when f = '10-Q' then 'Q1' else 'FY' end, 'edgar', c.name, c.tickers
      from companies c, generate_series(1, ${FILINGS_OF_A_COMPANY}) n,
        lateral (select case when n % 3 = 0 then '10-K' when c.cik::int % 20 = 0 then '20-F' else '10-Q' end as f) form
      order by c.cik, n limit ${filings}`,
  )
  await query("insert into counters (name, n) values ('filings', $1) on conflict (name) do update set n = excluded.n", [
    filings,
  ])
  await step(
    'documents',
    `insert into filing_documents (accession_number, name, type, is_main, size, sha256, storage_key, indexed_version)
      select accession_number, 'main.htm', form_type, true, 1000000, md5(accession_number), accession_number,
        ${PASSAGES_VERSION} from filings`,
  )
  // The column is made from the text; here the same vectors are copied. Reading does not know the difference.
  await query('alter table filing_passages alter column search drop expression')
  const indexes = await query(
    `select indexname, indexdef from pg_indexes where tablename = 'filing_passages' and indexname not like '%_pk'`,
  )
  for (const { indexname } of indexes) await query(`drop index ${String(indexname)}`)
  const day = "(f.filing_date - date '1970-01-01')"
  const runs = ['a', 'b', 'c', 'd', 'e', 'f'].map((run, level) => `'@${run}' || (${day} >> ${2 * level})::text`)
  const marks = `array_to_tsvector(array['@' || f.base_form, ${runs.join(', ')}])`
  await step(
    'passages',
    `insert into filing_passages (accession_number, document, position, section, text, start_byte, end_byte, base_form,
        filing_date, search)
      select f.accession_number, 'main.htm', r.slot * ${RUN} + real.n, real.section, real.text,
        r.slot * 20000 + real.n * 1500, r.slot * 20000 + real.n * 1500 + 1400, f.base_form, f.filing_date, real.search || ${marks}
      from filings f, generate_series(0, ${RUNS - 1}) as r (slot), lateral (
        select abs(hashtext(f.accession_number || '/' || r.slot)) % ${run} as run) pick
      join real on real.run = pick.run
      order by md5(f.accession_number), r.slot, real.n`,
  )
  await step(
    'a cover of each filing',
    `insert into filing_passages (accession_number, document, position, section, text, start_byte, end_byte, base_form,
        filing_date, search)
      select accession_number, 'main.htm', ${RUNS * RUN}, 'Cover page', company_name || ' files its report', 0, 100, base_form,
        filing_date, to_tsvector('english'::regconfig, company_name || ' files its report') || ${marks}
        from filings f`,
  )
  await query("set maintenance_work_mem = '1GB'")
  for (const { indexname, indexdef } of indexes) await step(String(indexname), String(indexdef))
  await step('statistics', 'vacuum analyze')
}

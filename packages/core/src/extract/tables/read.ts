import type { ExtractionFailure, ExtractionHints } from '../../statement/statement.ts'
import type { Bytes } from '../bytes.ts'
import type { Reading } from '../reading.ts'
import { Lines } from '../text/lines.ts'
import { titledGrids } from '../text/statements.ts'
import { likelyTables } from './candidates.ts'
import { chooseStatement } from './choose-statement.ts'
import { readCover } from './cover.ts'
import { coverPeriod, evaluate } from './evaluate.ts'
import type { Grid } from './row.ts'
import { hasHtmlTables, tableRanges } from './scan.ts'

const MOST_TABLES = 8

/**
 * Reads the income statement of a filing without tags: HTML tables, or plain text aligned by spaces. Tags of inline
 * filings are not looked at. Amounts in whole units of the currency; null where the document prints none or where the
 * evidence disagrees. Fails with `no-income-statement` where no table is a statement of operations.
 * Source: field definitions; decisions 55-64.
 */
export function readTables(bytes: Bytes, hints: ExtractionHints): Reading | ExtractionFailure {
  const cover = readCover(bytes, hints)
  const html = hasHtmlTables(bytes)
  const ranges = html ? tableRanges(bytes) : []
  let grids: Grid[] = html ? likelyTables(bytes, ranges, MOST_TABLES) : []
  const text = new Lines(html ? '' : bytes.toString('latin1', 0, bytes.length))
  if (!html) grids = titledGrids(text)
  const chosen = chooseStatement(grids, cover)
  if (!chosen) {
    return {
      ok: false,
      error: { code: 'no-income-statement', message: 'No income statement in this document' },
      form_type: cover.form,
      cik: cover.cik,
      company: cover.company,
      ...(cover.end ? { income_statement: coverPeriod(bytes, cover, cover.end) } : {}),
    }
  }
  return evaluate({ bytes, cover, chosen, ranges, text })
}

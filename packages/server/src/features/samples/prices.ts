/** Closing prices of the samples: the newest close as a price, older ones as what they are, adjusted (decision 44). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '../../db/open.ts'
import { stockPrices } from '../../db/schema.ts'
import { samplesFolder } from './manifest.ts'

type PriceRow = typeof stockPrices.$inferInsert

/** Markets in New York close at 16:00: 20:00 or 21:00 UTC; the later of the two is after the close all year. */
const CLOSE = 'T21:00:00Z'
const SAMPLE_SOURCE = 'sample'

/** @param csv lines `date,close` after a heading, oldest first, US dollars */
export function priceRows(ticker: string, csv: string): PriceRow[] {
  const closes = csv
    .trim()
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [date = '', close] = line.split(',')
      const price = Number(close)
      return /^\d{4}-\d{2}-\d{2}$/.test(date) && price > 0 ? [{ date, price }] : []
    })
  return closes.map(({ date, price }, i) => ({
    ticker,
    as_of: new Date(`${date}${CLOSE}`),
    price,
    currency: 'USD',
    previous_close: closes[i - 1]?.price ?? null,
    source: SAMPLE_SOURCE,
    is_adjusted: i < closes.length - 1,
  }))
}

export async function loadPrices(db: Db): Promise<void> {
  const folder = join(samplesFolder, 'prices')
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.csv'))) {
    const rows = priceRows(file.replace(/\.csv$/, ''), readFileSync(join(folder, file), 'utf8'))
    if (rows.length > 0) await db.insert(stockPrices).values(rows).onConflictDoNothing()
  }
}

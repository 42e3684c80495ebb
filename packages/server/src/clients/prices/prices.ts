/** Prices of shares from the feed of this installation (`PRICES_URL`): what it answers, and what goes wrong. */

import { DETAIL } from '@topline/core/api/details.ts'
import { DAY_MS } from '@topline/core/format/day.ts'
import { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { Settings } from '../../settings.ts'

interface LivePrice {
  price: number
  currency: string
  /** instant the price is of */
  as_of: Date
  previous_close: number | null
}

export interface PriceSource {
  /**
   * @returns null where the feed knows no such ticker
   * @throws AppError 'limited' ('Rate limited', with the seconds to wait) for its 429, 'upstream' for all else
   */
  find(ticker: string): Promise<LivePrice | null>
}

const TIMEOUT = 5_000
const LARGEST = 64 * 1024
/** Where the feed asks to wait without saying how long. */
const USUAL_WAIT = 60

const answer = z.object({
  price: z.number().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  as_of: z.iso.datetime({ offset: true }).or(z.iso.date()),
  previous_close: z.number().positive().nullish(),
})

/** @returns null without PRICES_URL: the stored closes are all there is */
export function openPrices(
  settings: Pick<Settings, 'PRICES_URL' | 'PRICES_API_KEY'>,
  now: () => Date,
  timeout = TIMEOUT,
): PriceSource | null {
  const { PRICES_URL, PRICES_API_KEY } = settings
  if (PRICES_URL === '') return null
  return {
    async find(ticker) {
      const url = PRICES_URL.replaceAll('{ticker}', encodeURIComponent(ticker)).replaceAll(
        '{key}',
        encodeURIComponent(PRICES_API_KEY),
      )
      const { status, retryAfter, body } = await ask(url, timeout)
      if (status === 404) return null
      if (status === 429)
        throw new AppError('limited', DETAIL.rateLimited, { isRetryable: true, retryAfter: retryAfter ?? USUAL_WAIT })
      if (status !== 200) throw failed(`status ${status}`)
      const read = answer.safeParse(json(body))
      if (!read.success) throw failed('an answer of another shape')
      const as_of = new Date(read.data.as_of)
      if (as_of.getTime() > now().getTime() + DAY_MS) throw failed('a price of the future')
      return { ...read.data, as_of, previous_close: read.data.previous_close ?? null }
    },
  }
}

interface Got {
  status: number
  /** seconds */
  retryAfter: number | null
  body: string
}

async function ask(url: string, timeout: number): Promise<Got> {
  try {
    // A redirect would be sent the key at an address nobody configured.
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    const header = response.headers.get('retry-after')
    const retryAfter = header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null
    let body = ''
    const decoder = new TextDecoder()
    for await (const piece of response.body ?? []) {
      body += decoder.decode(piece, { stream: true })
      if (body.length > LARGEST) throw new Error('the answer is too large')
    }
    return { status: response.status, retryAfter, body }
  } catch (error) {
    throw failed(error instanceof Error ? error.message : String(error))
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // the shape then says that it is none
  }
}

/** The address holds the key, so it stands in no error. */
const failed = (reason: string) =>
  new AppError('upstream', 'The price feed did not answer', { cause: new Error(reason), isRetryable: true })

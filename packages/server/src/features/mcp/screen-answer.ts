/** The screener as a tool: conditions in words or as the address has them, companies with the address of their filing. */
import type { Looking } from '@topline/core/access/access.ts'
import { pagePath } from '@topline/core/filing/page-path.ts'
import { SCREEN_BASES } from '@topline/core/screen/quantities.ts'
import { SCREEN_FORMS, screenQuery } from '@topline/core/screen/screen.ts'
import { screenInWords } from '@topline/core/screen/words.ts'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { askedScreen, screenCompanies } from '../screener/service.ts'

export const screenInput = z.object({
  conditions: z
    .string()
    .min(1)
    .max(1000)
    .describe(
      'In words, "margin > 30% growth > 20%", or by name with a range, "net_margin:0.3..,total_revenue:1e9..5e9"',
    ),
  basis: z.enum(SCREEN_BASES).optional().describe('Which newest period; default year'),
  form: z.enum(SCREEN_FORMS).optional(),
  currency: z.string().optional().describe('Three letters; where amounts are compared and none is named, USD'),
  list: z.string().optional().describe('The name of a list in its address'),
  sic: z.string().optional().describe('The first digits of an SIC code'),
  age: z.number().int().min(1).max(999).optional().describe('The period ended at most so many months ago'),
  sort: z.string().optional().describe('company, period or a figure, with - for the largest first'),
  limit: z.number().int().min(1).max(50).default(20),
})

interface Asking {
  db: Db
  looking: Looking
  site: string
  today: string
}

/** @throws AppError 422 naming what could not be read */
export async function screenToolAnswer({ db, looking, site, today }: Asking, input: z.infer<typeof screenInput>) {
  const { conditions, limit, age, ...more } = input
  const words = screenInWords(conditions)
  const named = new URLSearchParams(words ? screenQuery(words) : { where: conditions })
  for (const [name, value] of Object.entries({ ...more, age: age?.toString() }))
    if (value !== undefined) named.set(name, value)
  const screen = askedScreen((name) => named.get(name))
  const page = { skip: 0, limit }
  const {
    companies,
    histograms: _,
    waiting: __,
    ...answer
  } = await screenCompanies(db, looking, screen, {
    page,
    today,
    histograms: false,
  })
  return {
    ...answer,
    url: `${site}/screener?${screenQuery(screen)}`,
    companies: companies.map(({ logo_info: ___, accession_number, ...company }) => ({
      ...company,
      accession_number,
      url: `${site}${accession_number && company.form ? pagePath(accession_number, company.form) : `/company/${company.cik}`}`,
    })),
  }
}

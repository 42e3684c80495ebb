/** Lists that readers make for themselves. Changes of a list, its companies included, are the calls of every list. */
import { z } from 'zod'
import { description, name } from '../admin/lists.ts'
import { companyList, listedList } from '../wire.ts'

/** Companies of one own list; letters of what is pasted into it at once. */
export const MOST_COMPANIES = 500
const MOST_TEXT = 100_000

const pasted = z.string().max(MOST_TEXT).describe('Tickers or CIKs with anything between them, or a CSV file')

export const ownListBody = z.object({ name, description, text: pasted.default('') })
export const importBody = z.object({ text: pasted.min(1, 'Paste tickers or choose a file') })
export const orderBody = z.object({ ciks: z.array(z.string().max(20)).max(MOST_COMPANIES) })

/** What became of what was pasted. */
export const imported = z.object({
  added: z.number().int(),
  /** they were in the list before */
  already: z.number().int(),
  /** as they were written: no company is known by them */
  unknown: z.array(z.string()),
})
export type Imported = z.infer<typeof imported>

export const madeList = companyList.omit({ companies: true }).extend({ imported })

export const ownLists = z.object({
  lists: z.array(listedList),
  /** how many the plan allows */
  limit: z.number().int(),
})

export const shared = z.object({ share_slug: z.string() })

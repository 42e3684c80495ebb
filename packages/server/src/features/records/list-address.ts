/** How a reader knows a list. */
import { type SQL, sql } from 'drizzle-orm'
import { companyLists } from '../../db/schema.ts'

/** The address under which a reader knows a list that is joined in the query. */
export const addressFor = (userId: number): SQL<string> =>
  sql<string>`case when ${companyLists.owner_id} is null or ${companyLists.owner_id} = ${userId}
    then ${companyLists.slug} else ${companyLists.share_slug} end`

/**
 * Sentences as people write them, each known to be right or wrong by reading the filing. The sets named after a batch
 * were written before the checker had seen any of them; every set has to pass the limits by itself.
 */
import type { Made } from './claims-made.ts'
import { briefs } from './claims-written/briefs.ts'
import { columns } from './claims-written/columns.ts'
import { essays } from './claims-written/essays.ts'
import { newsletters } from './claims-written/newsletters.ts'
import { newsroom } from './claims-written/newsroom.ts'
import { posts } from './claims-written/posts.ts'
import { prose } from './claims-written/prose.ts'
import { remarks } from './claims-written/remarks.ts'
import { reports } from './claims-written/reports.ts'
import type { Sentences } from './claims-written/sentences.ts'

type Claimed = Made & { accession: string }

/** One list out of the sentences about several filings. */
function claimsOf(...files: readonly Readonly<Record<string, Sentences>>[]): Claimed[] {
  return files
    .flatMap((one) => Object.entries(one))
    .flatMap(([accession, sentences]) => sentences.map(([fault, text]) => ({ fault, text, accession })))
}

export const writtenSets: Readonly<Record<string, Claimed[]>> = {
  'Written by hand': claimsOf(prose, posts),
  'First batch: wires, blogs, notes': claimsOf(newsroom),
  'Second batch: newsletters, letters, lists': claimsOf(newsletters),
  'Third batch: columns, broker notes, answers': claimsOf(columns),
  'Fourth batch: essays, flashes, summaries': claimsOf(essays),
  'Fifth batch: reports of results': claimsOf(reports),
  'Sixth batch: briefs': claimsOf(briefs),
  'Seventh batch: remarks': claimsOf(remarks),
}

/** Statements that equal their truth files: those of the samples and, where a folder of filings lies beside, its too. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { isTagged } from '@topline/core/extract/document/prefixes.ts'
import { extractFiling } from '@topline/core/extract/extract.ts'
import type { Extraction } from '@topline/core/statement/statement.ts'
import { score, type Truth, truthFile } from './score.ts'

const root = join(import.meta.dirname, '..')
/** Filings with truth files beside the checkout: none are kept here, and what reads them goes by the samples or is skipped without. */
export const CORPUS = join(root, '../shared/edgar')

/** How the statement was read: `untagged` is a tagged filing read as if it had no tags, or one that has none. */
export type How = 'tagged' | 'untagged'

export interface Right {
  truth: Truth
  how: How
  bytes: Buffer
  result: Extraction
}

interface Source {
  filings: string
  truths: string
}

const SOURCES: Record<'samples' | 'corpus', Source> = {
  samples: { filings: join(root, 'samples/filings'), truths: join(root, 'samples/truth') },
  corpus: { filings: join(CORPUS, 'Archives'), truths: join(CORPUS, 'truth') },
}

/**
 * Every right statement, passed or not, one at a time: documents are large.
 * @param wants which documents are read, and how
 */
export function* rightStatements(
  from: keyof typeof SOURCES,
  wants: (document: Pick<Right, 'truth' | 'how' | 'bytes'>) => boolean = () => true,
): Generator<Right> {
  const { filings, truths } = SOURCES[from]
  if (!existsSync(truths)) return
  const paths = globSync('**/*.{htm,html,txt}{,.gz}', { cwd: filings })
  for (const file of readdirSync(truths).sort()) {
    if (!file.endsWith('.json')) continue
    const truth = truthFile.parse(JSON.parse(readFileSync(join(truths, file), 'utf8')))
    const bare = truth.accession_number.replaceAll('-', '')
    const own = paths.filter((path) => path.includes(bare) || path.includes(truth.accession_number))
    const path = own.find((one) => basename(one).replace(/\.gz$/, '').endsWith(truth.document)) ?? own[0]
    if (!path) continue
    const raw = readFileSync(join(filings, path))
    const bytes = path.endsWith('.gz') ? gunzipSync(raw) : raw
    for (const how of isTagged(bytes) ? (['tagged', 'untagged'] as const) : (['untagged'] as const)) {
      if (!wants({ truth, how, bytes })) continue
      const result = readAs(how, bytes)
      if (result.ok && score(truth, result).allRight) yield { truth, how, bytes, result }
    }
  }
}

export const readAs = (how: How, bytes: Buffer) =>
  extractFiling(bytes, { engine: how === 'tagged' ? 'tags' : 'tables' })

/** Statements that equal their truth files, of reports and of releases: the samples' and, where folders of filings lie beside, theirs too. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { isTagged } from '@topline/core/extract/document/prefixes.ts'
import { extractFiling } from '@topline/core/extract/extract.ts'
import type { FullExtraction } from '@topline/core/statement/other-statements.ts'
import { score, type Truth, truthFile } from './score.ts'

const root = join(import.meta.dirname, '..')
/** Filings with truth files beside the checkout: none are kept here, and what reads them goes by the samples or is skipped without. */
export const CORPUS = join(root, '../shared/edgar')

const RELEASES = join(root, '../shared/edgar-releases')

/** How the statement was read: `untagged` is a tagged filing read as if it had no tags, or one that has none. */
export type How = 'tagged' | 'untagged' | 'release'

export interface Right {
  truth: Truth
  how: How
  bytes: Buffer
  result: FullExtraction
}

interface Source {
  filings: string
  truths: string
  /** All of them are read so; else each with its tags and without them. */
  how?: How
}

const SOURCES = {
  samples: { filings: join(root, 'samples/filings'), truths: join(root, 'samples/truth') },
  corpus: { filings: join(CORPUS, 'Archives'), truths: join(CORPUS, 'truth') },
  'sample releases': {
    filings: join(root, 'samples/releases'),
    truths: join(root, 'samples/truth-releases'),
    how: 'release',
  },
  releases: { filings: join(RELEASES, 'Archives'), truths: join(RELEASES, 'truth'), how: 'release' },
} as const satisfies Record<string, Source>

export type RightsFrom = keyof typeof SOURCES

/**
 * Every right statement, passed or not, one at a time: documents are large.
 * @param wants which documents are read, and how
 */
export function* rightStatements(
  from: RightsFrom,
  wants: (document: Pick<Right, 'truth' | 'how' | 'bytes'>) => boolean = () => true,
): Generator<Right> {
  const { filings, truths, how: only }: Source = SOURCES[from]
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
    const all: readonly How[] = only ? [only] : isTagged(bytes) ? ['tagged', 'untagged'] : ['untagged']
    for (const how of all) {
      if (!wants({ truth, how, bytes })) continue
      const result = readAs(how, bytes)
      if (result.ok && score(truth, result).allRight) yield { truth, how, bytes, result }
    }
  }
}

/** A release is given alone: no form is named. */
export const readAs = (how: How, bytes: Buffer) =>
  extractFiling(bytes, how === 'release' ? {} : { engine: how === 'tagged' ? 'tags' : 'tables' })

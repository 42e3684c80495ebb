/** The folders of filings beside the checkout, where there are such. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { halfOf } from './halves.ts'

const beside = join(import.meta.dirname, '../../shared')

export interface FilingBeside {
  /** The accession number, or the document's name where the index has none. */
  name: string
  company: string
  half: 'a' | 'b'
  bytes: Buffer
}

/** The filings of a folder with an index, one at a time; none where the folder is not there. */
export function* filingsBeside(
  name: string,
  wants: (filing: Omit<FilingBeside, 'bytes'>) => boolean = () => true,
): Generator<FilingBeside> {
  const folder = join(beside, name)
  const index = join(folder, 'index.tsv')
  if (!existsSync(index)) return
  const [head = '', ...rows] = readFileSync(index, 'utf8').trim().split('\n')
  const at = (column: string) => head.split('\t').indexOf(column)
  const paths = globSync('**/*.{htm,html,txt}{,.gz}', { cwd: folder })
  for (const row of rows) {
    const cells = row.split('\t')
    const document = cells[at('document')] ?? cells[at('file')] ?? ''
    const accession = cells[at('accession_number')] ?? document
    const [cik = '', company = ''] = [cells[at('cik')], cells[at('company')]]
    const filing = { name: accession, company, half: halfOf({ cik, company }) }
    if (!wants(filing)) continue
    const bare = accession.replaceAll('-', '')
    const own = paths.filter((path) => path.includes(bare) || path.includes(accession))
    const path = own.find((one) => basename(one).replace(/\.gz$/, '') === document) ?? own[0]
    if (path === undefined) continue
    const raw = readFileSync(join(folder, path))
    yield { ...filing, bytes: path.endsWith('.gz') ? gunzipSync(raw) : raw }
  }
}

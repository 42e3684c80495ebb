/** `manifest.json`: what the data set holds, as of when, and every file with its rows, size and hash. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { reasonIn } from '../../file-reason.ts'
import { StartError } from '../../start-error.ts'

export const MANIFEST = 'manifest.json'

const file = z.object({
  /** within the folder, with slashes: statements/form=10-K/year=2024/part-0.parquet */
  path: z.string(),
  rows: z.number().int(),
  bytes: z.number().int(),
  sha256: z.string(),
})
export type ManifestFile = z.infer<typeof file>

const manifest = z.object({
  format: z.literal('topline-dataset'),
  version: z.literal(1),
  topline_version: z.string(),
  /** the moment that the rows are of: what `--since` of the next export takes */
  as_of: z.iso.datetime(),
  tables: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string(), description: z.string() })),
      rows: z.number().int(),
      files: z.array(file),
    }),
  ),
})
export type Manifest = z.infer<typeof manifest>

/**
 * The manifest of a folder.
 * @returns null where there is none
 * @throws StartError when the file is not one of ours or cannot be read
 */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const path = join(folder, MANIFEST)
  try {
    return manifest.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    const isOurs = error instanceof SyntaxError || error instanceof z.ZodError
    throw new StartError(isOurs ? `${path} is no manifest of a data set of Topline` : `${path}: ${reasonIn(error)}`, {
      cause: error,
    })
  }
}

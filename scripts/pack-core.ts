/**
 * `npm run pack:core`: `packages/core` as a package of its own. Its named entries (`packages/core/src/library`) are bundled
 * into modules that share what they have in common, with the declarations of their types, a manifest and the documents
 * beside them in `packages/core/dist`, and packed there by npm. The site itself goes on importing the sources.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const core = join(root, 'packages/core')
const dist = join(core, 'dist')

interface Manifest {
  name: string
  version: string
  description: string
  license: string
  dependencies: Record<string, string>
}
export const manifestOfCore = (): Manifest => JSON.parse(readFileSync(join(core, 'package.json'), 'utf8')) // our own file

/** The entries by name: 'extract' is imported as `@topline/core/extract`. */
export const entriesOfCore = (): Map<string, string> =>
  new Map(
    globSync('src/library/*.ts', { cwd: core })
      .sort()
      .map((path) => [basename(path, '.ts'), join(core, path)]),
  )

/** Writes the modules; gives the packages that they import. */
async function bundle(): Promise<Set<string>> {
  const known = Object.keys(manifestOfCore().dependencies)
  const built = await build({
    configFile: false,
    root: core,
    logLevel: 'error',
    build: {
      target: 'es2023',
      lib: { entry: Object.fromEntries(entriesOfCore()), formats: ['es'] },
      outDir: dist,
      minify: false,
      rolldownOptions: { external: known, output: { chunkFileNames: 'parts/[name].js' } },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return new Set(
    outputs.flatMap((one) => (one.type === 'chunk' ? one.imports.filter((name) => known.includes(name)) : [])),
  )
}

/** Declarations name their neighbours as the sources do, by `.ts`; a package has `.js` beside `.d.ts`. */
function declare(): void {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [tsc, '-p', join(core, 'tsconfig.pack.json')], { stdio: ['ignore', 2, 2] })
  for (const path of globSync('types/**/*.d.ts', { cwd: dist })) {
    const text = readFileSync(join(dist, path), 'utf8')
    writeFileSync(join(dist, path), text.replace(/((?:from |import\()'\.[^']*)\.ts'/g, "$1.js'"))
  }
}

/**
 * Builds the package.
 * @returns the folder that can be packed or published
 */
export async function buildCore(): Promise<string> {
  rmSync(dist, { recursive: true, force: true })
  const imported = await bundle()
  declare()
  const { name, version, description, license, dependencies } = manifestOfCore()
  const entry = (one: string) => ({ types: `./types/library/${one}.d.ts`, default: `./${one}.js` })
  const manifest = {
    ...{ name, version, description, license, type: 'module', sideEffects: false, engines: { node: '>=20' } },
    exports: Object.fromEntries([...entriesOfCore().keys()].map((one) => [`./${one}`, entry(one)])),
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([one]) => imported.has(one))),
  }
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const file of [join(core, 'README.md'), join(core, 'CHANGELOG.md'), join(root, 'LICENSE')])
    copyFileSync(file, join(dist, basename(file)))
  return dist
}

/**
 * Packs what was built.
 * @param into the folder that gets the archive
 * @returns the archive's path
 */
export function packCore(into: string): string {
  mkdirSync(into, { recursive: true })
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', into], { cwd: dist, encoding: 'utf8' }),
  ) // as npm documents it
  return join(into, filename)
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildCore()
  console.log(packCore(join(core, 'dist')))
}

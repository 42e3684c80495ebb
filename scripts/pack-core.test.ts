/**
 * The package as others get it: packed by npm, installed from its archive in an empty project without a network, and run
 * there on every Node.js that it promises and that is here (`npm test` and `npm run test:package` fetch the others).
 */
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCore, entriesOfCore, manifestOfCore, packCore } from './pack-core.ts'
import { MAJORS, nodeOf } from './package-nodes.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const project = mkdtempSync(join(tmpdir(), 'topline-package-'))
const APPLE = 'samples/filings/0000320193-24-000123/aapl-20240928.htm.gz'

/** The packages that the archive needs, from the checkout, so that nothing is fetched. */
function vendored(folder: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.keys(dependencies).map((name) => join(root, 'node_modules', name))
}

beforeAll(async () => {
  const built = await buildCore()
  const archive = packCore(project)
  writeFileSync(join(project, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }')
  const args = ['install', '--offline', '--install-links', '--no-audit', '--no-fund', archive, ...vendored(built)]
  execFileSync('npm', args, { cwd: project, stdio: 'pipe' })
  writeFileSync(join(project, 'aapl-20240928.htm'), gunzipSync(readFileSync(join(root, APPLE))))
}, 120_000)
afterAll(() => rmSync(project, { recursive: true, force: true }))

const installed = (path: string) => join(project, 'node_modules/@topline/core', path)

/** Each example of the README: what it is about, its code, and what its comments say that it prints. */
const examples = [
  ...read('packages/core/README.md').matchAll(/^## (.+)\n(?:(?!^## )[\s\S])*?```js\n([\s\S]*?)```/gm),
].map(([, about = '', code = '']) => {
  const said = [...code.matchAll(/(?:^|\) )\/\/ (.+)$/gm)].map(([, line]) => line)
  return { about, code, said }
})

describe.each(MAJORS)('on Node %i', (major) => {
  const node = nodeOf(major)
  if (node === null) return it.skip(`no Node ${major} is here: npm run test:package fetches one`, () => {})
  it.each(examples)('$about, as the README shows', ({ code, said }) => {
    const file = join(project, `example-${major}.js`)
    writeFileSync(file, code)
    const printed = execFileSync(node, [file], { cwd: project, encoding: 'utf8' })
    expect(printed.trim().split('\n')).toEqual(said)
  })
})

describe('the package', () => {
  it('holds what its manifest names, and no sources or tests', () => {
    const files = globSync('**/*', { cwd: installed('.') })
    const manifest = JSON.parse(readFileSync(installed('package.json'), 'utf8'))
    const named = Object.values<Record<string, string>>(manifest.exports).flatMap((one) => Object.values(one))
    expect(named.filter((path) => !files.includes(path.replace('./', '')))).toEqual([])
    expect(named.length).toBe(2 * entriesOfCore().size)
    expect(files.filter((path) => /\.test\.|\.fixture\.|(?<!\.d)\.ts$/.test(path))).toEqual([])
    expect(files).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'LICENSE']))
    expect(manifest).toMatchObject({ sideEffects: false, type: 'module', version: manifestOfCore().version })
  })

  it('imports nothing of Node.js, and no package that it does not name', () => {
    const { dependencies } = JSON.parse(readFileSync(installed('package.json'), 'utf8'))
    const imported = globSync('{*,parts/*}.js', { cwd: installed('.') }).flatMap((path) =>
      [...readFileSync(installed(path), 'utf8').matchAll(/^(?:import|export)\b[^;]*?from "([^".][^"]*)"/gm)].map(
        (m) => m[1],
      ),
    )
    expect([...new Set(imported)].sort()).toEqual(Object.keys(dependencies).sort())
  })

  it('has types that a compiler of its own believes, and that refuse what is wrong', () => {
    cpSync(join(root, 'node_modules/@types/big.js'), join(project, 'node_modules/@types/big.js'), { recursive: true })
    const check = (text: string) => {
      writeFileSync(join(project, 'use.ts'), text)
      const tsc = join(root, 'node_modules/typescript/bin/tsc')
      const args = [tsc, '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--types', '', 'use.ts']
      try {
        return execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' })
      } catch (error) {
        return String((error as { stdout: unknown }).stdout)
      }
    }
    const right = [...entriesOfCore().keys()].map((one) => `export * as ${one} from '@topline/core/${one}'\n`).join('')
    expect(check(right)).toBe('')
    const wrong = `import { extractFiling } from '@topline/core/extract'\nextractFiling('text')\n`
    expect(check(wrong)).toContain("not assignable to parameter of type 'Uint8Array")
  })

  it('tells its newest version in its own changelog', () => {
    const newest = /^## (\S+)$/m.exec(read('packages/core/CHANGELOG.md'))?.[1]
    expect(newest).toBe(manifestOfCore().version)
  })
})

/** Lints made sources by the rules of this repository, in a folder of their own: no test that lists the tree meets them. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** @param path where the source would stand, from the root. @returns what the linter said of it, and the code it ended with */
export function lint(path: string, text: string): { code: number | null; said: string } {
  const tree = mkdtempSync(join(tmpdir(), 'topline-lint-'))
  try {
    copyFileSync(join(root, 'biome.json'), join(tree, 'biome.json'))
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
    const done = spawnSync(process.execPath, [biome, 'lint', '--vcs-enabled=false', path], {
      cwd: tree,
      encoding: 'utf8',
    })
    return { code: done.status, said: `${done.stdout}${done.stderr}` }
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

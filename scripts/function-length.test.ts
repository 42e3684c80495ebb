/** The length of functions is a rule of the linter, in which the markup of a page does not count; it is broken on purpose here. */
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
it.each(['packages/core/src/extract', 'packages/core/src/flow', 'packages/server/src/http', 'packages/web/src/ui'])(
  'the linter refuses a function of more than 80 lines in %s',
  (folder) => {
    const probe = join(root, folder, 'shape-probe.ts')
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `  sum += ${at}\n`).join('')
    const saidOf = (count: number) => {
      writeFileSync(probe, `export function probe(sum: number): number {\n${lines(count)}  return sum\n}\n`)
      const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
      const done = spawnSync(process.execPath, [biome, 'lint', '--vcs-enabled=false', probe], { cwd: root })
      return `${done.stdout}${done.stderr}`
    }
    try {
      expect(saidOf(85)).toContain('noExcessiveLinesPerFunction')
      expect(saidOf(70)).not.toContain('noExcessiveLinesPerFunction')
    } finally {
      rmSync(probe, { force: true })
    }
  },
)

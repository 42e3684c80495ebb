/** The arrows between the packages are rules of the linter; each is broken on purpose here and must be reported. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const made: string[] = []
afterEach(() => {
  for (const path of made.splice(0)) rmSync(path, { force: true })
})

/** Lints one made file and answers what the linter said. */
function lint(path: string, text: string): { code: number | null; said: string } {
  const full = join(root, path)
  mkdirSync(dirname(full), { recursive: true })
  writeFileSync(full, text)
  made.push(full)
  const done = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'lint', '--vcs-enabled=false', full],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  return { code: done.status, said: `${done.stdout}${done.stderr}` }
}

describe('import arrows', () => {
  it.each([
    [
      'core to the machine',
      'packages/core/src/access/arrow-probe.ts',
      "import { readFileSync } from 'node:fs'\nexport const probe = readFileSync\n",
    ],
    [
      'core to the server',
      'packages/core/src/access/arrow-probe.ts',
      "import { app } from '@topline/server/src/app.ts'\nexport const probe = app\n",
    ],
    [
      'web to the server',
      'packages/web/src/ui/arrow-probe.ts',
      "import { app } from '@topline/server/src/app.ts'\nexport const probe = app\n",
    ],
    [
      'web to the extraction',
      'packages/web/src/ui/arrow-probe.ts',
      "import { x } from '@topline/core/extract/extract.ts'\nexport const probe = x\n",
    ],
    [
      'server to the web',
      'packages/server/src/http/arrow-probe.ts',
      "import { x } from '../../../web/src/root.tsx'\nexport const probe = x\n",
    ],
  ])('refuses %s', (_, path, text) => {
    const { code, said } = lint(path, text)
    expect(said).toContain('noRestrictedImports')
    expect(code).not.toBe(0)
  })

  it('lets web import core', () => {
    const { said } = lint(
      'packages/web/src/ui/arrow-probe.ts',
      "import { DETAIL } from '@topline/core/api/details.ts'\nexport const probe = DETAIL\n",
    )
    expect(said).not.toContain('noRestrictedImports')
  })
})

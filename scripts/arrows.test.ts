/**
 * The arrows of ARCHITECTURE.md. Those between the packages are rules of the linter, those inside a package are read from
 * the imports; each is broken on purpose here and must be reported.
 */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  circles,
  folderBelow,
  folderGraph,
  type Imports,
  importsIn,
  importsOf,
  productSources,
  wrongArrows,
} from './imports.ts'
import { lint } from './lint.fixture.ts'

const root = join(import.meta.dirname, '..')

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
    const { code, said } = lint(
      'packages/web/src/ui/arrow-probe.ts',
      "import { DETAIL } from '@topline/core/api/details.ts'\nexport const probe = DETAIL\n",
    )
    expect(said).not.toContain('noRestrictedImports')
    expect(code).toBe(0)
  })
})

/** Folders from the lowest to the highest: each may import those before it, and those of its own step. */
const ORDERS: readonly { base: string; order: readonly (string | readonly string[])[] }[] = [
  {
    base: 'packages/core/src',
    order: [
      'format',
      'statement',
      'releases',
      'filing',
      'changes',
      'access',
      'plans',
      'lists',
      'alerts',
      'figures-in-words',
      'posts',
      'words',
      'claims',
      'api',
      'chart',
      'screen',
      'flow',
      'pictures',
      'chat',
      'search',
      'qc',
      'extract',
      'source',
      'library',
    ],
  },
  {
    base: 'packages/core/src/extract',
    order: [
      'document',
      'tags',
      ['sheet', 'lexicon'],
      'roles',
      'statements',
      'notes',
      'divisions',
      'evidence',
      'choose',
      'model',
      'release',
    ],
  },
  { base: 'packages/core/src/flow', order: ['text', 'graph', 'layout', 'drawing'] },
  {
    base: 'packages/core/src/pictures',
    order: ['small', 'towers', 'hundred', 'bridge', 'change', 'release', 'drawing'],
  },
  { base: 'packages/server/src/http', order: ['gate', 'viewer', 'answers', 'operations', 'openapi'] },
  { base: 'packages/server/src', order: ['db', 'jobs', 'clients', 'http', 'features', 'cli'] },
  {
    base: 'packages/web/src',
    order: ['api', 'session', 'ui', ['actions', 'following', 'keys', 'chat'], 'statements', 'shell', 'pages', 'embed'],
  },
  {
    base: 'packages/web/src/ui',
    order: [
      'theme',
      'controls',
      'display',
      'figure',
      'table',
      'export',
      ['arithmetic', 'chart', 'flow', 'pictures', 'markdown', 'tweets'],
    ],
  },
]
const FEATURES = 'packages/server/src/features'

const sources = productSources(root, ['packages/core/src', 'packages/server/src', 'packages/web/src'])
const imports = importsOf(sources)

/** The tree with one more import in `path`. */
function withImport(path: string, target: string): Imports {
  const { length } = path.split('/').slice(0, -1)
  const text = `import { x } from '${'../'.repeat(length)}${target}'\n${sources.get(path) ?? ''}`
  return new Map([...imports, [path, importsIn(path, text, sources)]])
}
const someFileIn = (folder: string): string => {
  const found = [...sources.keys()].find((path) => path.startsWith(`${folder}/`))
  if (found === undefined) throw new Error(`there is no source in ${folder}`)
  return found
}

describe('arrows inside the packages', () => {
  it('are read from every source', () => {
    expect(sources.size).toBeGreaterThan(800)
    expect([...imports.values()].flat().length).toBeGreaterThan(3000)
  })

  it('make no circle of files', () => {
    expect(circles(imports)).toEqual([])
  })

  it('report a circle of files', () => {
    const [from, targets] = [...imports].find(([, to]) => to.length > 0) ?? ['', []]
    const [target = ''] = targets
    const found = circles(withImport(target, from))
    expect(found).toHaveLength(1)
    expect(found[0]).toEqual(expect.arrayContaining([from, target]))
  })

  describe.each(ORDERS)('between the folders of $base', ({ base, order }) => {
    const folderOf = folderBelow(base)

    it('go down', () => {
      expect(wrongArrows(imports, folderOf, order)).toEqual([])
    })

    it('make no circle, also not within a step', () => {
      expect(circles(folderGraph(imports, folderOf))).toEqual([])
    })

    const first = (step: string | readonly string[] | undefined) => [step ?? ''].flat()[0] ?? ''
    it.each(order.slice(1).map((upper, at) => [first(order[at]), first(upper)]))(
      'are reported from %s up to %s',
      (low, upper) => {
        const [from, target] = [someFileIn(`${base}/${low}`), someFileIn(`${base}/${upper}`)]
        expect(wrongArrows(withImport(from, target), folderOf, order)).toContain(`${from} → ${target}`)
      },
    )

    it('know every folder', () => {
      const folders = [...folderGraph(imports, folderOf).keys()]
      expect(folders.sort()).toEqual(order.flat().sort())
    })
  })

  describe('between the features of the server', () => {
    const folderOf = folderBelow(FEATURES)

    it('make no circle', () => {
      expect(circles(folderGraph(imports, folderOf))).toEqual([])
    })

    it('lead to no routes but their own', () => {
      const wrong = [...imports].flatMap(([path, targets]) =>
        targets
          .filter((target) => /\/features\/.*routes\.ts$/.test(target) && folderOf(path) !== null)
          .filter((target) => folderOf(path) !== folderOf(target))
          .map((target) => `${path} → ${target}`),
      )
      expect(wrong).toEqual([])
    })

    it('are reported where they make one', () => {
      const broken = withImport(someFileIn(`${FEATURES}/records`), someFileIn(`${FEATURES}/companies`))
      expect(circles(folderGraph(broken, folderOf)).flat()).toEqual(expect.arrayContaining(['companies', 'records']))
    })
  })
})

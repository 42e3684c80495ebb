/** The memory of the house: no comment, test or document points to something that is not here. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lostReferences, readPlaces } from './references.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const places = readPlaces({
  decisions: read('docs/decisions.md'),
  habits: read('docs/extraction-habits.md'),
  flow: read('docs/income-flow.md'),
})

const documents = readdirSync(root).filter((name) => name.endsWith('.md'))

/** Files under a path that people write, without what is built or installed. */
function below(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return /\.(tsx?|mjs|css|md)$/.test(path) ? [path] : []
  return readdirSync(join(root, path))
    .filter((name) => name !== 'node_modules' && name !== 'dist' && !name.startsWith('.'))
    .flatMap((name) => below(`${path}/${name}`))
}

describe('references', () => {
  it('lead to a heading under docs/', () => {
    const paths = ['packages', 'scripts', 'bench', 'e2e', 'fuzz', 'docs', ...documents]
      .flatMap((top) => below(top))
      // The test below plants wrong ones.
      .filter((path) => !path.startsWith('scripts/references'))
    expect(paths.length).toBeGreaterThan(1000)
    expect(
      lostReferences(
        paths.map((path) => ({ path, text: read(path) })),
        places,
      ),
    ).toEqual([])
  })

  it('know enough places to be worth a check', () => {
    expect(places.decisions.size).toBeGreaterThan(70)
    expect(places.habits.size).toBeGreaterThan(100)
    expect(places.steps.size).toBeGreaterThan(20)
  })

  it.each([
    ['a decision', '/** Kept whole (decision 4711). */', 'decision 4711'],
    ['the last of several decisions', '// as decisions 1, 2 and 4712 say', 'decision 4712'],
    ['a habit of filings', '/** A head over three rows (T999). */', 'T999'],
    ['a habit in the name of a test', "it('T998 reads the column', () => {})", 'T998'],
    ['a step of the drawing', '/** Source: docs/income-flow.md A1, D7. */', 'step D7'],
    ['a section of another document', '/** As §7 asks. */', '§7'],
    ['a picture that is not here', '/** The row on a phone (picture 10a). */', 'picture 10a'],
    ['an appendix', '/** One row a call (appendix B). */', 'appendix B'],
  ])('that lead nowhere are reported: %s', (_, text, reference) => {
    expect(lostReferences([{ path: 'a/b.ts', text: `\n${text}\n` }], places)).toEqual([
      { path: 'a/b.ts', line: 2, reference },
    ])
  })

  it('are looked for in comments and names, not in code', () => {
    const text = "const ticker = 'T999'\nconst x = T999 // T1\n"
    expect(lostReferences([{ path: 'a/b.ts', text }], places)).toEqual([])
  })
})

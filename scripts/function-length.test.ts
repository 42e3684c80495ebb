/** The length of functions is a rule of the linter, in which the markup of a page does not count; it is broken on purpose here. */
import { expect, it } from 'vitest'
import { lint } from './lint.fixture.ts'

const lines = (count: number) => Array.from({ length: count }, (_, at) => `  sum += ${at}\n`).join('')

it.each(['packages/core/src/extract', 'packages/core/src/flow', 'packages/server/src/http', 'packages/web/src/ui'])(
  'the linter refuses a function of more than 80 lines in %s',
  (folder) => {
    const of = (count: number) =>
      lint(`${folder}/shape-probe.ts`, `export function probe(sum: number): number {\n${lines(count)}  return sum\n}\n`)
    expect(of(85).said).toContain('noExcessiveLinesPerFunction')
    expect(of(70)).toMatchObject({ code: 0, said: expect.not.stringContaining('noExcessiveLinesPerFunction') })
  },
)

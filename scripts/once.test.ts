/** Rules that were written several times once, each with an answer of its own: where each of them stands now. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const sources = globSync('{packages/*/src,bench,scripts,fuzz}/**/*.{ts,tsx,mjs,css}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$|^scripts\/once/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const inWeb = (path: string) => `packages/web/src/${path}`
const inCore = (path: string) => `packages/core/src/${path}`

describe('stand once:', () => {
  it.each([
    {
      rule: 'sums of days',
      habit: /86_?400_?000|toISOString\(\)\.slice\(0, 10\)/,
      homes: [inCore('format/day.ts')],
      example: 'const DAY = 86_400_000',
    },
    {
      rule: 'names of months',
      habit: /'?Jan(?:uary)?'?,? '?Feb(?:ruary)?\b|'Jan(?:uary)?',\n\s*'Feb/,
      homes: [inCore('format/date.ts')],
      example: "const MONTHS = ['Jan', 'Feb']",
    },
    {
      rule: 'escapes of markup',
      habit: /'&(?:amp|lt|#38|#60);'\)/,
      // A phrase is looked for in the page's own source, where `<` is written so.
      homes: [inCore('format/markup.ts'), 'packages/server/src/features/source/phrases.ts'],
      example: "text.replaceAll('&', '&amp;')",
    },
    {
      rule: 'readings of character references',
      habit: /&(?:amp|quot|apos|rsquo);\/[gi]+,/,
      homes: [],
      example: "text.replace(/&amp;/g, '&')",
    },
    {
      rule: 'growth on a year before',
      habit: /\/ (?:\w+\.)?(?:before|old|prior)(?:\.\w+)? - 1\b/,
      // What a writer may have worked out from a loss is no growth of ours.
      homes: [
        inCore('statement/margins.ts'),
        inCore('claims/direction-claims.ts'),
        inCore('claims/tightness.ts'),
        'bench/claims-made.ts',
      ],
      example: 'return now.value / before.value - 1',
    },
    {
      rule: 'the code of the period a year before',
      habit: /\.slice\(0, 4\)\) - 1\}\$\{/,
      homes: [inCore('statement/period-code.ts')],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is looked for
      example: 'return `${Number(period.slice(0, 4)) - 1}${period.slice(4)}`',
    },
    {
      rule: 'frames of fields',
      habit: /1px solid var\(--field\)/,
      // The other two are frames around a field and its button.
      homes: [inWeb('ui/theme/base.css'), inWeb('chat/chat.module.css'), inWeb('pages/search/search.module.css')],
      example: 'border: 1px solid var(--field);',
    },
  ])('$rule', ({ habit, homes, example }) => {
    expect(habit.test(example)).toBe(true)
    for (const home of homes) expect(sources.map(({ path }) => path)).toContain(home)
    expect(
      sources.filter(({ path, text }) => habit.test(text) && !homes.includes(path)).map(({ path }) => path),
    ).toEqual([])
  })
})

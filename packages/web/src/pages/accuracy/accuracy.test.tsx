import { readFileSync } from 'node:fs'
import { type AccuracyAnswer, accuracyBoard } from '@topline/core/api/accuracy/accuracy.ts'
import { unseenFile } from '@topline/core/api/accuracy/unseen.ts'
import { csvText } from '@topline/core/format/csv.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import AccuracyPage from './Page.tsx'
import { unseenSheet } from './sheets.ts'

const sample = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../../samples/${name}`, import.meta.url), 'utf8'))
const whole: AccuracyAnswer = {
  unseen: unseenFile.parse(sample('unseen.json')),
  board: accuracyBoard.parse(sample('accuracy.json')),
  site: [],
}

/** The page for an answer of the API. */
async function markup(answer: AccuracyAnswer): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([
    {
      path: '/accuracy',
      loader: () => ({ read: { is: 'here', value: answer }, origin: 'http://localhost' }),
      Component: AccuracyPage,
    },
  ])
  const context = await query(new Request('http://localhost/accuracy'))
  if (context instanceof Response) throw new Error(`${context.status}`)
  const page = <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} />
  return renderToStaticMarkup(page)
}

/** Its text, tags as blanks. */
const shown = async (answer: AccuracyAnswer): Promise<string> =>
  (await markup(answer))
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

it('gives each table a name of its own, though measurements have parts of one name', async () => {
  const names = [...(await markup(whole)).matchAll(/aria-label="([^"]*)"/g)].map((found) => found[1])
  // Each later measurement adds to these: its table must not take the name of one before.
  expect(names.filter((name) => name?.includes('Half b')).length).toBeGreaterThan(1)
  expect(new Set(names).size).toBe(names.length)
})

it('says first what unseen filings got, with date and engine, and names what the rules were written with', async () => {
  const text = await shown(whole)
  const places = [
    'engine of 2026-11-22, commit 0223989): about one in 6 filings without tags (17 of 109) was wrong',
    '157 filings of companies the engine had never seen',
    'plain text, 1993–1996 45 84.70% 10 100.0% 66.0% 78.5%',
    '82% agree, 44 or more differ',
    'Half b (tried on only)',
    'No real release on Form 6-K was at hand',
    'Of 31 releases: 98.6% of the figures',
    'Filings the rules were written with',
    // What is wrong stands before what is right.
    ' Misses ',
    'By kind of document',
  ].map((words) => text.indexOf(words))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(text).not.toMatch(/\b0 of 0\b|all the same/)
})

it('shows the samples alone where no measurement is installed', async () => {
  const text = await shown({ ...whole, unseen: null })
  expect(text).not.toContain('about one in')
  expect(text).toContain('Filings the rules were written with')
})

it('exports a measurement with its date and engine in every row', () => {
  const rows = (whole.unseen?.measurements ?? []).map((entry) => csvText(unseenSheet(entry)).trim().split('\r\n'))
  expect(rows.slice(0, 3).map((lines) => lines.length)).toEqual([5, 9, 9])
  expect(rows[1]).toContain('2026-11-22,efeecd2,Half b (tried on only),plain text,24,96.22,1,,,')
  expect(rows[2]).toContain('2026-11-23,1000089,Half b (tried on only),plain text,24,97.57,1,94.7,93.8,99.1')
})

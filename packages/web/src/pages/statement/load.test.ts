import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { fetchContext } from '../../context.ts'
import { loader as ofSheet } from './BalanceSheetPage.tsx'
import { loader as ofFlow } from './CashFlowPage.tsx'

const RELEASE = '0000320193-25-000071'
const REPORT = '0000320193-25-000073'
const FORMS: Record<string, string> = { [RELEASE]: '8-K', [REPORT]: '10-Q' }

/** Where a loader leads, or the form that it shows. */
async function load(loader: typeof ofSheet | typeof ofFlow, accession: string, path: string) {
  const context = new RouterContextProvider()
  context.set(fetchContext, async (asked) => {
    const form_type = FORMS[/\d{10}-\d\d-\d{6}/.exec(String(asked))?.[0] ?? '']
    if (!String(asked).includes('/context')) return Response.json({ detail: 'Not found' }, { status: 404 })
    return form_type ? Response.json({ filing: { form_type } }) : Response.json({ detail: 'No' }, { status: 404 })
  })
  const request = new Request(`http://site/filing/${accession}/${path}`)
  try {
    const { around } = await loader({ context, params: { accession }, request, url: new URL(request.url), pattern: '' })
    return around.filing.form_type
  } catch (thrown) {
    if (thrown instanceof Response) return [thrown.status, thrown.headers.get('location')]
    return [(thrown as { init?: { status?: number } }).init?.status, null] // an answer with a status, as loaders throw
  }
}

it.each([
  ['balance-sheet', ofSheet],
  ['cash-flow', ofFlow],
])('leads from the %s of a release to its own page', async (path, loader) => {
  expect(await load(loader, RELEASE, path)).toEqual([302, `/release/${RELEASE}/${path}`])
  expect(await load(loader, RELEASE.replaceAll('-', ''), path)).toEqual([301, `/filing/${RELEASE}/${path}`])
  expect(await load(loader, REPORT, path)).toBe('10-Q')
  expect(await load(loader, '0000320193-25-000099', path)).toEqual([404, null])
})

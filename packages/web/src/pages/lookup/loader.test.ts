import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { type Fetch, fetchContext } from '../../context.ts'
import { loader } from './Page.tsx'

const look = async (fetch: Fetch) => {
  const context = new RouterContextProvider()
  context.set(fetchContext, fetch)
  const request = new Request('http://site/filing/aapl/2024/fy')
  const params = { ticker: 'aapl', year: '2024', quarter: 'fy' }
  const answer = await loader({ context, params, request, url: new URL(request.url), pattern: '' })
  return { text: answer.data.text, status: answer.init?.status }
}
const answered = (status: number, detail: string) => look(async () => Response.json({ detail }, { status }))

it('says what the server says of an address that it refuses', async () => {
  expect(await answered(422, 'No such year')).toEqual({ text: 'No such year', status: 404 })
})

it('says what was looked for where it is not found', async () => {
  expect(await answered(404, 'Filing not found')).toEqual({
    text: 'Attempted to find filing for AAPL from FY 2024',
    status: 404,
  })
})

it('asks once, and owns up to what it did not expect', async () => {
  let asked = 0
  const broken = await look(async () => {
    asked += 1
    return Response.json({ detail: 'secret' }, { status: 500 })
  })
  expect(broken).toEqual({ text: 'An unexpected error occurred', status: 503 })
  expect(asked).toBe(1)
})

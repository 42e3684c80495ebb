import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PostOptions, postForeign, refusedAddress } from './post-foreign.ts'

let connections = 0
let port = 0
const canary = createServer((_, response) => response.writeHead(500).end('x'.repeat(5000)))
beforeAll(async () => {
  canary.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((done) => canary.listen(0, '127.0.0.1', done))
  port = (canary.address() as AddressInfo).port // listens on TCP
})
afterAll(() => {
  canary.closeAllConnections()
  canary.close()
})
const options: PostOptions = { headers: {}, body: '{}', timeout: 10_000, allowsLoopback: false }

it('reaches nothing inside, whatever it is called, and says the same of all', async () => {
  const names: Record<string, string[]> = {
    'inside.example': ['127.0.0.1'],
    'mixed.example': ['93.184.215.14', '10.0.0.1'],
    'nothing.example': [],
  }
  const resolve = async (host: string) => names[host] ?? Promise.reject(new Error('ENOTFOUND'))
  const hosts = ['127.0.0.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]', '169.254.169.254', '10.0.0.1', '0.0.0.0']
  for (const host of [...hosts, ...Object.keys(names), 'no-such.example'])
    expect([host, await postForeign(`http://${host}:${port}/`, { ...options, resolve })]).toEqual([
      host,
      { status: null, text: '', error: 'The address leads to no server on the public internet' },
    ])
  for (const address of ['file:///etc/passwd', 'gopher://x/', 'http://a:b@127.0.0.1/', 'x'])
    expect((await postForeign(address, options)).status).toBeNull()
  expect(connections).toBe(0)
})

it('reaches this machine where that is allowed, and keeps the first of the answer alone', async () => {
  const answer = await postForeign(`http://127.0.0.1:${port}/`, { ...options, allowsLoopback: true })
  expect([answer.status, answer.text.length, answer.error]).toEqual([500, 1000, null])
  const inside = { ...options, allowsLoopback: true, resolve: async () => ['10.0.0.1'] }
  expect((await postForeign(`http://x.example:${port}/`, inside)).status).toBeNull()
})

it('tells of an address alone what cannot be a webhook, before anything is sent', () => {
  const NOT_THERE = 'The address leads to no server on the public internet'
  const outside = { allowsLoopback: false }
  for (const host of ['127.0.0.1:9', 'localhost', '[::1]', '169.254.169.254', '10.0.0.1', '2130706433'])
    expect([host, refusedAddress(`http://${host}/x`, outside)]).toEqual([host, NOT_THERE])
  expect(refusedAddress('http://127.0.0.1:9/x', { allowsLoopback: true })).toBeNull()
  expect(refusedAddress('http://169.254.169.254/x', { allowsLoopback: true })).toBe(NOT_THERE)
  expect(refusedAddress('https://example.com/hook', outside)).toBeNull()
  expect(refusedAddress('https://93.184.215.14/hook', outside)).toBeNull()
  expect(refusedAddress('hook', outside)).toContain('begins with https://')
})

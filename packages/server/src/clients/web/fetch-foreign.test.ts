import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPublicAddress } from './addresses.ts'
import { type ForeignOptions, fetchForeign } from './fetch-foreign.ts'

async function listen(host: string, port: number, handler: RequestListener): Promise<Server> {
  const server = createServer(handler)
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done))
  return server
}

describe('fetching what somebody else names', () => {
  let canary: Server
  let canary6: Server | null = null
  let site: Server
  let port = 0
  let connections = 0
  let reply: RequestListener = (_, response) => response.end()
  const watch = (server: Server) => server.on('connection', () => void connections++)
  beforeAll(async () => {
    canary = watch(await listen('127.0.0.1', 0, (_, response) => response.end('secret')))
    port = (canary.address() as AddressInfo).port // listens on TCP, so it has a port
    canary6 = await listen('::1', port, (_, response) => response.end('secret')).then(watch, () => null)
    site = await listen('127.0.0.2', port, (request, response) => reply(request, response))
  })
  afterAll(() => {
    for (const server of [canary, canary6, site]) {
      server?.closeAllConnections()
      server?.close()
    }
  })
  /** Names as a hostile name server would answer them; any port, so that only the address stops the call. */
  const NAMES: Record<string, string[]> = {
    'inside.example': ['127.0.0.1'],
    'mixed.example': ['93.184.215.14', '127.0.0.1'],
    'mapped.example': ['::ffff:127.0.0.1'],
    'metadata.google.internal': ['169.254.169.254'],
    'localtest.example': ['::1'],
    'nothing.example': [],
    'site.example': ['127.0.0.2'],
  }
  const resolve = async (host: string) => NAMES[host] ?? Promise.reject(new Error('ENOTFOUND'))
  const isAllowed = (address: string) => address === '127.0.0.2' || isPublicAddress(address)
  const options: ForeignOptions = { resolve, isAllowed, isTest: true, timeout: 20_000 }

  const HOSTS = [
    ...['127.0.0.1', '127.1', '127.0.1', '127.255.255.254', '2130706433', '0x7f000001', '0x7f.0.0.1', '0177.0.0.1'],
    ...['017700000001', '0x7f.1', '0', '0.0.0.0', '127.0.0.1.', '%31%32%37.0.0.1', '①②⑦.⓪.⓪.①', '１２７.0.0.1'],
    ...['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.1.254', '100.64.0.1'],
    ...['169.254.169.254', '169.254.1.1', '2852039166', '0xa9fea9fe', '192.0.0.192', '198.18.0.1', '198.51.100.7'],
    ...['203.0.113.9', '192.0.2.1', '224.0.0.1', '239.255.255.250', '255.255.255.255', '240.0.0.1'],
    ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[fe80::1]'],
    ...['[fd00:ec2::254]', '[fc00::1]', '[ff02::1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[2001:0:7f00:1::]'],
    ...['[::ffff:0:7f00:1]', '[fec0::1]', '[2001:db8::1]', '[100::1]'],
    ...Object.keys(NAMES).filter((name) => name !== 'site.example'),
    ...['no-such.example', 'localhost', 'user:pass@site.example'],
  ]
  it('tries sixty addresses that lead inside, and connects to none', async () => {
    expect(HOSTS.length).toBeGreaterThanOrEqual(60)
    for (const host of HOSTS)
      await expect(fetchForeign(`http://${host}:${port}/`, options), host).rejects.toMatchObject({
        name: 'ForeignError',
      })
    expect(connections).toBe(0)
  })
  it('reaches none of them by a redirect either', async () => {
    const asked: string[] = []
    for (const host of HOSTS) {
      reply = (request, response) => {
        asked.push(request.url ?? '')
        response.writeHead(302, { location: `http://${encodeURI(host)}:${port}/inside` }).end()
      }
      await expect(fetchForeign(`http://site.example:${port}/`, options), host).rejects.toThrow()
    }
    expect(asked).toEqual(HOSTS.map(() => '/'))
    expect(connections).toBe(0)
  })
  it('asks a name once and connects to the address it was given', async () => {
    let asked = 0
    const rebinding = async () => {
      asked += 1
      return asked === 1 ? ['127.0.0.2'] : ['127.0.0.1']
    }
    reply = (request, response) => response.end(`site ${request.headers.host}`)
    const answer = await fetchForeign(`http://rebinding.example:${port}/`, { ...options, resolve: rebinding })
    expect(answer.body.toString()).toBe(`site rebinding.example:${port}`)
    expect([asked, connections]).toEqual([1, 0])
  })
  it.each([
    'file:///etc/passwd',
    'gopher://site.example/1',
    'ftp://site.example/',
    'data:text/html,x',
    'http://site.example/',
    'https://site.example:8443/',
    'javascript:1',
    'blob:x',
    '//site.example',
    'x',
  ])('refuses %s before anything is asked', async (address) => {
    const asked: string[] = []
    const noted = async (host: string) => {
      asked.push(host)
      return ['127.0.0.2']
    }
    await expect(fetchForeign(address, { resolve: noted, isAllowed })).rejects.toMatchObject({ name: 'ForeignError' })
    expect(asked).toEqual([])
  })
  it('follows three redirects and no fourth', async () => {
    reply = (request, response) => {
      const n = Number(request.url?.slice(1))
      if (n === 0) response.setHeader('content-type', 'text/html').end('there')
      else response.writeHead(301, { location: `/${n - 1}` }).end()
    }
    const answer = await fetchForeign(`http://site.example:${port}/3`, options)
    expect([answer.body.toString(), answer.url.pathname, answer.contentType]).toEqual(['there', '/0', 'text/html'])
    await expect(fetchForeign(`http://site.example:${port}/4`, options)).rejects.toThrow('more than 3 redirects')
  })
  it('takes no more than 2 MB, no packed body, no error page', async () => {
    reply = (_, response) => response.end(Buffer.alloc(2 * 1024 * 1024 + 1))
    await expect(fetchForeign(`http://site.example:${port}/`, options)).rejects.toThrow('over 2 MB')
    reply = (_, response) => response.setHeader('content-encoding', 'gzip').end('x')
    await expect(fetchForeign(`http://site.example:${port}/`, options)).rejects.toThrow('packed')
    reply = (_, response) => response.writeHead(404).end('x')
    await expect(fetchForeign(`http://site.example:${port}/`, options)).rejects.toThrow('status 404')
  })
  it('gives up on what is slow: the name, the answer, the body', async () => {
    const slow = { ...options, timeout: 80 }
    const never = () => new Promise<string[]>(() => {})
    await expect(fetchForeign(`http://x.example:${port}/`, { ...slow, resolve: never })).rejects.toThrow('too long')
    reply = () => {}
    await expect(fetchForeign(`http://site.example:${port}/`, slow)).rejects.toMatchObject({ name: 'ForeignError' })
    reply = (_, response) => void response.writeHead(200).write('a')
    await expect(fetchForeign(`http://site.example:${port}/`, slow)).rejects.toMatchObject({ name: 'ForeignError' })
  })
  it('knows the public internet', () => {
    const open = ['93.184.215.14', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::200e']
    expect(open.filter(isPublicAddress)).toEqual(open)
    expect(['', 'x', '1.2.3', 'fe80::1%eth0'].filter(isPublicAddress)).toEqual([])
  })
})

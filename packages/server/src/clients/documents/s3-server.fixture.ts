/** S3's wire format on loopback for tests: path-style PUT, GET, HEAD with signatures checked, and its faults. */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type S3Fault =
  /** 503 SlowDown, as S3 says under load */
  | 'slow-down'
  | 'internal-error'
  /** the body of an answer breaks off, or the connection in the middle of a PUT */
  | 'cut'
  /** nothing is answered */
  | 'silence'
  /** a byte of the stored object is wrong */
  | 'damaged'

export interface TestS3 {
  settings: { S3_REGION: string; S3_ENDPOINT: string; S3_ACCESS_KEY_ID: string; S3_SECRET_ACCESS_KEY: string }
  objects: Map<string, Buffer>
  /** 'PUT /bucket/key 200' … */
  log: string[]
  /** what happens to the next requests; null = nothing special */
  fault: (method: string, n: number) => S3Fault | null
  close(): Promise<void>
}

const SECRET = 'secret/of+the+tests'
const REGION = 'eu-test-1'

export async function startS3(): Promise<TestS3> {
  const objects = new Map<string, Buffer>()
  const log: string[] = []
  let n = 0
  const server = createServer((request, response) => {
    const answer = (status: number, body: Buffer | string = '', headers: Record<string, string> = {}) => {
      log.push(`${request.method} ${request.url?.replace(/\?.*/, '')} ${status}`)
      response.writeHead(status, { 'content-length': String(Buffer.byteLength(body)), ...headers })
      response.end(request.method === 'HEAD' ? undefined : body)
    }
    void bodyOf(request).then((body) => {
      n += 1
      const fault = test.fault(request.method ?? '', n)
      if (fault === 'silence') return
      if (fault === 'slow-down') return void answer(503, xml('SlowDown'), { 'content-type': 'application/xml' })
      if (fault === 'internal-error')
        return void answer(500, xml('InternalError'), { 'content-type': 'application/xml' })
      if (fault === 'cut' && request.method !== 'GET') return void request.socket.destroy()
      if (!isSigned(request, body)) return void answer(403, xml('SignatureDoesNotMatch'))
      serve(request, response, body, fault, objects, answer)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const port = (server.address() as AddressInfo).port // listens on TCP, so it has a port
  const test: TestS3 = {
    settings: {
      S3_REGION: REGION,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'key-of-the-tests',
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    objects,
    log,
    fault: () => null,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return test
}

function serve(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  fault: S3Fault | null,
  objects: TestS3['objects'],
  answer: (status: number, body?: Buffer | string, headers?: Record<string, string>) => void,
): void {
  const key = decodeURIComponent((request.url ?? '').replace(/\?.*/, ''))
  if (request.method === 'PUT') {
    const sum = request.headers['content-md5']
    if (sum !== createHash('md5').update(body).digest('base64')) return void answer(400, xml('BadDigest'))
    objects.set(key, body)
    return void answer(200, '', { etag: '"1"' })
  }
  const found = objects.get(key)
  if (!found)
    return void answer(404, request.method === 'HEAD' ? '' : xml('NoSuchKey'), { 'content-type': 'application/xml' })
  if (fault === 'cut') {
    response.writeHead(200, { 'content-length': String(found.length) })
    response.write(found.subarray(0, found.length / 2))
    return void setImmediate(() => response.destroy())
  }
  if (fault === 'damaged') {
    const wrong = Buffer.from(found)
    wrong[wrong.length - 5] = (wrong[wrong.length - 5] ?? 0) ^ 1
    return void answer(200, wrong)
  }
  answer(200, found, { 'content-type': 'application/gzip' })
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces)
}

const xml = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`

/** Signature version 4, made again from what arrived. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const header =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
  const [, key, day, region, names, signature] = header.exec(request.headers.authorization ?? '') ?? []
  if (key !== 'key-of-the-tests' || region !== REGION || !day || !names) return false
  const hash = String(request.headers['x-amz-content-sha256'])
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== createHash('sha256').update(body).digest('hex')) return false
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [request.method, path, query.split('&').sort().join('&'), headers.join(''), names, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const digest = createHash('sha256').update(canonical).digest('hex')
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, digest].join('\n')
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${SECRET}`,
  )
  return createHmac('sha256', signing).update(text).digest('hex') === signature
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KeySetAway, makeGoogleVerifier } from './id-token.ts'

describe('the key set', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  const keys: object[] = []
  let status = 200
  let asked = 0
  const server = createServer((_request, response) => {
    asked++
    response.statusCode = status
    response.end(JSON.stringify({ keys }))
  })
  let url = ''
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((done) => server.close(done)))

  async function newToken(kid: string) {
    const { publicKey, privateKey } = await generateKeyPair('RS256')
    keys.push({ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' })
    const iat = now.getTime() / 1000
    return new SignJWT({ sub: '1', email: 'a@example.com', email_verified: true, nonce: 'n', iat, exp: iat + 60 })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(url)
      .setAudience('client')
      .sign(privateKey)
  }
  const verifier = () =>
    makeGoogleVerifier({ GOOGLE_CLIENT_ID: 'client', GOOGLE_ISSUER: url, GOOGLE_JWKS_URL: `${url}/certs` }, 0)

  it('is fetched once while its keys are known, and again for a key that came later', async () => {
    const verify = verifier()
    const before = asked
    const one = await newToken('one')
    expect((await verify.verify(one, now)).ok).toBe(true)
    expect((await verify.verify(one, now)).ok).toBe(true)
    expect(asked - before).toBe(1)
    expect((await verify.verify(await newToken('two'), now)).ok).toBe(true)
    expect(asked - before).toBe(2)
  })

  it('says that it is away instead of blaming the token', async () => {
    const token = await newToken('three')
    status = 503
    await expect(verifier().verify(token, now)).rejects.toThrow(KeySetAway)
    status = 200
    const gone = { GOOGLE_CLIENT_ID: 'client', GOOGLE_ISSUER: url, GOOGLE_JWKS_URL: 'http://127.0.0.1:1/certs' }
    await expect(makeGoogleVerifier(gone).verify(token, now)).rejects.toThrow(KeySetAway)
  })
})

/**
 * Google's ID tokens (decision 10): signature by the configured key set, issuer, audience, times, nonce, and an address
 * that Google has verified. Issuer and key set come from settings, so that tests run their own on loopback.
 */
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import { readAddress } from '../../email-address.ts'
import type { Settings } from '../../settings.ts'
import { findUnstorable } from '../../storable.ts'

/** Who Google says signed in. */
export interface GooglePerson {
  /** Google's own id of the account: it stays when the address changes */
  google_sub: string
  /** as `readAddress` gives it */
  email: string
  name: string | null
  picture_url: string | null
  nonce: string
}

type TokenAnswer =
  | { ok: true; person: GooglePerson }
  /** `reason` is for the log; the visitor hears one sentence for all of them */
  | { ok: false; reason: string }

export interface GoogleVerifier {
  /** @throws KeySetAway when Google's keys cannot be fetched */
  verify(credential: string, now: Date): Promise<TokenAnswer>
}

export class KeySetAway extends Error {
  override readonly name = 'KeySetAway'
}

/** A token lives for an hour; clocks may differ by this much, seconds. */
const MAX_AGE = '1h'
const CLOCK_TOLERANCE = 10
const LONGEST_TOKEN = 16_000
const REFRESH_MS = 30_000

/** @param cooldownMs how long an unknown key id does not make the key set be fetched again; tests shorten it */
export function makeGoogleVerifier(
  settings: Pick<Settings, 'GOOGLE_CLIENT_ID' | 'GOOGLE_ISSUER' | 'GOOGLE_JWKS_URL'>,
  cooldownMs = REFRESH_MS,
): GoogleVerifier {
  const keySet = createRemoteJWKSet(new URL(settings.GOOGLE_JWKS_URL), {
    timeoutDuration: 5000,
    cooldownDuration: cooldownMs,
  })
  return {
    async verify(credential, now) {
      if (credential.length > LONGEST_TOKEN) return { ok: false, reason: 'too long' }
      try {
        const { payload } = await jwtVerify(credential, keySet, {
          algorithms: ['RS256'],
          issuer: issuers(settings.GOOGLE_ISSUER),
          audience: settings.GOOGLE_CLIENT_ID,
          requiredClaims: ['sub', 'email', 'exp', 'iat', 'nonce'],
          maxTokenAge: MAX_AGE,
          clockTolerance: CLOCK_TOLERANCE,
          currentDate: now,
        })
        return readClaims(payload, settings.GOOGLE_CLIENT_ID)
      } catch (error) {
        if (isRefusal(error)) return { ok: false, reason: error.code }
        throw new KeySetAway('The key set could not be fetched', { cause: error })
      }
    },
  }
}

/** Google writes its own name with and without the scheme. */
function issuers(issuer: string): string[] {
  return issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer]
}

/** The token is at fault, not the way to the keys. */
function isRefusal(error: unknown): error is errors.JOSEError {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== errors.JOSEError.code
  )
}

function readClaims(claims: JWTPayload, clientId: string): TokenAnswer {
  const { sub, aud, azp, email, email_verified, name, picture, nonce } = claims
  if (findUnstorable(claims) !== null) return { ok: false, reason: 'text that cannot be stored' }
  if (typeof aud !== 'string') return { ok: false, reason: 'several audiences' }
  if (azp !== undefined && azp !== clientId) return { ok: false, reason: 'made for another party' }
  if (email_verified !== true) return { ok: false, reason: 'address not verified' }
  const address = typeof email === 'string' ? readAddress(email) : null
  if (typeof sub !== 'string' || sub === '' || address === null) return { ok: false, reason: 'no person' }
  if (typeof nonce !== 'string' || nonce === '') return { ok: false, reason: 'no nonce' }
  return {
    ok: true,
    person: {
      google_sub: sub,
      email: address,
      name: typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 200) : null,
      picture_url: typeof picture === 'string' && /^https:\/\//.test(picture) ? picture : null,
      nonce,
    },
  }
}

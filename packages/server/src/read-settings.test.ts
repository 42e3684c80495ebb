import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings } from './read-settings.ts'
import { isDemoPossible, settingsReference } from './settings.ts'

const read = (env: Record<string, string>, dotenv = '') => readSettings(env, dotenv)

describe('settings', () => {
  it('starts with nothing set', () => {
    const s = read({})
    expect([s.HOST, s.PORT, s.PUBLIC_URL]).toEqual(['127.0.0.1', 3000, 'http://127.0.0.1:3000'])
    expect([s.DATA_DIR, s.DATABASE_URL, s.SAMPLES, s.NEW_STATEMENTS]).toEqual([resolve('data'), '', true, 'protected'])
    expect([s.EDGAR_RATE, s.TRUST_PROXY, s.DEMO]).toEqual([8, false, undefined])
  })

  it('prefers the environment to .env, and takes an empty value as not given', () => {
    expect(read({ PORT: '4000' }, 'PORT=5000\nLOG_LEVEL=debug')).toMatchObject({ PORT: 4000, LOG_LEVEL: 'debug' })
    expect(read({ PORT: '' }, '').PORT).toBe(3000)
  })

  it.each([
    [{ PORT: 'eighty' }, "PORT should be a number from 0 to 65535, not 'eighty'"],
    [{ PUBLIC_URL: 'https://a.example/x' }, 'PUBLIC_URL should be an http or https address without a path'],
    [{ DATABASE_URL: 'mysql://secret@host/x' }, 'DATABASE_URL should be postgres://user:password@host:5432/name'],
    [{ EDGAR_USER_AGENT: 'Topline' }, 'EDGAR_USER_AGENT should be "Name mail@example.com", as the SEC asks'],
    [{ EDGAR_RATE: '11' }, 'EDGAR_RATE should be a number up to 10'],
    [{ TIME_ZONE: 'Moon' }, 'TIME_ZONE should be a time zone such as Europe/Zurich'],
    [{ SAMPLES: 'maybe' }, "SAMPLES should be 1 or 0, not 'maybe'"],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET should be at least 32 characters'],
    [{ SMTP_URL: 'smtp://localhost:25' }, 'MAIL_FROM is missing: SMTP_URL is given'],
    [{ LLM_PROVIDER: 'openai', LLM_MODEL: 'm' }, 'LLM_API_KEY is missing: LLM_PROVIDER is openai'],
    [{ LLM_BUDGET_PER_DAY: '5' }, 'LLM_PRICE_INPUT is missing: LLM_BUDGET_PER_DAY is given'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_x' }, 'STRIPE_LINK_HOBBY_MONTHLY is missing: STRIPE_WEBHOOK_SECRET is given'],
    [{ EDGAR_SYNC: 'on' }, 'EDGAR_USER_AGENT is missing: EDGAR_SYNC is given'],
    [{ DEMO: '1', GOOGLE_CLIENT_ID: 'x' }, 'DEMO should be off where GOOGLE_CLIENT_ID is given'],
  ])('refuses %o with one line', (env, line) => {
    expect(() => read(env)).toThrow(line)
  })

  it('does not repeat a secret', () => {
    expect(() => read({ DATABASE_URL: 'mysql://secret@host/x' })).not.toThrow(/secret@/)
  })

  it('refuses an unknown name in .env with the nearest known one, and ignores it in the environment', () => {
    expect(() => read({}, 'DATBASE_URL=x')).toThrow(
      '.env: DATBASE_URL is no setting of Topline; the nearest one is DATABASE_URL',
    )
    expect(read({ DATBASE_URL: 'x' }).DATABASE_URL).toBe('')
  })

  it('reads a secret from a file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'topline-settings-')), 'secret')
    writeFileSync(file, `${'s'.repeat(40)}\n`)
    expect(read({ SESSION_SECRET_FILE: file }).SESSION_SECRET).toBe('s'.repeat(40))
    expect(() => read({ METRICS_TOKEN_FILE: '/nowhere' })).toThrow('METRICS_TOKEN_FILE should be a readable file')
  })

  it('offers the demo only where nothing real is configured, on loopback', () => {
    expect(isDemoPossible(read({}))).toBe(true)
    expect(isDemoPossible(read({ HOST: '0.0.0.0' }))).toBe(false)
    expect(isDemoPossible(read({ PUBLIC_URL: 'https://topline.example' }))).toBe(false)
    expect(isDemoPossible(read({ GOOGLE_CLIENT_ID: 'x' }))).toBe(false)
    expect(isDemoPossible(read({ DEMO: '0' }))).toBe(false)
  })

  it('describes every setting', () => {
    const names = settingsReference().map((one) => one.name)
    expect(names).toContain('STRIPE_PRICE_PRO_YEARLY')
    expect(new Set(names).size).toBe(names.length)
    expect(settingsReference().every((one) => one.description.length > 10)).toBe(true)
  })
})

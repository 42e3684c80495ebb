import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeLog } from './log.ts'

describe('the log', () => {
  it('names a failed query and its cause, never its values', () => {
    const lines: string[] = []
    const log = makeLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) })
    const cause = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(ada@example.com) already exists' })
    log.error(
      { err: new DrizzleQueryError('insert into users values ($1)', ['ada@example.com\\nsecond line'], cause) },
      'failed',
    )
    expect(lines.join('')).toContain('insert into users')
    expect(lines.join('')).toContain('duplicate key')
    expect(lines.join('')).not.toMatch(/ada@|second line/)
  })

  it('leaves out what identifies a session', () => {
    const lines: string[] = []
    const log = makeLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) })
    log.info({ headers: { cookie: 'topline=secret', authorization: 'Bearer secret' }, user: { email: 'a@b.example' } })
    expect(lines.join('')).not.toMatch(/secret|a@b/)
  })
})

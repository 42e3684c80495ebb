import { describe, expect, it } from 'vitest'
import { AppError } from '../../errors.ts'
import { isPassing } from './analyse.ts'

const coded = (code: string) => Object.assign(new Error('refused'), { code })

describe('an error during an analysis', () => {
  it('passes when the connection, the disk or the archive was away', () => {
    for (const code of ['57P01', '57P03', '08006', '40001', 'ECONNREFUSED', 'ECONNRESET', 'ENOSPC'])
      expect(isPassing(coded(code))).toBe(true)
    expect(isPassing(new Error('Connection terminated unexpectedly'))).toBe(true)
    expect(isPassing(new AppError('upstream', 'EDGAR does not answer', { isRetryable: true }))).toBe(true)
  })
  it('passes when the reason is the cause of what the database layer says', () => {
    expect(isPassing(new Error('Failed query: select 1', { cause: coded('57P01') }))).toBe(true)
    expect(isPassing(new Error('Failed query: select 1', { cause: coded('23505') }))).toBe(false)
  })
  it('stays when the filing itself is the reason', () => {
    expect(isPassing(new Error('Took longer than 60 s and was ended'))).toBe(false)
    expect(isPassing(new AppError('not-found', 'The filing has no stored document'))).toBe(false)
    expect(isPassing(null)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { outlineOf } from './outlines.ts'

describe('outlineOf', () => {
  it('has a place for the flow of a filing', () =>
    expect(outlineOf('/filing/0000320193-24-000123')).toContainEqual({ block: 420 }))
  it('takes the filing itself for one document', () =>
    expect(outlineOf('/filing/0000320193-24-000123/bts_selector')).toEqual([{ block: 640 }]))
  it('is a list for every other page', () => expect(outlineOf('/lists')).toEqual([{ rows: 14, height: 38 }]))
})

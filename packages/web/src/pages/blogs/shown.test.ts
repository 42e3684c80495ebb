import { expect, it } from 'vitest'
import { publishedFilter } from './shown.ts'

it('asks for what the two boxes say', () => {
  expect(publishedFilter({ published: true, unpublished: true })).toEqual({})
  expect(publishedFilter({ published: true, unpublished: false })).toEqual({ published: true })
  expect(publishedFilter({ published: false, unpublished: true })).toEqual({ published: false })
  expect(publishedFilter({ published: false, unpublished: false })).toBeNull()
})

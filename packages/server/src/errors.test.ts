import { expect, it } from 'vitest'
import { noRoom } from './errors.ts'

it('says what a plan has room for, one or several', () => {
  expect(noRoom(1, 'alert').message).toBe('Your plan has room for 1 alert; delete one first')
  expect(noRoom(3, 'list').message).toBe('Your plan has room for 3 lists; delete one first')
})

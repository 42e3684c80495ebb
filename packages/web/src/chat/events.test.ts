import { expect, it } from 'vitest'
import { makeEventReader } from './events.ts'

it('reads events whatever pieces they come in', () => {
  const read = makeEventReader()
  expect(read('event: sen')).toEqual([])
  expect(read('tence\ndata: {"a":1}\n\n: still here\n\nevent: answer\r\ndata: x\r\n')).toEqual([
    { event: 'sentence', data: '{"a":1}' },
  ])
  expect(read('data: y\n\n')).toEqual([{ event: 'answer', data: 'x\ny' }])
})

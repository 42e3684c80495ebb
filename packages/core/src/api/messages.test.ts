/** What may be asked in a message, and how much of what was said before is kept. */
import { describe, expect, it } from 'vitest'
import { messageBody } from './messages.ts'

const turn = (content: string) => ({ role: 'user' as const, content })

describe('a message', () => {
  it('is read without blanks around it, and without what was said before', () => {
    expect(messageBody.parse({ message: '  What was revenue? ' })).toEqual({
      message: 'What was revenue?',
      history: [],
    })
  })
  it('keeps the last twenty turns', () => {
    const history = Array.from({ length: 30 }, (_, i) => turn(String(i)))
    const kept = messageBody.parse({ message: 'And?', history }).history.map(({ content }) => content)
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([20, '10', '29'])
  })
  it.each<[string, unknown, string | null]>([
    ['nothing', { message: '   ' }, 'Write a question'],
    ['too much', { message: 'x'.repeat(2001) }, 'At most 2,000 characters'],
    ['no text', { message: 5 }, null],
    ['more turns than a window holds', { message: 'x', history: Array.from({ length: 201 }, () => turn('a')) }, null],
    ['a turn of nobody', { message: 'x', history: [{ role: 'system', content: 'a' }] }, null],
    ['a turn that is too long', { message: 'x', history: [turn('a'.repeat(8001))] }, null],
    ['a purpose that is none', { message: 'x', purpose: 'poem' }, null],
  ])('is refused with %s', (_, body, message) => {
    const { success, error } = messageBody.safeParse(body)
    expect(success).toBe(false)
    if (message) expect(error?.issues[0]?.message).toBe(message)
  })
  it('may be of two thousand characters', () => {
    expect(messageBody.safeParse({ message: 'x'.repeat(2000) }).success).toBe(true)
  })
})

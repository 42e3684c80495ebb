import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { startThreads } from './threads.ts'

const tasks = pathToFileURL(join(import.meta.dirname, 'thread-tasks.fixture.ts')).href

describe('worker threads', () => {
  const threads = startThreads(2)
  afterAll(() => threads.close())

  it('answers what the function returns', async () => {
    expect(await threads.run<number>(tasks, 'add', [2, 3])).toBe(5)
  })
  it('passes on what the function throws', async () => {
    await expect(threads.run(tasks, 'fail', ['broken filing'])).rejects.toThrow('broken filing')
  })
  it('runs more tasks than threads', async () => {
    const sums = await Promise.all([1, 2, 3, 4, 5].map((n) => threads.run<number>(tasks, 'add', [n, n])))
    expect(sums).toEqual([2, 4, 6, 8, 10])
  })
  it('fails the task whose thread dies, and goes on', async () => {
    await expect(threads.run(tasks, 'die', [])).rejects.toThrow('ended with code 3')
    expect(await threads.run<number>(tasks, 'add', [1, 1])).toBe(2)
  })
  it('ends a task that takes too long, and goes on', async () => {
    await expect(threads.run(tasks, 'spin', [], { timeoutMs: 100 })).rejects.toThrow('Took longer than 0.1 s')
    expect(await threads.run<number>(tasks, 'add', [1, 2])).toBe(3)
  })
  it('hands memory over instead of copying it', async () => {
    const bytes = new Uint8Array([1, 2, 3])
    expect(await threads.run<number>(tasks, 'sizeOf', [bytes], { transfer: [bytes.buffer] })).toBe(3)
    expect(bytes.length).toBe(0)
  })
  it('says when the module has no such function', async () => {
    await expect(threads.run(tasks, 'missing', [])).rejects.toThrow('exports no function missing')
  })
})

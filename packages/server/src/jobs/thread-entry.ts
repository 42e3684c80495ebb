/** What runs in a worker thread: imports the named module once and calls the named function. */
import { parentPort } from 'node:worker_threads'

interface Call {
  moduleUrl: string
  fnName: string
  args: unknown[]
}

parentPort?.on('message', async ({ moduleUrl, fnName, args }: Call) => {
  try {
    const loaded: Record<string, unknown> = await import(moduleUrl)
    const fn = loaded[fnName]
    if (typeof fn !== 'function') throw new Error(`${moduleUrl} exports no function ${fnName}`)
    parentPort?.postMessage({ value: await fn(...args) })
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
    parentPort?.postMessage({ error: { name, message, stack } })
  }
})

/** What runs in a worker thread: imports the named module once and calls the named function. */
import { readlinkSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

interface Call {
  moduleUrl: string
  fnName: string
  args: unknown[]
}

/** Where a processor is short, whoever waits for a page goes first: so much lower than the process. */
const LOWER = 5

enableCompileCache()
giveWay()

/** This thread alone, not its process: Linux knows priorities of threads. Elsewhere all are alike. */
function giveWay(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, Math.min(19, getPriority() + LOWER))
  } catch {
    // no such file, or not allowed: reading then competes with answering
  }
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

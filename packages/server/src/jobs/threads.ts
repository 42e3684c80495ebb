/**
 * Worker threads for work that keeps a processor busy: reading a filing must not hold up the pages. A thread is
 * started when needed and kept; one that dies (memory, crash) or takes too long fails its task alone, the next task
 * gets a new one.
 */
import { Worker } from 'node:worker_threads'

interface RunOptions {
  timeoutMs?: number
  transfer?: ArrayBuffer[]
}

export interface Threads {
  /**
   * Calls an exported function in a thread.
   * @param moduleUrl `import.meta.url`-style address of the module
   * @param args structured-cloneable
   * @param options.transfer memory of the arguments that the thread gets instead of a copy; it is gone here then
   * @throws what the function threw, or an Error naming why the thread ended
   */
  run<T>(moduleUrl: string, fnName: string, args: unknown[], options?: RunOptions): Promise<T>
  close(): Promise<void>
}

interface Task {
  moduleUrl: string
  fnName: string
  args: unknown[]
  timeoutMs: number
  transfer: ArrayBuffer[]
  resolve(value: unknown): void
  reject(error: unknown): void
}
interface Reply {
  value?: unknown
  error?: { message: string; stack?: string; name: string }
}

const MAX_HEAP_MB = 1024
const DEFAULT_TIMEOUT_MS = 60_000

export function startThreads(size: number): Threads {
  const waiting: Task[] = []
  const idle: Worker[] = []
  const busy = new Set<Worker>()
  let isClosed = false

  function next(): void {
    if (waiting.length === 0) return
    const worker = idle.pop() ?? (busy.size < size ? spawn() : undefined)
    if (!worker) return
    const task = waiting.shift()
    if (task) give(worker, task)
    next()
  }
  function spawn(): Worker {
    return new Worker(new URL('./thread-entry.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
  }
  function give(worker: Worker, task: Task): void {
    busy.add(worker)
    worker.ref()
    const timer = setTimeout(
      () => fail(new Error(`Took longer than ${task.timeoutMs / 1000} s and was ended`)),
      task.timeoutMs,
    )
    const settle = () => {
      clearTimeout(timer)
      worker.off('message', answer).off('error', fail).off('exit', ended)
      busy.delete(worker)
    }
    const fail = (error: unknown) => {
      settle()
      worker.on('error', () => {}) // it is being ended; its last words are in the task's error already
      void worker.terminate()
      task.reject(error)
      next()
    }
    const ended = (code: number) => fail(new Error(`The worker thread ended with code ${code}`))
    const answer = (reply: Reply) => {
      settle()
      worker.unref() // an idle thread does not keep the process alive
      idle.push(worker)
      if (reply.error) task.reject(Object.assign(new Error(reply.error.message), reply.error))
      else task.resolve(reply.value)
      next()
    }
    worker.on('message', answer).on('error', fail).on('exit', ended)
    worker.postMessage({ moduleUrl: task.moduleUrl, fnName: task.fnName, args: task.args }, task.transfer)
  }

  return {
    run<T>(
      moduleUrl: string,
      fnName: string,
      args: unknown[],
      { timeoutMs = DEFAULT_TIMEOUT_MS, transfer = [] }: RunOptions = {},
    ) {
      if (isClosed) return Promise.reject(new Error('The worker threads are stopped'))
      return new Promise<T>((resolve, reject) => {
        // The caller names the result's type, as with any function behind a message.
        const settle = { resolve: resolve as (value: unknown) => void, reject }
        waiting.push({ moduleUrl, fnName, args, timeoutMs, transfer, ...settle })
        next()
      })
    },
    async close() {
      isClosed = true
      for (const task of waiting.splice(0)) task.reject(new Error('The worker threads are stopped'))
      await Promise.all([...idle, ...busy].map((worker) => worker.terminate()))
    },
  }
}

/** Several filings on disk, read by this thread and by as many others as there are processors for. */
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { extractFile, type HowToExtract, type Printed } from './extract-file.ts'

/** Fewer files for a thread are read before it has started. */
const FILES_A_THREAD = 4

/** What a thread is given: the files, how to read them, and the number of the next one, which all threads share. */
export interface Shared {
  files: readonly string[]
  how: HowToExtract
  next: Int32Array<SharedArrayBuffer>
}

/** What a thread says of one of the files. */
export interface Told extends Printed {
  index: number
}

/**
 * Reads the files, each by the thread that is free first.
 * @param print gets what is printed of each, in the order of the files
 * @param processors threads that may work at once, this one among them
 */
export async function extractFiles(
  files: readonly string[],
  how: HowToExtract,
  print: (file: string, printed: Printed) => void,
  processors = availableParallelism(),
): Promise<void> {
  const shared: Shared = { files, how, next: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) }
  const waiting = new Map<number, Printed>()
  let turn = 0
  const tell = ({ index, ...printed }: Told) => {
    waiting.set(index, printed)
    for (let one = waiting.get(turn); one !== undefined; one = waiting.get(turn)) {
      waiting.delete(turn)
      print(files[turn] ?? '', one)
      turn += 1
    }
  }
  // Stdin is one, and read by whoever comes first.
  const size = files.includes('-') ? 1 : Math.min(processors, Math.floor(files.length / FILES_A_THREAD))
  const threads = Array.from({ length: Math.max(0, size - 1) }, () => startThread(shared, tell))
  for await (const told of readNext(shared)) {
    tell(told)
    if (threads.length > 0) await setImmediate() // what the others told comes in
  }
  await Promise.all(threads)
  for (let index = turn; index < files.length; index += 1)
    if (index >= turn && !waiting.has(index)) tell({ index, ...(await extractFile(files[index] ?? '', how)) })
}

/** Reads files as long as there are any that no thread has taken. */
export async function* readNext({ files, how, next }: Shared): AsyncGenerator<Told> {
  for (let index = Atomics.add(next, 0, 1); index < files.length; index = Atomics.add(next, 0, 1))
    yield { index, ...(await extractFile(files[index] ?? '', how)) }
}

/** Ends with the thread, however that ends: what it had taken and did not tell is read again here. */
function startThread(shared: Shared, tell: (told: Told) => void): Promise<void> {
  const thread = new Worker(new URL('./extract-thread.ts', import.meta.url), { workerData: shared })
  return new Promise((ended) => {
    thread.on('message', tell)
    thread.on('error', () => ended())
    thread.on('exit', () => ended())
  })
}

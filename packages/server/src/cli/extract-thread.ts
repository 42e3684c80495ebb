/** What runs in a further thread of `topline extract`: it takes files, and tells what is printed of them. */
import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { Shared } from './extract-files.ts'

enableCompileCache()
const { readNext } = await import('./extract-files.ts')
// Given by `extract-files.ts`, which starts this.
for await (const told of readNext(workerData as Shared)) parentPort?.postMessage(told)

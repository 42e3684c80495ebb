/** Lays out periods beside the page: a step never waits on the thread that the reader uses. */
import { type LayoutJob, laidOut } from './layouts.ts'

addEventListener('message', ({ data }: MessageEvent<LayoutJob>) => postMessage(laidOut(data)))

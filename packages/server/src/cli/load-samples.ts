/** The sample companies at the first start, with a progress bar on a terminal. */
import cliProgress from 'cli-progress'
import type { AppContext } from '../context.ts'
import { isDiskFull } from '../db/disk-full.ts'
import { loadSamples, type SamplesProgress } from '../features/samples/load.ts'

/**
 * Loads what is not loaded yet; nothing with SAMPLES=0. What a full disk leaves out comes with the next start.
 * @param signal the process is to stop
 */
export async function loadSamplesOnce(ctx: AppContext, signal: AbortSignal): Promise<void> {
  if (!ctx.settings.SAMPLES) return
  const bar = new cliProgress.SingleBar(
    { format: 'Samples {bar} {value}/{total}', stream: process.stderr, hideCursor: true, clearOnComplete: true },
    cliProgress.Presets.shades_classic,
  )
  let isShown = false
  const show = ({ done, total }: SamplesProgress) => {
    if (!isShown) bar.start(total, done)
    isShown = true
    bar.update(done)
  }
  try {
    await loadSamples(ctx, show, signal)
  } catch (error) {
    // The pages go on with what is there.
    if (!isDiskFull(error)) throw error
    ctx.log.warn('the disk is full: the samples are not complete, the next start goes on with them')
  } finally {
    if (isShown) bar.stop()
  }
}

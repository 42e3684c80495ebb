/** The sample companies at the first start, with a progress bar on a terminal. */
import cliProgress from 'cli-progress'
import type { AppContext } from '../context.ts'
import { loadSamples } from '../features/samples/load.ts'

/** Loads what is not loaded yet; nothing with SAMPLES=0. */
export async function loadSamplesOnce(ctx: AppContext): Promise<void> {
  if (!ctx.settings.SAMPLES) return
  const bar = new cliProgress.SingleBar(
    { format: 'Samples {bar} {value}/{total}', stream: process.stderr, hideCursor: true, clearOnComplete: true },
    cliProgress.Presets.shades_classic,
  )
  let isShown = false
  await loadSamples(ctx, ({ done, total }) => {
    if (!isShown) bar.start(total, done)
    isShown = true
    bar.update(done)
  })
  if (isShown) bar.stop()
}

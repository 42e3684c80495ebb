/** Output of a long command on this terminal: lines on stdout, a bar on stderr where that is a terminal. */
import cliProgress from 'cli-progress'
import type { CommandOutput } from '../command-runner.ts'
import { toTerminal } from './with-database.ts'

/** `progress 3/40` on the command's stderr moves the bar; everything else is printed as it is. */
const PROGRESS = /^progress (\d+)\/(\d+)$/

export function withProgress(label: string): { output: CommandOutput; stop(): void } {
  const bar = new cliProgress.SingleBar(
    { format: `${label} {bar} {value}/{total}`, stream: process.stderr, noTTYOutput: false, hideCursor: true },
    cliProgress.Presets.shades_classic,
  )
  let isShown = false
  const hidden = (print: () => void) => {
    // A line would be written into the bar: it makes room and comes back with the next step.
    if (isShown) bar.stop()
    isShown = false
    print()
  }
  return {
    output: {
      out: (line) => hidden(() => toTerminal.out(line)),
      err(line) {
        const [, value, total] = PROGRESS.exec(line) ?? []
        if (value === undefined || total === undefined) return hidden(() => toTerminal.err(line))
        if (!isShown) bar.start(Number(total), Number(value))
        else bar.setTotal(Number(total))
        isShown = true
        bar.update(Number(value))
      },
    },
    stop: () => hidden(() => {}),
  }
}

/** Processes of the command line for tests that end them: with a signal that can be answered, or with SIGKILL. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

const MAIN = join(import.meta.dirname, 'main.ts')

/** One process of the command line, known by the line that says that it is ready. */
export class Process {
  readonly name: string
  readonly url: string
  readonly child: ChildProcess
  readonly all: Set<Process>
  private constructor(name: string, url: string, child: ChildProcess, all: Set<Process>) {
    this.name = name
    this.url = url
    this.child = child
    this.all = all
  }
  static async start(args: string[], env: NodeJS.ProcessEnv, all: Set<Process>): Promise<Process> {
    for (let attempt = 0; ; attempt++) {
      const child = spawn(process.execPath, [MAIN, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
      const said: string[] = []
      const ready = await new Promise<string | null>((resolve) => {
        for (const stream of [child.stdout, child.stderr])
          createInterface({ input: stream }).on('line', (line) => {
            said.push(line)
            if (line.includes('The worker is running') || /^http:\/\//.test(line)) resolve(line)
          })
        child.once('exit', () => resolve(null))
      })
      if (ready !== null) {
        const one = new Process(args.join(' '), ready.trim(), child, all)
        all.add(one)
        return one
      }
      // The database may be restarting: a process that ends before it is ready is started again, as a service would.
      if (attempt === 20) throw new Error(`${args.join(' ')} does not start: ${said.slice(-5).join(' | ')}`)
      await sleep(250)
    }
  }
  kill(): Promise<void> {
    return this.#gone('SIGKILL')
  }
  end(): Promise<void> {
    return this.#gone('SIGINT')
  }
  async #gone(signal: NodeJS.Signals): Promise<void> {
    this.all.delete(this)
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const exit = new Promise((resolve) => this.child.once('exit', resolve))
    this.child.kill(signal)
    const patience = setTimeout(() => this.child.kill('SIGKILL'), 30_000)
    await exit
    clearTimeout(patience)
  }
}

/**
 * The embedded database on a disk that runs full. It writes its log in this process: a piece that does not fit stops it
 * for good, and asked again it waits for itself for ever, with the whole process. So it takes no changes while there is
 * little room, and reads go on; where it stopped all the same, it is not asked any more and opened anew, which brings
 * back everything that was acknowledged.
 */
import { PGlite } from '@electric-sql/pglite'
import { DiskFull, freeBytes, RESERVE_BYTES } from './disk-full.ts'

export interface StandingOptions {
  open(): Promise<PGlite>
  dir: string
  /** told once about each change, in words */
  onState?(message: string): void
  /** tests bring their own disk */
  free?(dir: string): number
}

/** How often the disk is looked at while the database is used, and how often a stopped one is tried again, ms. */
const [LOOK_MS, REOPEN_MS] = [200, 2_000]
/** What asks the database something. */
const USES: ReadonlySet<string | symbol> = new Set(['query', 'sql', 'exec', 'transaction', 'listen', 'dumpDataDir'])

export class Standing {
  /** null while it stopped */
  private lite: PGlite | null
  private reopening: NodeJS.Timeout | undefined
  private isReadOnly = false
  private lookedAt = Number.NEGATIVE_INFINITY
  private readonly options: StandingOptions

  constructor(lite: PGlite, options: StandingOptions) {
    this.options = options
    this.lite = this.watched(lite)
  }

  /** The database for whoever asks it something: always the one that works. */
  asPglite(): PGlite {
    // No instance is the target: one that stopped is to be forgotten with its memory.
    return new Proxy(Object.create(PGlite.prototype) as PGlite, {
      get: (target, name) => {
        if (USES.has(name)) return (...args: unknown[]) => this.use(name, args)
        if (!this.lite) return Reflect.get(target, name) as unknown
        const value: unknown = Reflect.get(this.lite, name, this.lite)
        return typeof value === 'function' && name !== 'constructor' ? value.bind(this.lite) : value
      },
    })
  }

  /** Without its last checkpoint where that has no room: the next start reads the log, as after a crash. */
  async close(): Promise<void> {
    clearTimeout(this.reopening)
    const { lite } = this
    this.lite = null
    if (lite && this.hasRoom()) await lite.close()
  }

  private hasRoom(): boolean {
    const { free = freeBytes, dir } = this.options
    return free(dir) >= RESERVE_BYTES
  }

  private async use(name: string | symbol, args: unknown[]): Promise<unknown> {
    if (this.lite) await this.look(this.lite)
    if (!this.lite) throw new DiskFull()
    const { lite } = this
    const method = Reflect.get(lite, name, lite) as (...given: unknown[]) => unknown // one of USES
    try {
      return await method.apply(lite, args)
    } catch (error) {
      // What PostgreSQL says of a change while it takes none; only a full disk makes it so here.
      throw this.isReadOnly && isRefusedChange(error) ? new DiskFull(error) : error
    }
  }

  /** Between two transactions: whatever is under way has its reserve. */
  private async look(lite: PGlite): Promise<void> {
    const now = performance.now()
    if (now - this.lookedAt < LOOK_MS) return
    this.lookedAt = now
    const isReadOnly = !this.hasRoom()
    if (isReadOnly === this.isReadOnly) return
    this.isReadOnly = isReadOnly
    this.options.onState?.(
      isReadOnly
        ? 'the disk is full: the database takes no changes'
        : 'there is room again: the database takes changes',
    )
    await lite.exec(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
  }

  private watched(lite: PGlite): PGlite {
    let stopped: DiskFull | undefined
    for (const name of ['execProtocol', 'execProtocolStream'] as const) {
      const run = lite[name].bind(lite) as (...args: unknown[]) => Promise<never>
      lite[name] = async (...args: unknown[]): Promise<never> => {
        if (stopped) throw stopped
        try {
          return await run(...args)
        } catch (error) {
          if (!isFatal(error)) throw error
          stopped = new DiskFull(error)
          if (this.lite === lite) this.reopen()
          throw stopped
        }
      }
    }
    return lite
  }

  /** The one that stopped is left as it is: closing it would write. */
  private reopen(): void {
    if (this.lite)
      this.options.onState?.('the disk is full: the database stopped and is opened again when there is room')
    this.lite = null
    this.isReadOnly = false
    this.reopening = setTimeout(async () => {
      if (!this.hasRoom()) return this.reopen()
      try {
        this.lite = this.watched(await this.options.open())
        this.options.onState?.('there is room again: the database is open')
      } catch {
        this.reopen()
      }
    }, REOPEN_MS)
    this.reopening.unref()
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

function isRefusedChange(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (codeOf(at) === '25006') return true
  }
  return false
}

/** A piece of the log could not be written. PostgreSQL would end itself there and start anew. */
const isFatal = (error: unknown): boolean => error instanceof Error && 'severity' in error && error.severity === 'PANIC'

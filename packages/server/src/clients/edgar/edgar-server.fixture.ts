/** The EDGAR stand-in that lies beside the project, for tests; absent in a lone clone, and tests then say so. */
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

export interface StandIn {
  url: string
  stats(): {
    requests: number
    max_rate_per_second: number
    by_status: Record<string, number>
    faults: Record<string, number>
    without_user_agent: number
    not_modified: number
  }
  control(params: Record<string, string>): unknown
  close(): Promise<void>
}
export interface StandInOptions {
  faults?: string[]
  rate?: number
  seed?: string
  hold?: number
  limit?: number
  slowMs?: number
  /** folders of further filings */
  also?: string[]
}

const shared = fileURLToPath(new URL('../../../../../../shared/', import.meta.url))
const script = `${shared}check/edgar-server.mjs`
export const recordedFolder = `${shared}edgar`
/** Earnings releases that lie beside the recorded filings. */
export const releasesFolder = `${shared}edgar-releases`
export const hasStandIn = existsSync(script) && existsSync(recordedFolder)
if (!hasStandIn) process.stderr.write('skipped: the EDGAR stand-in (../shared/check/edgar-server.mjs) is not here\n')

export async function startStandIn(options: StandInOptions = {}): Promise<StandIn> {
  const module: { start(options: StandInOptions): Promise<StandIn> } = await import(pathToFileURL(script).href)
  return module.start({ slowMs: 20, ...options })
}

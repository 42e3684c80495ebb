const OVER: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired'])

/** Whether the provider may still charge for it: then no second one may be started (decision 13). */
export function isLive(status: string | null): boolean {
  return status !== null && !OVER.has(status)
}

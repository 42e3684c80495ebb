/**
 * The engine once more, without the reading of balance sheet and cash flows: the same files loaded a second time, with
 * an empty stand-in for the one that reads those. For measurements alone.
 */
import { registerHooks } from 'node:module'
import type { extractFiling } from '@topline/core/extract/extract.ts'

const ALONE = '?alone'
const STAND_IN = `export const otherStatements = () => ({ balance_sheet: null, cash_flow: null, absent: {} })
export const resultsAround = () => []`

/** Reads as `extractFiling` does, and looks for no other statement. */
export async function readerOfIncomeAlone(): Promise<typeof extractFiling> {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      const isInside = context.parentURL?.endsWith(ALONE) === true && specifier.startsWith('.')
      return isInside ? { ...found, url: found.url + ALONE } : found
    },
    load(url, context, next) {
      if (url.endsWith(`/extract/other-statements.ts${ALONE}`))
        return { format: 'module', source: STAND_IN, shortCircuit: true }
      return next(url, context)
    },
  })
  const entry = import.meta.resolve('@topline/core/extract/extract.ts') + ALONE
  const { extractFiling: read }: { extractFiling: typeof extractFiling } = await import(entry)
  hooks.deregister()
  return read
}

/** The options that the benches over made documents share. */
import { parseArgs } from 'node:util'

/** `every` = each nth filing, `wants` = habits whose name `--only` matches, `half` = `a` or `b`, `misses` lists what was not right, `places` sets notes of areas. */
export function benchOptions() {
  const { values } = parseArgs({
    options: {
      every: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      kind: { type: 'string' },
      half: { type: 'string' },
      misses: { type: 'boolean', default: false },
      places: { type: 'boolean', default: false },
    },
  })
  const only = new RegExp(values.only)
  return { values, every: Math.max(1, Number(values.every) || 1), wants: (name: string) => only.test(name) }
}

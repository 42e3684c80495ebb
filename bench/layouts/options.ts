/** The options that the benches over made documents share. */
import { parseArgs } from 'node:util'

/** `every` = each nth filing, `only` = habits whose name holds it, `half` = `a` or `b`, `misses` lists what was not right. */
export function benchOptions() {
  const { values } = parseArgs({
    options: {
      every: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      kind: { type: 'string' },
      half: { type: 'string' },
      misses: { type: 'boolean', default: false },
    },
  })
  return { values, every: Math.max(1, Number(values.every) || 1) }
}

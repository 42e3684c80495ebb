/**
 * A process for the tests of faults: `lock DIR` takes the lock and holds it, `write DIR URL` writes pairs of rows, one
 * transaction a pair, and says each number once its transaction is acknowledged. It ends when it is killed.
 */

import { acquireLock } from './lock.ts'
import { openDb } from './open.ts'
import { keyValues } from './schema.ts'

const [mode, dir = '', url = '', from = '0'] = process.argv.slice(2)
try {
  if (mode === 'lock') {
    await acquireLock(dir)
    process.stdout.write('owner\n')
    process.stdin.resume() // held until the test closes our input
  } else {
    const { inTx } = await openDb({ DATA_DIR: dir, DATABASE_URL: url })
    for (let n = Number(from); ; n++) {
      await inTx(async (tx) => {
        await tx.insert(keyValues).values({ key: `a-${n}`, value: n })
        await tx.insert(keyValues).values({ key: `b-${n}`, value: n })
      })
      process.stdout.write(`${n}\n`)
    }
  }
} catch (error) {
  process.stdout.write(`refused: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

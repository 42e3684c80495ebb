/**
 * `npm start`: from a fresh clone to the running site. Installs what is needed to run, builds when stale, then hands
 * over to `topline serve`, which migrates, loads the samples and prints the address. `--dev` serves with hot reload.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildSite, installPackages, pinnedNode, root, toolsEnv } from './install.mjs'

const dev = process.argv.includes('--dev')
installPackages({ dev: false })
if (!dev) buildSite()

const server = spawn(
  pinnedNode(),
  [join(root, 'packages/server/src/cli/main.ts'), 'serve', ...(dev ? ['--dev'] : [])],
  {
    cwd: root,
    env: { ...process.env, ...toolsEnv(), NODE_ENV: dev ? 'development' : 'production' },
    stdio: 'inherit',
  },
)
// A terminal's Ctrl-C reaches the server as well; this process only waits for it and passes on what others send.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('error', (error) => {
  process.stderr.write(`Topline could not be started: ${error.message}\n`)
  process.exitCode = 1
})
server.on('exit', (code, signal) => {
  process.exitCode = signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : (code ?? 1)
})

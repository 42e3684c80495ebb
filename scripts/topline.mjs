#!/usr/bin/env node
/** `npx topline …`: the command line on the pinned Node. Plain JavaScript, so that an older Node can start it. */
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pinnedNode, root, toolsEnv } from './install.mjs'

const args = process.argv.slice(2)
// Pages are rendered by the libraries' production code unless somebody asks for the other.
const NODE_ENV = process.env.NODE_ENV ?? (args.includes('--dev') ? 'development' : 'production')
// Where the command keeps what it compiles; named before it starts, its first file comes from there too, and what strips
// types off TypeScript need not be loaded.
const NODE_COMPILE_CACHE = join(tmpdir(), 'node-compile-cache')
const child = spawn(pinnedNode(), [join(root, 'packages/server/src/cli/main.ts'), ...args], {
  env: { NODE_COMPILE_CACHE, ...process.env, ...toolsEnv(), NODE_ENV },
  stdio: 'inherit',
})
// A terminal's Ctrl-C reaches the other process as well; what a service manager sends reaches this one alone.
process.on('SIGINT', () => {})
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'))
child.on('error', (error) => {
  process.stderr.write(`Topline could not be started: ${error.message}\n`)
  process.exitCode = 1
})
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 0 : 1)
})

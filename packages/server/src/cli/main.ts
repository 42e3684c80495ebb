/**
 * `topline <command>`: one file a command, imported when it is called, so that `extract` never opens a database.
 * Results on stdout, progress and messages on stderr; exit codes 0 done, 1 could not be done, 2 wrong usage.
 */
import { enableCompileCache } from 'node:module'

// What a command imports is compiled once and kept: half of the time that a short command takes. Off where it cannot be.
enableCompileCache()

interface Entry {
  summary: string
  /** takes what follows the command's name and gives the exit code */
  load(): Promise<(argv: string[]) => Promise<number>>
}

const COMMANDS: Record<string, Entry> = {
  serve: {
    summary: 'the web server, with a worker inside',
    load: async () => (await import('./commands/serve.ts')).serveCommand,
  },
  worker: { summary: 'a worker alone', load: async () => (await import('./commands/worker.ts')).workerCommand },
  migrate: { summary: 'migrations alone', load: async () => (await import('./commands/migrate.ts')).migrateCommand },
  extract: {
    summary: 'filing files → income statements, without a database',
    load: async () => (await import('./commands/extract.ts')).extractCommand,
  },
  ingest: {
    summary: 'filings from EDGAR or from disk → stored and analysed',
    load: async () => (await import('./commands/ingest.ts')).ingestCommand,
  },
  analyse: {
    summary: 'what is missing of stored filings',
    load: async () => (await import('./commands/analyse.ts')).analyseCommand,
  },
  sync: { summary: 'one round of new filings', load: async () => (await import('./commands/sync.ts')).syncCommand },
  lists: { summary: 'company lists from a file', load: async () => (await import('./commands/lists.ts')).listsCommand },
  'login-link': {
    summary: 'a one-time sign-in address',
    load: async () => (await import('./commands/login-link.ts')).loginLinkCommand,
  },
  admin: {
    summary: 'grant or revoke the admin role',
    load: async () => (await import('./commands/admin.ts')).adminCommand,
  },
  export: {
    summary: 'the data set as Parquet files',
    load: async () => (await import('./commands/export.ts')).exportCommand,
  },
  backup: {
    summary: 'everything into one archive',
    load: async () => (await import('./commands/backup.ts')).backupCommand,
  },
  restore: { summary: 'an archive back', load: async () => (await import('./commands/restore.ts')).restoreCommand },
  mcp: {
    summary: 'a Model Context Protocol server over stdio',
    load: async () => (await import('./commands/mcp.ts')).mcpCommand,
  },
  doctor: {
    summary: 'what is set up and what is missing',
    load: async () => (await import('./commands/doctor.ts')).doctorCommand,
  },
}

const HELP = `topline <command> [options]

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(12)}${summary}`)
  .join('\n')}

topline <command> --help shows a command's options.
Exit codes: 0 done, 1 it could not be done, 2 wrong usage.

Examples:
  topline serve
  topline extract 10-k.htm.gz --explain
  topline admin grant ada@example.com`

async function main(argv: string[]): Promise<number> {
  const [name, ...rest] = argv
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(`${HELP}\n`)
    return name === undefined ? 2 : 0
  }
  if (name === '--version') {
    process.stdout.write(`${(await import('../app.ts')).version}\n`)
    return 0
  }
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!entry) {
    process.stderr.write(`There is no command ${name}; topline --help lists them\n`)
    return 2
  }
  return (await entry.load())(rest)
}

// A reader of our output that goes away (`| head`) is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})
process.exitCode = await main(process.argv.slice(2)).catch(
  // What tells the errors apart is loaded only where there is one.
  async (error: unknown) => (await import('./fault.ts')).tellFault(error),
)

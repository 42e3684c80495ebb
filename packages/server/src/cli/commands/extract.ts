/** `topline extract FILE…`: filings on disk → one JSON line each. Needs no database, no server and no settings. */
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { ExtractionHints } from '@topline/core/statement/statement.ts'
import { reasonIn } from '../../file-reason.ts'
import { readBytes } from '../extract-file.ts'
import { extractFiles } from '../extract-files.ts'

const HELP = `topline extract FILE… [options]

Filing files (.htm, .html, .txt, also .gz; - = stdin) → income statements, one JSON object a line.

  --engine auto|tags|tables|llm  which engine reads (default: auto, the best evidence in the file)
  --explain                      a readable table: figure, printed text, place, rule; then QC
  --form FORM                    the form, where the file itself does not say (10-K, 10-Q, 20-F, 40-F)
  --cik N                        the filer, where the file itself does not say
  --period-end DATE              the period's last day (YYYY-MM-DD), where the file itself does not say
  --help

Exit codes: 0 all files were read, 1 at least one was not, 2 wrong usage.`

const ENGINES = ['auto', 'tags', 'tables', 'llm'] as const

/** Runs the command; gives the exit code. Answers go to stdout, what went wrong to stderr. */
export async function extractCommand(argv: string[]): Promise<number> {
  let parsed: ReturnType<typeof parse>
  try {
    parsed = parse(argv)
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error))
  }
  const { values, positionals } = parsed
  if (values.help) {
    process.stdout.write(`${HELP}\n`)
    return 0
  }
  if (positionals.length === 0) return usage('which file? `-` reads stdin')
  const engine = ENGINES.find((name) => name === values.engine)
  if (engine === undefined) return usage(`unknown engine ${values.engine}; known: ${ENGINES.join(', ')}`)
  const end = values['period-end']
  if (end !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(end)) return usage('--period-end needs YYYY-MM-DD')
  if (values.cik !== undefined && !/^\d{1,10}$/.test(values.cik)) return usage('--cik needs a number')
  const hints: ExtractionHints = engine === 'llm' ? {} : { engine }
  if (values.form !== undefined) hints.form_type = values.form
  if (values.cik !== undefined) hints.cik = values.cik.replace(/^0+(?=\d)/, '')
  if (end !== undefined) hints.period_end = end
  if (engine === 'llm') return extractWithModel(positionals, hints, values.explain)
  let failed = 0
  await extractFiles(positionals, { hints, explain: values.explain }, (file, { text, fault }) => {
    if (fault !== null) {
      failed++
      process.stderr.write(`${file}: ${fault}\n`)
    }
    process.stdout.write(text)
  })
  return failed > 0 ? 1 : 0
}

/** The model's budget lies in the database, so this engine alone needs settings and the database. */
async function extractWithModel(files: string[], hints: ExtractionHints, isExplained: boolean): Promise<number> {
  const { loadSettings } = await import('../../read-settings.ts')
  const settings = loadSettings()
  if (settings.LLM_PROVIDER === '') {
    process.stderr.write(
      'the llm engine needs a configured model (LLM_PROVIDER, LLM_MODEL); use --engine auto, tags or tables\n',
    )
    return 1
  }
  const { prepareForModel } = await import('../../clients/llm/prepare.ts')
  const { runCommand } = await import('../with-database.ts')
  const prepared: { file: string; prepared: ReturnType<typeof prepareForModel> }[] = []
  let failed = 0
  for (const file of files) {
    try {
      prepared.push({ file, prepared: prepareForModel(readBytes(file), hints) })
    } catch (error) {
      failed++
      process.stderr.write(`${file}: ${reasonIn(error)}\n`)
    }
  }
  const code =
    prepared.length === 0 ? 0 : await runCommand(settings, 'extract', { files: prepared, explain: isExplained })
  return failed > 0 ? 1 : code
}

function parse(argv: string[]) {
  return parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      engine: { type: 'string', default: 'auto' },
      explain: { type: 'boolean', default: false },
      form: { type: 'string' },
      cik: { type: 'string' },
      'period-end': { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
}

function usage(message: string): number {
  process.stderr.write(`topline extract: ${message}\n\n${HELP}\n`)
  return 2
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await extractCommand(process.argv.slice(2))
}

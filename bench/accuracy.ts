/**
 * `npm run accuracy -- [--filings FOLDER] [--truth FOLDER] [--write]`: reads every filing that has a truth file with the
 * default engine and as if it had no tags, and prints the board. Default: the samples. `--write` renews
 * docs/accuracy.md and samples/accuracy.json, which the accuracy page shows.
 */
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { extractFiling } from '@topline/core/extract/choose.ts'
import { FIELDS, type Score, score, truthFile } from './score.ts'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: { filings: { type: 'string' }, truth: { type: 'string' }, write: { type: 'boolean', default: false } },
})
const filings = values.filings ?? join(root, 'samples/filings')
const truths = values.truth ?? join(root, 'samples/truth')

type Kind = 'inline XBRL' | 'plain HTML' | 'plain text'
interface Read {
  kind: Kind
  engine: 'auto' | 'tables'
  score: Score
}

/** Every document below the folder by accession number (its folder's name or its own) and name. */
function documents(folder: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const path of globSync('**/*.{htm,html,txt}{,.gz}', { cwd: folder }))
    found.set(path.replaceAll('\\', '/'), join(folder, path))
  return found
}

function kindOf(bytes: Buffer): Kind {
  if (bytes.indexOf('ix:header') >= 0 || bytes.indexOf('IX:HEADER') >= 0) return 'inline XBRL'
  return /<html|<table|<div/i.test(bytes.toString('latin1', 0, 20_000)) ? 'plain HTML' : 'plain text'
}

const all = [...documents(filings)]
const reads: Read[] = []
for (const file of readdirSync(truths)
  .filter((name) => name.endsWith('.json'))
  .sort()) {
  const truth = truthFile.parse(JSON.parse(readFileSync(join(truths, file), 'utf8')))
  const bare = truth.accession_number.replaceAll('-', '')
  const path =
    all.find(
      ([name]) =>
        (name.includes(bare) || name.includes(truth.accession_number)) &&
        basename(name).replace(/\.gz$/, '').endsWith(truth.document),
    )?.[1] ?? all.find(([name]) => name.includes(truth.accession_number))?.[1]
  if (!path || !existsSync(path)) continue
  const raw = readFileSync(path)
  const bytes = path.endsWith('.gz') ? gunzipSync(raw) : raw
  const kind = kindOf(bytes)
  for (const engine of kind === 'inline XBRL' ? (['auto', 'tables'] as const) : (['auto'] as const)) {
    reads.push({ kind, engine, score: score(truth, extractFiling(bytes, { engine })) })
  }
}

const rate = (part: number, whole: number) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(2)} %`)
const count = (scores: Score[], test: (s: Score) => boolean) => scores.filter(test).length

function summary(name: string, scores: Score[]): string {
  const judged = scores.flatMap((s) => FIELDS.map((f) => s.verdicts[f])).filter((v) => v !== 'none')
  const right = judged.filter((v) => v === 'right').length
  const seg = scores.reduce(
    (a, s) => ({
      want: a.want + s.segments.want,
      shown: a.shown + s.segments.shown,
      matched: a.matched + s.segments.matched,
    }),
    { want: 0, shown: 0, matched: 0 },
  )
  const whole = count(scores, (s) => s.allRight)
  return `| ${name} | ${scores.length} | ${right} of ${judged.length} (${rate(right, judged.length)}) | ${count(scores, (s) => s.silent)} | ${count(scores, (s) => s.allRight && s.passed)} of ${whole} | ${seg.matched} of ${seg.want} | ${seg.matched} of ${seg.shown} |`
}

const groups: [string, Score[]][] = []
for (const kind of ['inline XBRL', 'plain HTML', 'plain text'] as const) {
  for (const engine of ['auto', 'tables'] as const) {
    const scores = reads.filter((r) => r.kind === kind && r.engine === engine).map((r) => r.score)
    if (scores.length > 0) groups.push([engine === 'tables' ? `${kind}, read as if it had no tags` : kind, scores])
  }
}
const byForm = [...new Set(reads.map((r) => r.score.form_type))]
  .sort()
  .map((form): [string, Score[]] => [
    form,
    reads.filter((r) => r.engine === 'auto' && r.score.form_type === form).map((r) => r.score),
  ])
const head = [
  '| | Filings | Figures right | Silently wrong | QC passes where all is right | Segments found | Segments shown that are right |',
  '|---|---|---|---|---|---|---|',
]
const perField = FIELDS.map((field) => {
  const verdicts = reads.filter((r) => r.engine === 'auto').map((r) => r.score.verdicts[field])
  const n = (kind: string) => verdicts.filter((v) => v === kind).length
  return `| \`${field}\` | ${n('right')} | ${n('wrong')} | ${n('missing')} | ${n('invented')} |`
})
const misses = reads.flatMap((r) =>
  r.score.misses.map(
    (m) =>
      `| ${r.score.accession_number} | ${r.score.company} | ${r.score.form_type} | ${r.kind}${r.engine === 'tables' ? ', no tags' : ''} | \`${m.field}\` | ${m.verdict} | ${String(m.want)} | ${String(m.got)} | ${r.score.passed ? 'passed' : 'failed'} |`,
  ),
)

const board = [
  '# Accuracy',
  '',
  'Made by `npm run accuracy -- --write`: the engine’s statements against statements read by hand from the printed filings',
  '(`samples/truth`). A figure is right when it equals the printed one within half of the printed unit, EPS exactly.',
  '*Silently wrong* is a filing with a wrong or invented figure that its quality checks let through. No real 40-F and no',
  'real inline 20-F is among the samples: what is said of those forms rests on made documents.',
  '',
  ...head,
  ...groups.map(([name, scores]) => summary(name, scores)),
  '',
  '## By form',
  '',
  ...head,
  ...byForm.map(([form, scores]) => summary(form, scores)),
  '',
  '## By figure',
  '',
  '| Figure | Right | Wrong | Missing | Invented |',
  '|---|---|---|---|---|',
  ...perField,
  '',
  '## Every miss',
  '',
  ...(misses.length > 0
    ? [
        '| Filing | Company | Form | Kind | Figure | Verdict | Printed | Read | QC |',
        '|---|---|---|---|---|---|---|---|---|',
        ...misses,
      ]
    : ['None.']),
  '',
].join('\n')

console.log(board)
if (values.write) {
  writeFileSync(join(root, 'docs/accuracy.md'), board)
  writeFileSync(
    join(root, 'samples/accuracy.json'),
    `${JSON.stringify(
      reads.map(({ kind, engine, score: { segments, ...s } }) => ({ kind, engine, ...s, segments })),
      null,
      1,
    )}\n`,
  )
}

/**
 * `npm run accuracy -- [--filings FOLDER] [--truth FOLDER] [--to FOLDER] [--write]`: reads every filing that has a
 * truth file with the default engine and as if it had no tags, and prints the board. Default: the samples. `--write`
 * renews docs/accuracy.md and samples/accuracy.json, which the accuracy page shows, below `--to` (the repository).
 * samples/unseen.json, the dated measurements, is read and never written.
 */
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { type AccuracyBoard, type AccuracyGroup, accuracyMiss } from '@topline/core/api/accuracy/accuracy.ts'
import { unseenFile } from '@topline/core/api/accuracy/unseen.ts'
import { extractFiling } from '@topline/core/extract/extract.ts'
import { reasonOf } from './reasons.ts'
import { FIELDS, type Score, score, truthFile } from './score.ts'
import { unseenText } from './unseen-text.ts'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    filings: { type: 'string' },
    truth: { type: 'string' },
    to: { type: 'string', default: root },
    write: { type: 'boolean', default: false },
  },
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

const baseForm = (form: string) => form.replace(/\/A$/, '').replace('10-K405', '10-K')

function group(name: string, scores: Score[]): AccuracyGroup {
  const judged = scores.flatMap((s) => FIELDS.map((f) => s.verdicts[f])).filter((v) => v !== 'none')
  const sum = (of: (s: Score) => number) => scores.reduce((total, s) => total + of(s), 0)
  return {
    name,
    filings: scores.length,
    figures_right: judged.filter((v) => v === 'right').length,
    figures_judged: judged.length,
    silently_wrong: sum((s) => Number(s.silent)),
    all_right: sum((s) => Number(s.allRight)),
    all_right_and_passed: sum((s) => Number(s.allRight && s.passed)),
    segments_in_filings: sum((s) => s.segments.want),
    segments_shown: sum((s) => s.segments.shown),
    segments_matched: sum((s) => s.segments.matched),
  }
}

const nameOf = ({ kind, engine }: Pick<Read, 'kind' | 'engine'>) =>
  engine === 'tables' ? `${kind}, read as if it had no tags` : kind
const byDefault = reads.filter((r) => r.engine === 'auto').map((r) => r.score)
const forms = [...new Set(byDefault.map((s) => baseForm(s.form_type)))].sort()
const board: AccuracyBoard = {
  groups: [...new Set(reads.map(nameOf))].sort().map((name) =>
    group(
      name,
      reads.filter((r) => nameOf(r) === name).map((r) => r.score),
    ),
  ),
  by_figure: FIELDS.map((field) => ({
    field,
    forms: forms.map((form_type) => {
      const verdicts = byDefault.filter((s) => baseForm(s.form_type) === form_type).map((s) => s.verdicts[field])
      return {
        form_type,
        right: verdicts.filter((v) => v === 'right').length,
        judged: verdicts.filter((v) => v !== 'none').length,
      }
    }),
    misses: byDefault.filter((s) => !['right', 'none'].includes(s.verdicts[field])).length,
  })),
  misses: reads.flatMap((r) =>
    r.score.misses.map(({ field, verdict, want, got }) =>
      accuracyMiss.parse({
        accession_number: r.score.accession_number,
        company: r.score.company,
        form_type: r.score.form_type,
        group: nameOf(r),
        field,
        verdict,
        printed: want ?? null,
        read: got ?? null,
        qc_passed: r.score.passed,
      }),
    ),
  ),
}

const rate = (part: number, whole: number) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(2)} %`)
const head = [
  '| | Filings | Figures right | Silently wrong | QC passes where all is right | Segments found | Shown segments right |',
  '|---|---|---|---|---|---|---|',
]
const row = (g: AccuracyGroup) =>
  `| ${g.name} | ${g.filings} | ${g.figures_right} of ${g.figures_judged} (${rate(g.figures_right, g.figures_judged)}) | ${g.silently_wrong} | ${g.all_right_and_passed} of ${g.all_right} | ${g.segments_matched} of ${g.segments_in_filings} | ${g.segments_matched} of ${g.segments_shown} |`
const measured = unseenFile.parse(JSON.parse(readFileSync(join(values.to, 'samples/unseen.json'), 'utf8')))
const text = [
  '# Accuracy',
  '',
  'Made by `npm run accuracy -- --write`: the engine’s statements against statements read by hand from the printed filings.',
  'A figure is right when it equals the printed one within half of the printed unit, EPS exactly. *Silently wrong* is a',
  'filing with a wrong or invented figure that its quality checks let through.',
  '',
  ...unseenText(measured),
  '',
  '## Filings the rules were written with',
  '',
  'The samples (`samples/truth`), read by the engine of today. It was mended until it read them right, so it does better here',
  'than elsewhere: this shows that nothing broke, not what to expect of another filing. No real 40-F and no real inline 20-F',
  'is among the samples: both forms are tested on made documents only, and no share here speaks of them.',
  '',
  ...head,
  ...board.groups.map(row),
  '',
  '### By form',
  '',
  ...head,
  ...forms.map((form) =>
    row(
      group(
        form,
        byDefault.filter((s) => baseForm(s.form_type) === form),
      ),
    ),
  ),
  '',
  '### By figure',
  '',
  `| Figure | ${forms.join(' | ')} | Misses |`,
  `|---|${forms.map(() => '---|').join('')}---|`,
  ...board.by_figure.map(
    (f) => `| \`${f.field}\` | ${f.forms.map((x) => `${x.right} of ${x.judged}`).join(' | ')} | ${f.misses} |`,
  ),
  '',
  '### Every miss',
  '',
  ...(board.misses.length === 0
    ? ['None.']
    : [
        '| Filing | Company | Form | Read as | Figure | Verdict | Printed | Read | QC | Why |',
        '|---|---|---|---|---|---|---|---|---|---|',
        ...board.misses.map(
          (m) =>
            `| ${m.accession_number} | ${m.company} | ${m.form_type} | ${m.group} | \`${m.field}\` | ${m.verdict} | ${m.printed} | ${m.read} | ${m.qc_passed ? 'passed' : 'failed'} | ${reasonOf(m)} |`,
        ),
      ]),
  '',
].join('\n')

console.log(text)
if (values.write) {
  writeFileSync(join(values.to, 'docs/accuracy.md'), text)
  writeFileSync(join(values.to, 'samples/accuracy.json'), `${JSON.stringify(board)}\n`)
}

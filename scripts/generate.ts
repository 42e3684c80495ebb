/**
 * Files that are made from others: THIRD-PARTY.md from the lock file, .env.example and docs/configuration.md from the
 * settings schema, docs/glossary.md from the statement schema. `--check` writes nothing and fails when one is stale.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { incomeStatement } from '@topline/core/statement/statement.ts'
import { settingsReference } from '../packages/server/src/settings.ts'
import { thirdParty } from './third-party.ts'

const root = join(import.meta.dirname, '..')

function glossary(): string {
  const rows = Object.entries(incomeStatement.shape).flatMap(([name, field]) =>
    field.description ? [`| \`${name}\` | ${field.description} |`] : [],
  )
  return [
    '# Glossary',
    '',
    'Made from the statement schema (`packages/core/src/statement/statement.ts`) by `npm run generate`.',
    '',
    'Amounts are whole units of the statement’s currency, shares whole shares, per-share figures per share. A missing',
    'value is null: the filing does not print it and no rule computes it. 0 only where the filing itself prints 0, a dash or nil.',
    '',
    '| Field | Meaning |',
    '|---|---|',
    ...rows,
    '',
    '## Words of the field',
    '',
    '| Word | Meaning |',
    '|---|---|',
    '| accession number | The identifier EDGAR gives a submission: `0000320193-24-000123` |',
    '| CIK | The number by which the SEC knows a filer |',
    '| concept | The name of a tagged fact in XBRL, such as `us-gaap:NetIncomeLoss` |',
    '| context | The period and dimensions that a tagged fact belongs to |',
    '| vintage | A period’s figures as one filing printed them; later filings may print others |',
    '| share basis | The count of shares per-share figures refer to; a split changes it |',
    '| showcase | A statement that an administrator opened to everybody, income flow included |',
    '| under revision | A statement whose per-share figures are missing although the filing prints them |',
    '',
  ].join('\n')
}

function configuration(): string {
  return [
    '# Configuration',
    '',
    'Made from the settings schema (`packages/server/src/settings.ts`) by `npm run generate`. Every setting comes from the',
    'environment or from `.env`; a secret can also come from a file named by `NAME_FILE`. A wrong, unknown or half-given',
    'setting ends the start with one line that names it.',
    '',
    '| Name | Default | Meaning |',
    '|---|---|---|',
    ...settingsReference().map(
      ({ name, default_text, description }) => `| \`${name}\` | ${default_text || 'empty'} | ${description} |`,
    ),
    '',
  ].join('\n')
}

function envExample(): string {
  return [
    '# Copy to .env and uncomment what you need. Made from the settings schema by `npm run generate`.',
    ...settingsReference().flatMap(({ name, default_value, description }) => [
      '',
      `# ${description}`,
      `#${name}=${default_value}`,
    ]),
    '',
  ].join('\n')
}

const files: Record<string, () => string> = {
  'THIRD-PARTY.md': () => thirdParty(root),
  '.env.example': envExample,
  'docs/configuration.md': configuration,
  'docs/glossary.md': glossary,
}

const check = process.argv.includes('--check')
for (const [name, make] of Object.entries(files)) {
  const path = join(root, name)
  const text = make()
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
  if (check) {
    console.error(`${name} is stale: run \`npm run generate\` and commit it`)
    process.exitCode = 1
  } else {
    writeFileSync(path, text)
    console.log(`wrote ${name}`)
  }
}

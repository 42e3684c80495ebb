/**
 * Files that are made from others: THIRD-PARTY.md from the lock file, .env.example and docs/configuration.md from the
 * settings schema, docs/glossary.md from the schemas of the statements. `--check` writes nothing and fails when one is stale.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DERIVED_NAMES } from '@topline/core/statement/derived.ts'
import { DERIVED_DEFINITIONS } from '@topline/core/statement/derived-definitions.ts'
import { printedQuantities } from '@topline/core/statement/other-series.ts'
import { balanceSheetFigures, cashFlowFigures } from '@topline/core/statement/other-statements.ts'
import { incomeStatement } from '@topline/core/statement/statement.ts'
import { settingsReference } from '../packages/server/src/settings.ts'
import { thirdParty } from './third-party.ts'

const root = join(import.meta.dirname, '..')

/** A row for each field of a schema that says what it is. */
const fieldRows = (shape: Record<string, { description?: string | undefined }>): string[] =>
  Object.entries(shape).flatMap(([name, { description }]) => (description ? [`| \`${name}\` | ${description} |`] : []))

function glossary(): string {
  return [
    '# Glossary',
    '',
    'Made from the schemas of the statements (`packages/core/src/statement`) by `npm run generate`.',
    '',
    'Amounts are whole units of the statement’s currency, shares whole shares, per-share figures per share. A missing',
    'value is null: the filing does not print it and no rule computes it. 0 only where the filing itself prints 0, a dash or nil.',
    '',
    '| Field | Meaning |',
    '|---|---|',
    ...fieldRows(incomeStatement.shape),
    '',
    '## Balance sheet',
    '',
    'At the last day of the period. Total assets are total liabilities, temporary equity and total equity.',
    '',
    '| Field | Meaning |',
    '|---|---|',
    ...fieldRows(balanceSheetFigures.shape),
    '',
    '## Cash flows',
    '',
    'For the period that the statement prints: a quarterly report prints the year to date. Outflows are negative. The flows of',
    'the three sections, exchange rates and other changes are the change in cash; with the cash at the start they are that at the end.',
    '',
    '| Field | Meaning |',
    '|---|---|',
    ...fieldRows(cashFlowFigures.shape),
    '',
    '## Quantities of a period',
    '',
    'In the series of a company, from its balance sheets and cash flows.',
    '',
    '| Field | Meaning |',
    '|---|---|',
    ...fieldRows(printedQuantities.shape),
    '',
    '## Derived figures',
    '',
    'No filing prints them; each leads to the cells it is made of. Null where a part is not known, where there is nothing',
    'positive to divide by, and where the figure says nothing of such a business (a bank, an insurer); the answer says which.',
    'How they are chosen: [decision 86](decisions.md#86-derived-figures).',
    '',
    '| Field | Meaning | Where the definition is from |',
    '|---|---|---|',
    ...DERIVED_NAMES.map((name) => {
      const { definition, source } = DERIVED_DEFINITIONS[name]
      return `| \`${name}\` | ${definition} | ${source} |`
    }),
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

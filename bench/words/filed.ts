/**
 * Sentences that filers wrote about their own statements, taken from the documents of the folder of filings beside the
 * checkout. A company's words about its own figures are true: where every number of a sentence is a figure of the
 * statement that the sentence names, of one of its years, what it changed by, or its part of revenue, the sentence is
 * right and the statement holds it. That is found here by plain arithmetic and a short list of names, without the reader
 * that is measured. All other sentences with a number are true as well, but nobody knows whether a statement can say so.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { extractFiling } from '@topline/core/extract/extract.ts'
import { comparativePeriod, ownPeriod } from '@topline/core/figures-in-words/base.ts'
import type { FactBase, FactPeriod } from '@topline/core/figures-in-words/facts.ts'
import { passagesOf as sentencesOf } from '@topline/core/figures-in-words/passages.ts'
import { documentBlocks } from '@topline/core/filing/blocks.ts'
import type { Extraction } from '@topline/core/statement/statement.ts'
import { halfOf } from '../halves.ts'
import { CORPUS, rightStatements } from '../qc-rights.ts'

export interface Filed {
  accession: string
  base: FactBase
  /** true, and every number in them is one of the statement */
  held: string[]
  /** true, whatever they are about */
  others: string[]
}

const EARLIER = join(CORPUS, '../edgar-2000s')
const MOST_HELD = 30
const MOST_OTHERS = 60

/**
 * Every filing of a half whose statement is known to be right, or was read with its checks passed where nobody read it
 * by hand.
 * @param path where the sentences are kept, so that the documents are read once; null = nowhere
 */
export function filedSentences(half: 'a' | 'b', path: string | null): Filed[] {
  if (path !== null && existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'))
  const found = new Map<string, Filed>()
  const add = (accession: string, filed: string, bytes: Buffer, result: Extraction) => {
    if (found.has(accession) || result.prior_periods.length === 0) return
    const base = baseOf(accession, filed, result)
    found.set(accession, { accession, base, ...toldOf(base, bytes) })
  }
  for (const { truth, bytes, result } of rightStatements('corpus', ({ truth: one }) => halfOf(one) === half))
    if (!found.has(truth.accession_number)) add(truth.accession_number, '', bytes, result)
  for (const { file, cik } of earlierFilings()) {
    if (halfOf({ cik, company: file }) !== half) continue
    const bytes = gunzipSync(readFileSync(join(EARLIER, 'filings', `${file}.gz`)))
    const result = extractFiling(bytes, {})
    if (result.ok && result.qc.passed) add(file, '', bytes, result)
  }
  const all = [...found.values()].filter(({ held, others }) => held.length + others.length > 0)
  if (path !== null) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(all))
  }
  return all
}

/**
 * The same of the samples, which are looked at whatever half they are of.
 * @param wants their accession numbers
 */
export function sampledSentences(wants: (accession: string) => boolean = () => true): Filed[] {
  const found: Filed[] = []
  for (const { truth, bytes, result } of rightStatements(
    'samples',
    (one) => one.how === 'tagged' && wants(one.truth.accession_number),
  )) {
    if (result.prior_periods.length === 0) continue
    const base = baseOf(truth.accession_number, '', result)
    found.push({ accession: truth.accession_number, base, ...toldOf(base, bytes) })
  }
  return found
}

/** Documents of the years before tags, without a truth file. */
function earlierFilings(): { file: string; cik: string }[] {
  const list = join(EARLIER, 'index.tsv')
  if (!existsSync(list)) return []
  return readFileSync(list, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [file = '', cik = ''] = line.split('\t')
      return { file, cik }
    })
    .filter(({ file }) => existsSync(join(EARLIER, 'filings', `${file}.gz`)))
}

function baseOf(accession: string, filing_date: string, result: Extraction): FactBase {
  return {
    company: result.company ?? '',
    tickers: [],
    currency: result.income_statement.currency,
    unit: result.income_statement.revenue_units_number,
    filing_date: filing_date === '' ? null : filing_date,
    periods: [
      ownPeriod(result.income_statement, result.provenance, accession),
      ...result.prior_periods.map((one) => comparativePeriod(one, accession)),
    ],
  }
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The sentences of a document with an amount or a percentage in them, each once. */
function toldOf(base: FactBase, bytes: Buffer): Pick<Filed, 'held' | 'others'> {
  const [held, others] = [new Set<string>(), new Set<string>()]
  for (const { text, isRow } of documentBlocks(bytes.toString('latin1'), isUtf8(bytes) ? 'utf-8' : 'windows-1252')) {
    if (isRow || !/[$%]|percent/.test(text)) continue
    for (const passage of sentencesOf(text.replace(/\s+/g, ' '))) {
      const said = passage.text.trim()
      if (!/^[A-Z]/.test(said) || !/[.]$/.test(said) || said.length > 500 || !/[$]\s?\d|\d\s?(?:%|percent)/.test(said))
        continue
      // A table whose rows run together is no sentence.
      if (/\.{4}|\$\s?[\d,.]+\s+\$\s?[\d,.]+/.test(said)) continue
      // "$8,696" where the filing prints millions is told in its tables' unit, not in words.
      if (
        base.unit >= 1000 &&
        /\$\s?\d[\d,]*(?:\.\d+)?(?!\s?(?:billion|million|thousand)|[\d,.]*\d)/.test(
          said.replace(/\$\s?\d{1,3}\.\d\d\b|\$\s?\.\d\d/g, ''),
        )
      )
        continue
      if (isHeld(base, said)) {
        if (held.size < MOST_HELD) held.add(said)
      } else if (others.size < MOST_OTHERS) others.add(said)
    }
  }
  return { held: [...held], others: [...others] }
}

/** What such a sentence measures by: a matching digit would be chance. */
const OTHERWISE =
  /\b(?:exclud\w+|organic\w*|adjusted|constant|currency|pro[ -]forma|comparable[- ](?:store|sales)|same[- ]store|non-GAAP|expect\w*|would|estimat\w+|backlog|discontinued|approximately \$?\d+ (?:million|billion)? of|adoption|impairments?)\b/i

const FIGURES = [
  ['total_revenue', /\b(?:sales|revenues?)\b/i],
  ['cost_of_revenue', /\bcosts? of (?:\w+ )?(?:\w+ )?(?:sales|revenues?|goods|products|services)|\bcost of \w+/i],
  ['gross_profit', /\bgross (?:profit|margin)/i],
  [
    'operating_income',
    /\boperating (?:income|profit|earnings|loss)|\b(?:income|loss|earnings|profit) from operations/i,
  ],
  ['income_before_taxes', /\bbefore (?:provision for )?(?:income )?tax|\bpre-?tax/i],
  ['income_tax_expense', /\bincome tax|\btax (?:expense|provision|benefit)|\bprovision for/i],
  ['net_income', /\bnet (?:income|earnings|loss|profit)/i],
  ['basic_eps', /\bper (?:\w+ )?(?:\w+ )?share/i],
  ['diluted_eps', /\bper (?:\w+ )?(?:\w+ )?share/i],
] as const

interface Series {
  values: number[]
  isPerShare: boolean
}

/** The named figures of a sentence over the periods of one length, newest first. */
function seriesNamed(base: FactBase, said: string): Series[] {
  // Without a year of its own a sentence is of the statement's period, and of the one compared with.
  const isOwn = !/\b(?:19|20)\d\d\b/.test(said)
  const lengths = [...new Set((isOwn ? base.periods.slice(0, 1) : base.periods).map((one) => one.months))]
  const of = (value: (period: FactPeriod) => number | null | undefined, isPerShare = false): Series[] =>
    lengths.map((months) => ({
      values: base.periods
        .filter((one) => one.months === months)
        .slice(0, isOwn ? 2 : base.periods.length)
        .flatMap((one) => value(one) ?? []),
      isPerShare,
    }))
  const lower = said.toLowerCase()
  const [own] = base.periods
  return [
    ...FIGURES.flatMap(([name, words]) =>
      words.test(said) ? of((one) => one.figures[name], name.endsWith('eps')) : [],
    ),
    ...own.expenses.flatMap(({ name }) =>
      lower.includes(plain(name)) ? of((one) => one.expenses.find((line) => line.name === name)?.amount) : [],
    ),
    ...[...own.business, ...own.geographical].flatMap(({ label }) =>
      label.length > 2 && said.includes(label)
        ? of((one) => [...one.business, ...one.geographical].find((part) => part.label === label)?.revenue)
        : [],
    ),
  ].filter(({ values }) => values.length > 0)
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\s*\(.*$|,\s(?:net|excl|incl).*$/, '')
    .replace(/ (?:expenses?|costs?)$/, '')

const SCALE: Readonly<Record<string, number>> = { billion: 1e9, million: 1e6, thousand: 1e3 }
const AMOUNT = /\$\s?(\d[\d,]*(?:\.\d+)?)(?:\s(billion|million|thousand))?/g
const PERCENT = /(\d+(?:\.\d+)?)\s?(?:%|percent\b)/g

const stepOf = (digits: string): number => (digits.includes('.') ? 10 ** -(digits.length - digits.indexOf('.') - 1) : 1)

/** Every number of the sentence is one of a figure that it names. */
function isHeld(base: FactBase, said: string): boolean {
  if (OTHERWISE.test(said) || /basis points|\bshares?\b(?<!per[a-z ]*share)/i.test(said)) return false
  const rest = said.replace(AMOUNT, ' ').replace(PERCENT, ' ')
  if (/\d[\d,.]*\s(?:million|billion|times|points?)|\b\d{1,3}(?:,\d{3})+\b/.test(rest)) return false
  const series = seriesNamed(base, said)
  const revenue = seriesNamed(base, 'revenue')
  let telling = 0
  for (const [, digits = '', scale] of said.matchAll(AMOUNT)) {
    const bare = digits.replaceAll(',', '').replace(/\.$/, '')
    const size = scale === undefined ? 1 : (SCALE[scale] ?? 1)
    const isSmall = scale === undefined && Number(bare) < 1000
    const half = 0.51 * stepOf(bare) * size
    const isIt = series.some(
      ({ values, isPerShare }) =>
        isPerShare === isSmall &&
        amountsOf(values).some((one) => Math.abs(Math.abs(one) - Number(bare) * size) <= half),
    )
    if (!isIt) return false
    if (bare.replace('.', '').replace(/^0+/, '').length >= 3 || isSmall) telling += 1
  }
  for (const [, digits = ''] of said.matchAll(PERCENT)) {
    const half = 0.51 * stepOf(digits)
    const isIt = series.some(({ values }) =>
      percentsOf(values, revenue[0]?.values ?? []).some((one) => Math.abs(Math.abs(one) - Number(digits)) <= half),
    )
    if (!isIt) return false
  }
  return telling > 0
}

const amountsOf = (values: readonly number[]): number[] => [
  ...values,
  ...values.slice(1).map((old, at) => (values[at] ?? 0) - old),
]
const percentsOf = (values: readonly number[], revenue: readonly number[]): number[] => [
  ...values.slice(1).map((old, at) => (100 * ((values[at] ?? 0) - old)) / old),
  ...values.flatMap((one, at) => (values !== revenue && revenue[at] ? [(100 * one) / revenue[at]] : [])),
]

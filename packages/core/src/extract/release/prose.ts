/**
 * The results of a release that prints no statement, as its sentences tell them: "fourth quarter earnings of $204.5 million,
 * or 27 cents a share, compared with $125.0 million, or 17 cents a share, in the fourth quarter of 2003"
 * (0000092122-05-000042). Only sentences of a closed form are read, each figure with its place; what two of them tell
 * differently is left out. No sum proves any of it, which the reading's checks say.
 */
import { type Block, documentBlocks } from '../../filing/blocks.ts'
import type { Cell, Figures } from '../../statement/statement.ts'
import type { Bytes } from '../bytes.ts'

type Told = 'total_revenue' | 'net_income' | 'basic_eps' | 'diluted_eps'
type ToldFigures = Partial<Pick<Figures, Told>>

/** What the sentences tell of one period. */
export interface ToldPeriod {
  figures: ToldFigures
  provenance: Partial<Record<Told, Cell>>
}

/** Net income without some items, as a sentence that begins with "Excluding" tells it of the quarter. */
export interface ToldMeasure {
  /** "Earnings excluding the impact of these items". */
  measure: string
  name: 'net_income' | 'basic_eps'
  value: number
  cell: Cell
}

export interface Prose {
  own: ToldMeasure[]
  quarter: ToldPeriod
  quarter_before: ToldPeriod
  year: ToldPeriod
  year_before: ToldPeriod
}
type Span = Exclude<keyof Prose, 'own'>

/** Measures that no statement has, what is expected, and other companies' or parts' figures. */
const ELSE =
  /non-?gaap|\badjusted\b|\bunderlying\b|\bcomparable\b|\bcore\b|\bexclud(?:es?|ing)\b|\bexcept\b|\borganic|\bconstant[- ]currency|\bexpect|\bguidance\b|\boutlook\b|\bforecast|\banticipat|\btarget|\bone-time\b|\bsegment\b|\bdivision\b|\bsubsidiar|\bpro forma\b|\bincluded?\b/i

const ORDINAL = 'first|second|third|fourth'
const QUARTER = new RegExp(`\\b(?<ordinal>${ORDINAL})[- ]quarter\\b`, 'i')
const YEAR = /\bfull[- ]year\b|\bfor the (?:full )?year\b|\bannual (?:earnings|revenues?|net income)\b/i
const AGAINST = /,?\s*(?:this )?compared (?:with|to)\s+/i
const YEAR_AGO =
  /\b(?:same (?:period|quarter)|quarter) (?:(?:of )?(?:last|the (?:prior|previous)) year|(?:a|one) year (?:ago|earlier))\b|\ba year (?:ago|earlier)\b/i

const MONEY = '\\$ ?(?<amount>\\d[\\d,]*(?:\\.\\d+)?) (?<scale>million|billion)\\b'
const SHARE =
  '(?:,? or (?:\\$ ?(?<dollars>\\d*\\.\\d\\d)|(?<bare>\\d+\\.\\d\\d)|(?<cents>\\d+(?:\\.\\d+)?) cents)(?: a| per)(?: (?<kind>diluted|basic))?(?: common)? share\\b)?'
/** The measure, the words that may stand between, and the amount. */
const EARNED = new RegExp(
  `\\b(?<measure>net loss|net income|net earnings|earnings|profits?)\\b(?: for the (?:full year|(?:${ORDINAL}) quarter))? (?:of|were|was|totaled|totalled) ${MONEY}${SHARE}`,
  'i',
)
const SOLD = new RegExp(
  `\\b(?<measure>(?:total |operating )?(?:revenues?|sales))\\b(?: for the (?:full year|(?:${ORDINAL}) quarter))? (?:of|were|was|totaled|totalled) ${MONEY}`,
  'i',
)
/** What it is compared with; the measure need not be named again. */
const BEFORE = new RegExp(
  `^(?:(?:reported )?(?<measure>net loss|net income|earnings|profits?) of )?${MONEY}${SHARE}`,
  'i',
)
const SCALES: Readonly<Record<string, number>> = { million: 1e6, billion: 1e9 }

/**
 * @param quarter the quarter that the release is for
 * @param year in which it ended, by the calendar
 */
export function readProse(bytes: Bytes, quarter: 1 | 2 | 3 | 4, year: number): Prose {
  const source = bytes.toString('latin1', 0, bytes.length)
  const reader = new Reader(source, { quarter, year })
  for (const block of documentBlocks(source, 'windows-1252')) {
    if (block.isRow) continue
    for (const found of block.text.matchAll(SENTENCE)) reader.read(found[0], found.index, block)
  }
  return reader.told()
}

/** Up to a full stop behind a word or a bracket; those of abbreviations stand before small letters and digits. */
const SENTENCE = /.+?(?:(?<=[a-z)\d%]\.)(?=\s+["“A-Z])|$)/gs

interface Found {
  span: Span
  name: Told
  value: number
  cell: Cell
}

type Groups = Readonly<Record<string, string | undefined>>

class Reader {
  private readonly found: Found[] = []
  private readonly own: ToldMeasure[] = []
  /** What the sentence before told of: "This compared with …" goes on with it. */
  private last: 'quarter' | 'year' | null = null
  private readonly source: string
  private readonly period: { quarter: number; year: number }

  constructor(source: string, period: { quarter: number; year: number }) {
    this.source = source
    this.period = period
  }

  read(sentence: string, at: number, block: Block): void {
    const goesOn = /^\s*this compared/i.test(sentence)
    const [before = this.last, isPlain] = [this.last, !ELSE.test(sentence)]
    this.last = null
    if (!isPlain) this.readOwn(sentence, at, block)
    if (!isPlain) return
    const against = AGAINST.exec(sentence)
    const main = against === null ? sentence : sentence.slice(0, against.index)
    const span = goesOn ? before : this.spanOf(main)
    if (span === null) return
    this.last = span
    const kind = goesOn ? 'net_income' : this.readMain(main, at, block, span)
    if (against === null || kind === null) return
    const from = against.index + against[0].length
    this.readBefore(sentence.slice(from), at + from, block, { span, kind })
  }

  /** The period that a clause names: this quarter, or the year that ends with it; null where it names both or another. */
  private spanOf(clause: string): 'quarter' | 'year' | null {
    const years = [...clause.matchAll(/\b(?:19|20)\d\d\b/g)].map(([one]) => Number(one))
    if (years.some((one) => one !== this.period.year) || YEAR_AGO.test(clause)) return null
    const ordinal = QUARTER.exec(clause)?.groups?.ordinal?.toLowerCase()
    const isYear = YEAR.test(clause)
    if ((ordinal !== undefined) === isYear) return null
    if (isYear) return this.period.quarter === 4 ? 'year' : null
    return ORDINAL.split('|').indexOf(ordinal ?? '') + 1 === this.period.quarter ? 'quarter' : null
  }

  /** "Excluding the impact of these items, fourth quarter earnings were $180.4 million, or 24 cents a share." */
  private readOwn(sentence: string, at: number, block: Block): void {
    const [ahead, without] = EXCLUDING.exec(sentence) ?? []
    const rest = sentence.slice(ahead?.length ?? 0)
    if (ahead === undefined || without === undefined || ELSE.test(rest) || this.spanOf(rest) !== 'quarter') return
    const aside = new Reader(this.source, this.period)
    if (aside.readMain(rest, at + ahead.length, block, 'quarter') !== 'net_income') return
    for (const { name, value, cell } of aside.found)
      if (name === 'net_income' || name === 'basic_eps')
        this.own.push({
          measure: `${sentenceCase(cell.label)} ${without.trim().replace(/^E/, 'e')}`,
          name,
          value,
          cell,
        })
  }

  private readMain(clause: string, at: number, block: Block, span: 'quarter' | 'year'): Told | null {
    for (const [pattern, name] of [
      [EARNED, 'net_income'],
      [SOLD, 'total_revenue'],
    ] as const) {
      const found = pattern.exec(clause)
      if (!found?.groups) continue
      if (!isWhole(clause.slice(0, found.index))) return null
      this.take(found, at, block, { span, name })
      return name
    }
    return null
  }

  private readBefore(
    clause: string,
    at: number,
    block: Block,
    { span, kind }: { span: 'quarter' | 'year'; kind: Told },
  ): void {
    const found = BEFORE.exec(clause)
    if (!found?.groups) return
    const rest = clause.slice(found[0].length, found[0].length + 60)
    const ordinal = QUARTER.exec(rest)?.groups?.ordinal
    const year = /\b(?:19|20)\d\d\b/.exec(rest)?.[0]
    const isYearAgo = YEAR_AGO.test(rest) || Number(year) === this.period.year - 1
    if (!isYearAgo || (ordinal !== undefined && this.spanOf(`${ordinal} quarter`) !== span)) return
    this.take(found, at, block, { span: `${span}_before`, name: kind })
  }

  /** The amount of a match, and what it is per share. */
  private take(found: RegExpExecArray, at: number, block: Block, { span, name }: Pick<Found, 'span' | 'name'>): void {
    const groups: Groups = found.groups ?? {}
    const { measure = '', amount = '', scale = '', dollars, bare, cents, kind } = groups
    const sign = /loss/i.test(measure) ? -1 : 1
    const label = measure === '' ? 'compared with' : measure
    const from = at + found.index
    const value = Number((Number(amount.replaceAll(',', '')) * (SCALES[scale.toLowerCase()] ?? 1)).toPrecision(12))
    this.keep({ span, name, value: sign * value }, amount, label, from + found[0].indexOf(amount), block)
    const share = dollars ?? bare ?? cents
    if (name !== 'net_income' || share === undefined) return
    const perShare = sign * (cents === undefined ? Number(share) : Number((Number(share) / 100).toPrecision(12)))
    const place = from + found[0].lastIndexOf(share)
    // A single figure that is called neither counts for both.
    for (const eps of ['basic_eps', 'diluted_eps'] as const)
      if (kind === undefined || eps.startsWith(kind.toLowerCase()))
        this.keep({ span, name: eps, value: perShare }, share, `${label} per share`, place, block)
  }

  private keep(told: Omit<Found, 'cell'>, text: string, label: string, at: number, block: Block): void {
    const start = placeOf(this.source, block, text, at)
    if (start !== null) this.found.push({ ...told, cell: { label, text, start, end: start + text.length } })
  }

  told(): Prose {
    const of = (span: Span): ToldPeriod => {
      const period: ToldPeriod = { figures: {}, provenance: {} }
      for (const name of ['total_revenue', 'net_income', 'basic_eps', 'diluted_eps'] as const) {
        const [first, ...more] = this.found.filter((one) => one.span === span && one.name === name)
        if (first === undefined || more.some(({ value }) => value !== first.value)) continue
        period.figures[name] = first.value
        period.provenance[name] = first.cell
      }
      return period
    }
    return {
      own: this.own,
      quarter: of('quarter'),
      quarter_before: of('quarter_before'),
      year: of('year'),
      year_before: of('year_before'),
    }
  }
}

const EXCLUDING = /^\s*(Excluding [^,$%]{3,80}),\s/
const sentenceCase = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1)

/** Words before a measure that make it a part's: "Georgia Power's fourth quarter earnings", "retail revenues". */
const isWhole = (before: string): boolean =>
  !/['’\x92]s?\s+(?:\w+[- ]){0,3}$/i.test(before) &&
  /(?:^|\b(?:reported|posted|announced|earned|had)\b)(?:\s*(?:["“]|for the|a|an|its|solid|strong|record|total|full[- ]year|annual|(?:first|second|third|fourth)[- ]quarter|(?:19|20)\d\d|,))*\s*$/i.test(
    before,
  )

/** The first byte of a number of a block: the same one of those alike as in its text, markup passed over. */
function placeOf(source: string, block: Block, digits: string, at: number): number | null {
  const raw = source.slice(block.start, block.end).replace(/<[^>]*>/g, (tag) => ' '.repeat(tag.length))
  let index = -1
  for (
    let before = block.text.indexOf(digits);
    before >= 0 && before <= at;
    before = block.text.indexOf(digits, before + 1)
  )
    index = raw.indexOf(digits, index + 1)
  return index < 0 ? null : block.start + index
}

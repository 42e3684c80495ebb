import type { ExtractionHints } from '../../statement/statement.ts'
import type { Bytes } from '../bytes.ts'
import { type Day, dayNumber, findDays, findMonthDay, monthsBetween, parseYmd } from './dates.ts'
import { stripMarkup } from './decode.ts'
import { isTagged } from './prefixes.ts'
import { isRelease, type ReleaseHead, releaseHead } from './release-head.ts'
import { hasHtmlTables } from './table-ranges.ts'

/** What the first pages of a filing say about it. */
export interface Cover {
  form: string | null
  company: string | null
  cik: string | null
  end: Day | null
  /** Months of the transition period that the report is for; null = it is for a year or a quarter. */
  transition: number | null
  /** Month and day on which the fiscal year ends, where the cover or the header says. */
  yearEnd: { month: number; day: number } | null
  /** Of an earnings release, which has no cover: what its head says. */
  release?: ReleaseHead
  text: string
}

const COVER_BYTES = 90_000
const COVER_TEXT = 40_000

/** Where the visible document begins: after the hidden header of an inline filing. */
function bodyStart(bytes: Bytes): number {
  if (!isTagged(bytes)) return 0
  const at = bytes.indexOf('</ix:header>')
  return at < 0 ? 0 : at + 12
}

function formOf(text: string): string | null {
  const typed = /<TYPE>\s*(10-K405|10-KSB|10-KT|10-K|10-Q|20-F|40-F)(\/A)?/i.exec(text)
  if (typed) return `${typed[1]?.toUpperCase()}${typed[2]?.toUpperCase() ?? ''}`
  const printed =
    /form\s{0,4}(10\s?[-–—‑]\s?k\s?405|10\s?[-–—‑]\s?kt|10\s?[-–—‑]\s?k|10\s?[-–—‑]\s?q|20\s?[-–—‑]\s?f|40\s?[-–—‑]\s?f)\s?(\/a)?/i.exec(
      text,
    )
  if (!printed) return null
  return `${(printed[1] ?? '').replace(/\s/g, '').replace(/[–—‑]/g, '-').toUpperCase()}${printed[2]?.toUpperCase() ?? ''}`
}

function companyOf(text: string): string | null {
  const header = /COMPANY CONFORMED NAME:\s*([^\n]+)/i.exec(text)
  if (header) return (header[1] ?? '').trim()
  const at = text.search(/(?:exact|full)\s{0,3}name\s{0,3}of\s{0,3}(?:the\s)?(?:registrant|company)/i)
  if (at < 0) return null
  const lines = text
    .slice(Math.max(0, at - 1500), at)
    .split('\n')
    .map((line) =>
      line
        .replace(/[_=*]{2,}|-{3,}/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => /[a-z]{2}/i.test(line))
  const name = lines.at(-1)
  return name && name.length < 120 && !/commission file|number|form 10/i.test(name) ? name : null
}

/** The transition period that the cover names in place of a year or a quarter. */
function transitionOf(text: string): { end: Day; months: number } | null {
  const found = /transition\s{1,4}period\s{1,4}from\b/i.exec(text)
  if (!found) return null
  const words = (at: number, length: number) =>
    text
      .slice(at, at + length)
      .replace(/[_\s]+/g, ' ')
      .replace(/ ,/g, ',')
  const [from, to] = findDays(words(found.index, 120))
  if (
    !from ||
    !to ||
    from.index > 45 ||
    !/\b(?:to|through)\b/i.test(words(found.index, 120).slice(from.index, to.index))
  )
    return null
  const usual = /(?:years?|quarterly\s{1,4}period|quarter)\s{0,4}ended\b/i.exec(text)
  if (usual && findDays(words(usual.index, 60)).length > 0) return null
  const months = monthsBetween(from.day, to.day)
  return months > 0 && months < 12 ? { end: to.day, months } : null
}

const headerDay = (text: string, name: string): Day | null => {
  const found = new RegExp(`${name}:\\s*(\\d{4})(\\d{2})(\\d{2})`, 'i').exec(text)
  return found ? { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) } : null
}

/** Some submissions give the day of filing for the period's end (0000896463-95-000121): the cover knows better. */
function endOf(text: string, form: string | null): Day | null {
  const conformed = headerDay(text, 'CONFORMED PERIOD OF REPORT')
  const filed = headerDay(text, 'FILED AS OF DATE')
  const slipped = conformed !== null && filed !== null && Math.abs(dayNumber(filed) - dayNumber(conformed)) <= 3
  return conformed !== null && !slipped ? conformed : (printedEnd(text, form) ?? conformed)
}

function printedEnd(text: string, form: string | null): Day | null {
  const wanted = [
    /(?:quarterly|quarter|three.month)\s{1,4}period\s{1,4}ended/i,
    /years?\s{0,4}ended/i,
    /quarter\s{1,4}ended/i,
    /period\s{1,4}ended/i,
    /transition period from/i,
  ]
  if (form?.startsWith('10-K') || form?.startsWith('20'))
    wanted.unshift(/(?:fiscal|calendar)\s{1,4}years?\s{1,4}ended/i)
  for (const pattern of wanted) {
    const found = pattern.exec(text)
    if (!found) continue
    const after = text
      .slice(found.index, found.index + 260)
      .replace(/[_\s]+/g, ' ')
      .replace(/ ,/g, ',')
    const days = findDays(after)
    const first = days[0]
    if (first) return /from/i.test(found[0]) ? (days[1]?.day ?? first.day) : first.day
  }
  return null
}

/** Seen text, blanks joined, of as much of the document as it takes; it is cut before a tag, so that none is split. */
function firstWords(source: string, html: boolean, most = COVER_TEXT): string {
  // A line break of HTML source is a blank: names wrap there. Only markup breaks lines.
  const raw = html && !/<pre\b/i.test(source) ? source.replace(/[\r\n]+/g, ' ') : source
  let text = ''
  for (let from = 0; from < raw.length && text.length < most; ) {
    const open = raw.indexOf('<', from + COVER_TEXT)
    const to = open < 0 ? raw.length : open
    text += stripMarkup(raw.slice(from, to)).replace(/[ \t\u00a0]{2,}|[\t\u00a0]/g, ' ')
    from = to
  }
  return text
}

/** Reads form, company, period end and fiscal year end from the cover or the submission header. */
export function readCover(bytes: Bytes, hints: ExtractionHints): Cover {
  const start = bodyStart(bytes)
  const raw = bytes.toString('latin1', start, Math.min(bytes.length, start + COVER_BYTES))
  const mark = raw.slice(0, 12_000).indexOf('<TEXT>')
  const headed = start === 0 && mark > 0 ? raw.slice(0, mark) : ''
  const text = `${headed}\n${firstWords(raw.slice(Math.max(0, mark)), hasHtmlTables(bytes))}`.slice(0, COVER_TEXT)
  if (!isTagged(bytes) && isRelease(text.trimStart(), hints.form_type)) return coverOfRelease(bytes, text, hints)
  const transition = transitionOf(text)
  const named = formOf(text)
  // "10-K" is printed on the report for a transition period too.
  const form = hints.form_type ?? (transition ? (named?.replace(/^(10-[KQ])$/, '$1T') ?? null) : named)
  const header = /FISCAL YEAR END:\s*(\d{2})(\d{2})/i.exec(text)
  const printed = header
    ? null
    : findMonthDay(/fiscal year end(?:s|ed)?[^a-z]{0,20}([a-z]+ \d+)/i.exec(text)?.[1] ?? '')
  return {
    form,
    company: companyOf(text),
    cik: hints.cik ?? /CENTRAL INDEX KEY:\s*0*(\d+)/i.exec(text)?.[1] ?? null,
    end: parseYmd(hints.period_end) ?? transition?.end ?? endOf(text, form),
    transition: transition?.months ?? null,
    yearEnd: header ? { month: Number(header[1]), day: Number(header[2]) } : printed,
    text,
  }
}

/** Notes below the statements of a release say when its quarter ended. */
const RELEASE_BYTES = 1_000_000
const RELEASE_TEXT = 200_000

/** Of a release: forms and years that it mentions are those of other documents. */
function coverOfRelease(bytes: Bytes, text: string, hints: ExtractionHints): Cover {
  const raw = bytes.toString('latin1', 0, Math.min(bytes.length, RELEASE_BYTES))
  const release = releaseHead(firstWords(raw, hasHtmlTables(bytes), RELEASE_TEXT).trimStart())
  return {
    form: hints.form_type ?? null,
    company: companyOf(text),
    cik: hints.cik ?? null,
    end: parseYmd(hints.period_end) ?? release.end,
    transition: null,
    yearEnd: release.yearEnd,
    release,
    text,
  }
}

import { OWN_NUMBER } from '../document/own-number.ts'
import type { Figure, Row } from '../document/row.ts'
import { ofItsOwn } from '../kept.ts'
import { asCounts, isAverageCount } from './bare-counts.ts'
import { asLosses, isBareLoss } from './bare-losses.ts'
import type { Laid } from './columns.ts'

/** A line of the statement: its words, what stands over it, its figures by column. */
export interface Line {
  label: string
  /** Lower case, footnote marks and bracketed alternatives removed. */
  bare: string
  /** Lower case with brackets kept: signs are read from it. */
  words: string
  /** The headings over it, nearest last, lower case. */
  heading: string
  /** The nearest heading as printed; empty where none stands over the line. */
  title: string
  /** The heading right over the nearest one, where that stands deeper under it. */
  parent: string
  indent: number
  values: (Figure | null)[]
  row: Row
}

const ALTERNATIVES =
  /\((?:loss|losses|income|expense|expenses|benefit|benefits|provision|credit|deficit|earnings|gain|gains|charge|deductions?|decrease|increase|net)(?:es)?\)/g

/** A name that none of the patterns below changes: most names; looking at each character once is quick. */
const PLAIN = /^[A-Za-z]+(?:(?:, | |-|\/)[A-Za-z]+)*$/

/** "- Notes 3 and A", "- See Note Two", but not "Officers - notes payable". */
const NOTE_BEHIND =
  /\s*[—–-]+\s*(?:see )?notes? (?:(?:notes? )?(?:\d{1,2}[a-z]?|[a-z]|[ivx]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten)(?:,? (?:and|through|to) |, ?| ?& ?|[- ]|$))+$/i

/** Footnote marks and references to notes do not belong to a line's name (T36). */
export function cleanLabel(label: string): string {
  if (PLAIN.test(label)) return label
  return label
    .replace(/\((?:[A-Z]|\d{1,2})(?:,? (?:&|and) (?:[A-Z]|\d{1,2}))\)/g, '')
    .replace(/\((?:see )?notes? [^)]{0,40}\)/gi, '')
    .replace(NOTE_BEHIND, '')
    .replace(/(?:\s*\((?:\d{1,2}|[a-z]|[A-Z]|i{1,3}|iv)\))+\s*$/, '')
    .replace(/(?:[a-z)]|[A-Z]{4} )\s?\d{1,2}$/, (whole, _at: number, text: string) =>
      OWN_NUMBER.test(text) ? whole : whole.slice(0, whole.startsWith(')') || /^[a-z]/.test(whole) ? 1 : 4),
    )
    .replace(/[*†‡]+\s*$/, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s:.]+$/, '')
    .trim()
}

/** What a label says: in lower case and cleaned, and without "(loss)" and the like. */
interface Said {
  words: string
  bare: string
}

const said = new Map<string, Said>()
/** Labels that are kept: a few filings' worth. */
const MOST_SAID = 4000
const LONGEST_SAID = 300

/** What a label says, worked out once for all columns, pages and periods that it stands beside. */
function saidBy(label: string): Said {
  const before = said.get(label)
  if (before !== undefined) return before
  const text = ofItsOwn(label)
  const words = PLAIN.test(text) ? text.toLowerCase() : lowered(text)
  const one = { words, bare: bareOf(text, words) }
  if (said.size >= MOST_SAID) said.clear()
  if (text.length <= LONGEST_SAID) said.set(text, one)
  return one
}

const lower = (text: string): string => saidBy(text).words

const lowered = (text: string) =>
  cleanLabel(text)
    .toLowerCase()
    .replace(/[‘’']/g, "'")
    .replace(/[–—‑−]/g, '-')
    .replace(/\s*-\s*/g, (d) => (d.length > 1 ? ' - ' : '-'))

/** What words say of a line, by its label and the heading over it as they are printed. */
export function worded(label: string, heading: string): Omit<Line, 'indent' | 'values' | 'row'> {
  const { words, bare } = saidBy(label)
  return { label, bare, words, heading: lower(heading), title: heading, parent: '' }
}

/** Words of a line without "(loss)" and the like, so that "net (loss) income" and "net income" are one. */
export const bareWords = (text: string): string => saidBy(text).bare

/** @param words the same text in lower case, cleaned */
function bareOf(text: string, words: string): string {
  if (PLAIN.test(text) && !/[,/]|loss|exclu|^net$/i.test(text)) return words
  return words
    .replace(ALTERNATIVES, ' ')
    .replace(/(?:^|(?<= ))\/|\/(?= |$)/g, ' ')
    .replace(/\((?:exclusive|including|includes|inclusive|net|excluding|less|before|note)[^)]*\)/g, ' ')
    .replace(/[():,]/g, ' ')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\b(?:exclusive|excluding)\b (?:of )?.*$/, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\b(?:income\/loss|loss\/income|earnings\/loss|profit\/loss)\b/g, 'income')
    .replace(/\b(income|earnings|profit) (?:or )?loss(?:es)?\b(?! (?:on|and))/g, '$1')
    .replace(/\bloss (?:or )?(income|earnings|profit)\b/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^net$/, () => (/^\W*net\W{0,2}\((?:loss|income|earnings)/i.test(text) ? 'net income' : 'net'))
}

const UNFINISHED =
  /(?:\b(?:and|of|or|to|from|the|in|for|before|per|on|by|with|net|attributable|attributable to equity|common|other)|[,\-–—(&])$/i
/** "Costs, expenses and other" is a heading, not the beginning of the line below it. */
const LISTED = /^(?:total )?(?:operating )?(?:costs?|expenses|revenues?|income)\b.*\band other$/i

/** Words that begin a line of their own under a long heading. */
const OWN_LINE =
  /^(?:basic|diluted|primary|fully|assuming|before|after|from|income|loss|net|earnings|continuing|discontinued|extraordinary|cumulative|current|deferred|total|other|operating|costs?|sales|revenues?|interest|class|weighted|average)\b/i

/** Names of their own, though they end in a word that others go on from: "Corporate and other" over "Net sales". */
const WHOLE = /^(?:\w+,? (?:and|&) )?(?:all )?other$/i

/** Small words in capitals, and a sign for one, with which no caption begins: "NET CASH PROVIDED" over "BY OPERATING ACTIVITIES". */
const GOES_ON = /^(?:(?:OF(?! WHICH)|AND|OR|BY)\b|& )/

const continues = (before: string, label: string) =>
  /^[a-z(]/.test(label) ||
  GOES_ON.test(label) ||
  (UNFINISHED.test(before) &&
    !LISTED.test(before) &&
    !(WHOLE.test(before) && (OWN_LINE.test(label) || /^\d/.test(label)))) ||
  isOpen(before)

/** A bracket that is not closed. */
const isOpen = (text: string): boolean => (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0)

/** A heading is complete at its colon, unless that stands in a bracket ("Net income (per share:", 0000917337-96-000005). */
const isComplete = (text: string): boolean => (/:$/.test(text) && !isOpen(text)) || SECTION.test(text)

/** A section of cash flows by its whole name, under which the lines begin at once ("Dividends paid"). */
const SECTION = /^cash (?:flows? )?(?:\(?used|from|provided|generated).{0,40}\bactivities$/i

/** A label that goes on below because its next word would have stood in the figures (text tables). */
const wraps = (before: Heading, label: string, end: number | null) =>
  end !== null &&
  !/:$/.test(before.text) &&
  before.indent < end / 2 &&
  !OWN_LINE.test(label.replace(/^\W+/, '')) &&
  before.indent + before.text.length + 1 + (label.split(' ', 1)[0] ?? '').length > end

const known = new WeakMap<Laid, readonly Line[]>()

/** The lines of a laid-out table; broken labels joined (T37), headings carried down (T38). */
export function readLines(laid: Laid): Line[] {
  const lines = known.get(laid) ?? linesOf(laid)
  known.set(laid, lines)
  return [...lines]
}

function linesOf(laid: Laid): Line[] {
  const lines: Line[] = []
  let stack: Heading[] = []
  let pending = null as Heading | null
  let above = headingsOf(stack, '')
  for (const { row, values } of laid.body) {
    const full = values.some((v) => v !== null)
    if (row.label === '' && !full) continue
    if (!full) {
      if (row.figures.length > 0) continue
      const joins = pending && (continues(pending.text, row.label) || wraps(pending, row.label, laid.labelEnd))
      if (pending && joins && !isComplete(pending.text)) {
        pending = { text: `${pending.text} ${row.label}`, indent: pending.indent, fresh: true }
      } else {
        if (pending) stack = push(stack, pending)
        pending = { text: row.label, indent: row.indent, fresh: true }
      }
      continue
    }
    let label = row.label
    let indent = row.indent
    if (pending) {
      const goesOn = continues(pending.text, label) || wraps(pending, label, laid.labelEnd)
      const joins = label !== '' && !isComplete(pending.text) && goesOn
      if (joins && (!/^(?:basic|diluted)\b/i.test(label) || /\b(?:and|or)$/i.test(pending.text))) {
        label = `${pending.text} ${label}`
        indent = pending.indent
      } else stack = push(stack, pending)
      pending = null
    }
    for (const heading of stack) if (heading.fresh && heading.indent > indent) heading.centred = true
    while (stack.length > 1 && !stack.at(-1)?.centred && indent < (stack.at(-1)?.indent ?? 0)) stack.pop()
    for (const heading of stack) heading.fresh = false
    const { words, bare } = saidBy(label)
    const over = stack.map((s) => `${s.indent} ${s.text}`).join('\n')
    if (over !== above.over) above = headingsOf(stack, over)
    lines.push({
      label: label.replace(/\s+/g, ' ').trim(),
      bare,
      words,
      heading: above.heading,
      title: above.title,
      parent: above.parent,
      indent,
      values: signed(words, above.heading, values),
      row,
    })
  }
  return lines
}

/** The figures of a line with the signs that its name gives or takes. */
function signed(words: string, heading: string, values: readonly (Figure | null)[]): (Figure | null)[] {
  if (isBareLoss(words, heading, values)) return asLosses(values)
  const negative = values.some((figure) => figure !== null && figure.value < 0)
  return negative && isAverageCount(words, heading) ? asCounts(values) : [...values]
}

/** What is printed over the lines that follow: worked out once for all of them. */
const headingsOf = (stack: readonly Heading[], over: string) => ({
  over,
  heading: stack.map((s) => lower(s.text)).join(' > '),
  title: cleanLabel(stack.at(-1)?.text ?? ''),
  parent: (stack.at(-2)?.indent ?? 0) < (stack.at(-1)?.indent ?? 0) ? cleanLabel(stack.at(-2)?.text ?? '') : '',
})

interface Heading {
  text: string
  indent: number
  /** No figures yet since it was printed: a heading that follows stands under it. */
  fresh: boolean
  /** It stands farther in than the first line under it: no line ends it, only the next heading. */
  centred?: boolean
}

/** A heading replaces those at its level; two in a row stand one under the other. */
function push(stack: readonly Heading[], next: Heading): Heading[] {
  const last = stack.at(-1)
  if (last?.fresh) return [...stack.slice(-3), next]
  const kept = stack.filter((s) => s.indent < next.indent)
  if (last && last.indent === next.indent && kept.length === stack.length - 2) {
    // The second of two headings printed at one level is replaced, its parent stays ("Basic" after "Assuming dilution").
    const parent = stack.at(-2)
    if (parent && /share|unit|stock/i.test(parent.text)) return [...kept, parent, next].slice(-4)
  }
  return [...kept.slice(-3), next]
}

import type { Laid } from './columns.ts'
import type { Figure, Row } from './row.ts'

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
  indent: number
  values: (Figure | null)[]
  row: Row
}

const ALTERNATIVES =
  /\((?:loss|losses|income|expense|expenses|benefit|benefits|provision|credit|deficit|earnings|gain|gains|charge|deductions?|decrease|increase|net)(?:es)?\)/g

/** Names that end in a number of their own. */
const NUMBERED = /\b(?:q|class|series|level|tier|fiscal|note|phase|unit|type|group|zone|stage|segment|region)\s?\d+$/i

/** A name that none of the patterns below changes: most names; looking at each character once is quick. */
const PLAIN = /^[A-Za-z]+(?:(?:, | |-|\/)[A-Za-z]+)*$/

/** Footnote marks and references to notes do not belong to a line's name (T36). */
export function cleanLabel(label: string): string {
  if (PLAIN.test(label)) return label
  return label
    .replace(/\((?:[A-Z]|\d{1,2})(?:,? (?:&|and) (?:[A-Z]|\d{1,2}))\)/g, '')
    .replace(/\((?:see )?notes? [^)]{0,40}\)/gi, '')
    .replace(/\s*[—–-]+\s*(?:see )?notes? [\d,A-Z and]{1,20}$/i, '')
    .replace(/(?:\s*\((?:\d{1,2}|[a-z]|[A-Z]|i{1,3}|iv)\))+\s*$/, '')
    .replace(/(?:[a-z)]|[A-Z]{4} )\s?\d{1,2}$/, (whole, _at: number, text: string) =>
      NUMBERED.test(text) ? whole : whole.slice(0, whole.startsWith(')') || /^[a-z]/.test(whole) ? 1 : 4),
    )
    .replace(/[*†‡]+\s*$/, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s:.]+$/, '')
    .trim()
}

const lower = (text: string) => (PLAIN.test(text) ? text.toLowerCase() : lowered(text))

const lowered = (text: string) =>
  cleanLabel(text)
    .toLowerCase()
    .replace(/[‘’']/g, "'")
    .replace(/[–—‑−]/g, '-')
    .replace(/\s*-\s*/g, (d) => (d.length > 1 ? ' - ' : '-'))

/** Words of a line without "(loss)" and the like, so that "net (loss) income" and "net income" are one. */
export function bareWords(text: string): string {
  if (PLAIN.test(text) && !/[,/]|loss|exclu|^net$/i.test(text)) return text.toLowerCase()
  return lower(text)
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

const continues = (before: string, label: string) =>
  /^[a-z(]/.test(label) ||
  /(?:\b(?:and|of|or|to|from|the|in|for|before|per|on|by|with|net|attributable|common|other)|[,\-–—(])$/i.test(
    before,
  ) ||
  (before.match(/\(/g)?.length ?? 0) > (before.match(/\)/g)?.length ?? 0)

/** The lines of a laid-out table; broken labels joined (T37), headings carried down (T38). */
export function readLines(laid: Laid): Line[] {
  const lines: Line[] = []
  let stack: Heading[] = []
  let pending = null as Heading | null
  for (const { row, values } of laid.body) {
    const full = values.some((v) => v !== null)
    if (row.label === '' && !full) continue
    if (!full) {
      if (row.figures.length > 0) continue
      if (pending && continues(pending.text, row.label) && !/:$/.test(pending.text)) {
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
      const joins = label !== '' && !/:$/.test(pending.text) && continues(pending.text, label)
      if (joins && (!/^(?:basic|diluted)\b/i.test(label) || /\b(?:and|or)$/i.test(pending.text))) {
        label = `${pending.text} ${label}`
        indent = pending.indent
      } else stack = push(stack, pending)
      pending = null
    }
    while (stack.length > 1 && indent < (stack.at(-1)?.indent ?? 0)) stack.pop()
    for (const heading of stack) heading.fresh = false
    lines.push({
      label: label.replace(/\s+/g, ' ').trim(),
      bare: bareWords(label),
      words: lower(label),
      heading: stack.map((s) => lower(s.text)).join(' > '),
      title: cleanLabel(stack.at(-1)?.text ?? ''),
      indent,
      values,
      row,
    })
  }
  return lines
}

interface Heading {
  text: string
  indent: number
  /** No figures yet since it was printed: a heading that follows stands under it. */
  fresh: boolean
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

/** What a line is, by its words alone. */
export type Kind =
  | 'revenue-total'
  | 'revenue'
  | 'cost-total'
  | 'cost'
  | 'gross'
  | 'operating'
  | 'pretax'
  | 'tax'
  | 'net'
  | 'attributable'
  | 'minority'
  | 'preferred'
  | 'eps'
  | 'shares'
  | 'comprehensive'
  | 'expenses-total'
  | 'other'

const REVENUE_TOTAL =
  /^(?:total|consolidated|total consolidated) (?:net )?(?:operating )?(?:revenues?|sales|net sales|net revenues?|sales and revenues?|revenues and sales|sales and other operating revenues?)(?:$| and | net of interest expense| net\b| from|\/)|^total net (?:revenues?|sales)|^(?:revenues?|sales|net sales) - total|^trust income$|^total revenues?\b(?!.*after)/
const REVENUE =
  /^(?:net |operating |total |gross )?(?:operating )?(?:revenues?|sales|turnover)(?:$| - net| net\b| less| and other| \$| including| from (?:external|contracts|continuing)| to )|^(?:net |operating )+(?:revenues?|sales)\b|^(?:sales|revenues?)(?: and)? (?:sales|revenues?|other operating revenues?)|^(?:revenues?|sales) net\b|^sales of |^(?:product|service|subscription|rental|contract|royalty|lease|academic|advertising|interest)s? (?:revenues?|sales)|^net operating revenues?/
const COST =
  /^(?:total )?(?:net )?(?:operating )?costs? (?:and expenses )?(?:of|applicable to|related to) (?!borrow|fund|capital|removal|debt|deposit)|^(?:total )?(?:cost of )?(?:goods|products|merchandise|services)(?: and \w+)? (?:sold|costs?)|^costs? of (?:sales|revenues?|goods)|^medical costs|^(?:company )?restaurant expenses/
const GROSS = /^(?:total )?gross (?:profit|margin|income|loss|earnings)\b(?! (?:percent|%))/
const OPERATING =
  /(?:^|\btotal |\bconsolidated )(?:net )?operating (?:income|profit|loss|earnings|margin)\b|^(?:net )?(?:income|loss|earnings|profit) from (?:continuing )?operations?$|^(?:net )?(?:income|loss|earnings|profit) from operations\b|^(?:income|loss|earnings) before other (?:income|expense|nonoperating)|^(?:income|loss)(?: from operations)? before (?:interest|other)[^t]*$|^before other income/
const PRETAX = /before .*\btax|before (?:provision|benefit)\b|\bpre-?tax (?:income|loss|earnings|profit)/
const TAX =
  /\b(?:income tax|taxes on (?:income|earnings)|(?:provision|benefit)s?(?: \w+){0,5} taxes|income and other taxes|corporation tax)|^(?:provision for |total )?(?:income )?tax(?:es)?(?: (?:expense|benefit|provision|credit))?(?: benefit)?(?: \w+)?$|^(?:provision|benefit) (?:for|from)(?: \w+)* taxes|^tax (?:provision|expense|benefit)|^(?:united states|u\.s\.|federal|provision).*income taxes/
const NET =
  /^(?:consolidated |total |combined )?net (?:income|loss|earnings|profit|deficit)\b|^(?:profit|loss|income)(?: after tax| after taxation)? (?:for|of) the (?:financial )?(?:year|period|quarter)|^net (?:income|loss)|^(?:distributable income|comprehensive loss for the)/
const SHARES =
  /weighted|average (?:number of )?(?:\w+ )*?(?:shares|units|stock)|shares used|(?:number of|ordinary|common|basic|diluted) (?:\w+ ){0,3}(?:shares|units)\b(?! price)|shares outstanding|units outstanding|\bshares - |^shares\b/
const PER_SHARE = /\bper\b[^>]{0,60}(?:share|unit|stock|ads|interest)|\beps\b|earnings per|loss per/

/** Is the line a per-share figure, a count of shares, or neither? Size decides where words do not (T78, T84). */
function shareKind(line: Line, figure: Figure | null): 'eps' | 'shares' | null {
  const own = line.words
  const chain = line.heading.split(' > ')
  const last = chain.at(-1) ?? ''
  const nearest =
    /^(?:basic|diluted|assuming|primary|fully)/.test(last) &&
    !PER_SHARE.test(last) &&
    !SHARES.test(last.replace(/basic|diluted/g, ''))
      ? `${chain.at(-2) ?? ''} ${last}`
      : last
  const basic = /\b(?:basic|dilut|assuming dilution|primary)/.test(own)
  const size = figure ? Math.abs(figure.value) : 0
  const context = `${nearest} > ${own}`
  if (
    /dividend|distribution/.test(own) &&
    /declared|paid|per/.test(own) &&
    !/after|available|net (?:income|loss)/.test(own)
  )
    return null
  const count =
    SHARES.test(own) &&
    !/^(?:net |basic |diluted |primary )*(?:and |fully )*(?:diluted )?(?:income|loss|earnings|\(loss\)|\(losses\))/.test(
      own,
    )
  // "Available to holders of ordinary shares" names whose income it is, not how many shares there are.
  if (count && /\b(?:holders|owners) of\b/.test(own) && !/weighted|average|number|outstanding/.test(own)) return null
  if (count && size >= 90) return 'shares'
  if (PER_SHARE.test(own) && !count) return size < 5000 ? 'eps' : size >= 10_000 ? 'shares' : null
  if (count) return figure && figure.decimals >= 2 && PER_SHARE.test(context) && size < 90 ? 'eps' : 'shares'
  const perShare = PER_SHARE.test(nearest)
  const shares = SHARES.test(nearest)
  if (shares && (basic || line.bare === '' || /total|class|common|effect/.test(own)) && (!perShare || size >= 90))
    return size === 0
      ? null
      : /net (?:income|loss)/.test(own)
        ? null
        : figure && figure.decimals >= 2 && size < 50 && PER_SHARE.test(context)
          ? 'eps'
          : 'shares'
  if (perShare && !/comprehensive/.test(own) && figure && (figure.decimals >= 2 || size < 90 || figure.dash))
    return 'eps'
  if (basic && perShare && size >= 90) return 'shares'
  if (basic && figure && figure.decimals >= 2 && size < 1000) return 'eps'
  if (/^net (?:income|loss).*(?:dilution|diluted|basic)/.test(own) && size < 1000) return 'eps'
  return null
}

export function kindOf(line: Line, figure: Figure | null): Kind {
  const share = shareKind(line, figure)
  if (share) return share
  const { bare } = line
  if (/comprehensive (?:income|loss|earnings)/.test(bare) && !/^(?:net )?comprehensive loss for the/.test(bare))
    return 'comprehensive'
  if (/preferred|deemed dividend|accretion/.test(bare) && !/before/.test(bare)) return 'preferred'
  if (
    /non-?controlling|minority/.test(bare) &&
    !/before|including|and non-?controlling interests?$|and (?:non-?controlling|minority)/.test(bare)
  )
    return 'minority'
  if (PRETAX.test(bare)) return /^(?:provision|benefit)/.test(bare) ? 'tax' : 'pretax'
  if (
    TAX.test(bare) &&
    !/net of|after|excluding|other than|tax credits? |payroll|excise|property|\binterest (?:on|expense)/.test(bare)
  )
    return 'tax'
  if (/attributable to|available to|applicable to/.test(bare) && !/^costs?|^revenue|comprehensive/.test(bare))
    return 'attributable'
  if (/unconsolidated|affiliates|investees|group companies|associates/.test(bare) && !/attributable/.test(bare))
    return 'other'
  if (NET.test(bare) && !/^net (?:income|loss|earnings) (?:from|on|before)(?! continuing)/.test(bare)) return 'net'
  if (GROSS.test(bare)) return 'gross'
  if (
    OPERATING.test(bare) &&
    !/(?<!^income before other .*and )discontinued|per |other operating|^operating (?:loss|income) (?:from )?(?:equity|affil)/.test(bare)
  )
    return 'operating'
  if (/^total (?:net )?costs? of (?!funds|borrow)/.test(bare)) return 'cost-total'
  if (
    /^total (?:\w+ )?(?:\w+ )?(?:costs?|expenses|benefits)\b|^(?:costs and|total operating) expenses$|^total (?:claims|deductions)/.test(
      bare,
    )
  )
    return 'expenses-total'
  if (COST.test(bare) && !/depreciation|amortization of (?!.*cost)/.test(bare)) return 'cost'
  if (/after (?:the )?provision/.test(bare)) return 'other'
  if (REVENUE_TOTAL.test(bare)) return 'revenue-total'
  if (REVENUE.test(bare) && !/marketing|expense|cost|deferred|tax|provision|gain|administrative|development/.test(bare))
    return 'revenue'
  return 'other'
}

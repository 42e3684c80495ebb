/** How income statements are headed by others, and what others call their lines. */
import { apart, type Way } from './typists.ts'

const TITLE = /(?:consolidated )?statements? of (?:consolidated )?(?:operations|income|earnings)(?! and)/i
/** Titles stand this near over the first figure, and are no longer than this. */
const TITLE_WITHIN = 18
const LONGEST_TITLE = 90

/** Another title in the place of the statement's own. */
const titled =
  (title: string): Way =>
  ({ lines, from }) => {
    const isTitle = (line: string, at: number): boolean =>
      at < from && from - at < TITLE_WITHIN && TITLE.test(line) && line.trim().length <= LONGEST_TITLE
    return lines.some(isTitle) ? lines.map((line, at) => (isTitle(line, at) ? line.replace(TITLE, title) : line)) : null
  }

const NAMED: readonly string[] = [
  'total_revenue',
  'income_before_taxes',
  'income_tax_expense',
  'net_income',
  'basic_eps',
  'weighted_avg_shares_basic',
]

/** Other names for the main lines, in the order of their figures; a name too long for its place takes two lines. */
const named =
  (...names: readonly string[]): Way =>
  ({ lines, fields }) =>
    lines.flatMap((line, at) => {
      const name = names[NAMED.indexOf(fields.get(at) ?? '')]
      const parts = apart(line)
      if (name === undefined || parts === null || parts.caption.trim() === '') return line
      const [indent = ''] = /^\s*/.exec(line) ?? []
      const [lead = ''] = /^[\s.]*/.exec(parts.rest) ?? []
      const caption = indent + name
      const over = caption.length - parts.caption.length
      if (over < lead.length) return caption.padEnd(parts.caption.length) + parts.rest.slice(Math.max(0, over))
      const cut = caption.slice(0, parts.caption.length).lastIndexOf(' ')
      if (cut <= indent.length) return line
      return [caption.slice(0, cut), `${indent}  ${caption.slice(cut + 1)}`.padEnd(parts.caption.length) + parts.rest]
    })

export const INCOME_WAYS: Readonly<Record<string, Way>> = {
  'title: statement of operations': titled('STATEMENT OF OPERATIONS'),
  'title: consolidated earnings': titled('CONSOLIDATED EARNINGS'),
  'title: income and expenses': titled('STATEMENTS OF INCOME AND EXPENSES'),
  'title: income and retained earnings': titled('CONSOLIDATED STATEMENTS OF INCOME AND RETAINED EARNINGS'),
  'title: results of operations': titled('CONSOLIDATED RESULTS OF OPERATIONS'),
  'title: summary of consolidated income': titled('SUMMARY OF CONSOLIDATED INCOME'),
  'title: revenues and expenses': titled('STATEMENTS OF REVENUES AND EXPENSES'),
  'names: net earnings': named(
    'Net sales',
    'Earnings before taxes on income',
    'Taxes on income',
    'Net earnings',
    'Net earnings per share',
    'Average shares outstanding',
  ),
  'names: income for the year': named(
    'Sales and other revenues',
    'Income before provision for income taxes',
    'Provision for income taxes',
    'NET INCOME FOR THE YEAR',
    'Per share',
    'Weighted average number of common shares',
  ),
  'names: net profit': named(
    'Total operating revenues',
    'Income before federal and state income taxes',
    'Federal and state income taxes',
    'Net profit',
    'Net income per common and common equivalent share',
    'Weighted average common and common equivalent shares outstanding',
  ),
  'names: earnings or loss': named(
    'Revenues',
    'Earnings (loss) before income taxes',
    'Income tax provision (benefit)',
    'Net earnings (loss)',
    'Earnings (loss) per common share',
    'Common shares and equivalents',
  ),
  'names: pretax income': named(
    'Operating revenue',
    'Pretax income',
    'Income tax',
    'Net income',
    'Earnings per average share of common stock',
    'Average number of shares of common stock outstanding',
  ),
  'names: profit': named(
    'Gross revenues',
    'Profit before taxes',
    'Applicable income taxes',
    'Consolidated net income',
    'Primary earnings per share',
    'Shares used in computing net income per share',
  ),
}

/**
 * The words for figures: what a question or an answer is about. One lexicon, read from the longest phrase to the
 * shortest, so that 'gross profit' is never 'profit'.
 */

/** Figures every statement may have; lines, divisions and regions of a filing come on top with its own words. */
export type CommonMetric =
  | 'total_revenue'
  | 'cost_of_revenue'
  | 'gross_profit'
  | 'gross_margin'
  | 'operating_expenses'
  | 'operating_income'
  | 'operating_margin'
  | 'other_interest_income_expense_net'
  | 'other_income_expense_net'
  | 'income_before_taxes'
  | 'income_tax_expense'
  | 'tax_rate'
  | 'net_income'
  | 'net_margin'
  | 'basic_eps'
  | 'diluted_eps'
  | 'weighted_avg_shares_basic'
  | 'weighted_avg_shares_diluted'

export const METRIC_LABEL: Readonly<Record<CommonMetric, string>> = {
  total_revenue: 'Total revenue',
  cost_of_revenue: 'Cost of revenue',
  gross_profit: 'Gross profit',
  gross_margin: 'Gross margin',
  operating_expenses: 'Operating expenses',
  operating_income: 'Operating income',
  operating_margin: 'Operating margin',
  other_interest_income_expense_net: 'Interest, net',
  other_income_expense_net: 'Other income, net',
  income_before_taxes: 'Income before taxes',
  income_tax_expense: 'Income taxes',
  tax_rate: 'Tax rate',
  net_income: 'Net income',
  net_margin: 'Net margin',
  basic_eps: 'Basic EPS',
  diluted_eps: 'Diluted EPS',
  weighted_avg_shares_basic: 'Weighted average basic shares',
  weighted_avg_shares_diluted: 'Weighted average diluted shares',
}

const COMMON: readonly [CommonMetric, readonly string[]][] = [
  ['gross_margin', ['gross margin percentage', 'gross profit margin', 'gross margin', 'gross margins']],
  ['operating_margin', ['operating profit margin', 'operating income margin', 'operating margin', 'operating margins']],
  ['net_margin', ['net profit margin', 'net income margin', 'net margin', 'profit margin', 'profit margins']],
  ['tax_rate', ['effective income tax rate', 'effective tax rate', 'income tax rate', 'tax rate']],
  [
    'diluted_eps',
    [
      'diluted earnings per share',
      'diluted net income per share',
      'diluted eps',
      'earnings per share',
      'earnings per diluted share',
      'eps',
      'net income per share',
      'loss per share',
      'profit per share',
      'lose per share',
      'lost per share',
      'earn per share',
      'earned per share',
      'make per share',
    ],
  ],
  ['basic_eps', ['basic earnings per share', 'basic net income per share', 'basic eps']],
  [
    'weighted_avg_shares_diluted',
    [
      'weighted average diluted shares',
      'weighted average shares diluted',
      'diluted shares outstanding',
      'diluted share count',
      'diluted shares',
      'shares outstanding',
      'share count',
      'number of shares',
      'how many shares',
    ],
  ],
  [
    'weighted_avg_shares_basic',
    [
      'weighted average basic shares',
      'weighted average shares basic',
      'basic shares outstanding',
      'basic share count',
      'basic shares',
    ],
  ],
  [
    'cost_of_revenue',
    [
      'total cost of revenue',
      'total cost of sales',
      'cost of revenues',
      'cost of revenue',
      'cost of sales',
      'costs of sales',
      'costs of revenue',
      'cost of goods sold',
      'cost of products sold',
      'cogs',
    ],
  ],
  ['gross_profit', ['gross profit', 'gross profits', 'gross income']],
  [
    'operating_expenses',
    ['total operating expenses', 'operating expenses', 'operating expense', 'operating costs', 'opex'],
  ],
  [
    'operating_income',
    [
      'income from operations',
      'operating income',
      'operating profit',
      'operating loss',
      'operating earnings',
      'operating result',
      'profit from operations',
      'loss from operations',
    ],
  ],
  [
    'income_before_taxes',
    [
      'income before provision for income taxes',
      'income before income taxes',
      'earnings before taxes',
      'income before taxes',
      'income before tax',
      'profit before taxes',
      'profit before tax',
      'loss before taxes',
      'pre-tax income',
      'pretax income',
      'pre-tax profit',
      'pretax profit',
      'pre-tax earnings',
      'pretax earnings',
    ],
  ],
  [
    'income_tax_expense',
    [
      'provision for income taxes',
      'income tax expense',
      'income taxes',
      'income tax',
      'tax expense',
      'tax provision',
      'tax bill',
      'taxes paid',
      'taxes',
      'tax',
    ],
  ],
  [
    'other_interest_income_expense_net',
    ['net interest expense', 'net interest income', 'interest expense', 'interest income', 'interest, net', 'interest'],
  ],
  [
    'other_income_expense_net',
    [
      'other income and expense, net',
      'other income (expense), net',
      'other income, net',
      'other income',
      'other expenses, net',
      'other losses',
    ],
  ],
  [
    'net_income',
    [
      'net income',
      'net profit',
      'net earnings',
      'net loss',
      'bottom line',
      'profit',
      'profits',
      'earnings',
      'make',
      'earn',
      'earned',
      'lose',
      'lost',
      'loss',
      'losses',
    ],
  ],
  [
    'total_revenue',
    [
      'total net revenue',
      'total net sales',
      'total revenues',
      'total revenue',
      'total sales',
      'net revenues',
      'net revenue',
      'net sales',
      'revenues',
      'revenue',
      'sales',
      'turnover',
      'top line',
    ],
  ],
]

/** Phrases that hold the name of a figure and mean another one, which no statement gives. */
export const NO_METRIC = 'none'
/** "The margins", all of them. */
export const MARGINS = 'margins'
const OTHER_FIGURES = [
  ...['gross profit', 'revenue', 'sales', 'operating income', 'operating profit', 'cash flow'].map(
    (one) => `${one} per share`,
  ),
  'comprehensive income',
  'deferred revenue',
]

/** Phrase → metric, the phrases in lower case. */
export type Lexicon = ReadonlyMap<string, string>

/** @param own further phrases of this filing (lines, divisions, regions) → their metric; they win over common ones */
export function makeLexicon(own: readonly (readonly [phrase: string, metric: string])[]): Lexicon {
  const all: [string, string][] = [
    ...COMMON.flatMap(([metric, phrases]) => phrases.map((phrase): [string, string] => [phrase, metric])),
    ...OTHER_FIGURES.map((phrase): [string, string] => [phrase, NO_METRIC]),
    ['margins', MARGINS],
    ...own.map(([phrase, metric]): [string, string] => [plainWords(phrase), metric]),
  ]
  return new Map(all.filter(([phrase]) => phrase.length > 1).sort(([a], [b]) => b.length - a.length))
}

export interface Mention {
  metric: string
  /** characters in the text that was read */
  start: number
  end: number
}

/** Lower case, quotes and dashes of one kind, white space single. Keeps the length of words, not of gaps. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Every figure a text names, in its order; a word belongs to the longest phrase alone. */
export function mentionsIn(text: string, lexicon: Lexicon): Mention[] {
  const lower = text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[‐-―−]/g, '-')
  const taken = new Uint8Array(lower.length)
  const found: Mention[] = []
  for (const [phrase, metric] of lexicon) {
    for (let at = lower.indexOf(phrase); at >= 0; at = lower.indexOf(phrase, at + phrase.length)) {
      const end = at + phrase.length
      if (isWordChar(lower.charAt(at - 1)) || isWordChar(lower.charAt(end))) continue
      if (taken.subarray(at, end).some((one) => one === 1)) continue
      taken.fill(1, at, end)
      found.push({ metric, start: at, end })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

const isWordChar = (c: string): boolean => /[\p{L}\p{N}]/u.test(c)

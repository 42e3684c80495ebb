import type { OperatingExpense } from '../../statement/statement.ts'

type Category = OperatingExpense['category']

/** Words that put an expense into a category; of several rules that match, the first is meant. */
export interface CategoryRule {
  category: Category
  words: RegExp
  /** Names that it takes. */
  prints: readonly string[]
  /** Names that look alike and are another's. */
  not: readonly string[]
}

const SELLING = 'selling|sales|marketing|advertis|promotion|distribution|fulfil'
const GENERAL = 'general|administrat'

/** The rules by which expenses of tagged and untagged statements are sorted, so that years of both kinds can be added. */
export const CATEGORY_RULES: readonly CategoryRule[] = [
  {
    category: 'research_and_development',
    words:
      /research|^technology\b|technology and (?:content|development|infrastructure)|\b(?:product|software|design|engineering)\b.*\bdevelopment|^development(?: (?:costs?|expenses?))?$/,
    prints: [
      'Development costs',
      'Research and development',
      'Technology and content',
      'Engineering, design and development',
      'Product development',
      'Acquired in-process research and development',
    ],
    // Looking for oil is no research, and what a broadcaster shows is what it sells.
    not: ['Exploration', 'Programming and content', 'Marketing and business development', 'Real estate development'],
  },
  {
    category: 'selling_general_administrative',
    words: new RegExp(`(?:${SELLING}).*(?:${GENERAL})|(?:${GENERAL}).*(?:${SELLING})|\\bsg&a\\b`),
    prints: ['Selling, general and administrative', 'Administrative and selling expenses', 'SG&A'],
    not: ['General and administrative', 'Sales and marketing'],
  },
  {
    category: 'sales_and_marketing',
    words: new RegExp(`^(?!.*transmission).*(?:${SELLING})`),
    prints: ['Sales and marketing', 'Fulfillment', 'Distribution costs', 'Advertising'],
    not: ['Transmission and distribution'],
  },
  {
    category: 'depreciation_amortization',
    words: /^(?!(?:impairment|restructuring)).*(?:depreciat|amorti[sz]|depletion)/,
    prints: ['Depreciation and amortization', 'Amortization of intangibles', 'Depreciation, depletion and impairment'],
    not: ['Impairment and amortization of goodwill'],
  },
  {
    category: 'restructuring_impairment',
    words:
      /restructur|impair|separation|severance|write-?(?:off|down)|abandon|merger|acquisition termination|special charge/,
    prints: [
      'Restructuring charges',
      'Impairment, restructuring and acquisition costs',
      'Special charges',
      'Severance',
    ],
    not: ['Amortization of impaired assets'],
  },
  {
    category: 'general_and_administrative',
    words: new RegExp(`${GENERAL}|^corporate(?: (?:expenses?|costs?|overhead|and other))?$`),
    prints: ['General and administrative', 'Administrative expenses', 'Corporate'],
    not: ['Corporate jets rent'],
  },
  {
    category: 'cost_by_nature',
    words:
      /\b(?:salar(?:y|ies)|wages|compensation|personnel|payroll|labou?r|fuel|purchased|rents?|rentals?|materials|supplies|occupancy|maintenance|insurance|taxes|utilities|landing|commissions?|interest|claims|benefits)\b|employee|provisions? for .*(?:loan|credit|lease|doubtful|bad debt|losses)/,
    prints: [
      'Salaries and related costs',
      'Aircraft fuel',
      'Insurance',
      'Commissions',
      'Provision for loan losses',
      'Taxes other than income',
    ],
    not: ['Current operating costs', 'Provision for litigation', 'Other'],
  },
]

/** The category of an expense by its printed name; `other` where the name says none. */
export function categoryOf(name: string): Category {
  // What an expense leaves out does not name it: "Cost of operations (exclusive of depreciation)".
  const words = name.toLowerCase().replace(/\((?:exclu|inclu)[^)]*\)|\bexclu(?:sive|ding)\b.*$/g, '')
  return CATEGORY_RULES.find((rule) => rule.words.test(words))?.category ?? 'other'
}

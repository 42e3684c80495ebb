/**
 * Statements of the samples as they are filed, one column each: label, amount as printed, the headings over it. What the
 * figures are is for the tests to say.
 */
import type { Figure } from '../document/row.ts'
import { type Line, worded } from '../sheet/lines.ts'
import { Sheet } from './sheet.ts'

/** A line; an amount of '' is none. */
export type Printed = readonly [label: string, amount: string, heading?: string]

function figureOf(text: string, line: number): Figure | null {
  if (text === '') return null
  const digits = text.replace(/[^\d.]/g, '')
  const negative = text.startsWith('(')
  return {
    value: negative ? -Number(digits) : Number(digits),
    text,
    start: line,
    end: line + 1,
    left: 0,
    right: 0,
    percent: text.endsWith('%'),
    dash: digits === '',
    decimals: digits.split('.')[1]?.length ?? 0,
    negative,
  }
}

/** The lines of a statement with one column. */
export const linesOf = (printed: readonly Printed[]): Line[] =>
  printed.map(([label, amount, heading = ''], at) => {
    const row = { label, indent: 0, figures: [], phrases: [], start: at, end: at + 1 }
    return { ...worded(label, heading), indent: 0, values: [figureOf(amount, at)], row }
  })

/** @param step what one more in the last printed digit is worth */
export const sheetOf = (printed: readonly Printed[], step = 1): Sheet => new Sheet(linesOf(printed), 0, step)

/** The statement with other amounts on some lines, by their label; a label that is not there or stands twice is a mistake of the test. */
export function withAmounts(printed: readonly Printed[], amounts: Readonly<Record<string, string>>): Printed[] {
  for (const label of Object.keys(amounts))
    if (printed.filter((line) => line[0] === label).length !== 1) throw new Error(`no single line is called ${label}`)
  return printed.map(([label, amount, heading]) => [label, amounts[label] ?? amount, heading ?? ''])
}

/** The statement without some of its lines. */
export const without = (printed: readonly Printed[], ...labels: string[]): Printed[] =>
  printed.filter(([label]) => !labels.includes(label))

/** A tax printed in brackets, results of businesses that were left, the minority among the costs (0000040545-94-000003). */
export const GENERAL_ELECTRIC: readonly Printed[] = [
  ['Sales of goods', '29,509', 'revenues'],
  ['Sales of services', '8,268', 'revenues'],
  ['Other income (note 3)', '735', 'revenues'],
  ['Earnings of GECS before accounting change', '—', 'revenues'],
  ['GECS revenues from operations (note 4)', '22,050', 'revenues'],
  ['Total revenues', '60,562', 'revenues'],
  ['Cost of goods sold', '22,606', 'costs and expenses'],
  ['Cost of services sold', '6,308', 'costs and expenses'],
  ['Interest and other financial charges (note 7)', '6,989', 'costs and expenses'],
  ['Insurance losses and policyholder and annuity benefits', '3,172', 'costs and expenses'],
  ['Provision for losses on financing receivables (note 8)', '987', 'costs and expenses'],
  ['Other costs and expenses', '13,774', 'costs and expenses'],
  ['Minority interest in net earnings of consolidated affiliates', '151', 'costs and expenses'],
  ['Total costs and expenses', '53,987', 'costs and expenses'],
  ['EARNINGS FROM CONTINUING OPERATIONS BEFORE INCOME TAXES AND ACCOUNTING CHANGES', '6,575', 'costs and expenses'],
  ['Provision for income taxes (note 9)', '(2,151)', 'costs and expenses'],
  ['EARNINGS FROM CONTINUING OPERATIONS BEFORE ACCOUNTING CHANGES', '4,424', 'costs and expenses'],
  [
    'Earnings from discontinued operations, net of income taxes of $44, $248 and $259, respectively (note 2)',
    '75',
    'costs and expenses',
  ],
  ['Gain on transfer of discontinued operations, net of income taxes of', '678', 'costs and expenses'],
  ['EARNINGS FROM DISCONTINUED OPERATIONS', '753', 'costs and expenses'],
  ['EARNINGS BEFORE ACCOUNTING CHANGES', '5,177', 'costs and expenses'],
  ['Cumulative effects of accounting changes (notes 6 and 22)', '(862)', 'costs and expenses'],
  ['Net earnings', '4,315', 'costs and expenses'],
  ['Continuing operations before accounting changes', '5.18', 'net earnings per share (in dollars)'],
  ['Discontinued operations before accounting changes', '0.88', 'net earnings per share (in dollars)'],
  ['Earnings before accounting changes', '6.06', 'net earnings per share (in dollars)'],
  ['Cumulative effects of accounting changes', '(1.01)', 'net earnings per share (in dollars)'],
  ['Net earnings per share', '5.05', 'net earnings per share (in dollars)'],
  ['DIVIDENDS DECLARED PER SHARE (in dollars)', '2.61', 'net earnings per share (in dollars)'],
]

/** A total of all costs without a name (0000320193-95-000016). */
export const APPLE_1995: readonly Printed[] = [
  ['Net sales', '11,062'],
  ['Cost of sales', '8,204', 'costs and expenses'],
  ['Research and development', '614', 'costs and expenses'],
  ['Selling, general and administrative', '1,583', 'costs and expenses'],
  ['Restructuring costs', '(23)', 'costs and expenses'],
  ['', '10,378', 'costs and expenses'],
  ['Operating income', '684', 'costs and expenses'],
  ['Interest and other income (expense), net', '(10)', 'costs and expenses'],
  ['Income before income taxes', '674', 'costs and expenses'],
  ['Provision for income taxes', '250', 'costs and expenses'],
  ['Net income', '424', 'costs and expenses'],
  ['Earnings per common and common equivalent share', '3.45', 'costs and expenses'],
  [
    'Common and common equivalent shares used in the calculations of earnings per share (in thousands)',
    '123,047',
    'costs and expenses',
  ],
]

/** Charges under a heading of their own, two kinds of other income and their total (0000912057-00-023442). */
export const APPLE_2000: readonly Printed[] = [
  ['Net sales', '1,945'],
  ['Cost of sales', '1,396'],
  ['Gross margin', '549'],
  ['Research and development', '92', 'operating expenses'],
  ['Selling, general, and administrative', '287', 'operating expenses'],
  ['Restructuring costs', '0', 'operating expenses > special charges'],
  ['Executive bonus', '0', 'operating expenses > special charges'],
  ['Total operating expenses', '379', 'operating expenses > special charges'],
  ['Operating income', '170', 'operating expenses'],
  ['Gains from sales of investment', '100', 'operating expenses'],
  ['Interest and other income (expense), net', '49', 'operating expenses'],
  ['Total interest and other income (expense), net', '149', 'operating expenses'],
  ['Income before provision for income taxes', '319', 'operating expenses'],
  ['Provision for income taxes', '86', 'operating expenses'],
  ['Net income', '233', 'operating expenses'],
  ['Basic', '1.44', 'earnings per common share'],
  ['Diluted', '1.28', 'earnings per common share'],
  ['Basic', '162,172', 'shares used in computing earnings per share (in thousands)'],
  ['Diluted', '181,993', 'shares used in computing earnings per share (in thousands)'],
]

/** A change of accounting, earnings per share before and after it (0001047469-02-007674). */
export const APPLE_2002: readonly Printed[] = [
  ['Net sales', '5,742'],
  ['Cost of sales', '4,139'],
  ['Gross margin', '1,603'],
  ['Research and development', '446', 'operating expenses'],
  ['Selling, general, and administrative', '1,111', 'operating expenses'],
  ['Restructuring costs', '30', 'operating expenses'],
  ['In-process research and development', '1', 'operating expenses'],
  ['Executive bonus', '(2)', 'operating expenses'],
  ['Total operating expenses', '1,586', 'operating expenses'],
  ['Operating income (loss)', '17', 'operating expenses'],
  ['Gains (losses) on non-current investments, net', '(42)', 'other income and expense'],
  ['Unrealized loss on convertible securities', '—', 'other income and expense'],
  ['Interest and other income, net', '112', 'other income and expense'],
  ['Total other income and expense', '70', 'other income and expense'],
  ['Income (loss) before provision for income taxes', '87', 'other income and expense'],
  ['Provision for (benefit from) income taxes', '22', 'other income and expense'],
  ['Income (loss) before accounting change', '65', 'other income and expense'],
  ['Cumulative effect of accounting change, net of income taxes of $5', '—', 'other income and expense'],
  ['Net income (loss)', '65', 'other income and expense'],
  ['Basic', '0.18', 'earnings (loss) per common share before accounting change'],
  ['Diluted', '0.18', 'earnings (loss) per common share before accounting change'],
  ['Basic', '0.18', 'earnings (loss) per common share'],
  ['Diluted', '0.18', 'earnings (loss) per common share'],
  ['Basic', '355,022', 'shares used in computing earnings (loss) per share (in thousands)'],
  ['Diluted', '361,785', 'shares used in computing earnings (loss) per share (in thousands)'],
]

/** An insurer: a tax in brackets, and a result of companies that are not consolidated below it (0000928385-01-500187). */
export const AEGON: readonly Printed[] = [
  ['Gross premiums', '20,771', 'number > revenues'],
  ['Investment income 2(c)', '9,612', 'number > revenues'],
  ['Income from banking activities 2(d)', '372', 'number > revenues'],
  ['Total revenues', '30,755', 'number > revenues'],
  ['Premiums to reinsurers', '1,819', 'benefits and expenses'],
  ['Benefits to policyholders', '13,135', 'benefits and expenses'],
  ['Change in technical provisions 2(e)', '7,513', 'benefits and expenses'],
  ['Profit sharing and rebates 2(f)', '370', 'benefits and expenses'],
  ['Commissions and expenses 2(g)', '4,100', 'benefits and expenses'],
  ['Interest charges', '796', 'benefits and expenses'],
  ['Miscellaneous income and expenditure 2(i)', '135', 'benefits and expenses'],
  ['Total benefits and expenses', '27,868', 'benefits and expenses'],
  ['Income before tax', '2,887', 'benefits and expenses'],
  ['Corporation tax 2(k)', '(850)', 'benefits and expenses'],
  ['Net income unconsolidated group companies 2(l)', '29', 'benefits and expenses'],
  ['Net income', '2,066', 'benefits and expenses'],
]

/** Interest in two lines and their total (0001193125-17-148855). */
export const SEAGATE: readonly Printed[] = [
  ['Revenue', '2,674'],
  ['Cost of revenue', '1,858'],
  ['Product development', '324'],
  ['Marketing and administrative', '150'],
  ['Amortization of intangibles', '28'],
  ['Restructuring and other, net', '48'],
  ['Total operating expenses', '2,408'],
  ['Income from operations', '266'],
  ['Interest income', '5'],
  ['Interest expense', '(60)'],
  ['Other, net', '1'],
  ['Other expense, net', '(54)'],
  ['Income before income taxes', '212'],
  ['Provision for income taxes', '18'],
  ['Net income (loss)', '194'],
  ['Basic', '0.66', 'net income (loss) per share'],
  ['Diluted', '0.65', 'net income (loss) per share'],
  ['Basic', '296', 'number of shares used in per share calculations'],
  ['Diluted', '300', 'number of shares used in per share calculations'],
  ['Cash dividends declared per ordinary share', '0.63', 'number of shares used in per share calculations'],
]

/** A gross loss, and a total of other expenses without a name (0001564590-18-004771). */
export const CARBO: readonly Printed[] = [
  ['Revenues', '188,756'],
  ['Cost of sales', '242,081'],
  ['Gross loss', '(53,325)'],
  ['Selling, general and administrative expenses', '42,533'],
  ['Start-up costs', '—'],
  ['Loss on disposal or impairment of assets, net', '125,778'],
  ['Loss on sale of Russian proppant business', '26,747'],
  ['Operating loss', '(248,383)'],
  ['Interest expense, net', '(7,700)', 'other expense'],
  ['Foreign currency exchange gain, net', '35', 'other expense'],
  ['Other income (expense), net', '905', 'other expense'],
  ['', '(6,760)', 'other expense'],
  ['Loss before income taxes', '(255,143)', 'other expense'],
  ['Income tax benefit', '(2,027)', 'other expense'],
  ['Net loss', '(253,116)', 'other expense'],
  ['Basic', '(9.49)', 'loss per share'],
  ['Diluted', '(9.49)', 'loss per share'],
]

/** A result of operations without a name, and retained earnings below net income (0000000000-96-000001). */
export const LUNDGREN: readonly Printed[] = [
  ['Revenues', '10,830'],
  ['Cost of revenues', '9,097'],
  ['Gross profit', '1,733'],
  ['Selling', '629', 'operating expenses'],
  ['General and administrative', '981', 'operating expenses'],
  ['', '123', 'operating expenses'],
  ['Interest expense', '(455)', 'other income (expense)'],
  ['Other, net', '134', 'other income (expense)'],
  ['Loss from operations before income taxes', '(198)', 'other income (expense)'],
  ['Income tax benefit', '(79)', 'other income (expense)'],
  ['Loss from operations before cumulative effect of change in accounting method', '(119)', 'other income (expense)'],
  [
    'Cumulative effect on prior years of change in accounting method, net of income taxes of',
    '—',
    'other income (expense)',
  ],
  ['Net (loss) income', '(119)', 'other income (expense)'],
  ['Retained earnings, beginning of period', '6,286', 'other income (expense)'],
  ['Retained earnings, end of period', '6,167', 'other income (expense)'],
  ['Loss from operations', '(11)', 'net (loss) income per share'],
  ['Cumulative effect of change in accounting method', '—', 'net (loss) income per share'],
  ['', '(11)', 'net (loss) income per share'],
]

/** Interest income printed in brackets among expenses (0000000000-99-000001). */
export const MOVIE_STAR: readonly Printed[] = [
  ['NET SALES', '72,506'],
  ['COST OF SALES', '51,363'],
  ['GROSS PROFIT', '21,143'],
  ['Selling, general and administrative expenses', '15,859', 'operating expenses'],
  ['INCOME FROM OPERATIONS', '5,284', 'operating expenses'],
  ['GAIN ON PURCHASES OF SUBORDINATED DEBENTURES AND SENIOR NOTES', '—', 'operating expenses'],
  ['INTEREST INCOME', '(118)', 'operating expenses'],
  ['INTEREST EXPENSE', '2,694', 'operating expenses'],
  ['INCOME BEFORE PROVISION FOR INCOME TAXES', '2,708', 'operating expenses'],
  ['PROVISION FOR INCOME TAXES', '35', 'operating expenses'],
  ['NET INCOME', '2,673', 'operating expenses'],
  ['BASIC NET INCOME PER SHARE', '.19', 'operating expenses'],
  ['DILUTED NET INCOME PER SHARE', '.17', 'operating expenses'],
  ['OF SHARES OUTSTANDING', '14,309', 'basic weighted average number'],
  ['OF SHARES OUTSTANDING', '15,869', 'diluted weighted average number'],
]

/** Interest of both kinds printed without signs (0000021344-98-000004). */
export const COCA_COLA: readonly Printed[] = [
  ['NET OPERATING REVENUES', '18,868'],
  ['Cost of goods sold', '6,015'],
  ['GROSS PROFIT', '12,853'],
  ['Selling, administrative and general expenses', '7,852'],
  ['OPERATING INCOME', '5,001'],
  ['Interest income', '211'],
  ['Interest expense', '258'],
  ['Equity income', '155'],
  ['Other income-net', '583'],
  ['Gains on issuances of stock by equity investees', '363'],
  ['INCOME BEFORE INCOME TAXES', '6,055'],
  ['Income taxes', '1,926'],
  ['NET INCOME', '4,129'],
  ['BASIC NET INCOME PER SHARE', '1.67'],
  ['DILUTED NET INCOME PER SHARE', '1.64'],
  ['AVERAGE SHARES OUTSTANDING', '2,477'],
  ['Dilutive effect of stock options', '38'],
  ['AVERAGE SHARES OUTSTANDING ASSUMING DILUTION', '2,515'],
]

/** Two businesses one above the other (0000037996-94-000005). */
export const FORD_1993: readonly Printed[] = [
  ['Sales (Note 1)', '91,568', 'automotive'],
  ['Costs of sales', '85,168', 'costs and expenses'],
  ['Selling, administrative, and other expenses', '4,968', 'costs and expenses'],
  ['Total costs and expenses', '90,136', 'costs and expenses'],
  ['Operating income/(loss)', '1,432', 'costs and expenses'],
  ['Interest income', '563', 'costs and expenses'],
  ['Interest expense', '807', 'costs and expenses'],
  ['Net interest expense', '(244)', 'costs and expenses'],
  ['Equity in net income/(loss) of affiliated companies (Note 1)', '127', 'costs and expenses'],
  ['Net (expense)/revenue from transactions with Financial Services (Note 16)', '(24)', 'costs and expenses'],
  [
    'Income/(loss) before income taxes and cumulative effects of changes in accounting principles - Automotive',
    '1,291',
    'costs and expenses',
  ],
  ['Revenues (Note 1)', '16,953', 'financial services'],
  ['Interest expense', '6,482', 'costs and expenses'],
  ['Operating and other expenses', '3,196', 'costs and expenses'],
  ['Provision for credit and insurance losses', '1,523', 'costs and expenses'],
  ['Depreciation', '3,064', 'costs and expenses'],
  ['Total costs and expenses', '14,265', 'costs and expenses'],
  ['Net revenue/(expense) from transactions with Automotive (Note 16)', '24', 'costs and expenses'],
  [
    'Income before income taxes and cumulative effects of changes in accounting principles - Financial Services',
    '2,712',
    'costs and expenses',
  ],
  [
    'Income/(loss) before income taxes and cumulative effects of changes in accounting principles',
    '4,003',
    'total company',
  ],
  ['Provision/(credit) for income taxes (Note 6)', '1,350', 'total company'],
  [
    'Income/(loss) before minority interests and cumulative effects of changes in accounting principles',
    '2,653',
    'total company',
  ],
  ['Minority interests in net income of subsidiaries', '124', 'total company'],
  ['Income/(loss) before cumulative effects of changes in accounting principles', '2,529', 'total company'],
  ['Cumulative effects of changes in accounting principles (Notes 6 and 8)', '—', 'total company'],
  ['Net income/(loss)', '2,529', 'total company'],
  ['Preferred stock dividend requirements', '288', 'total company'],
  ['Income/(loss) attributable to Common and Class B Stock', '2,241', 'total company'],
]

/** Two businesses, of which one made a loss (0000037996-02-000015). */
export const FORD_2001: readonly Printed[] = [
  ['Sales (Note 1)', '131,528', 'automotive'],
  ['Costs of sales', '129,159', 'costs and expenses'],
  ['Selling, administrative and other expenses', '9,937', 'costs and expenses'],
  ['Total costs and expenses', '139,096', 'costs and expenses'],
  ['Operating income/(loss)', '(7,568)', 'costs and expenses'],
  ['Interest income', '766', 'costs and expenses'],
  ['Interest expense', '1,378', 'costs and expenses'],
  ['Net interest income/(expense)', '(612)', 'costs and expenses'],
  ['Equity in net income/(loss) of affiliated companies (Note 1)', '(856)', 'costs and expenses'],
  ['Income/(loss) before income taxes - Automotive', '(9,036)', 'costs and expenses'],
  ['Revenues (Note 1)', '30,884', 'financial services'],
  ['Interest expense', '9,470', 'costs and expenses'],
  ['Depreciation', '10,564', 'costs and expenses'],
  ['Operating and other expenses', '5,733', 'costs and expenses'],
  ['Provision for credit and insurance losses', '3,665', 'costs and expenses'],
  ['Total costs and expenses', '29,432', 'costs and expenses'],
  ['Income before income taxes - Financial Services', '1,452', 'costs and expenses'],
  ['Income/(loss) before income taxes', '(7,584)', 'total company'],
  ['Provision for income taxes (Note 2)', '(2,151)', 'total company'],
  ['Income/(loss) before minority interests', '(5,433)', 'total company'],
  ['Minority interests in net income of subsidiaries', '20', 'total company'],
  ['Income/(loss) from continuing operations', '(5,453)', 'total company'],
  ['Income from discontinued operation (Note 3)', '—', 'total company'],
  ['Loss on spin-off of discontinued operation (Note 3)', '—', 'total company'],
  ['Net income/(loss)', '(5,453)', 'total company'],
  [
    'Income/(loss) attributable to Common and Class B Stock after Preferred Stock dividends',
    '(5,468)',
    'total company',
  ],
  ['Stock outstanding (Note 1)', '1,820', 'average number of shares of common and class b'],
  [
    'Income/(loss) from continuing operations',
    '(3.02)',
    'amounts per share of common and class b stock > basic income',
  ],
  ['Income from discontinued operation', '—', 'amounts per share of common and class b stock > basic income'],
  ['Loss on spin-off of discontinued operation', '—', 'amounts per share of common and class b stock > basic income'],
  ['Net income/(loss)', '(3.02)', 'amounts per share of common and class b stock > basic income'],
  [
    'Income/(loss) from continuing operations',
    '(3.02)',
    'amounts per share of common and class b stock > diluted income',
  ],
  ['Income from discontinued operation', '—', 'amounts per share of common and class b stock > diluted income'],
  ['Loss on spin-off of discontinued operation', '—', 'amounts per share of common and class b stock > diluted income'],
  ['Net income/(loss)', '(3.02)', 'amounts per share of common and class b stock > diluted income'],
  ['Cash dividends', '1.05', 'amounts per share of common and class b stock > diluted income'],
]

/** Revenue as a total without a name, results of a business that was left, and a minority (0000039899-16-000034). */
export const TEGNA: readonly Printed[] = [
  ['Media', '1,682,144', 'operating revenues'],
  ['Digital', '1,368,801', 'operating revenues'],
  ['Total', '3,050,945', 'operating revenues'],
  ['Cost of sales and operating expenses, exclusive of depreciation', '923,336', 'operating expenses'],
  ['Selling, general and administrative expenses, exclusive of depreciation', '1,068,221', 'operating expenses'],
  ['Depreciation', '90,803', 'operating expenses'],
  ['Amortization of intangible assets', '114,284', 'operating expenses'],
  ['Facility consolidation and net asset (gains) impairment charges (see Note 11)', '(58,857)', 'operating expenses'],
  ['Total', '2,137,787', 'operating expenses'],
  ['Operating income', '913,158', 'operating expenses'],
  ['Equity (loss) income in unconsolidated investees, net (see Note 4)', '(5,064)', 'non-operating (expense) income'],
  ['Interest expense', '(273,629)', 'non-operating (expense) income'],
  ['Other non-operating items', '(11,529)', 'non-operating (expense) income'],
  ['Total', '(290,222)', 'non-operating (expense) income'],
  ['Income before income taxes', '622,936', 'non-operating (expense) income'],
  ['Provision for income taxes', '202,314', 'non-operating (expense) income'],
  ['Income from continuing operations', '420,622', 'non-operating (expense) income'],
  ['Income from discontinued operations, net of tax', '102,064', 'non-operating (expense) income'],
  ['Net Income', '522,686', 'non-operating (expense) income'],
  ['Net income attributable to noncontrolling interests', '(63,164)', 'non-operating (expense) income'],
  ['Net income attributable to TEGNA Inc.', '459,522', 'non-operating (expense) income'],
  ['Earnings from continuing operations per share - basic', '1.59', 'non-operating (expense) income'],
  ['Earnings (loss) from discontinued operations per share - basic', '0.45', 'non-operating (expense) income'],
  ['Net income per share - basic', '2.04', 'non-operating (expense) income'],
  ['Earnings from continuing operations per share - diluted', '1.56', 'non-operating (expense) income'],
  ['Earnings from discontinued operations per share - diluted', '0.44', 'non-operating (expense) income'],
  ['Net income per share - diluted', '2.00', 'non-operating (expense) income'],
  ['Basic', '224,688', 'weighted average number of common shares outstanding'],
  ['Diluted', '229,721', 'weighted average number of common shares outstanding'],
  ['Dividends declared per share', '0.68', 'weighted average number of common shares outstanding'],
]

/** Costs of three businesses under a heading within the costs, and a tax in parts (0001558370-23-014305). */
export const RIOT: readonly Printed[] = [
  ['Bitcoin Mining', '49,742', 'revenue'],
  ['Data Center Hosting', '7,661', 'revenue'],
  ['Engineering', '19,312', 'revenue'],
  ['Other revenue', '24', 'revenue'],
  ['Total revenue', '76,739', 'revenue'],
  ['Bitcoin Mining', '23,647', 'costs and expenses > cost of revenue'],
  ['Data Center Hosting', '22,134', 'costs and expenses > cost of revenue'],
  ['Engineering', '18,182', 'costs and expenses > cost of revenue'],
  ['Acquisition-related costs', '—', 'costs and expenses > cost of revenue'],
  ['Selling, general, and administrative', '19,836', 'costs and expenses > cost of revenue'],
  ['Depreciation and amortization', '66,162', 'costs and expenses > cost of revenue'],
  ['Change in fair value of derivative asset', '(13,109)', 'costs and expenses > cost of revenue'],
  ['Power curtailment credits', '(13,470)', 'costs and expenses > cost of revenue'],
  ['Change in fair value of contingent consideration', '—', 'costs and expenses > cost of revenue'],
  ['Realized gain on sale of Bitcoin', '(19,828)', 'costs and expenses > cost of revenue'],
  ['Gain (loss) on sale/exchange of equipment', '30', 'costs and expenses > cost of revenue'],
  ['Casualty-related charges (recoveries), net', '—', 'costs and expenses > cost of revenue'],
  ['Impairment of Bitcoin', '5,638', 'costs and expenses > cost of revenue'],
  ['Impairment of goodwill', '—', 'costs and expenses > cost of revenue'],
  ['Total costs and expenses', '109,222', 'costs and expenses > cost of revenue'],
  ['Operating income (loss)', '(32,483)', 'costs and expenses > cost of revenue'],
  ['Interest income (expense)', '4,843', 'other income (expense)'],
  ['Realized loss on sale of marketable equity securities', '—', 'other income (expense)'],
  ['Unrealized loss on marketable equity securities', '—', 'other income (expense)'],
  ['Other income (expense)', '65', 'other income (expense)'],
  ['Total other income (expense)', '4,908', 'other income (expense)'],
  ['Net income (loss) before taxes', '(27,575)', 'other income (expense)'],
  ['Current income tax benefit (expense)', '(112)', 'other income (expense)'],
  ['Deferred income tax benefit (expense)', '—', 'other income (expense)'],
  ['Total income tax benefit (expense)', '(112)', 'other income (expense)'],
  ['Net income (loss)', '(27,687)', 'other income (expense)'],
  ['Basic and diluted net income (loss) per share', '(0.17)', 'other income (expense)'],
  ['Basic and diluted weighted average number of shares outstanding', '167,342,813', 'other income (expense)'],
]

/** A lender: revenue less its interest, and provisions (0000004962-23-000038). */
export const AMERICAN_EXPRESS: readonly Printed[] = [
  ['Discount revenue', '8,408', 'revenues > non-interest revenues'],
  ['Net card fees', '1,846', 'revenues > non-interest revenues'],
  ['Service fees and other revenue', '1,261', 'revenues > non-interest revenues'],
  ['Processed revenue', '424', 'revenues > non-interest revenues'],
  ['Total non-interest revenues', '11,939', 'revenues > non-interest revenues'],
  ['Interest on loans', '4,635', 'interest income'],
  ['Interest and dividends on investment securities', '33', 'interest income'],
  ['Deposits with banks and other', '572', 'interest income'],
  ['Total interest income', '5,240', 'interest income'],
  ['Deposits', '1,290', 'interest expense'],
  ['Long-term debt and other', '508', 'interest expense'],
  ['Total interest expense', '1,798', 'interest expense'],
  ['Net interest income', '3,442', 'interest expense'],
  ['Total revenues net of interest expense', '15,381', 'interest expense'],
  ['Card Member receivables', '206', 'provisions for credit losses'],
  ['Card Member loans', '982', 'provisions for credit losses'],
  ['Other', '45', 'provisions for credit losses'],
  ['Total provisions for credit losses', '1,233', 'provisions for credit losses'],
  [
    'Total revenues net of interest expense after provisions for credit losses',
    '14,148',
    'provisions for credit losses',
  ],
  ['Card Member rewards', '3,794', 'expenses'],
  ['Business development', '1,393', 'expenses'],
  ['Card Member services', '973', 'expenses'],
  ['Marketing', '1,236', 'expenses'],
  ['Salaries and employee benefits', '2,047', 'expenses'],
  ['Other, net', '1,605', 'expenses'],
  ['Total expenses', '11,048', 'expenses'],
  ['Pretax income', '3,100', 'expenses'],
  ['Income tax provision', '649', 'expenses'],
  ['Net income', '2,451', 'expenses'],
  ['Basic', '3.30', 'earnings per common share'],
  ['Diluted', '3.30', 'earnings per common share'],
  ['Basic', '732', 'average common shares outstanding for earnings per common share'],
  ['Diluted', '733', 'average common shares outstanding for earnings per common share'],
]

/** Interest as expense and its total, gains printed as negative expenses (0000104169-25-000021). */
export const WALMART: readonly Printed[] = [
  ['Net sales', '674,538', 'revenues'],
  ['Membership and other income', '6,447', 'revenues'],
  ['Total revenues', '680,985', 'revenues'],
  ['Cost of sales', '511,753', 'costs and expenses'],
  ['Operating, selling, general and administrative expenses', '139,884', 'costs and expenses'],
  ['Operating income', '29,348', 'costs and expenses'],
  ['Debt', '2,249', 'interest'],
  ['Finance lease', '479', 'interest'],
  ['Interest income', '(483)', 'interest'],
  ['Interest, net', '2,245', 'interest'],
  ['Other (gains) and losses', '794', 'interest'],
  ['Income before income taxes', '26,309', 'interest'],
  ['Provision for income taxes', '6,152', 'interest'],
  ['Consolidated net income', '20,157', 'interest'],
  ['Consolidated net (income) loss attributable to noncontrolling interest', '(721)', 'interest'],
  ['Consolidated net income attributable to Walmart', '19,436', 'interest'],
  ['Basic net income per common share attributable to Walmart', '2.42', 'net income per common share'],
  ['Diluted net income per common share attributable to Walmart', '2.41', 'net income per common share'],
  ['Basic', '8,041', 'weighted-average common shares outstanding'],
  ['Diluted', '8,081', 'weighted-average common shares outstanding'],
  ['Dividends declared per common share', '0.8300', 'weighted-average common shares outstanding'],
]

/** Totals within revenue and within its costs (0001628280-24-002390). */
export const TESLA: readonly Printed[] = [
  ['Automotive sales', '78,509', 'revenues'],
  ['Automotive regulatory credits', '1,790', 'revenues'],
  ['Automotive leasing', '2,120', 'revenues'],
  ['Total automotive revenues', '82,419', 'revenues'],
  ['Energy generation and storage', '6,035', 'revenues'],
  ['Services and other', '8,319', 'revenues'],
  ['Total revenues', '96,773', 'revenues'],
  ['Automotive sales', '65,121', 'cost of revenues'],
  ['Automotive leasing', '1,268', 'cost of revenues'],
  ['Total automotive cost of revenues', '66,389', 'cost of revenues'],
  ['Energy generation and storage', '4,894', 'cost of revenues'],
  ['Services and other', '7,830', 'cost of revenues'],
  ['Total cost of revenues', '79,113', 'cost of revenues'],
  ['Gross profit', '17,660', 'cost of revenues'],
  ['Research and development', '3,969', 'operating expenses'],
  ['Selling, general and administrative', '4,800', 'operating expenses'],
  ['Restructuring and other', '—', 'operating expenses'],
  ['Total operating expenses', '8,769', 'operating expenses'],
  ['Income from operations', '8,891', 'operating expenses'],
  ['Interest income', '1,066', 'operating expenses'],
  ['Interest expense', '(156)', 'operating expenses'],
  ['Other income (expense), net', '172', 'operating expenses'],
  ['Income before income taxes', '9,973', 'operating expenses'],
  ['(Benefit from) provision for income taxes', '(5,001)', 'operating expenses'],
  ['Net income', '14,974', 'operating expenses'],
  [
    'Net (loss) income attributable to noncontrolling interests and redeemable noncontrolling interests in subsidiaries',
    '(23)',
    'operating expenses',
  ],
  ['Net income attributable to common stockholders', '14,997', 'operating expenses'],
  ['Basic', '4.73', 'net income per share of common stock attributable to common stockholders'],
  ['Diluted', '4.30', 'net income per share of common stock attributable to common stockholders'],
  ['Basic', '3,174', 'weighted average shares used in computing net income per share of common stock'],
  ['Diluted', '3,485', 'weighted average shares used in computing net income per share of common stock'],
]

/** The parent company alone: a benefit of taxes printed without a sign (0000080661-24-000007). */
export const PROGRESSIVE: readonly Printed[] = [
  ['Dividends from subsidiaries', '399.0', 'revenues'],
  ['Undistributed income from subsidiaries', '3,572.3', 'revenues'],
  ['Equity in net income of subsidiaries', '3,971.3', 'revenues'],
  ['Intercompany investment income', '204.3', 'revenues'],
  ['Total revenues', '4,175.6', 'revenues'],
  ['Interest expense', '270.0', 'expenses'],
  ['Deferred compensation1', '20.4', 'expenses'],
  ['Other operating costs and expenses', '7.6', 'expenses'],
  ['Total expenses', '298.0', 'expenses'],
  ['Income before income taxes', '3,877.6', 'expenses'],
  ['Benefit for income taxes', '24.8', 'expenses'],
  ['Net income', '3,902.4', 'expenses'],
  ['Other comprehensive income (loss)', '1,186.3', 'expenses'],
  ['Comprehensive income (loss)', '5,088.7', 'expenses'],
]

/** No tax at all (0001003297-16-000907). */
export const BEVERAGES: readonly Printed[] = [
  ['Net revenues', '27,479,896'],
  ['Cost of goods sold', '22,399,734'],
  ['Gross profit', '5,080,162'],
  ['Sales and marketing', '1,891,409', 'operating expenses'],
  ['General and administrative', '2,571,799', 'operating expenses'],
  ['Total operating expenses', '4,463,208', 'operating expenses'],
  ['Income (loss) from operations', '616,954', 'operating expenses'],
  ['Interest income', '—', 'other (income) expense'],
  ['Loss on marketable securities, net', '—', 'other (income) expense'],
  ['Other expense, net', '10,392', 'other (income) expense'],
  ['Total other (income) expense, net', '10,392', 'other (income) expense'],
  ['Income (loss) from continuing operations', '606,562', 'other (income) expense'],
  ['Income from discontinued operations, net of tax provision of $0', '—', 'other (income) expense'],
  ['Net income (loss)', '606,562', 'other (income) expense'],
  ['Preferred stock dividends, accretion and beneficial conversion feature', '—', 'other (income) expense'],
  ['Net income (loss) applicable to common equity', '606,562', 'other (income) expense'],
  ['Net income (loss)', '606,562', 'other (income) expense'],
  ['Translation adjustments', '—', 'other comprehensive loss'],
  ['Comprehensive income (loss)', '606,562', 'other comprehensive loss'],
  ['Income (loss) from continuing operations', '0.07', 'net income (loss) per basic common share'],
  ['Income from discontinued operations', '0.00', 'net income (loss) per basic common share'],
  ['Net income (loss) per basic common share', '0.07', 'net income (loss) per basic common share'],
  ['Income (loss) from continuing operations', '0.07', 'net income (loss) per diluted common share'],
  ['Income from discontinued operations', '0.00', 'net income (loss) per diluted common share'],
  ['Net income (loss) per diluted common share', '0.07', 'net income (loss) per diluted common share'],
  ['Basic', '8,521,188', 'weighted average number of common and common equivalent shares outstanding'],
  ['Diluted', '8,675,583', 'weighted average number of common and common equivalent shares outstanding'],
]

/** A casino: allowances taken off revenue, no tax, a loss (0001104659-08-021249). */
export const LODGING: readonly Printed[] = [
  ['Casino', '23,551,180', 'operating revenues'],
  ['Food, beverage and entertainment', '23,318,248', 'operating revenues'],
  ['Hotel and other', '24,483,805', 'operating revenues'],
  ['Related party lease income', '—', 'operating revenues'],
  ['', '71,353,233', 'operating revenues'],
  ['Less promotional allowances', '(6,315,609)', 'operating revenues'],
  ['Net operating revenues', '65,037,624', 'operating revenues'],
  ['Casino', '13,440,537', 'operating expenses'],
  ['Food, beverage and entertainment', '17,721,954', 'operating expenses'],
  ['Hotel and other', '9,222,140', 'operating expenses'],
  ['General and administrative', '17,977,767', 'operating expenses'],
  ['Depreciation and amortization', '6,249,991', 'operating expenses'],
  ['Pre-opening expenses', '—', 'operating expenses'],
  ['Related party royalties expense', '1,386,914', 'operating expenses'],
  ['Loss on disposal of assets', '—', 'operating expenses'],
  ['Total operating expenses', '65,999,303', 'operating expenses'],
  ['Operating loss', '(961,679)', 'operating expenses'],
  [
    'Interest expense, net of capitalized interest of $0, $202,873 and $692,059 for the years ended December 31, 2007, 2006 and 2005, respectively',
    '(13,248,133)',
    'other income (expense)',
  ],
  ['Interest income', '90,953', 'other income (expense)'],
  ['Loss on extinguishment of debt', '—', 'other income (expense)'],
  ['Other income (expense), net', '(13,157,180)', 'other income (expense)'],
  ['Net loss', '(14,118,859)', 'other income (expense)'],
]

/** No revenue yet (0000922907-08-000774). */
export const ETHANOL: readonly Printed[] = [
  ['Revenues', '—'],
  ['General and administrative expenses', '4,008,188'],
  ['(Loss) before other income', '(4,008,188)'],
  ['Grant', '136,513', 'other income and (expense)'],
  ['Interest income', '136,850', 'other income and (expense)'],
  ['Miscellaneous income', '17,225', 'other income and (expense)'],
  ['Loss on disposal of property', '—', 'other income and (expense)'],
  ['', '290,588', 'other income and (expense)'],
  ['Net income (loss)', '(3,717,600)', 'other income and (expense)'],
  ['Weighted average units outstanding', '13,139', 'other income and (expense)'],
  ['Net income (loss) per unit - basic and diluted', '(282.94)', 'other income and (expense)'],
]

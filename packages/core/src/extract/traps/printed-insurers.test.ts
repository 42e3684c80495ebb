import { testPrinted } from './printed.fixture.ts'

testPrinted(
  'EMC Insurance, 10-Q of June 2012: affiliated amounts inside the labels, whole dollars, taxes in parts',
  {
    form: '10-Q',
    ended: 'June 30, 2012',
    company: 'EMC INSURANCE GROUP INC.',
    title: 'CONSOLIDATED STATEMENTS OF INCOME (Unaudited)',
    units: '($ omitted)',
    lines: `
^ Three months ended June 30, | < | Six months ended June 30, | <
^ 2012 | 2011 | 2012 | 2011
REVENUES
Premiums earned (affiliated $108,193,102 and $97,845,857; $216,937,082 and $194,921,739) | $110,270,460 | $100,931,529 | $220,030,216 | $197,218,343
Investment income, net | 11,148,695 | 11,473,108 | 22,305,477 | 23,551,703
Net realized investment gains (losses), excluding impairment losses on available-for-sale securities | (1,012,288) | 2,370,711 | 7,906,041 | 10,874,753
Total "other-than-temporary" impairment losses on available-for-sale securities | (126,048) | (584,451) | (126,048) | (830,297)
Portion of "other-than-temporary" impairment losses reclassified from other comprehensive income | - | (86,017) | - | (86,017)
Net impairment losses on available-for-sale securities | (126,048) | (670,468) | (126,048) | (916,314)
Net realized investment gains (losses) | (1,138,336) | 1,700,243 | 7,779,993 | 9,958,439
Other income (all affiliated) | 222,751 | 236,483 | 461,749 | 440,313
Total revenues | 120,503,570 | 114,341,363 | 250,577,435 | 231,168,798
LOSSES AND EXPENSES
Losses and settlement expenses (affiliated $86,077,833 and $99,128,694) | 88,399,951 | 101,770,766 | 153,640,240 | 175,140,367
Dividends to policyholders (all affiliated) | 2,260,231 | (144,931) | 3,911,756 | 2,368,038
Amortization of deferred policy acquisition costs (affiliated $20,069,042 and $18,390,743) | 20,631,011 | 19,222,109 | 39,845,389 | 36,671,191
Other underwriting expenses (affiliated $14,414,233 and $14,026,761) | 14,330,439 | 13,905,536 | 29,588,308 | 29,090,887
Interest expense (all affiliated) | 225,000 | 225,000 | 450,000 | 450,000
Other expense (affiliated $530,182 and $1,003,829) | 168,742 | 1,023,047 | 755,259 | 1,955,425
Total losses and expenses | 126,015,374 | 136,001,527 | 228,190,952 | 245,675,908
Income (loss) before income tax expense (benefit) | (5,511,804) | (21,660,164) | 22,386,483 | (14,507,110)
INCOME TAX EXPENSE (BENEFIT)
Current | (1,800,000) | (5,000,000) | 5,200,000 | (4,000,000)
Deferred | (711,804) | (3,660,164) | 1,086,483 | (2,507,110)
Total income tax expense (benefit) | (2,511,804) | (8,660,164) | 6,286,483 | (6,507,110)
Net income (loss) | $(3,000,000) | $(13,000,000) | $16,100,000 | $(8,000,000)
Net income (loss) per common share -basic and diluted | $(0.23) | $(1.00) | $1.25 | $(0.62)
Dividend per common share | $0.20 | $0.19 | $0.40 | $0.38
Average number of common shares outstanding -basic and diluted | 12,887,193 | 12,946,193 | 12,880,122 | 12,941,456
`,
  },
  {
    total_revenue: 120503570,
    income_before_taxes: -5511804,
    income_tax_expense: -2511804,
    net_income: -3000000,
    basic_eps: -0.23,
    diluted_eps: -0.23,
    weighted_avg_shares_basic: 12887193,
    weighted_avg_shares_diluted: 12887193,
  },
)

testPrinted(
  'a life insurer: the units stand at the end of the line of periods',
  {
    form: '10-K',
    ended: 'December 31, 2022',
    company: 'MADE LIFE, INC.',
    title: 'Consolidated Statements of Operations',
    units: 'For the Years Ended December 31, 2022, 2021 and 2020 (In millions, except per share data)',
    lines: `
^ 2022 | 2021 | 2020
Revenues
Premiums | $49,397 | $42,009 | $42,034
Universal life and investment-type product policy fees | 5,585 | 5,756 | 5,603
Net investment income | 15,916 | 21,395 | 17,117
Other revenues | 2,633 | 2,619 | 1,849
Net investment gains (losses) | (1,262) | 1,529 | (110)
Net derivative gains (losses) | (2,372) | (2,228) | 1,349
Total revenues | 69,897 | 71,080 | 67,842
Expenses
Policyholder benefits and claims | 49,748 | 43,954 | 41,461
Interest credited to policyholder account balances | 3,692 | 5,538 | 5,201
Policyholder dividends | 707 | 876 | 1,090
Other expenses | 12,666 | 12,586 | 13,150
Total expenses | 66,813 | 62,954 | 60,902
Income (loss) before provision for income tax | 3,084 | 8,126 | 6,940
Provision for income tax expense (benefit) | 527 | 1,551 | 1,509
Net income (loss) | 2,557 | 6,575 | 5,431
Less: Net income (loss) attributable to noncontrolling interests | 18 | 21 | 11
Net income (loss) attributable to Made Life, Inc. | 2,539 | 6,554 | 5,420
Less: Preferred stock dividends | 185 | 195 | 202
Preferred stock redemption premium | — | 6 | 14
Net income (loss) available to Made Life, Inc.’s common shareholders | $2,354 | $6,353 | $5,204
Net income (loss) available to Made Life, Inc.’s common shareholders per common share:
Basic | $2.93 | $7.36 | $5.72
Diluted | $2.91 | $7.31 | $5.68
`,
  },
  {
    total_revenue: 69897e6,
    income_before_taxes: 3084e6,
    income_tax_expense: 527e6,
    net_income: 2539e6,
    basic_eps: 2.93,
    diluted_eps: 2.91,
  },
)

testPrinted(
  'a holding of insurers and railroads: EPS of 24,775 for Class A, and Class A shares',
  {
    form: '10-Q',
    ended: 'June 30, 2023',
    company: 'MADE HOLDING INC.',
    title: 'CONSOLIDATED STATEMENTS OF EARNINGS',
    units: '(dollars in millions except per share amounts)',
    lines: `
^ Second Quarter | < | First Six Months | <
^ 2023 | 2022 | 2023 | 2022
Revenues:
Insurance and Other:
Insurance premiums earned | $20,482 | $18,102 | $40,246 | $35,621
Sales and service revenues | 41,219 | 39,914 | 79,131 | 78,111
Leasing revenues | 2,025 | 1,818 | 3,954 | 3,513
Interest, dividend and other investment income | 2,922 | 2,127 | 5,527 | 3,800
 | 66,648 | 61,961 | 128,858 | 121,045
Railroad, Utilities and Energy:
Freight rail transportation revenues | 5,705 | 6,572 | 11,654 | 12,519
Utility and energy operating revenues | 18,918 | 6,291 | 35,895 | 11,973
Service revenues and other income | 1,232 | 1,452 | 2,490 | 2,650
 | 25,855 | 14,315 | 50,039 | 27,142
Total revenues | 92,503 | 76,276 | 178,897 | 148,187
Investment gains (losses) | 33,061 | (66,919) | 67,819 | (68,897)
Costs and expenses:
Insurance and Other:
Insurance losses and loss adjustment expenses | 14,419 | 13,346 | 28,592 | 26,519
Life, annuity and health insurance benefits | 981 | 1,269 | 2,026 | 2,684
Insurance underwriting expenses | 3,617 | 3,143 | 7,262 | 6,149
Cost of sales and services | 32,442 | 31,689 | 62,705 | 62,211
Cost of leasing | 1,478 | 1,327 | 2,915 | 2,583
Selling, general and administrative expenses | 4,731 | 3,994 | 9,540 | 8,002
Interest expense | 299 | 258 | 602 | 512
 | 57,967 | 55,026 | 113,642 | 108,660
Railroad, Utilities and Energy:
Freight rail transportation expenses | 3,808 | 4,167 | 7,900 | 8,000
Utilities and energy cost of sales and other expenses | 16,700 | 4,500 | 32,000 | 9,000
Other expenses | 1,200 | 1,300 | 2,400 | 2,500
Interest expense | 990 | 900 | 1,950 | 1,800
 | 22,698 | 10,867 | 44,250 | 21,300
Total costs and expenses | 80,665 | 65,893 | 157,892 | 129,960
Earnings (loss) before income taxes and equity method earnings (losses) | 44,899 | (56,536) | 88,824 | (50,670)
Equity method earnings (losses) | 487 | 400 | 1,000 | 800
Earnings (loss) before income taxes | 45,386 | (56,136) | 89,824 | (49,870)
Income tax expense (benefit) | 9,255 | (12,900) | 17,900 | (12,700)
Net earnings (loss) | 36,131 | (43,236) | 71,924 | (37,170)
Earnings attributable to noncontrolling interests | 219 | 385 | 508 | 850
Net earnings (loss) attributable to Made Holding shareholders | $35,912 | $(43,621) | $71,416 | $(38,020)
Net earnings (loss) per average equivalent Class A share | $24,775 | $(29,631) | $49,179 | $(25,818)
Net earnings (loss) per average equivalent Class B share * | $16.52 | $(19.75) | $32.79 | $(17.21)
Average equivalent Class A shares outstanding | 1,449,539 | 1,472,145 | 1,452,167 | 1,472,640
Average equivalent Class B shares outstanding | 2,174,308,000 | 2,208,217,000 | 2,178,251,000 | 2,208,960,000
`,
  },
  {
    total_revenue: 92503e6,
    income_before_taxes: 45386e6,
    income_tax_expense: 9255e6,
    net_income: 35912e6,
    basic_eps: 24775,
    diluted_eps: 24775,
    weighted_avg_shares_basic: 1449539,
    start_date: '2023-04-01',
    end_date: '2023-06-30',
  },
)

import { testPrinted } from './printed.fixture.ts'

testPrinted(
  'ConnectOne Bancorp, 10-Q of June 2024: net interest income and the total below it, preferred dividends after net income',
  {
    form: '10-Q',
    ended: 'June 30, 2024',
    company: 'CONNECTONE BANCORP, INC.',
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    units: '(unaudited; in thousands, except for per share data)',
    lines: `
^ Three Months Ended June 30, | < | Six Months Ended June 30, | <
^ 2024 | 2023 | 2024 | 2023
Interest income
Interest and fees on loans | $120,145 | $111,048 | $240,233 | $217,951
Interest and dividends on investment securities:
  Taxable | 4,683 | 4,029 | 9,017 | 8,258
  Tax-exempt | 1,121 | 1,247 | 2,275 | 2,339
  Dividends | 1,217 | 945 | 2,342 | 1,843
Interest on federal funds sold and other short-term investments | 2,841 | 4,056 | 5,747 | 7,031
  Total interest income | 130,007 | 121,325 | 259,614 | 237,422
Interest expense
  Deposits | 62,086 | 50,714 | 122,493 | 90,801
  Borrowings | 6,482 | 6,768 | 15,382 | 15,694
  Total interest expense | 68,568 | 57,482 | 137,875 | 106,495
Net interest income | 61,439 | 63,843 | 121,739 | 130,927
Provision for credit losses | 2,500 | 3,000 | 6,500 | 4,000
Net interest income after provision for credit losses | 58,939 | 60,843 | 115,239 | 126,927
Noninterest income
  Deposit, loan and other income | 1,654 | 1,545 | 3,246 | 2,948
  Income on bank owned life insurance | 1,677 | 1,553 | 3,341 | 3,084
  Net gains on sale of loans held-for-sale | 1,277 | 550 | 1,783 | 599
  Net losses on equity securities | (209) | (210) | (123) | (401)
  Total noninterest income | 4,399 | 3,438 | 8,247 | 6,230
Noninterest expenses
  Salaries and employee benefits | 22,786 | 21,751 | 44,982 | 44,013
  Occupancy and equipment | 2,899 | 2,677 | 5,908 | 5,438
  FDIC insurance | 1,800 | 1,715 | 3,600 | 2,665
  Professional and consulting | 1,923 | 1,932 | 3,851 | 4,126
  Marketing and advertising | 613 | 556 | 1,290 | 1,088
  Information technology and communications | 4,198 | 3,644 | 8,587 | 6,705
  Amortization of core deposit intangibles | 321 | 371 | 642 | 743
  Other components of net periodic pension expense | (65) | (25) | (130) | (51)
  Other expenses | 3,119 | 2,829 | 5,929 | 5,593
  Total noninterest expenses | 37,594 | 35,450 | 74,659 | 70,320
Income before income tax expense | 25,744 | 28,831 | 48,827 | 62,837
Income tax expense | 6,688 | 7,437 | 12,566 | 16,514
Net income | 19,056 | 21,394 | 36,261 | 46,323
Preferred dividends | 1,509 | 1,509 | 3,018 | 3,018
Net income available to common stockholders | $17,547 | $19,885 | $33,243 | $43,305
Earnings per common share
Basic | $0.46 | $0.51 | $0.87 | $1.11
Diluted | 0.46 | 0.51 | 0.86 | 1.10
`,
  },
  {
    total_revenue: 65838e3,
    income_before_taxes: 25744e3,
    income_tax_expense: 6688e3,
    net_income: 19056e3,
    basic_eps: 0.46,
    diluted_eps: 0.46,
    start_date: '2024-04-01',
    end_date: '2024-06-30',
  },
)

testPrinted(
  'Arrow Financial, 10-Q of June 2012: "Operating expenses" are all of a bank\'s costs, dividends a share stand below EPS',
  {
    form: '10-Q',
    ended: 'June 30, 2012',
    company: 'ARROW FINANCIAL CORPORATION',
    title: 'Consolidated Statements of Income (Unaudited)',
    units: '(In Thousands, except Per Share data)',
    lines: `
^ Three Months Ended June 30, | < | Six Months Ended June 30, | <
^ 2012 | 2011 | 2012 | 2011
Interest Income
Interest and fees on loans | $47,894 | $49,172 | $96,150 | $98,612
Interest on investment securities:
  Taxable | 2,587 | 2,225 | 5,152 | 4,549
  Tax-exempt | 1,465 | 1,393 | 2,950 | 2,872
Dividends on nonmarketable equity securities | 380 | 368 | 510 | 491
Interest on deposits with unaffiliated banks and others | 141 | 281 | 369 | 590
Total interest income | 52,467 | 53,439 | 105,131 | 107,114
Interest Expense
Interest on deposits | 5,659 | 7,551 | 11,761 | 15,429
Interest on short-term borrowings | 108 | 151 | 212 | 301
Interest on FHLB advances | 254 | 443 | 517 | 885
Total interest expense | 6,021 | 8,145 | 12,490 | 16,615
Net Interest Income | 46,446 | 45,294 | 92,641 | 90,499
Provision for loan losses | 4,000 | 7,000 | 9,000 | 14,500
Net interest income after provision for loan losses | 42,446 | 38,294 | 83,641 | 75,999
Noninterest Income
Service charges and fees on deposit accounts | 5,013 | 4,628 | 9,518 | 8,724
Wealth management revenue | 3,169 | 3,026 | 6,090 | 5,792
Other charges and fees for customer services | 3,022 | 2,728 | 5,711 | 5,386
Mortgage banking revenue | 1,417 | 499 | 2,602 | 1,563
Gain on sale of merchant card services | | | 1,280 |
Other | 661 | 21 | 730 | 209
Total noninterest income | 13,282 | 10,902 | 25,931 | 21,674
Operating Expenses
Salaries, wages and employee benefits | 20,539 | 18,068 | 41,108 | 36,393
Occupancy | 2,973 | 3,099 | 6,127 | 6,437
Equipment and software | 3,127 | 3,110 | 6,245 | 5,832
Other | 8,898 | 9,136 | 18,352 | 20,140
Total operating expenses | 35,537 | 33,413 | 71,832 | 68,802
Income before income taxes | 20,191 | 15,783 | 37,740 | 28,871
Federal income tax expense | 6,325 | 4,750 | 11,500 | 8,650
Net Income | $13,866 | $11,033 | $26,240 | $20,221
Net Income Per Common Share:
Basic | $0.50 | $0.40 | $0.95 | $0.74
Diluted | $0.50 | $0.40 | $0.95 | $0.74
Cash Dividends Declared Per Common Share | $0.23 | $0.21 | $0.45 | $0.42
`,
  },
  {
    total_revenue: 59728e3,
    operating_income: null,
    income_before_taxes: 20191e3,
    income_tax_expense: 6325e3,
    net_income: 13866e3,
    basic_eps: 0.5,
    diluted_eps: 0.5,
  },
)

testPrinted(
  'a thrift of 1995 without names on its totals, nine months before three',
  {
    form: '10-Q',
    ended: 'September 30, 1995',
    company: 'SMALL THRIFT HOLDING CO',
    title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
    units: '(Unaudited)',
    lines: `
^ Nine Months Ended September 30, | < | Three Months Ended September 30, | <
^ 1995 | 1994 | 1995 | 1994
Interest income:
  Loans | $12,345,678 | $11,234,567 | $4,234,561 | $3,800,111
  Mortgage-backed securities | 2,100,001 | 1,900,002 | 700,333 | 640,555
  Other | 200,123 | 180,321 | 70,011 | 60,222
 | 14,645,802 | 13,314,890 | 5,004,905 | 4,500,888
Interest expense:
  Deposits | 7,100,234 | 6,000,123 | 2,500,321 | 2,050,444
  Borrowings | 900,111 | 800,222 | 300,555 | 280,666
 | 8,000,345 | 6,800,345 | 2,800,876 | 2,331,110
Net interest income | 6,645,457 | 6,514,545 | 2,204,029 | 2,169,778
Provision for loan losses | 150,000 | 200,000 | 50,000 | 60,000
Net interest income after provision for loan losses | 6,495,457 | 6,314,545 | 2,154,029 | 2,109,778
Other income:
  Service charges | 410,222 | 380,111 | 140,101 | 130,333
  Gain on sale of loans | 90,333 | 20,444 | 45,555 | 5,222
 | 500,555 | 400,555 | 185,656 | 135,555
General and administrative expenses:
  Compensation and benefits | 2,300,111 | 2,200,222 | 780,333 | 740,444
  Occupancy | 600,444 | 580,555 | 205,666 | 198,777
  Federal insurance premiums | 410,555 | 400,666 | 138,777 | 134,888
  Other | 700,666 | 650,777 | 240,888 | 220,999
 | 4,011,776 | 3,832,220 | 1,365,664 | 1,295,108
Income before income taxes | 2,984,236 | 2,882,880 | 974,021 | 950,225
Income taxes | 1,074,000 | 1,038,000 | 350,000 | 342,000
Net income | $1,910,236 | $1,844,880 | $624,021 | $608,225
Earnings per share | $1.27 | $1.20 | $.42 | $.40
`,
  },
  {
    total_revenue: 2389685,
    income_before_taxes: 974021,
    income_tax_expense: 350000,
    net_income: 624021,
    basic_eps: 0.42,
    start_date: '1995-07-01',
    end_date: '1995-09-30',
  },
)

testPrinted(
  'a universal bank: noninterest revenue first, "Total net revenue" before provisions',
  {
    form: '10-K',
    ended: 'December 31, 2023',
    company: 'MADE BANK & CO.',
    title: 'Consolidated statements of income',
    units: '',
    lines: `
^: Year ended December 31, (in millions, except per share data) | 2023 | 2022 | 2021
Revenue
Investment banking fees | $6,519 | $6,686 | $13,216
Principal transactions | 24,460 | 19,912 | 16,304
Lending- and deposit-related fees | 7,413 | 7,098 | 7,032
Asset management fees | 15,220 | 14,096 | 14,405
Commissions and other fees | 6,836 | 6,581 | 6,624
Investment securities losses | (3,180) | (2,380) | (345)
Mortgage fees and related income | 1,176 | 1,250 | 2,170
Card income | 4,784 | 4,420 | 5,102
Other income | 5,609 | 4,322 | 4,830
Noninterest revenue | 68,837 | 61,985 | 69,338
Interest income | 170,588 | 92,807 | 57,864
Interest expense | 81,321 | 26,097 | 5,553
Net interest income | 89,267 | 66,710 | 52,311
Total net revenue | 158,104 | 128,695 | 121,649
Provision for credit losses | 9,320 | 6,389 | (9,256)
Noninterest expense
Compensation expense | 46,465 | 41,636 | 38,567
Occupancy expense | 4,590 | 4,696 | 4,516
Technology, communications and equipment expense | 9,246 | 9,358 | 9,941
Professional and outside services | 10,235 | 10,174 | 9,814
Marketing | 4,591 | 3,911 | 3,036
Other expense | 12,045 | 6,365 | 5,469
Total noninterest expense | 87,172 | 76,140 | 71,343
Income before income tax expense | 61,612 | 46,166 | 59,562
Income tax expense | 12,060 | 8,490 | 11,228
Net income | $49,552 | $37,676 | $48,334
Net income applicable to common stockholders | $47,760 | $35,892 | $46,503
Net income per common share data
Basic earnings per share | $16.25 | $12.10 | $15.39
Diluted earnings per share | 16.23 | 12.09 | 15.36
Weighted-average basic shares | 2,938.6 | 2,965.8 | 3,021.5
Weighted-average diluted shares | 2,943.1 | 2,970.0 | 3,026.6
`,
  },
  {
    total_revenue: 158104e6,
    income_before_taxes: 61612e6,
    income_tax_expense: 12060e6,
    net_income: 49552e6,
    basic_eps: 16.25,
    diluted_eps: 16.23,
    weighted_avg_shares_basic: 2938600000,
    weighted_avg_shares_diluted: 2943100000,
  },
)

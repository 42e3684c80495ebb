import { testPrinted } from './printed.fixture.ts'

testPrinted(
  'Peninsula Gaming, 10-Q of June 2011: allowances inside the list of revenue, no taxes',
  {
    form: '10-Q',
    ended: 'June 30, 2011',
    company: 'PENINSULA GAMING, LLC',
    title: 'CONDENSED CONSOLIDATED STATEMENTS OF OPERATIONS (UNAUDITED)',
    units: '(in thousands)',
    lines: `
^ Three Months Ended June 30, | < | Six Months Ended June 30, | <
^ 2011 | 2010 | 2011 | 2010
REVENUES:
Casino | $76,899 | $75,625 | $152,467 | $149,544
Racing | 5,491 | 5,343 | 7,914 | 7,865
Video poker | 1,421 | 1,093 | 2,886 | 2,281
Food and beverage | 6,863 | 6,804 | 13,372 | 13,202
Other | 3,748 | 3,015 | 7,488 | 5,793
Less promotional allowances | (9,928) | (9,412) | (19,231) | (18,218)
Total net revenues | 84,494 | 82,468 | 164,896 | 160,467
EXPENSES:
Casino | 31,220 | 31,057 | 62,093 | 61,665
Racing | 4,911 | 4,770 | 7,373 | 7,212
Video poker | 1,172 | 875 | 2,300 | 1,754
Food and beverage | 4,561 | 4,488 | 8,660 | 8,467
Other | 2,756 | 2,171 | 4,709 | 3,869
Selling, general and administrative | 14,332 | 13,706 | 28,477 | 27,150
Depreciation and amortization | 7,142 | 7,459 | 14,363 | 14,826
Pre-opening expense | 1,883 | 16 | 2,940 | 25
Development expense | - | (20) | - | 28
Affiliate management fees | 1,604 | 1,523 | 3,144 | 2,960
Loss on disposal of assets | 43 | 29 | 77 | 38
Total expenses | 69,624 | 66,074 | 134,136 | 127,994
INCOME FROM OPERATIONS | 14,870 | 16,394 | 30,760 | 32,473
OTHER INCOME (EXPENSE):
Interest income | 614 | 453 | 1,214 | 991
Interest expense, net of amounts capitalized | (17,554) | (14,900) | (34,136) | (29,755)
Loss from equity affiliate | (27) | - | (64) | -
Total other expense | (16,967) | (14,447) | (32,986) | (28,764)
NET (LOSS) INCOME | $(2,097) | $1,947 | $(2,226) | $3,709
`,
  },
  {
    total_revenue: 84494e3,
    operating_income: 14870e3,
    income_tax_expense: null,
    net_income: -2097e3,
    start_date: '2011-04-01',
  },
)

testPrinted(
  'Jacobs Entertainment, 10-Q of June 2012: total revenues less allowances, a provision in brackets',
  {
    form: '10-Q',
    ended: 'June 30, 2012',
    company: 'JACOBS ENTERTAINMENT, INC.',
    title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
    units: '(In thousands, except per share data)',
    lines: `
^ For the Three Months Ended June 30, | < | For the Six Months Ended June 30, | <
^ 2012 | 2011 | 2012 | 2011
Revenues:
Gaming | $107,503 | $97,634 | $207,644 | $188,580
Pari-mutuel commissions | 3,364 | 3,293 | 4,523 | 4,379
Food, beverage and lodging | 8,786 | 8,164 | 16,660 | 15,317
Other | 2,612 | 4,223 | 4,558 | 5,762
Total revenues | 122,265 | 113,314 | 233,385 | 214,038
Less promotional allowances | (3,148) | (2,796) | (6,318) | (5,182)
Net revenues | 119,117 | 110,518 | 227,067 | 208,856
Costs and expenses:
Costs of operating departments:
Gaming | 65,250 | 60,153 | 127,376 | 117,154
Pari-mutuel commissions | 3,351 | 3,404 | 4,915 | 5,194
Food, beverage and lodging | 6,734 | 5,899 | 12,508 | 11,342
Other | 1,893 | 1,734 | 3,238 | 2,989
Marketing and promotions | 3,708 | 2,916 | 6,781 | 6,238
General and administrative | 15,123 | 13,287 | 28,320 | 26,582
Project-opening costs | 2,237 | 7 | 2,496 | 7
Depreciation | 5,861 | 6,981 | 12,099 | 14,054
Loss (gain) on the sale or disposal of property | 1 | (197) | (4) | (196)
Total operating expenses | 104,158 | 94,184 | 197,729 | 183,364
Operating income | 14,959 | 16,334 | 29,338 | 25,492
Other income (expense):
Interest income | 54 | 8 | 134 | 16
Interest expense | (16,395) | (13,364) | (33,415) | (26,732)
(Loss) income from continuing operations before income taxes | (1,382) | 2,978 | (3,943) | (1,224)
Provision for income taxes | (718) | (716) | (1,348) | (1,647)
(Loss) income from continuing operations | (2,100) | 2,262 | (5,291) | (2,871)
Discontinued operations:
Loss from discontinued operations before income taxes | (255) | - | (255) | -
Benefit for income taxes | - | - | - | -
Loss from discontinued operations | (255) | - | (255) | -
Net (loss) income | $(2,355) | $2,262 | $(5,546) | $(2,871)
Net (loss) income per share-basic:
(Loss) income from continuing operations | $(0.08) | $0.08 | $(0.19) | $(0.10)
Loss from discontinued operations | $(0.01) | - | $(0.01) | -
Net (loss) income | $(0.09) | $0.08 | $(0.20) | $(0.10)
Net (loss) income per share-diluted:
(Loss) income from continuing operations | $(0.08) | $0.08 | $(0.19) | $(0.10)
Loss from discontinued operations | $(0.01) | - | $(0.01) | -
Net (loss) income | $(0.09) | $0.08 | $(0.20) | $(0.10)
`,
  },
  {
    total_revenue: 119117e3,
    operating_income: 14959e3,
    income_before_taxes: -1382e3,
    income_tax_expense: 718e3,
    net_income: -2355e3,
    basic_eps: -0.09,
    diluted_eps: -0.09,
  },
)

testPrinted(
  'Isle of Capri Casinos, 10-K of April 2014: years inside a label of four lines, whole shares under thousands',
  {
    form: '10-K',
    ended: 'April 27, 2014',
    company: 'ISLE OF CAPRI CASINOS, INC.',
    title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
    units: '(In thousands, except share and per share data)',
    lines: `
^ Fiscal Year Ended | < | <
^ April 27, 2014 | April 28, 2013 | April 29, 2012
Revenues:
Casino | $1,004,255 | $967,142 | $955,897
Rooms | 32,449 | 31,851 | 32,438
Food, beverage, pari-mutuel and other | 135,305 | 128,319 | 122,983
Insurance recoveries | - | - | 9,266
Gross revenues | 1,172,009 | 1,127,312 | 1,120,584
Less promotional allowances | (217,409) | (203,907) | (187,640)
Net revenues | 954,600 | 923,405 | 932,944
Operating expenses:
Casino | 158,019 | 150,075 | 147,205
Gaming taxes | 254,685 | 241,038 | 237,135
Rooms | 7,023 | 6,654 | 6,990
Food, beverage, pari-mutuel and other | 44,116 | 41,289 | 40,028
Marine and facilities | 57,624 | 54,509 | 55,319
Marketing and administrative | 234,690 | 226,397 | 224,885
Corporate and development | 28,455 | 33,953 | 40,248
Valuation charges | 162,100 | 50,100 | 30,549
Litigation accrual reversals | (9,330) | - | -
Preopening expense | 3,898 | 5,765 | 615
Depreciation and amortization | 80,885 | 71,164 | 73,848
Total operating expenses | 1,022,165 | 880,944 | 856,822
Operating income (loss) | (67,565) | 42,461 | 76,122
Interest expense | (81,342) | (89,446) | (87,884)
Interest income | 349 | 502 | 819
Derivative income | 398 | 748 | 439
Loss from continuing operations before income taxes | (148,160) | (45,735) | (10,504)
Income tax benefit (provision) | 18,494 | (6,732) | (15,119)
Loss from continuing operations | (129,666) | (52,467) | (25,623)
Income (loss) from discontinued operations, including loss on sale, net of income tax (provision) benefit of ($1,226), $0 and $2,026 for the fiscal years ended 2014, 2013 and 2012, respectively | 1,980 | 4,898 | (104,130)
Net loss attributable to the common stockholders | $(127,686) | $(47,569) | $(129,753)
Earnings (loss) per common share attributable to common stockholders - basic and diluted:
Loss from continuing operations | $(3.26) | $(1.33) | $(0.66)
Income (loss) from discontinued operations including loss on sale, net of income taxes | 0.05 | 0.12 | (2.69)
Net loss attributable to common stockholders | $(3.21) | $(1.21) | $(3.35)
Weighted average basic shares | 39,731,766 | 39,407,463 | 38,754,811
Weighted average diluted shares | 39,731,766 | 39,407,463 | 38,754,811
`,
  },
  {
    total_revenue: 954600e3,
    operating_income: -67565e3,
    income_before_taxes: -148160e3,
    income_tax_expense: -18494e3,
    net_income: -127686e3,
    basic_eps: -3.21,
    diluted_eps: -3.21,
    weighted_avg_shares_basic: 39731766,
    start_date: '2013-04-29',
    end_date: '2014-04-27',
  },
)

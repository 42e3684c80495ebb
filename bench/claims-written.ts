/** Sentences as people write them, each known to be right or wrong by reading the filing. */
import type { Made } from './claims-made.ts'

type Sentences = readonly [Made['fault'], string][]

/** Apple, 10-K for fiscal 2024 (and 2023 beside it). */
const apple: Sentences = [
  [
    null,
    'Apple sold $391 billion worth of goods and services in fiscal 2024, and revenue was up 2% from the year before.',
  ],
  ['direction', 'Revenue at Apple was down 2% from the year before, at $391 billion.'],
  [null, 'Services revenue reached $96.2 billion, roughly a quarter of total revenue.'],
  ['digit', 'Services revenue reached $86.2 billion, roughly a quarter of total revenue.'],
  ['figure', 'Services revenue reached $201.2 billion.'],
  [null, 'More than half of revenue came from iPhone, which brought in $201.18 billion.'],
  [
    null,
    'Research and development cost $31.4 billion; selling, general and administrative expenses were $26.1 billion.',
  ],
  ['figure', 'Research and development cost $26.1 billion.'],
  [null, 'Operating income climbed to $123.2 billion from $114.3 billion, an increase of 7.8%.'],
  ['digit', 'Operating income climbed to $123.2 billion from $114.3 billion, an increase of 9.8%.'],
  [null, 'Net income slipped 3.4% to $93.7 billion because income taxes rose to $29.7 billion from $16.7 billion.'],
  ['direction', 'Net income rose 3.4% to $93.7 billion.'],
  [null, 'The effective tax rate was 24.1%, up from 14.7%.'],
  ['digit', 'The effective tax rate was 21.4%.'],
  [null, 'Diluted EPS came to $6.08; basic EPS was $6.11.'],
  ['figure', 'Diluted EPS came to $6.11.'],
  [null, 'Earnings of $6.08 per diluted share compare with $6.13 a year ago.'],
  ['period', 'Earnings of $6.13 per diluted share were reported for fiscal 2024.'],
  [null, 'Gross margin improved to 46.2% from 44.1%.'],
  ['period', 'Gross margin was 44.1% in fiscal 2024.'],
  [null, 'Gross profit increased by $11.5 billion.'],
  ['digit', 'Gross profit increased by $15.5 billion.'],
  ['unit', 'Gross profit increased by $11.5 million.'],
  [null, 'Revenue and net income were $391.0 billion and $93.7 billion, respectively.'],
  ['figure', 'Revenue and net income were $93.7 billion and $391.0 billion, respectively.'],
  [null, 'The fiscal year ended September 28, 2024.'],
  ['period', 'The fiscal year ended September 30, 2024.'],
  [null, 'Greater China contributed $66.95 billion, or 17.1% of net sales.'],
  ['digit', 'Greater China contributed $66.95 billion, or 19.1% of net sales.'],
  [null, 'Cost of sales took $210.4 billion and left a gross profit of $180.7 billion.'],
  [null, 'Of $391.04B in revenue, $93.74B became net income.'],
  ['digit', 'Of $391.04B in revenue, $98.74B became net income.'],
  [null, 'Apple kept 24 cents of every dollar as net income.'],
  ['digit', 'Apple kept 34 cents of every dollar as net income.'],
  [null, 'A net margin of 24.0% on net sales of $391.04 billion is what was left.'],
  [null, 'The Americas bring in $167.0 billion and Europe $101.3 billion.'],
  ['figure', 'The Americas bring in $101.3 billion and Europe $167.0 billion.'],
  [null, 'Apple has sold phones for seventeen years and employs thousands of people in 40 countries.'],
  [null, 'In its 10-K, Apple lists 5 segments; the iPhone 16 arrived in September 2024.'],
  [null, 'Net income was **$96,995 million** in fiscal 2023 and **$93,736 million** in fiscal 2024.'],
  ['period', 'Net income was **$93,736 million** in fiscal 2023 and **$96,995 million** in fiscal 2024.'],
  [null, 'Revenue edged up: net sales were $7.75 billion higher than in fiscal 2023.'],
  ['digit', 'Net sales were $17.75 billion higher than in fiscal 2023.'],
  [null, 'Nearly $30 billion went to income taxes.'],
  [null, 'Operating margin: 31.5% (29.8% in fiscal 2023).'],
  ['period', 'Operating margin: 29.8% (31.5% in fiscal 2023).'],
  ['sign', 'Apple reported a net loss of $93.7 billion.'],
  [null, 'The weighted average diluted shares were 15.41 billion, down from 15.81 billion.'],
  ['digit', 'The weighted average diluted shares were 16.41 billion.'],
  ['unit', 'Revenue was €391 billion.'],
  ['direction', 'Gross profit fell while operating income grew.'],
  [null, 'Both gross profit and operating income grew.'],
  ['direction', 'Net income doubled.'],
]

/** NVIDIA, 10-K for fiscal 2025: everything more than doubled. */
const nvidia: Sentences = [
  [null, 'NVIDIA’s revenue more than doubled to $130.5 billion in fiscal 2025, driven by data center demand.'],
  ['direction', 'NVIDIA’s revenue more than tripled to $130.5 billion in fiscal 2025.'],
  [null, 'Net income soared 145% to $72.9 billion, compared with $29.8 billion a year earlier.'],
  ['digit', 'Net income soared 154% to $72.9 billion, compared with $29.8 billion a year earlier.'],
  ['period', 'Net income soared to $29.8 billion, compared with $72.9 billion a year earlier.'],
  [null, 'For every dollar of sales, about 56 cents were left as net income.'],
  [null, 'Gross margin hit 75.0%, a gain of 2.3 percentage points.'],
  ['digit', 'Gross margin hit 75.0%, a gain of 4.3 percentage points.'],
  ['direction', 'Gross margin slipped to 75.0%.'],
  [null, 'The chipmaker spent $12.9 billion on research and development, just under 10% of revenue.'],
  ['unit', 'The chipmaker spent $12.9 million on research and development.'],
  ['digit', 'The chipmaker spent $12.9 billion on research and development, just under 20% of revenue.'],
  [null, 'Compute & Networking alone generated $116.2 billion, or 89% of the total.'],
  ['figure', 'Graphics alone generated $116.2 billion.'],
  ['digit', 'Compute & Networking generated $161.2 billion in revenue.'],
  [null, 'With $81.5bn in operating income on $130.5bn in sales, the operating margin was 62.4%.'],
  ['digit', 'With $81.5bn in operating income on $130.5bn in sales, the operating margin was 52.4%.'],
  [null, 'Diluted earnings per share were $2.94, up from $1.19.'],
  ['digit', 'Diluted earnings per share were $2.49, up from $1.19.'],
  ['period', 'Diluted earnings per share were $1.19 in fiscal 2025.'],
  [null, 'The tax bill nearly tripled, from $4.1 billion to $11.1 billion.'],
  ['direction', 'The tax bill shrank from $11.1 billion to $4.1 billion.'],
  [null, '$NVDA FY2025: revenue $130.5B (+114%), net income $72.9B, diluted EPS $2.94'],
  ['digit', '$NVDA FY2025: revenue $130.5B (+141%), net income $72.9B'],
]

/** Boeing, 10-K for 2024: losses. */
const boeing: Sentences = [
  [null, 'Boeing lost $11.8 billion in 2024, more than five times the $2.2 billion it lost in 2023.'],
  ['sign', 'Boeing earned $11.8 billion in 2024.'],
  ['sign', 'Boeing posted a net profit of $11.8 billion in 2024.'],
  ['digit', 'Boeing lost $18.1 billion in 2024.'],
  [null, 'The loss per share widened to $18.36 from $3.67.'],
  ['direction', 'The loss per share narrowed to $18.36.'],
  ['digit', 'The loss per share widened to $13.86 from $3.67.'],
  [null, 'Revenue dropped 14% to $66.5 billion from $77.8 billion.'],
  ['direction', 'Revenue jumped 14% to $66.5 billion.'],
  ['period', 'Revenue dropped to $77.8 billion in 2024.'],
  [
    null,
    'It cost the company $68.5 billion to make what it sold for $66.5 billion, leaving a gross loss of $2.0 billion.',
  ],
  ['sign', 'Gross profit was $2.0 billion.'],
  [
    null,
    'Defense, Space & Security, with $23.9 billion, brought in more than Commercial Airplanes with $22.9 billion.',
  ],
  ['figure', 'Commercial Airplanes brought in $23.9 billion.'],
  [null, 'The operating loss ballooned to $10.7 billion, against $773 million the year before.'],
  ['unit', 'The operating loss ballooned to $10.7 million.'],
  [null, 'Research and development expense, net was $3.8 billion.'],
  [null, 'More than half of revenue came from the United States.'],
  [null, 'A tax benefit of $381 million softened the blow.'],
  ['digit', 'A tax benefit of $831 million softened the blow.'],
]

/** Tesla, 10-Q for the second quarter of 2025. */
const tesla: Sentences = [
  [null, 'Tesla’s second-quarter revenue fell 12% year over year to $22.5 billion.'],
  ['direction', 'Tesla’s second-quarter revenue rose 12% year over year to $22.5 billion.'],
  ['digit', 'Tesla’s second-quarter revenue fell 21% year over year to $22.5 billion.'],
  [null, 'Automotive accounted for $19.7 billion of revenue and energy generation and storage for $2.8 billion.'],
  [null, 'In Q2 2025 the company earned $1.17 billion, or $0.33 per diluted share, down from $1.40 billion and $0.40.'],
  ['digit', 'In Q2 2025 the company earned $1.71 billion.'],
  ['figure', 'In Q2 2025 the company earned $0.36 per diluted share.'],
  [null, 'Operating income plunged 42% to $923 million, and the operating margin narrowed to 4.1% from 6.3%.'],
  ['digit', 'The operating margin narrowed to 6.1%.'],
  ['direction', 'The operating margin widened to 4.1%.'],
  [null, 'Net income of $1.17 billion was 16% lower than in the second quarter of 2024.'],
  ['direction', 'Net income of $1.17 billion was 16% higher than in the second quarter of 2024.'],
  ['unit', 'Net income was $1.17 trillion.'],
  [null, 'The quarter ended June 30, 2025.'],
  ['period', 'The quarter ended June 28, 2025.'],
  [null, 'R&D spending of $1.59 billion exceeded selling, general and administrative costs of $1.37 billion.'],
  ['figure', 'R&D spending was $1.37 billion.'],
  [null, 'Gross profit came in at $3.88 billion. It was $4.58 billion a year ago.'],
  ['digit', 'Gross profit came in at $3.88 billion. It was $5.48 billion a year ago.'],
]

/** Walmart, 10-K for fiscal 2025. */
const walmart: Sentences = [
  [null, 'Walmart took in $681 billion in fiscal 2025, 5.1% more than the year before.'],
  ['digit', 'Walmart took in $618 billion in fiscal 2025.'],
  ['digit', 'Walmart’s revenue of $681 billion was 7.1% more than the year before.'],
  [null, 'On sales of $681 billion the retailer earned just $19.4 billion, a net margin of under 3%.'],
  ['digit', 'On sales of $681 billion the retailer earned just $14.9 billion.'],
  [null, 'Profit attributable to shareholders jumped by a quarter to $19.4 billion.'],
  [null, 'Walmart U.S. is by far the largest segment with $462.4 billion; Sam’s Club U.S. added $90.2 billion.'],
  ['digit', 'Walmart U.S. is by far the largest segment with $426.4 billion.'],
  [null, 'EPS: $2.41 diluted (prior year: $1.91).'],
  ['period', 'EPS: $1.91 diluted (prior year: $2.41).'],
  [null, 'Operating income grew 8.6% to $29.3 billion, faster than revenue.'],
  ['direction', 'Operating income declined to $29.3 billion.'],
  [null, 'Its effective tax rate dropped to 23.4% from 25.5%.'],
  ['digit', 'Its effective tax rate dropped to 32.4%.'],
  ['direction', 'Its effective tax rate rose to 23.4%.'],
]

/** Amazon, 10-K for 2024. */
const amazon: Sentences = [
  [null, 'AWS revenue was $107.6 billion, about 17% of Amazon’s total net sales of $638.0 billion.'],
  ['digit', 'AWS revenue was $107.6 billion, about 27% of Amazon’s total net sales.'],
  ['figure', 'Online stores brought in $107.6 billion.'],
  [null, 'Amazon’s net income nearly doubled, from $30.4 billion to $59.2 billion.'],
  ['direction', 'Amazon’s net income halved to $59.2 billion.'],
  [null, 'Operating margin expanded by 4.3 points to 10.8%.'],
  ['direction', 'Operating margin contracted to 10.8%.'],
  ['digit', 'Operating margin expanded to 18.0%.'],
  [null, 'Advertising services contributed $56.2 billion and subscription services $44.4 billion.'],
  ['figure', 'Subscription services contributed $56.2 billion.'],
  [
    null,
    'Fulfillment ($98.5 billion) was the largest operating expense line, ahead of technology and infrastructure ($88.5 billion).',
  ],
  ['digit', 'Fulfillment ($89.5 billion) was the largest operating expense line.'],
  [null, 'Diluted earnings climbed 91% to $5.53 a share.'],
  ['unit', 'Total net sales were $638 million.'],
  ['period', 'Total net sales were $574.8 billion in 2024.'],
]

/** Moderna, 10-K for 2024: a loss that shrank. */
const moderna: Sentences = [
  [null, 'Moderna’s revenue was cut by more than half, to $3.2 billion from $6.8 billion.'],
  [null, 'The net loss narrowed to $3.6 billion from $4.7 billion in 2023.'],
  ['direction', 'The net loss widened to $3.6 billion.'],
  ['sign', 'Moderna reported net income of $3.6 billion for 2024.'],
  [null, 'Spending on research and development, at $4.5 billion, was larger than revenue.'],
  ['digit', 'Research and development cost $5.4 billion.'],
  [null, 'It lost $9.28 per share, after a loss of $12.33 per share in the previous year.'],
  ['digit', 'It lost $8.29 per share.'],
  [null, 'Revenue fell 53%.'],
  ['digit', 'Revenue fell 35%.'],
]

/** Meta, 10-K for 2024. */
const meta: Sentences = [
  [null, 'Meta Platforms grew revenue by 22% to $164.5 billion and net income by 59% to $62.4 billion.'],
  ['digit', 'Meta Platforms grew revenue by 32% to $164.5 billion.'],
  [null, 'Reality Labs contributed a mere $2.1 billion, or 1.3% of the total; Family of Apps made up the rest.'],
  ['figure', 'Reality Labs contributed $162.4 billion.'],
  [null, 'R&D swallowed $43.9 billion, 27% of revenue.'],
  ['digit', 'R&D swallowed $43.9 billion, 37% of revenue.'],
  [null, 'Earnings per diluted share were $23.86 versus $14.87, while basic EPS stood at $24.61.'],
  ['figure', 'Basic EPS stood at $23.86.'],
  [null, 'The company paid an effective tax rate of just 11.8%, down from 17.6%.'],
  [null, 'Operating margin widened to 42% from 35%.'],
  ['direction', 'Operating margin narrowed to 42%.'],
  [null, 'Meta has $48.3 billion of leases that have not begun, and more than 74,000 employees.'],
]

/** Alphabet, 10-K for 2024. */
const alphabet: Sentences = [
  [null, 'Alphabet crossed $350 billion in annual revenue for the first time, a 14% increase over 2023.'],
  ['digit', 'Alphabet reported $530 billion in annual revenue.'],
  ['direction', 'Annual revenue of $350 billion was a 14% decrease from 2023.'],
  [null, 'Profit topped $100 billion: net income came to $100.1 billion versus $73.8 billion.'],
  ['digit', 'Net income came to $110.1 billion versus $73.8 billion.'],
  ['period', 'Net income came to $73.8 billion versus $100.1 billion a year before.'],
  [null, 'Google Cloud generated $43.2 billion, 12% of sales.'],
  ['digit', 'Google Cloud generated $34.2 billion.'],
  [null, 'Nearly half of its revenue (48.7%) was made in the United States.'],
  ['digit', 'The United States made up 58.7% of revenue.'],
  [
    null,
    '- **Operating income:** $112.4 billion, up 33%\n- **Operating margin:** 32.1% (2023: 27.4%)\n- **Diluted EPS:** $8.04',
  ],
  ['digit', '- **Operating income:** $121.4 billion, up 33%'],
  ['period', '- **Operating margin:** 27.4%'],
  ['figure', '- **Diluted EPS:** $8.13'],
  [null, 'R&D expense reached $49.3 billion. That is 14% of revenue.'],
  ['unit', 'R&D expense reached $49.3 million.'],
  [null, 'Taxes took $19.7 billion, an effective rate of 16.4%.'],
  ['digit', 'Taxes took $17.9 billion.'],
  [null, 'Other Bets remains tiny at $1.6 billion.'],
  ['figure', 'Other Bets brought in $43.2 billion.'],
]

/** Mastercard, 10-K for 2024: no cost of revenue. */
const mastercard: Sentences = [
  [null, 'Mastercard turned 46 cents of each revenue dollar into net income.'],
  ['digit', 'Mastercard turned 64 cents of each revenue dollar into net income.'],
  [null, 'Net revenue increased 12%, to $28.2 billion, while net income increased 15%, to $12.9 billion.'],
  ['figure', 'Net revenue increased 15%, to $28.2 billion, while net income increased 12%, to $12.9 billion.'],
  [null, 'EPS of $13.89 beat the prior year’s $11.83 by 17%.'],
  ['digit', 'EPS was $18.39.'],
  [
    null,
    'Value-added services and solutions grew into a $10.8 billion business, while the payment network brought in $17.3 billion.',
  ],
  ['figure', 'The payment network brought in $10.8 billion.'],
  [null, 'The operating margin was 55.3%, slightly lower than 55.8% in 2023.'],
  ['direction', 'The operating margin improved to 55.3% from 55.8%.'],
  [null, 'General and administrative expenses totaled $10.2 billion; advertising and marketing $815 million.'],
  ['unit', 'Advertising and marketing cost $815 billion.'],
  [null, 'Its provision for litigation was $680 million.'],
  ['digit', 'Its provision for litigation was $860 million.'],
]

/** Johnson & Johnson, 10-Q for the second quarter of 2025. */
const johnson: Sentences = [
  [
    null,
    'Johnson & Johnson’s sales for the quarter were $23.7 billion, growing 5.8% from $22.4 billion in the same quarter last year.',
  ],
  ['digit', 'Johnson & Johnson’s sales for the quarter were $27.3 billion.'],
  ['direction', 'Johnson & Johnson’s sales for the quarter were $23.7 billion, shrinking 5.8%.'],
  [null, 'Innovative Medicine, at $15.2 billion, was almost twice the size of MedTech, at $8.5 billion.'],
  ['figure', 'MedTech, at $15.2 billion, was the larger one.'],
  [null, 'Second-quarter earnings were $5.5 billion, or $2.29 a share.'],
  ['digit', 'Second-quarter earnings were $5.5 billion, or $2.92 a share.'],
  ['period', 'Earnings were $1.93 a share in the second quarter of 2025.'],
  [null, 'Cost of products sold rose faster than sales, so the gross margin shrank to 67.9% from 69.4%.'],
  ['direction', 'The gross margin expanded to 67.9%.'],
  [null, 'Research and development expense was $3.5 billion, or 14.8% of sales.'],
  ['digit', 'Research and development expense was $3.5 billion, or 18.4% of sales.'],
  [null, 'The U.S. accounts for 57% of revenue, or $13.5 billion.'],
  [null, 'Net earnings rose 18.2% although sales rose only 5.8%.'],
  ['direction', 'Net earnings fell 18.2%.'],
]

/** Nike, 10-K for fiscal 2025. */
const nike: Sentences = [
  [null, 'Nike had a hard year: revenues sank 10% to $46.3 billion and net income tumbled 44% to $3.2 billion.'],
  ['direction', 'Nike had a great year: revenues jumped 10% to $46.3 billion.'],
  ['digit', 'Nike had a hard year: net income tumbled 34% to $3.2 billion.'],
  [null, 'Footwear still makes up two thirds of sales ($31.0 billion); apparel adds $13.0 billion.'],
  ['digit', 'Footwear sales were $13.0 billion.'],
  [null, 'Demand creation expense, as Nike calls its marketing, was $4.7 billion.'],
  ['digit', 'Demand creation expense was $7.4 billion.'],
  [null, 'The gross margin decreased 190 basis points to 42.7%.'],
  ['digit', 'The gross margin decreased 290 basis points to 42.7%.'],
  [null, 'Diluted EPS fell to $2.16 from $3.73, a decline of 42%.'],
  ['digit', 'Diluted EPS fell to $2.61 from $3.73.'],
  ['period', 'Diluted EPS was $3.73 in fiscal 2025.'],
]

/** Coca-Cola, 10-K for 2024. */
const coca: Sentences = [
  [null, 'Coca-Cola’s top line grew 3% to $47.1 billion, but operating income fell 12% to $10.0 billion.'],
  ['direction', 'Coca-Cola’s operating income grew 12% to $10.0 billion.'],
  ['figure', 'Coca-Cola’s top line was $28.7 billion.'],
  [null, 'Net income was practically flat at $10.6 billion.'],
  ['digit', 'Net income was practically flat at $16.0 billion.'],
  [null, 'Concentrate operations account for 59% of net operating revenues.'],
  ['digit', 'Concentrate operations account for 69% of net operating revenues.'],
  [null, 'Earnings per share slipped one cent to $2.46.'],
  ['digit', 'Earnings per share slipped to $2.64.'],
  [null, 'Gross profit rose to $28.7 billion and now equals 61.1% of revenue.'],
  ['digit', 'Gross profit now equals 66.1% of revenue.'],
  ['unit', 'Gross profit rose to €28.7 billion.'],
  [null, 'Other operating charges of $4.2 billion weighed on the result.'],
  ['sign', 'Coca-Cola reported a net loss of $10.6 billion.'],
]

/** Six annual reports more: sentences as they came to mind, kept as they are. */
const adobe: Sentences = [
  [null, 'Adobe closed fiscal 2024 with record revenue of $21.5 billion, representing growth of 11%.'],
  ['digit', 'Adobe closed fiscal 2024 with record revenue of $25.1 billion.'],
  ['direction', 'Adobe closed fiscal 2024 with revenue of $21.5 billion, representing a decline of 11%.'],
  [null, 'Bottom line: $5.56 billion, barely more than the $5.43 billion of fiscal 2023.'],
  ['figure', 'Bottom line: $21.5 billion.'],
  [null, 'That works out to $12.36 per diluted share, compared to $11.82.'],
  ['digit', 'That works out to $13.26 per diluted share, compared to $11.82.'],
]
const comcast: Sentences = [
  [
    null,
    'Comcast’s revenue was essentially flat at $121.6 billion, whereas net income almost tripled to $15.4 billion.',
  ],
  ['direction', 'Comcast’s net income more than tripled to $15.4 billion.'],
  ['period', 'In 2023, Comcast’s net income was $5.4 billion.'],
  [
    null,
    'Net income attributable to Comcast was $15.39 billion in 2023; a year earlier an impairment had pushed it down to $5.37 billion.',
  ],
  ['digit', 'Diluted EPS came in at $3.17 in 2023.'],
  [null, 'Diluted EPS came in at $3.71, three times the $1.21 of 2022.'],
]
const unitedHealth: Sentences = [
  [
    null,
    'UnitedHealth passed the $400 billion mark in 2024, yet net income fell by more than a third to $14.4 billion.',
  ],
  ['digit', 'UnitedHealth’s net income fell by more than a half to $14.4 billion.'],
  [null, 'Earnings per share of $15.51 were $8.35 below the prior year.'],
  ['digit', 'Earnings per share were $15.51, $6.35 below the prior year.'],
  ['unit', 'UnitedHealth had revenues of $400.3 million in 2024.'],
  ['direction', 'Net income advanced to $14.4 billion in 2024.'],
]
const homeDepot: Sentences = [
  [null, 'The Home Depot sold goods for $159.5 billion in fiscal 2024, up $6.8 billion or 4.5%.'],
  ['digit', 'The Home Depot sold goods for $159.5 billion in fiscal 2024, up $8.6 billion.'],
  [null, 'What was left for shareholders, $14.8 billion, was 2% less than in fiscal 2023.'],
  ['digit', 'Net earnings of $18.4 billion were left for shareholders.'],
  ['period', 'Diluted earnings per share were $15.11 in fiscal 2024.'],
  [null, 'Diluted earnings per share: $14.91 (fiscal 2023: $15.11).'],
]
const walgreens: Sentences = [
  [null, 'Walgreens lost $8.6 billion on revenue of $147.7 billion in fiscal 2024.'],
  ['sign', 'Walgreens earned $8.6 billion on revenue of $147.7 billion in fiscal 2024.'],
  [null, 'The loss per share was $10.01, compared with a loss of $3.57 in the prior fiscal year.'],
  ['digit', 'The loss per share was $11.01.'],
  [null, 'Sales grew 6.2%, but the net loss almost tripled.'],
  ['direction', 'Sales grew 6.2%, and the net loss was halved.'],
]
const qualcomm: Sentences = [
  [
    null,
    'Qualcomm’s fiscal 2025: revenues up 14% to $44.3 billion, net income down 45% to $5.5 billion, diluted EPS down to $5.01.',
  ],
  ['direction', 'Qualcomm’s fiscal 2025: revenues up 14% to $44.3 billion, net income up 45% to $5.5 billion.'],
  ['digit', 'Qualcomm’s fiscal 2025: revenues up 14% to $48.3 billion.'],
  [null, 'One reason net income dropped by $4.6 billion is tax.'],
  ['digit', 'One reason net income dropped by $6.4 billion is tax.'],
  ['figure', 'Diluted EPS fell to $8.97 from $5.01.'],
]

const BY_FILING: Readonly<Record<string, Sentences>> = {
  '0000320193-24-000123': apple,
  '0001045810-25-000023': nvidia,
  '0000012927-25-000015': boeing,
  '0001628280-25-035806': tesla,
  '0000104169-25-000021': walmart,
  '0001018724-25-000004': amazon,
  '0001682852-25-000022': moderna,
  '0001326801-25-000017': meta,
  '0001652044-25-000014': alphabet,
  '0001141391-25-000011': mastercard,
  '0000200406-25-000178': johnson,
  '0000320187-25-000047': nike,
  '0000021344-25-000011': coca,
  '0000796343-25-000004': adobe,
  '0001166691-24-000011': comcast,
  '0000731766-25-000063': unitedHealth,
  '0000354950-25-000085': homeDepot,
  '0001618921-24-000084': walgreens,
  '0000804328-25-000085': qualcomm,
}

export const writtenClaims: (Made & { accession: string })[] = Object.entries(BY_FILING).flatMap(
  ([accession, sentences]) => sentences.map(([fault, text]) => ({ fault, text, accession })),
)

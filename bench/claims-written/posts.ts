/** Posts, headlines and short notes: each sentence known to be right or wrong by reading the filing. */
import type { Sentences } from './sentences.ts'

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

export const posts: Readonly<Record<string, Sentences>> = {
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

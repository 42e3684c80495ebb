/** Written before any of them was checked: essays, agency flashes, models' summaries, forum posts (fourth batch). */
import type { Sentences } from './sentences.ts'

export const essays: Readonly<Record<string, Sentences>> = {
  // Mastercard, 10-K for 2024
  '0001141391-25-000011': [
    [
      null,
      'Swipe by swipe, Mastercard’s revenue has grown to $28.2 billion, which is $3.1 billion or 12% more than it managed in 2023.',
    ],
    ['digit', 'Mastercard’s revenue has grown to $28.2 billion, which is $5.1 billion more than it managed in 2023.'],
    [null, 'Net margin? 46%. Operating margin? 55%. Few companies on earth can say that.'],
    ['digit', 'Mastercard’s operating margin is 65%, a figure few companies can match.'],
    [null, 'Diluted EPS grew faster than net income (17% versus 15%) as the share count kept falling.'],
    ['digit', 'Diluted EPS grew by 27% as the share count kept falling.'],
    [null, 'Litigation set aside: $680 million was provided for it in 2024, up from $539 million.'],
    ['direction', 'The effective tax rate climbed to 15.6% from 17.9%.'],
    [null, 'The effective tax rate of 15.6% was 2.3 percentage points lower than the year before.'],
  ],
  // Apple, 10-K for fiscal 2022
  '0000320193-22-000108': [
    [null, 'iPhone alone generated more than $205 billion during fiscal 2022, or 52% of everything Apple sold.'],
    ['digit', 'iPhone alone generated more than $250 billion during fiscal 2022.'],
    [null, 'A company with sales of $394 billion and a profit just shy of $100 billion can afford R&D of $26 billion.'],
    ['unit', 'A company with sales of $394 million can afford R&D of $26 billion.'],
    ['digit', 'A company with sales of $394 billion and a profit of $89 billion can afford a lot.'],
    [null, 'Its gross margin percentage, 43.3%, compares with 41.8% in fiscal 2021.'],
    ['period', 'In fiscal 2021, the gross margin was 43.3%.'],
    [null, 'Services contributed nearly a fifth of revenue – $78.1 billion – and Greater China $74.2 billion.'],
    ['digit', 'Services contributed nearly a third of revenue – $78.1 billion.'],
    ['figure', 'Greater China contributed $78.1 billion in fiscal 2022.'],
  ],
  // Comcast, 10-K for 2023
  '0001166691-24-000011': [
    [
      null,
      'Comcast’s revenue barely moved in 2023 (+0.1% to $121.6 billion), yet its bottom line almost tripled to $15.4 billion.',
    ],
    ['digit', 'Comcast’s revenue barely moved in 2023 (+0.1% to $126.1 billion).'],
    [
      null,
      'The reason: 2022’s operating income of $14.0 billion had been depressed by impairments; in 2023 it recovered to $23.3 billion.',
    ],
    ['digit', 'In 2023 operating income recovered to $32.3 billion.'],
    [null, 'Programming and production remains the heaviest single cost block at $36.8 billion, or 30% of revenue.'],
    ['digit', 'Programming and production remains the heaviest single cost block at $38.6 billion.'],
    [null, 'Earnings per share, diluted: $3.71 (2022: $1.21).'],
    ['period', 'Earnings per share, diluted: $1.21 (2022: $3.71).'],
    [null, 'Theme Parks, at $8.9 billion, brought in less than Studios, at $11.6 billion.'],
    ['figure', 'Theme Parks, at $11.6 billion, brought in more than Studios, at $8.9 billion.'],
  ],
  // Johnson & Johnson, 10-Q for the second quarter of 2025
  '0000200406-25-000178': [
    [null, 'JOHNSON & JOHNSON Q2 SALES $23.74 BILLION, UP 5.8%; NET EARNINGS $5.54 BILLION, UP 18.2%'],
    ['digit', 'JOHNSON & JOHNSON Q2 SALES $23.74 BILLION, UP 8.5%'],
    ['direction', 'JOHNSON & JOHNSON Q2 SALES $23.74 BILLION, DOWN 5.8%'],
    [null, 'Summing up, MedTech accounts for 36% of sales and Innovative Medicine for the remaining 64%.'],
    ['figure', 'Summing up, MedTech accounts for 64% of sales.'],
    [null, 'Gross margin declined by 150 basis points to 67.9%, and R&D spending equaled 14.8% of sales.'],
    ['digit', 'Gross margin declined by 510 basis points to 67.9%.'],
    [null, 'Earnings per diluted share were $2.29, a 36-cent improvement on the prior-year quarter’s $1.93.'],
    ['digit', 'Earnings per diluted share were $2.92, an improvement on the prior-year quarter’s $1.93.'],
  ],
  // IBM, 10-Q for the second quarter of 2023
  '0000051143-23-000021': [
    [null, 'IBM’s revenue, essentially flat at $15.5 billion, nonetheless yielded 14% more profit: $1.6 billion.'],
    ['digit', 'IBM’s revenue, essentially flat at $15.5 billion, nonetheless yielded net income of $1.9 billion.'],
    [null, 'The gross margin expanded from 53.4% to 54.9%.'],
    ['direction', 'The gross margin contracted from 53.4% to 54.9%.'],
    [null, 'Quarter on quarter, revenue rose 8.6%.'],
    [
      null,
      'Total Software made up 43% of sales, with $6.6 billion; Total Consulting took second place with $5.0 billion.',
    ],
    ['figure', 'Total Consulting took first place with $6.6 billion.'],
  ],
  // Amazon, 10-Q for the second quarter of 2023
  '0001018724-23-000012': [
    [
      null,
      'Amazon swung from a net loss of $2.0 billion to net income of $6.7 billion, or from −$0.20 to $0.65 per share.',
    ],
    ['digit', 'Amazon swung from a net loss of $2.0 billion to net income of $7.6 billion.'],
    ['sign', 'Amazon posted a net loss of $6.7 billion in the second quarter of 2023.'],
    [
      null,
      'AWS, which accounted for 16.5% of net sales, took in $22.1 billion; advertising services took in $10.7 billion.',
    ],
    ['digit', 'AWS, which accounted for 26.5% of net sales, took in $22.1 billion.'],
    ['digit', 'AWS took in $21.2 billion.'],
    [null, 'Operating income more than doubled from $3.3 billion to $7.7 billion, lifting the margin to 5.7%.'],
    ['digit', 'Operating income more than tripled from $3.3 billion to $7.7 billion.'],
    [null, 'Fulfillment costs of $21.3 billion ate up 16% of sales.'],
    ['unit', 'Fulfillment costs of $21.3 million ate up 16% of sales.'],
  ],
  // Nike, 10-K for fiscal 2025
  '0000320187-25-000047': [
    [
      null,
      'Nike’s fiscal 2025 was one to forget: revenues shrank 10% to $46.3 billion and net income 44% to $3.2 billion.',
    ],
    ['digit', 'Nike’s fiscal 2025 was one to forget: revenues shrank 20% to $46.3 billion.'],
    ['direction', 'Nike’s fiscal 2025 was one to remember: revenues grew 10% to $46.3 billion.'],
    [null, 'Gross margin eroded from 44.6% to 42.7% – a loss of 190 basis points.'],
    ['digit', 'Gross margin eroded from 44.6% to 47.2%.'],
    [null, 'Two of every three dollars came from Footwear, whose revenue was $31.0 billion.'],
    ['digit', 'Footwear revenue was $30.1 billion.'],
    [null, 'The swoosh spent $4.7 billion on demand creation, about a tenth of its revenue.'],
    ['unit', 'The swoosh spent $4.7 million on demand creation.'],
    [null, 'EPS of $2.16 was $1.57 below the previous year’s $3.73.'],
    ['period', 'EPS of $3.73 was earned in fiscal 2025.'],
  ],
  // Adobe, 10-K for fiscal 2023
  '0000796343-24-000006': [
    [
      null,
      'With revenue up 10% at $19.4 billion and expenses under control, Adobe lifted diluted earnings per share 17% to $11.82.',
    ],
    ['digit', 'With revenue up 10% at $19.4 billion, Adobe lifted diluted earnings per share 17% to $12.81.'],
    [null, 'Sales and marketing ($5.35 billion) remains a bigger line than research and development ($3.47 billion).'],
    [
      'figure',
      'Research and development ($5.35 billion) remains a bigger line than sales and marketing ($3.47 billion).',
    ],
    [null, 'The company’s net income rose to $5.43bn in FY23 from $4.76bn in FY22.'],
    ['period', 'The company’s net income rose to $5.43bn in FY22.'],
    [null, 'Just over half of its revenue, $10.5 billion, is American.'],
  ],
  // Procter & Gamble, 10-K for fiscal 2024
  '0000080424-24-000083': [
    [
      null,
      'P&G took an impairment charge of $1.3 billion in fiscal 2024, and still its net earnings edged up 2% to $14.9 billion.',
    ],
    ['digit', 'P&G’s net earnings edged up 12% to $14.9 billion.'],
    [null, 'The gross margin jumped by 350 basis points to 51.4% as commodity costs eased.'],
    ['digit', 'The gross margin jumped by 530 basis points to 51.4% as commodity costs eased.'],
    [null, 'Fabric & Home Care sold $29.5 billion; Grooming, the smallest segment, $6.7 billion.'],
    ['digit', 'Fabric & Home Care sold $25.9 billion.'],
    ['unit', 'Grooming, the smallest segment, sold $6.7 million.'],
  ],
  // Alphabet, 10-Q for the second quarter of 2023
  '0001652044-23-000070': [
    [
      null,
      'Revenue: $74.6B (+7% Y/Y). Operating income: $21.8B (29% margin). Net income: $18.4B. EPS: $1.44 (+19% Y/Y).',
    ],
    ['digit', 'Revenue: $74.6B (+17% Y/Y). Operating income: $21.8B (29% margin).'],
    ['digit', 'Revenue: $74.6B (+7% Y/Y). Operating income: $28.1B (29% margin).'],
    [null, 'Other Bets, by comparison, are a rounding error: $285 million, or 0.4% of revenue.'],
    ['unit', 'Other Bets, by comparison, are huge: $285 billion.'],
    [null, 'Net income in the June quarter was $2.4 billion higher than a year earlier.'],
    ['digit', 'Net income in the June quarter was $4.2 billion higher than a year earlier.'],
  ],
  // Coca-Cola, 10-Q for the second quarter of 2023
  '0000021344-23-000048': [
    [
      null,
      'Coca-Cola’s operating margin slimmed slightly, to 20.1% from 20.7%, but a lower tax rate (12.5% against 16.8%) boosted net income to $2.5 billion.',
    ],
    ['digit', 'Coca-Cola’s operating margin slimmed slightly, to 21.0% from 20.7%.'],
    [null, 'EPS jumped by more than a third, to $0.59 from $0.44.'],
    ['digit', 'EPS jumped by more than a half, to $0.59 from $0.44.'],
    [
      null,
      'Net operating revenues: 11,972 million dollars, against 11,325 million dollars in the second quarter of 2022.',
    ],
    ['direction', 'Net operating revenues decreased to $11.97 billion.'],
  ],
  // Walgreens, 10-Q for the third quarter of fiscal 2023
  '0001618921-23-000043': [
    [
      null,
      'Although sales were up 8.6% to $35.4 billion, Walgreens suffered an operating loss of $477 million, deeper than the $320 million loss of a year earlier.',
    ],
    ['digit', 'Although sales were up 8.6% to $35.4 billion, Walgreens suffered an operating loss of $747 million.'],
    ['sign', 'Walgreens reported operating income of $477 million.'],
    [null, 'Net earnings of $118 million – 14 cents per share – were down 59%.'],
    ['digit', 'Net earnings of $118 million – 41 cents per share – were down 59%.'],
    [null, 'U.S. Retail Pharmacy contributed 79% of sales, International 16%.'],
    ['figure', 'International contributed 79% of sales.'],
  ],
}

/**
 * Sentences, lies and questions of 2026-11-24, in the voices of an analyst's note, a headline, a short post, a
 * journalist, somebody who learned English late, and a teacher: the open half. Both halves were written on that day,
 * before the reader learned what is told in relative clauses, fragments and participles.
 */
import type { LieSet, QuestionSet, SentenceSet } from './sets.ts'

export const sentencesGrammar: SentenceSet = {
  apple: [
    [null, 'Services, which brought in $109.2 billion, grew 13.5%.'],
    ['digit', 'Services, which brought in $102.9 billion, grew 13.5%.'],
    [null, 'Revenue was $416.2 billion, of which $209.6 billion came from the iPhone.'],
    ['digit', 'Revenue was $416.2 billion, of which $219.6 billion came from the iPhone.'],
    [null, 'Operating income: $133.1bn vs $123.2bn a year earlier.'],
    ['digit', 'Operating income: $133.1bn vs $132.2bn a year earlier.'],
    [null, 'Mac and iPad sales were $33.7 billion and $28.0 billion, respectively.'],
    ['figure', 'Mac and iPad sales were $28.0 billion and $33.7 billion, respectively.'],
    [null, 'Net profit up to one hundred and twelve billion dollars, from ninety-three point seven billion.'],
    ['direction', 'Net profit down to one hundred and twelve billion dollars, from ninety-three point seven billion.'],
    [null, 'The tax rate more than halved its surprise: 15.6% of pre-tax income, versus 24.1%.'],
    ['digit', 'The tax rate more than halved its surprise: 16.5% of pre-tax income, versus 24.1%.'],
    [null, 'Wearables slipped 3.6% to $35.7 billion, the only product line that shrank.'],
    ['direction', 'Wearables rose 3.6% to $35.7 billion, the only product line that shrank.'],
    [null, 'R&D climbed from $31.4 billion to $34.6 billion.'],
    ['digit', 'R&D climbed from $31.4 billion to $36.4 billion.'],
  ],
  apple_quarter: [
    [null, 'June-quarter gross margin 46.5%, up from 46.3% a year ago.'],
    ['direction', 'June-quarter gross margin 46.5%, down from 46.3% a year ago.'],
    [null, 'Apple sold iPhones for 44.6 billion dollars in the quarter, 13% more than one year before.'],
    ['digit', 'Apple sold iPhones for 44.6 billion dollars in the quarter, 31% more than one year before.'],
  ],
  alphabet: [
    [null, 'Cloud: $58.7 billion of revenue, up 36%.'],
    ['digit', 'Cloud: $58.7 billion of revenue, up 63%.'],
    [null, 'It took $61.1 billion of research spending, against $49.3 billion in 2024, to get there.'],
    ['digit', 'It took $61.1 billion of research spending, against $43.9 billion in 2024, to get there.'],
    [null, 'Net income, helped by other income of $29.8 billion, reached $132.2 billion.'],
    ['digit', 'Net income, helped by other income of $28.9 billion, reached $123.2 billion.'],
  ],
  amazon: [
    [null, 'AWS made up 17% of sales, compared with 16% the year before.'],
    ['digit', 'AWS made up 27% of sales, compared with 16% the year before.'],
    [null, 'Net income almost doubled, from $30.4 billion in 2023 to $59.2 billion in 2024.'],
    ['period', 'Net income almost doubled, from $30.4 billion in 2022 to $59.2 billion in 2023.'],
    [null, 'After losing $2.7 billion in 2022, Amazon earned $30.4 billion in 2023 and $59.2 billion in 2024.'],
    ['sign', 'After earning $2.7 billion in 2022, Amazon earned $30.4 billion in 2023 and $59.2 billion in 2024.'],
    [null, 'Sales in Germany, its largest foreign market, were $40.9 billion.'],
    ['figure', 'Sales in the United Kingdom, its largest foreign market, were $40.9 billion.'],
  ],
  boeing: [
    [null, 'Commercial Airplanes, down 33% to $22.9 billion, was overtaken by Defense at $23.9 billion.'],
    ['digit', 'Commercial Airplanes, down 23% to $22.9 billion, was overtaken by Defense at $23.9 billion.'],
    [null, 'Sales fell 14.5%, the loss quintupled to $11.8 billion.'],
    ['sign', 'Sales fell 14.5%, the profit quintupled to $11.8 billion.'],
    [null, 'A year of losses: $18.36 a share, against $3.67 in 2023.'],
    ['digit', 'A year of losses: $18.63 a share, against $3.67 in 2023.'],
  ],
  coca_cola: [
    [null, 'Operating income jumped 63%, from $2.6 billion to $4.3 billion.'],
    ['digit', 'Operating income jumped 36%, from $2.6 billion to $4.3 billion.'],
    [
      null,
      'For students: of 12.5 billion dollars that came in, 4.7 billion went for the cost of goods, which leaves 7.8 billion.',
    ],
    [
      'digit',
      'For students: of 12.5 billion dollars that came in, 4.7 billion went for the cost of goods, which leaves 8.7 billion.',
    ],
  ],
  mastercard: [
    [null, 'Revenue of $28.2 billion (+12%), net income of $12.9 billion (+15%).'],
    ['digit', 'Revenue of $28.2 billion (+12%), net income of $12.9 billion (+51%).'],
    [
      null,
      'Value-added services reached $10.8 billion, a rise of 17%, while the payment network added 10% to $17.3 billion.',
    ],
    [
      'figure',
      'Value-added services reached $10.8 billion, a rise of 10%, while the payment network added 17% to $17.3 billion.',
    ],
  ],
  nike: [
    [null, 'Nike profit tumbles 44% as sales slide 10%'],
    ['digit', 'Nike profit tumbles 44% as sales slide 20%'],
    [null, 'The turnover has fallen with 10 percent to 46.3 billion dollar.'],
    ['digit', 'The turnover has fallen with 10 percent to 43.6 billion dollar.'],
  ],
  nvidia: [
    [null, '$NVDA revenue $46.7B, +56% y/y, net income $26.4B'],
    ['digit', '$NVDA revenue $46.7B, +65% y/y, net income $26.4B'],
    [null, 'Compute & Networking, at $41.3 billion, was 88% of revenue, the rest being Graphics.'],
    ['digit', 'Compute & Networking, at $41.3 billion, was 98% of revenue, the rest being Graphics.'],
  ],
  procter: [
    [null, 'Diluted EPS of $6.51 compares with $6.02 last year, an increase of 8%.'],
    ['direction', 'Diluted EPS of $6.51 compares with $6.02 last year, a decrease of 8%.'],
    [null, 'Sales hardly moved: $84.3 billion after $84.0 billion.'],
    ['digit', 'Sales hardly moved: $84.3 billion after $80.4 billion.'],
  ],
  tesla: [
    [null, 'Energy, the smaller segment, grew 27% to $12.8 billion, whereas Automotive shrank 6% to $82.1 billion.'],
    [
      'direction',
      'Energy, the smaller segment, shrank 27% to $12.8 billion, whereas Automotive shrank 6% to $82.1 billion.',
    ],
    [null, 'It earned $3.8 billion, 46% less than in 2024.'],
    ['digit', 'It earned $3.8 billion, 64% less than in 2024.'],
  ],
  walmart: [
    [null, 'Sam’s Club U.S., with $90.2 billion, is the smallest of the three segments.'],
    ['rank', 'Sam’s Club U.S., with $90.2 billion, is the largest of the three segments.'],
    [null, 'Operating income rose 8.6%, outpacing revenue, which rose 5.1%.'],
    ['figure', 'Operating income rose 5.1%, trailing revenue, which rose 8.6%.'],
  ],
}

/** What a model made up: a noun nobody knows, sign, currency, base, part, direction, period, rank, count, other company. */
export const liesGrammar: LieSet = {
  apple: [
    'Accounts payable were $112.0 billion.',
    'Apple’s bookings reached $416.2 billion.',
    'The App Store’s gross profit was $195.2 billion.',
    'Apple lost $112.0 billion in fiscal 2025.',
    'Revenue was £416.2 billion.',
    'Services were 26.2% of operating income.',
    'iPhone revenue in Europe was $209.6 billion.',
    'Japan’s sales fell 14.6% to $28.7 billion.',
    'In the fourth quarter Apple earned $112.0 billion.',
    'Mac is the second-largest product line, with $33.7 billion.',
    'Revenue has grown for the seventh year running, to $416.2 billion.',
    'Samsung’s revenue was $416.2 billion.',
    'Apple guides to revenue of $416.2 billion for fiscal 2026.',
    'Revenue was $416.9 billion.',
    'Net income per employee was $7.46.',
  ],
  boeing: [
    'Boeing earned $11.8 billion in 2024.',
    'The order book stood at $66.5 billion.',
    'Airbus lost $11.8 billion in 2024.',
    'Commercial Airplanes made an operating profit of $22.9 billion.',
    'Defense revenue rose to $23.9 billion from $24.9 billion.',
  ],
  nvidia: [
    'Gaming revenue was $41.3 billion.',
    'For the full year, Nvidia’s revenue was $46.7 billion.',
    'AMD’s revenue was $46.7 billion.',
    'Revenue of $46.7 billion was up 56% from the previous quarter.',
    'Nvidia expects revenue of $46.7 billion.',
  ],
  walmart: [
    'Walmart’s online sales were $121.9 billion.',
    'Revenue per store was $681.0 billion.',
    'Same-store sales grew 5.1%.',
    'Costco had revenue of $681.0 billion.',
    'Membership income came to $19.4 billion.',
  ],
}

export const questionsGrammar: QuestionSet = [
  { filing: 'apple', text: 'How much did Apple earn two years ago?', says: ['$97.00B'] },
  { filing: 'apple', text: 'revenu groth vs last yr', says: ['6.4%'] },
  { filing: 'apple', text: 'Which region shrank?', words: ['Greater China'] },
  { filing: 'apple', text: 'What is the biggest product line?', words: ['iPhone'] },
  { filing: 'apple', text: 'What share of sales is Services?', says: ['26.2%'] },
  { filing: 'apple', text: 'R&D as percent of revenue?', says: ['8.3%'] },
  { filing: 'apple', text: 'Why did Apple lose money in 2025?', says: ['$112.01B'] },
  { filing: 'apple', text: 'What is gross margin?', words: ['revenue'] },
  { filing: 'apple', text: 'How much cash is on the balance sheet?', says: ['$35.93B'] },
  { filing: 'apple', text: 'What did it spend on capital expenditures?', says: ['$12.72B'] },
  { filing: 'apple', text: 'How big is shareholders’ equity?', says: ['$73.73B'] },
  { filing: 'apple', text: 'What was operating cash flow?', says: ['$111.48B'] },
  { filing: 'boeing', text: 'Did Boeing make a profit in 2024?', says: ['−$11.82B'] },
  { filing: 'boeing', text: 'Rank the segments of Boeing by revenue', words: ['Defense'] },
  { filing: 'walmart', text: 'wich segment is smalest', words: ['Sam'] },
  { filing: 'nvidia', text: 'What was revenue for all of fiscal 2025?', cannot: true },
  { filing: 'apple', text: 'What will revenue be next year?', cannot: true },
  { filing: 'apple', text: 'How many people work at Apple?', cannot: true },
]

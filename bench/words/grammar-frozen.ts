/**
 * The frozen half of the sentences, lies and questions of 2026-11-24: measured only. What fails here mends nothing by
 * name.
 */
import type { LieSet, QuestionSet, SentenceSet } from './sets.ts'

export const sentencesGrammarFrozen: SentenceSet = {
  apple: [
    [null, 'The iPhone, which accounts for half of revenue, grew 4.2%.'],
    ['digit', 'The iPhone, which accounts for half of revenue, grew 2.4%.'],
    [null, 'Operating expenses came to $62.2 billion, of which $34.6 billion was research and development.'],
    ['digit', 'Operating expenses came to $62.2 billion, of which $43.6 billion was research and development.'],
    [null, 'Gross profit: $195.2bn versus $180.7bn twelve months earlier.'],
    ['digit', 'Gross profit: $195.2bn versus $187.0bn twelve months earlier.'],
    [null, 'Sales in the Americas and in Europe were $178.4 billion and $111.0 billion, respectively.'],
    ['figure', 'Sales in the Americas and in Europe were $111.0 billion and $178.4 billion, respectively.'],
    [null, 'Taxes down to twenty point seven billion dollars, from twenty-nine point seven billion.'],
    ['direction', 'Taxes up to twenty point seven billion dollars, from twenty-nine point seven billion.'],
    [null, 'Sales in Japan advanced 14.6% to $28.7 billion, the fastest of any region.'],
    ['rank', 'Sales in Japan advanced 14.6% to $28.7 billion, the slowest of any region.'],
    [null, 'SG&A went from $26.1 billion to $27.6 billion.'],
    ['digit', 'SG&A went from $26.1 billion to $26.7 billion.'],
    [null, 'Apple’s operating margin, 31.5% in 2024, was 32.0% in 2025.'],
    ['digit', 'Apple’s operating margin, 31.5% in 2024, was 33.0% in 2025.'],
  ],
  apple_quarter: [
    [null, 'Services brought 27.4 billion dollars in the quarter, 13% more than one year before.'],
    ['digit', 'Services brought 24.7 billion dollars in the quarter, 13% more than one year before.'],
    [null, 'Quarterly operating margin 30.0%, up from 29.6% a year ago.'],
    ['direction', 'Quarterly operating margin 30.0%, down from 29.6% a year ago.'],
  ],
  alphabet: [
    [null, 'Other Bets: $1.5 billion of revenue, down 7%.'],
    ['direction', 'Other Bets: $1.5 billion of revenue, up 7%.'],
    [null, 'It took taxes of $26.7 billion, against $19.7 billion in 2024, to satisfy the state.'],
    ['digit', 'It took taxes of $27.6 billion, against $19.7 billion in 2024, to satisfy the state.'],
    [null, 'Diluted earnings, helped by other income, reached $10.81 a share.'],
    ['digit', 'Diluted earnings, helped by other income, reached $10.18 a share.'],
  ],
  amazon: [
    [null, 'Advertising made up 9% of sales, compared with 8% the year before.'],
    ['digit', 'Advertising made up 19% of sales, compared with 8% the year before.'],
    [null, 'Operating income rose from $36.9 billion in 2023 to $68.6 billion in 2024.'],
    ['period', 'Operating income rose from $36.9 billion in 2022 to $68.6 billion in 2023.'],
    [null, 'After a loss of 27 cents a share in 2022, Amazon earned $2.90 in 2023 and $5.53 in 2024.'],
    ['sign', 'After a profit of 27 cents a share in 2022, Amazon earned $2.90 in 2023 and $5.53 in 2024.'],
    [null, 'Physical stores, its second-smallest line, took in $21.2 billion.'],
    ['digit', 'Physical stores, its second-smallest line, took in $22.1 billion.'],
  ],
  boeing: [
    [null, 'Global Services, up 4% to $20.0 billion, stayed the smallest of the segments.'],
    ['rank', 'Global Services, up 4% to $20.0 billion, stayed the largest of the segments.'],
    [null, 'Revenue shrank to $66.5 billion, the operating loss ballooned to $10.7 billion.'],
    ['digit', 'Revenue shrank to $66.5 billion, the operating loss ballooned to $17.0 billion.'],
    [null, 'Research and development: $3.8 billion, against $3.4 billion in 2023.'],
    ['digit', 'Research and development: $3.8 billion, against $4.3 billion in 2023.'],
  ],
  coca_cola: [
    [null, 'Net income jumped 58%, from $2.4 billion to $3.8 billion.'],
    ['digit', 'Net income jumped 85%, from $2.4 billion to $3.8 billion.'],
    [null, 'Of 4.8 billion dollars before taxes, one billion went to the state, which leaves 3.8 billion.'],
    ['digit', 'Of 4.8 billion dollars before taxes, two billion went to the state, which leaves 3.8 billion.'],
  ],
  mastercard: [
    [null, 'Operating income of $15.6 billion (+11%), diluted EPS of $13.89 (+17%).'],
    ['digit', 'Operating income of $15.6 billion (+11%), diluted EPS of $13.98 (+17%).'],
    [
      null,
      'General and administrative expenses reached $10.2 billion, a rise of 14%, while advertising fell 1% to $815 million.',
    ],
    [
      'direction',
      'General and administrative expenses reached $10.2 billion, a fall of 14%, while advertising fell 1% to $815 million.',
    ],
  ],
  nike: [
    [null, 'Nike apparel down 6%, footwear down 12%'],
    ['figure', 'Nike apparel down 12%, footwear down 6%'],
    [null, 'The net profit has fallen with 44 percent to 3.2 billion dollar.'],
    ['digit', 'The net profit has fallen with 44 percent to 2.3 billion dollar.'],
  ],
  nvidia: [
    [null, '$NVDA gross profit $33.9B, +50% y/y, operating income $28.4B'],
    ['digit', '$NVDA gross profit $33.9B, +50% y/y, operating income $24.8B'],
    [null, 'Sales to Singapore, at $10.2 billion, were 22% of revenue.'],
    ['digit', 'Sales to Singapore, at $10.2 billion, were 32% of revenue.'],
  ],
  procter: [
    [null, 'Operating income of $20.5 billion compares with $18.5 billion last year, an increase of 10%.'],
    ['direction', 'Operating income of $20.5 billion compares with $18.5 billion last year, a decrease of 10%.'],
    [null, 'Gross profit hardly moved: $43.1 billion after $43.2 billion.'],
    ['digit', 'Gross profit hardly moved: $43.1 billion after $42.3 billion.'],
  ],
  tesla: [
    [null, 'Research, the larger cost line, grew 41% to $6.4 billion, whereas SG&A grew 13% to $5.8 billion.'],
    ['digit', 'Research, the larger cost line, grew 14% to $6.4 billion, whereas SG&A grew 13% to $5.8 billion.'],
    [null, 'It took in $94.8 billion, 3% less than in 2024.'],
    ['direction', 'It took in $94.8 billion, 3% more than in 2024.'],
  ],
  walmart: [
    [null, 'Walmart U.S., with $462.4 billion, is the largest of the three segments.'],
    ['rank', 'Walmart U.S., with $462.4 billion, is the smallest of the three segments.'],
    [null, 'Net income rose 25%, outpacing operating income, which rose 8.6%.'],
    ['digit', 'Net income rose 52%, outpacing operating income, which rose 8.6%.'],
  ],
}

export const liesGrammarFrozen: LieSet = {
  alphabet: [
    'YouTube’s revenue was $58.7 billion.',
    'Alphabet’s capital expenditure was $61.1 billion.',
    'Meta earned $132.2 billion.',
    'Google Cloud’s profit was $58.7 billion.',
    'Cloud revenue in the United States was $194.2 billion.',
    'Alphabet lost $132.2 billion.',
    'Revenue was €402.8 billion.',
    'Operating income was 32.0% of gross profit.',
    'Other Bets revenue rose 7% to $1.5 billion.',
    'Monthly revenue was $402.8 billion.',
  ],
  amazon: [
    'Prime membership brought in $107.6 billion.',
    'Amazon Web Services employs 107,556 people.',
    'Amazon’s inventory was $59.2 billion.',
    'Quarterly revenue reached $638.0 billion.',
    'Fulfillment revenue was $98.5 billion.',
    'AWS is the largest line, with $107.6 billion.',
    'Analysts see revenue of $638.0 billion.',
    'EBITDA was $68.6 billion.',
    'Sales in France were $37.9 billion.',
    'Net income has risen for nine years in a row, to $59.2 billion.',
  ],
  coca_cola: [
    'Pepsi’s revenue was $12.5 billion.',
    'Unit case volume was $12.5 billion.',
    'Net income for the half year was $3.8 billion.',
    'The company bottled $4.2 billion of finished product in Mexico.',
    'Net income fell 58% to $3.8 billion.',
  ],
  tesla: [
    'Tesla’s net loss was $3.8 billion.',
    'Regulatory credits brought in $12.8 billion.',
    'Rivian’s revenue was $94.8 billion.',
    'Sales in Germany were $21.0 billion.',
    'Tesla aims for revenue of $94.8 billion.',
  ],
}

export const questionsGrammarFrozen: QuestionSet = [
  { filing: 'amazon', text: 'How much did Amazon lose two years ago?', says: ['−$2.72B'] },
  { filing: 'amazon', text: 'opperating incom groth', says: ['86.1%'] },
  { filing: 'alphabet', text: 'Which segment shrank?', words: ['Other Bets'] },
  { filing: 'amazon', text: 'What is the smallest line of business?', words: ['Other'] },
  { filing: 'alphabet', text: 'What share of sales is Google Cloud?', says: ['14.6%'] },
  { filing: 'amazon', text: 'Fulfillment as percent of revenue?', says: ['15.4%'] },
  { filing: 'alphabet', text: 'Why did Alphabet’s sales fall in 2025?', says: ['$402.84B'] },
  { filing: 'alphabet', text: 'What is operating income?', words: ['revenue'] },
  { filing: 'walmart', text: 'Did Walmart make a loss in fiscal 2025?', says: ['$19.44B'] },
  { filing: 'walmart', text: 'Rank Walmart’s segments by sales', words: ['International'] },
  { filing: 'mastercard', text: 'wich expens is the bigest', words: ['General and administrative'] },
  { filing: 'coca_cola', text: 'What was revenue for the whole of 2025?', cannot: true },
  { filing: 'tesla', text: 'How many cars did Tesla deliver?', cannot: true },
  { filing: 'amazon', text: 'Will profit rise next year?', cannot: true },
]

/**
 * Sentences, lies and questions of 2026-11-26 in twelve voices (wire news, post, analyst, letter, radio, translated
 * English, tabloid, questions and answers, release, blog, headline, list): the open half, written before what binds a
 * number was told apart from what only stands beside it.
 */
import type { LieSet, QuestionSet, SentenceSet } from './sets.ts'

export const sentencesTwelve: SentenceSet = {
  apple: [
    [
      null,
      'CUPERTINO, Calif. - Apple said on Thursday that full-year revenue climbed 6 per cent to $416.2 billion, the filing shows.',
    ],
    [
      'digit',
      'CUPERTINO, Calif. - Apple said on Thursday that full-year revenue climbed 6 per cent to $461.2 billion, the filing shows.',
    ],
    [null, 'We model Services as the swing factor: at $109.2bn it grew 13.5% y/y and is now a quarter of the group.'],
    [
      'digit',
      'We model Services as the swing factor: at $109.2bn it grew 15.3% y/y and is now a quarter of the group.',
    ],
    [
      null,
      "And here's a number to chew on over breakfast: seven dollars and forty-six cents. That's what Apple earned for each share.",
    ],
    [
      'digit',
      "And here's a number to chew on over breakfast: seven dollars and sixty-four cents. That's what Apple earned for each share.",
    ],
    [null, "TAX SHOCKER: iPhone giant's bill plunges by almost a third to $20.7bn"],
    ['direction', "TAX SHOCKER: iPhone giant's bill soars by almost a third to $20.7bn"],
    [null, 'Only one region went backwards: Greater China, where sales slid 3.8 percent.'],
    ['rank', 'Only one region went backwards: Europe, where sales slid 3.8 percent.'],
    [null, 'About every second dollar still comes from the iPhone, which brought in $209.6 billion.'],
    ['figure', 'About every second dollar still comes from the Mac, which brought in $209.6 billion.'],
  ],
  apple_quarter: [
    [null, "Apple's June quarter: sales of $94.0 billion, up 9.6%, the company told investors."],
    ['digit', "Apple's June quarter: sales of $94.0 billion, up 6.9%, the company told investors."],
    [
      null,
      "For those keeping score at home, quarterly earnings per share landed at $1.57, twelve percent better than last year's $1.40.",
    ],
    [
      'digit',
      "For those keeping score at home, quarterly earnings per share landed at $1.75, twelve percent better than last year's $1.40.",
    ],
    [null, 'In Greater China the trend turned up, with revenue rising 4.4% to $15.4 billion in the quarter.'],
    ['direction', 'In Greater China the trend turned down, with revenue falling 4.4% to $15.4 billion in the quarter.'],
  ],
  alphabet: [
    [null, 'Cloud is no longer the side dish. Google Cloud took in $58.7 billion, 36% above the prior year.'],
    ['digit', 'Cloud is no longer the side dish. Google Cloud took in $57.8 billion, 36% above the prior year.'],
    [null, 'Operating margin was practically flat at 32.0%, a touch below the 32.1% of 2024, ladies and gentlemen.'],
    [
      'direction',
      'Operating margin was practically flat at 32.0%, a touch above the 32.1% of 2024, ladies and gentlemen.',
    ],
    [
      null,
      'Even Other Bets, the moonshot shop, managed $1.5 billion of sales, though that is 7 percent less than before.',
    ],
    [
      'threshold',
      'Even Other Bets, the moonshot shop, managed $2.5 billion of sales, though that is 7 percent less than before.',
    ],
    [null, 'GOOGL prints $10.81 in diluted EPS vs $8.04. Bears in shambles.'],
    ['digit', 'GOOGL prints $11.81 in diluted EPS vs $8.04. Bears in shambles.'],
  ],
  amazon: [
    [null, 'AWS remains the profit engine everyone talks about; it brought in $107.6 billion last year, 19% more.'],
    [
      'figure',
      'Advertising remains the profit engine everyone talks about; it brought in $107.6 billion last year, 19% more.',
    ],
    [null, 'Dear fellow shareholders, in 2024 our revenue grew 11% year over year, from $575 billion to $638 billion.'],
    [
      'digit',
      'Dear fellow shareholders, in 2024 our revenue grew 11% year over year, from $575 billion to $683 billion.',
    ],
    [null, "Getting parcels to doorsteps ain't cheap: fulfillment swallowed $98.5 billion."],
    ['figure', "Getting parcels to doorsteps ain't cheap: sales and marketing swallowed $98.5 billion."],
    [
      null,
      'Unlike most retailers, the firm spent a bit less on sales and marketing, $43.9 billion versus $44.4 billion in 2023.',
    ],
    [
      'direction',
      'Unlike most retailers, the firm spent a bit more on sales and marketing, $43.9 billion versus $44.4 billion in 2023.',
    ],
    [null, 'Physical stores? A rounding error, at $21.2 billion.'],
    ['digit', 'Physical stores? A rounding error, at $12.2 billion.'],
  ],
  boeing: [
    [null, 'Boeing lost $11.8 billion in 2024.'],
    ['sign', 'Boeing earned $11.8 billion in 2024.'],
    [null, 'Commercial Airplanes, the unit everyone was watching, saw revenue fall by a third to $22.9 billion.'],
    [
      'direction',
      'Commercial Airplanes, the unit everyone was watching, saw revenue rise by a third to $22.9 billion.',
    ],
    [
      null,
      'The only bright spot in an otherwise dismal release: Global Services, where sales rose 4% to $20.0 billion.',
    ],
    [
      'figure',
      'The only bright spot in an otherwise dismal release: Defense, Space & Security, where sales rose 4% to $20.0 billion.',
    ],
    [null, 'Fiscal year 2024: operating loss USD 10.7 billion (previous year: USD 0.8 billion).'],
    ['digit', 'Fiscal year 2024: operating loss USD 11.7 billion (previous year: USD 0.8 billion).'],
  ],
  nike: [
    [null, 'Gross margin decreased 190 basis points to 42.7 percent.'],
    ['direction', 'Gross margin increased 190 basis points to 42.7 percent.'],
    [null, 'In Greater China, the brand sold goods worth 6.6 billion dollars, 13 percent less than a year ago.'],
    ['figure', 'In North America, the brand sold goods worth 6.6 billion dollars, 13 percent less than a year ago.'],
    [null, 'Nike spent $4.7 billion on demand creation, which is what it calls advertising.'],
    ['digit', 'Nike spent $7.4 billion on demand creation, which is what it calls advertising.'],
  ],
  nvidia: [
    [null, "Nvidia's second-quarter sales jumped 56 percent to $46.7 billion."],
    ['digit', "Nvidia's second-quarter sales jumped 65 percent to $46.7 billion."],
    [
      null,
      'Of each dollar in sales, the chip designer keeps 57 cents as net profit, which is remarkable for any manufacturer.',
    ],
    [
      'figure',
      'Of each dollar in sales, the chip designer keeps 61 cents as net profit, which is remarkable for any manufacturer.',
    ],
    [null, 'Revenue from Compute & Networking was $41.3 billion, up 56% from a year ago.'],
    ['figure', 'Revenue from Graphics was $41.3 billion, up 56% from a year ago.'],
    [
      null,
      'The United States was the top market with $23.5 billion, up from $13.0 billion in the same quarter a year earlier.',
    ],
    [
      'period',
      'The United States was the top market with $23.5 billion, up from $15.0 billion in the same quarter a year earlier.',
    ],
  ],
  procter: [
    [null, 'The maker of Tide and Pampers eked out sales growth of 0.3 percent, to $84.3 billion.'],
    ['digit', 'The maker of Tide and Pampers eked out sales growth of 3.0 percent, to $84.3 billion.'],
    [null, 'Our diluted net earnings per share were $6.51, an increase of eight percent versus the prior year.'],
    ['digit', 'Our diluted net earnings per share were $6.15, an increase of eight percent versus the prior year.'],
    [null, 'Beauty slipped 2% to just under $15 billion. Jars gather dust.'],
    ['figure', 'Grooming slipped 2% to just under $15 billion. Jars gather dust.'],
    [null, 'Gross margin, 51.2%, has hardly moved; a year ago it was 51.4%.'],
    ['figure', 'Gross margin, 51.2%, has hardly moved; a year ago it was 52.4%.'],
  ],
  tesla: [
    [null, 'Total revenue declined 3% YoY to $94.8B.'],
    ['direction', 'Total revenue increased 3% YoY to $94.8B.'],
    [null, "So what did Elon's lot spend on R&D? Six point four billion, 41% more than in 2024."],
    ['figure', "So what did Elon's lot spend on R&D? Five point eight billion, 41% more than in 2024."],
    [null, 'The automotive segment contributed $82.1 billion, which corresponds to 87% of the consolidated revenues.'],
    [
      'figure',
      'The automotive segment contributed $94.8 billion, which corresponds to 87% of the consolidated revenues.',
    ],
    [null, 'EPS: $1.08 (2024: $2.04).'],
    ['digit', 'EPS: $1.80 (2024: $2.04).'],
  ],
  walmart: [
    [null, "The world's largest retailer turned 2.9 cents of every sales dollar into profit, $19.4 billion all told."],
    [
      'digit',
      "The world's largest retailer turned 2.9 cents of every sales dollar into profit, $14.9 billion all told.",
    ],
    [null, 'Net income attributable to Walmart grew by roughly a quarter, we calculate, to $19.4 billion.'],
    ['direction', 'Net income attributable to Walmart shrank by roughly a quarter, we calculate, to $19.4 billion.'],
    [null, 'We delivered operating income of $29.3 billion this year, up 8.6%, growing faster than sales.'],
    ['digit', 'We delivered operating income of $23.9 billion this year, up 8.6%, growing faster than sales.'],
  ],
}

export const liesTwelve: LieSet = {
  apple: [
    "Apple's adjusted net income was $112.0 billion in fiscal 2025.",
    'Vision Pro sales rose 13.5% to $109.2 billion in fiscal 2025.',
    "Apple's order backlog reached $133.1 billion in fiscal 2025.",
  ],
  apple_quarter: [
    "Apple's revenue for the full year was $94.0 billion.",
    'In the June quarter Apple earned £23.4 billion.',
  ],
  alphabet: [
    "Alphabet's quarterly revenue was $402.8 billion.",
    'Revenue per employee at Alphabet came to $10.81 in 2025.',
  ],
  amazon: ["Amazon's free cash flow was $59.2 billion in 2024.", 'Amazon lost $59.2 billion in 2024.'],
  boeing: [
    'Boeing delivered net income of $11.8 billion in 2024.',
    "Boeing's forecast for 2024 revenue was $66.5 billion.",
  ],
  nike: ["Nike's digital sales were $13.0 billion in fiscal 2025."],
  nvidia: [
    'Nvidia sold $46.7 billion of gaming chips in the second quarter of fiscal 2026.',
    "Nvidia's market value rose 56% to $46.7 billion.",
  ],
  procter: [
    "P&G's core earnings per share were $6.51 in fiscal 2025.",
    'P&G paid dividends of $15.97 billion in fiscal 2025.',
  ],
  tesla: [
    "Tesla's revenue in the fourth quarter of 2025 was $94.8 billion.",
    'Tesla would have earned $3.8 billion in 2025 without regulatory credits.',
  ],
  walmart: [
    "Walmart's comparable sales rose 5.1% in fiscal 2025.",
    'Walmart expected net income of $19.4 billion for fiscal 2025.',
  ],
}

export const questionsTwelve: QuestionSet = [
  { filing: 'apple', text: 'So how much did they actually sell in total last fiscal year?', says: ['$391.04B'] },
  { filing: 'apple', text: 'By what percentage did Services grow?', says: ['13.5%'] },
  { filing: 'apple', text: 'What share of sales is the iPhone?', says: ['50.4%'] },
  { filing: 'apple', text: 'How many people work at Apple?', cannot: true },
  { filing: 'apple_quarter', text: 'How much profit per share in the quarter?', says: ['$1.57'] },
  { filing: 'apple_quarter', text: 'What was the full-year revenue?', cannot: true },
  { filing: 'alphabet', text: 'How much bigger was Cloud than a year ago?', says: ['35.8%'] },
  { filing: 'alphabet', text: "What is YouTube's revenue?", cannot: true },
  { filing: 'amazon', text: 'Did Amazon make or lose money in 2022?', words: ['2.72'] },
  { filing: 'amazon', text: 'How many times its 2023 profit did Amazon earn in 2024?', words: ['1.9'] },
  { filing: 'amazon', text: "What's the biggest expense line apart from cost of sales?", words: ['Fulfillment'] },
  { filing: 'boeing', text: 'Why did Global Services shrink at Boeing?', words: ['rose'], says: ['4.3%'] },
  { filing: 'boeing', text: 'How much did Boeing earn in 2024?', words: ['loss'] },
  { filing: 'nike', text: "What was Nike's gross margin, and the year before?", says: ['42.7%', '44.6%'] },
  { filing: 'nike', text: 'EPS diluted pls', says: ['$2.16'] },
  { filing: 'nvidia', text: 'How much of revenue is spent on R&D?', says: ['9.2%'] },
  { filing: 'procter', text: 'Is Beauty bigger than Health Care?', says: ['$14.96B'] },
  {
    filing: 'procter',
    text: 'Give me operating income for the past three years',
    says: ['$20.45B', '$18.55B', '$18.13B'],
  },
  { filing: 'tesla', text: 'How much did profit fall?', words: ['46.5'] },
  { filing: 'walmart', text: 'How much of the sales come from outside the U.S.?', says: ['$123.36B'] },
]

/**
 * Sentences, lies and questions of 2026-11-26 in twelve voices (wire news, post, analyst, letter, radio, translated
 * English, tabloid, questions and answers, release, blog, headline, list): the frozen half, written before what binds a
 * number was told apart from what only stands beside it.
 */
import type { LieSet, QuestionSet, SentenceSet } from './sets.ts'

export const sentencesTwelveFrozen: SentenceSet = {
  apple: [
    [null, "$AAPL FY25: rev $416.2B (+6%), net income $112.0B, EPS $7.46. Boring? I'll take it."],
    ['figure', "$AAPL FY25: rev $416.2B (+6%), operating income $112.0B, EPS $7.46. Boring? I'll take it."],
    [
      null,
      'Our Wearables business had a tougher year, with sales down 4% to $35.7 billion, and we are not satisfied with that.',
    ],
    [
      'direction',
      'Our Wearables business had a tougher year, with sales up 4% to $35.7 billion, and we are not satisfied with that.',
    ],
    [null, 'The company from Cupertino has in the last fiscal year made a profit of 112 billion dollars after taxes.'],
    [
      'figure',
      'The company from Cupertino has in the last fiscal year made a profit of 112 billion dollars before taxes.',
    ],
    [null, 'Q: How much did Apple put into research? A: $34.6 billion, about a tenth more than the year before.'],
    ['digit', 'Q: How much did Apple put into research? A: $36.4 billion, about a tenth more than the year before.'],
    [null, 'Gross margin widened 70 basis points to 46.9 percent, according to the annual report filed in October.'],
    [
      'digit',
      'Gross margin widened 170 basis points to 46.9 percent, according to the annual report filed in October.',
    ],
    [null, 'Compared to fiscal 2024, net income is up by 18.3 billion dollars, or 19.5%.'],
    ['period', 'Compared to fiscal 2023, net income is up by 18.3 billion dollars, or 19.5%.'],
    [null, 'Put Japan and Greater China together and you get $93.1 billion, less than Europe alone.'],
    ['sum', 'Put Japan and Greater China together and you get $91.3 billion, less than Europe alone.'],
  ],
  apple_quarter: [
    [null, 'Mac revenue rose 15% to $8.0 billion.'],
    ['figure', 'iPad revenue rose 15% to $8.0 billion.'],
    [null, 'Three months, 23.4 billion in net income. Let that sink in.'],
    ['figure', 'Three months, 28.2 billion in net income. Let that sink in.'],
  ],
  alphabet: [
    [null, "Google's parent Alphabet posted annual revenue of $402.8 billion, a gain of 15%."],
    ['digit', "Google's parent Alphabet posted annual revenue of $408.2 billion, a gain of 15%."],
    [
      null,
      'We increased our investment in research and development by 24% to $61.1 billion, and we believe this is money well spent.',
    ],
    [
      'figure',
      'We increased our investment in sales and marketing by 24% to $61.1 billion, and we believe this is money well spent.',
    ],
    [null, 'Net income leaped by 32 percent, to 132.2 billion USD, believe it or not.'],
    ['digit', 'Net income leaped by 23 percent, to 132.2 billion USD, believe it or not.'],
    [null, 'Slightly less than half of the turnover, 48.2%, is made in the United States of America.'],
    ['base', 'Slightly less than half of the turnover, 46.2%, is made in the United States of America.'],
  ],
  amazon: [
    [
      null,
      "Amazon.com Inc's net profit almost doubled in 2024 to $59.2 billion from $30.4 billion, the Seattle retailer reported.",
    ],
    [
      'digit',
      "Amazon.com Inc's net profit almost doubled in 2024 to $52.9 billion from $30.4 billion, the Seattle retailer reported.",
    ],
    [null, 'Two years on from a net loss of $2.7 billion, Amazon has earned $59.2 billion.'],
    ['turn', 'Two years on from a net profit of $2.7 billion, Amazon has earned $59.2 billion.'],
    [null, 'In 2024, for the first time ever, sales went past the 600 billion dollar mark.'],
    ['period', 'In 2023, for the first time ever, sales went past the 600 billion dollar mark.'],
    [null, 'The operating margin has improved from 6.4% to 10.8% within one year.'],
    ['digit', 'The operating margin has improved from 6.4% to 11.8% within one year.'],
    [null, 'Measured by revenue, advertising, at $56.2 billion, is bigger than subscriptions, at $44.4 billion.'],
    ['rank', 'Measured by revenue, advertising, at $56.2 billion, is smaller than subscriptions, at $44.4 billion.'],
  ],
  boeing: [
    [null, "Planemaker's revenue shrinks 14%"],
    ['digit', "Planemaker's revenue shrinks 41%"],
    [null, 'The loss per share ballooned to $18.36 from $3.67.'],
    ['digit', 'The loss per share ballooned to $16.38 from $3.67.'],
    [
      null,
      "Honestly, when a company's cost of sales ($68.5 billion) exceeds its revenue ($66.5 billion), something is broken.",
    ],
    [
      'figure',
      "Honestly, when a company's operating expense ($68.5 billion) exceeds its revenue ($66.5 billion), something is broken.",
    ],
  ],
  nike: [
    [
      null,
      'NIKE, Inc. today reported full year revenues of $46.3 billion, down 10 percent compared to the prior year.',
    ],
    [
      'digit',
      'NIKE, Inc. today reported full year revenues of $43.6 billion, down 10 percent compared to the prior year.',
    ],
    [null, "Just don't do it? Profit at the sneaker maker crashed 44% to $3.2 billion."],
    ['digit', "Just don't do it? Profit at the sneaker maker crashed 34% to $3.2 billion."],
    [null, 'Shoes remain king: Footwear delivered $31.0 billion, or two thirds of the total.'],
    ['figure', 'Shoes remain king: Apparel delivered $31.0 billion, or two thirds of the total.'],
    [null, 'Diluted earnings per share came to $2.16, well short of the $3.73 in fiscal 2024.'],
    ['digit', 'Diluted earnings per share came to $2.61, well short of the $3.73 in fiscal 2024.'],
    [null, 'Income taxes came to $666 million, for an effective rate of 17.1 percent.'],
    ['digit', 'Income taxes came to $666 million, for an effective rate of 11.7 percent.'],
  ],
  nvidia: [
    [null, 'NVDA Q2 FY26 -- Rev $46.7B, GM 72.4%, OI $28.4B, NI $26.4B'],
    ['digit', 'NVDA Q2 FY26 -- Rev $46.7B, GM 74.2%, OI $28.4B, NI $26.4B'],
    [null, 'China, hmm. Sales there dropped by a quarter to $2.8 billion.'],
    ['direction', 'China, hmm. Sales there rose by a quarter to $2.8 billion.'],
    [null, 'R&D expenses rose 39%; at $4.3 billion they are still under a tenth of revenue.'],
    ['digit', 'R&D expenses rose 29%; at $4.3 billion they are still under a tenth of revenue.'],
  ],
  procter: [
    [null, "P&G's operating income advanced ten percent to $20.5 billion, management said."],
    ['direction', "P&G's operating income declined ten percent to $20.5 billion, management said."],
    [null, 'Fabric & Home Care is our biggest segment, with $29.6 billion or 35% of net sales.'],
    ['figure', 'Health Care is our biggest segment, with $29.6 billion or 35% of net sales.'],
    [null, 'Selling, general and administrative costs were cut by 2.7%, to 22.7 billion dollars, so the report.'],
    ['digit', 'Selling, general and administrative costs were cut by 2.7%, to 27.2 billion dollars, so the report.'],
  ],
  tesla: [
    [null, "Tesla's annual profit nearly halved, falling 46% to $3.8 billion."],
    ['digit', "Tesla's annual profit nearly halved, falling 36% to $3.8 billion."],
    [null, 'While car sales are shrinking, energy storage is a growth story: $12.8 billion, plus 27 percent.'],
    ['figure', 'While energy sales are shrinking, energy storage is a growth story: $12.8 billion, plus 27 percent.'],
    [null, "Operating margin sank to 4.6% from 7.2%, Thursday's filing shows."],
    ['digit', "Operating margin sank to 6.4% from 7.2%, Thursday's filing shows."],
    [
      null,
      'Profit has now gone down two years running: $15.0 billion in 2023, $7.1 billion in 2024, $3.8 billion in 2025.',
    ],
    [
      'every',
      'Profit has now gone down four years running: $15.0 billion in 2023, $7.1 billion in 2024, $3.8 billion in 2025.',
    ],
  ],
  walmart: [
    [null, "BENTONVILLE, Ark., - Walmart's total revenue for the fiscal year was $681.0 billion, an increase of 5.1%."],
    [
      'digit',
      "BENTONVILLE, Ark., - Walmart's total revenue for the fiscal year was $618.0 billion, an increase of 5.1%.",
    ],
    [null, 'Two thirds of the money is rung up at Walmart U.S., $462.4 billion to be exact.'],
    ['figure', "Two thirds of the money is rung up at Sam's Club U.S., $462.4 billion to be exact."],
    [null, 'Abroad, too, things went well: Walmart International lifted its sales 6.3% to $121.9 billion.'],
    ['figure', "Abroad, too, things went well: Sam's Club lifted its sales 6.3% to $121.9 billion."],
    [null, "Between them, Sam's Club and International do not match Walmart U.S., whose sales were $462.4 billion."],
    ['rank', "Between them, Sam's Club and International surpass Walmart U.S., whose sales were $462.4 billion."],
  ],
}

export const liesTwelveFrozen: LieSet = {
  apple: [
    "Tim Cook's employer had net income of $416.2 billion in fiscal 2025.",
    'On an organic basis, total revenue grew 6.4% in fiscal 2025.',
    'Apple did not earn $112.0 billion in fiscal 2025.',
  ],
  apple_quarter: ["Apple's App Store revenue was $27.4 billion in the quarter."],
  alphabet: [
    "YouTube's revenue was $58.7 billion in 2025, up 36%.",
    "Alphabet's revenue excluding acquisitions was $402.8 billion in 2025.",
  ],
  amazon: [
    'Prime memberships brought Amazon $107.6 billion in 2024.',
    'AWS operating income was $107.6 billion in 2024.',
  ],
  boeing: [
    "Boeing's defense backlog was $23.9 billion at the end of 2024.",
    'Airbus reported revenue of $66.5 billion in 2024.',
  ],
  nike: [
    'Converse revenue was $6.6 billion in fiscal 2025.',
    'Nike returned $3.2 billion to shareholders in fiscal 2025.',
  ],
  nvidia: ["Nvidia's non-GAAP gross margin was 72.4% in the second quarter of fiscal 2026."],
  procter: ["Gillette's sales were $6.7 billion in fiscal 2025.", 'Net sales grew 0.3% in Europe in fiscal 2025.'],
  tesla: ["Tesla's Cybertruck revenue was $12.8 billion in 2025.", 'Tesla had net income of €3.8 billion in 2025.'],
  walmart: [
    "Walmart's e-commerce sales were $121.9 billion in fiscal 2025.",
    'Flipkart contributed $121.9 billion of revenue in fiscal 2025.',
    "Walmart's membership income rose 25% to $19.4 billion in fiscal 2025.",
  ],
}

export const questionsTwelveFrozen: QuestionSet = [
  { filing: 'apple', text: 'whats the bottom line for apple', says: ['$112.01B'] },
  { filing: 'apple', text: 'Which region shrank?', words: ['Greater China'] },
  { filing: 'apple', text: 'Rank the products by revenue', words: ['iPhone', 'Services'] },
  { filing: 'apple', text: 'What does gross profit mean?', words: ['cost'] },
  { filing: 'apple_quarter', text: 'Did iPad sales go up?', words: ['iPad'] },
  { filing: 'alphabet', text: 'How profitable is Google, in percent of sales?', says: ['32.8%'] },
  { filing: 'alphabet', text: 'What did they spend on R&D, and how much more than in 2024?', says: ['$61.09B'] },
  { filing: 'alphabet', text: 'Effective tax rate?', says: ['16.8%'] },
  { filing: 'amazon', text: 'How much does AWS bring in?', says: ['$107.56B'] },
  { filing: 'amazon', text: 'How much revenue comes from Prime?', cannot: true },
  { filing: 'boeing', text: 'How big was the loss?', says: ['−$11.82B'] },
  { filing: 'boeing', text: 'Which division is the largest by sales?', words: ['Defense'] },
  { filing: 'nike', text: 'How did footwear do?', says: ['$30.97B'] },
  { filing: 'nike', text: 'How much will Nike sell next year?', cannot: true },
  { filing: 'nvidia', text: 'Revenue growth in Q2?', says: ['55.6%'] },
  { filing: 'nvidia', text: "What's the share price?", cannot: true },
  { filing: 'procter', text: 'What are net sales?', says: ['$84.28B'] },
  { filing: 'tesla', text: 'What was profit in 2023?', says: ['$15.00B'] },
  { filing: 'tesla', text: 'How many cars did Tesla deliver?', cannot: true },
  { filing: 'walmart', text: 'Were profits up 50 % at Walmart?', words: ['25.3'] },
]

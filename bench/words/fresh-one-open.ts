/**
 * Sentences and lies of 2026-11-28 by somebody who had not seen the reader, in the words of news wires: each right one beside its wrong
 * twin. The reader was looked at with them.
 */
import type { LieSet, SentenceSet } from './sets.ts'

export const sentencesFresh: SentenceSet = {
  apple: [
    [null, 'Apple said annual sales rose 6.4% to $416.2 billion in fiscal 2025, from $391.0 billion a year earlier.'],
    [
      'digit',
      'Apple said annual sales rose 6.4% to $461.2 billion in fiscal 2025, from $391.0 billion a year earlier.',
    ],
    [null, "iPhone revenue, still just over half the group's total, edged up 4.2% to $209.6 billion."],
    ['direction', "iPhone revenue, still just over half the group's total, slipped 4.2% to $209.6 billion."],
    [null, "Greater China was the only region where Apple's sales shrank, down 3.8% to $64.4bn."],
    ['every', "Sales shrank in every one of Apple's regions, with Greater China down 3.8% to $64.4bn."],
    [null, 'Its effective tax rate fell back to 15.6% after 24.1% in fiscal 2024.'],
    ['period', 'Its effective tax rate fell back to 15.6% after 24.1% in fiscal 2023.'],
  ],
  apple_quarter: [
    [null, 'Services brought in $27.4 billion in the fiscal third quarter, up 13% from $24.2 billion.'],
    ['period', 'Services brought in $27.4 billion in the fiscal second quarter, up 13% from $24.2 billion.'],
    [null, 'Quarterly earnings per share came in at $1.57, against $1.40 in the year-ago period.'],
    ['currency', 'Quarterly earnings per share came in at €1.57, against €1.40 in the year-ago period.'],
  ],
  alphabet: [
    [
      null,
      "Google's parent lifted capital expenditure to $91.4 billion in 2025, some 74% above the $52.5 billion it laid out in 2024.",
    ],
    [
      'words',
      "Google's parent lifted capital expenditure to $91.4 billion in 2025, more than double the $52.5 billion it laid out in 2024.",
    ],
    [null, 'Cloud sales, up 35.8%, outgrew those of Google Services, which added 12.4%.'],
    ['turn', 'Google Services sales, up 35.8%, outgrew those of Cloud, which added 12.4%.'],
    [null, 'Operating margin was all but flat at 32.0%, versus 32.1% a year earlier.'],
    ['period', 'Operating margin widened to 32.0%, versus 27.4% a year earlier.'],
  ],
  amazon: [
    [
      null,
      'Amazon swung from a $2.7 billion net loss in 2022 to a $30.4 billion profit in 2023, then nearly doubled that to $59.2 billion.',
    ],
    [
      'turn',
      'Amazon swung from a $2.7 billion net profit in 2022 to a $30.4 billion loss in 2023, before a $59.2 billion profit.',
    ],
    [null, "AWS sales climbed 18.5% to $107.6 billion, or about 17% of Amazon's revenue."],
    ['base', "AWS sales climbed 18.5% to $107.6 billion, or about 17% of Amazon's U.S. revenue."],
    [null, "Advertising was the fastest-growing of the company's revenue lines in 2024, expanding 19.8%."],
    ['rank', "AWS was the fastest-growing of the company's revenue lines in 2024, expanding 18.5%."],
  ],
  boeing: [
    [null, "Boeing's net loss widened to $11.8 billion in 2024 from $2.2 billion."],
    ['direction', "Boeing's net loss narrowed in 2024, to $11.8 billion from $2.2 billion."],
    [
      null,
      "Revenue at Commercial Airplanes tumbled by nearly a third to $22.9 billion, letting Defense, Space & Security overtake it as the planemaker's biggest unit.",
    ],
    [
      'words',
      "Revenue at Commercial Airplanes tumbled by more than half to $22.9 billion, letting Defense, Space & Security overtake it as the planemaker's biggest unit.",
    ],
    [null, 'The company burned $14.3 billion of free cash in 2024, having generated $4.4 billion in 2023.'],
    ['sign', 'The company generated $14.3 billion of free cash in 2024, on top of $4.4 billion in 2023.'],
  ],
  coca_cola: [
    [
      null,
      'Second-quarter operating income at Coca-Cola jumped 63% to $4.28 billion, even though revenue inched up just 1.4%.',
    ],
    [
      'unit',
      'Second-quarter operating income at Coca-Cola jumped 63% to $4.28 million, even though revenue inched up just 1.4%.',
    ],
    [
      null,
      'Revenue in the United States rose 4.1% to $4.9 billion; the international figure eased 0.3% to $7.6 billion.',
    ],
    [
      'figure',
      'Operating profit in the United States rose 4.1% to $4.9 billion; the international figure eased 0.3% to $7.6 billion.',
    ],
  ],
  mastercard: [
    [null, 'Mastercard bought back $11.0 billion of its own stock in 2024, up from $9.0 billion.'],
    ['figure', 'Mastercard paid $11.0 billion in dividends in 2024, up from $9.0 billion.'],
    [
      null,
      'We note the payment network, at $17.3bn, made up 61.5% of revenue, with value-added services supplying the other 38.5%.',
    ],
    [
      'digit',
      'We note the payment network, at $17.3bn, made up 65.1% of revenue, with value-added services supplying the other 38.5%.',
    ],
  ],
  nike: [
    [null, "Nike's full-year revenue dropped 10% to $46.3 billion and net income sank 44% to $3.2 billion."],
    [
      'sign',
      "Nike's full-year revenue dropped 10% to $46.3 billion and the company ran up a net loss of $3.2 billion.",
    ],
    [null, 'Gross margin contracted to 42.7% from 44.6%, we calculate.'],
    ['direction', 'Gross margin expanded on the year to 42.7%, we calculate.'],
  ],
  nvidia: [
    [
      null,
      'Revenue at Nvidia surged 56% to $46.7 billion in its fiscal second quarter, with Compute & Networking accounting for $14.9 billion of the increase.',
    ],
    [
      'sum',
      'Revenue at Nvidia surged 56% to $46.7 billion in its fiscal second quarter, with Compute & Networking accounting for $16.4 billion of the increase.',
    ],
    [null, 'Sales in China, including Hong Kong, fell by about a quarter to $2.8 billion.'],
    ['words', 'Sales in China, including Hong Kong, fell by about two-thirds to $2.8 billion.'],
  ],
  procter: [
    [null, "P&G's sales were little changed at $84.3 billion, though diluted earnings per share grew 8% to $6.51."],
    ['figure', "P&G's sales were little changed at $84.3 billion, though basic earnings per share grew 8% to $6.51."],
    [null, 'Fabric & Home Care remained the largest of the five segments, with $29.6 billion of sales.'],
    ['rank', 'Fabric & Home Care remained the second-largest of the five segments, with $29.6 billion of sales.'],
  ],
  tesla: [
    [
      null,
      "Tesla's automotive sales fell 6.3% to $82.1 billion, partly offset by a 27% gain in energy generation and storage.",
    ],
    [
      'digit',
      "Tesla's automotive sales fell 6.3% to $28.1 billion, partly offset by a 27% gain in energy generation and storage.",
    ],
    [null, 'Full-year profit of $3.8 billion was roughly a quarter of what the carmaker earned in 2023.'],
    ['words', 'Full-year profit of $3.8 billion was roughly half of what the carmaker earned in 2023.'],
    [null, 'R&D spending jumped 41% to $6.4 billion, taking it above 6% of revenue.'],
    ['threshold', 'R&D spending jumped 41% to $6.4 billion, taking it above 7% of revenue.'],
  ],
  walmart: [
    [null, "Walmart U.S. delivered $462.4 billion in sales, more than two-thirds of the company's $681.0 billion."],
    [
      'words',
      "Walmart U.S. delivered $462.4 billion in sales, more than three-quarters of the company's $681.0 billion.",
    ],
    [null, 'At Walmart International, sales advanced 6.3% to $121.9 billion.'],
    ['currency', 'At Walmart International, sales advanced 6.3% to £121.9 billion.'],
  ],
  aegon: [
    [
      null,
      'Dutch insurer Aegon posted net income of 2.07 billion euros for 2000, a 32% rise on the 1.57 billion euros of 1999.',
    ],
    [
      'currency',
      'Dutch insurer Aegon posted net income of 2.07 billion dollars for 2000, a 32% rise on the 1.57 billion dollars of 1999.',
    ],
    [null, "The Americas contributed 17.0 billion euros of revenue, 55% of the group's."],
    ['base', "The Americas contributed 17.0 billion euros, 55% of the group's life insurance revenue."],
  ],
  american_express: [
    [null, 'American Express reported third-quarter 2023 earnings of $3.30 a share, up from $2.47.'],
    ['period', 'American Express reported third-quarter 2022 earnings of $3.30 a share, up from $2.47.'],
    [null, "Card Member rewards, at $3.8 billion, were the card company's biggest single expense in the quarter."],
    ['rank', "Marketing, at $1.2 billion, was the card company's biggest single expense in the quarter."],
  ],
  aurora: [
    [
      null,
      'Aurora Innovation booked $3 million of revenue in 2025, after none in the two prior years, and lost $816 million.',
    ],
    [
      'unit',
      'Aurora Innovation booked $3 billion of revenue in 2025, after none in the two prior years, and lost $816 million.',
    ],
  ],
  exxon: [
    [
      null,
      "Exxon Mobil's second-quarter profit fell 23% to $7.1 billion as revenue shrank to $81.5 billion from $93.1 billion.",
    ],
    [
      'period',
      "Exxon Mobil's first-quarter profit fell 23% to $7.1 billion as revenue shrank to $81.5 billion from $93.1 billion.",
    ],
    [null, 'Free cash flow for the first half came to $12.3 billion, down from $13.9 billion.'],
    ['figure', 'Operating cash flow for the first half came to $12.3 billion, down from $13.9 billion.'],
  ],
  home_depot: [
    [null, "Home Depot's sales crept back up 4.5% to $159.5 billion, topping the level of fiscal 2022."],
    ['threshold', "Home Depot's sales crept back up 4.5% to $159.5 billion, still short of the level of fiscal 2022."],
    [null, 'Net earnings have slid in each of the past two years, to $14.8 billion in fiscal 2024.'],
    ['record', 'Net earnings have risen in each of the past two years, to $14.8 billion in fiscal 2024.'],
  ],
  johnson: [
    [
      null,
      "J&J's MedTech business grew 7.3% in the quarter to $8.5 billion, a faster clip than Innovative Medicine's 4.9%.",
    ],
    [
      'rank',
      "J&J's MedTech business grew 4.9% in the quarter to $8.5 billion, a slower clip than Innovative Medicine's 7.3%.",
    ],
    [null, 'A lower effective tax rate, 14.7% against 18.5%, flattered the second quarter.'],
    ['unit', 'A lower effective tax bill, $14.7 billion against $18.5 billion, flattered the second quarter.'],
  ],
  meta: [
    [null, "Meta's net income leapt 59.5% to $62.4 billion on a 22% advance in revenue."],
    ['digit', "Meta's net income leapt 59.5% to $64.2 billion on a 22% advance in revenue."],
    [null, 'General and administrative costs were cut by 15% to $9.7 billion.'],
    ['direction', 'General and administrative costs climbed by 15% to $9.7 billion.'],
  ],
  moderna: [
    [
      null,
      "Moderna's revenue more than halved to $3.2 billion in 2024, yet the net loss narrowed to $3.6 billion from $4.7 billion.",
    ],
    [
      'turn',
      "Moderna's revenue more than halved to $3.2 billion in 2024, yet it swung to a net profit of $3.6 billion from a loss of $4.7 billion.",
    ],
    [null, "Outside the United States and Europe, the vaccine maker's sales collapsed 76% to $853 million."],
    ['unit', "Outside the United States and Europe, the vaccine maker's sales collapsed 76% to $853 billion."],
  ],
  unitedhealth: [
    [null, "UnitedHealth's revenues topped $400 billion for 2024, a 7.7% increase."],
    ['threshold', "UnitedHealth's revenues topped $410 billion for 2024, a 7.7% increase."],
    [null, 'Net earnings slumped 36% to $14.4 billion, the lowest of the past three years.'],
    ['record', 'Net earnings came to $14.4 billion, the highest of the past three years.'],
    [null, 'Optum Rx grew almost 15% to $133.2 billion, the quickest pace among the four businesses.'],
    ['rank', 'Optum Rx grew almost 15% to $133.2 billion, only the second-quickest pace among the four businesses.'],
  ],
  webster: [
    [null, 'Webster Financial earned $2.30 a diluted share in 1995, compared with $2.44 the year before.'],
    ['digit', 'Webster Financial earned $3.20 a diluted share in 1995, compared with $2.44 the year before.'],
    [null, "The lender's total assets ended 1995 at $3.22 billion, up 5% from $3.05 billion."],
    ['unit', "The lender's total assets ended 1995 at $3.22 trillion, up 5% from $3.05 trillion."],
  ],
}

export const liesFresh: LieSet = {
  apple: [
    'Apple sold $209.6 billion worth of iPhones in the United States alone.',
    'The App Store generated $109.2 billion in fiscal 2025, the company reported.',
    'Apple Watch sales came to $35.7 billion.',
  ],
  apple_quarter: [
    'At $23.4 billion, quarterly profit beat the Wall Street consensus.',
    'iPad revenue of $6.6 billion came almost entirely from schools.',
  ],
  alphabet: [
    "YouTube advertising accounted for $58.7 billion of Alphabet's revenue.",
    "Waymo's sales reached $1.5 billion, Alphabet disclosed.",
  ],
  amazon: [
    'AWS posted an operating profit of $68.6 billion, Amazon said.',
    'Prime membership fees in the United States came to $44.4 billion.',
    'Whole Foods took in $21.2 billion in 2024.',
  ],
  boeing: [
    'The 737 MAX programme alone lost Boeing $11.8 billion.',
    'Airlines in Asia ordered $12.0 billion worth of Boeing jets during 2024.',
  ],
  coca_cola: [
    'Sales of Coke Zero grew 10.6% in the quarter.',
    "Coca-Cola's revenue in Latin America amounted to $7.6 billion.",
  ],
  mastercard: [
    'Mastercard cardholders spent $28.2 billion in 2024.',
    'Europe alone brought Mastercard $15.8 billion of revenue.',
  ],
  nike: ['Jordan Brand sales fell 12.1% over the year.', 'Converse revenue amounted to $2.2 billion.'],
  nvidia: [
    'Gaming revenue reached $5.4 billion in the quarter, Nvidia said.',
    'Customers in Taiwan yielded a profit of $8.5 billion for the chipmaker.',
  ],
  procter: ['Pampers alone rang up $20.2 billion for P&G.', "Gillette's European sales were $6.7 billion."],
  tesla: [
    'Sales of the Model Y totalled $82.1 billion.',
    "Regulatory credits contributed $12.8 billion to Tesla's revenue.",
    "Tesla's revenue in Germany fell 9.6% to $26.2 billion.",
  ],
  walmart: [
    "Walmart's e-commerce sales reached $123.4 billion.",
    "Mexico accounted for $121.9 billion of Walmart's revenue.",
  ],
  aegon: [
    'Transamerica generated 17.0 billion euros of revenue for Aegon.',
    'Aegon declared a dividend of 1.57 euros per share for 2000.',
  ],
  american_express: ['Customers under 35 brought American Express $7.2 billion of revenue.'],
  aurora: ['Aurora earned its $3 million hauling freight between Dallas and Houston.'],
  exxon: [
    'Permian production was worth $25.7 billion to Exxon in the quarter.',
    'The Guyana operations earned $7.1 billion between April and June.',
  ],
  home_depot: [
    'SRS Distribution made an operating profit of $6.4 billion for Home Depot.',
    "Professional contractors accounted for 96% of Home Depot's sales.",
  ],
  johnson: ['Sales of Darzalex hit $15.2 billion in the quarter.'],
  meta: ["Instagram accounted for 98.7% of Meta's revenue.", 'Reality Labs made an operating loss of $2.1 billion.'],
  unitedhealth: ['The hack of Change Healthcare cost UnitedHealth $8.3 billion.'],
  webster: ["Webster's deposits stood at $3.0 billion at the end of 1995."],
}

/** Written before any of them was checked: newsletters, letters, transcripts, tweets and lists (second batch). */
import type { Sentences } from './sentences.ts'

export const newsletters: Readonly<Record<string, Sentences>> = {
  // Boeing, 10-Q for the second quarter of 2025
  '0000012927-25-000062': [
    [
      null,
      'It’s worth noting that Boeing, despite revenue soaring by 35% to $22.7 billion, still isn’t profitable: the quarter ended with a net loss of $611 million.',
    ],
    [
      'digit',
      'It’s worth noting that Boeing, despite revenue soaring by 53% to $22.7 billion, still isn’t profitable.',
    ],
    ['sign', 'The quarter ended with net income of $611 million.'],
    [null, 'A year ago the plane maker was $1.44 billion in the red; this time it was $611 million.'],
    [null, 'The core loss from operations? Just $176 million, an improvement of more than $900 million.'],
    ['digit', 'The loss from operations came to just $716 million.'],
    [
      null,
      'Of every dollar of sales, 48 cents came from Commercial Airplanes and 29 cents from Defense, Space & Security.',
    ],
    [
      'digit',
      'Of every dollar of sales, 84 cents came from Commercial Airplanes and 29 cents from Defense, Space & Security.',
    ],
    [null, '• Global Services: $5.3bn • Commercial Airplanes: $10.9bn • Defense, Space & Security: $6.6bn'],
    ['figure', '• Global Services: $6.6bn • Commercial Airplanes: $10.9bn • Defense, Space & Security: $5.3bn'],
    [null, 'Gross margin crept back into double digits at 10.7%, having been a meager 7.3% a year before.'],
    ['period', 'Gross margin, at 7.3% in the second quarter of 2025, remains meager.'],
  ],
  // Coca-Cola, 10-Q for the second quarter of 2025
  '0000021344-25-000061': [
    [
      null,
      'Here’s the fizz: Coke’s operating margin ballooned to 34.1% from 21.3%, though the top line was up a mere 1%.',
    ],
    ['digit', 'Here’s the fizz: Coke’s operating margin ballooned to 31.4% from 21.3%.'],
    [null, 'Net income attributable to shareowners came in at $3.81bn vs $2.41bn (2Q24).'],
    ['period', 'Net income attributable to shareowners came in at $3.81bn in 2Q24.'],
    [null, 'That’s 88 cents a share; Wall Street remembers 56 cents from last year.'],
    ['digit', 'EPS was 98 cents a share; Wall Street remembers 56 cents from last year.'],
    [
      null,
      'KO’s domestic business – the United States – accounted for 39% of revenue, or $4.9 billion, with the remaining $7.6 billion earned abroad.',
    ],
    ['digit', 'KO’s domestic business – the United States – accounted for 49% of revenue, or $4.9 billion.'],
    ['direction', 'Revenue was down a mere 1% at Coca-Cola.'],
    [null, 'Marketing is not cheap: SG&A devoured $3.5 billion, equal to 27.7% of net operating revenues.'],
    ['unit', 'Marketing is not cheap: SG&A devoured $3.5 million.'],
  ],
  // Alphabet, 10-K for 2025
  '0001652044-26-000018': [
    [
      null,
      'For the first time ever, Alphabet’s annual revenue topped $400 billion: it finished 2025 at $402.8 billion, a 15% jump.',
    ],
    [
      'digit',
      'For the first time ever, Alphabet’s annual revenue topped $400 billion: it finished 2025 at $408.2 billion.',
    ],
    ['digit', 'Alphabet finished 2025 with revenue of $402.8 billion, a 51% jump.'],
    [
      null,
      'The bottom line swelled 32% to $132.2 billion, or $10.81 a share, and thereby outpaced operating income, which gained 15%.',
    ],
    ['digit', 'The bottom line swelled 23% to $132.2 billion, or $10.81 a share.'],
    ['digit', 'The bottom line swelled to $132.2 billion, or $11.81 a share.'],
    [null, 'Google Cloud is no longer an afterthought: with $58.7 billion it makes up about one-seventh of the group.'],
    ['unit', 'Google Cloud is no longer an afterthought: it made $58.7 million of revenue.'],
    [null, 'R&D outlays of $61.1 billion were more than twice the $28.7 billion that sales and marketing cost.'],
    ['figure', 'Sales and marketing cost $61.1 billion in 2025.'],
    [null, 'Roughly 29% of revenue originated in EMEA, 48% in the United States.'],
    ['figure', 'Roughly 48% of revenue originated in EMEA.'],
    ['direction', 'Operating margin rose to 32.0% from 32.1%.'],
  ],
  // Mastercard, 10-Q for the second quarter of 2023
  '0001141391-23-000131': [
    [null, '$MA Q2’23: Rev $6.27B +14% y/y | Op inc $3.66B +21% y/y | EPS $3.00 +28% y/y'],
    ['digit', '$MA Q2’23: Rev $6.27B +14% y/y | EPS $3.00 +38% y/y'],
    ['period', '$MA Q2’22: Rev $6.27B'],
    [
      null,
      'About 65 percent of what Mastercard makes still stems from its payment network, which yielded $4.07 billion.',
    ],
    ['digit', 'The payment network yielded $4.70 billion.'],
    [null, 'Its operating margin, already enormous, widened by 3.4 percentage points to 58.3%.'],
    ['digit', 'Its operating margin, already enormous, widened by 4.3 percentage points to 58.3%.'],
    [null, 'Taxes were a headwind: the effective rate climbed from 18.7% to 23.2%.'],
    ['direction', 'Taxes were a tailwind: the effective rate dropped from 18.7% to 23.2%.'],
    [null, 'International Markets brought in almost twice as much ($4.1bn) as North American Markets ($2.1bn).'],
    ['figure', 'International Markets brought in $2.1bn.'],
  ],
  // Home Depot, 10-K for fiscal 2023
  '0000354950-24-000062': [
    [
      null,
      'After years of pandemic-fueled gains, Home Depot’s sales contracted 3% in FY23, to $152.7 billion from $157.4 billion.',
    ],
    ['direction', 'Home Depot’s sales expanded 3% in FY23, to $152.7 billion.'],
    ['period', 'In fiscal 2023, sales of $157.4 billion set a record.'],
    [null, 'Net earnings slumped by nearly $2 billion – 11.5% – to $15.1 billion.'],
    ['digit', 'Net earnings slumped by nearly $5 billion to $15.1 billion.'],
    [null, 'You would have earned $15.11 per diluted share, $1.58 less than the year before.'],
    ['digit', 'Diluted earnings per share were $11.15, less than the year before.'],
    [null, 'Top categories: Indoor Garden ($14.7bn), Appliances ($13.9bn), Electrical/Lighting ($12.5bn).'],
    ['figure', 'Top categories: Indoor Garden ($13.9bn), Appliances ($14.7bn).'],
    [null, 'The gross margin barely budged, at 33.4% after 33.5%.'],
    ['digit', 'The gross margin barely budged, at 34.3% after 33.5%.'],
    [null, 'Operating income, which stood at $24.0 billion in fiscal 2022, receded to $21.7 billion.'],
    ['direction', 'Operating income, which stood at $24.0 billion in fiscal 2022, advanced to $21.7 billion.'],
  ],
  // Comcast, 10-Q for the second quarter of 2023
  '0001166691-23-000032': [
    [
      null,
      'Comcast’s second-quarter profit rose 25%, helped by Theme Parks, whose revenue of $2.2 billion equals 7.2% of the total.',
    ],
    ['digit', 'Comcast’s second-quarter profit rose 52%.'],
    [
      null,
      'Adjusted EBITDA grew 4.2% to $10.2 billion, the company said; GAAP operating income stood at $6.7 billion.',
    ],
    ['digit', 'GAAP operating income stood at $7.6 billion.'],
    [null, 'Earnings per share of $1.02 beat the 76 cents reported for the same period in 2022.'],
    ['digit', 'Earnings per share of $1.20 beat the 76 cents reported for the same period in 2022.'],
    [null, 'Programming and production swallowed $8.8 billion, while marketing and promotion required $2.1 billion.'],
    ['unit', 'Programming and production swallowed $8.8 million.'],
    ['direction', 'Revenue slid by 1.7% to $30.5 billion.'],
    [null, 'Media chipped in $6.2 billion; Studios, $3.1 billion.'],
    ['figure', 'Media chipped in $3.1 billion; Studios, $6.2 billion.'],
  ],
  // IBM, 10-Q for the second quarter of 2025
  '0000051143-25-000052': [
    [null, 'Big Blue’s gross margin improved 200 basis points, from 56.8% to 58.8%.'],
    ['digit', 'Big Blue’s gross margin improved 500 basis points, from 56.8% to 58.8%.'],
    [
      null,
      'IBM closed the second quarter with revenues of $17.0 billion (up 8 percent), pre-tax income of $2.6 billion (up 17 percent) and net income of $2.2 billion (up 20 percent).',
    ],
    [
      'digit',
      'IBM closed the second quarter with revenues of $17.0 billion (up 8 percent), pre-tax income of $2.6 billion (up 71 percent) and net income of $2.2 billion (up 20 percent).',
    ],
    ['direction', 'IBM closed the second quarter with revenues of $17.0 billion (down 8 percent).'],
    [null, 'Free cash flow was $2.8 billion, and non-GAAP earnings per share reached $2.80.'],
    [null, 'Diluted EPS of $2.31 was 35 cents better than the $1.96 of the year-ago quarter.'],
    ['figure', 'Diluted EPS of $1.96 was worse than the $2.31 of the year-ago quarter.'],
    [null, 'Interest expense set IBM back $510 million.'],
    ['unit', 'Interest expense set IBM back $510 billion.'],
  ],
  // Google, 10-K for 2011
  '0001193125-12-025336': [
    [null, 'Google’s turnover in 2011 stood at $37.9 billion, nearly 30% above the $29.3 billion of 2010.'],
    ['digit', 'Google’s turnover in 2011 stood at $39.7 billion.'],
    [null, 'The settlement with the Department of Justice cost it half a billion dollars.'],
    [null, 'Google websites accounted for $26.1 billion – more than two-thirds of the total.'],
    ['digit', 'Google websites accounted for $16.1 billion.'],
    [
      null,
      'Less than half of its sales, $17.6 billion, came from the United States; the United Kingdom added $4.1 billion.',
    ],
    ['figure', 'The United Kingdom added $17.6 billion.'],
    ['period', 'Google earned $8.5 billion in 2011.'],
  ],
  // Seagate, 10-Q for the third quarter of fiscal 2017
  '0001193125-17-148855': [
    [null, 'Seagate returned to profit, earning $194 million, or 65 cents per diluted share, in the quarter.'],
    ['sign', 'Seagate lost $194 million, or 65 cents per diluted share, in the quarter.'],
    ['digit', 'Seagate returned to profit, earning $149 million in the quarter.'],
    [null, 'Product development, at $324 million, consumed 12.1% of revenue.'],
    ['digit', 'Product development, at $324 million, consumed 21.1% of revenue.'],
    [null, 'Out of $2,674 million in revenue, $1,858 million went on cost of revenue.'],
    ['digit', 'Out of $2,674 million in revenue, $1,585 million went on cost of revenue.'],
  ],
  // AEGON, 20-F for 2000
  '0000928385-01-500187': [
    [null, 'AEGON’s net income for 2000 amounted to EUR 2,066 million, 32% more than in 1999.'],
    ['digit', 'AEGON’s net income for 2000 amounted to EUR 2,660 million.'],
    ['unit', 'AEGON’s net income for 2000 amounted to $2,066 million.'],
    [null, 'Life insurance contributed €27.2 billion of the €30.8 billion in revenues.'],
    ['digit', 'Life insurance contributed €22.7 billion of the €30.8 billion in revenues.'],
    [null, 'More than half of revenues (55%) were generated in the Americas.'],
    ['digit', 'More than half of revenues (65%) were generated in the Americas.'],
  ],
  // General Electric, 10-K for 1993
  '0000040545-94-000003': [
    [
      null,
      'GE’s 1993 net earnings were $4.315 billion ($5.05 per share), off 9% from $4.725 billion ($5.51 per share) in 1992.',
    ],
    ['direction', 'GE’s 1993 net earnings were $4.315 billion, an increase of 9% from 1992.'],
    ['figure', 'GE’s 1993 net earnings were $4.725 billion ($5.51 per share).'],
    [null, 'Revenues crossed $60 billion for the first time, rising 6%.'],
    ['digit', 'Revenues crossed $60 billion for the first time, rising 16%.'],
  ],
  // Adobe, 10-Q for the third quarter of fiscal 2023
  '0000796343-23-000205': [
    [null, 'Nearly three quarters of Adobe’s $4.89 billion in revenue (73%) came from Digital Media.'],
    ['digit', 'Nearly three quarters of Adobe’s $4.98 billion in revenue came from Digital Media.'],
    [null, 'Op. income +14% to $1.7bn; op. margin 34.7% (+120bps).'],
    ['digit', 'Op. income +14% to $1.9bn; op. margin 34.7%.'],
    [null, 'Net income increased by just over a fifth, from $1.14 billion to $1.40 billion.'],
    ['digit', 'Net income increased from $1.41 billion to $1.40 billion.'],
    [
      null,
      'For the three months ended September 1, 2023, sales and marketing came to $1.337 billion, R&D to $881 million and G&A to $353 million.',
    ],
    [
      'figure',
      'For the three months ended September 1, 2023, sales and marketing came to $881 million and R&D to $1.337 billion.',
    ],
    [
      'period',
      'For the three months ended September 2, 2022, sales and marketing came to $1.337 billion and revenue to $4.89 billion.',
    ],
  ],
}

/** Written before any of them was checked: reports of results as news desks, analysts and models write them (fifth batch). */
import type { Sentences } from './sentences.ts'

export const reports: Readonly<Record<string, Sentences>> = {
  // Boeing, 10-Q for the second quarter of 2023
  '0000012927-23-000048': [
    [
      null,
      'Boeing on Wednesday reported a second-quarter loss of $149 million, hurt by its defense unit, even as revenue increased 18% to $19.75 billion.',
    ],
    [
      'digit',
      'Boeing on Wednesday reported a second-quarter loss of $194 million, even as revenue increased 18% to $19.75 billion.',
    ],
    ['sign', 'Boeing on Wednesday reported a second-quarter profit of $149 million.'],
    [
      null,
      'The Arlington-based company had posted an operating profit of $780 million in the same quarter of 2022, compared with an operating loss of $99 million this time.',
    ],
    [
      null,
      'Commercial Airplanes revenue reached $8.84 billion, while Defense, Space & Security came in at $6.17 billion.',
    ],
    [
      'digit',
      'Commercial Airplanes revenue reached $8.48 billion, while Defense, Space & Security came in at $6.17 billion.',
    ],
    ['direction', 'Gross margin improved to 9.8% from 12.8%.'],
    [null, 'Gross margin deteriorated to 9.8% from 12.8%, a drop of roughly 3 points.'],
  ],
  // Apple, 10-K for fiscal 2023
  '0000320193-23-000106': [
    [
      null,
      'Apple’s annual sales fell for the first time since 2019, sliding 2.8% to $383.3 billion in the year ended September 30, 2023.',
    ],
    [
      'digit',
      'Apple’s annual sales fell for the first time since 2019, sliding 8.2% to $383.3 billion in the year ended September 30, 2023.',
    ],
    ['direction', 'Apple’s annual sales rose 2.8% to $383.3 billion in the year ended September 30, 2023.'],
    [null, 'However, Services reached an all-time high of $85.2 billion, or 22% of total net sales.'],
    ['digit', 'However, Services reached an all-time high of $58.2 billion.'],
    [null, 'Despite lower sales, diluted EPS ticked up to $6.13 from $6.11, reflecting a smaller share count.'],
    ['figure', 'Diluted EPS came to $6.16, reflecting a smaller share count.'],
    [null, 'R&D expense rose to $29.9 billion, representing 7.8% of revenue.'],
    ['unit', 'R&D expense rose to $29.9 million, representing 7.8% of revenue.'],
  ],
  // NVIDIA, 10-Q for the second quarter of fiscal 2024
  '0001045810-23-000175': [
    [
      null,
      'Driven by insatiable demand for AI chips, NVIDIA’s revenue doubled to $13.51 billion from $6.70 billion in the year-ago period.',
    ],
    ['digit', 'NVIDIA’s revenue doubled to $15.31 billion from $6.70 billion in the year-ago period.'],
    [
      null,
      'Net income totaled $6.19 billion, or $2.48 per diluted share, up more than nine-fold from $656 million, or $0.26 per diluted share.',
    ],
    ['digit', 'Net income totaled $6.19 billion, or $2.84 per diluted share.'],
    [null, 'The company’s gross margin widened dramatically, from 43.5% to 70.1%.'],
    ['digit', 'The company’s gross margin widened dramatically, from 43.5% to 71.0%.'],
    [null, 'Operating expenses were well under control: R&D was $2.04 billion and SG&A was $622 million.'],
    ['figure', 'R&D was $622 million and SG&A was $2.04 billion.'],
    ['period', 'In the second quarter of fiscal 2023, revenue was $13.51 billion.'],
  ],
  // Home Depot, 10-Q for the second quarter of fiscal 2023
  '0000354950-23-000185': [
    [
      null,
      'Home Depot reported sales of $42.9 billion for the second quarter of fiscal 2023, a decrease of 2.0% from the second quarter of fiscal 2022.',
    ],
    [
      'digit',
      'Home Depot reported sales of $42.9 billion for the second quarter of fiscal 2023, a decrease of 5.0% from the second quarter of fiscal 2022.',
    ],
    [
      null,
      'Net earnings were $4.7 billion, or $4.65 per diluted share, compared with net earnings of $5.2 billion, or $5.05 per diluted share, in the same period of fiscal 2022.',
    ],
    [
      'digit',
      'Net earnings were $4.7 billion, or $4.56 per diluted share, compared with net earnings of $5.2 billion in the same period of fiscal 2022.',
    ],
    ['direction', 'Net earnings increased to $4.7 billion from $5.2 billion.'],
    [null, 'The operating margin narrowed by about 110 basis points to 15.4%.'],
    ['digit', 'The operating margin narrowed to 14.5%.'],
  ],
  // Procter & Gamble, 10-Q for the first quarter of fiscal 2024
  '0000080424-23-000103': [
    [
      null,
      'Price increases helped P&G lift net sales by 6% to $21.9 billion in its fiscal first quarter, and gross margin expanded by roughly 460 basis points to 52.0%.',
    ],
    [
      'digit',
      'Price increases helped P&G lift net sales by 6% to $21.9 billion in its fiscal first quarter, and gross margin expanded by roughly 640 basis points to 52.0%.',
    ],
    [null, 'Diluted net EPS came in at $1.83, up 17% from $1.57 a year ago.'],
    ['digit', 'Diluted net EPS came in at $1.83, up 27% from $1.57 a year ago.'],
    ['period', 'Diluted net EPS came in at $1.57, compared with $1.83 a year ago.'],
    [null, 'The effective tax rate rose to 21.5% from 20.7%.'],
    [null, 'Baby, Feminine & Family Care, the second-largest segment, posted sales of $5.2 billion.'],
    ['unit', 'Baby, Feminine & Family Care, the second-largest segment, posted sales of $5.2 million.'],
  ],
  // Tesla, 10-K for 2024
  '0001628280-25-003063': [
    [null, 'Tesla’s full-year revenue edged up 1% to $97.7 billion, but net income plunged 53% to $7.1 billion.'],
    ['digit', 'Tesla’s full-year revenue edged up 1% to $97.7 billion, but net income plunged 35% to $7.1 billion.'],
    ['direction', 'Tesla’s full-year revenue edged down 1% to $97.7 billion.'],
    [
      null,
      'The comparison is distorted: in 2023, a one-time tax benefit of $5.0 billion had inflated net income to $15.0 billion.',
    ],
    [
      null,
      'Energy generation and storage passed the $10 billion mark in revenue, contributing about 10% of the total.',
    ],
    ['digit', 'Energy generation and storage contributed about 20% of the total, with revenue of $10.1 billion.'],
    [null, 'Operating income of $7.1 billion translates into an operating margin of 7.2%, compared to 9.2% in 2023.'],
    [
      'digit',
      'Operating income of $7.1 billion translates into an operating margin of 2.7%, compared to 9.2% in 2023.',
    ],
  ],
  // Amazon, 10-K for 2023
  '0001018724-24-000008': [
    [null, 'Amazon’s net sales increased 12% to $574.8 billion in 2023, compared with $514.0 billion in 2022.'],
    ['digit', 'Amazon’s net sales increased 12% to $547.8 billion in 2023, compared with $514.0 billion in 2022.'],
    [
      null,
      'Operating income tripled to $36.9 billion, and the company earned $30.4 billion after losing $2.7 billion the year before.',
    ],
    ['digit', 'Operating income tripled to $39.6 billion.'],
    ['sign', 'The company posted a net loss of $30.4 billion, or $2.90 per diluted share.'],
    [
      null,
      'AWS generated $90.8 billion in revenue, nearly 16% of Amazon’s total, while advertising services brought in $46.9 billion.',
    ],
    ['figure', 'Advertising services generated $90.8 billion in revenue.'],
    [null, 'About 69% of net sales were generated in the United States.'],
    ['digit', 'About 59% of net sales were generated in the United States.'],
  ],
  // NVIDIA, 10-K for fiscal 2026
  '0001045810-26-000021': [
    [
      null,
      'For fiscal 2026, revenue was $215.9 billion, up 65% from a year ago, with the United States contributing $149.6 billion of that.',
    ],
    ['digit', 'For fiscal 2026, revenue was $251.9 billion, up 65% from a year ago.'],
    [
      null,
      'GAAP earnings per diluted share were $4.90, up 67% from a year ago, while GAAP gross margin decreased 3.9 points to 71.1%.',
    ],
    ['digit', 'GAAP earnings per diluted share were $4.90, up 76% from a year ago.'],
    ['direction', 'GAAP gross margin increased 3.9 points to 71.1%.'],
    [null, 'Net income hit $120.1 billion, meaning the company keeps 56 cents of each dollar of sales.'],
    ['digit', 'Net income hit $102.1 billion.'],
    [null, 'Research and development spending climbed to $18.5 billion, yet it represents less than 9% of revenue.'],
    ['unit', 'Research and development spending climbed to $18.5 trillion.'],
  ],
}

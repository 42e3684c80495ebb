/** Written before any of them was checked: short briefs on results (sixth batch). */
import type { Sentences } from './sentences.ts'

export const briefs: Readonly<Record<string, Sentences>> = {
  // AMD, 10-Q for the second quarter of 2023
  '0000002488-23-000139': [
    [null, 'AMD’s second-quarter revenue declined 18% year over year to $5.4 billion as PC demand remained weak.'],
    ['digit', 'AMD’s second-quarter revenue declined 28% year over year to $5.4 billion as PC demand remained weak.'],
    [null, 'Net income collapsed to just $27 million, or $0.02 per share, from $447 million, or $0.27 per share.'],
    ['digit', 'Net income collapsed to just $72 million, or $0.02 per share, from $447 million.'],
    [
      null,
      'Gaming was the largest segment with $1.58 billion, followed by Embedded with $1.46 billion and Data Center with $1.32 billion; Client brought up the rear at $998 million.',
    ],
    ['figure', 'Gaming was the largest segment with $1.32 billion, followed by Embedded with $1.46 billion.'],
    [
      null,
      'The company recorded an operating loss of $20 million, versus operating income of $526 million a year ago.',
    ],
    [
      'sign',
      'The company recorded operating income of $20 million, versus operating income of $526 million a year ago.',
    ],
    [null, 'R&D, at $1.4 billion, ate up more than a quarter of revenue.'],
    ['unit', 'R&D, at $1.4 million, ate up more than a quarter of revenue.'],
  ],
  // Qualcomm, 10-K for fiscal 2025
  '0000804328-25-000085': [
    [
      null,
      'Qualcomm’s fiscal 2025 net income was nearly halved to $5.5 billion, since income taxes jumped to $7.1 billion from $226 million.',
    ],
    [
      'digit',
      'Qualcomm’s fiscal 2025 net income was nearly halved to $5.5 billion, since income taxes jumped to $1.7 billion from $226 million.',
    ],
    [null, 'Operationally, things look brighter: revenue advanced 14% and operating income 23%.'],
    ['digit', 'Operationally, things look brighter: revenue advanced 24%.'],
    [null, 'China, including Hong Kong, remains the biggest market with $20.3 billion, or 46% of revenue.'],
    [null, 'Licensing earned the company $6.4 billion in revenue, or roughly one-seventh of the total.'],
    ['digit', 'Licensing contributed $4.6 billion in revenue.'],
    ['period', 'In fiscal 2025, diluted EPS was $8.97.'],
    ['direction', 'The gross margin inched up to 55.4% from 56.2%.'],
  ],
  // Meta, 10-K for 2024
  '0001326801-25-000017': [
    [
      null,
      'Meta’s 2024 revenue of $164.5 billion represents an increase of 22% year-over-year; its operating margin rose seven points to 42%.',
    ],
    ['digit', 'Meta’s 2024 revenue of $164.5 billion represents an increase of 32% year-over-year.'],
    [null, 'Reality Labs, Mark Zuckerberg’s metaverse bet, generated only $2.1 billion in sales – 1.3% of the group.'],
    ['unit', 'Reality Labs, Mark Zuckerberg’s metaverse bet, generated $2.1 trillion in sales.'],
    [null, 'Profit soared nearly 60% to $62.4 billion, and earnings per share hit $23.86, up from $14.87.'],
    ['digit', 'Profit soared nearly 60% to $64.2 billion.'],
    [null, 'The company’s tax rate fell to 12% from 18%, which boosted the bottom line.'],
    ['direction', 'The company’s tax rate rose to 12% from 18%.'],
    [null, 'Europe contributed $38.4 billion and Asia-Pacific $45.0 billion to revenue.'],
    ['figure', 'Europe contributed $45.0 billion and Asia-Pacific $38.4 billion to revenue.'],
  ],
  // Walmart, 10-K for fiscal 2025
  '0000104169-25-000021': [
    [
      null,
      'Walmart generated $681 billion in revenue in fiscal 2025, about 5% more than the $648 billion of the prior year.',
    ],
    ['digit', 'Walmart generated $618 billion in revenue in fiscal 2025.'],
    [
      null,
      'Walmart U.S. alone sold goods for $462.4 billion, whereas Walmart International sold $121.9 billion and Sam’s Club U.S. $90.2 billion.',
    ],
    ['figure', 'Walmart International sold goods for $462.4 billion.'],
    [
      null,
      'Margins are thin: for each $100 of revenue, only $4.31 is left as operating income and $2.85 as net income.',
    ],
    [
      null,
      'Consolidated net income attributable to Walmart climbed 25% to $19.4 billion, with EPS of $2.41 compared to $1.91.',
    ],
    [
      'digit',
      'Consolidated net income attributable to Walmart climbed 25% to $19.4 billion, with EPS of $2.14 compared to $1.91.',
    ],
    ['direction', 'Operating income dropped 8.6% to $29.3 billion.'],
  ],
  // Moderna, 10-K for 2024
  '0001682852-25-000022': [
    [null, 'With Covid fading, Moderna’s revenue shrank by more than half in 2024, to $3.2 billion from $6.8 billion.'],
    ['digit', 'With Covid fading, Moderna’s revenue shrank in 2024 to $2.3 billion from $6.8 billion.'],
    [null, 'The net loss narrowed to $3.6 billion ($9.28 per share) from $4.7 billion ($12.33 per share).'],
    ['direction', 'The net loss widened to $3.6 billion from $4.7 billion.'],
    ['sign', 'Net income was $3.6 billion, or $9.28 per share.'],
    [null, 'Research and development, with an outlay of $4.5 billion, exceeded revenue by $1.3 billion.'],
    [null, 'The U.S. market – officially, the United States – supplied 55% of revenue.'],
    ['digit', 'The United States supplied 65% of revenue.'],
  ],
}

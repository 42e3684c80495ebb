/** Written before any of them was checked: remarks in passing, replies and captions (seventh batch). */
import type { Sentences } from './sentences.ts'

export const remarks: Readonly<Record<string, Sentences>> = {
  // Nike, 10-K for fiscal 2025
  '0000320187-25-000047': [
    [null, 'Footwear still makes up two-thirds of Nike’s revenue, and Apparel adds another $13.0 billion.'],
    ['digit', 'Footwear still makes up two-thirds of Nike’s revenue, and Apparel adds another $10.3 billion.'],
    [null, 'What hurts most is the profit: at $3.2 billion, it is down from $5.7 billion in fiscal 2024.'],
    ['digit', 'What hurts most is the profit: at $2.3 billion, it is down from $5.7 billion in fiscal 2024.'],
    [null, 'Greater China’s $6.6 billion is about a third of what North America ($19.6 billion) sells.'],
    ['direction', 'Revenues climbed to $46.3 billion in fiscal 2025.'],
    [null, 'Nike paid 17.1% in taxes, compared with 14.9% in the prior year.'],
  ],
  // Tesla, 10-K for 2024
  '0001628280-25-003063': [
    [null, 'Tesla’s R&D budget – $4.5 billion – is small next to revenue of $97.7 billion.'],
    ['unit', 'Tesla’s R&D budget – $4.5 million – is small next to revenue of $97.7 billion.'],
    [null, 'Earnings per share were cut by more than half, to $2.04 from $4.30, in 2024.'],
    ['digit', 'Earnings per share were cut to $2.40 from $4.30 in 2024.'],
    [null, 'Operating income shrank by $1.8 billion, or roughly 20%, to $7.1 billion.'],
    ['digit', 'Operating income shrank by $3.8 billion to $7.1 billion.'],
    ['figure', 'China accounted for $47.7 billion of revenue.'],
  ],
  // Amazon, 10-K for 2023
  '0001018724-24-000008': [
    [
      null,
      'Third-party seller services, at $140.1 billion, were the second-biggest revenue source after Online stores, at $231.9 billion.',
    ],
    ['digit', 'Third-party seller services, at $104.1 billion, were the second-biggest revenue source.'],
    [null, 'Amazon had lost 27 cents a share in 2022; in 2023 it made $2.90.'],
    ['digit', 'In 2023 Amazon made $2.09 a share.'],
    [null, 'Its operating margin more than doubled, to 6.4% from 2.4%.'],
    ['digit', 'Its operating margin more than doubled, to 4.6% from 2.4%.'],
    [
      null,
      'Fulfillment, the largest operating expense, cost $90.6 billion, and technology and infrastructure $85.6 billion.',
    ],
    ['figure', 'Fulfillment cost $85.6 billion, and technology and infrastructure $90.6 billion.'],
  ],
  // Johnson & Johnson, 10-K for 2024
  '0000200406-25-000038': [
    [null, 'J&J sells more than half of its products in the United States: $50.3 billion out of $88.8 billion.'],
    ['digit', 'J&J sells more than half of its products in the United States: $53.0 billion out of $88.8 billion.'],
    [null, 'Its gross margin (69.1%) was a touch higher than in 2023 (68.8%).'],
    ['direction', 'Its gross margin (69.1%) was a touch lower than in 2023 (68.8%).'],
    [null, 'Sales grew $3.7 billion, to $88.8 billion.'],
    ['digit', 'Sales grew $7.3 billion, to $88.8 billion.'],
    ['period', 'Net earnings for 2024 were $35.2 billion.'],
  ],
  // Mastercard, 10-K for 2024
  '0001141391-25-000011': [
    [null, 'Operating income of $15.6 billion and net income of $12.9 billion were both records for Mastercard.'],
    ['figure', 'Operating income of $12.9 billion and net income of $15.6 billion were both records for Mastercard.'],
    [
      null,
      'The payment network grew to $17.3 billion; value-added services and solutions grew faster, to $10.8 billion.',
    ],
    ['digit', 'The payment network grew to $13.7 billion.'],
    [null, 'EPS: +17% to $13.89. Revenue: +12% to $28.2bn.'],
    ['digit', 'EPS: +17% to $13.89. Revenue: +21% to $28.2bn.'],
    ['unit', 'General and administrative costs reached $10.2 million.'],
  ],
}

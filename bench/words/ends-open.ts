/**
 * False sentences of 2026-11-29 whose every number stands in the filing while what is told between them is not so: a change
 * of other ends than the two that are named, a part of another whole, a fraction that the two amounts beside it deny. Of 550
 * that were written so, these 61 were passed at first sight; none may be. The right ones beside them say what is so.
 */
import type { SentenceSet } from './sets.ts'

export const sentencesEnds: SentenceSet = {
  moderna: [
    ['base', "Moderna's revenue fell from $19.3 billion in 2022 to $3.2 billion in 2024, a drop of 53%."],
    ['base', "Moderna's revenue plunged to $3.2 billion in 2024 from $19.3 billion in 2022, down 53%."],
    ['base', "Moderna's revenue shrank 53% from $19.3 billion in 2022 to $3.2 billion in 2024."],
    [
      'base',
      "Europe was Moderna's weakest region in 2024 with just $598 million, less than a third of the $1.36 billion of 2023.",
    ],
    ['base', "Moderna's cost of sales was $1.5 billion in 2024, a quarter of the $4.7 billion of 2023."],
    [null, "Moderna's revenue fell from $19.3 billion in 2022 to $3.2 billion in 2024, a drop of 83%."],
    [null, "Moderna's revenue shrank 83% from $19.3 billion in 2022 to $3.2 billion in 2024."],
    [
      null,
      "Moderna's revenue dropped from $19.3 billion in 2022 to $3.2 billion in 2024, falling by 53% in the last year alone.",
    ],
    [
      null,
      "Europe was Moderna's weakest region in 2024 with just $598 million, less than half of the $1.36 billion of 2023.",
    ],
  ],
  amazon: [
    ['base', "Amazon's revenue was $638.0 billion in 2024 against $514.0 billion in 2022, an increase of 11%."],
    ['base', "Amazon's sales, $514.0 billion in 2022, were $638.0 billion in 2024 after growing by 11%."],
    [
      'base',
      'AWS brought in $107.6 billion, or about 17 cents of every dollar Amazon took in in the United States in 2024.',
    ],
    ['base', "Amazon's revenue rose from $514.0 billion in 2022 to $638.0 billion in 2024, an increase of 11%."],
    ['base', "Amazon's operating income rose from $12.2 billion in 2022 to $68.6 billion in 2024, almost doubling."],
    [null, "Amazon's revenue rose from $514.0 billion in 2022 to $638.0 billion in 2024, an increase of 24%."],
    [null, "Amazon's revenue rose from $514.0 billion in 2022 to $638.0 billion in 2024, up 11% from 2023."],
    [null, "Amazon's operating income more than quintupled from $12.2 billion in 2022 to $68.6 billion in 2024."],
    [null, 'AWS brought in $107.6 billion, or about 17 cents of every dollar Amazon took in in 2024.'],
  ],
  alphabet: [
    ['base', 'Alphabet earned $10.81 a share, a dollar more than the $8.04 of 2024.'],
    ['base', "Alphabet's revenue rose from $307.4 billion in 2023 to $402.8 billion in 2025, an increase of 15%."],
    ['base', "Alphabet's net income rose from $73.8 billion in 2023 to $132.2 billion in 2025, a gain of 32%."],
    [
      'base',
      'Google Services brought in $342.7 billion in 2025, 85 cents of every dollar Alphabet earned in the United States.',
    ],
    [null, 'Other Bets: $1.54 billion of revenue in 2025, down from $1.65 billion.'],
  ],
  apple: [
    ['base', "Apple's revenue rose from $383.3 billion in fiscal 2023 to $416.2 billion in fiscal 2025, up 6.4%."],
    ['base', 'Services brought in $109.2 billion in fiscal 2025, 26 cents of every dollar Apple took in in Europe.'],
    ['base', "Apple's net income climbed 19.5% from $97.0 billion in fiscal 2023 to $112.0 billion in fiscal 2025."],
    [
      'base',
      "Apple's diluted earnings per share rose from $6.13 in fiscal 2023 to $7.46 in fiscal 2025, a gain of 23%.",
    ],
    [null, 'Net income bounced back to $112.0 billion after slipping to $93.7 billion in 2024.'],
  ],
  boeing: [
    [
      'base',
      "Boeing's net loss widened from $4.9 billion in 2022 to $11.8 billion in 2024, more than five times as much.",
    ],
    ['base', "Boeing's total debt rose to $53.9 billion in 2024 from $52.3 billion, a tenth more."],
    [null, "Boeing's revenue edged down from $66.6 billion in 2022 to $66.5 billion in 2024."],
  ],
  exxon: [
    ['base', "Exxon's net income fell from $9.2 billion to $7.1 billion in the quarter, a third less."],
    ['base', "Exxon's tax rate was 31% of revenue in the quarter."],
  ],
  home_depot: [
    [
      'base',
      "Home Depot's net earnings fell from $17.1 billion in fiscal 2022 to $14.8 billion in fiscal 2024, a fall of 2.2%.",
    ],
    ['base', "Home Depot's sales rose from $157.4 billion in fiscal 2022 to $159.5 billion in fiscal 2024, up 4.5%."],
    ['base', "Home Depot's gross margin was 33.4% in fiscal 2024, 33.4% of its U.S. sales."],
    ['base', 'Home Depot earned $14.91 a share in fiscal 2024, 1.3% less than the $16.69 of fiscal 2022.'],
    [null, 'Home Depot earned $14.91 a share in fiscal 2024, 10.7% less than the $16.69 of fiscal 2022.'],
  ],
  mastercard: [
    ['base', "Mastercard's revenue rose from $22.2 billion in 2022 to $28.2 billion in 2024, up 12%."],
    ['base', "Mastercard's net income rose from $9.9 billion in 2022 to $12.9 billion in 2024, up 15%."],
    [
      'base',
      'Value-added services brought in $10.8 billion in 2024, 38 cents of every dollar Mastercard made in the Americas.',
    ],
  ],
  meta: [
    ['base', "Meta's revenue rose from $116.6 billion in 2022 to $164.5 billion in 2024, up 22%."],
    ['base', "Meta's net income rose from $23.2 billion in 2022 to $62.4 billion in 2024, an increase of 59%."],
    ['base', 'Reality Labs brought in $2.1 billion in 2024, 1.3 cents of every dollar Meta made in Europe.'],
    ['base', "R&D took 27 cents of every dollar of Meta's gross profit in 2024."],
    ['base', "Meta's operating income rose to $69.4 billion in 2024 from $28.9 billion in 2022, a gain of 48%."],
    ['base', "Meta's diluted EPS rose from $8.59 in 2022 to $23.86 in 2024, up 60%."],
    ['base', 'Meta cut its marketing and sales from $15.3 billion in 2022 to $11.3 billion in 2024, a cut of 8%.'],
    ['base', "Meta's free cash flow rose 23% from $19.3 billion in 2022 to $54.1 billion in 2024."],
    [null, "Meta's net income more than doubled from $23.2 billion in 2022 to $62.4 billion in 2024."],
    [null, "R&D took 33 cents of every dollar of Meta's gross profit in 2024."],
    [null, "Meta's free cash flow rose from $19.3 billion in 2022 to $54.1 billion in 2024, up 180%."],
  ],
  nike: [
    ['rank', "Nike's revenue of $46.3 billion was its second-lowest in three years."],
    [null, "Nike's revenue of $46.3 billion was its third-highest in three years."],
    ['base', "Nike's net income fell from $5.1 billion in fiscal 2023 to $3.2 billion in fiscal 2025, down 44%."],
  ],
  nvidia: [
    ['base', "Graphics brought in $5.4 billion in the quarter, a tenth of Compute & Networking's $41.3 billion."],
    ['base', "Nvidia's inventories rose from $10.1 billion to $15.0 billion, a rise of a third."],
  ],
  procter: [
    ['base', "P&G's net earnings rose 7.4% from $14.7 billion in fiscal 2023 to $16.0 billion in fiscal 2025."],
    ['base', "P&G's diluted EPS rose from $5.90 in fiscal 2023 to $6.51 in fiscal 2025, up 8%."],
  ],
  tesla: [
    ['base', "Tesla's profit, $15.0 billion in 2023, was $3.8 billion in 2025 – a 46% decline."],
    ['base', "Tesla's net income fell from $15.0 billion in 2023 to $3.8 billion in 2025, a fall of 46%."],
    ['base', "Tesla's net income tumbled 46% from $15.0 billion in 2023 to $3.8 billion in 2025."],
    ['base', "Tesla's R&D rose to $6.4 billion in 2025 from $4.0 billion in 2023, up 41%."],
    [
      'base',
      'Energy generation and storage brought in $12.8 billion in 2025, 13 cents of every dollar Tesla made in the United States.',
    ],
    ['base', "Tesla's energy business grew to $12.8 billion in 2025 from $10.1 billion, a rise of a third."],
    [null, "Tesla's net income fell from $15.0 billion in 2023 to $3.8 billion in 2025, a fall of 75%."],
  ],
  unitedhealth: [
    ['base', "UnitedHealth's net income fell from $20.1 billion in 2022 to $14.4 billion in 2024, a decline of 36%."],
    ['base', "UnitedHealth's revenue rose from $324.2 billion in 2022 to $400.3 billion in 2024, up 7.7%."],
  ],
  walmart: [
    ['base', "Walmart's net income rose from $11.7 billion in fiscal 2023 to $19.4 billion in fiscal 2025, up 25%."],
    ['base', "Walmart's revenue rose from $611.3 billion in fiscal 2023 to $681.0 billion in fiscal 2025, up 5.1%."],
    ['base', "Walmart International brought in 18 cents of every dollar of Walmart's U.S. sales in fiscal 2025."],
    [null, "Walmart's net income rose from $11.7 billion in fiscal 2023 to $19.4 billion in fiscal 2025, up 66%."],
  ],
  webster: [
    ['base', "Webster's net income fell from $18.9 million in 1993 to $18.3 million in 1995, a fall of 2.0%."],
    ['base', "Webster's revenue rose from $84.5 million in 1993 to $109.3 million in 1995, up 3.1%."],
  ],
  aegon: [
    ['base', "AEGON's net income rose from EUR 1.2 billion in 1998 to EUR 2.1 billion in 2000, up 32%."],
    ['base', "AEGON's revenue rose from EUR 17.2 billion in 1998 to EUR 30.8 billion in 2000, up 37%."],
  ],
  aurora: [
    ['base', "Aurora's net loss widened from $796 million in 2023 to $816 million in 2025, up 9%."],
    ['base', "Aurora's loss per share narrowed from $0.60 in 2023 to $0.44 in 2025, down 4%."],
  ],
  johnson: [['base', "The United States brought in $13.5 billion in the quarter, three times Europe's $5.4 billion."]],
}

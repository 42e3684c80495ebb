/** Written before any of them was checked: columns, broker notes, chat answers, radio scripts (third batch). */
import type { Sentences } from './sentences.ts'

export const columns: Readonly<Record<string, Sentences>> = {
  // AMD, 10-K for 2023
  '0000002488-24-000012': [
    [
      null,
      'In a year most chipmakers would rather forget, AMD’s sales slipped to $22.7 billion, 4% shy of the record $23.6 billion it had posted twelve months earlier.',
    ],
    [
      'digit',
      'AMD’s sales slipped to $22.7 billion, 14% shy of the record $23.6 billion it had posted twelve months earlier.',
    ],
    [
      null,
      'Operating profit all but evaporated, plunging 68% to $401 million; the resulting margin was a paper-thin 1.8%.',
    ],
    ['digit', 'Operating profit all but evaporated, plunging 86% to $401 million.'],
    [
      null,
      'Thanks to a tax benefit of $346 million, though, net income of $854 million exceeded pre-tax income of $492 million.',
    ],
    ['figure', 'Net income of $492 million exceeded pre-tax income of $854 million.'],
    [null, 'R&D claimed 26% of revenue, versus the 29% share that Data Center contributed.'],
    [null, 'Compare that with 2021, when AMD made $3.2 billion on sales of $16.4 billion.'],
    ['period', 'Compare that with 2021, when AMD made $1.3 billion on sales of $23.6 billion.'],
    ['digit', 'Data Center sales hit $6.9 billion in 2023.'],
  ],
  // Johnson & Johnson, 10-K for 2024
  '0000200406-25-000038': [
    [
      null,
      'J&J’s two businesses split revenue roughly 64/36: Innovative Medicine booked $57.0 billion and MedTech $31.9 billion.',
    ],
    ['figure', 'Innovative Medicine booked $31.9 billion and MedTech $57.0 billion.'],
    [
      null,
      'Net earnings plummeted 60%, to $14.1 billion from $35.2 billion, because 2023 had included a $21.8 billion gain from discontinued operations.',
    ],
    ['digit', 'Net earnings plummeted 40%, to $14.1 billion from $35.2 billion.'],
    ['direction', 'Net earnings soared to $14.1 billion from $35.2 billion.'],
    [null, 'Almost one dollar in five of sales – $17.2 billion – was plowed back into research and development.'],
    ['digit', 'Research and development, at $12.7 billion, equaled one dollar in five of sales.'],
    [null, 'Sales: $88.8bn, +4.3%. Diluted EPS: $5.79, after $13.72.'],
    ['digit', 'Sales: $88.8bn, +3.4%. Diluted EPS: $5.79, after $13.72.'],
    ['period', 'Diluted EPS for 2024: $13.72.'],
  ],
  // Exxon Mobil, 10-Q for the second quarter of 2023
  '0000034088-23-000048': [
    [
      null,
      'Exxon’s profit more than halved, to $7.9bn, in the three months through June; in the year-earlier period it had been a bumper $17.9bn.',
    ],
    ['digit', 'Exxon’s profit more than halved, to $9.7bn, in the three months through June.'],
    [null, 'Revenue tumbled by some $33 billion, or 28%, to $82.9 billion, while income taxes came to $3.5 billion.'],
    ['digit', 'Revenue tumbled by some $23 billion to $82.9 billion.'],
    ['unit', 'Revenue tumbled to $82.9 million, while income taxes came to $3.5 billion.'],
    [null, 'Per share, the oil major earned $1.94 – less than half of the $4.21 it earned a year before.'],
    ['digit', 'Per share, the oil major earned $1.49 – less than half of the $4.21 it earned a year before.'],
    [null, 'The United States supplied $31.3 billion of that, other countries $49.5 billion.'],
  ],
  // Apple Computer, 10-Q for the first quarter of fiscal 1998
  '0000320193-98-000003': [
    [null, 'Steve Jobs could announce a profit of $47 million; a year earlier, Apple had lost $120 million.'],
    ['sign', 'Steve Jobs had to announce a loss of $47 million.'],
    [null, 'Net sales, however, were down 26% at $1.58 billion.'],
    ['direction', 'Net sales, however, were up 26% at $1.58 billion.'],
    [null, 'The gross margin recovered to 22.4 percent of net sales (18.6 percent in the year-ago quarter).'],
    ['digit', 'The gross margin recovered to 24.2 percent of net sales (18.6 percent in the year-ago quarter).'],
    ['unit', 'R&D amounted to $79 billion, SG&A to $234 million.'],
  ],
  // Tesla, 10-K for 2023
  '0001628280-24-002390': [
    [
      null,
      'Tesla’s automotive gross profit aside, the group’s gross margin of 18.2% was more than seven points lower than 2022’s 25.6%.',
    ],
    ['digit', 'The group’s gross margin of 18.2% was more than seven points lower than 2022’s 26.5%.'],
    [null, 'Without the $5.0 billion tax benefit, Tesla’s net income would hardly have risen 19% to $15.0 billion.'],
    [
      null,
      'Were it not for cars ($90.7 billion in revenue from the Automotive segment), little would be left: energy brought in $6.0 billion.',
    ],
    [null, 'Revenue climbed by almost a fifth while operating income dropped by more than a third.'],
    ['direction', 'Revenue climbed by almost a fifth and operating income climbed by more than a third.'],
    ['digit', 'Revenue climbed by almost a half.'],
    [null, 'In China the company sold goods worth $21.7 billion, equal to 22% of its revenue.'],
    ['digit', 'Revenue from China was $27.1 billion, equal to 28% of its total.'],
    ['period', 'Operating income in 2023 came to $13.7 billion.'],
  ],
  // Alphabet, 10-Q for the third quarter of 2023
  '0001652044-23-000094': [
    [
      null,
      'Google’s parent reported 11 percent revenue growth – its first double-digit increase in four quarters – and a 28 percent operating margin.',
    ],
    ['digit', 'Google’s parent reported 21 percent revenue growth.'],
    ['digit', 'Google’s parent reported a 38 percent operating margin.'],
    [
      null,
      'From $13.9 billion a year ago, net income shot up to $19.7 billion; per diluted share, it was $1.55 instead of $1.06.',
    ],
    ['figure', 'From $19.7 billion a year ago, net income shot up to $13.9 billion.'],
    [null, 'Cloud revenue of $8.4 billion fell short of what investors had hoped for.'],
    ['digit', 'Google Cloud revenue of $8.8 billion fell short of what investors had hoped for.'],
    [null, 'The tax rate, a mere 7.1%, halved from 14.3% in Q3 2022.'],
    ['direction', 'The tax rate doubled from 14.3% in Q3 2022.'],
    [null, 'EMEA: $22.7B (30% of total). APAC: $13.1B (17%). US: $36.4B (47%).'],
  ],
  // Procter & Gamble, 10-K for fiscal 2025
  '0000080424-25-000076': [
    [null, 'A flat top line (+0.3%, to $84.3bn) did not stop P&G from growing EPS by 8% to $6.51.'],
    ['digit', 'A flat top line did not stop P&G from growing EPS by 18% to $6.51.'],
    [null, 'Of the $84.3 billion in net sales, $41.6 billion came from the United States.'],
    ['digit', 'Of the $84.3 billion in net sales, $46.1 billion came from the United States.'],
    [null, 'Operating margin gained 220 bps to 24.3%, even as gross margin gave up 20 bps to 51.2%.'],
    ['direction', 'Operating margin lost 220 bps to 24.3%.'],
    [
      null,
      'Beauty ($15.0 billion), Health Care ($12.0 billion) and Grooming ($6.7 billion) combined are barely larger than Fabric & Home Care ($29.6 billion).',
    ],
    ['unit', 'Beauty ($15.0 million) is smaller than Fabric & Home Care ($29.6 billion).'],
  ],
  // Mastercard, 10-K for 2023
  '0001141391-24-000022': [
    [null, 'For every dollar of revenue Mastercard kept 56 cents as operating income and 45 cents as net income.'],
    ['digit', 'For every dollar of revenue Mastercard kept 65 cents as operating income.'],
    [
      null,
      'FY23 EPS of $11.83 was up 16% YoY, helped by buybacks: diluted shares shrank to 946 million from 971 million.',
    ],
    ['digit', 'FY23 EPS of $11.83 was up 61% YoY.'],
    ['unit', 'Diluted shares shrank to 946 billion from 971 million.'],
    [null, 'Value-added services and solutions now represent 37% of net revenue, i.e. $9.3 billion.'],
    ['digit', 'Value-added services and solutions now represent 27% of net revenue, i.e. $9.3 billion.'],
    [null, 'Litigation provisions set the company back by $539 million.'],
  ],
  // NVIDIA, 10-K for fiscal 2024
  '0001045810-24-000029': [
    [null, 'Net income? Up almost sevenfold, from $4.4 billion to $29.8 billion.'],
    ['digit', 'Net income? Up from $4.4 billion to $28.9 billion.'],
    [
      null,
      'What a year: revenue more than doubled (+126%), and operating income was nearly eight times that of fiscal 2023.',
    ],
    [
      'digit',
      'What a year: revenue more than tripled, and operating income was nearly eight times that of fiscal 2023.',
    ],
    ['digit', 'Operating income was nearly twelve times that of fiscal 2023, and revenue rose 162%.'],
    [
      null,
      'It spent $8.7 billion on research and development and $2.7 billion on sales, general and administrative costs.',
    ],
    [
      'figure',
      'It spent $2.7 billion on research and development and $8.7 billion on sales, general and administrative costs.',
    ],
    [null, 'Gross margin, at 72.7 percent, was up nearly 16 points from 56.9 percent.'],
    ['digit', 'Gross margin, at 77.2 percent, was up from 56.9 percent.'],
  ],
  // AbbVie, 10-Q for the second quarter of 2023
  '0001551152-23-000033': [
    [
      null,
      'With Humira now facing biosimilars ($4.0 billion of revenue), AbbVie’s total dipped 4.9% to $13.9 billion.',
    ],
    ['direction', 'AbbVie’s revenue climbed 4.9% to $13.9 billion.'],
    [
      null,
      'EPS of $1.14 compared favorably with the 51 cents of Q2 2022, as net earnings more than doubled to $2.0 billion.',
    ],
    ['digit', 'EPS of $1.41 compared favorably with the 51 cents of Q2 2022.'],
    [null, 'Skyrizi and Rinvoq brought in $1.9 billion and $918 million, respectively.'],
    ['figure', 'Skyrizi and Rinvoq brought in $918 million and $1.9 billion, respectively.'],
  ],
  // Boeing, 10-K for 2023
  '0000012927-24-000010': [
    [
      null,
      'Boeing cut its annual net loss by more than half, from $4.9 billion to $2.2 billion, on revenue that rose 17%.',
    ],
    ['direction', 'Boeing’s annual net loss grew from $4.9 billion to $2.2 billion.'],
    ['digit', 'Boeing cut its annual net loss from $4.9 billion to $2.7 billion.'],
    [null, 'The loss from operations narrowed to $773 million, compared with $3.5 billion in 2022.'],
    ['unit', 'The loss from operations narrowed to $773 billion, compared with $3.5 billion in 2022.'],
    [
      null,
      'Commercial Airplanes, the biggest unit by revenue, delivered $33.9 billion, equivalent to 44% of the total.',
    ],
    ['digit', 'Commercial Airplanes, the biggest unit by revenue, delivered $39.3 billion.'],
    [null, 'Shareholders lost $3.67 per share; in 2022 it was $8.30.'],
  ],
  // UnitedHealth, 10-Q for the second quarter of 2023
  '0000731766-23-000053': [
    [
      null,
      'UNH 2Q23: revenues $92.9bn (+16% YoY), op. earnings $8.06bn (+13% YoY), op. margin 8.7% vs. 8.9%, EPS $5.82 vs. $5.34.',
    ],
    ['digit', 'UNH 2Q23: revenues $92.9bn (+16% YoY), op. earnings $8.06bn (+31% YoY).'],
    ['digit', 'UNH 2Q23: op. margin 8.7% vs. 9.8%, EPS $5.82 vs. $5.34.'],
    ['period', 'UNH 2Q22: revenues $92.9bn.'],
    [null, 'UnitedHealthcare’s revenue, at $70.2 billion, was some 2.5 times that of Optum Rx.'],
    ['digit', 'UnitedHealthcare’s revenue was $72.0 billion.'],
    [null, 'Net income advanced a modest 8% to $5.5 billion, or $5.82 per share.'],
    ['sign', 'A net loss of $5.5 billion, or $5.82 per share, was the result.'],
  ],
}

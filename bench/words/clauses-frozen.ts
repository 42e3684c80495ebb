/**
 * The frozen half of the sentences and lies of 2026-11-27 whose figure is told with a clause beside it: written before
 * the reader was built with the open half, and looked at as counts only.
 */
import type { LieSet, SentenceSet } from './sets.ts'

export const sentencesClausesFrozen: SentenceSet = {
  apple: [
    [null, 'Gross profit swelled to $195.2 billion as customers chose pricier models.'],
    [null, 'Apple said fiscal-year profit jumped 19.5% to $112.0 billion, shrugging off a weak Chinese market.'],
    [null, 'Mac revenue came in at $33.7 billion, the Cupertino company said in its annual report.'],
    [null, 'Apple profit climbs 19% to $112B; revenue up 6%'],
    [null, 'Though the Chinese business stumbled, Apple’s revenue still rose 6.4% to $416.2 billion.'],
    ['digit', 'Though the Chinese business stumbled, Apple’s revenue still rose 6.4% to $461.2 billion.'],
    [null, 'The company took in $416.2 billion, just over $25 billion more than the year before, as services boomed.'],
    [null, 'Operating income advanced 8% to $133.1 billion, and taxes fell to $20.7 billion from $29.7 billion.'],
    [
      'direction',
      'Operating income advanced 8% to $133.1 billion, and taxes rose to $20.7 billion from $29.7 billion.',
    ],
  ],
  apple_quarter: [
    [null, 'Apple’s June-quarter revenue rose 9.6% to $94.0 billion as buyers rushed to beat tariffs.'],
    [
      null,
      'Quarterly profit came to $23.4 billion, or $1.57 per share, compared with $21.4 billion, or $1.40, a year ago.',
    ],
  ],
  alphabet: [
    [null, 'Alphabet’s operating income climbed 15% to $129.0 billion as cloud customers piled in.'],
    [null, 'The Google parent reported net income of roughly $132 billion, up from about $100 billion in 2024.'],
    [null, 'Alphabet, which is spending heavily on data centers, increased revenue 15% to $402.8 billion.'],
    ['digit', 'Alphabet, which is spending heavily on data centers, increased revenue 15% to $420.8 billion.'],
    [null, 'Diluted earnings per share rose to $10.81 from $8.04, helped along by a gain on investments.'],
  ],
  amazon: [
    [null, 'Advertising revenue climbed 20% to $56.2 billion as brands moved their budgets online.'],
    [null, 'Amazon’s profit soared 95% to $59.2 billion, easing worries about its spending.'],
    [null, 'As shoppers returned to its website, Amazon increased net sales 11% to $638.0 billion.'],
    [null, 'Amazon posted operating income of $68.6 billion, up 86% from the previous year, even as wages rose.'],
    ['figure', 'Amazon posted operating income of $68.6 billion, up 68% from the previous year, even as wages rose.'],
  ],
  boeing: [
    [null, 'The planemaker’s annual loss ballooned to $11.8 billion as crises piled up.'],
    [null, 'Hit by strikes and safety scandals, Boeing lost $11.8 billion last year.'],
    [null, 'Commercial Airplanes revenue plunged by nearly a third to $22.9 billion because factories stood still.'],
    [
      'direction',
      'Commercial Airplanes revenue jumped by nearly a third to $22.9 billion because factories stood still.',
    ],
  ],
  coca_cola: [
    [null, 'Net income surged 58% to $3.8 billion in the quarter, the beverage giant said on Tuesday.'],
    [null, 'Second-quarter operating income climbed to $4.3 billion from $2.6 billion as one-time charges faded.'],
  ],
  mastercard: [
    [null, 'As consumers kept spending, Mastercard’s net income rose 15% to $12.9 billion.'],
    [null, 'Operating expenses reached $12.6 billion as the company hired more engineers.'],
    [null, 'Mastercard reported a 12% rise in net revenue to $28.2 billion, according to a regulatory filing.'],
  ],
  nike: [
    [null, 'Net income plunged 44% to $3.2 billion as discounts ate into margins.'],
    [null, 'The sportswear maker reported sales of $46.3 billion, down nearly 10% from a year earlier.'],
    [null, 'Sales in Greater China fell 13% to $6.6 billion as local brands gained ground.'],
    ['figure', 'Sales in Greater China fell 31% to $6.6 billion as local brands gained ground.'],
  ],
  nvidia: [
    [null, 'Second-quarter sales rose 56% to $46.7 billion, a pace few companies can match.'],
    [null, 'Fueled by the boom in artificial intelligence, Nvidia earned $26.4 billion in the quarter.'],
    [null, 'The chip designer’s gross profit climbed to $33.9 billion from $22.6 billion.'],
  ],
  procter: [
    [null, 'Diluted earnings per share increased 8% to $6.51 as the company trimmed costs.'],
    [null, 'The maker of consumer goods reported net sales of $84.3 billion, flat on the year.'],
  ],
  tesla: [
    [null, 'Tesla’s research and development bill jumped 41% to $6.4 billion as it chased robots.'],
    [null, 'The electric carmaker earned $1.08 per diluted share, down from $2.04, as price cuts bit.'],
    [null, 'Revenue from energy generation and storage grew 27% to $12.8 billion, a rare bright spot.'],
    ['digit', 'Revenue from energy generation and storage grew 27% to $18.2 billion, a rare bright spot.'],
  ],
  walmart: [
    [null, 'Walmart’s net income climbed 25% to $19.4 billion as shoppers traded down.'],
    [null, 'The retailer rang up sales of $681.0 billion, more than any other American company.'],
    [null, 'Walmart International brought in $121.9 billion, up 6%, as Flipkart expanded.'],
  ],
  exxon: [
    [null, 'The oil major’s quarterly earnings dropped to $7.1 billion from $9.2 billion as refining margins shrank.'],
    [null, 'Revenue fell 12% to $81.5 billion, while income taxes declined to $3.4 billion.'],
  ],
  home_depot: [
    [null, 'Sales totaled $159.5 billion, up 4.5%, after the chain bought a roofing distributor.'],
    [null, 'The home-improvement retailer earned $14.91 a share, down from $15.11, as customers stayed cautious.'],
  ],
  johnson: [
    [null, 'Second-quarter sales rose 5.8% to $23.7 billion as cancer drugs sold well.'],
    [null, 'Johnson & Johnson’s net earnings increased 18% to $5.5 billion, the drugmaker said.'],
  ],
  meta: [
    [null, 'Facebook’s parent earned $62.4 billion in 2024, a 59% increase over the prior year.'],
    [null, 'Reality Labs, the virtual-reality division, brought in $2.1 billion.'],
    [null, 'Meta’s diluted earnings per share climbed to $23.86 from $14.87 as layoffs lowered costs.'],
    ['digit', 'Meta’s diluted earnings per share climbed to $32.86 from $14.87 as layoffs lowered costs.'],
  ],
  moderna: [
    [null, 'Revenue plunged 53% to $3.2 billion as the pandemic receded.'],
    [null, 'Moderna’s net loss narrowed to $3.6 billion from $4.7 billion as the company slashed costs.'],
  ],
  unitedhealth: [
    [null, 'The insurer’s net earnings dropped to $14.4 billion from $22.4 billion as medical bills climbed.'],
    [null, 'In a year marred by a cyberattack, UnitedHealth’s revenue grew 8% to $400.3 billion.'],
  ],
}

export const liesClausesFrozen: LieSet = {
  apple: [
    'Gross profit swelled to $195.2 billion as pension gains were added.',
    'Revenue rose 6.4% to $416.2 billion as if the euro had held.',
    'Apple’s revenue rose 6.4% to $416.2 billion before returns, the company said.',
    'iPhone unit sales climbed to 209.6 billion as buyers upgraded.',
    'Had tariffs been lifted, Apple would have earned $112.0 billion.',
    'Apple said its app developers earned $112.0 billion as downloads soared.',
    'Huawei’s revenue rose 6.4% to $416.2 billion as Apple lost ground.',
    'Bookings rose 6.4% to $416.2 billion as companies ordered more.',
    'Revenue did not rise 6.4% to $416.2 billion as some reported.',
    'Revenue rose 6.4% to $416.2 billion when converted at last year’s rates.',
    'Calendar-year revenue rose 6.4% to $416.2 billion as the quarter was shifted.',
    'With the App Store counted twice, Apple’s revenue reached $416.2 billion.',
    'Revenue from Apple Intelligence was $416.2 billion, the company said.',
    'Apple’s cash pile climbed to $112.0 billion as buybacks slowed.',
    'Net income attributable to minority holders was $112.0 billion, the company said.',
    'Revenue rose 6.4% to $416.2 billion as the budget called for.',
  ],
  alphabet: [
    'Search revenue climbed 15% to $402.8 billion as advertisers returned.',
    'Alphabet’s operating cash flow climbed 15% to $129.0 billion as cloud customers piled in.',
    'Cloud commitments jumped 36% to $58.7 billion, while costs fell.',
    'Alphabet was fined $132.2 billion as regulators won.',
    'Net income excluding investments was $132.2 billion, up 32%, as markets rallied.',
    'Microsoft, which rents out computing power, increased revenue 15% to $402.8 billion.',
    'Alphabet’s EBITDA climbed 32% to $132.2 billion as cloud grew.',
    'Consensus had revenue at $402.8 billion as advertising recovered.',
  ],
  amazon: [
    'Gross merchandise volume increased 11% to $638.0 billion as shoppers returned.',
    'AWS operating income climbed 19% to $107.6 billion as companies moved online.',
    'Amazon could have posted operating income of $68.6 billion as wages fell.',
    'Shopify’s profit soared 95% to $59.2 billion, easing worries about its spending.',
    'Domestic net sales increased 11% to $638.0 billion, the company said.',
    'Amazon lost $59.2 billion as wages rose.',
    'Excluding Whole Foods, net sales increased 11% to $638.0 billion.',
    'Warehouse rents came to $98.5 billion as the network spread.',
  ],
  boeing: [
    'The planemaker’s quarterly loss ballooned to $11.8 billion as crises piled up.',
    'Boeing’s core loss was $11.8 billion as crises piled up.',
    'Spirit lost $11.8 billion as Boeing cut orders.',
    'Compensation claims reached $11.8 billion after the accident.',
    '737 revenue plunged by nearly a third to $22.9 billion because factories stood still.',
    'Boeing narrowly avoided a loss of $11.8 billion as work resumed.',
  ],
  coca_cola: [
    'Sprite’s revenue was $12.5 billion as the summer heat lifted demand.',
    'Unit case volume rose 1% to 12.5 billion as prices held.',
    'Currency-neutral operating income climbed to $4.3 billion from $2.6 billion.',
    'The full-year operating income climbed to $4.3 billion from $2.6 billion as charges faded.',
  ],
  mastercard: [
    'Card spending reached $28.2 billion as travellers returned.',
    'Non-GAAP net income rose 15% to $12.9 billion as consumers kept spending.',
    'American Express lifted net revenue 12% to $28.2 billion as travellers returned.',
    'Rebates and incentives grew 12% to $28.2 billion as banks bargained.',
  ],
  nike: [
    'Jordan sales were $46.3 billion, down nearly 10%, as fans moved on.',
    'Adidas reported sales of $46.3 billion, down nearly 10%, as Nike cleared stock.',
    'Nike’s fourth-quarter net income plunged 44% to $3.2 billion as discounts ate into margins.',
    'Women’s footwear sales came to $31.0 billion as runners returned.',
  ],
  nvidia: [
    'Data center revenue rose 56% to $46.7 billion as cloud providers expanded.',
    'Nvidia’s nine-month revenue rose 56% to $46.7 billion as cloud providers expanded.',
    'Nvidia forecast sales of $46.7 billion, the chipmaker said.',
    'Customers of Nvidia earned $26.4 billion as they rented out chips.',
  ],
  tesla: [
    'Tesla’s robotaxi business earned $3.8 billion in 2025 as riders signed up.',
    'Ford’s profit sank 46% to $3.8 billion as competition stiffened.',
    'Tesla’s backlog slipped 3% to $94.8 billion as buyers waited.',
    'Free cash flow sank 46% to $3.8 billion as the company chased robots.',
    'Tesla’s profit sank 46% to $3.8 billion in the first half, as competition stiffened.',
  ],
  walmart: [
    'Flipkart brought in $121.9 billion as the festival season came.',
    'Walmart’s membership income rose 5% to $681.0 billion as shoppers joined.',
    'Costco rang up sales of $681.0 billion, while Walmart lagged.',
    'Walmart plans to ring up sales of $681.0 billion, the retailer said.',
  ],
  exxon: [
    'Guyana earnings dropped to $7.1 billion from $9.2 billion as prices sank.',
    'Exxon’s twelve-month earnings dropped to $7.1 billion from $9.2 billion as margins shrank.',
    'Chevron’s earnings dropped to $7.1 billion from $9.2 billion as margins shrank.',
    'Dividends came to $7.1 billion as the company rewarded holders.',
  ],
  meta: [
    'Threads earned $62.4 billion in 2024 as users joined.',
    'Meta’s quarterly net income jumped 59% to $62.4 billion as layoffs lowered costs.',
    'Reality Labs lost $2.1 billion as headsets gathered dust.',
    'Meta had hoped for net income of $62.4 billion as advertisers returned.',
  ],
  unitedhealth: [
    'Optum’s revenue grew 8% to $400.3 billion as clinics opened.',
    'Humana’s revenue grew 8% to $400.3 billion as more retirees signed up.',
    'Hackers took $14.4 billion as UnitedHealth’s systems failed.',
    'UnitedHealth’s adjusted earnings dropped to $14.4 billion from $22.4 billion as bills climbed.',
  ],
}

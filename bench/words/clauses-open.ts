/**
 * Sentences and lies of 2026-11-27 whose figure is told with a clause beside it: behind the last number, before the
 * first, an apposition, a second fact, a headline. In the right ones the clause only tells what happened; in the lies it
 * makes the figure another's, another period's, a wish or no fact at all. The open half, which the reader was built with.
 */
import type { LieSet, SentenceSet } from './sets.ts'

export const sentencesClauses: SentenceSet = {
  apple: [
    [null, 'Revenue rose 6.4% to $416.2 billion as iPhone upgrades picked up.'],
    ['digit', 'Revenue rose 6.4% to $461.2 billion as iPhone upgrades picked up.'],
    [null, 'Net income climbed to $112.0 billion from $93.7 billion a year earlier, the company said.'],
    [null, 'The iPhone maker posted net income of $112.0 billion, up 19.5% from $93.7 billion a year earlier.'],
    [null, 'Revenue up 6% to $416B as consumers snapped up new phones'],
    [null, 'After a strong holiday season, Apple reported revenue of $416.2 billion for fiscal 2025.'],
    [null, 'Services jumped 13.5% to $109.2 billion, while Greater China slipped 3.8% to $64.4 billion.'],
    ['direction', 'Services jumped 13.5% to $109.2 billion, while Greater China rose 3.8% to $64.4 billion.'],
    [null, 'Apple earned $7.46 per diluted share, compared with $6.08 a year ago, according to its annual report.'],
    [null, 'Despite tariff worries and a slow start in artificial intelligence, Apple grew revenue by 6.4%.'],
  ],
  alphabet: [
    [null, 'Alphabet’s revenue rose 15% to $402.8 billion as advertisers kept spending.'],
    [null, 'Google Cloud revenue surged 36% to $58.7 billion as companies rushed to rent computing power.'],
    [null, 'With demand for artificial intelligence surging, Alphabet lifted revenue 15% to $402.8 billion.'],
    [null, 'Alphabet reported a 32% jump in net income to $132.2 billion, a sign that search is holding its own.'],
    ['figure', 'Alphabet reported a 23% jump in net income to $132.2 billion, a sign that search is holding its own.'],
    [null, 'Research spending climbed to $61.1 billion, and marketing costs edged up to $28.7 billion.'],
  ],
  amazon: [
    [null, 'Amazon’s net income nearly doubled to $59.2 billion as cost cuts took hold.'],
    [null, 'Net sales increased 11% to $638.0 billion in 2024, compared with $574.8 billion in 2023.'],
    [null, 'AWS grew 19% to $107.6 billion, which pleased investors.'],
    [null, 'Operating income was $68.6 billion, almost twice the $36.9 billion of 2023, the Seattle company said.'],
    ['digit', 'Operating income was $86.6 billion, almost twice the $36.9 billion of 2023, the Seattle company said.'],
  ],
  boeing: [
    [null, 'Boeing lost $11.8 billion in 2024 as a strike shut its factories.'],
    [null, 'Revenue tumbled 14% to $66.5 billion after a seven-week strike stopped production.'],
    [null, 'Boeing’s net loss widened to $11.8 billion from $2.2 billion, its factories idled for weeks.'],
    ['direction', 'Boeing’s net loss narrowed to $11.8 billion from $2.2 billion, its factories idled for weeks.'],
  ],
  coca_cola: [
    [null, 'Coca-Cola’s quarterly revenue edged up 1% to $12.5 billion, as higher prices made up for weaker demand.'],
    [null, 'The soda maker earned 88 cents per share, up from 56 cents a year earlier.'],
  ],
  mastercard: [
    [null, 'Mastercard’s revenue grew 12% to $28.2 billion as travellers kept swiping.'],
    [null, 'The payments company earned $13.89 per share in 2024, up from $11.83 in 2023, as spending held up.'],
    [null, 'Net income rose 15% to $12.9 billion and operating income climbed 11% to $15.6 billion.'],
  ],
  nike: [
    [null, 'Nike’s revenue dropped 10% to $46.3 billion as the retailer cleared old stock.'],
    [null, 'Footwear sales came to $31.0 billion, as shoppers turned to newer brands.'],
    [null, 'The sneaker giant’s profit shrank 44% to $3.2 billion, the company reported on Thursday.'],
    ['figure', 'The sneaker giant’s profit shrank 34% to $3.2 billion, the company reported on Thursday.'],
  ],
  nvidia: [
    [null, 'Nvidia’s quarterly revenue soared 56% to $46.7 billion as data centers kept buying chips.'],
    [null, 'The chipmaker posted a 59% jump in quarterly net income, to $26.4 billion.'],
  ],
  procter: [
    [null, 'Procter & Gamble’s net sales were little changed at $84.3 billion as households watched their budgets.'],
    [null, 'Net income rose 7% to $16.0 billion, and diluted earnings were $6.51 per share, the company said.'],
  ],
  tesla: [
    [null, 'Tesla’s profit sank 46% to $3.8 billion as competition from China stiffened.'],
    [null, 'Revenue slipped 3% to $94.8 billion, while research and development costs jumped 41% to $6.4 billion.'],
    [null, 'Tesla, whose chief executive spent months in Washington, earned $3.8 billion in 2025.'],
  ],
  walmart: [
    [null, 'Walmart’s revenue rose 5% to $681.0 billion as bargain hunters filled its aisles.'],
    [null, 'Thanks to richer shoppers looking for deals, Walmart lifted revenue 5% to $681.0 billion.'],
    [null, 'Operating income climbed to $29.3 billion from $27.0 billion in the prior year, the retailer said.'],
  ],
  exxon: [
    [null, 'Exxon earned $7.1 billion in the quarter, down from $9.2 billion a year earlier, as crude prices slumped.'],
    [null, 'Quarterly profit fell 23% to $7.1 billion as oil prices weakened.'],
    ['figure', 'Quarterly profit fell 32% to $7.1 billion as oil prices weakened.'],
  ],
  home_depot: [
    [null, 'Home Depot’s sales rose 4.5% to $159.5 billion, though homeowners put off bigger projects.'],
    [null, 'Net earnings slipped 2% to $14.8 billion as mortgage rates kept buyers on the sidelines.'],
  ],
  meta: [
    [null, 'Meta’s net income jumped 59% to $62.4 billion as advertisers returned in force.'],
    [null, 'Revenue climbed 22% to $164.5 billion, and research and development spending reached $43.9 billion.'],
  ],
  moderna: [
    [null, 'Moderna’s revenue more than halved to $3.2 billion as demand for Covid shots dried up.'],
    [null, 'The vaccine maker lost $3.6 billion in 2024, an improvement on the $4.7 billion loss of 2023.'],
  ],
  unitedhealth: [
    [null, 'UnitedHealth’s profit fell 36% to $14.4 billion after hackers crippled its claims unit.'],
    [null, 'Revenue grew 8% to $400.3 billion as the insurer signed up more members.'],
  ],
}

export const liesClauses: LieSet = {
  apple: [
    'Revenue rose 6.4% to $416.2 billion as analysts had expected it to.',
    'Revenue of $416.2 billion excludes the services business.',
    'Net income would have been $112.0 billion as the new tax rules bite.',
    'Apple reported pro forma revenue of $416.2 billion, the company said.',
    'Revenue rose 6.4% at constant currency, as the dollar strengthened.',
    'Apple’s revenue never reached $416.2 billion, the company said.',
    'Net income climbed to $112.0 billion after refunds were stripped out.',
    'Samsung earned $112.0 billion, while Apple struggled.',
    'Services revenue in India rose 13.5% to $109.2 billion as phones sold well.',
    'Apple aims to earn $112.0 billion as demand picks up.',
    'Revenue rose 6.4% to $416.2 billion as restated.',
    'Revenue rose 6.4% to $416.2 billion as measured by Samsung.',
    'Revenue was $416.2 billion, as its rival booked in the same year.',
    'Revenue was $416.2 billion, a figure that its suppliers earned.',
    'With acquisitions included, Apple lifted revenue 6.4% to $416.2 billion.',
    'Deferred revenue rose 6.4% to $416.2 billion as subscribers signed up.',
  ],
  alphabet: [
    'Alphabet’s YouTube revenue rose 15% to $402.8 billion as viewers returned.',
    'Google Cloud backlog surged 36% to $58.7 billion as companies rushed to rent computing power.',
    'Revenue rose 15% to $402.8 billion excluding traffic costs, as advertisers kept spending.',
    'Alphabet’s free cash flow rose 32% to $132.2 billion as spending slowed.',
    'Revenue rose 15% to $402.8 billion over five years as advertisers kept spending.',
    'Waymo’s sales rose 36% to $58.7 billion as riders flocked to it.',
    'Alphabet must earn $132.2 billion as its costs mount.',
    'Net income hit $132.2 billion if the fine is left out, the company said.',
  ],
  amazon: [
    'Amazon’s adjusted net income nearly doubled to $59.2 billion as cost cuts took hold.',
    'Prime revenue increased 11% to $638.0 billion as members ordered more.',
    'AWS profit grew 19% to $107.6 billion, which pleased investors.',
    'Operating income was $68.6 billion, which sellers earned on its marketplace.',
    'Net sales increased 11% to $638.0 billion in the fourth quarter, as shoppers returned.',
    'Amazon fell short of $638.0 billion in sales as shoppers stayed away.',
    'Analysts at Jefferies saw net sales of $638.0 billion as shoppers returned.',
    'Net sales were €638.0 billion, the Seattle company said.',
  ],
  boeing: [
    'Boeing earned $11.8 billion in 2024 as a strike shut its factories.',
    'Boeing’s cash burn was $11.8 billion as a strike shut its factories.',
    'Airbus lost $11.8 billion as Boeing recovered.',
    'Orders tumbled 14% to $66.5 billion after a strike stopped production.',
    'Without the strike, revenue tumbled 14% to $66.5 billion.',
    'Boeing’s net loss widened to $11.8 billion as counted before tax.',
  ],
  coca_cola: [
    'Coca-Cola’s organic revenue edged up 1% to $12.5 billion as prices rose.',
    'Pepsi’s revenue edged up 1% to $12.5 billion, as higher prices made up for weaker demand.',
    'Annual revenue edged up 1% to $12.5 billion, as higher prices made up for weaker demand.',
    'Bottlers’ revenue edged up 1% to $12.5 billion, the company said.',
  ],
  mastercard: [
    'Visa’s revenue grew 12% to $28.2 billion as travellers kept swiping.',
    'Gross dollar volume grew 12% to $28.2 billion as travellers kept swiping.',
    'Mastercard expects revenue to grow 12% to $28.2 billion as spending holds up.',
    'Cross-border fees grew 12% to $28.2 billion as travellers kept swiping.',
  ],
  nike: [
    'Nike’s Converse revenue dropped 10% to $46.3 billion as the retailer cleared old stock.',
    'Nike’s digital sales dropped 10% to $46.3 billion as the retailer cleared old stock.',
    'Nike’s inventories dropped 10% to $46.3 billion as the retailer cleared old stock.',
    'Wholesale revenue dropped 10% to $46.3 billion as stores closed.',
  ],
  nvidia: [
    'Nvidia’s gaming revenue soared 56% to $46.7 billion as players upgraded.',
    'Nvidia’s annual revenue soared 56% to $46.7 billion as data centers kept buying chips.',
    'Nvidia guided to revenue of $46.7 billion as data centers kept buying chips.',
    'AMD’s revenue soared 56% to $46.7 billion, while Nvidia stalled.',
  ],
  tesla: [
    'Tesla’s deliveries sank 46% to 3.8 billion as competition stiffened.',
    'Tesla’s debt sank 46% to $3.8 billion as it paid lenders.',
    'Tesla’s profit of $3.8 billion was mostly regulatory credits, as before.',
    'BYD earned $3.8 billion in 2025, while Tesla slipped.',
    'Revenue slipped 3% to $94.8 billion on a pro forma basis, as prices fell.',
  ],
  walmart: [
    'Walmart’s online sales rose 5% to $681.0 billion as shoppers clicked.',
    'Walmart’s comparable sales rose 5% to $681.0 billion as bargain hunters came.',
    'Target’s revenue rose 5% to $681.0 billion as bargain hunters filled its aisles.',
    'Groceries brought in $681.0 billion as bargain hunters filled its aisles.',
  ],
  exxon: [
    'Exxon’s free cash flow fell 23% to $7.1 billion as oil prices weakened.',
    'Permian profit fell 23% to $7.1 billion as oil prices weakened.',
    'Half-year profit fell 23% to $7.1 billion as oil prices weakened.',
    'Adjusted for one-time items, profit fell 23% to $7.1 billion as oil prices weakened.',
  ],
  meta: [
    'Instagram’s net income jumped 59% to $62.4 billion as advertisers returned in force.',
    'Meta’s capital spending jumped 59% to $62.4 billion as data centers rose.',
    'Wall Street saw net income of $62.4 billion as advertisers returned.',
    'Meta’s net income jumped 59% to $62.4 billion when legal costs are ignored.',
  ],
  unitedhealth: [
    'UnitedHealth’s medical costs grew 8% to $400.3 billion as members aged.',
    'Medicare revenue grew 8% to $400.3 billion as the insurer signed up more members.',
    'Premiums grew 8% to $400.3 billion as the insurer signed up more members.',
    'UnitedHealth’s profit fell 36% to $14.4 billion in the fourth quarter after hackers crippled it.',
  ],
}

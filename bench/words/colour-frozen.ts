/**
 * Sentences and lies of 2026-11-26 told with much beside the figure: causes, concessions, epithets of the company, clauses
 * with "which", attributions, moods. Frozen before the words beside a figure were told apart from those in its own phrase.
 * The wrong ones and the lies hold as much beside theirs, and words within the figure's phrase that make it another's.
 */
import type { LieSet, SentenceSet } from './sets.ts'

export const sentencesColourFrozen: SentenceSet = {
  apple: [
    [
      null,
      'Despite a patchwork of tariffs and a courtroom defeat or two, the Cupertino-based company grew revenue 6.4% to $416.2 billion.',
    ],
    [
      'digit',
      'Despite a patchwork of tariffs and a courtroom defeat or two, the Cupertino-based company grew revenue 6.4% to $426.2 billion.',
    ],
    [
      null,
      'Services, which carries the fattest margins in the house, brought in $109.2 billion, said finance chief Kevan Parekh.',
    ],
    [
      'figure',
      'Wearables, which carries the fattest margins in the house, brought in $109.2 billion, said finance chief Kevan Parekh.',
    ],
    [null, 'The Mac shook off its post-pandemic hangover with a 12.4% rebound to $33.7 billion.'],
    ['direction', 'The Mac succumbed to its post-pandemic hangover with a 12.4% slump to $33.7 billion.'],
    [
      null,
      "Greater China remained the sore spot, slipping 3.8% to $64.4 billion as homegrown handset brands nibbled at the iPhone's lead.",
    ],
    [
      'figure',
      "Japan remained the sore spot, slipping 3.8% to $64.4 billion as homegrown handset brands nibbled at the iPhone's lead.",
    ],
    [null, 'Tim Cook can point to earnings of $7.46 a share, more than a fifth better than a year ago.'],
    ['threshold', 'Tim Cook can point to earnings of $7.46 a share, more than a third better than a year ago.'],
  ],
  apple_quarter: [
    [
      null,
      "The gadget maker's third-quarter revenue, buoyed by panic buying ahead of tariffs, swelled almost 10 percent to $94 billion.",
    ],
    [
      'period',
      "The gadget maker's full-year revenue, buoyed by panic buying ahead of tariffs, swelled almost 10 percent to $94 billion.",
    ],
    [null, 'Tablets had a rotten spring: iPad sales sagged 8.1% to $6.6 billion.'],
    ['sign', 'Tablets had a cracking spring: iPad sales swelled 8.1% to $6.6 billion.'],
  ],
  alphabet: [
    [
      null,
      'The Mountain View giant, long dismissed as an also-ran in cloud computing, saw Google Cloud revenue vault 36% to $58.7 billion.',
    ],
    [
      'digit',
      'The Mountain View giant, long dismissed as an also-ran in cloud computing, saw Google Cloud revenue vault 63% to $58.7 billion.',
    ],
    [
      null,
      'Sundar Pichai has been on a hiring spree for machine-learning talent, and it shows: research and development swallowed $61.1 billion.',
    ],
    [
      'figure',
      'Sundar Pichai has been on a hiring spree for machine-learning talent, and it shows: sales and marketing swallowed $61.1 billion.',
    ],
    [
      null,
      'Net income of $132.2 billion, flattered by paper gains on startups, was 32% fatter than in the previous twelve months.',
    ],
    [
      'digit',
      'Net income of $123.2 billion, flattered by paper gains on startups, was 32% fatter than in the previous twelve months.',
    ],
    [null, 'EMEA chipped in $117.2 billion, a shade under three tenths of the total.'],
    ['base', 'EMEA chipped in $117.2 billion, a shade under three tenths of the profit.'],
  ],
  amazon: [
    [
      null,
      'Under Andy Jassy, who has pruned middle management with gusto, operating income ballooned to $68.6 billion from $36.9 billion.',
    ],
    [
      'figure',
      'Under Andy Jassy, who has pruned middle management with gusto, net income ballooned to $68.6 billion from $36.9 billion.',
    ],
    [
      null,
      "AWS, the cash machine nobody saw coming in 2006, posted sales of $107.6 billion, the Seattle-based firm's annual report shows.",
    ],
    [
      'unit',
      "AWS, the cash machine nobody saw coming in 2006, posted sales of $107.6 million, the Seattle-based firm's annual report shows.",
    ],
    [
      null,
      'Advertisers keep flocking to sponsored listings, lifting advertising services nearly 20% to $56.2 billion.',
    ],
    [
      'direction',
      'Advertisers keep fleeing sponsored listings, sinking advertising services nearly 20% to $56.2 billion.',
    ],
    [null, 'Fulfillment, with its armies of pickers and robots, cost the company $98.5 billion.'],
    ['digit', 'Fulfillment, with its armies of pickers and robots, cost the company $89.5 billion.'],
  ],
  boeing: [
    [
      null,
      'A blown-out door plug, a bitter walkout by machinists and a revolving door in the C-suite later, the planemaker lost $11.8 billion.',
    ],
    [
      'sign',
      'A blown-out door plug, a bitter walkout by machinists and a revolving door in the C-suite later, the planemaker made $11.8 billion.',
    ],
    [null, 'Commercial Airplanes, hobbled by the strike, saw its revenue crater by about a third to $22.9 billion.'],
    ['figure', 'Global Services, hobbled by the strike, saw its revenue crater by about a third to $22.9 billion.'],
    [null, 'Revenue came to $66.5 billion, which will surprise nobody who followed the headlines from Renton.'],
    ['currency', 'Revenue came to €66.5 billion, which will surprise nobody who followed the headlines from Renton.'],
  ],
  coca_cola: [
    [
      null,
      'For a 139-year-old purveyor of sugar water, an operating margin of 34.1% in the quarter is not too shabby.',
    ],
    ['base', 'For a 139-year-old purveyor of sugar water, a gross margin of 34.1% in the quarter is not too shabby.'],
    [
      null,
      'With last year’s impairment of BODYARMOR out of the way, the soda giant’s quarterly operating income vaulted to $4.28 billion from $2.63 billion.',
    ],
    [
      'digit',
      'With last year’s impairment of BODYARMOR out of the way, the soda giant’s quarterly operating income vaulted to $4.82 billion from $2.63 billion.',
    ],
  ],
  mastercard: [
    [
      null,
      'It has plenty of swagger, this network: 2024 operating income of $15.6 billion, up 11% on the year before.',
    ],
    [
      'digit',
      'It has plenty of swagger, this network: 2024 operating income of $16.5 billion, up 11% on the year before.',
    ],
    [
      null,
      'Travellers splashed out abroad and cheques kept dying, so Mastercard’s net revenue marched 12% higher to $28.2 billion.',
    ],
    [
      'digit',
      'Travellers splashed out abroad and cheques kept dying, so Mastercard’s net revenue marched 21% higher to $28.2 billion.',
    ],
    [
      null,
      'Shareholders of the Purchase, New York-based network pocketed diluted earnings of $13.89 a share, up from $11.83.',
    ],
    [
      'direction',
      'Shareholders of the Purchase, New York-based network pocketed diluted earnings of $13.89 a share, down from $11.83.',
    ],
  ],
  nike: [
    [null, 'Footwear, still two thirds of everything the Beaverton outfit sells, withered 12% to $31.0 billion.'],
    ['figure', 'Apparel, still two thirds of everything the Beaverton outfit sells, withered 12% to $31.0 billion.'],
    [
      null,
      'The swoosh has lost its swagger: in the year to May, revenue tumbled 9.8% to $46.3 billion under returning veteran Elliott Hill.',
    ],
    [
      'direction',
      'The swoosh has found its swagger: in the year to May, revenue climbed 9.8% to $46.3 billion under returning veteran Elliott Hill.',
    ],
    [null, 'Heavy discounting to clear stale sneakers squeezed gross margin to 42.7% from 44.6%, executives conceded.'],
    [
      'digit',
      'Heavy discounting to clear stale sneakers squeezed gross margin to 40.7% from 44.6%, executives conceded.',
    ],
  ],
  nvidia: [
    [
      null,
      'Jensen Huang, leather jacket and all, presided over another barnstormer of a quarter: revenue of $46.7 billion, up 56%.',
    ],
    [
      'digit',
      'Jensen Huang, leather jacket and all, presided over another barnstormer of a quarter: revenue of $47.6 billion, up 56%.',
    ],
    [null, 'Even Graphics, the gaming-heavy segment where it all began, leapt by half to $5.4 billion.'],
    ['figure', 'Even Graphics, the gaming-heavy segment where it all began, leapt by half to $41.3 billion.'],
    [
      null,
      'Washington’s export licences have bitten, and still the Santa Clara chipmaker’s quarterly net income hit $26.4 billion.',
    ],
    [
      'period',
      'Washington’s export licences have bitten, and still the Santa Clara chipmaker’s annual net income hit $26.4 billion.',
    ],
  ],
  procter: [
    [
      null,
      'Diluted EPS of $6.51 (FY2024: $6.02) left analysts purring and the dividend, a 69-year streak, untroubled.',
    ],
    [
      'digit',
      'Diluted EPS of $6.15 (FY2024: $6.02) left analysts purring and the dividend, a 69-year streak, untroubled.',
    ],
    [
      null,
      'Penny-pinching households traded down to store brands, leaving P&G’s net sales barely higher at $84.3 billion.',
    ],
    [
      'direction',
      'Penny-pinching households traded down to store brands, leaving P&G’s net sales lower at $84.3 billion.',
    ],
    [null, 'Grooming, home of Gillette and its many blades, contributed $6.7 billion.'],
    ['figure', 'Beauty, home of Olay and its many jars, contributed $6.7 billion.'],
  ],
  tesla: [
    [
      null,
      'A humbling year for the EV pioneer (Nasdaq: TSLA): it kept just 4 cents of each dollar of revenue as net income.',
    ],
    [
      'digit',
      'A humbling year for the EV pioneer (Nasdaq: TSLA): it kept just 8 cents of each dollar of revenue as net income.',
    ],
    [
      null,
      'Distracted by politics, robots and his own pay packet, Elon Musk oversaw a year in which net income shrivelled 46% to $3.8 billion.',
    ],
    [
      'digit',
      'Distracted by politics, robots and his own pay packet, Elon Musk oversaw a year in which net income shrivelled 64% to $3.8 billion.',
    ],
    [
      null,
      'Batteries the size of shipping containers are flying off the shelves; energy generation and storage revenue jumped 27% to $12.8 billion.',
    ],
    [
      'figure',
      'Batteries the size of shipping containers are flying off the shelves; automotive revenue jumped 27% to $12.8 billion.',
    ],
    [null, 'Whether robotaxis ever pay is anyone’s guess, but research and development ate $6.4 billion in 2025.'],
    ['period', 'Whether robotaxis ever pay is anyone’s guess, but research and development ate $6.4 billion in 2024.'],
  ],
  walmart: [
    [
      null,
      'Doug McMillon’s parting gift is a 25% surge in consolidated net income attributable to Walmart, to $19.4 billion.',
    ],
    [
      'digit',
      'Doug McMillon’s parting gift is a 52% surge in consolidated net income attributable to Walmart, to $19.4 billion.',
    ],
    [
      null,
      'Bentonville’s behemoth rang up $681.0 billion in revenue, helped along by well-heeled shoppers hunting for bargains.',
    ],
    [
      'digit',
      'Bentonville’s behemoth rang up $618.0 billion in revenue, helped along by well-heeled shoppers hunting for bargains.',
    ],
    [null, 'Sam’s Club U.S., whose members seem immune to gloom, grew 4.7% to $90.2 billion.'],
    ['figure', 'Walmart International, whose members seem immune to gloom, grew 4.7% to $90.2 billion.'],
    [
      null,
      'In a statement peppered with references to rollbacks, the retailer reported diluted earnings of $2.41 a share.',
    ],
    [
      'digit',
      'In a statement peppered with references to rollbacks, the retailer reported diluted earnings of $2.14 a share.',
    ],
  ],
}

export const liesColourFrozen: LieSet = {
  apple: [
    'Despite tariffs, the Cupertino-based company grew its installed base revenue 6.4% to $416.2 billion.',
    'App Store revenue, which carries the fattest margins in the house, came to $109.2 billion.',
    'Refurbished Mac sales shook off the hangover with a 12.4% rebound to $33.7 billion.',
    'Retail partners of Apple, still reeling from tariffs, booked revenue of $416.2 billion.',
  ],
  alphabet: [
    'Long dismissed as an also-ran, Waymo saw revenue vault 36% to $58.7 billion.',
    'Search advertising, buoyed by chatbots, brought in $402.8 billion, the filing shows.',
    'Sundar Pichai has been on a spree: data-centre construction swallowed $61.1 billion.',
    'Shareholders received $132.2 billion, flattered by paper gains on startups.',
  ],
  amazon: [
    'Under Andy Jassy, North American operating income ballooned to $68.6 billion.',
    'Warehouse wages, with armies of pickers, cost the company $98.5 billion.',
    'Anthropic, the cash machine nobody saw coming, posted sales of $107.6 billion.',
    'Prime video advertising leapt nearly 20% to $56.2 billion, executives conceded.',
  ],
  boeing: [
    'After a bitter walkout, the 737 programme alone lost $11.8 billion.',
    'Hobbled by the strike, freighter revenue cratered to $22.9 billion.',
  ],
  coca_cola: [
    'The soda giant’s bottlers, with the impairment out of the way, earned operating income of $4.28 billion.',
  ],
  mastercard: [
    'Travellers splashed out abroad, so cross-border volume fees marched 12% higher to $28.2 billion.',
    'Cardholders of the Purchase-based network racked up debts of $28.2 billion.',
  ],
  nike: [
    'The swoosh has lost its swagger: wholesale revenue tumbled 9.8% to $46.3 billion.',
    'Jordan Brand, squeezed by discounting, sold $13.0 billion of apparel.',
  ],
  nvidia: [
    'Another barnstormer: data-centre revenue of $46.7 billion, up 56%, in the quarter.',
    'Sovereign customers poured $26.4 billion into the chipmaker in the quarter, its net income shows.',
  ],
  procter: ['Grooming, home of Gillette, contributed $6.7 billion of organic growth.'],
  tesla: [
    'Distracted by politics, its robotaxi arm lost revenue of $12.8 billion.',
    'Megapack revenue jumped 27% to $12.8 billion as batteries flew off the shelves.',
    'Regulatory credits, ever the saviour, handed the carmaker net income of $3.8 billion.',
  ],
  walmart: [
    'Bentonville’s behemoth rang up $681.0 billion in grocery revenue, helped along by bargain hunters.',
    'Well-heeled shoppers spent $90.2 billion on membership at Sam’s Club.',
    'Marketplace sellers, immune to gloom, took in revenue of $121.9 billion.',
  ],
}

/**
 * Sentences of 2026-11-28 by a stranger to the reader, each beside a wrong twin, and lies of the same hand. Counted once before
 * they were looked at: 34 of 50 right ones were not understood, one was contradicted.
 */
import type { LieSet, SentenceSet } from './sets.ts'

export const sentencesFreshTwo: SentenceSet = {
  apple: [
    [null, "So here's the wild bit: out of every dollar Apple took in, it kept about 27 cents as profit."],
    ['digit', "So here's the wild bit: out of every dollar Apple took in, it kept about 72 cents as profit."],
    [
      null,
      "Apple spent $90.7 billion buying back its own shares this past fiscal year, and that's actually down from almost $95 billion, folks.",
    ],
    [
      'direction',
      "Apple spent $90.7 billion buying back its own shares this past fiscal year, and that's actually up on the year before, folks.",
    ],
    [
      null,
      'Class, note that Mac sales ($33.7bn) are bigger than iPad sales ($28.0bn) but smaller than wearables ($35.7bn).',
    ],
    [
      'rank',
      'Class, note that Mac sales ($33.7bn) are bigger than iPad sales ($28.0bn) and bigger than wearables too.',
    ],
    [null, 'The R&D bill was $34.6 billion, so a bit over eight percent of sales.'],
    ['base', 'The R&D bill was $34.6 billion, so a bit over eight percent of gross profit.'],
  ],
  apple_quarter: [
    [null, 'iPad had a rough quarter, down 8%, and wearables did even worse at minus 8.6%.'],
    ['sign', 'iPad had a lovely quarter, up 8%, and wearables did even better at plus 8.6%.'],
    [null, 'Best region for Apple in fiscal Q3? Rest of Asia Pacific, up a neat 20%.'],
    ['rank', "Best region for Apple's growth in fiscal Q3? Japan, up a neat 13%."],
  ],
  alphabet: [
    [
      null,
      "Alphabet's borrowing got a lot taller, guys: long-term debt went from $10.9 billion to $46.5 billion, more than four times as much.",
    ],
    [
      'words',
      "Alphabet's borrowing got a lot taller, guys: long-term debt went from $10.9 billion to $46.5 billion, more than five times as much.",
    ],
    [null, "Fun fact for the inbox: Other Bets makes up 0.4% of Alphabet's sales. Zero point four."],
    ['digit', "Fun fact for the inbox: Other Bets makes up 4.0% of Alphabet's sales. Four point zero."],
    [null, 'Profit at the Google mothership beat a hundred billion for the second year running: 132.2 after 100.1.'],
    ['record', 'Profit at the Google mothership beat a hundred billion for the third year running: 132.2 after 100.1.'],
  ],
  amazon: [
    [null, "Amazon's operating margin went 2.4, 6.4, 10.8 percent from 2022 to 2024. Let that sink in."],
    ['direction', "Amazon's operating margin went 10.8, 6.4, 2.4 percent from 2022 to 2024. Let that sink in."],
    [
      null,
      "Picture Amazon's revenue as a cake cut in 100 slices: almost 39 of them are online stores and only three or so are physical shops.",
    ],
    [
      'figure',
      "Picture Amazon's revenue as a cake cut in 100 slices: almost 39 of them are AWS and only three or so are physical shops.",
    ],
  ],
  boeing: [
    [
      null,
      "You know it's bad when making the stuff costs more than it sells for: Boeing's cost of sales was $68.5bn on $66.5bn of revenue.",
    ],
    [
      'figure',
      "You know it's fine when the stuff sells for more than it costs to make: Boeing's revenue was $68.5bn on $66.5bn of cost of sales.",
    ],
  ],
  coca_cola: [
    [null, 'Coke squeezed 34 cents of operating profit out of each dollar of Q2 sales; a year ago it was 21.'],
    ['period', 'Coke squeezed 21 cents of operating profit out of each dollar of Q2 2025 sales; a year ago it was 34.'],
    [null, "Sixty-six percent of Coke's quarterly revenue is concentrate operations, by the way."],
    ['base', "Sixty-six percent of Coke's quarterly operating income is concentrate operations, by the way."],
  ],
  mastercard: [
    [
      null,
      'If you owned a single Mastercard share, your slice of 2024 earnings was $13.89 after dilution, about two bucks more than in 2023.',
    ],
    [
      'words',
      'If you owned a single Mastercard share, your slice of 2024 earnings was $13.89 after dilution, about five bucks more than in 2023.',
    ],
    [null, 'Nearly 46 cents of each dollar Mastercard took in during 2024 ended up as net income. Insane business.'],
    [
      'figure',
      'Nearly 46 cents of each dollar Mastercard took in during 2024 went on general and administrative costs. Insane business.',
    ],
  ],
  nike: [
    [null, 'Shoes are two thirds of Nike, literally 66.9% of the money coming in.'],
    ['base', 'Shoes are two thirds of Nike, literally 66.9% of the profit it makes.'],
    [null, "Equipment was the only Nike product line that grew, and it's tiny: $2.2 billion."],
    ['every', "Every Nike product line grew, even equipment, and that one's tiny: $2.2 billion."],
  ],
  nvidia: [
    [null, 'Nvidia made $26.4 billion of profit in three months. Same quarter a year before: $16.6 billion.'],
    ['unit', 'Nvidia made $26.4 million of profit in three months. Same quarter a year before: $16.6 million.'],
    [null, "Half of Nvidia's sales are American now, 50.2% to be exact, when it used to be 43.3%."],
    ['period', "A year ago half of Nvidia's sales were American, 50.2% to be exact, and now it's 43.3%."],
  ],
  procter: [
    [
      null,
      'Procter & Gamble paid out $9.9 billion in dividends plus $6.5 billion in buybacks, so $16.4 billion in all went back to its owners.',
    ],
    [
      'sum',
      'Procter & Gamble paid out $9.9 billion in dividends plus $6.5 billion in buybacks, so $18.4 billion in all went back to its owners.',
    ],
    [null, "Remember last week's lesson on impairments? P&G took one of $1.3 billion in fiscal 2024 and none in 2025."],
    [
      'period',
      "Remember last week's lesson on impairments? P&G took one of $1.3 billion in fiscal 2025 and none in 2024.",
    ],
  ],
  tesla: [
    [null, "Okay so Tesla's profit margin went from 15.5% to 7.3% to 4.0%. Not a typo."],
    ['direction', "Okay so Tesla's profit margin went from 4.0% to 7.3% to 15.5%. Not a typo."],
    [null, 'Everyone says Tesla is just cars, but energy is 13.5% of sales now, a gain of more than three points.'],
    [
      'threshold',
      'Everyone says Tesla is just cars, but energy is 13.5% of sales now, a gain of more than four points.',
    ],
    [
      null,
      'Loads of dry powder at Tesla: $16.5 billion in cash plus $27.5 billion in short-term investments, call it 44 billion.',
    ],
    [
      'sum',
      'Loads of dry powder at Tesla: $16.5 billion in cash plus $27.5 billion in short-term investments, call it 54 billion.',
    ],
    [null, 'China was basically flat for Tesla, $20.96 billion versus $20.94 billion.'],
    ['figure', 'The US was basically flat for Tesla, $20.96 billion versus $20.94 billion.'],
  ],
  walmart: [
    [null, "Walmart keeps just 2.9 cents on the dollar, and somehow that's still $19.4 billion of profit!"],
    ['digit', "Walmart keeps just 9.2 cents on the dollar, and somehow that's still $19.4 billion of profit!"],
    [null, "Sam's Club is 13 percent of Walmart's sales, same as last year."],
    ['figure', "Sam's Club is 68 percent of Walmart's sales, same as last year."],
    [null, 'Diluted EPS at the Bentonville giant has climbed from $1.42 to $2.41 in two years. Nice.'],
    ['period', 'Diluted EPS at the Bentonville giant has climbed from $1.42 to $2.41 in one year. Nice.'],
  ],
  aegon: [
    [null, "Throwback time: in the year 2000 Aegon's revenue hit €30.8 billion, up more than a third on 1999."],
    ['words', "Throwback time: in the year 2000 Aegon's revenue hit €30.8 billion, up more than half on 1999."],
    [null, "Where did Aegon's revenue come from in 2000? Life cover 88%, non-life 10%, banking barely 1%."],
    ['figure', "Where did Aegon's revenue come from in 2000? Life cover 88%, banking 10%, non-life barely 1%."],
  ],
  american_express: [
    [null, "Amex's USCS unit pulled in $7.2 billion in the third quarter of 2023, nearly half of everything."],
    ['period', "Amex's USCS unit pulled in $7.2 billion in the third quarter of 2022, nearly half of everything."],
    [null, 'Rewards ate about 25 cents of every dollar Amex earned in revenue that quarter.'],
    ['figure', 'Salaries and benefits ate about 25 cents of every dollar Amex earned in revenue that quarter.'],
  ],
  aurora: [
    [null, "Aurora spends $745 million on R&D and sells $3 million of stuff; that's the whole slide, students."],
    ['unit', "Aurora spends $745 million on R&D and sells $3 billion of stuff; that's the whole slide, students."],
    [null, 'Loss per share at Aurora got smaller again: 60 cents, then 46, now 44.'],
    ['direction', 'Loss per share at Aurora got bigger again: 44 cents, then 46, now 60.'],
  ],
  exxon: [
    [null, 'Exxon earned $1.64 a share in the quarter, fifty cents less than a year ago.'],
    ['direction', 'Exxon earned $1.64 a share in the quarter, fifty cents more than a year ago.'],
    [null, 'All four Exxon segments shrank, from Specialty Products (down 3.5%) to Energy Products (down 13.8%).'],
    ['every', 'Just one of the four Exxon segments shrank, and that was Energy Products, down 13.8%.'],
  ],
  home_depot: [
    [
      null,
      "Home Depot's goodwill more than doubled, from $8.5bn to $19.5bn, in a year when it spent $17.6bn on acquisitions.",
    ],
    [
      'words',
      "Home Depot's goodwill more than tripled, from $8.5bn to $19.5bn, in a year when it spent $17.6bn on acquisitions.",
    ],
    [null, 'Buybacks at the orange store? Practically switched off: $649 million after nearly $8 billion.'],
    ['figure', 'Dividends at the orange store? Practically switched off: $649 million after nearly $8 billion.'],
  ],
  johnson: [
    [null, "If J&J's quarterly sales were a pizza, 57% of it got eaten in America and about 23% in Europe."],
    ['turn', "If J&J's quarterly sales were a pizza, 57% of it got eaten in Europe and about 23% in America."],
    [null, 'Johnson & Johnson is carrying $50.8 billion of debt now; at the end of 2024 it was $36.6 billion.'],
    [
      'currency',
      'Johnson & Johnson is carrying 50.8 billion Swiss francs of debt now; at the end of 2024 it was 36.6 billion.',
    ],
  ],
  meta: [
    [null, "Zuckerberg's company brought in $164.5 billion, and 42% of that was operating profit."],
    ['digit', "Zuckerberg's company brought in $164.5 billion, and 24% of that was operating profit."],
    [null, "Meta's shareholders got $5.1 billion in dividends in 2024 after getting zip in 2023 and 2022."],
    ['every', "Meta's shareholders got dividends in each of the three years, most recently $5.1 billion."],
    [null, "One for the chart nerds: Meta's marketing and sales costs drop every year, 15.3, 12.3, 11.3 billion."],
    [
      'figure',
      "One for the chart nerds: Meta's research and development costs drop every year, 15.3, 12.3, 11.3 billion.",
    ],
  ],
  moderna: [
    [null, "Moderna's top line: 19.3 billion, then 6.8, then 3.2. Ouch."],
    ['figure', "Moderna's bottom line: 19.3 billion, then 6.8, then 3.2. Ouch."],
    [null, 'This biotech put way more into R&D ($4.5bn) than it rang up in sales ($3.2bn) last year.'],
    ['turn', 'This biotech put way less into R&D ($3.2bn) than it rang up in sales ($4.5bn) last year.'],
  ],
  unitedhealth: [
    [null, 'UnitedHealth: 400 billion of revenue, 14 billion of profit, so 3.6 cents per dollar.'],
    ['digit', 'UnitedHealth: 400 billion of revenue, 14 billion of profit, so 6.3 cents per dollar.'],
    [null, 'The dividend cheque at UnitedHealth has gone up two years in a row, $6.0bn to $6.8bn to $7.5bn.'],
    ['record', 'The dividend cheque at UnitedHealth has gone down two years in a row, $7.5bn to $6.8bn to $6.0bn.'],
  ],
  webster: [
    [null, 'Old bank, small numbers: Webster made $18 million in 1995 on revenue of $109 million.'],
    ['unit', 'Old bank, big numbers: Webster made $18 billion in 1995 on revenue of $109 billion.'],
    [null, "Tax took 31% of Webster's pre-tax profit in 1995, where the year before it took about a fifth."],
    ['words', "Tax took 31% of Webster's pre-tax profit in 1995, where the year before it took about two fifths."],
  ],
}

export const liesFreshTwo: LieSet = {
  apple: [
    "Apple's AI spending last year was $34.6 billion, straight from the filing.",
    'Half of all iPhones, 50.4%, get sold in America.',
  ],
  apple_quarter: ['In Q3 Apple sold 44.6 million iPhones.', "Japan's 13.4% jump was all down to the Mac."],
  alphabet: [
    'Google Search by itself made $342.7 billion last year.',
    "Gemini subscriptions are already 14.6% of Alphabet's revenue.",
  ],
  amazon: [
    'Amazon dropped $88.5 billion on AI chips in 2024.',
    "Amazon's profit in Germany was $40.9 billion, which I find nuts.",
  ],
  boeing: ['Every plane Boeing delivered lost it $18.36 million.', 'Boeing sold $4.6 billion of jets to Emirates.'],
  coca_cola: ["Coke's Costa coffee chain does $4.2 billion a quarter.", 'Fairlife milk grew 10.6%, per the 10-Q.'],
  mastercard: [
    'Mastercard makes 38.5% of its money from stablecoins and crypto.',
    'Visa has a 55.3% operating margin, according to this report.',
  ],
  nike: ['42.3% of all Nike sneakers are sold in New York and California.', "Nike's own stores were 28.2% of revenue."],
  nvidia: ['Microsoft bought half of everything Nvidia made, 50.2%.', "Blackwell chips were 88.4% of Nvidia's sales."],
  procter: ['Tide is a $29.6 billion brand, kids.', 'P&G blows $22.7 billion a year on TV commercials.'],
  tesla: ['Tesla burned $6.4 billion on Optimus robots.', "Megapack sales in China were 13.5% of Tesla's revenue."],
  walmart: ['Walmart raised its prices by 5.1% last year.', 'Walmart+ members spent $90.2 billion.'],
  aegon: ["Aegon looked after €30.8 billion of customers' pension money in 2000."],
  american_express: [
    'Airport lounges cost Amex $973 million in the quarter.',
    'Platinum card fees hit $3.7 billion that quarter.',
  ],
  aurora: ["Aurora's robotaxis took $3 million in fares.", 'Uber owns $617 million worth of Aurora.'],
  exxon: [
    'Petrol stations earned Exxon $71.1 billion in Q2.',
    'Exxon paid $6.3 billion of income tax to Uncle Sam in three months.',
  ],
  home_depot: [
    "Home Depot's website makes 7.8% of its sales.",
    'Paint brought in $11.1 billion at Home Depot in fiscal 2024.',
  ],
  johnson: ['The talc lawsuits cost J&J $3.5 billion in one quarter.', 'Tylenol and Band-Aid sales were $8.5 billion.'],
  meta: ["WhatsApp made 22.3% of Meta's money.", 'Threads earned $1.3 billion in ads.'],
  moderna: ['Covid shots sold in Europe came to $3.1 billion.'],
  unitedhealth: ['UnitedHealth turned down claims worth $89.4 billion.'],
  webster: ['Webster wrote $38 million of bad loans in 1995.'],
}

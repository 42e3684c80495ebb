/**
 * Sentences of 2026-11-28 by a stranger to the reader who was asked to build each in another way: wires, forums, letters, captions,
 * essays, each beside a wrong twin, and lies of the same hand. Counted once before they were looked at: of 150 right ones 84 were
 * not understood and five contradicted, one wrong one was passed, no lie was verified.
 */
import type { LieSet, SentenceSet } from './sets.ts'

export const sentencesVaried: SentenceSet = {
  aegon: [
    [
      null,
      "AEGON's life business brought in EUR 27.2 billion of the insurer's EUR 30.8 billion in revenues for 2000, roughly 88 per cent of the lot.",
    ],
    [
      'digit',
      "AEGON's life business brought in EUR 27.2 billion of the insurer's EUR 30.8 billion in revenues for 2000, roughly 78 per cent of the lot.",
    ],
    [
      null,
      'At the Dutch group net income climbed for the second year in a row: 1,247 million euros in 1998, 1,570 million in 1999 and 2,066 million in 2000.',
    ],
    [
      'direction',
      'At the Dutch group net income was higher in 2000 after slipping in 1999: 1,247 million euros in 1998, 1,570 million in 1999 and 2,066 million in 2000.',
    ],
    [null, 'No region came close to the Americas, where AEGON turned over 17.0bn euros in 2000.'],
    ['rank', 'No region came close to the United Kingdom, where AEGON turned over 17.0bn euros in 2000.'],
    [null, 'The taxman got 850m euros from AEGON for 2000, that is 29.4% of the pre-tax result.'],
    ['base', 'The taxman got 850m euros from AEGON for 2000, that is 29.4% of total revenue.'],
    [
      null,
      'Put the Netherlands and the United Kingdom together and you get EUR 12.6 billion of revenues, still below what the Americas deliver on their own.',
    ],
    [
      'sum',
      'Put the Netherlands and the United Kingdom together and you get EUR 13.6 billion of revenues, still below what the Americas deliver on their own.',
    ],
    [
      null,
      'In this essay we look at the growth of Aegon. It sped up: 30.2% in 1999, then 37.5% in 2000, measured by total revenues.',
    ],
    [
      'direction',
      'In this essay we look at the growth of Aegon. It slowed down: 37.5% in 1999, then 30.2% in 2000, measured by total revenues.',
    ],
    [null, 'Basic earnings per share for the year 2000: 1.57 euros.'],
    ['currency', 'Basic earnings per share for the year 2000: 1.57 US dollars.'],
  ],
  alphabet: [
    [null, 'Google Cloud added more than $15 billion of sales last year, jumping 36% to $58.7 billion.'],
    ['digit', 'Google Cloud added more than $15 billion of sales last year, jumping 26% to $58.7 billion.'],
    [null, 'Capex watch: Alphabet laid out $91.4B in 2025, a 74% jump on the year before. Wow.'],
    ['period', 'Capex watch: Alphabet laid out $52.5B in 2025, a 74% jump on the year before. Wow.'],
    [null, "Google's parent ploughed 15.2% of its revenue into research and development in 2025."],
    ['base', "Google's parent ploughed 15.2% of its gross profit into research and development in 2025."],
    [
      null,
      "All four of Alphabet's regions grew by more than 10 percent in 2025, APAC leading the pack with 19 percent.",
    ],
    [
      'threshold',
      "All four of Alphabet's regions grew by more than 15 percent in 2025, APAC leading the pack with 19 percent.",
    ],
    [null, 'Long-term debt has more than quadrupled within a year, to $46.5 billion!'],
    ['words', 'Long-term debt has more than quintupled within a year, to $46.5 billion!'],
    [
      null,
      'Alphabet kept about 32 cents of each revenue dollar as operating income in 2025, against 27 cents back in 2023.',
    ],
    [
      'digit',
      'Alphabet kept about 23 cents of each revenue dollar as operating income in 2025, against 27 cents back in 2023.',
    ],
    [
      null,
      'Other income, net, came in at $29.8 billion. That is about four times the figure for 2024, and about twenty-one times the one for 2023.',
    ],
    [
      'words',
      'Other income, net, came in at $29.8 billion. That is about three times the figure for 2024, and about twenty-one times the one for 2023.',
    ],
  ],
  amazon: [
    [null, 'Out of every dollar Amazon took in during 2024, about 17 cents came from AWS.'],
    ['digit', 'Out of every dollar Amazon took in during 2024, about 27 cents came from AWS.'],
    [
      null,
      'The retailer went from a net loss of $2.7 billion in 2022 to a profit of $30.4 billion in 2023, and then nearly doubled that to $59.2 billion.',
    ],
    [
      'turn',
      'The retailer went from a net profit of $2.7 billion in 2022 to a profit of $30.4 billion in 2023, and then nearly doubled that to $59.2 billion.',
    ],
    [null, 'Germany, the UK and Japan: each of the three countries grew by at least 5% for Amazon in 2024.'],
    ['threshold', 'Germany, the UK and Japan: each of the three countries grew by at least 10% for Amazon in 2024.'],
    [null, "Amazon's advertising arm keeps humming: sales of $56.2 billion in 2024, a gain of almost 20 percent."],
    ['figure', "Amazon's subscription arm keeps humming: sales of $56.2 billion in 2024, a gain of almost 20 percent."],
    [null, 'Free cash flow over the three years ran like this: -16.9, then 32.2, then 32.9 (in billions of dollars).'],
    ['sign', 'Free cash flow over the three years ran like this: 16.9, then 32.2, then 32.9 (in billions of dollars).'],
    [null, "Amazon's 2024 operating income? $68.6B. Two years before? $12.2B. So 5.6x in two years, people."],
    ['digit', "Amazon's 2024 operating income? $68.6B. Two years before? $12.2B. So 6.5x in two years, people."],
    [
      null,
      'Fulfillment became 8.7 percent dearer, but the e-commerce company spent less on sales and marketing in 2024 than in 2023.',
    ],
    [
      'direction',
      'Fulfillment became 8.7 percent dearer, but the e-commerce company spent more on sales and marketing in 2024 than in 2023.',
    ],
  ],
  american_express: [
    [null, 'AmEx earned $3.30 a share in the third quarter against $2.47 a year ago, up about 34%.'],
    ['digit', 'AmEx earned $3.30 a share in the third quarter against $2.47 a year ago, up about 44%.'],
    [null, 'Card Member rewards, at $3.8 billion, were the largest expense line of the quarter.'],
    ['rank', 'Card Member rewards, at $3.8 billion, were the second-largest expense line of the quarter.'],
    [
      null,
      'USCS is the heavyweight in the house, it made $7.2bn of the $15.4bn revenue in Q3 2023, a little less than half.',
    ],
    [
      'threshold',
      'USCS is the heavyweight in the house, it made $7.2bn of the $15.4bn revenue in Q3 2023, a little more than half.',
    ],
    [
      null,
      "With total assets of $250.6 billion on $27.3 billion of equity, the balance sheet is a little over nine times the owners' money.",
    ],
    [
      'words',
      "With total assets of $250.6 billion on $27.3 billion of equity, the balance sheet is a little over seven times the owners' money.",
    ],
    [null, 'Which unit of American Express grew fastest in Q3? ICS with 17%, ahead of USCS with 16%.'],
    ['rank', 'Which unit of American Express grew fastest in Q3? USCS with 17%, ahead of ICS with 16%.'],
    [
      null,
      'Cash and equivalents stood at $43.9 billion on September 30, $10.0 billion more than the $33.9 billion of last December.',
    ],
    [
      'sum',
      'Cash and equivalents stood at $43.9 billion on September 30, $11.0 billion more than the $33.9 billion of last December.',
    ],
    [null, 'AXP provided $649 million for income taxes in the quarter, 20.9% of pretax income.'],
    ['base', 'AXP provided $649 million for income taxes in the quarter, 20.9% of net income.'],
  ],
  apple: [
    [
      null,
      'iPhone revenue came to $209.6bn in fiscal 2025, so the phone is still just over half of everything Apple sells.',
    ],
    [
      'threshold',
      'iPhone revenue came to $209.6bn in fiscal 2025, so the phone is still just under half of everything Apple sells.',
    ],
    [
      null,
      "Greater China was the only one of Apple's five regions where sales went backwards in the 2025 fiscal year.",
    ],
    ['figure', "Japan was the only one of Apple's five regions where sales went backwards in the 2025 fiscal year."],
    [null, "Apple's effective tax rate was 15.6% in fiscal 2025 and 24.1% in fiscal 2024."],
    ['period', "Apple's effective tax rate was 15.6% in fiscal 2024 and 24.1% in fiscal 2025."],
    [
      null,
      'Services alone ($109.2bn) is now bigger than Mac, iPad and wearables taken together, which add up to $97.4bn.',
    ],
    [
      'sum',
      'Services alone ($109.2bn) is now bigger than Mac, iPad and wearables taken together, which add up to $107.4bn.',
    ],
    [null, 'In two years the diluted share count came down to 15.0 billion from 15.8 billion.'],
    ['direction', 'In two years the diluted share count went up to 15.8 billion from 15.0 billion.'],
    [
      null,
      'Research and development expense keeps climbing in Cupertino: $29.9 billion, $31.4 billion, and now $34.6 billion.',
    ],
    [
      'figure',
      'Selling, general and administrative expense keeps climbing in Cupertino: $29.9 billion, $31.4 billion, and now $34.6 billion.',
    ],
    [null, "Free cash flow of $98.8bn was Apple's weakest of the three fiscal years 2023 to 2025."],
    ['record', "Free cash flow of $98.8bn was Apple's strongest of the three fiscal years 2023 to 2025."],
  ],
  apple_quarter: [
    [null, "CUPERTINO — Apple's quarterly sales rose 9.6 percent to $94.04 billion in the three months to June 28."],
    ['sign', "CUPERTINO — Apple's quarterly sales fell 9.6 percent to $94.04 billion in the three months to June 28."],
    [null, 'iPad and wearables were the only product lines with lower sales than in the same quarter a year earlier.'],
    ['every', 'The iPad was the only product line with lower sales than in the same quarter a year earlier.'],
    [null, 'Services delivered $27.4 billion in the fiscal third quarter, equal to 29.2% of total net sales.'],
    ['base', 'Services delivered $27.4 billion in the fiscal third quarter, equal to 29.2% of gross profit.'],
    [
      null,
      'In nine months the iPhone company used $70.6bn to repurchase its own stock, upwards of six times the $11.6bn of dividends.',
    ],
    [
      'words',
      'In nine months the iPhone company used $70.6bn to repurchase its own stock, upwards of seven times the $11.6bn of dividends.',
    ],
    [null, "Growth champion of Apple's June quarter was the Mac, plus 14.8%."],
    ['rank', "Growth champion of Apple's June quarter was the iPhone, plus 14.8%."],
    [null, 'Other income/(expense), net swung from plus $142 million to minus $171 million in a year.'],
    ['turn', 'Other income/(expense), net swung from minus $142 million to plus $171 million in a year.'],
  ],
  aurora: [
    [
      null,
      'After two years without a cent of sales, the self-driving truck developer finally booked revenue in 2025: $3 million.',
    ],
    [
      'unit',
      'After two years without a cent of sales, the self-driving truck developer finally booked revenue in 2025: $3 billion.',
    ],
    [
      null,
      'Aurora burned through $612 million of free cash in 2025, which is less than the $645 million it went through in 2024.',
    ],
    [
      'direction',
      'Aurora burned through $612 million of free cash in 2025, which is more than the $645 million it went through in 2024.',
    ],
    [null, 'lol for every dollar of revenue $AUR spent around $248 on R&D'],
    ['digit', 'lol for every dollar of revenue $AUR spent around $428 on R&D'],
    [null, "dilution check: average share count 1.84 billion in 2025, that's 13.7% more than the year before"],
    ['unit', "dilution check: average share count 1.84 million in 2025, that's 13.7% more than the year before"],
    [
      null,
      'Per-share losses have eased every year, 60 cents, 46 cents, 44 cents, although the net loss itself widened in 2025 to $816 million.',
    ],
    [
      'direction',
      'Per-share losses have eased every year, 60 cents, 46 cents, 44 cents, although the net loss itself narrowed in 2025 to $816 million.',
    ],
    [null, 'Aurora is financed almost wholly by its shareholders. Equity is 91% of total assets.'],
    ['digit', 'Aurora is financed almost wholly by its shareholders. Equity is 71% of total assets.'],
    [
      null,
      'The trucking-tech firm closed 2025 with 221 million dollars cash and 1,055 million of short-term investments, in sum 1,276 million.',
    ],
    [
      'sum',
      'The trucking-tech firm closed 2025 with 221 million dollars cash and 1,055 million of short-term investments, in sum 1,376 million.',
    ],
  ],
  boeing: [
    [
      null,
      "For once the planemaker's top division was not the one that builds airliners; Defense, Space & Security had the highest revenue in 2024, $23.9bn.",
    ],
    [
      'figure',
      "For once the planemaker's top division was not the one that builds airliners; Global Services had the highest revenue in 2024, $23.9bn.",
    ],
    [
      null,
      "Shareholders' equity stood at minus $3.9 billion at the end of 2024, compared with minus $17.2 billion twelve months before.",
    ],
    [
      'sign',
      "Shareholders' equity stood at $3.9 billion at the end of 2024, compared with minus $17.2 billion twelve months before.",
    ],
    [null, "Boeing's debt load edged up to $53.9 billion at year-end 2024 from $52.3 billion."],
    ['digit', "Boeing's debt load edged up to $35.9 billion at year-end 2024 from $52.3 billion."],
    [null, 'Revenue from Europe declined 17% in 2024 while revenue from Asia went up 20%.'],
    ['figure', 'Revenue from Asia declined 17% in 2024 while revenue from Europe went up 20%.'],
    [null, 'Even the gross line was red in 2024, at minus $2.0 billion, after a positive gross result in 2023.'],
    ['turn', 'Even the gross line was red in 2024, at minus $2.0 billion, like the negative gross result in 2023.'],
    [
      null,
      "Boeing's net research and development expense was up 12.9% to $3.8 billion in 2024; general and administrative expense slid 2.8% to $5.0 billion.",
    ],
    [
      'sign',
      "Boeing's net research and development expense was down 12.9% to $3.8 billion in 2024; general and administrative expense slid 2.8% to $5.0 billion.",
    ],
    [
      null,
      'BREAKING: Boeing lost eighteen dollars and thirty-six cents per share in 2024, about five times the loss per share of 2023.',
    ],
    [
      'words',
      'BREAKING: Boeing lost thirteen dollars and thirty-six cents per share in 2024, about five times the loss per share of 2023.',
    ],
  ],
  coca_cola: [
    [null, "Coke's operating income jumped 63 percent to $4.28 billion in the second quarter."],
    ['digit', "Coke's operating income jumped 36 percent to $4.28 billion in the second quarter."],
    [
      null,
      'In the first half of 2025 operating activities used up $1.4bn of cash at Coca-Cola; in the first half of 2024 they had brought in $4.1bn.',
    ],
    [
      'turn',
      'In the first half of 2025 operating activities used up $1.4bn of cash at Coca-Cola; in the first half of 2024 they had used up $4.1bn.',
    ],
    [
      null,
      'Concentrate operations grew 10.6% and finished product operations shrank 12.8% compared to the prior-year quarter, according to the filing.',
    ],
    [
      'figure',
      'Finished product operations grew 10.6% and concentrate operations shrank 12.8% compared to the prior-year quarter, according to the filing.',
    ],
    [null, "About three fifths of the soda giant's Q2 revenue was earned outside the United States."],
    ['words', "About three quarters of the soda giant's Q2 revenue was earned outside the United States."],
    [null, 'Diluted earnings per share: 88 cents, after 56 cents in the second quarter of 2024.'],
    ['currency', 'Diluted earnings per share: 88 pence, after 56 pence in the second quarter of 2024.'],
    [
      null,
      "A gross margin of 62.4% in the quarter is 1.3 percentage points better than last year's for the Atlanta beverage company.",
    ],
    [
      'digit',
      "A gross margin of 62.4% in the quarter is 2.3 percentage points better than last year's for the Atlanta beverage company.",
    ],
    [null, 'Long-term debt of $45.0 billion makes up 91% of total debt at Coca-Cola.'],
    ['base', 'Long-term debt of $45.0 billion makes up 91% of total liabilities at Coca-Cola.'],
  ],
  exxon: [
    [null, 'Revenue of the oil major dropped 12.4% year on year to $81.5 billion in the April-June period.'],
    ['digit', 'Revenue of the oil major dropped 14.2% year on year to $81.5 billion in the April-June period.'],
    [null, 'Interest expense at Exxon was a mere 145 million dollars in the quarter.'],
    ['unit', 'Interest expense at Exxon was a mere 145 thousand dollars in the quarter.'],
    [null, 'Dividends of $8.6bn plus buybacks of $9.8bn: in six months ExxonMobil paid its owners $18.4bn.'],
    ['sum', 'Dividends of $8.6bn plus buybacks of $9.8bn: in six months ExxonMobil paid its owners $19.4bn.'],
    [
      null,
      "Exxon's cash pile went from $23.0 billion at New Year to $14.4 billion at the end of June; $8.7 billion gone in half a year.",
    ],
    [
      'digit',
      "Exxon's cash pile went from $23.0 billion at New Year to $14.4 billion at the end of June; $7.8 billion gone in half a year.",
    ],
    [null, 'All four segments posted less revenue than in the second quarter of 2024.'],
    ['every', 'All segments except Specialty Products posted less revenue than in the second quarter of 2024.'],
    [null, 'Energy Products is where most of the turnover sits: $71.1 billion for the three months.'],
    ['figure', 'Upstream is where most of the turnover sits: $71.1 billion for the three months.'],
    [null, 'Exxon Mobil made $1.64 a share in the second quarter of 2025, $2.14 in the second quarter of 2024.'],
    ['period', 'Exxon Mobil made $1.64 a share in the second quarter of 2024, $2.14 in the second quarter of 2025.'],
  ],
  home_depot: [
    [null, 'The gross margin of Home Depot did not move: 33.4 percent in fiscal 2024, 33.4 percent in fiscal 2023.'],
    [
      'figure',
      'The operating margin of Home Depot did not move: 33.4 percent in fiscal 2024, 33.4 percent in fiscal 2023.',
    ],
    [
      null,
      'The home improvement chain spent $17.6 billion on acquisitions in the year to February 2, 2025, more than eleven times what it spent the year before.',
    ],
    [
      'words',
      'The home improvement chain spent $17.6 billion on acquisitions in the year to February 2, 2025, more than thirteen times what it spent the year before.',
    ],
    [null, "The retailer's best profit of the past three fiscal years was the $17.1 billion of fiscal 2022."],
    ['record', "The retailer's best profit of the past three fiscal years was the $14.8 billion of fiscal 2024."],
    [
      null,
      'Top seller among the merchandise lines in fiscal 2023: Indoor Garden with $14.7bn; next came Appliances with $13.9bn.',
    ],
    [
      'rank',
      'Top seller among the merchandise lines in fiscal 2023: Appliances with $14.7bn; next came Indoor Garden with $13.9bn.',
    ],
    [
      null,
      "The DIY chain's operating margin has been shrinking: 15.3 percent in fiscal 2022, 14.2 percent in 2023, 13.5 percent in 2024.",
    ],
    [
      'direction',
      "The DIY chain's operating margin has been widening: 13.5 percent in fiscal 2022, 14.2 percent in 2023, 15.3 percent in 2024.",
    ],
    [null, 'Total debt increased with $9.3 billion to $53.4 billion during fiscal 2024.'],
    ['sum', 'Total debt increased with $8.3 billion to $53.4 billion during fiscal 2024.'],
  ],
  johnson: [
    [null, 'MedTech was the faster grower at J&J in the second quarter, with sales up 7.3%.'],
    ['figure', 'Innovative Medicine was the faster grower at J&J in the second quarter, with sales up 7.3%.'],
    [null, "Fifty-seven percent of Johnson & Johnson's second-quarter sales were made in the United States."],
    ['words', "Seventy-five percent of Johnson & Johnson's second-quarter sales were made in the United States."],
    [
      null,
      'J&J finished June with net debt of $31.9 billion; at the end of December its net debt was just $12.1 billion.',
    ],
    [
      'sign',
      'J&J finished June with net cash of $31.9 billion; at the end of December its net debt was just $12.1 billion.',
    ],
    [null, 'Research and development cost Johnson & Johnson $3.5 billion in the quarter, or 14.8 percent of sales.'],
    ['digit', 'Research and development cost Johnson & Johnson $3.5 billion in the quarter, or 18.4 percent of sales.'],
    [null, "The band-aid brand's tax rate dropped to 14.7% from 18.5% in the second quarter."],
    ['direction', "The band-aid brand's tax rate rose to 18.5% from 14.7% in the second quarter."],
    [
      null,
      'At the end of June J&J shows intangibles of $49.8bn, up from $37.6bn at the turn of the year, a rise of 32%.',
    ],
    [
      'figure',
      'At the end of June J&J shows goodwill of $49.8bn, up from $37.6bn at the turn of the year, a rise of 32%.',
    ],
    [null, 'Net earnings improved by eighteen percent to five and a half billion dollars in the second quarter.'],
    [
      'words',
      'Net earnings improved by twenty-eight percent to five and a half billion dollars in the second quarter.',
    ],
  ],
  mastercard: [
    [
      null,
      'Mastercard returned $11.0 billion through buybacks and $2.4 billion through dividends in 2024, which together is more than the net income of $12.9 billion.',
    ],
    [
      'sum',
      'Mastercard returned $11.0 billion through buybacks and $2.4 billion through dividends in 2024, which together is less than the net income of $12.9 billion.',
    ],
    [null, 'Operating margin slipped to 55.3% from 55.8% in 2024, still rich.'],
    ['direction', 'Operating margin improved to 55.8% from 55.3% in 2024, still rich.'],
    [
      null,
      'Value-added services and solutions, now worth $10.8 billion a year, expanded by 16.8%; the payment network managed 9.5%.',
    ],
    [
      'digit',
      'Value-added services and solutions, now worth $10.8 billion a year, expanded by 11.8%; the payment network managed 9.5%.',
    ],
    [null, "Total debt of $18.2 billion is nearly three times the card network's total equity of $6.5 billion."],
    ['words', "Total debt of $18.2 billion is nearly four times the card network's total equity of $6.5 billion."],
    [null, "With fewer shares around, Mastercard's diluted EPS grew faster than net income (17.4% vs. 15.0%) in 2024."],
    [
      'direction',
      "With fewer shares around, Mastercard's diluted EPS grew slower than net income (15.0% vs. 17.4%) in 2024.",
    ],
    [null, 'The provision for litigation amounted to $680 million in 2024, almost double the amount of 2022.'],
    ['period', 'The provision for litigation amounted to $680 million in 2024, almost double the amount of 2023.'],
  ],
  meta: [
    [null, "For all the noise about headsets and glasses, Reality Labs is just 1.3% of Meta's revenue."],
    ['digit', "For all the noise about headsets and glasses, Reality Labs is just 3.1% of Meta's revenue."],
    [null, 'Having paid nothing in the year before, Meta sent $5.1 billion in dividends to its holders in 2024.'],
    ['period', 'Having paid nothing in the year before, Meta sent $5.1 billion in dividends to its holders in 2023.'],
    [
      null,
      'Of the $91.3 billion of operating cash Meta threw off in 2024, $37.3 billion was spent on capex. What remained: $54.1 billion.',
    ],
    [
      'sum',
      'Of the $91.3 billion of operating cash Meta threw off in 2024, $37.3 billion was spent on capex. What remained: $64.1 billion.',
    ],
    [
      null,
      'Zuck paid about the same income tax as in 2023 ($8.3 billion) though the profit before tax was up 49 percent.',
    ],
    [
      'sign',
      'Zuck paid about the same income tax as in 2023 ($8.3 billion) though the profit before tax was down 49 percent.',
    ],
    [
      null,
      'Marketing and sales spending fell for two years running, from $15.3 billion in 2022 to $11.3 billion in 2024.',
    ],
    [
      'figure',
      'Research and development spending fell for two years running, from $15.3 billion in 2022 to $11.3 billion in 2024.',
    ],
    [null, "Not one of Meta's four regions grew by less than 19 percent in 2024."],
    ['threshold', "Not one of Meta's four regions grew by less than 23 percent in 2024."],
    [
      null,
      'From each dollar of revenue the social network kept 42 cents as operating income in 2024; in 2022 it was just 25 cents.',
    ],
    [
      'figure',
      'From each dollar of revenue the social network kept 42 cents as net income in 2024; in 2022 it was just 25 cents.',
    ],
  ],
  moderna: [
    [null, "Moderna's turnover more than halved last year, from $6.8bn to $3.2bn."],
    ['threshold', "Moderna's turnover shrank by less than a third last year, from $6.8bn to $3.2bn."],
    [null, "The vaccine maker's 2024 loss of $9.28 per share was narrower than the $12.33 of 2023."],
    ['direction', "The vaccine maker's 2024 loss of $9.28 per share was wider than the $12.33 of 2023."],
    [null, 'In the rest of the world the collapse was brutal: $3.6bn in 2023, less than $0.9bn in 2024, minus 76%.'],
    ['figure', 'In Europe the collapse was brutal: $3.6bn in 2023, less than $0.9bn in 2024, minus 76%.'],
    [null, 'At the end of 2024 equity was $10.9 billion, or 77% of total assets.'],
    ['base', 'At the end of 2024 equity was $10.9 billion, or 77% of current assets.'],
    [null, 'What a fall: a net profit of $8.4bn in 2022, followed by losses of $4.7bn in 2023 and $3.6bn in 2024.'],
    ['turn', 'What a fall: a net loss of $8.4bn in 2022, followed by losses of $4.7bn in 2023 and $3.6bn in 2024.'],
    [null, 'For every dollar of revenue the biotech spent $1.40 on research and development.'],
    ['base', 'For every dollar of gross profit the biotech spent $1.40 on research and development.'],
  ],
  nike: [
    [null, 'Footwear sales at the sneaker maker slumped 12 percent in fiscal 2025.'],
    ['figure', 'Apparel sales at the sneaker maker slumped 12 percent in fiscal 2025.'],
    [null, 'Nike closed the year with inventories of $7.5 billion, about flat.'],
    ['unit', 'Nike closed the year with inventories of $7.5 million, about flat.'],
    [null, 'Net income of the Swoosh went down by more than two-fifths, to $3.2 billion from $5.7 billion.'],
    ['threshold', 'Net income of the Swoosh went down by more than one half, to $3.2 billion from $5.7 billion.'],
    [null, 'North America, EMEA, Greater China, APLA: all four lost revenue for Nike in fiscal 2025.'],
    ['every', 'North America, EMEA, Greater China, APLA: all but APLA lost revenue for Nike in fiscal 2025.'],
    [null, "Nike's gross margin was 42.7% in FY25. A year before 44.6%, so they lost 1.8 points."],
    ['digit', "Nike's gross margin was 42.7% in FY25. A year before 44.6%, so they lost 2.8 points."],
    [
      null,
      'Dear fellow shareholders, in fiscal 2025 your company returned $5.3 billion to you: $2.3 billion in dividends and $3.0 billion in share repurchases.',
    ],
    [
      'sum',
      'Dear fellow shareholders, in fiscal 2025 your company returned $6.3 billion to you: $2.3 billion in dividends and $3.0 billion in share repurchases.',
    ],
    [null, 'Free cash flow, at $3.3bn, was less than half the $6.6bn of the prior year.'],
    ['threshold', 'Free cash flow, at $3.3bn, was more than half the $6.6bn of the prior year.'],
  ],
  nvidia: [
    [null, "Nvidia's gross margin narrowed to 72.4% from 75.1% in the same quarter last year."],
    ['direction', "Nvidia's gross margin widened to 72.4% from 75.1% in the same quarter last year."],
    [null, "By location, the US led the chip company's July-quarter revenue; Singapore was second and Taiwan third."],
    ['rank', "By location, the US led the chip company's July-quarter revenue; Taiwan was second and Singapore third."],
    [null, 'Sales to China (including Hong Kong) decreased to $2.8 billion from $3.7 billion a year ago.'],
    ['direction', 'Sales to China (including Hong Kong) increased to $3.7 billion from $2.8 billion a year ago.'],
    [null, 'Inventories swelled 48% in half a year to just under $15 billion.'],
    ['unit', 'Inventories swelled 48% in half a year to just under $15 trillion.'],
    [null, "Jensen Huang's firm produced 39.7 billion dollars of free cash flow in the first six months, up 39%."],
    ['unit', "Jensen Huang's firm produced 39.7 million dollars of free cash flow in the first six months, up 39%."],
    [null, "Nearly nine tenths of Nvidia's sales belong to the Compute & Networking segment, the rest is Graphics."],
    [
      'words',
      "Nearly seven tenths of Nvidia's sales belong to the Compute & Networking segment, the rest is Graphics.",
    ],
    [null, "The United States accounted for slightly more than half of the GPU maker's $46.7 billion quarter."],
    ['threshold', "The United States accounted for slightly less than half of the GPU maker's $46.7 billion quarter."],
  ],
  procter: [
    [null, 'Fabric & Home Care, the home of Tide, accounts for thirty-five cents of every P&G sales dollar.'],
    ['words', 'Fabric & Home Care, the home of Tide, accounts for fifty-three cents of every P&G sales dollar.'],
    [null, 'Sales crept up by just 0.3% to $84.3 billion in fiscal 2025, P&G said.'],
    ['digit', 'Sales crept up by just 1.3% to $84.3 billion in fiscal 2025, P&G said.'],
    [
      null,
      'The $1.34 billion impairment of indefinite-lived intangibles hit P&G in fiscal 2024; in fiscal 2025 there was no such charge.',
    ],
    [
      'period',
      'The $1.34 billion impairment of indefinite-lived intangibles hit P&G in fiscal 2025; in fiscal 2024 there was no such charge.',
    ],
    [null, 'At $20.5 billion, operating income was the best of the three years in the report.'],
    ['record', 'At $20.5 billion, operating income was the worst of the three years in the report.'],
    [
      null,
      "Of P&G's five units, just two, Beauty and Baby, Feminine & Family Care, had lower sales than in fiscal 2024.",
    ],
    ['every', "Of P&G's five units, only one, Beauty, had lower sales than in fiscal 2024."],
    [null, 'Dividends have gone up every year, from $9.0 billion in fiscal 2023 to $9.3 billion to $9.9 billion.'],
    ['figure', 'Buybacks have gone up every year, from $9.0 billion in fiscal 2023 to $9.3 billion to $9.9 billion.'],
    [null, 'U.S. sales gained 2.7% while international sales lost 1.8% at the Pampers maker.'],
    ['sign', 'U.S. sales gained 2.7% while international sales gained 1.8% at the Pampers maker.'],
  ],
  tesla: [
    [
      null,
      "Tesla's automotive segment revenue was down 6.3% in 2025, while energy generation and storage grew by 26.6%.",
    ],
    [
      'sign',
      "Tesla's automotive segment revenue was up 6.3% in 2025, while energy generation and storage grew by 26.6%.",
    ],
    [null, "Net income at Elon Musk's carmaker has fallen about 75% since 2023, to $3.8bn."],
    ['period', "Net income at Elon Musk's carmaker has fallen about 75% since 2024, to $3.8bn."],
    [
      null,
      'Taxes, too: in 2023 Tesla had booked an income tax benefit of $5.0 billion, in 2025 it had an expense of $1.4 billion.',
    ],
    [
      'turn',
      'Taxes, too: in 2023 Tesla had booked an income tax expense of $5.0 billion, in 2025 it had an expense of $1.4 billion.',
    ],
    [null, 'The EV pioneer sits on $16.5bn of cash plus $27.5bn of short-term investments, so all in all $44.1bn.'],
    ['sum', 'The EV pioneer sits on $16.5bn of cash plus $27.5bn of short-term investments, so all in all $41.1bn.'],
    [null, 'Tesla stepped up research and development by 41%, to $6.4 billion, in 2025.'],
    ['digit', 'Tesla stepped up research and development by 14%, to $6.4 billion, in 2025.'],
    [
      null,
      'China, practically flat at $21.0 billion, is the smallest of the three regions the electric-car maker lists.',
    ],
    [
      'rank',
      'China, practically flat at $21.0 billion, is the largest of the three regions the electric-car maker lists.',
    ],
    [null, 'An operating margin of 4.6% is the lowest of the three years 2023, 2024 and 2025.'],
    ['record', 'An operating margin of 4.6% is the highest of the three years 2023, 2024 and 2025.'],
  ],
  unitedhealth: [
    [null, "The insurer's diluted earnings were $15.51 per share in 2024, versus $23.86 in 2023."],
    ['currency', "The insurer's diluted earnings were £15.51 per share in 2024, versus £23.86 in 2023."],
    [null, "For the first time in the three years shown, UnitedHealth's revenues went past the $400 billion mark."],
    [
      'threshold',
      "For the first time in the three years shown, UnitedHealth's revenues went past the $450 billion mark.",
    ],
    [null, 'Optum Rx is more than seven times as large as Optum Insight by revenue.'],
    ['threshold', 'Optum Rx is more than eight times as large as Optum Insight by revenue.'],
    [null, 'Net income tumbled 36% even as revenues rose 7.7% at the health insurance behemoth.'],
    ['sign', 'Net income tumbled 36% even as revenues fell 7.7% at the health insurance behemoth.'],
    [null, "On UnitedHealth's books goodwill ($106.7bn) is higher than total equity ($98.3bn)."],
    ['direction', "On UnitedHealth's books goodwill ($106.7bn) is lower than total equity ($98.3bn)."],
    [null, "Operating income missed the prior year's level by only 71 million dollars."],
    ['unit', "Operating income missed the prior year's level by only 71 billion dollars."],
    [null, 'Optum Health, Optum Insight and Optum Rx, before any elimination, add up to $257.3 billion of revenue.'],
    ['sum', 'Optum Health, Optum Insight and Optum Rx, before any elimination, add up to $275.3 billion of revenue.'],
  ],
  walmart: [
    [null, "Walmart U.S. rang up $462.4 billion, more than five times as much as Sam's Club."],
    ['threshold', "Walmart U.S. rang up $462.4 billion, more than six times as much as Sam's Club."],
    [null, 'bottom line of walmart last three years: 11.7bn, 15.5bn, 19.4bn. not bad for a grocery store'],
    ['digit', 'bottom line of walmart last three years: 11.7bn, 16.5bn, 19.4bn. not bad for a grocery store'],
    [null, "Cost of sales eats 75 cents of each dollar that passes through Walmart's tills."],
    ['digit', "Cost of sales eats 57 cents of each dollar that passes through Walmart's tills."],
    [null, 'Non-U.S. operations grew faster than U.S. operations in fiscal 2025, 6.3% against 4.8%.'],
    ['figure', 'U.S. operations grew faster than non-U.S. operations in fiscal 2025, 6.3% against 4.8%.'],
    [null, "Bentonville's capex grew 15.4% to $23.8 billion and free cash flow fell 16.3% to $12.7 billion."],
    ['sign', "Bentonville's capex grew 15.4% to $23.8 billion and free cash flow rose 16.3% to $12.7 billion."],
    [null, 'A bit over four cents on the dollar is all that stays with Walmart as operating income.'],
    ['words', 'A bit over fourteen cents on the dollar is all that stays with Walmart as operating income.'],
    [null, 'Walmart International had $121.9 billion of net sales in fiscal 2025, or 17.9% of total revenue.'],
    ['currency', 'Walmart International had £121.9 billion of net sales in fiscal 2025, or 17.9% of total revenue.'],
  ],
  webster: [
    [null, "Webster's net income of $18.3 million in 1995 was the lowest of the three years 1993 to 1995."],
    ['record', "Webster's net income of $18.3 million in 1995 was the highest of the three years 1993 to 1995."],
    [null, "The bank's biggest cost item in 1995 was salaries and employee benefits, at $37.6 million."],
    ['figure', "The bank's biggest cost item in 1995 was occupancy of premises, at $37.6 million."],
    [null, 'Total assets of Webster Financial amounted to 3.2 billion dollars at year-end 1995.'],
    ['unit', 'Total assets of Webster Financial amounted to 3.2 million dollars at year-end 1995.'],
    [null, "Webster's income tax expense surged by 70 percent to $8.2 million in 1995."],
    ['digit', "Webster's income tax expense surged by 17 percent to $8.2 million in 1995."],
    [null, 'Operating activities provided $16.1 million in 1995, whereas in 1994 they had consumed $48.1 million.'],
    ['turn', 'Operating activities provided $16.1 million in 1995, whereas in 1994 they had provided $48.1 million.'],
    [
      null,
      'The 1995 report of Webster Financial gives basic earnings of $2.44 and diluted earnings of $2.30 per share.',
    ],
    [
      'figure',
      'The 1995 report of Webster Financial gives diluted earnings of $2.44 and basic earnings of $2.30 per share.',
    ],
    [null, "Shareholders' equity was $210.0 million at the end of 1995, that makes 6.5% of total assets."],
    ['base', "Shareholders' equity was $210.0 million at the end of 1995, that makes 6.5% of total liabilities."],
  ],
}

export const liesVaried: LieSet = {
  aegon: [
    "AEGON's net income for 2000 came in at EUR 2,887 million, an all-time high for the group.",
    "The Netherlands was AEGON's largest market in 2000, contributing EUR 17,037 million of revenue.",
  ],
  alphabet: [
    "Alphabet's adjusted EBITDA reached $164.7 billion in 2025, according to the filing.",
    'YouTube advertising alone brought in $58.7 billion for Alphabet in 2025, up 36% year over year.',
  ],
  amazon: [
    'AWS generated operating income of $68.6 billion in 2024, more than all other Amazon segments combined.',
    'Amazon paid $9.3 billion in dividends to shareholders during 2024, its first ever payout.',
  ],
  american_express: [
    'American Express reported provisions for credit losses of $2.5 billion in Q3 2023, nearly as much as its net income of $1.9 billion.',
    'For full-year 2023 American Express guides to revenue of $15.4 billion and EPS of $3.30.',
  ],
  apple: [
    'Apple sold 209.6 million iPhones in fiscal 2025, lifting net income to $133.1 billion.',
    'With $98.7 billion of cash and no net debt, Apple ended fiscal 2025 with the strongest balance sheet in its sector.',
  ],
  apple_quarter: [
    'Apple bought back $70.6 billion of stock in the June quarter alone, three times its quarterly net income of $23.4 billion.',
  ],
  aurora: ["Aurora's revenue reached $745 million in 2025 as driverless freight scaled up across Texas."],
  boeing: [
    'Boeing delivered 348 aircraft in 2024 and its Commercial Airplanes unit recorded an operating loss of $10.7 billion.',
    "Boeing's order backlog stood at $156.4 billion at the end of 2024, and free cash flow was a positive $1.1 billion.",
  ],
  coca_cola: [
    "Coca-Cola's Q2 2025 revenue of $7.8 billion was driven by 4% volume growth in North America.",
    'Coca-Cola holds $49.4 billion in cash and marketable securities, comfortably more than its debt of $44.5 billion.',
  ],
  exxon: [
    "Exxon's upstream segment earned a profit of $25.7 billion in Q2 2025, by far the largest among the majors.",
    'ExxonMobil produced record operating cash flow of $24.5 billion in the second quarter of 2025 alone, and its full-year capex guidance is $12.2 billion.',
  ],
  home_depot: [
    'Home Depot spent $17.6 billion on share repurchases in fiscal 2024 and paid only $649 million in dividends.',
  ],
  johnson: [
    "J&J's MedTech division reported sales of $15.2 billion in Q2 2025, overtaking Innovative Medicine at $8.5 billion.",
  ],
  mastercard: [
    "Mastercard's gross dollar volume came to $28.2 billion in 2024, giving it a 30% share of the global card market.",
  ],
  meta: ["Reality Labs lost $17.9 billion in 2024 on revenue of $2.1 billion, Meta's filing shows."],
  moderna: [
    'Spikevax sales came to $4.5 billion in 2024, and Moderna returned to profit with net income of $3.6 billion.',
  ],
  nike: ["Converse contributed $2.2 billion to Nike's fiscal 2025 revenue, while Nike Direct made $19.6 billion."],
  nvidia: [
    "Nvidia's data center revenue hit $46.7 billion in the quarter and management guided to $54 billion for the next one.",
  ],
  procter: [
    "P&G's Grooming business, home of Gillette, posted net sales of $12.0 billion in fiscal 2025, ahead of Beauty.",
  ],
  tesla: ["Tesla's automotive gross margin was 18% in 2025 and regulatory credits brought in $1.4 billion of revenue."],
  unitedhealth: [
    'UnitedHealth paid out $310.9 billion in dividends and medical claims and employed 400,278 people at the end of 2024.',
  ],
  walmart: [
    "Walmart's e-commerce sales grew to $121.9 billion in fiscal 2025, and Sam's Club membership income was $6.2 billion.",
  ],
  webster: ["Webster's net income rose to a record $26.6 million in 1995, up from $23.5 million in 1994."],
}

/**
 * Sentences and lies about balance sheets and cash flows, written with those of the open half and before the reader knew
 * either. Looked at as counts only.
 */
import type { LieSet, SentenceSet } from './sets.ts'

export const sentencesSheetsFrozen: SentenceSet = {
  apple: [
    [null, 'Apple’s cash hoard grew by $6 billion to $35.9 billion.'],
    [
      null,
      'The company threw off $111.5 billion in cash from operations and ploughed $12.7 billion into capital expenditures.',
    ],
    [null, 'Buybacks, at $90.7 billion, dwarfed the $15.4 billion paid out in dividends.'],
    [null, 'Total assets amounted to $359.2 billion, of which $148.0 billion were current.'],
    [null, 'On the balance sheet, inventories fell to $5.7 billion and receivables rose to $39.8 billion.'],
    ['digit', 'Apple’s cash hoard grew by $9 billion to $35.9 billion.'],
    ['direction', 'On the balance sheet, inventories rose to $5.7 billion and receivables rose to $39.8 billion.'],
  ],
  boeing: [
    [null, 'Boeing’s operations ate $12.1 billion of cash in 2024.'],
    [null, 'Liabilities of $160.3 billion outstrip assets of $156.4 billion.'],
    [null, 'The company is saddled with $52.6 billion in long-term debt.'],
    [null, 'Inventories rose to $87.6 billion, an enormous sum even by its standards.'],
    [null, 'Only $13.8 billion of its $128.0 billion in current assets is cash.'],
    ['figure', 'Liabilities of $156.4 billion outstrip assets of $160.3 billion.'],
  ],
  nike: [
    [null, 'Nike paid shareholders $2.3 billion in dividends and spent a further $3.0 billion buying back stock.'],
    [null, 'Free cash flow came to roughly $3.3 billion once capital expenditures of $430 million are taken off.'],
    [null, 'Shareholders’ equity slipped to $13.2 billion.'],
    [null, 'With $7.5 billion of cash against $8.0 billion of long-term debt, the balance sheet is sturdy.'],
    ['figure', 'Nike paid shareholders $3.0 billion in dividends and spent a further $2.3 billion buying back stock.'],
  ],
  tesla: [
    [
      null,
      'Tesla poured $8.5 billion into capital expenditures, well short of the $14.7 billion its operations produced.',
    ],
    [null, 'Total assets climbed to $137.8 billion, while total liabilities were $54.9 billion.'],
    [null, 'Inventories totalled $12.4 billion at the end of December.'],
    [null, 'Stock-based compensation cost the company $2.8 billion.'],
    ['unit', 'Inventories totalled $12.4 million at the end of December.'],
  ],
  home_depot: [
    [null, 'The retailer laid out $17.6 billion for acquisitions and still found $8.9 billion for dividends.'],
    [null, 'Its equity is a sliver: $6.6 billion on assets of $96.1 billion.'],
    [null, 'Cash fell by more than half, to $1.7 billion.'],
    [null, 'Operations yielded $19.8 billion in cash.'],
    ['threshold', 'Cash fell by less than a third, to $1.7 billion.'],
  ],
  walmart: [
    [null, 'Walmart invested $23.8 billion in capital projects, nearly twice its free cash flow of $12.7 billion.'],
    [null, 'The grocer’s total debt comes to about $39.1 billion.'],
    [
      null,
      'After paying $6.7 billion in dividends and $4.5 billion for its own shares, Walmart had $9.0 billion in cash left.',
    ],
    ['digit', 'The grocer’s total debt comes to about $93.1 billion.'],
  ],
  meta: [
    [null, 'Operating cash flow jumped to $91.3 billion, and two fifths of it went into capital expenditures.'],
    [null, 'Shareholders got $5.1 billion in dividends plus $30.1 billion of buybacks.'],
    [null, 'Meta’s cash and short-term investments of $77.8 billion dwarf its long-term debt of $28.8 billion.'],
    [null, 'Goodwill is carried at $20.7 billion.'],
    ['figure', 'Shareholders got $30.1 billion in dividends plus $5.1 billion of buybacks.'],
  ],
}

export const liesSheetsFrozen: LieSet = {
  apple: [
    'Apple’s cash hoard abroad grew by $6 billion to $35.9 billion.',
    'Apple expects to plough $12.7 billion into capital expenditures.',
    'Buybacks, at $15.4 billion, dwarfed the $90.7 billion paid out in dividends.',
  ],
  boeing: [
    'The company is saddled with $52.6 billion in long-term debt to its pension funds.',
    'Only $13.8 billion of its $87.6 billion in current assets is cash.',
  ],
  nike: [
    'Nike paid bondholders $2.3 billion in dividends.',
    'Free cash flow came to roughly $3.3 billion before capital expenditures of $430 million.',
  ],
  tesla: ['Tesla poured $8.5 billion into advertising.', 'Total assets climbed to $137.8 billion in China.'],
  home_depot: ['Cash fell by more than half, to $1.7 billion, in the fourth quarter.'],
  meta: ['Operating cash flow jumped to $91.3 billion, and three fifths of it went into capital expenditures.'],
}

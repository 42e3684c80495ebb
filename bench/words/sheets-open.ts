/**
 * Sentences and lies of 2026-11-27 about balance sheets and cash flows, in the voices of wires, columnists and letters.
 * The open half, which the reader was built with.
 */
import type { LieSet, SentenceSet } from './sets.ts'

export const sentencesSheets: SentenceSet = {
  apple: [
    [
      null,
      'Apple ended September with $35.9 billion in cash and equivalents, up from $29.9 billion twelve months earlier.',
    ],
    [
      null,
      'Apple returned more than $106 billion to shareholders over the year: $90.7 billion through buybacks and $15.4 billion in dividends.',
    ],
    [null, 'Apple spent $106.1 billion on buybacks and dividends.'],
    [null, 'Total liabilities stood at $285.5 billion, nearly four times shareholders’ equity of $73.7 billion.'],
    [null, 'Operating cash flow, at $111.5 billion, slipped 6% from $118.3 billion.'],
    [null, 'Share buybacks alone consumed $90.7 billion.'],
    [null, 'It carries long-term debt of $78.3 billion, against cash of $35.9 billion.'],
    [null, 'Inventories dwindled to $5.7 billion from $7.3 billion.'],
    ['direction', 'Inventories swelled to $5.7 billion from $7.3 billion.'],
    ['figure', 'Apple spent $106.1 billion on buybacks and acquisitions.'],
    [
      'sum',
      'Apple returned more than $116 billion to shareholders over the year: $90.7 billion through buybacks and $15.4 billion in dividends.',
    ],
  ],
  boeing: [
    [null, 'The company burned through $12.1 billion in operating cash.'],
    [null, 'Shareholders’ equity remained in the red, at minus $3.9 billion.'],
    [
      null,
      'Boeing had $13.8 billion in cash on hand at year-end, having raised more than $25 billion from financing activities.',
    ],
    [null, 'Inventories of $87.6 billion make up more than half of the company’s assets.'],
    [null, 'Boeing closed the year with a shareholders’ deficit of $3.9 billion.'],
    [null, 'Operations consumed $12.1 billion in cash.'],
    ['threshold', 'Inventories of $87.6 billion make up more than two thirds of the company’s assets.'],
    ['sign', 'Operations generated $12.1 billion in cash.'],
  ],
  nike: [
    [null, 'Cash from operations halved to $3.7 billion, yet the company still paid $2.3 billion in dividends.'],
    [null, 'Nike wrapped up its fiscal year with inventories worth $7.5 billion, little changed from a year ago.'],
    [null, 'The company’s cash pile shrank by $2.4 billion to $7.5 billion.'],
    [null, 'Current assets of $23.4 billion cover current liabilities of $10.6 billion more than twice over.'],
    ['digit', 'The company’s cash pile shrank by $4.2 billion to $7.5 billion.'],
  ],
  tesla: [
    [null, 'The carmaker generated free cash flow of about $6.2 billion after capital spending of $8.5 billion.'],
    [
      null,
      'With $16.5 billion in cash and another $27.5 billion in short-term investments, Tesla is hardly short of money.',
    ],
    [null, 'Between cash and short-term investments, Tesla holds $44.1 billion.'],
    [null, 'Operating activities brought in $14.7 billion, of which $8.5 billion went into capital expenditures.'],
    ['figure', 'The carmaker generated free cash flow of about $6.2 billion after capital spending of $14.7 billion.'],
  ],
  home_depot: [
    [null, 'Dividends alone took $8.9 billion.'],
    [null, 'Home Depot finished the year with just $1.7 billion in cash, less than half of what it started with.'],
    [null, 'Long-term debt swelled to $48.5 billion.'],
    [null, 'Home Depot sat on $23.5 billion worth of inventory when its year closed.'],
    [null, 'Acquisitions swallowed $17.6 billion.'],
    ['figure', 'Dividends alone took $17.6 billion.'],
  ],
  walmart: [
    [null, 'Its inventories were worth $56.4 billion at the end of January.'],
    [
      null,
      'Walmart’s cash flow from operations, $36.4 billion, paid for $23.8 billion of capital expenditures and left $12.7 billion of free cash flow.',
    ],
    [null, 'Capital expenditures ate up $23.8 billion of the $36.4 billion in operating cash flow.'],
    [null, 'Dividends cost Walmart $6.7 billion, and buybacks another $4.5 billion.'],
    ['figure', 'Dividends cost Walmart $4.5 billion, and buybacks another $6.7 billion.'],
  ],
  meta: [
    [null, 'Capital spending of $37.3 billion did not stop Meta from generating $54.1 billion in free cash flow.'],
    [
      null,
      'Long-term debt rose to $28.8 billion, though cash and short-term investments together came to $77.8 billion.',
    ],
    [
      null,
      'Meta plowed $37.3 billion into property and equipment, and another $30.1 billion into buying back its own shares.',
    ],
    [null, 'Meta owns $276.1 billion of assets and owes $93.4 billion.'],
    ['digit', 'Meta owns $267.1 billion of assets and owes $93.4 billion.'],
  ],
}

export const liesSheets: LieSet = {
  apple: [
    'Apple ended June with $35.9 billion in cash and equivalents.',
    'Apple’s pension fund ended September with $35.9 billion in cash and equivalents.',
    'Apple plans to return $90.7 billion through buybacks.',
    'Apple spent $90.7 billion on buybacks and dividends.',
    'Total liabilities stood at $285.5 billion, nearly five times shareholders’ equity of $73.7 billion.',
    'Apple owes its suppliers $78.3 billion of long-term debt.',
  ],
  boeing: [
    'Inventories of $87.6 billion make up more than half of current liabilities.',
    'Boeing closed the year with shareholders’ equity of $3.9 billion.',
    'Boeing raised more than $25 billion from selling shares.',
  ],
  nike: ['Current assets of $23.4 billion cover current liabilities of $10.6 billion more than three times over.'],
  tesla: ['Between cash and receivables, Tesla holds $44.1 billion.'],
  walmart: ['Capital expenditures ate up $36.4 billion of the $23.8 billion in operating cash flow.'],
  meta: ['Meta owns $93.4 billion of assets and owes $276.1 billion.'],
}

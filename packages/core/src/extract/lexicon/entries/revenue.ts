/** Words for revenue and its total. */
import { type Entry, speakAgainst, speakFor } from '../entry.ts'

export const REVENUE: readonly Entry[] = [
  // What is left of revenue after a provision is a result of its own, however it is called.
  ...speakFor('other', 60, [
    {
      words: /after (?:the )?provision/,
      takes: 'Total revenues net of interest expense after provisions for credit losses',
      leaves: 'Total revenues net of interest expense',
      filing: '0000004962-23-000038',
    },
  ]),
  ...speakFor('revenue-total', 50, [
    {
      words:
        /^(?:total|consolidated|total consolidated) (?:net )?(?:operating )?(?:revenues?|sales|net sales|net revenues?|sales and revenues?|revenues and sales|sales and other operating revenues?)(?:$| and | net of interest expense| net\b| from|\/)/,
      takes: 'Total sales and revenues',
      leaves: 'Total unit sales',
      filing: '0000950130-95-000737',
    },
    {
      words: /^total (?:net (?:revenues?|sales)|revenues?\b(?!.*after))/,
      takes: 'Total revenues business units',
      leaves: 'Total automotive revenues',
      filing: '0000928385-01-500187',
    },
    {
      words: /^trust income$/,
      takes: 'Trust income',
      leaves: 'Trust department income',
      filing: '0000950149-96-000262',
    },
    {
      words: /^total investment income$/,
      takes: 'Total investment income',
      leaves: 'Investment income',
      filing: '0000102420-96-000003',
    },
  ]),
  ...speakFor('revenue', 40, [
    {
      words:
        /^(?:net |operating |total |gross |group )?(?:operating )?(?:revenues?|sales|turnover)(?:$| - net| net\b| less| and other| \$| including| from (?:external|contracts|continuing)| to )/,
      takes: 'Revenues',
      leaves: 'Automotive sales',
      filing: '0001652044-26-000018',
    },
    {
      words: /^(?:net |operating )+(?:revenues?|sales)\b/,
      takes: 'Net sales and revenues',
      leaves: 'Other sales and revenues',
      filing: '0000950130-95-000737',
    },
    {
      words: /^(?:sales|revenues?)(?: and)? (?:sales|revenues?)/,
      takes: 'Sales and revenues',
      leaves: 'Sales and marketing',
      filing: '0000018230-23-000047',
    },
    { words: /^sales of /, takes: 'Sales of goods', leaves: 'Cost of goods', filing: '0000040545-94-000003' },
    {
      words:
        /^(?:product|service|subscription|rental|contract|royalty|lease|academic|advertising|interest)s? (?:revenues?|sales)/,
      takes: 'Rental revenue',
      leaves: 'Deferred rental revenue',
      filing: '0000832482-96-000002',
    },
  ]),
  ...speakAgainst('revenue', [
    {
      words: /expense/,
      takes: 'Lease revenue net of interest expense on notes payable',
      leaves: 'Lease revenue',
      filing: '0001376474-16-000635',
    },
    {
      words: /cost/,
      takes: 'Sales of oil and gas produced, net of production costs',
      leaves: 'Sales of oil and gas',
      filing: '0000000000-09-900013',
    },
    {
      // A bank's own basis, with what taxes would have been: a measure beside the reported one.
      words: /\bmanaged\b/,
      takes: 'Net revenue - managed',
      leaves: 'Net revenue - reported',
      filing: '0000019617-25-000332',
    },
    {
      words: /provision/,
      takes: 'Product sales provision',
      leaves: 'Product sales',
      filing: '0001682852-25-000022',
    },
  ]),
]

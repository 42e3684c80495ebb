/** Words for costs of revenue and totals of expenses. */
import { type Entry, speakAgainst, speakFor } from '../entry.ts'

export const COSTS: readonly Entry[] = [
  ...speakFor('cost-total', 90, [
    {
      words: /^total (?:net )?costs? of (?!funds|borrow)/,
      takes: 'Total cost of revenue',
      leaves: 'Total cost of funds',
      filing: '0000796343-25-000004',
    },
  ]),
  ...speakFor('expenses-total', 80, [
    {
      words: /^total (?:\w+ )?(?:\w+ )?(?:costs?|expenses|benefits)\b/,
      takes: 'Total expenses',
      leaves: 'Total other income',
      filing: '0000928385-01-500187',
    },
    {
      words: /^costs and expenses$/,
      takes: 'Costs and expenses',
      leaves: 'Other costs and expenses',
      filing: '0000912057-96-004924',
    },
    {
      words: /^total (?:claims|deductions)/,
      takes: 'Total deductions',
      leaves: 'Deductions',
      filing: '0000755001-96-000005',
    },
  ]),
  ...speakFor('cost', 70, [
    {
      words:
        /^(?:less )?(?:total )?(?:net )?(?:direct |operating )?costs? (?:and expenses )?(?:of|applicable to|related to) (?!borrow|fund|capital|removal|debt|deposit)/,
      takes: 'Cost of sales',
      leaves: 'Cost of borrowed money',
      filing: '0001682852-25-000022',
    },
    {
      words: /^(?:less )?(?:total )?(?:goods|products|merchandise|services)(?: and \w+)? (?:sold|costs?)/,
      takes: 'Products sold',
      leaves: 'Products and services',
      filing: '0000703701-96-000002',
    },
    {
      words: /^(?:medical|health ?care) costs/,
      takes: 'Medical costs',
      leaves: 'Start-up costs',
      filing: '0000731766-25-000063',
    },
    {
      words: /^(?:company )?restaurant expenses/,
      takes: 'Company restaurant expenses',
      leaves: 'Company restaurant profit',
      filing: '0001041061-09-000077',
    },
  ]),
  ...speakAgainst('cost', [
    {
      words: /depreciation/,
      takes: 'Cost of products sold [excludes depreciation shown separately below]',
      leaves: 'Cost of products sold',
      filing: '0000106498-95-000029',
    },
  ]),
]

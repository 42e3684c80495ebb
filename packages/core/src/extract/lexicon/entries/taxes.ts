/** Words for taxes on income. */
import { type Entry, speakAgainst, speakFor } from '../entry.ts'

export const TAXES: readonly Entry[] = [
  ...speakFor('tax', 150, [
    {
      words: /\bincome tax/,
      takes: 'Federal Income Tax',
      leaves: 'Income before taxes and extraordinary items',
      filing: '0000755001-96-000005',
    },
    {
      words: /\btaxes (?:on|based on) (?:income|earnings)/,
      takes: 'Taxes on earnings',
      leaves: 'Income on securities',
      filing: '0000891618-94-000265',
    },
    {
      words: /\b(?:provision|benefit)s?(?: \w+){0,5} taxes/,
      takes: 'Total provision for taxes',
      leaves: 'Total provision for losses',
      filing: '0001047469-98-012291',
    },
    {
      words: /\bincome and (?:other|mining|production) tax(?:es)?\b/,
      takes: 'Income and other taxes',
      leaves: 'Other taxes',
      filing: '0000091419-23-000113',
    },
    {
      words: /\bcorporation tax/,
      takes: 'Corporation tax',
      leaves: 'Corporation expenses',
      filing: '0000928385-01-500187',
    },
    {
      words: /^(?:provision for |total )?tax(?:es)?(?: (?:expense|benefit|provision|credit))?(?: benefit)?(?: \w+)?$/,
      takes: 'TAXES',
      leaves: 'Other taxes',
      filing: '0000000000-99-000001',
    },
    {
      words: /^taxation(?: (?:charge|credit|expense|benefit))*$/,
      takes: 'Taxation',
      leaves: 'Deferred taxation',
      filing: '0001005150-96-000066',
    },
    {
      words: /^tax(?:ation)? on (?:profit|loss|ordinary|income)/,
      takes: 'Tax on profit on ordinary activities',
      leaves: 'Tax on payroll and wages',
      filing: 'Companies Act 1985, Schedule 4',
    },
    {
      words: /^tax (?:provision|expense|benefit)/,
      takes: 'Tax expense from stock based compensation',
      leaves: 'Stock based compensation',
      filing: '0001564590-18-004771',
    },
  ]),
  ...speakAgainst('tax', [
    {
      words: /\baccounting for (?:income )?taxes/,
      takes: 'Cumulative effect of change in method of accounting for income taxes',
      leaves: 'Income taxes',
      filing: '0001005150-96-000066',
    },
    {
      words: /net of/,
      takes: 'Extraordinary item, net of income tax',
      leaves: 'Income tax, net',
      filing: '0000898430-96-000906',
    },
    {
      words: /after/,
      takes: 'Earnings (loss) after income tax',
      leaves: 'Income tax',
      filing: '0000034088-23-000048',
    },
    {
      words: /other than/,
      takes: 'Taxes other than income taxes',
      leaves: 'Income taxes',
      filing: '0000899652-96-000083',
    },
    {
      words: /tax credits? /,
      takes: 'Income tax credit carry forwards',
      leaves: 'Income tax credit',
      filing: '0000000000-10-900023',
    },
    {
      words: /payroll/,
      takes: 'Benefits and payroll taxes',
      leaves: 'Benefit for deferred taxes',
      filing: '0000000000-10-900105',
    },
    {
      words: /\binterest (?:on|expense)/,
      takes: 'Interest expense recognized in income tax expense',
      leaves: 'Income tax expense',
      filing: '0000000000-09-900016',
    },
  ]),
]

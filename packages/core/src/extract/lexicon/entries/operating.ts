/** Words for operating income. */
import { type Entry, speakAgainst, speakFor } from '../entry.ts'

export const OPERATING: readonly Entry[] = [
  ...speakFor('operating', 100, [
    {
      words: /^\((?:loss|losses)\) from operations$/,
      bracketed: true,
      takes: '(Loss) from operations',
      leaves: '(Loss) from discontinued operations',
      filing: '0000950148-94-000045',
    },
    {
      words: /^operating \((?:loss|losses)\)$/,
      bracketed: true,
      takes: 'Operating (loss)',
      leaves: 'Operating',
      filing: '0000950148-94-000045',
    },
    {
      words: /^(?:net )?operating (?:income|profit|loss|earnings|margin)\b/,
      takes: 'Operating profit',
      leaves: 'Core operating profit',
      filing: '0000040545-94-000003',
    },
    {
      words: /\b(?:total|consolidated) (?:net )?operating (?:income|profit|loss|earnings|margin)\b/,
      takes: 'Consolidated operating income',
      leaves: 'Total operating activities',
      filing: '0000950144-96-001471',
    },
    {
      words: /^(?:net )?(?:income|loss|earnings|profit) from (?:continuing )?operations?$/,
      takes: 'Income from continuing operations',
      leaves: 'Income from discontinued operations',
      filing: '0000804328-25-000085',
    },
    {
      words: /^(?:net )?(?:income|loss|earnings|profit) from (?:rail(?:way|road)? )?operations\b/,
      takes: 'Loss from operations before reorganization items, and extraordinary item',
      leaves: 'Loss from discontinued operations, net of taxes',
      filing: '0000912057-95-011788',
    },
    {
      words: /^(?:income|loss)(?: from operations)? before (?:interest|other)[^t]*$/,
      takes: 'Income Before Interest',
      leaves: 'INCOME BEFORE MINORITY INTEREST',
      filing: '0000899652-96-000083',
    },
    {
      words: /^(?:(?:income|loss|earnings) )?before other (?:income|expense|nonoperating)/,
      takes: '(Loss) before other income',
      leaves: 'Other income before income taxes',
      filing: '0000922907-08-000774',
    },
    {
      words: /^(?:operating results?|results? (?:(?:from|of) operations|from operating activities))$/,
      takes: 'Results of Operations',
      leaves: 'Results of operations, 1995 change',
      filing: '0000912057-96-002824',
    },
  ]),
  ...speakAgainst('operating', [
    {
      words: /(?<!^income before other .*and )discontinued/,
      takes: 'Net operating loss from discontinued operations',
      leaves: 'Income before other income and discontinued operations',
      filing: '0000000000-09-900002',
    },
  ]),
]

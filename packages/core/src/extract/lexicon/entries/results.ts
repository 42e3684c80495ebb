/** Words for results: gross profit, operating income, income before taxes, net income. */
import { type Entry, speakAgainst, speakFor } from '../entry.ts'

export const RESULTS: readonly Entry[] = [
  ...speakFor('comprehensive', 190, [
    {
      words: /comprehensive (?:income|loss|earnings)/,
      takes: 'Total comprehensive income',
      leaves: 'Gross income',
      filing: '0000051143-25-000052',
    },
  ]),
  ...speakAgainst('comprehensive', [
    {
      words: /^(?:net )?comprehensive loss for the/,
      takes: 'Comprehensive loss for the year',
      leaves: 'Comprehensive loss',
      filing: '0001062993-16-008650',
    },
  ]),
  ...speakFor('pretax', 160, [
    {
      words: /before .*\btax/,
      takes: 'Income before taxes',
      leaves: 'Income after taxes',
      filing: '0000906601-95-000012',
    },
    {
      words: /before (?:provision|benefit)\b/,
      takes: 'Income before provision',
      leaves: 'Provision for loan losses',
      filing: '0000742070-96-000003',
    },
    {
      words: /\bpre-?tax (?:income|loss|earnings|profit)/,
      takes: 'Pre-tax income',
      leaves: 'Pre-tax margin',
      filing: '0000100790-96-000003',
    },
  ]),
  ...speakAgainst('pretax', [
    {
      words: /^net investment income/,
      takes: 'Net investment income before taxes',
      leaves: 'Income before taxes',
      filing: '17 CFR 210.7-04',
    },
    {
      words: /^(?!.*before (?:\w+ ){0,4}taxes).*\baccounting for (?:income )?taxes/,
      takes: 'Income before cumulative effect of change in method of accounting for income taxes',
      leaves: 'Income before income taxes and cumulative effect of change in accounting for income taxes',
      filing: '0001005150-96-000066',
    },
  ]),
  ...speakFor('net', 120, [
    { words: /^profit$/, takes: 'Profit', leaves: 'Profit sharing', filing: '0000018230-23-000047' },
    {
      words:
        /^net (?:increase|decrease|change)(?: decrease)? in net assets (?:resulting |applicable )?(?:from|to) operations/,
      takes: 'Net increase in net assets resulting from operations',
      leaves: 'Net increase in net assets from share transactions',
      filing: '17 CFR 210.6-07',
    },
    {
      words:
        /^(?:(?:consolidated|total|combined) net (?:income|loss|earnings|profit|deficit)\b|net (?:income|loss|earnings|profit|deficit))/,
      takes: 'Net earnings',
      leaves: 'Adjusted net earnings',
      filing: '0001551152-25-000020',
    },
    {
      words:
        /^(?:profit|loss|income)(?: after tax| after taxation)? (?:for|of) the (?:financial )?(?:year|period|quarter)/,
      takes: 'Loss for the year',
      leaves: 'Total net losses reclassified for the year',
      filing: '0001062993-16-008650',
    },
    {
      words: /^distributable income/,
      takes: 'Distributable income',
      leaves: 'Trust income',
      filing: 'SAB Topic 12.E',
    },
    {
      words: /^comprehensive loss for the/,
      takes: 'Comprehensive loss for the year',
      leaves: 'Comprehensive loss',
      filing: '0001062993-16-008650',
    },
  ]),
  ...speakAgainst('net', [
    {
      words: /^net (?:income|loss|earnings) (?:from|on|before)(?! continuing)/,
      takes: 'Net loss before equity income',
      leaves: 'Net income from continuing operations',
      filing: '0000950110-96-000328',
    },
  ]),
  ...speakFor('gross', 110, [
    {
      words: /^(?:total )?gross (?:profit|margin|income|loss|earnings)\b(?! (?:percent|%))/,
      takes: 'Gross margin',
      leaves: 'Gross margin percent',
      filing: '0001193125-17-148855',
    },
  ]),
]

/** Words for those among whom net income is shared out: preferred and common shareholders, minorities, investees. */
import { type Entry, speakAgainst, speakFor } from '../entry.ts'

export const OWNERS: readonly Entry[] = [
  ...speakFor('preferred', 180, [
    { words: /preferred/, takes: 'Preferred dividends', leaves: 'Dividends', filing: '0000004962-23-000038' },
    {
      words: /preference (?:stock|share|dividend)/,
      takes: 'Preference dividends',
      leaves: 'Preference for income',
      filing: '0000912057-96-002824',
    },
    {
      words: /deemed dividend/,
      takes: 'Deemed dividend from foreign subsidiary',
      leaves: 'Dividend from foreign subsidiary',
      filing: '0000000000-10-900023',
    },
    {
      words: /accretion/,
      takes: 'Accretion of discounts on marketable securities',
      leaves: 'Discounts on marketable securities',
      filing: '0001628280-24-028786',
    },
  ]),
  ...speakAgainst('preferred', [
    {
      words: /before/,
      takes: 'Earnings before minority interest and preferred stock dividends',
      leaves: 'Preferred stock dividends and other',
      filing: '0000854860-95-000011',
    },
  ]),
  ...speakFor('minority', 170, [
    {
      words: /non-?controlling/,
      takes: 'Redeemable noncontrolling interests',
      leaves: 'Interests',
      filing: '0000731766-25-000063',
    },
    { words: /minority/, takes: 'Minority interests', leaves: 'Majority interests', filing: '0000950168-96-000465' },
  ]),
  ...speakAgainst('minority', [
    {
      words: /before/,
      takes: 'Loss before minority interests',
      leaves: 'Minority share of loss',
      filing: '0000950168-96-000465',
    },
    {
      words: /including/,
      takes: 'Net income including noncontrolling interests',
      leaves: 'Net income of noncontrolling interests',
      filing: '0000034088-25-000042',
    },
    {
      words: /and (?:non-?controlling|minority|ncis?\b)/,
      takes: 'Income from discontinued operations, net of income taxes and minority interest',
      leaves: 'Minority interest, net of income taxes',
      filing: '0000100790-95-000012',
    },
  ]),
  ...speakFor('attributable', 140, [
    {
      words: /attributable to/,
      takes: 'Net income attributable to AT&T',
      leaves: 'Net income',
      filing: '0000732717-23-000047',
    },
    {
      words: /available (?:to|for)/,
      takes: 'Earnings Available for Common Shares',
      leaves: 'Earnings on shares',
      filing: '0000912057-96-002824',
    },
    {
      words: /(?:applicable|allocable) to (?!sales\b)/,
      takes: 'Net income applicable to common stock',
      leaves: 'Costs applicable to sales',
      filing: '0000950134-96-000927',
    },
    {
      words: /^(?:net income|earnings|balance) (?:for|on) common/,
      takes: 'Earnings on common stock',
      leaves: 'Cash dividends on common stock',
      filing: '0000916863-96-000001',
    },
    // What is left to the bank after what is attributed to others.
    {
      words: /^[a-z][\w.& -]*'s net (?:income|loss|earnings)$/,
      takes: "The bank's net income",
      leaves: "The bank's net interest income",
      filing: null,
    },
    {
      words: /^(?:owners|(?:ordinary |equity )?(?:share|stock)?holders|members)\b(?!.*non-?controlling)/,
      under: {
        words: /(?:^|> )(?!.*comprehensive)(?:[^>]*(?:profit|income|loss|earnings|result)[^>]* )?attributable to$/,
        prints: 'profit attributable to',
      },
      takes: 'Owners of the parent',
      leaves: 'The parent',
      filing: 'IAS 1.81B',
    },
  ]),
  ...speakAgainst('attributable', [
    {
      words: /^revenue/,
      takes: 'Revenues attributable to discontinued operations',
      leaves: 'Earnings attributable to shareholders',
      filing: '0000798949-96-000002',
    },
    {
      words: /comprehensive/,
      takes: 'Comprehensive result attributable to shareholders',
      leaves: 'Result attributable to shareholders',
      filing: 'IAS 1.81B',
    },
  ]),
  // An investee's net income is not the company's.
  ...speakFor('other', 130, [
    {
      words: /unconsolidated|affiliates/,
      takes: 'Sales to affiliates',
      leaves: 'Sales to others',
      filing: '0000000000-10-900033',
    },
    {
      words: /\binvestees?\b/,
      takes: 'Net income of equity investee',
      leaves: 'Net income as a percent of average equity',
      filing: '0000950129-96-000354',
    },
    {
      words: /group companies|associates/,
      takes: 'Net income group companies',
      leaves: 'Net income',
      filing: '0000928385-01-500187',
    },
  ]),
]

/** The figures of balance sheets and cash flows that questions name, and what each is called. */
import { DERIVED_OTHERS } from './derived-names.ts'
import type { NamedOther, OtherName } from './other-figure.ts'

const FROM_OPERATIONS = '(?:from|by|in|through) (?:its |the )?operat(?:ions|ing activities)'

/** In the order in which they are looked for: what holds another's name stands before it. */
export const OTHER_NAMES: readonly NamedOther[] = [
  ...DERIVED_OTHERS,
  {
    name: 'free_cash_flow',
    kind: 'cash_flow',
    label: 'Free cash flow',
    pattern: /\bfree cash(?:[- ]?flows?)?\b|\bfcf\b/gi,
    meaning: 'Free cash flow is operating cash flow less capital expenditures.',
  },
  {
    name: 'operating_cash_flow',
    kind: 'cash_flow',
    label: 'Operating cash flow',
    pattern: new RegExp(
      `\\boperating cash[- ]?flows?\\b|\\boperat(?:ions|ing activities)(?= (?:alone |had |have |also )*(?:burn|consum|generat|yield|produc|thr[eo]w|us(?:ed|es)\\b|provid|suppl|swallow|brought)(?!(?:[^.;]|\\.\\d){0,40}\\b(?:in|of) cash\\b))|\\b(?:net )?cash[- ]?flows? ${FROM_OPERATIONS}|\\b(?:net )?cash (?:(?:was |is |did )?(?:came|come|comes|coming|generated|provided|produced|earned|used|burn(?:ed|t)?) (?:in )?)?${FROM_OPERATIONS}|\\bcash (?:did|does) (?:its |the )?operations (?:burn|generate|bring in|produce|provide|use|yield)\\b`,
      'gi',
    ),
    meaning: 'Operating cash flow is the cash that the business itself brought in, less what it paid out to run.',
  },
  {
    name: 'investing_cash_flow',
    kind: 'cash_flow',
    label: 'Investing cash flow',
    pattern:
      /\binvesting cash[- ]?flows?\b|\bcash[- ]?flows? from invest(?:ing(?: activities)?|ments)\b|\binvesting activities(?= (?:had |also )?(?:brought|provid|drain|us(?:ed|es)|consum|absorb|swallow|took|cost|generat))/gi,
    meaning: 'Investing cash flow is cash spent on and received from long-lived assets, securities and businesses.',
  },
  {
    name: 'financing_cash_flow',
    kind: 'cash_flow',
    label: 'Financing cash flow',
    pattern:
      /\bfinancing cash[- ]?flows?\b|\bcash[- ]?flows? from financing(?: activities)?\b|\bfinancing(?: activities)?(?= (?:had |also )?(?:brought|rais|provid|drain|us(?:ed|es)|consum|absorb|swallow|took|cost|generat))/gi,
    meaning: 'Financing cash flow is cash raised from and returned to lenders and shareholders.',
  },
  {
    name: 'net_change_in_cash',
    kind: 'cash_flow',
    label: 'The net change in cash',
    pattern: /\b(?:net )?(?:change|increase|decrease) in cash\b/gi,
    meaning: 'The net change in cash is what all cash flows of a period add up to.',
  },
  {
    name: 'capital_expenditures',
    kind: 'cash_flow',
    label: 'Capital expenditures',
    isPlural: true,
    isOutflow: true,
    pattern:
      /\bcapex\b|\bcapital (?:expenditures?|spending|outlays?|investments?)\b|\b(?:purchases? of|spen[dt] on|invest(?:ed)? in|invest(?:ing|ments) in|put into|payments? for) (?:property,? (?:plant,? )?(?:and|&) equipment|pp&e|fixed assets)\b/gi,
    meaning: 'Capital expenditures are what was paid for property, plant and equipment.',
  },
  {
    name: 'dividends_paid',
    kind: 'cash_flow',
    label: 'Dividends paid',
    isPlural: true,
    isOutflow: true,
    pattern:
      /\b(?:cash )?(?:dividends(?: paid)?|dividend payments?|dividend payouts?|(?<=\b(?:pay|pays|paid|paying) (?:no|its first|a first|its) )dividend)\b(?! (?:per|yield|a share|rate|policy))|(?:(?<=\d ?(?:billion|million|bn|m) (?:annual |total |cash |quarterly )?)|(?<=\b(?:times|twice|double|half|than|to|exceed(?:s|ed)?) (?:the|its) (?:annual |total |cash )?))dividend(?= (?:of [$€£]?[\d.]+ ?(?:billion|million|bn|m)\b|bill\b|outlay\b|it paid)|[.,;:)]|$)/gi,
    meaning: 'Dividends paid are what shareholders received in cash.',
  },
  {
    name: 'share_repurchases',
    kind: 'cash_flow',
    label: 'Share repurchases',
    isPlural: true,
    isOutflow: true,
    pattern:
      /\b(?:(?:share|stock)s? )?(?:buy-?backs?|repurchases?)(?: of (?:its own )?(?:stock|shares))?\b|\b(?:stock|shares) (?:did|does) (?:\S+ ){1,3}(?:buy|bought) back\b|\b(?:buy|bought|buying) back (?:its own |own )?(?:stock|shares)\b|\bpurchases? of (?:(?:company|treasury|common|its own|own) )(?:stock|shares)\b|\b(?:common |treasury )?(?:stock|shares) (?:acquired|bought back|repurchased)\b/gi,
    meaning: 'Share repurchases are what a company paid for its own stock.',
  },
  {
    name: 'acquisitions',
    kind: 'cash_flow',
    label: 'Acquisitions',
    isPlural: true,
    isOutflow: true,
    pattern: /\b(?:spen[dt]|paid|pay) (?:on|for) acquisitions\b/gi,
    meaning: 'Acquisitions are what was paid for businesses, less the cash that they held.',
  },
  {
    name: 'stock_compensation',
    kind: 'cash_flow',
    label: 'Stock-based compensation',
    pattern: /\b(?:stock|share)(?:-based)?[- ](?:comp(?:ensation)?|pay)\b|\bsbc\b/gi,
    meaning: 'Stock-based compensation is pay in stock: an expense for which no cash is paid.',
  },
  {
    name: 'depreciation_amortization',
    kind: 'cash_flow',
    label: 'Depreciation and amortization',
    pattern: /\bdepreciation(?:,? (?:and|&) amorti[sz]ation)?\b|\bd&a\b/gi,
    meaning: 'Depreciation and amortization spread the cost of what lasts for years over those years.',
  },
  {
    name: 'net_cash',
    kind: 'balance_sheet',
    label: 'Net cash',
    pattern: /\bnet cash(?: position)?\b(?! (?:from|by|used|provided|generated))/gi,
    meaning: 'Net cash is cash and short-term investments less debt; below zero there is more debt than cash.',
  },
  {
    name: 'current_ratio',
    kind: 'balance_sheet',
    label: 'The current ratio',
    pattern: /\bcurrent ratio\b/gi,
    meaning: 'The current ratio is current assets divided by current liabilities.',
  },
  {
    name: 'debt_to_equity',
    kind: 'balance_sheet',
    label: 'Debt to equity',
    pattern: /\bdebt(?:[- ]to[- ]|\/| to )equity(?: ratio)?\b/gi,
    meaning: 'Debt to equity is short- and long-term debt divided by shareholders’ equity.',
  },
  {
    name: 'long_term_debt',
    kind: 'balance_sheet',
    label: 'Long-term debt',
    pattern: /\blong[- ]?term (?:debts?|borrowings?)\b/gi,
    meaning: 'Long-term debt is what was borrowed and falls due in more than a year.',
  },
  {
    name: 'short_term_debt',
    kind: 'balance_sheet',
    label: 'Short-term debt',
    pattern: /\bshort[- ]?term (?:debts?|borrowings?)\b/gi,
    meaning: 'Short-term debt is what was borrowed and falls due within a year.',
  },
  {
    name: 'total_debt',
    kind: 'balance_sheet',
    label: 'Debt',
    pattern:
      /(?<!\bnet )\b(?:total |gross |financial |outstanding )?(?:debts?(?: load| pile| burden)?|borrowings|indebtedness)\b/gi,
    meaning: 'Debt is what was borrowed, short-term and long-term together.',
  },
  {
    name: 'short_term_investments',
    kind: 'balance_sheet',
    label: 'Short-term investments',
    isPlural: true,
    pattern: /\b(?:short[- ]?term investments|(?:current )?marketable securities)\b/gi,
    meaning: 'Short-term investments are securities that can be turned into cash within a year.',
  },
  {
    name: 'receivables',
    kind: 'balance_sheet',
    label: 'Receivables',
    isPlural: true,
    pattern: /\b(?:accounts |trade |customer )?receivables?\b|\bdo(?:es)? customers owe\b/gi,
    meaning: 'Receivables are what customers still owe.',
  },
  {
    name: 'inventories',
    kind: 'balance_sheet',
    label: 'Inventory',
    pattern: /\binventor(?:y|ies)\b(?! (?:turn|days))/gi,
    meaning: 'Inventory is goods and materials that are not yet sold, at cost.',
  },
  {
    name: 'current_assets',
    kind: 'balance_sheet',
    label: 'Current assets',
    isPlural: true,
    pattern: /(?<!\b(?:other |non-))\b(?:total )?current assets\b/gi,
    meaning: 'Current assets are cash and what becomes cash within a year.',
  },
  {
    name: 'property_net',
    kind: 'balance_sheet',
    label: 'Property, plant and equipment',
    pattern: /\bproperty,? (?:plant,? )?(?:and|&) equipment\b|\bpp&e\b|\bfixed assets\b/gi,
    meaning: 'Property, plant and equipment is land, buildings and machines after depreciation.',
  },
  {
    name: 'goodwill',
    kind: 'balance_sheet',
    label: 'Goodwill',
    pattern: /\bgoodwill\b(?! (?:impair|write|and))/gi,
    meaning: 'Goodwill is what was paid for businesses above the value of what they own.',
  },
  {
    name: 'intangibles',
    kind: 'balance_sheet',
    label: 'Intangible assets',
    isPlural: true,
    pattern: /\bintangible assets\b|\bintangibles\b/gi,
    meaning: 'Intangible assets are bought rights such as patents, brands and lists of customers.',
  },
  {
    name: 'total_assets',
    kind: 'balance_sheet',
    label: 'Total assets',
    isPlural: true,
    pattern: /(?<!\b(?:other|current|tax|net|lease|non-?current|long[- ]term) )\b(?:total )?assets\b/gi,
    meaning: 'Total assets are all that a company owns or is owed.',
  },
  {
    name: 'current_liabilities',
    kind: 'balance_sheet',
    label: 'Current liabilities',
    isPlural: true,
    pattern: /(?<!\b(?:other |non-))\b(?:total )?current liabilities\b/gi,
    meaning: 'Current liabilities are what falls due within a year.',
  },
  {
    name: 'total_liabilities',
    kind: 'balance_sheet',
    label: 'Total liabilities',
    isPlural: true,
    pattern:
      /(?<!\b(?:other|current|tax|lease|pension|contract|non-?current|long[- ]term) )\b(?:all |total )?liabilities\b/gi,
    meaning: 'Total liabilities are all that a company owes.',
  },
  {
    name: 'total_equity',
    kind: 'balance_sheet',
    label: 'Total equity',
    pattern: /\btotal equity\b/gi,
    meaning:
      'Total equity is what is left of the assets after all liabilities, others’ shares in subsidiaries included.',
  },
  {
    name: 'noncontrolling_interests',
    kind: 'balance_sheet',
    label: 'Noncontrolling interests',
    isPlural: true,
    pattern: /\b(?:non-?controlling|minority) interests?\b/gi,
    meaning: 'Noncontrolling interests are the share of others in subsidiaries.',
  },
  {
    name: 'shareholders_equity',
    kind: 'balance_sheet',
    label: 'Shareholders’ equity',
    pattern:
      /\b(?:(?:share|stock)(?:holder|owner)s?['’]?s? |owners['’] )?equity\b(?! (?:method|ratio|stakes?|investments?|securities|awards?|comp))|\bbook (?:value|equity)\b(?! per)/gi,
    meaning: 'Shareholders’ equity is what is left for the shareholders of the assets after all liabilities.',
  },
  {
    name: 'cash_and_equivalents',
    kind: 'balance_sheet',
    label: 'Cash and cash equivalents',
    isPlural: true,
    pattern:
      /\bcash(?:,? (?:and|&) (?:cash )?equivalents| on hand| balance| position| pile| reserves?| holdings?)?\b(?![- ]?(?:flows?|burn|conversion|out|back|cow|rich))|\bmoney (?:is |was |sits )?in the bank\b/gi,
    meaning: 'Cash and cash equivalents are money and what can be turned into it within three months.',
  },
]

/** A figure named in a question, with its place there. */
export interface OtherMention {
  named: NamedOther
  start: number
  end: number
}

/** The figures of the two statements that a text names, in its order; each place is one figure's. */
export function otherMentions(text: string): OtherMention[] {
  const found: OtherMention[] = []
  for (const named of OTHER_NAMES)
    for (const match of text.matchAll(named.pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (found.every((one) => end <= one.start || start >= one.end)) found.push({ named, start, end })
    }
  return found.sort((a, b) => a.start - b.start)
}

/** @throws where there is no such figure: names come from the table */
export function namedOther(name: OtherName): NamedOther {
  const found = OTHER_NAMES.find((one) => one.name === name)
  if (!found) throw new Error(`${name} has no words`)
  return found
}

/**
 * What people ask of the balance sheet and the cash flows in words of their own, and the name of the figure that it is.
 * Each phrase is whole: half of one ("returned", "burn") may be another figure.
 */

const WHO =
  "(?:(?:the |its |their )?(?:company|firm|group|business|bank)|they|it|you|we|[A-Z][\\w&.’']*(?: [A-Z][\\w&.’']*)*)"
const TO_OWNERS =
  '(?:to|for) (?:its |their |the |all )*(?:share|stock)?(?:holders|owners)|to (?:its |their |the )*(?:owners|investors)'
const PAYOUT = 'spend on dividends and share repurchases together'

export const PLAINER_OTHERS: readonly (readonly [RegExp, string])[] = [
  // what the owners were given: dividends and what was paid for their shares
  [
    new RegExp(
      `\\b(?:hand(?:ed)?|g[ia]ven?|sen[dt]|pa(?:y|id)|return(?:ed)?|distribut(?:e|ed))(?: (?:money|cash|capital))?(?: (?:back|out))* (?:${TO_OWNERS})\\b`,
      'gi',
    ),
    PAYOUT,
  ],
  [new RegExp(`\\bwas ${PAYOUT}`, 'gi'), `did it ${PAYOUT}`],
  [/\b(?:total )?(?:shareholder|stockholder) (?:returns?|payouts?|distributions?)\b(?! on)/gi, PAYOUT],
  [/\b(did|does|do) ((?:\S+ ){1,3}?)(?:pay|reward) (?:its |their |the )?(?:share|stock)holders\b/gi, `$1 $2${PAYOUT}`],
  [
    new RegExp(`\\b[Hh]ow much money (?:does|do|did) (${WHO}) have(?: left| on hand)?(?=\\s*\\??\\s*$)`, 'g'),
    'how much cash does $1 have',
  ],
  // cash that goes
  [
    new RegExp(
      `\\b[Hh]ow much (?:cash|money) (?:did|does|do|is|was|has) ${WHO} (?:burn(?:ed|t|ing)?(?: (?:through|up))?|go through)(?= (?:in|this|last|over|a|per|during)\\b|\\s*\\?|\\s*$)`,
      'g',
    ),
    'what were operating cash flow and free cash flow',
  ],
  [
    /\bhow much (?:cash|money) (?:went|goes|flew|flowed|was going) out(?: of)?(?: the)?(?: door| window| business)?(?=\s*\??\s*$)/gi,
    'what were operating cash flow and free cash flow',
  ],
  [/\b(?:the )?(?:cash burn(?: rate)?|burn rate)\b/gi, 'operating cash flow and free cash flow'],
  [
    /\b(?:operating cash flow|cash flow from operations) (?:minus|less|after|net of) (?:capex|capital (?:expenditures?|spending))\b/gi,
    'free cash flow',
  ],
  [
    /(?<!\b(?:operating|free|investing|financing) )\bcash flow (?=(?:compare|measure up|stack up|relate|differ|match))/gi,
    'operating cash flow ',
  ],
  [
    /(\b(?:profits?|net income|earnings) (?:compared?|measure up|stack up|relate|match(?:es)?) (?:with|to|against) )(?:the |its )?cash flow\b/gi,
    '$1operating cash flow',
  ],
  [/\bwhat (?:its |the )?operations (?:bring|brought|take|took) in\b/gi, 'operating cash flow'],
  [
    /\b(?:what|which|how (?:much|large|big|high)) (?:a |an )?(?:share|slice|part|portion|percentage|proportion|fraction|%) of (?:the |its |their )?(?:sales|revenues?) (?:ends? up as|turns into|becomes|became|is|was|converts? (?:in)?to) (?:free cash flow|fcf|free cash)\b/gi,
    'what was the free cash flow margin',
  ],
  // what it owes, and with what it would pay
  [
    new RegExp(
      `\\b(?:[Hh]ow much|[Ww]hat) (?:money )?(?:does|did|do) ${WHO} owe(?: in total| altogether| overall)?(?=\\s*\\??\\s*$)`,
      'g',
    ),
    'what were debt and total liabilities',
  ],
  [
    new RegExp(
      `\\b(?:[Hh]ow much|[Ww]hat) (?:money )?(?:does|did|do) ${WHO} owe (?:to )?(?:the |its )?(?:banks?|lenders|creditors|bondholders)\\b`,
      'g',
    ),
    'what was debt',
  ],
  [
    new RegExp(
      `\\b[Hh]ow (?:highly |heavily )?(?:leveraged|geared|indebted) (?=(?:is|was|are|were) ${WHO}\\s*\\??\\s*$)`,
      'g',
    ),
    'what debt to equity ',
  ],
  [/\b(?:the )?(?:(?:financial )?leverage(?: ratio)?|gearing(?: ratio)?|debt ratio)(?=\s*\??\s*$)/gi, 'debt to equity'],
  [
    new RegExp(`\\b(?:[Ii]s|[Aa]re|[Ww]as|[Ww]ere) (${WHO}) (?:deep(?:ly)?|heavily|much|badly) in debt\\b`, 'g'),
    'how much debt does $1 have',
  ],
  [
    new RegExp(
      `\\b(?:[Cc]ould|[Cc]an|[Ww]ould) (${WHO}) (?:pay|wipe|clear)(?: off)? (?:all )?(?:its|their|the|all) debts? (?:off )?(?:with|from|out of) (?:the |its |their )?cash(?: (?:that )?(?:it|they) (?:holds?|has|have)| on hand)?\\b`,
      'g',
    ),
    'does $1 have more cash than debt',
  ],
  [
    /\bdoes (?:its |the |their )?cash (?:cover|exceed|outweigh) (?:all )?(?:its |the |their )?debts?\b/gi,
    'is cash larger than debt',
  ],
  [
    /\bnet cash or (?:net )?debt\b|\bnet debt or (?:net )?cash\b|\bnet debt\b(?! (?:issu|repa|to\b|per\b))/gi,
    'net cash',
  ],
  [
    /\bhow many times (?:over )?(?:are|is|were|was) (?:its |the |their )?current liabilities covered by (?:its |the |their )?current assets\b/gi,
    'what was the current ratio',
  ],
  [
    /\bhow much (?:cash |money )?(?:is|was|does (?:it|the company) have|do they have) in the bank\b/gi,
    'how much cash is there',
  ],
  [/\bhow (?:big|large) (?=(?:is|was) the bank\s*\??\s*$)/gi, 'what total assets '],
  [/\b(?:total )?assets (?:minus|less) (?:total |all )?liabilities\b|\bnet (?:worth|assets)\b/gi, 'total equity'],
  // how fast money turns round
  [
    /\bhow (?:quickly|fast|soon|promptly|slowly|long)(?: (?:do|does|did))?(?: (?:its|their|the))? (?:customers?|clients|buyers) (?:take to )?pay(?: up| their bills)?(?=\s*\??\s*$)/gi,
    'what were days of receivables',
  ],
  [
    /\bhow long (?:does|do|did|is|are) (?:the |its |their )?(?:inventor(?:y|ies)|goods|merchandise)(?: (?:sit|stay|lie|last|remain|kept|wait))?(?: (?:on|in) (?:the |its |their )?(?:shel(?:f|ves)|stock|warehouses?|stores?))?(?=\s*\??\s*$)/gi,
    'what were days of inventories',
  ],
  [
    /\bhow (?:quickly|fast) (?:does|do|did) (?:it|they|the company) (?:sell|turn over|move) (?:its |their |the )?inventor(?:y|ies)\b/gi,
    'what were days of inventories',
  ],
  [
    /\bwhat (?:return|yield) (?:do|does|did|have|has) (?:the |its )?(?:owners|(?:share|stock)holders) (?:get|got|make|made|earn(?:ed)?|receive) on (?:the |their |its )?equity\b/gi,
    'what was return on equity',
  ],
  // what was bought
  [
    /\b(spen[dt]|pa(?:y|id)) (?:on|for) (?:(?:buying|taking over|acquiring) )(?:other |smaller |new )*(?:companies|businesses|firms|rivals)\b/gi,
    '$1 on acquisitions',
  ],
]
